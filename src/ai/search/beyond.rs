//! Beyond the horizon: only what captures, binds or wins at once.

use super::tree::Window;
use super::{MAX_PLY, Search, Stopped, WIN};
use crate::ai::Choice;
use crate::rules::{Bits, Board, Side, Stage};
use std::ops::ControlFlow;

/// Plies of captures looked at beyond the horizon.
pub(super) const BEYOND: i32 = 8;

impl<B: Bits> Search<'_, B> {
    /// Beyond the horizon only what captures, binds or wins at once.
    pub(super) fn beyond(
        &mut self,
        board: &Board<B>,
        left: i32,
        window: Window,
    ) -> Result<i32, Stopped> {
        let Window {
            mut alpha,
            beta,
            ply,
        } = window;
        let mut best = self.judgement(board).value;
        if best >= beta || left == 0 || ply >= MAX_PLY || board.stage() == Stage::Placing {
            return Ok(best);
        }
        if !self.may_move(board) {
            return Ok(ply as i32 - WIN);
        }
        alpha = alpha.max(best);
        let begin = self.stack.len();
        let hot = self.field.hot_squares(board, board.side());
        self.rank_captures(board, hot);
        for idx in begin..self.stack.len() {
            let ranked = self.pick(idx);
            let hopeless = best + 130 * ranked.rank + 120 <= alpha && alpha.abs() < Choice::WON;
            if hopeless || self.overlooked(board, ranked.mv, ply) {
                continue;
            }
            let mut after = *board;
            self.field.apply(&mut after, ranked.mv);
            self.count_node()?;
            let score =
                self.beyond_child(board.side(), &after, left - 1, Window { alpha, beta, ply })?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.stack.truncate(begin);
        Ok(best)
    }

    fn beyond_child(
        &mut self,
        side: Side,
        after: &Board<B>,
        left: i32,
        Window { alpha, beta, ply }: Window,
    ) -> Result<i32, Stopped> {
        let same = after.side() == side;
        let ply = ply + 1;
        let score = match self.ended(after) {
            Some(outcome) => self.end_worth(after.side(), outcome, ply),
            None if same => self.beyond(after, left, Window { alpha, beta, ply })?,
            None => {
                let (alpha, beta) = (-beta, -alpha);
                self.beyond(after, left, Window { alpha, beta, ply })?
            }
        };
        Ok(if same { score } else { -score })
    }

    /// Whether the side to act has a move, asked the quick way first.
    pub(super) fn may_move(&self, board: &Board<B>) -> bool {
        !self.field.reach(board, board.side()).is_empty()
            || self
                .field
                .visit_moves(board, &mut |_| ControlFlow::Break(()))
                .is_break()
    }
}
