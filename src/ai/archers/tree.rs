//! What a move leads to.

use super::table::Bound;
use super::{INFINITE, MAX_PLY, Search, Stopped};
use crate::ai::Choice;
use crate::rules::archers::Board;
use crate::rules::{Move, Side};

/// The scores that matter to the side to act, and how far from the root.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) ply: usize,
}

/// A move with the board after it.
pub(super) struct Step {
    pub(super) mv: Move,
    pub(super) after: Board,
    pub(super) captures: bool,
    rank: u64,
}

impl Search<'_> {
    /// The score of a board to `side`, which acted before it.
    pub(super) fn child(
        &mut self,
        side: Side,
        board: &Board,
        depth: i32,
        window: Window,
    ) -> Result<i32, Stopped> {
        if board.side() == side {
            return self.node(board, depth, window);
        }
        let turned = Window {
            alpha: -window.beta,
            beta: -window.alpha,
            ply: window.ply,
        };
        Ok(-self.node(board, depth, turned)?)
    }

    /// The score of a board to the side that acts on it.
    fn node(&mut self, board: &Board, depth: i32, window: Window) -> Result<i32, Stopped> {
        self.count_node()?;
        let side = board.side();
        if let Some(outcome) = self.table.outcome(board) {
            return Ok(self.end_score(board, outcome, side, window.ply));
        }
        let hash = board.hash();
        if self.past.contains(&hash) {
            return Ok(0);
        }
        if depth <= 0 || window.ply >= MAX_PLY {
            return self.captures(board, window);
        }
        let key = board.key();
        let known = self.known.get(key);
        if let Some(entry) = known
            && entry.depth >= depth
            && entry.score.abs() < Choice::WON
        {
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => entry.score >= window.beta,
                Bound::AtMost => entry.score <= window.alpha,
            };
            if cuts {
                return Ok(entry.score);
            }
        }
        let steps = self.steps(board, known.and_then(|entry| entry.best), window.ply);
        self.past.push(hash);
        let searched = self.branches(board, &steps, depth, window);
        self.past.pop();
        let (score, best) = searched?;
        let bound = if score >= window.beta {
            Bound::AtLeast
        } else if score > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.known.keep(key, depth, (score, bound), best);
        Ok(score)
    }

    fn branches(
        &mut self,
        board: &Board,
        steps: &[Step],
        depth: i32,
        window: Window,
    ) -> Result<(i32, Option<Move>), Stopped> {
        let (side, ply) = (board.side(), window.ply);
        let mut alpha = window.alpha;
        let mut best = (-INFINITE, None);
        for (idx, step) in steps.iter().enumerate() {
            // What a side does at once after its arrival, and the only move there is, cost no depth.
            let free = step.after.side() == side || steps.len() == 1;
            let deeper = depth - i32::from(!free || ply > MAX_PLY / 2);
            let open = Window {
                alpha,
                beta: window.beta,
                ply: ply + 1,
            };
            let narrow = Window {
                beta: alpha + 1,
                ..open
            };
            let less = i32::from(depth >= 3 && idx >= 4 && !step.captures);
            let mut score = if idx == 0 {
                self.child(side, &step.after, deeper, open)?
            } else {
                self.child(side, &step.after, deeper - less, narrow)?
            };
            if idx > 0 && score > alpha && (less > 0 || score < window.beta) {
                score = self.child(side, &step.after, deeper, open)?;
            }
            if score > best.0 {
                best = (score, Some(step.mv));
            }
            alpha = alpha.max(score);
            if alpha >= window.beta {
                self.remember(step, depth, ply);
                break;
            }
        }
        Ok(best)
    }

    /// Captures beyond the horizon; the side may leave it at what stands.
    fn captures(&mut self, board: &Board, window: Window) -> Result<i32, Stopped> {
        let side = board.side();
        let stands = self.judge(board);
        if stands >= window.beta || window.ply >= MAX_PLY || board.puts_back() {
            return Ok(stands);
        }
        let mut best = stands;
        for step in self.steps(board, None, window.ply) {
            if !step.captures {
                continue;
            }
            self.count_node()?;
            let deeper = Window {
                alpha: window.alpha.max(best),
                beta: window.beta,
                ply: window.ply + 1,
            };
            let score = if let Some(outcome) = self.table.outcome(&step.after) {
                self.end_score(&step.after, outcome, side, deeper.ply)
            } else if step.after.side() == side {
                self.captures(&step.after, deeper)?
            } else {
                let turned = Window {
                    alpha: -deeper.beta,
                    beta: -deeper.alpha,
                    ply: deeper.ply,
                };
                -self.captures(&step.after, turned)?
            };
            best = best.max(score);
            if best >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// The moves that this player sees, the likely best first.
    pub(super) fn steps(&self, board: &Board, known: Option<Move>, ply: usize) -> Vec<Step> {
        let enemy = board.side().other();
        let mut steps: Vec<Step> = self
            .table
            .possible(board)
            .into_iter()
            .map(|mv| {
                let mut after = *board;
                let captures = self.table.apply(&mut after, mv).taken.is_some();
                let arrives = matches!(mv, Move::Go { to, .. }
                    if self.table.base(enemy).has(self.table.index(to)));
                let rank = match mv {
                    mv if Some(mv) == known => u64::MAX,
                    _ if captures => 1 << 40,
                    mv if Some(mv) == self.killers[ply.min(MAX_PLY)] => 1 << 39,
                    mv => u64::from(arrives) << 38 | u64::from(self.liked(mv)),
                };
                Step {
                    mv,
                    after,
                    captures,
                    rank,
                }
            })
            .collect();
        if steps
            .iter()
            .any(|step| !self.overlooked(board, step.mv, ply))
        {
            steps.retain(|step| !self.overlooked(board, step.mv, ply));
        }
        steps.sort_by_key(|step| u64::MAX - step.rank);
        steps
    }

    fn liked(&self, mv: Move) -> u32 {
        match mv {
            Move::Go { from, to } => self.history[self.table.index(from)][self.table.index(to)],
            _ => 0,
        }
    }

    fn remember(&mut self, step: &Step, depth: i32, ply: usize) {
        if step.captures {
            return;
        }
        self.killers[ply.min(MAX_PLY)] = Some(step.mv);
        if let Move::Go { from, to } = step.mv {
            let liked = &mut self.history[self.table.index(from)][self.table.index(to)];
            *liked = liked.saturating_add((depth * depth) as u32);
        }
    }
}
