//! A played move with all its consequences.

use super::mv::Move;
use super::square::Square;
use super::words::{Calculus, Grade, Outcome, Side};

/// A played move and everything that came of it. Whoever shows a game needs nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// The decision.
    pub mv: Move,
    /// Who made it.
    pub side: Side,
    /// The piece set down or moved; `None` for a removal or a pass.
    pub calculus: Option<Calculus>,
    /// The squares the piece stood on, first to last: one for a placement, two for a step or slide, more for a chain of
    /// jumps; empty for a removal or a pass.
    pub path: Vec<Square>,
    /// The squares jumped over, in order.
    pub jumped: Vec<Square>,
    /// The brackets that this move closed.
    pub brackets: Vec<Bracket>,
    /// Free pieces that became alligati.
    pub bound: Vec<Square>,
    /// Alligati that became free.
    pub freed: Vec<Square>,
    /// Pieces taken off the board, with their squares.
    pub taken: Vec<(Square, Calculus)>,
    /// The dux that is shut in now that its side must act.
    pub immobilised: Option<Square>,
    /// Whether the piece went safely in between two enemies, which Kowalski asks the player to announce.
    pub between: bool,
    /// What the archer that went has become by it: superior by a capture, simple again on the enemy base. `None` where
    /// it stayed what it was, and for soldiers.
    pub grade: Option<Grade>,
    /// Of the pieces taken those that went to their owner's hand.
    pub returned: Vec<Square>,
    /// The side that acts next; the same side when its turn goes on.
    pub next: Side,
    /// The end of the game, if this move ended it.
    pub outcome: Option<Outcome>,
}

impl Ply {
    /// Where the piece ended, for a placement or a move.
    #[must_use]
    pub fn last_square(&self) -> Option<Square> {
        self.path.last().copied()
    }

    /// Whether the side's turn ended with this ply.
    #[must_use]
    pub fn ends_turn(&self) -> bool {
        self.next != self.side
    }
}

/// One custodial bracket: the moved piece and its helper with the enemies in between.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// Where the moved piece stands.
    pub mover: Square,
    /// The free friend at the other end, or the empty hostile corner.
    pub helper: Square,
    /// The enemies in between, one except under the line rule.
    pub between: Vec<Square>,
}
