//! All goings of a side at once, for a search: what it reaches, and every step, slide and jump by index.
//!
//! Nothing here asks piece by piece where the whole side can go together.

use super::bits::Bits;
use super::board::Board;
use super::field::{Direction, Field};
use super::ruleset::Movement;
use super::words::Side;
use std::ops::ControlFlow;

type Flow = ControlFlow<()>;

impl<B: Bits> Field<B> {
    /// Every square that the free pieces of a side can reach in one move, traps and all.
    #[must_use]
    #[inline]
    pub fn reach(&self, board: &Board<B>, side: Side) -> B {
        let empty = self.full & !board.occupied();
        let movers = board.free(side);
        if self.ruleset.movement == Movement::Step {
            return self.beside(movers) & empty;
        }
        let files = u32::from(self.board.files);
        let east = ways(
            movers,
            empty & self.not_first_file,
            self.doublings[0],
            1,
            B::up,
        );
        let west = ways(
            movers,
            empty & self.not_last_file,
            self.doublings[0],
            1,
            B::down,
        );
        let north = ways(movers, empty, self.doublings[1], files, B::up);
        let south = ways(movers, empty, self.doublings[1], files, B::down);
        (east | west | north | south) & empty
    }

    /// Hands every possible going of the moving stage to `visit`, as the indices of its first and last square. A second
    /// move is not asked for: there one piece alone may act.
    pub fn visit_goings(
        &self,
        board: &Board<B>,
        visit: &mut impl FnMut(usize, usize) -> Flow,
    ) -> Flow {
        let movers = board.free(board.side);
        let singly = self.singly(board, movers);
        for from in singly.squares() {
            for to in self.legal_goals(board, from).squares() {
                visit(from, to)?;
            }
        }
        let together = movers & !singly;
        let empty = self.full & !board.occupied();
        for direction in Direction::ALL {
            let mut moving = self.shift(together, direction) & empty;
            let mut squares = 1;
            while !moving.is_empty() {
                for to in moving.squares() {
                    visit(self.behind(to, direction, squares), to)?;
                }
                if self.ruleset.movement == Movement::Step {
                    break;
                }
                moving = self.shift(moving, direction) & empty;
                squares += 1;
            }
        }
        Flow::Continue(())
    }
}

/// The set with all that follows it in one direction through `open`, by doubling the distance each time.
#[inline]
fn ways<B: Bits>(from: B, open: B, doublings: u32, step: u32, moved: impl Fn(B, u32) -> B) -> B {
    let (mut way, mut open, mut step) = (from, open, step);
    for _ in 0..doublings {
        way |= open & moved(way, step);
        open &= moved(open, step);
        step *= 2;
    }
    way
}
