//! How people of eight ranks play archers, by what is played for. The numbers are data: `assets/engine/archers-*-levels.ron`
//! say the same.

use super::Aim;
use crate::ai::{Level, Temper};

impl Aim {
    /// What a level may spend and how it errs.
    #[must_use]
    pub const fn temper(self, level: Level) -> Temper {
        Temper::of(match self {
            Aim::Race => race(level),
            Aim::Count => count(level),
        })
    }
}

/// Depth, nodes, error, whim, far, behind, later.
type Numbers = (u32, u64, i32, i32, u8, u8, u8);

const fn race(level: Level) -> Numbers {
    match level {
        Level::Tiro => (1, 1_000, 160, 150, 60, 60, 90),
        Level::Miles => (1, 1_000, 66, 60, 28, 28, 60),
        Level::Immunis => (1, 1_000, 24, 20, 6, 6, 30),
        Level::Principalis => (2, 4_000, 20, 16, 6, 6, 15),
        Level::Optio => (6, 40_000, 14, 12, 2, 2, 4),
        Level::Centurio => (8, 100_000, 6, 5, 0, 0, 0),
        Level::Tribunus => (10, 200_000, 3, 3, 0, 0, 0),
        Level::Legatus => (32, 400_000, 2, 3, 0, 0, 0),
    }
}

const fn count(level: Level) -> Numbers {
    match level {
        Level::Tiro => (1, 1_000, 160, 150, 60, 60, 90),
        Level::Miles => (1, 1_000, 95, 85, 40, 40, 70),
        Level::Immunis => (1, 1_000, 50, 44, 20, 20, 50),
        Level::Principalis => (2, 4_000, 22, 18, 8, 8, 20),
        Level::Optio => (3, 8_000, 15, 12, 4, 4, 8),
        Level::Centurio => (4, 16_000, 10, 8, 2, 2, 4),
        Level::Tribunus => (6, 60_000, 6, 5, 0, 0, 0),
        Level::Legatus => (32, 400_000, 2, 3, 0, 0, 0),
    }
}
