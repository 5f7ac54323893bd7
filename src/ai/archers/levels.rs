//! How people of eight ranks play archers. The numbers are data: `assets/engine/archers-levels.ron` says the same.

use crate::ai::{Level, Temper};

/// What a level may spend and how it errs at the archers' table.
pub(in crate::ai) const fn temper(level: Level) -> Temper {
    Temper::of(match level {
        Level::Tiro => (1, 1_000, 160, 150, 85, 79, 94),
        Level::Miles => (1, 1_000, 128, 124, 77, 70, 90),
        Level::Immunis => (1, 1_000, 101, 98, 66, 58, 82),
        Level::Principalis => (1, 1_000, 86, 82, 54, 46, 72),
        Level::Optio => (1, 1_000, 74, 66, 40, 34, 58),
        Level::Centurio => (2, 4_000, 72, 54, 27, 23, 46),
        Level::Tribunus => (2, 8_000, 66, 46, 21, 18, 36),
        Level::Legatus => (32, 400_000, 2, 3, 0, 0, 0),
    })
}
