//! Pointer, touch and keys on a real board.

use super::Table;
use crate::app::game::Seat;
use crate::app::hud::{Dialog, Panels};
use crate::app::input::{Gesture, Selection, movable};
use crate::app::marks::Mark;
use crate::rules::Square;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};

pub(super) const PERSONS: [Seat; 2] = [Seat::Human, Seat::Human];

pub(super) fn sq(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

pub(super) fn key(table: &mut Table, logical_key: Key) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let window = table.window;
        table.write(KeyboardInput {
            key_code: KeyCode::Unidentified(bevy::input::keyboard::NativeKeyCode::Unidentified),
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        });
        table.frames(1);
    }
    table.frames(4);
}

pub(super) fn letter(table: &mut Table, text: &str) {
    key(table, Key::Character(text.into()));
}

#[test]
fn keys_choose_and_move_and_take_back() {
    let mut table = Table::with_game("kowalski", PERSONS);
    // Black begins; with two persons the board is seen from White's side.
    key(&mut table, Key::ArrowUp);
    let [first] = table.marked(Mark::Cursor)[..] else {
        panic!("one cursor");
    };
    assert!(movable(table.position(), first), "{first}");
    for step in first.file..6 {
        key(&mut table, Key::ArrowRight);
        assert_eq!(table.marked(Mark::Cursor)[0].file, step + 1);
    }
    key(&mut table, Key::ArrowUp);
    assert_eq!(table.marked(Mark::Cursor), [sq("g8")]);
    key(&mut table, Key::Enter);
    assert_eq!(table.marked(Mark::Selected), [sq("g8")]);
    assert!(table.marked(Mark::Goal).contains(&sq("g5")));
    for _ in 0..3 {
        key(&mut table, Key::ArrowDown);
    }
    key(&mut table, Key::Enter);
    table.settle();
    assert_eq!(
        table.game().last_ply().map(|ply| ply.mv.to_string()),
        Some("g8-g5".into())
    );
    letter(&mut table, "u");
    assert_eq!(table.plies(), 0);
    letter(&mut table, "r");
    assert_eq!(table.plies(), 1);
}

#[test]
fn the_digits_do_what_the_arrows_do() {
    let mut table = Table::with_game("kowalski", PERSONS);
    letter(&mut table, "8");
    let [first] = table.marked(Mark::Cursor)[..] else {
        panic!("one cursor");
    };
    for (digit, key) in [
        ("6", Key::ArrowLeft),
        ("2", Key::ArrowUp),
        ("4", Key::ArrowRight),
        ("8", Key::ArrowDown),
    ] {
        letter(&mut table, digit);
        assert_ne!(table.marked(Mark::Cursor), [first], "{digit}");
        self::key(&mut table, key);
        assert_eq!(table.marked(Mark::Cursor), [first], "{digit}");
    }
    letter(&mut table, "5");
    assert_eq!(table.marked(Mark::Selected), [first]);
}

#[test]
fn escape_steps_back_one_thing_at_a_time() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let mv = table.position().moves()[0];
    table.play(mv);
    key(&mut table, Key::F1);
    table.write(Gesture::Click(sq("b1")));
    table.frames(2);
    assert!(table.app.world().resource::<Selection>().piece.is_some());
    key(&mut table, Key::Escape);
    assert!(!table.app.world().resource::<Panels>().rules);
    key(&mut table, Key::Escape);
    assert!(table.app.world().resource::<Selection>().piece.is_none());
    key(&mut table, Key::Escape);
    let asked = table.app.world().resource::<Panels>().dialog;
    assert_eq!(asked, Some(Dialog::Menu));
    key(&mut table, Key::Escape);
    assert_eq!(table.app.world().resource::<Panels>().dialog, None);
    assert_eq!(table.plies(), 1);
}

#[test]
fn a_click_without_meaning_is_no_move() {
    let mut table = Table::with_game("kowalski", PERSONS);
    for at in ["e4", "a1", "m1"] {
        let board = table.position().board();
        if let Some(at) = Square::parse(at).filter(|&at| board.contains(at)) {
            table.write(Gesture::Click(at));
            table.frames(2);
            assert_eq!(table.marked(Mark::Refused), [at]);
        }
    }
    assert_eq!(table.plies(), 0);
}

pub(super) fn last(table: &Table) -> Option<String> {
    table.game().last_ply().map(|ply| ply.mv.to_string())
}

#[test]
fn the_mouse_chooses_and_moves_by_clicks_and_by_dragging() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let (from, to) = (table.pixel("d8"), table.pixel("d5"));
    table.click(from);
    assert_eq!(table.marked(Mark::Selected), [sq("d8")]);
    assert!(to.distance(table.pixel("d5")) < 2.0, "the camera stays");
    table.click(to);
    table.settle();
    assert_eq!(last(&table).as_deref(), Some("d8-d5"));
    let (from, to) = (table.pixel("f1"), table.pixel("f4"));
    table.drag(from, to);
    table.settle();
    assert_eq!(last(&table).as_deref(), Some("f1-f4"));
    // Where a piece cannot go, a drag and a click leave everything as it is.
    let (from, to) = (table.pixel("e8"), table.pixel("f6"));
    table.drag(from, to);
    table.click(to);
    assert_eq!(table.plies(), 2);
    let undo = table.place_of("Undo");
    table.click(undo);
    table.settle();
    assert_eq!(table.plies(), 1);
}

#[test]
fn a_finger_chooses_and_moves_and_does_not_reach_through_a_question() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let (from, to) = (table.pixel("d8"), table.pixel("d5"));
    table.tap(from);
    assert_eq!(table.marked(Mark::Selected), [sq("d8")]);
    table.app.world_mut().resource_mut::<Panels>().dialog = Some(Dialog::Menu);
    table.frames(4);
    table.tap(to);
    assert_eq!(table.plies(), 0, "the question covers the board");
    table.app.world_mut().resource_mut::<Panels>().dialog = None;
    table.frames(4);
    table.tap(to);
    table.settle();
    assert_eq!(last(&table).as_deref(), Some("d8-d5"));
}

#[test]
fn a_press_may_last_and_tremble() {
    let mut table = Table::new();
    table.frames(4);
    let start = table.place_of("Start here");
    table.press_for(start, std::time::Duration::from_secs(1));
    table.settle();
    assert_eq!(table.screen(), crate::app::flow::Screen::Game);
}

#[test]
fn one_click_on_play_begins_a_game() {
    let mut table = Table::new();
    table.frames(4);
    let start = table.place_of("Start here");
    table.click(start);
    table.settle();
    assert_eq!(table.screen(), crate::app::flow::Screen::Game);
}
