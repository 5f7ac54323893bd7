//! The lesson, the challenge and the short game by keys alone, and by ear.

use super::Table;
use super::hands::{key, letter};
use crate::app::challenge::{self, Challenge};
use crate::app::flow::{Phase, Screen};
use crate::app::lesson::{Teach, Teaching};
use crate::app::short_game::{self, ShortGame};
use crate::app::staged::Staged;
use crate::lang::{Language, Words};
use crate::say;
use bevy::input::keyboard::Key;
use bevy_egui::egui::accesskit::Action;

fn staged(table: &Table) -> Option<Staged> {
    table.app.world().get_resource::<Staged>().copied()
}

#[test]
fn a_challenge_by_keys() {
    let mut table = Table::new();
    table.write(challenge::Begin(challenge::Terms::default()));
    table.frames(10);
    let stand = |table: &Table| table.app.world().resource::<Challenge>().stand();
    assert_eq!(stand(&table), challenge::Stand::Told);
    // The one button that leads on has the keyboard, once it has been seen for a moment.
    table.wait_a_moment();
    key(&mut table, Key::Enter);
    assert_eq!(stand(&table), challenge::Stand::On);
    table.settle();
    // The arrows move the cursor on the board, Enter takes and sets.
    key(&mut table, Key::ArrowUp);
    key(&mut table, Key::Enter);
    key(&mut table, Key::ArrowUp);
    key(&mut table, Key::Enter);
    table.settle();
    assert_eq!(table.plies(), 2);
    assert_eq!(table.phase(), Some(Phase::Choosing));
    // What would spoil it does nothing.
    letter(&mut table, "n");
    assert_eq!(table.plies(), 2);
    // A step at a time: the chosen piece, then the challenge.
    key(&mut table, Key::Enter);
    key(&mut table, Key::Escape);
    assert_eq!(staged(&table), Some(Staged::Challenge));
    key(&mut table, Key::Escape);
    table.frames(4);
    assert_eq!((staged(&table), table.screen()), (None, Screen::Title));
}

#[test]
fn a_challenge_by_ear() {
    let mut table = Table::new();
    table.write(challenge::Begin(challenge::Terms::default()));
    table.frames(10);
    let words = Words::of(Language::English);
    for told in [
        say!(words, "challenge-title", count = 3),
        say!(words, "challenge-taken", taken = 0, count = 3),
        say!(words, "challenge-time", minutes = 3, seconds = "00"),
        say!(words, "challenge-task"),
    ] {
        table.called(&told);
    }
    let begin = table.called(&say!(words, "challenge-begin"));
    table.ask(begin.id, Action::Click);
    table.settle();
    // Now the board is told, and what can be asked for.
    assert!(table.square_told("a1").name.contains("white calculus"));
    for told in ["challenge-more-time", "hints-button", "challenge-leave"] {
        let button = table.called(&words.say(told));
        assert!(button.can_click && button.enabled, "{told}");
    }
    let leave = table.called(&say!(words, "challenge-leave"));
    table.ask(leave.id, Action::Click);
    table.frames(4);
    assert_eq!(table.screen(), Screen::Title);
}

#[test]
fn the_lesson_leads_to_the_challenge() {
    let mut table = Table::new();
    table.write(Teach::Begin);
    table.frames(10);
    let teaching = |table: &Table| {
        let given = table.app.world().get_resource::<Teaching>();
        given.map(|given| given.count().0)
    };
    for (step, mv) in ["c2-c5", "e1-e4", "e3-e4", "e2-e3"].into_iter().enumerate() {
        assert_eq!(teaching(&table), Some(step));
        // What a key would undo or begin anew is none of a pupil's business.
        letter(&mut table, "n");
        assert_eq!(table.plies(), 0);
        table.play(crate::rules::Move::parse(mv).expect("a move"));
        table.frames(4);
        // A page that waits answers Enter, once it has been seen for a moment; the board meanwhile nobody.
        table.wait_a_moment();
        key(&mut table, Key::Enter);
        table.frames(4);
    }
    assert_eq!(staged(&table), Some(Staged::Challenge));
    let board = table.game().board();
    assert_eq!((board.files, board.ranks), (7, 7));
}

#[test]
fn a_short_game_begins_from_the_title() {
    let mut table = Table::new();
    let words = Words::of(Language::English);
    let entry = table.called(&say!(words, "short-game-title"));
    table.ask(entry.id, Action::Click);
    table.frames(10);
    assert_eq!(staged(&table), Some(Staged::ShortGame));
    table.called(&say!(words, "kiosk-turns-left", turns = 60));
    table.wait_a_moment();
    key(&mut table, Key::Enter);
    let short = table.app.world().resource::<ShortGame>();
    assert_eq!(short.stand(), short_game::Stand::On);
    key(&mut table, Key::Escape);
    table.frames(4);
    assert_eq!(table.screen(), Screen::Title);
    // It is offered no more, and the menu begins what it began before.
    let begin = table.called(&say!(words, "menu-start"));
    assert!(begin.enabled);
}
