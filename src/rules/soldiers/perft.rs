//! Counting the sequences of legal actions: the check of every rule at once.

use super::bits::Bits;
use super::board::Board;
use super::field::Field;
use super::trail::Trail;
use std::hint::black_box;
use std::ops::ControlFlow;

/// Whether the last actions of a sequence are played or only counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaves {
    /// The last actions are counted all at once.
    Counted,
    /// Every action is played, the last ones too.
    Played,
}

impl<B: Bits> Field<B> {
    /// How many sequences of `depth` legal actions there are; a finished game has none.
    #[must_use]
    pub fn perft(&self, board: &Board<B>, trail: &mut Trail, depth: u32, leaves: Leaves) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.decided(board).is_some() || self.quiet_end(board).is_some() {
            return 0;
        }
        if self.forbids_repetition() {
            return self.perft_with_past(board, trail, depth, leaves);
        }
        match (depth, leaves) {
            (1, Leaves::Counted) => self.count_moves(board),
            (1, Leaves::Played) => self.play_leaves(board),
            _ => {
                let mut nodes = 0;
                let _ = self.visit_moves(board, &mut |mv| {
                    let mut after = *board;
                    self.apply(&mut after, mv);
                    nodes += self.perft(&after, trail, depth - 1, leaves);
                    ControlFlow::Continue(())
                });
                nodes
            }
        }
    }

    fn play_leaves(&self, board: &Board<B>) -> u64 {
        let mut nodes = 0;
        let _ = self.visit_moves(board, &mut |mv| {
            let mut after = *board;
            self.apply(&mut after, mv);
            black_box(&after);
            nodes += 1;
            ControlFlow::Continue(())
        });
        nodes
    }

    /// The same where a position may not come a third time.
    fn perft_with_past(
        &self,
        board: &Board<B>,
        trail: &mut Trail,
        depth: u32,
        leaves: Leaves,
    ) -> u64 {
        let any_forbidden = trail.any_twice();
        if depth == 1 && !any_forbidden {
            return match leaves {
                Leaves::Counted => self.count_moves(board),
                Leaves::Played => self.play_leaves(board),
            };
        }
        let mut nodes = 0;
        let _ = self.visit_moves(board, &mut |mv| {
            let mut after = *board;
            self.apply(&mut after, mv);
            if !(any_forbidden && trail.came_twice(after.hash)) {
                trail.push(after.hash);
                nodes += self.perft(&after, trail, depth - 1, leaves);
                trail.pop();
            }
            ControlFlow::Continue(())
        });
        nodes
    }
}
