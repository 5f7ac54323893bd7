//! The board seen from the other side of the table: turned by 180 degrees, with the sides exchanged. To the rules the two
//! are one, so that whoever thinks about a position may always sit on the same side.

use super::bits::Bits;
use super::board::Board;
use super::field::Field;
use super::mv::Move;
use super::square::Square;

impl<B: Bits> Field<B> {
    /// The board as the other side of the table sees it.
    #[must_use]
    pub fn turned(&self, board: &Board<B>) -> Board<B> {
        let [white, black] = board.pieces;
        let second = board.second().map(|index| self.opposite(index) as u16);
        let mut turned = Board {
            pieces: [self.opposites(black), self.opposites(white)],
            duces: self.opposites(board.duces),
            bonds: board.bonds.map(|set| self.opposites(set)),
            hash: 0,
            hands: [board.hands[1], board.hands[0]],
            quiet: board.quiet,
            second: second.unwrap_or(Board::<B>::NO_SECOND),
            side: board.side.other(),
            placements: board.placements,
        };
        turned.hash = turned.fresh_hash(self);
        turned
    }

    /// A move of this board as the other side of the table sees it. A group that is taken off may have another first square
    /// there.
    #[must_use]
    pub fn turned_move(&self, board: &Board<B>, mv: Move) -> Move {
        let square = |sq: Square| self.board.turned(sq);
        match mv {
            Move::Place { role, at } => Move::Place {
                role,
                at: square(at),
            },
            Move::Go { from, to } => Move::Go {
                from: square(from),
                to: square(to),
            },
            Move::Remove { at } => {
                let group = self.opposites(self.named_by(board, self.index(at)));
                Move::Remove {
                    at: self.name(group.lowest()),
                }
            }
            Move::Pass => Move::Pass,
        }
    }

    fn opposite(&self, index: usize) -> usize {
        self.board.squares() - 1 - index
    }

    fn opposites(&self, set: B) -> B {
        set.squares().fold(B::EMPTY, |turned, index| {
            turned | B::bit(self.opposite(index))
        })
    }
}
