//! The opponent at the archers' table: iterative deepening principal variation search with a table.
//!
//! Limits, tempers and choices are those of the other search; the tree is its own, for an archer's board is so small that a
//! simple search sees far.
//!
//! At 100 ms a move, over 200 games each from random openings with sides changed, it won against chance 198 games of
//! Jasyr and 200 of Jarmo, and against its own single ply 192 of Jasyr (4 lost, 4 drawn); of Jarmo 195 with an older
//! judgement of what is left to go.
//!
//! | file | question |
//! |---|---|
//! | `root` | which of the moves, ever deeper |
//! | `tree` | what a move leads to |
//! | `table` | what is known of positions already searched |
//! | `value` | what a position is worth without searching |
//! | `weights` | by which numbers |
//! | `levels` | how people of eight ranks play |
//! | `plain` | what a greedy player does; why a move |

mod levels;
mod plain;
mod root;
mod table;
mod tree;
mod value;
mod weights;

pub use plain::greedy;
pub(super) use plain::reasons;
pub use weights::{Aim, ArcherWeights};

use super::{Brief, Choice, Temper, spread};
use crate::rules::archers::{Board, Places, Position, Table};
use crate::rules::{Move, Outcome, Side};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use table::Known;
use value::Judge;

const INFINITE: i32 = 1_000_000;
const WIN: i32 = 100_000;
/// What a point of the result is worth in a forced end: more than the plies it takes.
const POINT: i32 = 100;
/// No line is followed further.
const MAX_PLY: usize = 64;
/// Nodes between two looks at the clock and the stop flag.
const POLL: u64 = 512;

/// Chooses a move for a game that is not over.
pub(super) fn think(
    position: &Position,
    brief: Brief,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Choice> {
    let mut search = Search::new(position, brief, seed, stop);
    search.deepen(position.board(), brief.lines)
}

struct Search<'a> {
    table: &'a Table,
    judge: Judge,
    known: Known,
    /// Hashes of the positions that can come again, those of the line included.
    past: Vec<u64>,
    history: Vec<[u32; Places::MOST]>,
    killers: [Option<Move>; MAX_PLY + 1],
    temper: Temper,
    seed: u64,
    stop: &'a AtomicBool,
    deadline: Option<Instant>,
    nodes: u64,
    most_nodes: u64,
}

/// The search was told to stop; what it was doing is worth nothing.
struct Stopped;

impl<'a> Search<'a> {
    fn new(position: &'a Position, brief: Brief, seed: u64, stop: &'a AtomicBool) -> Self {
        let limits = brief.temper.limits;
        let table = position.table();
        let weights = brief
            .archers
            .unwrap_or_else(|| Aim::of(table.ruleset().scoring).weights());
        Self {
            table,
            judge: Judge::new(table, weights),
            known: Known::with_room_for(limits),
            past: position.trail().iter().collect(),
            history: vec![[0; Places::MOST]; Places::MOST],
            killers: [None; MAX_PLY + 1],
            temper: brief.temper,
            seed,
            stop,
            deadline: limits.time.map(|time| Instant::now() + time),
            nodes: 0,
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
        }
    }

    /// What an end is worth to a side, so many plies from now: points count, then haste.
    fn end_score(&self, board: &Board, outcome: Outcome, side: Side, ply: usize) -> i32 {
        let [white, black] = self.table.points(board, outcome);
        let lead = white as i32 - black as i32;
        let lead = if side == Side::White { lead } else { -lead };
        match outcome.winner {
            None => 0,
            Some(winner) if winner == side => WIN + POINT * lead - ply as i32,
            Some(_) => -WIN + POINT * lead + ply as i32,
        }
    }

    /// What a board is worth to the side to act, as this player judges it.
    fn judge(&self, board: &Board) -> i32 {
        self.judge.value(self.table, board) + self.error_at(board.hash())
    }

    fn error_at(&self, hash: u64) -> i32 {
        if self.temper.error == 0 {
            0
        } else {
            spread(hash ^ self.seed, self.temper.error)
        }
    }

    /// Whether this player does not see a move. Lines are drawn on the mat, so that long ones are overlooked half as
    /// often as long ways on an open board.
    fn overlooked(&self, board: &Board, mv: Move, ply: usize) -> bool {
        let Move::Go { from, to } = mv else {
            return false;
        };
        let sight = self.temper.sight;
        let distance = from.file.abs_diff(to.file) + from.rank.abs_diff(to.rank);
        let backwards = match board.side() {
            Side::White => to.rank < from.rank,
            Side::Black => to.rank > from.rank,
        };
        let mut chance = if distance > 2 { sight.far / 2 } else { 0 };
        if backwards {
            chance = chance.max(sight.behind);
        }
        if ply >= 2 {
            chance = chance.max(sight.later);
        }
        let name = [
            self.table.index(from),
            self.table.index(to),
            board.side().index(),
        ];
        let name = name.iter().fold(self.seed, |name, &part| {
            (name ^ part as u64).wrapping_mul(0x0100_0000_01b3)
        });
        chance > 0 && spread(name, 50) + 50 < i32::from(chance)
    }

    fn count_node(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes > self.most_nodes {
            return Err(Stopped);
        }
        let late = || {
            self.deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
        };
        if self.nodes.is_multiple_of(POLL) && (late() || self.is_told_to_stop()) {
            return Err(Stopped);
        }
        Ok(())
    }

    fn is_told_to_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
