//! The first search: iterative deepening alpha-beta with a table, killers and a look at captures beyond the horizon.
//!
//! A side may have several plies in a row (placing two, a removal before the move, a second move), so a child's score is
//! turned round only when the other side acts there. Deepening and the root are here, the tree below in `tree`, captures
//! beyond the horizon in `horizon`.

mod horizon;
mod table;
mod tree;
mod value;

use self::table::Table;
use self::value::value;
use super::{Choice, Limits, Temper};
use crate::rules::{Bits, Board, Explorer, Field, Move, Outcome, Trail};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

const INFINITE: i32 = 1_000_000;
const WIN: i32 = 100_000;
/// Plies of captures looked at beyond the horizon.
const BEYOND: u32 = 2;
/// Nodes between two looks at the clock and the stop flag.
const POLL: u64 = 256;

/// A search waiting for its board.
pub(super) struct Thinker<'a> {
    pub temper: Temper,
    pub seed: u64,
    pub stop: &'a AtomicBool,
}

impl Explorer for Thinker<'_> {
    type Output = Option<Choice>;

    fn explore<B: Bits>(self, field: &Field<B>, board: &Board<B>, trail: &Trail) -> Self::Output {
        let limits = self.temper.limits;
        let mut search = Search {
            field,
            trail: trail.clone(),
            table: Table::new(),
            killers: vec![None; (Limits::DEEPEST + BEYOND) as usize + 2],
            temper: self.temper,
            seed: self.seed,
            stop: self.stop,
            deadline: limits.time.map(|time| Instant::now() + time),
            nodes: 0,
        };
        search.deepen(board)
    }
}

struct Search<'a, B> {
    field: &'a Field<B>,
    trail: Trail,
    table: Table,
    killers: Vec<Option<Move>>,
    temper: Temper,
    seed: u64,
    stop: &'a AtomicBool,
    deadline: Option<Instant>,
    nodes: u64,
}

/// The search was told to stop; what it was doing is worth nothing.
struct Stopped;

/// A possible move with the board after it.
struct Candidate<B> {
    mv: Move,
    after: Board<B>,
    order: i32,
}

impl<B: Bits> Search<'_, B> {
    fn deepen(&mut self, board: &Board<B>) -> Option<Choice> {
        let mut options = self.candidates(board, 0);
        let mut best: Option<Choice> = self.win_in_one(board, &options);
        if best.is_some() {
            return best;
        }
        let deepest = self.temper.limits.depth.unwrap_or(Limits::DEEPEST);
        for depth in 1..=deepest.clamp(1, Limits::DEEPEST) {
            let Ok(choice) = self.root(board, &mut options, depth, best.is_some()) else {
                break;
            };
            let settled = options.len() == 1 || choice.score.abs() >= Choice::WON;
            best = Some(choice);
            if settled {
                break;
            }
        }
        best.or_else(|| self.anything(&options))
    }

    /// When even one ply was cut short, any move is better than none, unless the caller wants none.
    fn anything(&self, options: &[Candidate<B>]) -> Option<Choice> {
        let first = options.first()?;
        (!self.stop.load(Ordering::Relaxed)).then(|| Choice {
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
            let ended = self.ended(&option.after).or_else(|| {
                let stuck = !self.has_legal(&option.after);
                self.field.outcome(&option.after, !stuck)
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

    fn has_legal(&self, board: &Board<B>) -> bool {
        self.field.has_legal(board, &self.trail)
    }

    fn root(
        &mut self,
        board: &Board<B>,
        options: &mut [Candidate<B>],
        depth: u32,
        may_stop: bool,
    ) -> Result<Choice, Stopped> {
        let mut alpha = -INFINITE;
        let mut best = None;
        for idx in 0..options.len() {
            let (mv, after) = (options[idx].mv, options[idx].after);
            let score = match self.child(board.side(), &after, depth - 1, alpha, INFINITE, 1) {
                Ok(score) => score,
                // The first move of this depth is the best of the last: stopping after it keeps what was found.
                Err(Stopped) if !may_stop && best.is_some() => break,
                Err(Stopped) => return best.ok_or(Stopped),
            };
            if score > alpha {
                alpha = score;
                options[..=idx].rotate_right(1);
                best = Some(Choice {
                    mv,
                    score,
                    depth,
                    nodes: self.nodes,
                    line: self.line(mv, &after),
                    others: Vec::new(),
                });
            }
        }
        let mut best = best.ok_or(Stopped)?;
        best.nodes = self.nodes;
        Ok(best)
    }

    /// The expected continuation as the table remembers it.
    fn line(&self, mv: Move, after: &Board<B>) -> Vec<Move> {
        let mut line = vec![mv];
        let mut board = *after;
        while line.len() < Limits::DEEPEST as usize
            && self.ended(&board).is_none()
            && let Some(best) = self.table.get(board.hash()).and_then(|entry| entry.best)
            && self.is_possible(&board, best)
        {
            line.push(best);
            self.field.apply(&mut board, best);
        }
        line
    }

    fn is_possible(&self, board: &Board<B>, mv: Move) -> bool {
        self.field
            .visit_moves(board, &mut |possible| {
                if possible == mv {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            })
            .is_break()
    }

    /// All legal moves with the boards after them, the promising ones first.
    fn candidates(&self, board: &Board<B>, ply: u32) -> Vec<Candidate<B>> {
        let remembered = self.table.get(board.hash()).and_then(|entry| entry.best);
        let killer = self.killers[ply as usize];
        let mut options = Vec::new();
        let _ = self.field.visit_legal(board, &self.trail, &mut |mv| {
            let mut after = *board;
            let effects = self.field.apply(&mut after, mv);
            let gained = effects.taken.count() + effects.bound.count();
            let order = if Some(mv) == remembered {
                INFINITE
            } else if Some(mv) == killer {
                500 + 1000 * gained as i32
            } else {
                1000 * gained as i32 + spread(after.hash() ^ self.seed, 64)
            };
            options.push(Candidate { mv, after, order });
            ControlFlow::Continue(())
        });
        options.sort_by_key(|option| -option.order);
        options
    }

    fn ended(&self, board: &Board<B>) -> Option<Outcome> {
        self.field
            .decided(board)
            .or_else(|| self.field.quiet_end(board))
    }

    /// The worth of a board with this player's error.
    fn judged(&self, board: &Board<B>) -> i32 {
        value(self.field, board) + spread(board.hash() ^ self.seed, self.temper.error)
    }

    fn count_node(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        let spent = self
            .temper
            .limits
            .nodes
            .is_some_and(|most| self.nodes > most);
        if spent {
            return Err(Stopped);
        }
        if self.nodes.is_multiple_of(POLL) {
            let late = self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline);
            if late || self.stop.load(Ordering::Relaxed) {
                return Err(Stopped);
            }
        }
        Ok(())
    }
}

/// A number from `-most` to `most` that only depends on `hash`.
fn spread(hash: u64, most: i32) -> i32 {
    let mixed = (hash ^ (hash >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    let range = 2 * most.max(0) as u64 + 1;
    (mixed % range) as i32 - most.max(0)
}
