//! The opponent: a caller gives limits, a seed and a stop flag; a choice comes back. It prints nothing and reads no files.
//!
//! | file | question |
//! |---|---|
//! | `first` | which move: iterative deepening alpha-beta, kept as the yardstick for later searches |
//! | `value` | what a position is worth without searching |
//! | `table` | what is known of positions already searched |

mod first;
mod table;
mod value;

use crate::rules::{Move, Position};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How strong the computer plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// The recruit: sees what it can take and little else.
    Tiro,
    /// The deputy: looks a few moves ahead, and errs.
    Optio,
    /// The general: thinks for a moment and errs rarely.
    Legatus,
}

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
}

impl Choice {
    /// A score from which a win is certain.
    pub const WON: i32 = 90_000;
}

/// How a level plays: what it may spend, and how much it misjudges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Temper {
    /// What a search may cost.
    pub limits: Limits,
    /// Every judgement is off by up to this much, in hundredths of a man, by the seed.
    pub error: i32,
}

impl Temper {
    /// Errs never.
    #[must_use]
    pub const fn exact(limits: Limits) -> Self {
        Self { limits, error: 0 }
    }
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 3] = [Level::Tiro, Level::Optio, Level::Legatus];

    /// The word of the level: `tiro`, `optio`, `legatus`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Level::Tiro => "tiro",
            Level::Optio => "optio",
            Level::Legatus => "legatus",
        }
    }

    /// The level of that word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.word() == word)
    }

    /// What the level may spend and how much it errs.
    #[must_use]
    pub const fn temper(self) -> Temper {
        let (depth, nodes, time, error) = match self {
            Level::Tiro => (Some(1), None, None, 130),
            Level::Optio => (Some(3), Some(40_000), Some(Duration::from_millis(1500)), 25),
            Level::Legatus => (None, None, Some(Duration::from_millis(1500)), 3),
        };
        Temper {
            limits: Limits { depth, nodes, time },
            error,
        }
    }
}

/// Chooses a move at a level; `None` when the game is over, or when `stop` was set before any move was judged.
#[must_use]
pub fn choose(position: &Position, level: Level, seed: u64, stop: &AtomicBool) -> Option<Choice> {
    search(position, level.temper(), seed, stop)
}

/// Chooses a move within limits. With a depth or node limit and no time limit, the same seed gives the same choice.
///
/// A win in one is taken at every limit and with every error.
#[must_use]
pub fn search(position: &Position, temper: Temper, seed: u64, stop: &AtomicBool) -> Option<Choice> {
    if position.outcome().is_some() {
        return None;
    }
    position.explore(first::Thinker { temper, seed, stop })
}
