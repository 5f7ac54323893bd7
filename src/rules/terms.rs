//! What is agreed before a game of either family.

use super::soldiers::Ruleset;
use super::square::Dimensions;
use super::words::First;
use super::{archers, soldiers};
use std::sync::Arc;

/// The rules of a game of either family: the values of its switches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rules {
    /// Ludus latrunculorum.
    Soldiers(Ruleset),
    /// Jasyr and Jarmo.
    Archers(archers::Ruleset),
}

impl Rules {
    /// The switches of ludus latrunculorum, where it is that.
    #[must_use]
    pub const fn soldiers(&self) -> Option<&Ruleset> {
        match self {
            Self::Soldiers(ruleset) => Some(ruleset),
            Self::Archers(_) => None,
        }
    }

    /// The switches of the archers, where it is their game.
    #[must_use]
    pub const fn archers(&self) -> Option<&archers::Ruleset> {
        match self {
            Self::Soldiers(_) => None,
            Self::Archers(ruleset) => Some(ruleset),
        }
    }

    /// Who acts first.
    #[must_use]
    pub const fn first(&self) -> First {
        match self {
            Self::Soldiers(ruleset) => ruleset.first,
            Self::Archers(ruleset) => ruleset.first,
        }
    }

    /// Whether a dux belongs to each side's army.
    #[must_use]
    pub const fn has_dux(&self) -> bool {
        match self {
            Self::Soldiers(ruleset) => ruleset.has_dux(),
            Self::Archers(_) => false,
        }
    }

    /// So many turns without a capture end the game.
    #[must_use]
    pub const fn quiet_limit(&self) -> Option<u16> {
        match self {
            Self::Soldiers(ruleset) => ruleset.quiet_limit,
            Self::Archers(ruleset) => Some(ruleset.quiet_limit),
        }
    }
}

/// The terms of a game of either family: everything a position needs to know beside its pieces. Always consistent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Terms {
    /// Of ludus latrunculorum.
    Soldiers(Arc<soldiers::Terms>),
    /// Of Jasyr or Jarmo.
    Archers(Arc<archers::Terms>),
}

impl Terms {
    /// The switches.
    #[must_use]
    pub fn ruleset(&self) -> Rules {
        match self {
            Self::Soldiers(terms) => Rules::Soldiers(*terms.ruleset()),
            Self::Archers(terms) => Rules::Archers(*terms.ruleset()),
        }
    }

    /// The terms of ludus latrunculorum, where it is that.
    #[must_use]
    pub const fn soldiers(&self) -> Option<&Arc<soldiers::Terms>> {
        match self {
            Self::Soldiers(terms) => Some(terms),
            Self::Archers(_) => None,
        }
    }

    /// The terms of the archers, where it is their game.
    #[must_use]
    pub const fn archers(&self) -> Option<&Arc<archers::Terms>> {
        match self {
            Self::Soldiers(_) => None,
            Self::Archers(terms) => Some(terms),
        }
    }

    /// Files by ranks.
    #[must_use]
    pub fn board(&self) -> Dimensions {
        match self {
            Self::Soldiers(terms) => terms.board(),
            Self::Archers(terms) => terms.board(),
        }
    }

    /// How commands and records name the board: its size, and more where boards of one size differ in their lines.
    #[must_use]
    pub fn board_name(&self) -> String {
        match self {
            Self::Soldiers(terms) => terms.board().to_string(),
            Self::Archers(terms) => terms.lines().name().to_owned(),
        }
    }

    /// Men a side, without the dux.
    #[must_use]
    pub fn men(&self) -> u8 {
        match self {
            Self::Soldiers(terms) => terms.men(),
            Self::Archers(terms) => terms.men(),
        }
    }
}

impl From<soldiers::Terms> for Terms {
    fn from(terms: soldiers::Terms) -> Self {
        Self::Soldiers(Arc::new(terms))
    }
}

impl From<archers::Terms> for Terms {
    fn from(terms: archers::Terms) -> Self {
        Self::Archers(Arc::new(terms))
    }
}
