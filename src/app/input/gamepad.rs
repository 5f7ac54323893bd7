//! A gamepad does what keys do: it is translated into them, so that whatever the keyboard reaches, a gamepad reaches too.

mod stick;
mod waking;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadEvent;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput, NativeKeyCode};
use bevy::input::{ButtonState, InputSystems};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiPreUpdateSet;
use stick::Stick;

use crate::app::pacing::Awake;

pub use waking::plugin as waking_plugin;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stick>()
        .add_message::<GamepadEvent>()
        .add_systems(
            PreUpdate,
            translate
                .in_set(KeysFromGamepads)
                .after(InputSystems)
                .before(EguiPreUpdateSet::ProcessInput),
        );
}

/// Gamepads become keys.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct KeysFromGamepads;

/// What a button means, as a key.
fn key_of(button: GamepadButton) -> Option<Key> {
    let letter = |text: &str| Key::Character(text.into());
    Some(match button {
        GamepadButton::South => Key::Enter,
        GamepadButton::East => Key::Escape,
        GamepadButton::West => letter("h"),
        GamepadButton::North => letter("u"),
        GamepadButton::Start => Key::Tab,
        GamepadButton::Select => letter("t"),
        GamepadButton::LeftTrigger => letter("q"),
        GamepadButton::RightTrigger => letter("e"),
        GamepadButton::LeftTrigger2 => letter("-"),
        GamepadButton::RightTrigger2 => letter("+"),
        _ => return None,
    })
}

/// The key of a direction: right and up are positive.
fn arrow(direction: IVec2) -> Option<Key> {
    Some(match (direction.x, direction.y) {
        (1.., _) => Key::ArrowRight,
        (..=-1, _) => Key::ArrowLeft,
        (0, 1..) => Key::ArrowUp,
        (0, ..=-1) => Key::ArrowDown,
        (0, 0) => return None,
    })
}

fn direction_of(button: GamepadButton) -> Option<IVec2> {
    Some(match button {
        GamepadButton::DPadUp => IVec2::Y,
        GamepadButton::DPadDown => IVec2::NEG_Y,
        GamepadButton::DPadRight => IVec2::X,
        GamepadButton::DPadLeft => IVec2::NEG_X,
        _ => return None,
    })
}

/// Where the keys go.
#[derive(SystemParam)]
struct Keys<'w, 's> {
    window: Query<'w, 's, Entity, With<PrimaryWindow>>,
    written: MessageWriter<'w, KeyboardInput>,
}

impl Keys<'_, '_> {
    fn write(&mut self, key: Key, state: ButtonState, repeat: bool) {
        let Ok(window) = self.window.single() else {
            return;
        };
        self.written.write(KeyboardInput {
            key_code: code(&key),
            logical_key: key,
            state,
            text: None,
            repeat,
            window,
        });
    }

    fn tap(&mut self, key: &Key, repeat: bool) {
        self.write(key.clone(), ButtonState::Pressed, repeat);
        self.write(key.clone(), ButtonState::Released, false);
    }
}

/// The place of a key, where something asks for places.
fn code(key: &Key) -> KeyCode {
    match key {
        Key::Enter => KeyCode::Enter,
        Key::Escape => KeyCode::Escape,
        Key::Tab => KeyCode::Tab,
        Key::ArrowUp => KeyCode::ArrowUp,
        Key::ArrowDown => KeyCode::ArrowDown,
        Key::ArrowLeft => KeyCode::ArrowLeft,
        Key::ArrowRight => KeyCode::ArrowRight,
        _ => KeyCode::Unidentified(NativeKeyCode::Unidentified),
    }
}

fn translate(
    mut events: MessageReader<GamepadEvent>,
    time: Res<Time<Real>>,
    mut stick: ResMut<Stick>,
    mut held: Local<HashSet<(Entity, GamepadButton)>>,
    mut keys: Keys,
    awake: Option<ResMut<Awake>>,
) {
    let mut something = false;
    for event in events.read() {
        match event {
            GamepadEvent::Button(event) => {
                let pressed = event.state.is_pressed();
                let known = (event.entity, event.button);
                let changed = if pressed {
                    held.insert(known)
                } else {
                    held.remove(&known)
                };
                // A trigger tells every bit of its way; only the press counts.
                if !changed {
                    continue;
                }
                something = true;
                if let Some(direction) = direction_of(event.button) {
                    stick.cross = if pressed { direction } else { IVec2::ZERO };
                } else if let Some(key) = key_of(event.button) {
                    keys.write(key, event.state, false);
                }
            }
            GamepadEvent::Axis(event) => match event.axis {
                GamepadAxis::LeftStickX => stick.lean.x = event.value,
                GamepadAxis::LeftStickY => stick.lean.y = event.value,
                _ => {}
            },
            GamepadEvent::Connection(_) => {
                *stick = Stick::default();
                held.clear();
            }
        }
    }
    let step = stick.step(time.delta());
    if let Some((direction, repeat)) = step
        && let Some(key) = arrow(direction)
    {
        keys.tap(&key, repeat);
    }
    if let Some(mut awake) = awake
        && (something || stick.is_held())
    {
        awake.stir();
    }
}
