//! The opponent: a caller gives limits, a seed and a stop flag; a choice comes back. Prints nothing, reads no files.

use crate::rules::{Move, Position};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How strong the computer plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// The recruit.
    Tiro,
    /// The deputy.
    Optio,
    /// The general.
    Legatus,
}

/// What a search may cost. The first limit that is reached ends it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Plies.
    pub depth: Option<u32>,
    /// Positions.
    pub nodes: Option<u64>,
    /// Wall-clock time.
    pub time: Option<Duration>,
}

/// What a search decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// Hundredths of a man, from the mover's side.
    pub score: i32,
    /// Plies searched to the end.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The expected continuation, `mv` first.
    pub line: Vec<Move>,
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
}

/// Chooses a move at a level; `None` when the game is over or `stop` was set before any move was found.
#[must_use]
pub fn choose(position: &Position, level: Level, seed: u64, stop: &AtomicBool) -> Option<Choice> {
    let _ = (position, level, seed, stop);
    None
}
