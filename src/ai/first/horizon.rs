//! Beyond the horizon: only what captures or binds.

use super::tree::end_score;
use super::{Search, Stopped};
use crate::rules::{Bits, Board, Side, Stage};
use std::ops::ControlFlow;

impl<B: Bits> Search<'_, B> {
    /// Captures only, so that a piece left hanging at the horizon is seen.
    pub(super) fn beyond(
        &mut self,
        board: &Board<B>,
        left: u32,
        mut alpha: i32,
        beta: i32,
        ply: u32,
    ) -> Result<i32, Stopped> {
        let mut best = self.judged(board);
        if left == 0 || best >= beta || board.stage() == Stage::Placing {
            return Ok(best);
        }
        alpha = alpha.max(best);
        for after in self.captures(board) {
            self.count_node()?;
            let score = self.beyond_child(board.side(), &after, left - 1, alpha, beta, ply + 1)?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    fn beyond_child(
        &mut self,
        side: Side,
        after: &Board<B>,
        left: u32,
        alpha: i32,
        beta: i32,
        ply: u32,
    ) -> Result<i32, Stopped> {
        let same = after.side() == side;
        let sign = if same { 1 } else { -1 };
        let score = match self.ended(after) {
            Some(outcome) => end_score(after.side(), outcome, ply),
            None if same => self.beyond(after, left, alpha, beta, ply)?,
            None => self.beyond(after, left, -beta, -alpha, ply)?,
        };
        Ok(sign * score)
    }

    fn captures(&self, board: &Board<B>) -> Vec<Board<B>> {
        let mut captures = Vec::new();
        let _ = self.field.visit_moves(board, &mut |mv| {
            let mut after = *board;
            let effects = self.field.apply(&mut after, mv);
            if !(effects.taken | effects.bound).is_empty() {
                captures.push(after);
            }
            ControlFlow::Continue(())
        });
        captures
    }
}
