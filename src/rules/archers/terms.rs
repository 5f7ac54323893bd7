//! What is agreed before a game of archers: switches and board. Always consistent.

use super::lines::Lines;
use super::ruleset::Ruleset;
use super::square::Dimensions;
use std::sync::Arc;
use thiserror::Error;

/// The terms of a game of archers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    ruleset: Ruleset,
    lines: Arc<Lines>,
}

/// Why switches make no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum TermsError {
    /// The game would be over before it began.
    #[error("a game that ends after no turn at all is none")]
    NoTurns,
}

impl Terms {
    /// Checks and keeps the terms.
    ///
    /// # Errors
    /// What makes no sense.
    pub fn new(ruleset: Ruleset, lines: Arc<Lines>) -> Result<Self, TermsError> {
        if ruleset.quiet_limit == 0 {
            return Err(TermsError::NoTurns);
        }
        Ok(Self { ruleset, lines })
    }

    /// The switches.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Places and lines.
    #[must_use]
    pub const fn lines(&self) -> &Arc<Lines> {
        &self.lines
    }

    /// Files by ranks.
    #[must_use]
    pub fn board(&self) -> Dimensions {
        self.lines.board()
    }

    /// Archers a side: one for each place of its base.
    #[must_use]
    pub fn men(&self) -> u8 {
        self.board().files
    }
}
