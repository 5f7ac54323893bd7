//! Why a command ended early.

use super::{REFUSED, WRONG_USAGE};
use std::io;

/// Why a command ended early; each kind has its exit status.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// Wrong usage: an unknown ruleset, board or value; says what is allowed.
    #[error("{0}")]
    Usage(String),
    /// An illegal move, a malformed position, a bad file.
    #[error("{0}")]
    Refused(String),
    /// Something was refused, and the output says what.
    #[error("")]
    Reported,
    /// The command needs a window.
    #[error("this build has no window (feature app)")]
    NoWindow,
    /// The output could not be written.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl CliError {
    /// The exit status; a reader that has closed its pipe has got what it wanted.
    #[must_use]
    pub fn status(&self) -> u8 {
        match self {
            CliError::Usage(_) | CliError::NoWindow => WRONG_USAGE,
            CliError::Refused(_) | CliError::Reported => REFUSED,
            CliError::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            CliError::Output(_) => REFUSED,
        }
    }

    /// What to say on stderr; `None` where nothing is to be said.
    #[must_use]
    pub fn message(&self) -> Option<String> {
        match self {
            CliError::Reported => None,
            CliError::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => None,
            other => Some(other.to_string()),
        }
    }
}
