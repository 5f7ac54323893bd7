//! A gamepad as Bevy tells of it.

use super::Table;
use super::hands::PERSONS;
use crate::app::flow::Screen;
use crate::app::marks::Mark;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadAxis, GamepadAxisChangedEvent, GamepadButton, GamepadButtonChangedEvent, GamepadEvent,
};
use bevy::input::keyboard::Key;
use bevy::prelude::Entity;

fn send(table: &mut Table, button: GamepadButton, state: ButtonState) {
    let value = if state.is_pressed() { 1.0 } else { 0.0 };
    let event = GamepadButtonChangedEvent::new(Entity::PLACEHOLDER, button, state, value);
    table.write(GamepadEvent::from(event));
    table.frames(1);
}

pub(super) fn press(table: &mut Table, button: GamepadButton) {
    send(table, button, ButtonState::Pressed);
    send(table, button, ButtonState::Released);
    table.frames(4);
}

/// The button that stands for a key.
pub(super) fn button_for(table: &mut Table, key: Key) {
    let button = match key {
        Key::ArrowUp => GamepadButton::DPadUp,
        Key::ArrowDown => GamepadButton::DPadDown,
        Key::ArrowLeft => GamepadButton::DPadLeft,
        Key::ArrowRight => GamepadButton::DPadRight,
        Key::Enter => GamepadButton::South,
        Key::Escape => GamepadButton::East,
        Key::Tab => GamepadButton::Start,
        _ => panic!("no button stands for {key:?}"),
    };
    press(table, button);
}

/// Leans the stick for one frame: however slow the frames are, that is one step.
fn nudge(table: &mut Table, axis: GamepadAxis, value: f32) {
    for value in [value, 0.1] {
        let event = GamepadAxisChangedEvent::new(Entity::PLACEHOLDER, axis, value);
        table.write(GamepadEvent::from(event));
        table.frames(1);
    }
    table.frames(4);
}

#[test]
fn the_stick_moves_the_cursor_and_the_buttons_choose_and_take_back() {
    let mut table = Table::with_game("kowalski", PERSONS);
    nudge(&mut table, GamepadAxis::LeftStickY, 0.9);
    let [first] = table.marked(Mark::Cursor)[..] else {
        panic!("one cursor");
    };
    nudge(&mut table, GamepadAxis::LeftStickX, -0.8);
    let [next] = table.marked(Mark::Cursor)[..] else {
        panic!("one cursor");
    };
    assert_eq!((next.file + 1, next.rank), (first.file, first.rank));
    nudge(&mut table, GamepadAxis::LeftStickX, 0.8);
    assert_eq!(table.marked(Mark::Cursor), [first]);
    press(&mut table, GamepadButton::South);
    assert_eq!(table.marked(Mark::Selected), [first]);
    press(&mut table, GamepadButton::East);
    assert!(table.marked(Mark::Selected).is_empty(), "one step back");
    let mv = table.position().moves()[0];
    table.play(mv);
    press(&mut table, GamepadButton::North);
    table.settle();
    assert_eq!(table.plies(), 0);
    press(&mut table, GamepadButton::West);
    for _ in 0..2000 {
        if !table.marked(Mark::Hint).is_empty() {
            return;
        }
        table.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("no hint comes");
}

#[test]
fn a_in_the_menu_begins_the_game_that_is_chosen() {
    let mut table = Table::new();
    table.frames(4);
    // Through "Choose a game": from "Start here" two down, or as far as it lies.
    for _ in 0..30 {
        if table.focus_told().name == "Choose a game" {
            break;
        }
        press(&mut table, GamepadButton::Start);
    }
    press(&mut table, GamepadButton::South);
    table.frames(4);
    press(&mut table, GamepadButton::DPadDown);
    press(&mut table, GamepadButton::South);
    table.frames(6);
    assert_eq!(table.screen(), Screen::Game);
    assert_ne!(table.game().setup().variant.id, "bautista");
}
