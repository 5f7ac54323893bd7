//! One decision of a side, and how it is written.

use super::square::Square;
use super::words::Role;
use std::fmt;

/// One atomic decision. Once played, with all its consequences, it is a [`Ply`](super::Ply).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// Set a piece from the hand down on an empty square: `@e4`, or `D@e4` for the dux.
    Place {
        /// Man or dux.
        role: Role,
        /// The empty square.
        at: Square,
    },
    /// Step, slide, or jump; a chain of jumps is named by its first and last square: `e2-e5`.
    Go {
        /// Where the piece stands.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// Take an alligatus off the board: `xd4`; a shut-in group is named by its first square.
    Remove {
        /// Where the alligatus lies.
        at: Square,
    },
    /// Decline a second move: `pass`.
    Pass,
}

impl Move {
    /// Reads an action; `None` when the text has none of the four forms.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text == "pass" {
            return Some(Self::Pass);
        }
        if let Some(at) = text.strip_prefix("D@") {
            return Some(Self::Place {
                role: Role::Dux,
                at: Square::parse(at)?,
            });
        }
        if let Some(at) = text.strip_prefix('@') {
            return Some(Self::Place {
                role: Role::Miles,
                at: Square::parse(at)?,
            });
        }
        if let Some((from, to)) = text.split_once('-') {
            return Some(Self::Go {
                from: Square::parse(from)?,
                to: Square::parse(to)?,
            });
        }
        Some(Self::Remove {
            at: Square::parse(text.strip_prefix('x')?)?,
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place {
                role: Role::Miles,
                at,
            } => write!(f, "@{at}"),
            Self::Place {
                role: Role::Dux,
                at,
            } => write!(f, "D@{at}"),
            Self::Go { from, to } => write!(f, "{from}-{to}"),
            Self::Remove { at } => write!(f, "x{at}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}
