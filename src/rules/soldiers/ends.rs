//! When the game is over, and why.

use super::bits::Bits;
use super::board::Board;
use super::field::Field;
use super::ruleset::{Counted, DuxRule};
use super::words::{Outcome, Reason, Side, Stage};

impl<B: Bits> Field<B> {
    /// The ends that depend on the pieces alone: a dux lost, too few pieces, a dux immobilised.
    #[must_use]
    #[inline]
    pub fn decided(&self, board: &Board<B>) -> Option<Outcome> {
        self.lost_pieces(board).or_else(|| {
            let turn_begins = board.stage() == Stage::Moving && board.second().is_none();
            (turn_begins && self.immobilised(board, board.side).is_some())
                .then(|| lost(board.side, Reason::DuxImmobilised))
        })
    }

    /// A dux lost or too few pieces; where both sides qualify the side to act has lost.
    #[must_use]
    #[inline]
    pub(super) fn lost_pieces(&self, board: &Board<B>) -> Option<Outcome> {
        if board.stage() == Stage::Placing {
            return None;
        }
        let [first, second] = [board.side, board.side.other()];
        if self.ruleset.dux == DuxRule::Captured {
            for side in [first, second] {
                if (board.duces & board.pieces(side)).is_empty() {
                    return Some(lost(side, Reason::DuxCaptured));
                }
            }
        }
        for side in [first, second] {
            if self.counted(board, side) <= u32::from(self.ruleset.few_pieces.at_most) {
                return Some(lost(side, Reason::Men));
            }
        }
        None
    }

    fn counted(&self, board: &Board<B>, side: Side) -> u32 {
        match self.ruleset.few_pieces.counted {
            Counted::All => board.count(side),
            Counted::Free => board.free(side).count(),
            Counted::Men => (board.pieces(side) & !board.duces).count(),
        }
    }

    /// The quiet limit of the ruleset.
    #[must_use]
    #[inline]
    pub fn quiet_end(&self, board: &Board<B>) -> Option<Outcome> {
        let limit = self.ruleset.quiet_limit?;
        (board.quiet >= limit && board.stage() == Stage::Moving)
            .then(|| by_count(board, Reason::Quiet))
    }

    /// The end by a limit on long games: more pieces win, equal is a draw.
    #[must_use]
    pub fn counted_out(&self, board: &Board<B>) -> Outcome {
        by_count(board, Reason::LongGame)
    }

    /// The end of the game by the rules alone, with the side to act known to have an action or not.
    #[must_use]
    pub fn outcome(&self, board: &Board<B>, has_action: bool) -> Option<Outcome> {
        self.decided(board)
            .or_else(|| {
                (!has_action).then_some(Outcome {
                    winner: Some(board.side.other()),
                    reason: Reason::NoAction,
                })
            })
            .or_else(|| self.quiet_end(board))
    }
}

const fn lost(side: Side, reason: Reason) -> Outcome {
    Outcome {
        winner: Some(side.other()),
        reason,
    }
}

/// More pieces on the board win, alligati counted; equal is a draw.
pub(super) fn by_count<B: Bits>(board: &Board<B>, reason: Reason) -> Outcome {
    let [white, black] = Side::BOTH.map(|side| board.count(side));
    let winner = match white.cmp(&black) {
        std::cmp::Ordering::Greater => Some(Side::White),
        std::cmp::Ordering::Less => Some(Side::Black),
        std::cmp::Ordering::Equal => None,
    };
    Outcome { winner, reason }
}
