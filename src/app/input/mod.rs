//! What a hand does at the table: pointer, touch and keys become gestures, and gestures become moves.

mod gamepad;
mod keyboard;
mod marking;
mod meaning;
mod pointer;
mod reach;

use super::flow::{
    Flow, MoveChosen, MovePlayed, MoveRefused, Phase, PositionReset, Remark, Screen, Skip,
};
use super::game::{Awaited, Game, Seat};
use super::hud::Panels;
use super::pacing::Awake;
use super::tongue::Tongue;
use super::wording;
use crate::rules::Square;
use crate::say;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use meaning::{Meaning, NoMove};
use std::collections::VecDeque;

pub use gamepad::{KeysFromGamepads, waking_plugin as gamepad_waking_plugin};
pub use meaning::movable;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<Pointed>()
        .add_message::<Gesture>()
        .configure_sets(
            Update,
            (Heeding::Felt, Heeding::Begun, Heeding::Meant)
                .chain()
                .in_set(Flow::Decide),
        )
        .add_plugins((
            pointer::plugin,
            keyboard::plugin,
            gamepad::plugin,
            marking::plugin,
        ))
        .add_systems(
            Update,
            (
                interpret.in_set(Heeding::Meant),
                (forget, remark_refusals, forgive)
                    .chain()
                    .in_set(Forgetting)
                    .in_set(Flow::Present),
            )
                .run_if(in_state(Screen::Game)),
        );
}

/// How many squares beside its own a finger may mean.
const NEARBY: usize = 4;

/// The order in which hands on the board are heeded.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub enum Heeding {
    /// Pointers and fingers make gestures.
    Felt,
    /// Whatever waits for the first touch begins by it.
    Begun,
    /// Gestures become moves.
    Meant,
}

/// What was chosen and what was refused is forgotten when its time is over.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Forgetting;

/// What a hand does on the board, by whatever device.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gesture {
    /// A click, or Enter.
    Click(Square),
    /// A finger is wider than a small square: the square under it, and those beside it that it may have meant, the nearest
    /// first.
    Tap(Square, [Option<Square>; NEARBY]),
    /// A click on the board's frame.
    Frame,
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

/// The square that the mouse points at, where nothing lies over it.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pointed(pub Option<Square>);

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
    words: Res<'w, Tongue>,
}

/// Turns gestures into moves, in their order. While something is in motion a gesture brings it to rest; after a person's own
/// move, and where it chooses a piece, it is then done as well, and so is what follows a move in the same frame: quick hands
/// lose nothing.
fn interpret(
    mut gestures: MessageReader<Gesture>,
    mut waiting: Local<Vec<(u64, Gesture)>>,
    mut hand: Hand,
) {
    let changes = hand.game.changes();
    let early = waiting
        .drain(..)
        .filter(|(position, _)| *position == changes)
        .map(|(_, gesture)| gesture);
    let mut now: VecDeque<Gesture> = early.chain(gestures.read().copied()).collect();
    while let Some(gesture) = now.pop_front() {
        if hand.panels.is_modal() {
            return;
        }
        let later = |position| now.iter().map(move |&gesture| (position, gesture));
        match (hand.phase.get(), hand.game.awaited()) {
            (Phase::Moving, _) => {
                hand.skips.write(Skip);
                if hand.follows_a_person() || hand.chooses(gesture) {
                    waiting.push((changes, gesture));
                    waiting.extend(later(changes));
                }
                return;
            }
            (Phase::Choosing, Awaited::Person(_)) => {
                if hand.moves(gesture) {
                    waiting.extend(later(changes + 1));
                    return;
                }
            }
            (_, awaited) => hand.has_no_turn(gesture, awaited),
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

    /// Whether a gesture chooses a piece for the person who acts next. That can be meant while the computer's piece still goes.
    fn chooses(&self, gesture: Gesture) -> bool {
        let meaning = meaning::of(self.game.position(), None, gesture);
        matches!(self.game.awaited(), Awaited::Person(_)) && matches!(meaning, Meaning::Select(_))
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
            Meaning::Explain { at, why } => self.explain(at, why),
            Meaning::OnTheFrame => {
                let text = if self.game.position().archers().is_some() {
                    say!(self.words, "archers-hints-frame")
                } else {
                    say!(self.words, "hints-frame")
                };
                self.remarks.write(Remark {
                    at: None,
                    text,
                    refusal: true,
                });
            }
        }
        false
    }

    /// Whoever touches the board out of turn is told why nothing happens.
    fn has_no_turn(&mut self, gesture: Gesture, awaited: Awaited) {
        let (Gesture::Click(at) | Gesture::Tap(at, _) | Gesture::Lift(at)) = gesture else {
            return;
        };
        match awaited {
            Awaited::Engine(..) => self.explain(at, NoMove::ComputersTurn),
            Awaited::Nobody => self.explain(at, NoMove::GameOver),
            Awaited::Person(_) => {}
        }
    }

    fn explain(&mut self, at: Square, why: NoMove) {
        self.selection.refused = Some(at);
        self.remarks.write(Remark {
            at: Some(at),
            text: why.told(&self.words, self.game.position()),
            refusal: true,
        });
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

fn remark_refusals(
    mut refused: MessageReader<MoveRefused>,
    mut remarks: MessageWriter<Remark>,
    words: Res<Tongue>,
) {
    for MoveRefused { mv, error } in refused.read() {
        remarks.write(Remark {
            at: meaning::goal(*mv),
            text: wording::refusal(&words, error),
            refusal: true,
        });
    }
}

/// Seconds for which a refusal is shown.
const FORGIVEN: f32 = 4.0;

/// A refusal goes after a while; frames are drawn until then, as nothing else may come to wake the loop.
fn forgive(
    time: Res<Time>,
    mut remarks: MessageReader<Remark>,
    mut left: Local<f32>,
    mut selection: ResMut<Selection>,
    awake: Option<ResMut<Awake>>,
) {
    if remarks.read().any(|remark| remark.refusal) {
        *left = FORGIVEN;
    }
    if selection.refused.is_none() {
        return;
    }
    *left -= time.delta_secs();
    if *left <= 0.0 {
        selection.refused = None;
    }
    if let Some(mut awake) = awake {
        awake.stir();
    }
}
