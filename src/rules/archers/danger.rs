//! What could be lost next: tried move by move.

use super::board::Board;
use super::generate::Table;
use super::mv::Move;
use super::places::Places;
use super::words::Side;

impl Table {
    /// The archers of a side that the other could capture by its next action, if that action were now.
    #[must_use]
    pub fn in_danger(&self, board: &Board, side: Side) -> Places {
        let acting = Board {
            side: side.other(),
            putting_back: false,
            ..*board
        };
        self.possible(&acting)
            .into_iter()
            .filter_map(|mv| match mv {
                Move::Go { to, .. } => Some(Places::one(self.index(to))),
                _ => None,
            })
            .fold(Places::NONE, |all, to| all | to)
            & board.archers(side)
    }
}
