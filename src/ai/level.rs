//! How people of eight ranks play. The numbers are data: `assets/engine/levels.ron` says the same.

use super::{Limits, archers};
use crate::rules::{Position, Rules};
use std::time::Duration;

/// How strong the computer plays: the ranks of a legion, the recruit first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// The recruit.
    Tiro,
    /// The soldier.
    Miles,
    /// The soldier excused from fatigues.
    Immunis,
    /// The non-commissioned officer.
    Principalis,
    /// The centurion's deputy.
    Optio,
    /// The captain of a century.
    Centurio,
    /// The staff officer.
    Tribunus,
    /// The general.
    Legatus,
}

/// What a player does not see, in percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sight {
    /// Of the moves that go more than two squares.
    pub far: u8,
    /// Of the moves that go back towards the mover's own side.
    pub behind: u8,
    /// Of the moves that come after the answer to one's own.
    pub later: u8,
}

impl Sight {
    /// Sees everything.
    pub const SHARP: Sight = Sight {
        far: 0,
        behind: 0,
        later: 0,
    };
}

/// How a player plays: what it may spend, how much it misjudges, what it overlooks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Temper {
    /// What a search may cost.
    pub limits: Limits,
    /// Every judgement is off by up to this much, in hundredths of a man, by the seed.
    pub error: i32,
    /// One move is liked more than another by up to twice this much for no reason but the seed.
    pub whim: i32,
    /// What it overlooks.
    pub sight: Sight,
}

impl Temper {
    /// A level: depth, nodes, error, whim, and what it overlooks far away, behind and later.
    pub(super) const fn of(
        (depth, nodes, error, whim, far, behind, later): (u32, u64, i32, i32, u8, u8, u8),
    ) -> Self {
        Self {
            limits: Limits {
                depth: Some(depth),
                nodes: Some(nodes),
                time: Some(Level::LONGEST),
            },
            error,
            whim,
            sight: Sight { far, behind, later },
        }
    }

    /// Errs never.
    #[must_use]
    pub const fn exact(limits: Limits) -> Self {
        Self {
            limits,
            error: 0,
            whim: 0,
            sight: Sight::SHARP,
        }
    }
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 8] = [
        Level::Tiro,
        Level::Miles,
        Level::Immunis,
        Level::Principalis,
        Level::Optio,
        Level::Centurio,
        Level::Tribunus,
        Level::Legatus,
    ];

    /// The most time a level takes for a move on any machine.
    pub const LONGEST: Duration = Duration::from_secs(3);

    /// The word of the level in commands and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Level::Tiro => "tiro",
            Level::Miles => "miles",
            Level::Immunis => "immunis",
            Level::Principalis => "principalis",
            Level::Optio => "optio",
            Level::Centurio => "centurio",
            Level::Tribunus => "tribunus",
            Level::Legatus => "legatus",
        }
    }

    /// The name shown.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Tiro => "Tiro",
            Level::Miles => "Miles",
            Level::Immunis => "Immunis",
            Level::Principalis => "Principalis",
            Level::Optio => "Optio",
            Level::Centurio => "Centurio",
            Level::Tribunus => "Tribunus",
            Level::Legatus => "Legatus",
        }
    }

    /// The level of that word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.word() == word)
    }

    /// What the level may spend and how it errs. Depth and nodes decide; the time is only a cap for slow machines.
    #[must_use]
    pub const fn temper(self) -> Temper {
        Temper::of(match self {
            Level::Tiro => (1, 1_000, 116, 87, 73, 63, 95),
            Level::Miles => (1, 1_000, 91, 68, 70, 60, 95),
            Level::Immunis => (1, 1_000, 76, 58, 56, 48, 81),
            Level::Principalis => (2, 4_000, 73, 55, 37, 32, 54),
            Level::Optio => (2, 6_000, 65, 49, 26, 22, 38),
            Level::Centurio => (2, 8_000, 56, 43, 19, 16, 28),
            Level::Tribunus => (3, 10_000, 86, 64, 8, 7, 11),
            Level::Legatus => (32, 400_000, 2, 3, 0, 0, 0),
        })
    }

    /// The same at the table where a position stands: archers are played by levels of their own.
    #[must_use]
    pub fn temper_at(self, position: &Position) -> Temper {
        match position.ruleset() {
            Rules::Archers(ruleset) => archers::Aim::of(ruleset.scoring).temper(self),
            Rules::Soldiers(_) => self.temper(),
        }
    }
}
