//! What is touched and pressed, as signs of life; and the keys that reach nobody here.

use super::Visiting;
use crate::app::exhibit::Step;
use crate::app::flow::MovePlayed;
use crate::app::game::{Game, Seat};
use crate::app::hud::Deed;
use crate::app::input::KeysFromGamepads;
use crate::app::lesson::Teach;
use crate::visit::Page;
use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::input::InputSystems;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};
use bevy_egui::EguiPreUpdateSet;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Heard>()
        .add_message::<TouchInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<MouseWheel>()
        .add_message::<CursorMoved>()
        .add_message::<KeyboardInput>()
        .add_systems(
            PreUpdate,
            (listen, sift)
                .chain()
                .after(InputSystems)
                .after(KeysFromGamepads)
                .before(EguiPreUpdateSet::ProcessInput),
        )
        .add_systems(Update, notice.before(super::Kiosked::Drive));
}

/// A sign of life.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Sign {
    /// A finger, or the pointer's button, comes down.
    Down {
        /// Which one.
        finger: u64,
        /// Where, from the upper left.
        at: Vec2,
        /// How large the screen is, in the same unit.
        screen: Vec2,
    },
    /// It moves.
    Moved(u64),
    /// It goes up.
    Up(u64),
    /// Something else that only a hand does.
    Acted,
}

/// The signs since the way was driven last.
#[derive(Resource, Debug, Default)]
pub struct Heard(Vec<Sign>);

impl Heard {
    /// The operator's corners, as the configuration that changes nothing has them.
    pub(super) fn corners(&mut self) {
        let screen = Vec2::new(1280.0, 720.0);
        for at in [(1.0, 1.0), (1279.0, 1.0), (1279.0, 719.0), (1.0, 719.0)] {
            self.0.push(Sign::Down {
                finger: POINTER,
                at: at.into(),
                screen,
            });
            self.0.push(Sign::Up(POINTER));
        }
    }

    pub(super) fn take(&mut self) -> Vec<Sign> {
        std::mem::take(&mut self.0)
    }
}

/// The pointer counts as a finger that no screen has.
const POINTER: u64 = u64::MAX;
/// A pointer that moves less than this, in logical pixels, trembles: a heavy step in the room moves a mouse.
const TREMBLE: f32 = 16.0;

/// Everything a hand does.
#[derive(SystemParam)]
struct Hands<'w, 's> {
    touches: MessageReader<'w, 's, TouchInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    wheels: MessageReader<'w, 's, MouseWheel>,
    motions: MessageReader<'w, 's, CursorMoved>,
    keys: MessageReader<'w, 's, KeyboardInput>,
}

fn listen(
    mut hands: Hands,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut pointer: Local<(Vec2, bool)>,
    mut heard: ResMut<Heard>,
) {
    let screen = windows
        .single()
        .map_or(Vec2::new(1280.0, 720.0), Window::size);
    let signs = &mut heard.0;
    for touch in hands.touches.read() {
        signs.push(match touch.phase {
            TouchPhase::Started => Sign::Down {
                finger: touch.id,
                at: touch.position,
                screen,
            },
            TouchPhase::Moved => Sign::Moved(touch.id),
            TouchPhase::Ended | TouchPhase::Canceled => Sign::Up(touch.id),
        });
    }
    let (place, held) = &mut *pointer;
    for motion in hands.motions.read() {
        if motion.position.distance(*place) > TREMBLE {
            *place = motion.position;
            signs.push(if *held {
                Sign::Moved(POINTER)
            } else {
                Sign::Acted
            });
        }
    }
    let at = windows.single().ok().and_then(Window::cursor_position);
    for button in hands.buttons.read() {
        *held = button.state.is_pressed();
        signs.push(match at {
            Some(at) if *held => Sign::Down {
                finger: POINTER,
                at,
                screen,
            },
            None if *held => Sign::Acted,
            _ => Sign::Up(POINTER),
        });
    }
    let wheels = hands.wheels.read().count();
    let keys = hands
        .keys
        .read()
        .filter(|key| key.state.is_pressed() && !key.repeat);
    if wheels + keys.count() > 0 {
        signs.push(Sign::Acted);
    }
}

/// Of all keys only those reach the pages that visitors and button boxes need, and none while one is asked whether one is
/// still there: any key answers.
fn sift(
    visiting: Res<Visiting>,
    clock: Res<super::Clock>,
    held: Option<Res<ButtonInput<KeyCode>>>,
    mut seen: Local<MessageCursor<KeyboardInput>>,
    mut keys: ResMut<Messages<KeyboardInput>>,
) {
    const LEADING: [KeyCode; 6] = [
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];
    let fresh: Vec<KeyboardInput> = seen.read(&keys).cloned().collect();
    if fresh.is_empty() {
        return;
    }
    let asked = visiting.countdown(clock.moment()).is_some();
    let silent = matches!(visiting.page(), Page::Dark | Page::Cleaning);
    let leads = held.is_some_and(|held| held.any_pressed(LEADING));
    let deaf = asked || silent || leads;
    let passes =
        |key: &KeyboardInput| !key.state.is_pressed() || !deaf && is_useful(&key.logical_key);
    if fresh.iter().all(passes) {
        return;
    }
    // What is older has been read by everybody.
    keys.clear();
    keys.write_batch(fresh.into_iter().filter(passes));
    seen.clear(&keys);
}

/// Whether a key does something for a visitor: not those that open menus, end something or fill the screen.
fn is_useful(key: &Key) -> bool {
    match key {
        Key::ArrowUp
        | Key::ArrowDown
        | Key::ArrowLeft
        | Key::ArrowRight
        | Key::Enter
        | Key::Space
        | Key::Escape
        | Key::Tab
        | Key::Shift
        | Key::Backspace
        | Key::Home => true,
        Key::Character(text) => {
            let mut letters = text.chars();
            let letter = letters.next().filter(|_| letters.next().is_none());
            letter.is_some_and(|letter| {
                letter.is_ascii_digit() || "urptqehw+-=.".contains(letter.to_ascii_lowercase())
            })
        }
        _ => false,
    }
}

/// What hands have led to: however often they touch one place, they are no stain on the glass.
fn notice(
    mut played: MessageReader<MovePlayed>,
    mut deeds: MessageReader<Deed>,
    mut lessons: MessageReader<Teach>,
    mut steps: MessageReader<Step>,
    game: Option<Res<Game>>,
    visiting: Res<Visiting>,
    mut heard: ResMut<Heard>,
) {
    let by_hand = |MovePlayed(ply): &MovePlayed| {
        game.as_ref()
            .is_some_and(|game| game.setup().seat(ply.side) == Seat::Human)
    };
    let moves = played.read().filter(|ply| by_hand(ply)).count();
    let others = deeds.read().count() + lessons.read().count() + steps.read().count();
    if moves + others > 0 && visiting.page().is_visited() {
        heard.0.push(Sign::Acted);
    }
}
