//! What could be lost next: tried move by move, so that it is exact in every ruleset.

use super::bits::Bits;
use super::board::Board;
use super::field::Field;
use super::position::{Core, Position, with};
use super::square::Square;
use super::words::{Side, Stage};
use std::ops::ControlFlow;

impl Position {
    /// The pieces of a side that the other could bind, take off or shut in by its next action, if that action were now: in
    /// the order a1, b1, ... Nothing is in danger while pieces are set down, or when the game is over.
    #[must_use]
    pub fn in_danger(&self, side: Side) -> Vec<Square> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        with!(&self.core, |field, board| field
            .in_danger(board, side)
            .squares()
            .map(|index| field.name(index))
            .collect())
    }
}

impl<B: Bits> Field<B> {
    /// The pieces of a side that one action of the other would bind, take off or shut in.
    #[must_use]
    pub fn in_danger(&self, board: &Board<B>, side: Side) -> B {
        if board.stage() == Stage::Placing {
            return B::EMPTY;
        }
        let acting = if board.side == side {
            self.handed_over(board)
        } else {
            *board
        };
        let mut danger = B::EMPTY;
        let _ = self.visit_moves(&acting, &mut |mv| {
            let mut after = acting;
            let effects = self.apply(&mut after, mv);
            danger |= effects.taken | effects.bound;
            if let Some(dux) = self.immobilised(&after, side) {
                danger |= B::bit(dux);
            }
            ControlFlow::<()>::Continue(())
        });
        danger & acting.pieces(side)
    }
}
