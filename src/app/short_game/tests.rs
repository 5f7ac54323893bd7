//! Whole short games without a renderer: ended by their limit with the calculi counted, and by their own rules.

use super::{Begin, By, Decided, Ended, Score, ShortGame, Stand, Terms, Wish};
use crate::ai::Level;
use crate::app::fixture::Stage;
use crate::app::flow::{GameRequest, Phase, Screen};
use crate::app::game::Seat;
use crate::app::input::{Gesture, Selection};
use crate::app::staged::{Afterwards, Leave, Staged};
use crate::rules::{Dimensions, Side, Square};

const PERSONS: [Seat; 2] = [Seat::Human; 2];

fn begun(turns: u8) -> Stage {
    let mut stage = Stage::new();
    stage.listen::<Decided>();
    stage.listen::<Ended>();
    stage.write(Begin(Terms {
        turns,
        ..Terms::default()
    }));
    stage.write(Wish::Start);
    stage
}

fn stand(stage: &Stage) -> Stand {
    stage.get::<ShortGame>().stand()
}

fn left(stage: &Stage) -> usize {
    stage.get::<ShortGame>().turns_left(stage.game())
}

const THREE_TO_TAKE: &str = "bbbbbbb/bb5/7/wb1b1b1/7/7/wwwwwww w - 0";

#[test]
fn it_begins_on_the_small_board_once_it_is_read() {
    let mut stage = Stage::new();
    stage.write(Begin(Terms {
        level: Level::Miles,
        ..Terms::default()
    }));
    assert_eq!(stand(&stage), Stand::Told);
    assert!(stage.rests());
    assert_eq!(stage.game().board(), Dimensions { files: 7, ranks: 7 });
    assert_eq!(left(&stage), 60);
    stage.write(Wish::Start);
    assert_eq!(stand(&stage), Stand::On);
    assert!(!stage.rests());
}

#[test]
fn a_hand_on_the_board_begins_and_its_touch_counts() {
    let mut stage = Stage::new();
    stage.write(Begin(Terms::default()));
    // Beside the squares nothing is meant.
    stage.write(Gesture::Frame);
    assert_eq!((stand(&stage), stage.rests()), (Stand::Told, true));
    let from = Square::parse("d2").expect("a square");
    stage.write(Gesture::Click(from));
    assert_eq!((stand(&stage), stage.rests()), (Stand::On, false));
    assert_eq!(stage.get::<Selection>().piece, Some(from));
    // Once it is decided a hand begins nothing.
    stage.stands("7/7/2wb3/7/7/7/4w2 w - 0", PERSONS);
    stage.play("e1-e5");
    stage.frames(6);
    let decided = stand(&stage);
    stage.write(Gesture::Click(from));
    assert_eq!((stand(&stage), stage.rests()), (decided, true));
}

#[test]
fn after_the_last_turn_the_calculi_are_counted() {
    let mut stage = begun(4);
    stage.stands(THREE_TO_TAKE, PERSONS);
    for (number, mv) in ["c1-c4", "g7-g6", "e1-e4"].into_iter().enumerate() {
        assert_eq!(left(&stage), 4 - number);
        stage.play(mv);
        assert_eq!(stand(&stage), Stand::On);
    }
    stage.play("g6-g5");
    stage.frames(6);
    // Eight of White's stand; of Blue's twelve two were taken.
    let score = Score {
        calculi: [8, 10],
        winner: Some(Side::Black),
        by: By::Count,
    };
    assert_eq!(stand(&stage), Stand::Decided(score));
    assert_eq!(stage.heard::<Decided>(), [Decided(score)]);
    assert_eq!(stage.phase(), Phase::Over);
    assert!(stage.rests());
    stage.write(Wish::Leave);
    assert_eq!(stage.heard::<Ended>(), [Ended(Some(score))]);
    assert_eq!(stage.screen(), Screen::Title);
    assert!(!stage.has::<ShortGame>() && !stage.has::<Staged>());
}

#[test]
fn the_count_may_be_won_or_drawn() {
    for (position, calculi, winner) in [
        ("bbb4/7/7/7/7/7/wwwwwww w - 0", [7, 3], Some(Side::White)),
        ("bbbbbbb/7/7/7/7/7/wwwwwww w - 0", [7, 7], None),
    ] {
        let mut stage = begun(2);
        stage.stands(position, PERSONS);
        stage.play("d1-d2");
        stage.play("c7-c6");
        stage.frames(6);
        let by = By::Count;
        let score = Score {
            calculi,
            winner,
            by,
        };
        assert_eq!(stand(&stage), Stand::Decided(score), "{position}");
    }
}

#[test]
fn the_rules_of_the_game_end_it_before_its_limit() {
    let mut stage = begun(60);
    stage.stands("7/7/2wb3/7/7/7/4w2 w - 0", PERSONS);
    stage.play("e1-e5");
    stage.frames(6);
    let score = Score {
        calculi: [2, 0],
        winner: Some(Side::White),
        by: By::Rules,
    };
    assert_eq!(stand(&stage), Stand::Decided(score));
    stage.write(Wish::Again);
    assert_eq!(stand(&stage), Stand::On);
    assert_eq!(left(&stage), 60);
    stage.write(Leave);
    assert_eq!(stage.heard::<Ended>(), [Ended(None)]);
}

#[test]
fn a_turn_taken_back_is_there_again() {
    let mut stage = begun(10);
    stage.stands(THREE_TO_TAKE, PERSONS);
    stage.play("c1-c4");
    assert_eq!(left(&stage), 9);
    stage.write(GameRequest::Undo);
    assert_eq!(left(&stage), 10);
    assert_eq!(stage.game().lost(Side::Black), 0);
}

#[test]
fn what_was_counted_can_be_played_on_where_that_is_offered() {
    for (afterwards, goes_on) in [(Afterwards::PlayOn, true), (Afterwards::Leave, false)] {
        let mut stage = Stage::new();
        stage.write(Begin(Terms {
            turns: 2,
            afterwards,
            ..Terms::default()
        }));
        stage.write(Wish::Start);
        stage.stands(THREE_TO_TAKE, PERSONS);
        stage.play("c1-c4");
        stage.play("g7-g6");
        stage.frames(6);
        stage.write(Wish::PlayOn);
        assert_eq!(stage.has::<Staged>(), !goes_on);
        if goes_on {
            assert!(!stage.rests());
            stage.play("e1-e4");
            assert_eq!(stage.game().plies().len(), 3);
        }
    }
}
