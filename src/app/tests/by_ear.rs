//! Games of somebody who sees nothing: every decision rests on what is told, and every wish is an action of what is told.

use super::Table;
use super::hands::{PERSONS, key};
use super::reading::Told;
use crate::ai::{self, Level};
use crate::app::flow::{Phase, Screen};
use crate::app::game::Seat;
use crate::app::menu::Shelf;
use crate::app::wording;
use crate::lang::{Language, Words};
use crate::rules::{Move, Position};
use bevy::input::keyboard::Key;
use bevy_egui::egui::accesskit::{Action, Role};
use std::sync::atomic::AtomicBool;

/// The longest game that is listened to.
const LONGEST: usize = 400;

/// Who listens, knows the rules, and remembers nothing.
struct Listener {
    files: u8,
    ranks: u8,
}

impl Listener {
    /// The position, put together from what is told of each square.
    fn position(&self, told: &[Told], terms: &Position, side: char) -> Position {
        let mut rows = Vec::new();
        for rank in (1..=self.ranks).rev() {
            let mut row = String::new();
            for file in 0..self.files {
                let begin = format!("{}{rank}, ", char::from(b'a' + file));
                let square = told.iter().find(|it| it.name.starts_with(&begin));
                let square = square.unwrap_or_else(|| panic!("nothing is told of {begin}"));
                assert_eq!(square.role, Role::Button);
                assert!(
                    square.can_click && square.place.is_some(),
                    "{}",
                    square.name
                );
                row.push(letter(&square.name));
            }
            rows.push(row);
        }
        let mut text = rows.join("/");
        for empty in (1..=usize::from(self.files)).rev() {
            text = text.replace(&".".repeat(empty), &empty.to_string());
        }
        let text = format!("{text} {side} - 0");
        Position::parse(terms.terms(), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// Asks for a click on each square of a move, in their order.
    fn play(table: &mut Table, mv: Move) {
        let squares = match mv {
            Move::Go { from, to } => vec![from, to],
            Move::Remove { at } | Move::Place { at, .. } => vec![at],
            Move::Pass => Vec::new(),
        };
        for square in squares {
            let told = table.square_told(&square.to_string());
            table.ask(told.id, Action::Click);
        }
    }
}

/// The letter of what is told to stand on a square; `.` for nothing.
fn letter(name: &str) -> char {
    let what = name.split(", ").nth(1);
    match what {
        Some("white calculus") => 'w',
        Some("blue calculus") => 'b',
        Some("white dux") => 'W',
        Some("blue dux") => 'B',
        Some("empty") => '.',
        _ => panic!("what stands there: {name}"),
    }
}

#[test]
fn a_whole_game_against_the_computer_by_ear() {
    let mut table = Table::new();
    table.frames(4);
    let rules = {
        let shelf = table.app.world().resource::<Shelf>();
        let variant = shelf.0.variant("astur-ranks").expect("a ruleset");
        let words = Words::of(Language::English);
        let name = wording::ruleset::name(&words, variant);
        (name, wording::ruleset::feel(&words, variant))
    };
    let all = table.called("Choose a game");
    table.ask(all.id, Action::Click);
    table.frames(4);
    let card = table.called(&rules.0);
    assert_eq!((card.role, &card.more), (Role::RadioButton, &rules.1));
    for choice in [rules.0.as_str(), "8x7", "White", "Tiro", "Play"] {
        let told = table.called(choice);
        assert!(told.can_click && told.enabled, "{choice}");
        table.ask(told.id, Action::Click);
    }
    table.settle();
    assert_eq!(table.screen(), Screen::Game);
    let start = table.position().clone();
    let listener = Listener { files: 8, ranks: 7 };
    let mut turns = 0;
    // It is over when that is said, and not before.
    while !is_end(&table.announced()) {
        turns += 1;
        assert!(
            turns < LONGEST,
            "the game does not end: {}",
            table.position()
        );
        let told = table.listen();
        assert!(
            told.iter().any(|it| it.name.starts_with("White: ")),
            "whose turn it is"
        );
        let heard = listener.position(&told, &start, 'w');
        assert_eq!(
            heard.pieces(),
            table.position().pieces(),
            "what is told is true"
        );
        let choice = ai::choose(
            &heard,
            Level::Centurio,
            turns as u64,
            &AtomicBool::new(false),
        );
        Listener::play(&mut table, choice.expect("a move").mv);
        table.settle();
        table.frames(3);
    }
    assert_eq!(table.phase(), Some(Phase::Over));
    let end = table.announced();
    let told = table.listen();
    assert!(
        told.iter().any(|it| end.ends_with(&it.name) && !it.live),
        "{end} is there to be read"
    );
    let again = table.called("Play again");
    assert_eq!(table.focus_told().name, again.name);
    table.ask(again.id, Action::Click);
    table.settle();
    let news: Vec<String> = table.news().into_iter().map(|it| it.name).collect();
    assert!(
        news.iter().any(|it| it.starts_with("New game: ")),
        "{news:?}"
    );
}

fn is_end(news: &str) -> bool {
    ["White wins: ", "Blue wins: ", "Drawn: "]
        .iter()
        .any(|end| news.contains(end))
}

#[test]
fn moves_refusals_and_what_is_taken_back_are_announced() {
    let mut table = Table::with_game("kowalski", PERSONS);
    assert!(
        table.announced().contains("Blue: choose a piece to move"),
        "{}",
        table.announced()
    );
    for square in ["d8", "d4"] {
        let told = table.square_told(square);
        table.ask(told.id, Action::Click);
    }
    table.settle();
    table.frames(3);
    let news = table.announced();
    assert!(news.contains("White: choose a piece to move"), "{news}");
    assert!(
        table
            .square_told("d4")
            .name
            .contains("blue calculus, last move")
    );
    let empty = table.square_told("e5");
    table.ask(empty.id, Action::Click);
    assert_eq!(
        table.announced(),
        "Choose one of your pieces first, then a lit square"
    );
    assert_eq!(table.focus_told().name, "e5, empty, not possible");
    // The same words again are news again.
    let before = table.news().pop().map(|it| it.id);
    table.ask(empty.id, Action::Click);
    assert_ne!(table.news().pop().map(|it| it.id), before);
    key(&mut table, Key::Character("u".into()));
    table.settle();
    table.frames(3);
    let news: Vec<String> = table.news().into_iter().map(|it| it.name).collect();
    assert!(news.iter().any(|news| news == "Taken back"), "{news:?}");
    assert!(news[2].contains("Blue: choose a piece"), "{news:?}");
}

#[test]
fn a_question_hides_the_board_until_it_is_answered() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let mv = table.position().moves()[0];
    table.play(mv);
    assert!(table.listen().iter().any(|it| it.name.starts_with("a1, ")));
    key(&mut table, Key::Character("n".into()));
    let told = table.listen();
    assert!(!told.iter().any(|it| it.name.starts_with("a1, ")));
    assert!(told.iter().any(|it| it.name.starts_with("Begin again?")));
    assert_eq!(table.focus_told().name, "Play on");
    let yes = table.listen().into_iter().rfind(|it| it.name == "New game");
    table.ask(yes.expect("an answer").id, Action::Click);
    table.settle();
    assert_eq!(table.plies(), 0);
}

#[test]
fn the_lesson_is_learnt_by_ear() {
    let mut table = Table::new();
    table.frames(4);
    let lesson = table.called("The two-minute lesson");
    table.ask(lesson.id, Action::Click);
    table.settle();
    table.frames(4);
    let news: Vec<String> = table.news().into_iter().map(|it| it.name).collect();
    let task = "Your pieces are white.";
    assert!(news.iter().any(|it| it.contains(task)), "{news:?}");
    for (from, to, taught) in [
        ("c2", "c5", "So a piece moves"),
        ("e1", "e4", "Taken."),
        ("e3", "e4", "it cannot move."),
        ("e2", "e3", "Free again."),
    ] {
        for square in [from, to] {
            let told = table.square_told(square);
            table.ask(told.id, Action::Click);
        }
        table.settle();
        table.frames(4);
        let news: Vec<String> = table.news().into_iter().map(|it| it.name).collect();
        assert!(news.iter().any(|it| it.contains(taught)), "{news:?}");
        let next = table.focus_told();
        let leads = if to == "e3" {
            "Now try it against the sand"
        } else {
            "Next"
        };
        assert_eq!(next.name, leads);
        let next = if to == "e3" {
            table.called("Finish the lesson")
        } else {
            next
        };
        table.ask(next.id, Action::Click);
        table.frames(6);
    }
    assert_eq!(table.screen(), Screen::Title);
}

#[test]
fn everything_that_is_pressed_has_a_name() {
    let mut table = Table::new();
    table.frames(4);
    named(&mut table, "the title");
    table.begin("schadler", [Seat::Human, Seat::Engine(Level::Tiro)]);
    named(&mut table, "the table");
    key(&mut table, Key::F1);
    named(&mut table, "the rules");
}

fn named(table: &mut Table, place: &str) {
    let told = table.listen();
    let pressed = told
        .iter()
        .filter(|it| it.can_click && it.role != Role::ScrollBar);
    let nameless: Vec<&Told> = pressed.clone().filter(|it| it.name.is_empty()).collect();
    assert!(nameless.is_empty(), "{place}: {nameless:?}");
    assert!(pressed.count() > 5, "{place}");
}
