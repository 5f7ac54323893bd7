//! Mouse and fingers on the board. Every press, movement and release counts at its own place and in its own order, however
//! many of them one frame brings: nothing here asks what the pointer was over in the frame before.

use super::reach::Reach;
use super::{Gesture, Heeding, NEARBY, Pointed, Selection};
use crate::app::animation::Carry;
use crate::app::flow::{Flow, PositionReset, Screen};
use crate::rules::Square;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::WindowEvent;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hold>().add_systems(
        Update,
        (
            take_hold.in_set(Heeding::Felt),
            carry_along
                .in_set(Flow::Decide)
                .after(Heeding::Meant)
                .run_if(resource_exists::<Carry>),
        ),
    );
}

/// A hand that shakes on a click moves less than this many logical pixels.
const CLICK_SLACK: f32 = 8.0;

/// What touches the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pointer {
    Mouse,
    Finger(u64),
}

impl Pointer {
    /// The square it reaches at a point; a finger beside the board reaches the nearest one.
    fn reached(self, at: Vec2, reach: &mut Reach) -> Option<Square> {
        let square = reach.free_square(at);
        if square.is_some() || self == Self::Mouse || reach.covered(at) {
            return square;
        }
        reach.near(at, reach.finger()).first().copied()
    }

    /// A finger's click may have been meant for a square beside its own.
    fn meant(self, gesture: Gesture, at: Vec2, reach: &Reach) -> Gesture {
        let (Gesture::Click(square), Self::Finger(_)) = (gesture, self) else {
            return gesture;
        };
        let near = reach
            .near(at, reach.finger())
            .into_iter()
            .filter(|&sq| sq != square);
        let mut meant = [None; NEARBY];
        for (place, sq) in meant.iter_mut().zip(near) {
            *place = Some(sq);
        }
        Gesture::Tap(square, meant)
    }
}

/// What it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Act {
    Press,
    Move,
    Release,
    Vanish,
}

/// Where the mouse is, and what a pointer holds. One pointer at a time holds something.
#[derive(Resource, Debug, Default)]
struct Hold {
    mouse: Option<Vec2>,
    held: Option<Held>,
}

/// A press on a square that has not ended.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Held {
    pointer: Pointer,
    from: Square,
    piece: bool,
    start: Vec2,
    at: Vec2,
    /// It has gone farther than a click does.
    far: bool,
}

/// Read in every screen: what was done in the menu is not done again at the table.
fn take_hold(
    mut events: MessageReader<WindowEvent>,
    mut resets: MessageReader<PositionReset>,
    screen: Res<State<Screen>>,
    (mut hold, mut pointed): (ResMut<Hold>, ResMut<Pointed>),
    mut reach: Reach,
    mut gestures: MessageWriter<Gesture>,
) {
    if resets.read().count() > 0 || *screen.get() != Screen::Game {
        hold.held = None;
    }
    for event in events.read() {
        if let WindowEvent::WindowFocused(focus) = event
            && !focus.focused
        {
            hold.held = None;
        }
        let Some((pointer, act, at)) = hold.told(event, &reach) else {
            continue;
        };
        if *screen.get() == Screen::Game {
            if pointer == Pointer::Mouse {
                pointed.set_if_neq(Pointed(reach.free_square(at)));
            }
            gestures.write_batch(hold.act(pointer, act, at, &mut reach));
        }
    }
}

/// The piece that was dragged off its square follows the pointer.
fn carry_along(hold: Res<Hold>, selection: Res<Selection>, reach: Reach, mut carry: ResMut<Carry>) {
    let lifted = hold
        .held
        .filter(|held| held.far && held.piece && selection.piece == Some(held.from));
    let carried = lifted.and_then(|held| Some((held.from, reach.point(held.at, Carry::HEIGHT)?)));
    carry.set_if_neq(Carry(carried));
}

impl Hold {
    /// What an event tells of a pointer.
    fn told(&mut self, event: &WindowEvent, reach: &Reach) -> Option<(Pointer, Act, Vec2)> {
        match event {
            WindowEvent::CursorMoved(moved) => {
                self.mouse = Some(moved.position);
                Some((Pointer::Mouse, Act::Move, moved.position))
            }
            WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => {
                let act = match input.state {
                    ButtonState::Pressed => Act::Press,
                    ButtonState::Released => Act::Release,
                };
                let at = self.mouse.or_else(|| reach.cursor())?;
                Some((Pointer::Mouse, act, at))
            }
            WindowEvent::TouchInput(touch) => {
                let act = match touch.phase {
                    TouchPhase::Started => Act::Press,
                    TouchPhase::Moved => Act::Move,
                    TouchPhase::Ended => Act::Release,
                    TouchPhase::Canceled => Act::Vanish,
                };
                Some((Pointer::Finger(touch.id), act, touch.position))
            }
            _ => None,
        }
    }

    /// What the hand does by that on the board.
    fn act(&mut self, pointer: Pointer, act: Act, at: Vec2, reach: &mut Reach) -> Vec<Gesture> {
        if act == Act::Press {
            // A press where one is held already has lost its release.
            let free = self.held.is_none_or(|held| held.pointer == pointer);
            if free {
                self.held = pointer.reached(at, reach).map(|from| Held {
                    pointer,
                    from,
                    piece: reach.piece_on(from),
                    start: at,
                    at,
                    far: false,
                });
            }
            let missed = free && self.held.is_none() && reach.on_frame(at);
            return missed.then_some(Gesture::Frame).into_iter().collect();
        }
        let Some(held) = self.held.as_mut().filter(|held| held.pointer == pointer) else {
            return Vec::new();
        };
        let lift = held.go(at);
        let held = *held;
        if act != Act::Move {
            self.held = None;
        }
        let end = (act == Act::Release).then(|| held.let_go(pointer.reached(at, reach)));
        let end = end.flatten().map(|end| pointer.meant(end, at, reach));
        lift.into_iter().chain(end).collect()
    }
}

impl Held {
    /// Follows the pointer; once it has gone far, a piece is lifted.
    fn go(&mut self, at: Vec2) -> Option<Gesture> {
        self.at = at;
        let goes_far = !self.far && at.distance(self.start) > CLICK_SLACK;
        self.far |= goes_far;
        (goes_far && self.piece).then_some(Gesture::Lift(self.from))
    }

    /// A click ends where it began; a piece goes where it is dropped.
    fn let_go(self, over: Option<Square>) -> Option<Gesture> {
        match over {
            _ if !self.far => Some(Gesture::Click(self.from)),
            Some(to) if self.piece && to != self.from => Some(Gesture::Drop(self.from, to)),
            Some(to) if !self.piece && to == self.from => Some(Gesture::Click(to)),
            _ => None,
        }
    }
}
