//! The opponent: a caller gives limits, a seed and a stop flag; a choice comes back. It prints nothing and reads no files.
//!
//! | file | question |
//! |---|---|
//! | `search` | which move |
//! | `archers` | which move, at the archers' table |
//! | `weights` | what the parts of a position are worth, by family of rulesets |
//! | `level` | how people of eight ranks play |
//! | `reasons` | why: what a move does to pieces |
//! | `first` | which move: the first search of the house, kept as the yardstick for later ones |

pub mod archers;
mod first;
mod level;
mod reasons;
mod search;
mod weights;

pub use level::{Level, Sight, Temper};
pub use reasons::{Reasons, reasons};
pub use search::Memory;
pub use weights::{Family, Weights};

use crate::rules::{Family as Of, Move, Position};
use search::spread;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What a search may cost. The first limit that is reached ends it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Plies; `None` is [`Limits::DEEPEST`].
    pub depth: Option<u32>,
    /// Positions.
    pub nodes: Option<u64>,
    /// Wall-clock time.
    pub time: Option<Duration>,
}

impl Limits {
    /// The most plies any search goes.
    pub const DEEPEST: u32 = 32;
}

/// What a search decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// Hundredths of a man, from the mover's side; beyond ±[`Choice::WON`] a forced end is seen.
    pub score: i32,
    /// Plies searched to the end.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The expected continuation, `mv` first.
    pub line: Vec<Move>,
    /// The next best moves with their scores, where the caller asked for more than one line.
    pub others: Vec<(Move, i32)>,
}

impl Choice {
    /// A score from which a win is certain.
    pub const WON: i32 = 90_000;

    /// The chance to win in percent, from the mover's side: 50 is even, 0 and 100 are forced ends.
    #[must_use]
    pub fn chance(&self) -> u8 {
        chance(self.score)
    }
}

/// The chance to win in percent that a score stands for.
#[must_use]
pub fn chance(score: i32) -> u8 {
    const HUNDREDTHS_FOR_THREE_TO_ONE: f64 = 220.0;
    if score >= Choice::WON {
        return 100;
    }
    if score <= -Choice::WON {
        return 0;
    }
    let odds = 3_f64.powf(f64::from(score) / HUNDREDTHS_FOR_THREE_TO_ONE);
    (100.0 * odds / (1.0 + odds)).round().clamp(1.0, 99.0) as u8
}

/// What a search is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Brief {
    /// What it may spend, and how the player errs.
    pub temper: Temper,
    /// What the parts of a position are worth; `None` takes those of the ruleset's family.
    pub weights: Option<Weights>,
    /// The same at the archers' table; `None` takes those of what is played for.
    pub archers: Option<archers::ArcherWeights>,
    /// How many threads search. With one, depth or node limits and no time limit, the same seed gives the same choice.
    pub threads: u32,
    /// How many of the best moves are told, one or more. Each further one costs up to as much again as the first.
    pub lines: u32,
}

impl From<Temper> for Brief {
    fn from(temper: Temper) -> Self {
        Self {
            temper,
            weights: None,
            archers: None,
            threads: 1,
            lines: 1,
        }
    }
}

/// Chooses a move at a level; `None` when the game is over, or when `stop` was set before any move was judged.
#[must_use]
pub fn choose(position: &Position, level: Level, seed: u64, stop: &AtomicBool) -> Option<Choice> {
    search(position, level.temper_at(position), seed, stop)
}

/// Chooses a move within limits. With a depth or node limit and no time limit, the same seed gives the same choice.
///
/// A win in one is taken at every limit and with every error.
#[must_use]
pub fn search(position: &Position, temper: Temper, seed: u64, stop: &AtomicBool) -> Option<Choice> {
    think(position, temper.into(), seed, stop, &mut Memory::default())
}

/// Chooses a move as the brief says, with what is remembered from the moves before.
#[must_use]
pub fn think(
    position: &Position,
    brief: Brief,
    seed: u64,
    stop: &AtomicBool,
    memory: &mut Memory,
) -> Option<Choice> {
    if position.outcome().is_some() {
        return None;
    }
    match position.family() {
        Of::Soldiers(position) => position.explore(search::Thinker {
            brief,
            long_game: position.long_game(),
            seed,
            stop,
            memory,
        }),
        Of::Archers(position) => archers::think(position, brief, seed, stop),
    }
}

/// The parts of a judgement of a position without captures, for the side to act, in the order of [`Weights::NAMES`]: what
/// weights are fitted to. `None` where something can be captured at once, and for archers.
#[must_use]
pub fn parts(position: &Position) -> Option<Vec<f64>> {
    position.explore(search::Parts {
        long_game: position.long_game(),
    })?
}

/// Chooses a move by the first search of the house: the yardstick that later searches are held against. It
/// plays no archers.
#[must_use]
pub fn yardstick(
    position: &Position,
    limits: Limits,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Choice> {
    if position.outcome().is_some() {
        return None;
    }
    let temper = Temper::exact(limits);
    position.explore(first::Thinker { temper, seed, stop })?
}
