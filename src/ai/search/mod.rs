//! The search: iterative deepening principal variation search with a shared table, on one thread or two.
//!
//! A side may have several plies in a row (placing two, a removal before the move, a second move), so a child's score is
//! turned round only when the other side acts there. Nothing is allocated at a node: boards are copied, moves lie on one
//! stack, and the table has a fixed size.
//!
//! | file | question |
//! |---|---|
//! | `root` | which of the moves, ever deeper |
//! | `tree`, `beyond` | what a move leads to; captures beyond the horizon |
//! | `scores` | what an end is worth, here and when remembered |
//! | `person` | how people err |
//! | `order` | which move to look at first |
//! | `evaluate` | what a position is worth without searching |
//! | `memory`, `table` | what is known of positions already searched |

mod beyond;
mod evaluate;
mod memory;
mod order;
mod parts;
mod person;
mod root;
mod scores;
mod table;
mod tree;

use super::{Brief, Choice, Sight, Temper};
use crate::rules::{Bits, Board, Explorer, Field, LongGame, Move, Outcome, Side, Stage, Trail};
use evaluate::{Judge, Judgement};
use order::{History, Ranked};
use scores::end_score;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use table::Table;

pub use memory::Memory;
pub(super) use parts::Parts;

const INFINITE: i32 = 1_000_000;
const WIN: i32 = 100_000;
/// No line is followed further.
const MAX_PLY: usize = 96;
/// Nodes between two looks at the clock and the stop flag.
const POLL: u64 = 512;
/// What a draw is at least worth less than nothing to the side that searches.
const DISLIKE_OF_DRAWS: i32 = 15;
/// So near the quiet limit a position is remembered with its quiet count.
const NEAR_THE_LIMIT: u16 = 24;

/// A search waiting for its board.
pub(super) struct Thinker<'a> {
    pub brief: Brief,
    pub long_game: LongGame,
    pub seed: u64,
    pub stop: &'a AtomicBool,
    pub memory: &'a mut Memory,
}

impl Explorer for Thinker<'_> {
    type Output = Option<Choice>;

    /// Whoever is to act sits on White's side of the table: a position and its mirror are searched alike.
    fn explore<B: Bits>(self, field: &Field<B>, board: &Board<B>, trail: &Trail) -> Self::Output {
        match board.side() {
            Side::White => self.think(field, board, trail),
            Side::Black => {
                let board = field.turned(board);
                let choice = self.think(field, &board, &trail.turned())?;
                Some(turned_back(field, &board, choice))
            }
        }
    }
}

/// What was decided on a turned board, told for the board as it is.
fn turned_back<B: Bits>(field: &Field<B>, board: &Board<B>, choice: Choice) -> Choice {
    let back = |mv: Move| field.turned_move(board, mv);
    let mut along = *board;
    let mut step = |mv: &Move| {
        let turned = field.turned_move(&along, *mv);
        field.apply(&mut along, *mv);
        turned
    };
    Choice {
        mv: back(choice.mv),
        line: choice.line.iter().map(&mut step).collect(),
        others: (choice.others.iter())
            .map(|&(mv, score)| (back(mv), score))
            .collect(),
        ..choice
    }
}

impl Thinker<'_> {
    fn think<B: Bits>(self, field: &Field<B>, board: &Board<B>, trail: &Trail) -> Option<Choice> {
        let game = (*field.ruleset(), field.dimensions());
        self.memory.prepare(self.brief.temper.limits, game);
        let done = AtomicBool::new(false);
        let search = |helper: u32| {
            let stops = [self.stop, &done];
            let setting = Setting {
                brief: self.brief,
                long_game: self.long_game,
                seed: self.seed ^ u64::from(helper),
                stops,
                table: &self.memory.table,
            };
            Search::new(field, board, trail, setting)
        };
        if self.brief.threads <= 1 {
            return search(0).deepen(board, 0);
        }
        std::thread::scope(|scope| {
            let search = &search;
            let helpers: Vec<_> = (1..self.brief.threads)
                .map(|helper| scope.spawn(move || search(helper).deepen(board, helper)))
                .collect();
            let mut choice = search(0).deepen(board, 0);
            done.store(true, Ordering::Relaxed);
            for helper in helpers {
                if let (Some(choice), Ok(Some(helped))) = (&mut choice, helper.join()) {
                    choice.nodes += helped.nodes;
                }
            }
            choice
        })
    }
}

/// What one thread is given to search with.
struct Setting<'a> {
    brief: Brief,
    long_game: LongGame,
    seed: u64,
    stops: [&'a AtomicBool; 2],
    table: &'a Table,
}

struct Search<'a, B> {
    field: &'a Field<B>,
    judge: Judge<B>,
    trail: Trail,
    table: &'a Table,
    stack: Vec<Ranked>,
    killers: Vec<[Option<Move>; 2]>,
    history: History,
    reductions: Vec<[i32; 64]>,
    temper: Temper,
    lines: u32,
    sharp: bool,
    seed: u64,
    stops: [&'a AtomicBool; 2],
    deadline: Option<Instant>,
    nodes: u64,
    most_nodes: u64,
    root_side: Side,
}

/// The search was told to stop; what it was doing is worth nothing.
struct Stopped;

impl<'a, B: Bits> Search<'a, B> {
    fn new(field: &'a Field<B>, board: &Board<B>, trail: &Trail, setting: Setting<'a>) -> Self {
        let Brief {
            temper,
            weights,
            lines,
            ..
        } = setting.brief;
        let limits = temper.limits;
        let weights = weights.unwrap_or_else(|| super::Family::of(field.ruleset()).weights());
        let squares = field.dimensions().squares();
        Self {
            field,
            judge: Judge::new(field, weights, setting.long_game),
            trail: trail.clone(),
            table: setting.table,
            stack: Vec::with_capacity(1 << 12),
            killers: vec![[None; 2]; MAX_PLY + 1],
            history: History::new(squares, usize::from(field.dimensions().files)),
            reductions: reductions(),
            temper,
            lines,
            sharp: temper.sight == Sight::SHARP,
            seed: setting.seed,
            stops: setting.stops,
            deadline: limits.time.map(|time| Instant::now() + time),
            nodes: 0,
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            root_side: board.side(),
        }
    }

    /// The ends that need no look at the moves.
    fn ended(&self, board: &Board<B>) -> Option<Outcome> {
        if let Some(outcome) = self.field.decided(board) {
            return Some(outcome);
        }
        let limit = self.judge.quiet_limit?;
        (board.quiet() >= limit && board.stage() == Stage::Moving)
            .then(|| self.field.counted_out(board))
    }

    /// Whether the last position of the line has been before.
    fn comes_again(&self, board: &Board<B>) -> bool {
        debug_assert!(
            self.trail.has_been(board.hash()),
            "every node is on the trail"
        );
        self.trail.came_before()
    }

    fn is_forbidden(&self, after: &Board<B>) -> bool {
        self.field.forbids_repetition() && self.trail.came_twice(after.hash())
    }

    /// What this player makes of a board for its side to act.
    #[inline]
    fn judgement(&self, board: &Board<B>) -> Judgement<B> {
        let mut judged = self.judge.judge(self.field, board);
        judged.value += self.error_at(board.hash()) - self.impatience(board);
        judged
    }

    /// What a quiet count takes from an even game in the eyes of the searching side.
    #[inline]
    fn impatience(&self, board: &Board<B>) -> i32 {
        let Some(limit) = self.judge.quiet_limit else {
            return 0;
        };
        if board.count(Side::White) != board.count(Side::Black) {
            return 0;
        }
        let lost = self.judge.weights.impatience * i32::from(board.quiet().min(limit))
            / i32::from(limit.max(1));
        if board.side() == self.root_side {
            lost
        } else {
            -lost
        }
    }

    /// The score of a finished game for a side.
    fn end_worth(&self, side: Side, outcome: Outcome, ply: usize) -> i32 {
        match outcome.winner {
            None => self.draw_score(side),
            Some(_) => end_score(side, outcome, ply),
        }
    }

    /// A draw is an even end that the searching side would rather avoid.
    fn draw_score(&self, side: Side) -> i32 {
        let dislike = self.judge.weights.impatience.max(DISLIKE_OF_DRAWS);
        if side == self.root_side {
            -dislike
        } else {
            dislike
        }
    }

    /// What a board is remembered by. Near the quiet limit the count matters.
    fn key(&self, board: &Board<B>) -> u64 {
        match self.judge.quiet_limit {
            Some(limit) if board.quiet() + NEAR_THE_LIMIT >= limit => {
                board.hash() ^ (u64::from(board.quiet()) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            }
            _ => board.hash(),
        }
    }

    fn count_node(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes > self.most_nodes {
            return Err(Stopped);
        }
        if self.nodes.is_multiple_of(POLL) && (self.is_late() || self.is_told_to_stop()) {
            return Err(Stopped);
        }
        Ok(())
    }

    fn is_late(&self) -> bool {
        self.deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn is_told_to_stop(&self) -> bool {
        self.stops.iter().any(|stop| stop.load(Ordering::Relaxed))
    }
}

/// How much less deep later moves are searched, by depth and place in the order.
fn reductions() -> Vec<[i32; 64]> {
    let less = |depth: usize, place: usize| {
        if depth == 0 || place == 0 {
            return 0;
        }
        (0.4 + (depth as f64).ln() * (place as f64).ln() / 2.0) as i32
    };
    (0..32)
        .map(|depth| std::array::from_fn(|place| less(depth, place)))
        .collect()
}

/// A number from `-most` to `most` that only depends on `hash`.
pub(super) fn spread(hash: u64, most: i32) -> i32 {
    let mixed = (hash ^ (hash >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    let range = 2 * most.max(0) as u64 + 1;
    (mixed % range) as i32 - most.max(0)
}
