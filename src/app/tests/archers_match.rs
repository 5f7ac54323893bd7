//! A match of archers from the menu to the end of its second game: by ear, by hand, and given up.

use super::Table;
use super::hands::sq;
use crate::ai::{self, Level};
use crate::app::flow::{GameRequest, Phase, Screen};
use crate::app::game::{Game, Seat, TakeUp};
use crate::app::hud::{Deed, Dialog, Notice};
use crate::app::input::Pointed;
use crate::app::marks::Mark;
use crate::app::tally::Tally;
use crate::app::wording;
use crate::lang::{Language, Words};
use crate::rules::{Grade, Move, Position, Side, Square};
use bevy_egui::egui::accesskit::{Action, Role};
use std::sync::atomic::AtomicBool;

/// The longest game that is listened to.
const LONGEST: usize = 200;

/// Which game of the match it is, and the points so far of who has White now and of who has Blue.
fn score(table: &Table) -> (u8, [u32; 2]) {
    let tally = table.app.world().resource::<Tally>();
    let score = tally.score(table.app.world().resource::<Game>());
    let score = score.expect("a score");
    (score.game, score.together())
}

/// What is told to stand on a place: whose archer, and what it has become.
fn stands(name: &str) -> Option<(Side, Grade)> {
    let mut parts = name.split(", ").skip(1);
    let side = match parts.next() {
        Some("White") => Side::White,
        Some("Blue") => Side::Black,
        Some("empty") => return None,
        _ => panic!("what stands there: {name}"),
    };
    match parts.next() {
        Some("archer") => Some((side, Grade::Simple)),
        Some("superior archer") => Some((side, Grade::Superior)),
        _ => panic!("which archer: {name}"),
    }
}

/// Everything that is told of the mat is true, and all of it is told.
fn hear_the_mat(table: &mut Table) {
    let position = table.position().clone();
    let lines = position.terms().archers().expect("archers").lines().clone();
    let told = table.listen();
    assert!(
        told.iter()
            .any(|it| it.name == "Mat, 25 places joined by lines")
    );
    for at in lines.board().all() {
        let begin = format!("{at}, ");
        let place = told.iter().find(|it| it.name.starts_with(&begin));
        let place = place.unwrap_or_else(|| panic!("nothing is told of {at}"));
        assert_eq!((place.role, place.can_click), (Role::Button, true));
        let archer = position
            .at(at)
            .map(|it| (it.side, position.grade(at).expect("a grade")));
        assert_eq!(stands(&place.name), archer, "{}", place.name);
        let all = lines.neighbours(at);
        let heard = place.name.split_once("lines to ").map(|(_, rest)| rest);
        let heard = heard.unwrap_or_else(|| panic!("no lines: {}", place.name));
        let heard = heard.replace(" and ", ", ");
        let joined: Vec<Square> = heard.split(", ").map_while(Square::parse).collect();
        assert_eq!(joined.len(), all.len(), "{}", place.name);
        assert!(joined.iter().all(|at| all.contains(at)), "{}", place.name);
    }
}

/// Asks for a click on each place of a move, in their order; a pass is asked of its button.
fn play(table: &mut Table, mv: Move) {
    let places = match mv {
        Move::Go { from, to } => vec![from, to],
        Move::Remove { at } | Move::Place { at, .. } => vec![at],
        Move::Pass => Vec::new(),
    };
    if places.is_empty() {
        let told = table.listen();
        let pass = told.into_iter().find(|it| it.name.starts_with("Pass"));
        table.ask(pass.expect("a button to pass").id, Action::Click);
    }
    for place in places {
        let told = table.square_told(&place.to_string());
        table.ask(told.id, Action::Click);
    }
}

/// Plays to the end of the game by what is heard.
fn listen_to_the_end(table: &mut Table, seed: u64) {
    for turn in 0..LONGEST {
        if table.phase() == Some(Phase::Over) {
            return;
        }
        hear_the_mat(table);
        let position = table.position().clone();
        let choice = ai::choose(
            &position,
            Level::Principalis,
            seed + turn as u64,
            &AtomicBool::new(false),
        );
        play(table, choice.expect("a move").mv);
        table.settle();
        table.frames(3);
    }
    panic!("the game does not end: {}", table.position());
}

#[test]
fn a_match_of_two_games_by_ear() {
    let mut table = Table::new();
    table.frames(4);
    for choice in ["The archers", "Jarmo", "Play"] {
        let told = table.called(choice);
        assert!(told.can_click && told.enabled, "{choice}");
        table.ask(told.id, Action::Click);
        table.frames(4);
    }
    table.settle();
    assert_eq!(table.screen(), Screen::Game);
    let played = table.game().only_person().expect("one person");
    listen_to_the_end(&mut table, 11);
    let first = score(&table).1;
    let end = table.announced();
    let [white, blue] = first;
    let (mine, its) = match played {
        Side::White => (white, blue),
        Side::Black => (blue, white),
    };
    let counted = format!("Game 1: You {mine}, Tiro {its}. The match goes on");
    assert!(end.contains(&counted), "{end}");
    let next = if played == Side::White {
        "you play Blue."
    } else {
        "you play White."
    };
    assert!(end.contains("The match goes on: "), "{end}");
    assert!(end.ends_with(next), "{end}");
    assert_eq!(table.focus_told().name, "Second game");
    let second = table.called("Second game");
    table.ask(second.id, Action::Click);
    table.settle();
    assert_eq!(table.game().only_person(), Some(played.other()));
    assert_eq!(score(&table), (2, [first[1], first[0]]));
    listen_to_the_end(&mut table, 12);
    let end = table.announced();
    let [white, blue] = score(&table).1;
    assert!(white + blue > first[0] + first[1]);
    let (all_mine, all_its) = match played {
        Side::White => (blue, white),
        Side::Black => (white, blue),
    };
    // How the sum came about, by names that stay though the colours have changed hands.
    let told = format!(
        "Game 1: You {mine}, Tiro {its}. Game 2: You {}, Tiro {}. Together: You {all_mine}, Tiro {all_its}. ",
        all_mine - mine,
        all_its - its
    );
    assert!(end.contains(&told), "{end}");
    let headline = match all_mine.cmp(&all_its) {
        std::cmp::Ordering::Greater => "You have won the match",
        std::cmp::Ordering::Less => "You have lost the match",
        std::cmp::Ordering::Equal => "The match is drawn",
    };
    assert!(end.ends_with(headline), "{end}");
    let again = table.called("Play again");
    table.ask(again.id, Action::Click);
    table.settle();
    assert_eq!(score(&table), (1, [0, 0]));
}

/// Takes up a game of Jasyr in which White wins at once, against the computer or between two persons.
fn nearly_won(table: &mut Table, seats: [Seat; 2]) {
    table.begin("jasyr", seats);
    let mut setup = table.game().setup().clone();
    setup.first = Some(Side::White);
    let start = Position::parse(&setup.terms, "1w3/w4/5/2b2/5 w - 3").expect("a position");
    table.write(TakeUp {
        setup,
        start,
        moves: Vec::new(),
    });
    table.settle();
}

#[test]
fn the_second_game_is_begun_with_the_mouse_and_with_the_keyboard() {
    for by_mouse in [true, false] {
        let mut table = Table::new();
        nearly_won(&mut table, [Seat::Human, Seat::Engine(Level::Tiro)]);
        let (from, to) = (table.pixel("a4"), table.pixel("c5"));
        table.click(from);
        table.click(to);
        table.settle();
        table.frames(6);
        assert_eq!(table.phase(), Some(Phase::Over));
        if by_mouse {
            let button = table.place_of("Second game");
            table.click(button);
        } else {
            super::hands::key(&mut table, bevy::input::keyboard::Key::Enter);
        }
        table.settle();
        assert_eq!(table.game().only_person(), Some(Side::Black));
        assert_eq!(score(&table), (2, [0, 2]), "{by_mouse}");
    }
}

#[test]
fn giving_the_first_game_up_gives_its_points_away_and_the_match_goes_on() {
    let mut table = Table::with_game("jasyr", [Seat::Human, Seat::Engine(Level::Tiro)]);
    // What it costs is told before.
    table.write(Deed::Ask(Dialog::Resign));
    table.frames(4);
    let asked = table.listen();
    assert!(
        asked
            .iter()
            .any(|it| it.name == "Tiro gets 5 points for it."),
        "{asked:?}"
    );
    table.write(Deed::Cancel);
    table.request(GameRequest::Resign);
    assert_eq!(score(&table), (1, [0, 5]));
    let end = table.announced();
    assert!(
        end.contains("Game 1: You 0, Tiro 5") && end.ends_with("you play Blue."),
        "{end}"
    );
    table.request(GameRequest::Undo);
    assert_eq!(score(&table).1, [0, 0]);
    table.request(GameRequest::Resign);
    let second = table.called("Second game");
    table.ask(second.id, Action::Click);
    table.settle();
    assert_eq!(score(&table).1, [5, 0]);
    table.request(GameRequest::Resign);
    assert_eq!(score(&table).1, [10, 0]);
    let end = table.announced();
    let sum = "Game 2: You 0, Tiro 5. Together: You 0, Tiro 10. You have lost the match";
    assert!(end.ends_with(sum), "{end}");
}

#[test]
fn two_persons_keep_their_names_when_the_sides_change() {
    let mut table = Table::new();
    nearly_won(&mut table, [Seat::Human; 2]);
    let words = Words::of(Language::English);
    let stands = |table: &Table| {
        let tally = table.app.world().resource::<Tally>();
        wording::matches::standing(&words, tally, table.game()).expect("a match")
    };
    assert_eq!(stands(&table), "Game 1 of 2: no points yet");
    let (from, to) = (table.pixel("a4"), table.pixel("c5"));
    table.click(from);
    table.click(to);
    table.settle();
    assert_eq!(stands(&table), "Game 1: Player 1 2, Player 2 0");
    table.write(Deed::SidesChanged);
    table.settle();
    let standing = stands(&table);
    assert_eq!(standing, "Game 2 of 2; from game 1: Player 1 2, Player 2 0");
    let tally = *table.app.world().resource::<Tally>();
    let blue = wording::matches::party(&words, &tally, table.game(), Side::Black);
    assert_eq!(blue.as_deref(), Some("Player 1"));
}

#[test]
fn the_hand_is_explained_when_an_archer_first_comes_to_lie_in_it() {
    let mut table = Table::new();
    table.begin("jarmo", [Seat::Human; 2]);
    let mut setup = table.game().setup().clone();
    setup.first = Some(Side::White);
    let text = "bb3/5/3b1/3b1/2W1w w - 3";
    let start = Position::parse(&setup.terms, text).expect("a position");
    table.write(TakeUp {
        setup,
        start,
        moves: Vec::new(),
    });
    table.settle();
    let told = |table: &Table| {
        let notice = &table.app.world().resource::<Notice>().0;
        notice
            .as_ref()
            .map(|it| it.text.clone())
            .unwrap_or_default()
    };
    let capture = |table: &Table| {
        let position = table.position();
        let takes = |mv: &Move| match *mv {
            Move::Go { to, .. } => position.at(to).is_some(),
            _ => false,
        };
        position.moves().into_iter().find(takes)
    };
    let first = capture(&table).expect("a capture");
    table.play(first);
    let explained = "Blue: the archer now lies in the hand, beside the mat.";
    assert!(told(&table).starts_with(explained), "{}", told(&table));
    let quiet = table.position().moves()[0];
    table.play(quiet);
    let second = capture(&table).expect("another capture");
    table.play(second);
    assert!(!told(&table).contains("the hand"), "{}", told(&table));
}

#[test]
fn lines_are_lit_before_an_archer_is_chosen() {
    let mut table = Table::new();
    nearly_won(&mut table, [Seat::Human, Seat::Human]);
    let point = |table: &mut Table, at: &str| {
        table.app.world_mut().resource_mut::<Pointed>().0 = Some(sq(at));
        table.frames(2);
    };
    point(&mut table, "a4");
    assert_eq!(table.marked(Mark::Pointed), [sq("a4")]);
    assert_eq!(table.marked(Mark::Reachable), [sq("c5")]);
    // An enemy's archer, an empty place: where the lines lead.
    for at in ["c2", "c3"] {
        point(&mut table, at);
        assert_eq!(table.marked(Mark::Traced), [sq(at)]);
        assert!(table.marked(Mark::Reachable).is_empty());
    }
    table.write(crate::app::input::Gesture::Click(sq("a4")));
    table.frames(2);
    assert!(table.marked(Mark::Traced).is_empty());
    assert_eq!(table.marked(Mark::Goal), [sq("c5")]);
}
