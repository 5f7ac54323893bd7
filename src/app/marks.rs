//! What is pointed out on the board. Input and panels write it; the table draws it.

use crate::rules::Square;
use bevy::prelude::*;

/// A way of pointing a square out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// First square of the last move.
    LastFrom,
    /// Last square of the last move, or a placement or removal.
    LastTo,
    /// The chosen piece.
    Selected,
    /// A legal goal of the chosen piece, or an empty square to place on.
    Goal,
    /// An alligatus that may be taken off.
    Removable,
    /// A piece that may act (only it, on a second move; or the piece under the pointer).
    MayAct,
    /// The archer under the pointer or the cursor: it could be chosen.
    Pointed,
    /// A place where it could go.
    Reachable,
    /// Another place under the pointer or the cursor: its lines are shown.
    Traced,
    /// The keyboard's cursor.
    Cursor,
    /// A piece that the other side could bind or take next.
    Danger,
    /// The piece of a hint, or the part of the board it is about.
    Hint,
    /// The goal of a hint.
    HintGoal,
    /// A refused click; fades by itself.
    Refused,
}

impl Mark {
    /// Every mark.
    pub const ALL: [Self; 14] = [
        Self::LastFrom,
        Self::LastTo,
        Self::Selected,
        Self::Goal,
        Self::Removable,
        Self::MayAct,
        Self::Pointed,
        Self::Reachable,
        Self::Traced,
        Self::Cursor,
        Self::Danger,
        Self::Hint,
        Self::HintGoal,
        Self::Refused,
    ];
}

/// The squares of the last move, in order, while it is shown: two, or more for a chain of jumps.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Trail(pub Vec<Square>);

/// All marks of the moment.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks(pub Vec<(Square, Mark)>);
