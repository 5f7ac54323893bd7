//! How people err: boards are misjudged, moves are not seen.

use super::{Search, spread};
use crate::ai::Sight;
use crate::rules::{Bits, Board, Move, Side};

impl<B: Bits> Search<'_, B> {
    /// By how much this player misjudges a board.
    #[inline]
    pub(super) fn error_at(&self, hash: u64) -> i32 {
        if self.temper.error == 0 {
            0
        } else {
            spread(hash ^ self.seed, self.temper.error)
        }
    }

    /// Whether this player does not see a move: people overlook far pieces and moves towards the mover's own side.
    pub(super) fn overlooked(&self, board: &Board<B>, mv: Move, ply: usize) -> bool {
        if self.sharp {
            return false;
        }
        let Move::Go { from, to } = mv else {
            return false;
        };
        let Sight { far, behind, later } = self.temper.sight;
        let distance = from.file.abs_diff(to.file) + from.rank.abs_diff(to.rank);
        let backwards = match board.side() {
            Side::White => to.rank < from.rank,
            Side::Black => to.rank > from.rank,
        };
        let mut chance = if distance > 2 { far } else { 0 };
        if backwards {
            chance = chance.max(behind);
        }
        if ply >= 2 {
            chance = chance.max(later);
        }
        if chance == 0 {
            return false;
        }
        let name = [
            from.file,
            from.rank,
            to.file,
            to.rank,
            board.side().index() as u8,
        ];
        let name = name.iter().fold(self.seed, |name, &part| {
            (name ^ u64::from(part)).wrapping_mul(0x0100_0000_01b3)
        });
        (spread(name, 50) + 50) < i32::from(chance)
    }
}
