//! Reading a text file whole.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Larger files are refused: no record, ruleset or settings file comes near this many bytes.
pub const LARGEST_FILE: u64 = 16 * 1024 * 1024;

/// Why a file gives no text.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The system does not let it be read.
    #[error("{file}: cannot be read: {reason}")]
    Io {
        /// The file as it was named.
        file: String,
        /// What the system said.
        reason: io::Error,
    },
    /// It is too large.
    #[error("{file}: found more than {LARGEST_FILE} bytes; allowed: a file of text")]
    TooLarge {
        /// The file as it was named.
        file: String,
    },
    /// It is not UTF-8.
    #[error("{file}:{line}:{column}: found a byte that is no text; allowed: UTF-8")]
    NotText {
        /// The file as it was named.
        file: String,
        /// Counts from 1.
        line: usize,
        /// Counts from 1, in characters.
        column: usize,
    },
}

/// Reads a file of UTF-8 text.
///
/// # Errors
/// A sentence that begins with the file's name.
pub fn read_text(path: &Path) -> Result<String, ReadError> {
    let file = path.display().to_string();
    let bytes = match read_bytes(path) {
        Ok(bytes) => bytes,
        Err(reason) => return Err(ReadError::Io { file, reason }),
    };
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(ReadError::TooLarge { file });
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let last_line = good.rsplit('\n').next().unwrap_or_default();
        ReadError::NotText {
            file,
            line: good.matches('\n').count() + 1,
            column: last_line.chars().count() + 1,
        }
    })
}

/// One byte more than is allowed tells that a file is too large, also where its size is not known before.
fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(LARGEST_FILE + 1)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}
