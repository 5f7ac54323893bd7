//! What a hand does at the table: pointer, touch and keys become gestures, and gestures become moves.

mod keyboard;
mod marking;
mod meaning;
mod pointer;

use super::flow::{
    Flow, MoveChosen, MovePlayed, MoveRefused, Phase, PositionReset, Remark, Screen, Skip,
};
use super::game::{Awaited, Game, Seat};
use super::hud::Panels;
use super::pacing::Awake;
use super::wording;
use crate::rules::Square;
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use meaning::Meaning;

pub use meaning::movable;
pub use pointer::Dragging;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .add_message::<Gesture>()
        .add_plugins((pointer::plugin, keyboard::plugin, marking::plugin))
        .add_systems(Update, stay_awake.in_set(Flow::Present))
        .add_systems(
            Update,
            (
                interpret.in_set(Flow::Decide),
                (forget, remark_refusals).in_set(Flow::Present),
            )
                .run_if(in_state(Screen::Game)),
        );
}

/// What a hand does on the board, by whatever device.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gesture {
    /// A click, a tap, or Enter.
    Click(Square),
    /// A piece is dragged away from its square.
    Lift(Square),
    /// What was dragged from the first square is let go on the second.
    Drop(Square, Square),
    /// The wish to end a turn that could go on.
    Pass,
}

/// What the person has chosen so far, and where the keyboard's cursor is.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Selection {
    /// The chosen piece.
    pub piece: Option<Square>,
    /// The keyboard's cursor; shown once an arrow key was used.
    pub cursor: Option<Square>,
    /// Where something was just refused.
    pub refused: Option<Square>,
}

/// What gestures act on.
#[derive(SystemParam)]
struct Hand<'w> {
    game: Res<'w, Game>,
    phase: Res<'w, State<Phase>>,
    panels: Res<'w, Panels>,
    selection: ResMut<'w, Selection>,
    chosen: MessageWriter<'w, MoveChosen>,
    refused: MessageWriter<'w, MoveRefused>,
    remarks: MessageWriter<'w, Remark>,
    skips: MessageWriter<'w, Skip>,
}

/// Turns gestures into moves. While something is in motion a gesture brings it to rest; after a person's own move it is then
/// done as well, so that quick hands lose nothing. After a move the rest of the frame's gestures have lost their position.
fn interpret(
    mut gestures: MessageReader<Gesture>,
    mut waiting: Local<Option<(u64, Gesture)>>,
    mut hand: Hand,
) {
    let choosing = *hand.phase.get() == Phase::Choosing;
    let changes = hand.game.changes();
    let early = waiting
        .take_if(|_| choosing)
        .filter(|(position, _)| *position == changes)
        .map(|(_, gesture)| gesture);
    let now: Vec<Gesture> = early.into_iter().chain(gestures.read().copied()).collect();
    for gesture in now {
        if hand.panels.is_modal() {
            return;
        }
        if *hand.phase.get() == Phase::Moving {
            hand.skips.write(Skip);
            *waiting = hand.follows_a_person().then_some((changes, gesture));
            return;
        }
        let asked = choosing && matches!(hand.game.awaited(), Awaited::Person(_));
        if asked && hand.moves(gesture) {
            return;
        }
    }
}

impl Hand<'_> {
    /// Whether what is in motion is a person's move and a person is to act next.
    fn follows_a_person(&self) -> bool {
        let last = self
            .game
            .last_ply()
            .map(|ply| self.game.setup().seat(ply.side));
        last == Some(Seat::Human) && matches!(self.game.awaited(), Awaited::Person(_))
    }

    /// Does what a gesture means; tells whether that is a move.
    fn moves(&mut self, gesture: Gesture) -> bool {
        self.selection.refused = None;
        match meaning::of(self.game.position(), self.selection.piece, gesture) {
            Meaning::Play(mv) => {
                self.selection.piece = None;
                self.chosen.write(MoveChosen(mv));
                return true;
            }
            Meaning::Select(square) => self.selection.piece = Some(square),
            Meaning::Deselect => self.selection.piece = None,
            Meaning::Refuse { at, mv, error } => {
                self.selection.refused = Some(at);
                self.refused.write(MoveRefused { mv, error });
            }
            Meaning::Explain { at, text } => {
                self.selection.refused = Some(at);
                self.remarks.write(Remark {
                    at: Some(at),
                    text: text.into(),
                    refusal: true,
                });
            }
        }
        false
    }
}

/// A selection belongs to one position.
fn forget(
    mut played: MessageReader<MovePlayed>,
    mut resets: MessageReader<PositionReset>,
    game: Res<Game>,
    mut selection: ResMut<Selection>,
) {
    let replaced = resets.read().count() > 0;
    if played.read().count() > 0 || replaced {
        selection.piece = None;
        selection.refused = None;
    }
    if replaced {
        selection.cursor = selection.cursor.filter(|&at| game.board().contains(at));
    }
    // The one piece that may move again is chosen already.
    if let (None, Some(again), Awaited::Person(_)) = (
        selection.piece,
        game.position().second_move(),
        game.awaited(),
    ) {
        selection.piece = Some(again);
    }
}

/// What a hand does is answered a frame or two later: the loop must not fall asleep in between.
fn stay_awake(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    awake: Option<ResMut<Awake>>,
) {
    let events = keys.read().count() + buttons.read().count() + touches.read().count();
    if let Some(mut awake) = awake
        && events > 0
    {
        awake.stir();
    }
}

fn remark_refusals(mut refused: MessageReader<MoveRefused>, mut remarks: MessageWriter<Remark>) {
    for MoveRefused { mv, error } in refused.read() {
        remarks.write(Remark {
            at: meaning::goal(*mv),
            text: wording::refusal(error),
            refusal: true,
        });
    }
}
