//! Whole challenges without a renderer: won by moves, lost by time, with more time, left, and gone on with.

use super::terms::UNDER_WAY;
use super::{Begin, Challenge, Decided, Ended, GLANCE, Outcome, Stand, Terms, Wish};
use crate::ai::Level;
use crate::app::archive::Offer;
use crate::app::fixture::Stage;
use crate::app::flow::{MoveChosen, Phase, Screen};
use crate::app::game::Seat;
use crate::app::hud::{Deed, Dialog};
use crate::app::input::{Gesture, Selection};
use crate::app::setup::Chosen;
use crate::app::staged::{Afterwards, Staged};
use crate::app::thinking::LeastThinking;
use crate::rules::{Dimensions, Move, Side, Square};
use std::time::Duration;

const PERSONS: [Seat; 2] = [Seat::Human; 2];
const TIRO: [Seat; 2] = [Seat::Human, Seat::Engine(Level::Tiro)];

fn begun(terms: Terms) -> Stage {
    let mut stage = Stage::new();
    stage.listen::<Decided>();
    stage.listen::<Ended>();
    stage.write(Begin(terms));
    stage
}

fn terms(calculi: u8, seconds: u64) -> Terms {
    Terms {
        calculi,
        time: Duration::from_secs(seconds),
        ..Terms::default()
    }
}

fn stand(stage: &Stage) -> Stand {
    stage.get::<Challenge>().stand()
}

fn left(stage: &Stage) -> Duration {
    stage.get::<Challenge>().sand().left()
}

/// All are there, and three stand where they can be taken one after the other.
const THREE_TO_TAKE: &str = "bbbbbbb/bb5/7/wb1b1b1/7/7/wwwwwww w - 0";
/// Two of twelve have been taken before; a third stands where it can be.
const TWO_TAKEN: &str = "bbbbb2/bbbb3/7/wb5/7/7/wwwwwww w - 0";

#[test]
fn it_begins_on_the_smallest_board_and_waits_until_it_is_read() {
    let mut stage = begun(Terms {
        level: Level::Miles,
        ..terms(3, 180)
    });
    assert_eq!(stage.screen(), Screen::Game);
    assert_eq!(stand(&stage), Stand::Told);
    assert_eq!(stage.game().board(), Dimensions { files: 7, ranks: 7 });
    let seats = [Seat::Human, Seat::Engine(Level::Miles)];
    assert_eq!(stage.game().setup().seats, seats);
    assert_eq!(stage.game().position().side(), Side::White);
    assert!(stage.rests());
    stage.pass(50);
    assert_eq!(left(&stage), Duration::from_secs(180));
    stage.write(Wish::Start);
    assert_eq!(stand(&stage), Stand::On);
    assert!(!stage.rests());
    let before = left(&stage);
    stage.pass(5);
    assert_eq!(before - left(&stage), Duration::from_secs(5));
    // Nothing moves: the running sand is all that is drawn for.
    assert_eq!(stage.sleep(), Some(GLANCE));
    // What the menu would begin is as it was.
    assert_eq!(stage.get::<Chosen>().ruleset, None);
}

#[test]
fn a_hand_on_the_board_lets_the_sand_run() {
    let mut stage = begun(Terms::default());
    assert!(stage.rests());
    let piece = |stage: &Stage| stage.get::<Selection>().piece;
    let from = Square::parse("b4").expect("a square");
    stage.write(Gesture::Tap(from, [None; 4]));
    assert_eq!((stand(&stage), piece(&stage)), (Stand::On, Some(from)));
    stage.pass(5);
    assert!(left(&stage) < Duration::from_secs(176));
}

#[test]
fn the_usual_one_begins_in_the_midst_of_a_game() {
    let stage = begun(Terms::default());
    let position = stage.game().position();
    assert_eq!(position.to_string(), UNDER_WAY);
    assert_eq!((position.side(), position.outcome()), (Side::White, None));
    let takes = position.moves().into_iter().filter(|&mv| {
        let mut after = position.clone();
        after.play(mv).is_ok_and(|ply| !ply.taken.is_empty())
    });
    assert!(takes.count() > 0);
    // What cannot be read begins where the ruleset does.
    let stage = begun(Terms {
        position: Some("w w w".into()),
        ..Terms::default()
    });
    assert_eq!(stage.game().position().count(Side::Black), 12);
}

#[test]
fn three_moves_take_three_and_win() {
    let mut stage = begun(terms(3, 180));
    stage.write(Wish::Start);
    stage.stands(THREE_TO_TAKE, PERSONS);
    for (white, blue, taken) in [("c1-c4", "g7-g6", 1), ("e1-e4", "g6-g5", 2)] {
        stage.play(white);
        stage.play(blue);
        assert_eq!(super::taken(stage.game()), taken);
        assert_eq!(stand(&stage), Stand::On);
    }
    stage.play("g1-g4");
    stage.frames(6);
    assert_eq!(stand(&stage), Stand::Decided(Outcome::Won));
    assert_eq!(stage.heard::<Decided>(), [Decided(Outcome::Won)]);
    assert!(stage.heard::<Ended>().is_empty());
    assert!(stage.rests());
    // The table is halted, and nothing more is decided there.
    assert_eq!(stage.phase(), Phase::Over);
    stage.write(Wish::Again);
    assert_eq!(stand(&stage), Stand::Told);
    assert_eq!(super::taken(stage.game()), 0);
    assert_eq!(left(&stage), Duration::from_secs(180));
}

#[test]
fn when_the_sand_has_run_out_more_time_goes_on_from_there() {
    let mut stage = begun(terms(1, 3));
    stage.write(Wish::Start);
    stage.stands(TWO_TAKEN, TIRO);
    stage.pass(4);
    stage.frames(4);
    assert_eq!(stand(&stage), Stand::Decided(Outcome::Lost));
    assert_eq!(stage.phase(), Phase::Over);
    assert!(stage.rests());
    // A hand that comes too late plays nothing.
    stage.write(MoveChosen(Move::parse("c1-c4").expect("a move")));
    assert_eq!(stage.game().plies().len(), 0);
    stage.write(Wish::MoreTime);
    assert_eq!(stand(&stage), Stand::On);
    assert_eq!(stage.phase(), Phase::Choosing);
    assert!(left(&stage) > Duration::from_secs(1));
    stage.play("c1-c4");
    stage.frames(6);
    let decided = [Outcome::Lost, Outcome::Won].map(Decided);
    assert_eq!(stage.heard::<Decided>(), decided);
    stage.write(Wish::Leave);
    assert_eq!(stage.heard::<Ended>(), [Ended(Outcome::Won)]);
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn more_time_can_be_asked_for_at_any_moment() {
    let mut stage = begun(terms(3, 30));
    stage.write(Wish::Start);
    stage.pass(25);
    assert!(left(&stage) < Duration::from_secs(6));
    for _ in 0..3 {
        stage.write(Wish::MoreTime);
        assert!(left(&stage) > Duration::from_secs(29));
        stage.pass(20);
        assert_eq!(stand(&stage), Stand::On);
    }
}

#[test]
fn the_sand_stands_while_the_computer_thinks() {
    let mut stage = begun(terms(3, 60));
    stage.write(Wish::Start);
    stage
        .app
        .insert_resource(LeastThinking(Duration::from_secs(20)));
    let mv = stage.game().position().moves()[0];
    stage.write(MoveChosen(mv));
    assert_eq!(stage.phase(), Phase::Thinking);
    let before = left(&stage);
    stage.pass(10);
    assert_eq!(stage.phase(), Phase::Thinking);
    assert_eq!(left(&stage), before);
    assert_eq!(stand(&stage), Stand::On);
}

#[test]
fn a_game_that_ends_by_its_own_rules_ends_the_challenge() {
    let mut stage = begun(terms(3, 60));
    stage.write(Wish::Start);
    stage.stands("bbbbbbb/bbb4/2b4/3w3/7/7/4b2 w - 0", PERSONS);
    stage.play("d4-d5");
    stage.play("e1-e5");
    stage.frames(6);
    assert_eq!(stand(&stage), Stand::Decided(Outcome::GameOver));
}

#[test]
fn who_leaves_leaves_nothing_behind() {
    let mut stage = begun(terms(3, 60));
    stage.write(Wish::Start);
    stage.stands(THREE_TO_TAKE, PERSONS);
    stage.play("c1-c4");
    // What Escape asks for, and what would spoil the challenge.
    stage.write(Deed::Ask(Dialog::NewGame));
    assert_eq!(stage.game().plies().len(), 1);
    stage.write(Deed::Ask(Dialog::Menu));
    assert_eq!(stage.screen(), Screen::Title);
    assert_eq!(stage.heard::<Ended>(), [Ended(Outcome::Left)]);
    assert!(!stage.has::<Challenge>() && !stage.has::<Staged>());
    assert!(!stage.rests());
    // It is no game to go on with.
    assert!(stage.get::<Offer>().0.is_none());
}

#[test]
fn a_challenge_that_is_won_can_be_played_on_where_that_is_offered() {
    for (afterwards, goes_on) in [(Afterwards::PlayOn, true), (Afterwards::Leave, false)] {
        let mut stage = begun(Terms {
            afterwards,
            ..terms(1, 60)
        });
        stage.write(Wish::Start);
        stage.stands(THREE_TO_TAKE, PERSONS);
        stage.play("c1-c4");
        stage.frames(6);
        assert_eq!(stand(&stage), Stand::Decided(Outcome::Won));
        stage.write(Wish::PlayOn);
        assert_eq!(stage.has::<Staged>(), !goes_on);
        assert_eq!(stage.rests(), !goes_on);
        assert_eq!(stage.screen(), Screen::Game);
        if goes_on {
            stage.play("g7-g6");
            assert_eq!(stage.heard::<Ended>(), [Ended(Outcome::Won)]);
        }
    }
}

#[test]
fn a_ruleset_that_is_not_known_begins_nothing() {
    let stage = begun(Terms {
        ruleset: "chess".into(),
        ..Terms::default()
    });
    assert_eq!(stage.heard::<Ended>(), [Ended(Outcome::Left)]);
    assert_eq!(stage.screen(), Screen::Title);
    assert!(!stage.has::<Staged>());
}
