//! The root: which of the moves, ever deeper.

use super::tree::{Line, Window};
use super::{INFINITE, MAX_PLY, Search, Stopped, WIN, spread};
use crate::ai::{Choice, Limits};
use crate::rules::{Bits, Board, Move};
use std::ops::ControlFlow;

/// A move at the root with the board after it.
struct Candidate<B> {
    mv: Move,
    after: Board<B>,
    rank: i32,
}

/// Half the width of the first window round the last score.
const ASPIRATION: i32 = 30;

impl<B: Bits> Search<'_, B> {
    /// Searches ever deeper. A helper of a search by several threads begins further down.
    pub(super) fn deepen(&mut self, board: &Board<B>, helper: u32) -> Option<Choice> {
        let mut options = self.options(board);
        if let Some(win) = self.win_in_one(board, &options) {
            return Some(win);
        }
        self.forget_overlooked(board, &mut options);
        let deepest = self.temper.limits.depth.unwrap_or(Limits::DEEPEST);
        let mut best: Option<Choice> = None;
        for depth in 1 + helper % 2..=deepest.clamp(1, Limits::DEEPEST) {
            let before = best.as_ref().map(|choice| choice.score);
            let Ok(choice) = self.window(board, &mut options, depth as i32, before) else {
                self.stack.clear();
                break;
            };
            let forced = options.len() == 1 && self.lines <= 1;
            let settled = forced || choice.score.abs() >= WIN - depth as i32;
            let cut_short = choice.depth < depth;
            best = Some(choice);
            if settled || cut_short {
                break;
            }
        }
        let mut best = best.or_else(|| self.anything(&options))?;
        self.add_others(board, &mut options, &mut best);
        best.nodes = self.nodes;
        Some(best)
    }

    /// One depth, in a narrow window round the last score that opens as needed.
    fn window(
        &mut self,
        board: &Board<B>,
        options: &mut [Candidate<B>],
        depth: i32,
        before: Option<i32>,
    ) -> Result<Choice, Stopped> {
        let (mut low, mut high) = match before {
            Some(score) if depth >= 4 && score.abs() < Choice::WON => {
                (score - ASPIRATION, score + ASPIRATION)
            }
            _ => (-INFINITE, INFINITE),
        };
        loop {
            let choice = self.root(board, options, depth, (low, high))?;
            let score = choice.score;
            if (low < score && score < high) || (choice.depth as i32) < depth {
                return Ok(choice);
            }
            if score <= low {
                low = if low < score - 400 {
                    -INFINITE
                } else {
                    score - 250
                };
                low = if score < before.unwrap_or(0) - 200 {
                    -INFINITE
                } else {
                    low
                };
            }
            if score >= high {
                high = if score > before.unwrap_or(0) + 200 {
                    INFINITE
                } else {
                    score + 250
                };
            }
        }
    }

    /// Searches every move of the root to one depth. When told to stop half-way, a move that was found better counts; the
    /// first one searched is the best of the depth before.
    fn root(
        &mut self,
        board: &Board<B>,
        options: &mut [Candidate<B>],
        depth: i32,
        (low, high): (i32, i32),
    ) -> Result<Choice, Stopped> {
        let mut alpha = low;
        let mut best: Option<Choice> = None;
        for idx in 0..options.len() {
            let (mv, after) = (options[idx].mv, options[idx].after);
            let deeper = self.deeper(board, &after, mv, depth);
            let whim = self.whim(&after);
            let window = Window {
                alpha: alpha - whim,
                beta: high - whim,
                ply: 0,
            };
            let searched = if idx == 0 {
                let full = Window { ply: 1, ..window };
                self.child(board.side(), &after, deeper, full, Line::Open)
            } else {
                let less = i32::from(depth >= 4 && idx >= 6 && options[idx].rank <= 0);
                self.later_child(board.side(), &after, (deeper, less), window)
            };
            let score = match searched {
                Ok(score) if score.abs() >= Choice::WON => score,
                Ok(score) => score + whim,
                Err(Stopped) => {
                    self.stack.clear();
                    let mut choice = best.filter(|best| best.score > low).ok_or(Stopped)?;
                    choice.depth -= 1;
                    return Ok(choice);
                }
            };
            if best.as_ref().is_none_or(|best| score > best.score) {
                best = Some(Choice {
                    mv,
                    score,
                    depth: depth as u32,
                    nodes: self.nodes,
                    line: self.line(mv, &after),
                    others: Vec::new(),
                });
                if score > alpha {
                    options[..=idx].rotate_right(1);
                }
            }
            alpha = alpha.max(score);
            if alpha >= high {
                break;
            }
        }
        best.ok_or(Stopped)
    }

    /// A liking for one move over another that only the seed knows, so that games differ.
    fn whim(&self, after: &Board<B>) -> i32 {
        spread(after.hash() ^ self.seed.rotate_left(17), self.temper.whim)
    }

    /// When even one ply was cut short, any move is better than none, unless the caller wants none.
    fn anything(&self, options: &[Candidate<B>]) -> Option<Choice> {
        let first = options.first()?;
        (!self.is_told_to_stop()).then(|| Choice {
            mv: first.mv,
            score: 0,
            depth: 0,
            nodes: self.nodes,
            line: vec![first.mv],
            others: Vec::new(),
        })
    }

    fn win_in_one(&self, board: &Board<B>, options: &[Candidate<B>]) -> Option<Choice> {
        let winner = Some(board.side());
        let wins = |option: &&Candidate<B>| {
            let after = &option.after;
            let ended = self.ended(after).or_else(|| {
                let has_legal = self.field.has_legal(after, &self.trail);
                self.field.outcome(after, has_legal)
            });
            ended.is_some_and(|outcome| outcome.winner == winner)
        };
        options.iter().find(wins).map(|option| Choice {
            mv: option.mv,
            score: WIN - 1,
            depth: 1,
            nodes: options.len() as u64,
            line: vec![option.mv],
            others: Vec::new(),
        })
    }

    /// Leaves out what this player overlooks, unless it overlooks everything.
    fn forget_overlooked(&self, board: &Board<B>, options: &mut Vec<Candidate<B>>) {
        let seen = |option: &Candidate<B>| !self.overlooked(board, option.mv, 0);
        if options.iter().any(seen) {
            options.retain(seen);
        }
    }

    /// The second and third best moves with their scores, where the caller wants them.
    fn add_others(&mut self, board: &Board<B>, options: &mut Vec<Candidate<B>>, best: &mut Choice) {
        const MORE: u64 = 2;
        if self.lines <= 1 {
            return;
        }
        self.most_nodes = self.most_nodes.saturating_mul(MORE);
        self.deadline = self
            .temper
            .limits
            .time
            .map(|time| std::time::Instant::now() + time);
        let depth = best.depth.saturating_sub(1).max(1) as i32;
        let mut left = best.mv;
        for _ in 1..self.lines {
            options.retain(|option| option.mv != left);
            let searched = self.root(board, options, depth, (-INFINITE, INFINITE));
            let Ok(next) = searched else { break };
            left = next.mv;
            best.others.push((next.mv, next.score));
        }
    }

    /// The expected continuation as the table remembers it.
    fn line(&self, mv: Move, after: &Board<B>) -> Vec<Move> {
        let mut line = vec![mv];
        let mut board = *after;
        while line.len() < (Limits::DEEPEST as usize).min(MAX_PLY)
            && self.ended(&board).is_none()
            && let Some(best) = self
                .table
                .get(self.key(&board))
                .and_then(|entry| entry.best)
            && self.field.is_possible(&board, best)
        {
            line.push(best);
            self.field.apply(&mut board, best);
        }
        line
    }

    /// All legal moves with the boards after them, captures first, else in an order that only the seed knows.
    fn options(&self, board: &Board<B>) -> Vec<Candidate<B>> {
        let mut options = Vec::new();
        let _ = self.field.visit_legal(board, &self.trail, &mut |mv| {
            let mut after = *board;
            let effects = self.field.apply(&mut after, mv);
            let gained = effects.taken.count() + effects.bound.count();
            let rank = gained as i32;
            options.push(Candidate { mv, after, rank });
            ControlFlow::Continue(())
        });
        options.sort_by_key(|option| {
            (
                -option.rank,
                spread(option.after.hash() ^ self.seed, 1 << 20),
            )
        });
        options
    }
}
