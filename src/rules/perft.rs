//! Counting the sequences of legal actions: the check of every rule at once.

use super::bits::Bits;
use super::board::Board;
use super::field::Field;
use super::trail::Trail;
use std::ops::ControlFlow;

impl<B: Bits> Field<B> {
    /// How many sequences of `depth` legal actions there are; a finished game has none.
    #[must_use]
    pub fn perft(&self, board: &Board<B>, trail: &mut Trail, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.decided(board).is_some() || self.quiet_end(board).is_some() {
            return 0;
        }
        if depth == 1 && !self.forbids_repetition(trail) {
            return self.count_moves(board);
        }
        let mut nodes = 0;
        let forbids = self.forbids_repetition(trail);
        let _ = self.visit_moves(board, &mut |mv| {
            if !(forbids && self.comes_a_third_time(board, trail, mv)) {
                let mut after = *board;
                self.apply(&mut after, mv);
                trail.push(after.hash);
                nodes += self.perft(&after, trail, depth - 1);
                trail.pop();
            }
            ControlFlow::Continue(())
        });
        nodes
    }
}
