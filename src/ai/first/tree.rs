//! The tree: alpha-beta from the root's children down to the horizon.

use super::table::{Bound, Entry};
use super::{BEYOND, INFINITE, Search, Stopped, WIN};
use crate::ai::Choice;
use crate::rules::{Bits, Board, Move, Outcome, Side, Stage};

impl<B: Bits> Search<'_, B> {
    /// The score of a child for `side`, whoever acts there.
    pub(super) fn child(
        &mut self,
        side: Side,
        after: &Board<B>,
        depth: u32,
        alpha: i32,
        beta: i32,
        ply: u32,
    ) -> Result<i32, Stopped> {
        self.trail.push(after.hash());
        let score = if after.side() == side {
            self.score(after, depth, alpha, beta, ply)
        } else {
            self.score(after, depth, -beta, -alpha, ply)
                .map(|score| -score)
        };
        self.trail.pop();
        score
    }

    /// The score of a board for its side to act.
    fn score(
        &mut self,
        board: &Board<B>,
        depth: u32,
        mut alpha: i32,
        beta: i32,
        ply: u32,
    ) -> Result<i32, Stopped> {
        self.count_node()?;
        if let Some(outcome) = self.ended(board) {
            return Ok(end_score(board.side(), outcome, ply));
        }
        if self.trail.occurrences(board.hash()) > 1 && board.stage() == Stage::Moving {
            return Ok(0);
        }
        if depth == 0 {
            return self.beyond(board, BEYOND, alpha, beta, ply);
        }
        if let Some(score) = self.remembered(board, depth, alpha, beta) {
            return Ok(score);
        }
        let options = self.candidates(board, ply);
        if options.is_empty() {
            return Ok(ply as i32 - WIN);
        }
        let floor = alpha;
        let mut best = (-INFINITE, None);
        for option in &options {
            let score = self.child(board.side(), &option.after, depth - 1, alpha, beta, ply + 1)?;
            if score > best.0 {
                best = (score, Some(option.mv));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.killers[ply as usize] = Some(option.mv);
                break;
            }
        }
        self.remember(board, depth, best, floor, beta);
        Ok(best.0)
    }

    fn remembered(&self, board: &Board<B>, depth: u32, alpha: i32, beta: i32) -> Option<i32> {
        let entry = self.table.get(board.hash())?;
        // Scores of forced ends hold for the ply they were found at only.
        if entry.depth < depth || entry.score.abs() >= Choice::WON {
            return None;
        }
        let decides = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => entry.score >= beta,
            Bound::AtMost => entry.score <= alpha,
        };
        decides.then_some(entry.score)
    }

    fn remember(
        &mut self,
        board: &Board<B>,
        depth: u32,
        (score, best): (i32, Option<Move>),
        floor: i32,
        beta: i32,
    ) {
        let bound = if score >= beta {
            Bound::AtLeast
        } else if score <= floor {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.table.put(Entry {
            hash: board.hash(),
            best,
            score,
            depth,
            bound,
        });
    }
}

/// The score of a finished game for a side; nearer wins are better.
pub(super) fn end_score(side: Side, outcome: Outcome, ply: u32) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == side => WIN - ply as i32,
        Some(_) => ply as i32 - WIN,
    }
}
