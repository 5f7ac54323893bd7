//! Why an action of the archers is not legal.

use super::square::Square;
use super::words::Side;
use thiserror::Error;

/// Why an action of the archers is not legal, where no reason of the soldiers fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ArchersError {
    /// No line.
    #[error("no line joins {0} and {1}")]
    NoLine(Square, Square),
    /// Back towards the own base.
    #[error("from {0} to {1} is backwards: under these rules an archer goes forwards or level")]
    Backwards(Square, Square),
    /// It has arrived.
    #[error("the archer on {0} stands on the enemy base and moves no more")]
    Arrived(Square),
    /// An enemy at home.
    #[error(
        "the archer on {0} stands on its own base: it is captured only when there is no other action"
    )]
    AtHome(Square),
    /// To and fro too often.
    #[error(
        "an archer has gone between {0} and {1} four times running: another move has to come first"
    )]
    Shuttle(Square, Square),
    /// The turn is not over.
    #[error("an archer may be put back on the own base now, as @{0}, or pass")]
    PutBackFirst(Square),
    /// Not the own base.
    #[error("{0} is not on {1}'s base, where archers come back")]
    NotOnBase(Square, Side),
    /// Not now.
    #[error(
        "under these rules an archer comes back only when a superior one reaches the enemy base"
    )]
    OnlyOnArrival,
    /// There is something to do.
    #[error("a side passes only when it has no other action")]
    MayNotPass,
}
