//! Reading a text file whole.

use crate::data::Fault;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Larger files are refused: no record, ruleset or settings file comes near this many bytes.
pub const LARGEST_FILE: usize = 16 * 1024 * 1024;

/// Reads a file of UTF-8 text.
///
/// # Errors
/// What stands in the way, with the line and column of a byte that is no text.
pub fn read_text(path: &Path) -> Result<String, Fault> {
    let bytes = read_bytes(path).map_err(|error| unread(path, &error))?;
    if bytes.len() > LARGEST_FILE {
        let found = format!("more than {LARGEST_FILE} bytes");
        return Err(fault(path, (1, 1), found));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let line = good.matches('\n').count() + 1;
        let column = good.chars().rev().take_while(|&c| c != '\n').count() + 1;
        fault(path, (line, column), "a byte that is no text".to_owned())
    })
}

/// Reads a file of UTF-8 text where there is one. A pipe or a device, which would be waited for without end, is refused.
///
/// # Errors
/// As [`read_text`].
pub(super) fn read_existing(path: &Path) -> Option<Result<String, Fault>> {
    match path.metadata() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Ok(about) if !about.is_file() => {
            let found = "something that is no regular file".to_owned();
            Some(Err(fault(path, (1, 1), found)))
        }
        Ok(_) | Err(_) => Some(read_text(path)),
    }
}

/// Reads a file whole, but not much more than [`LARGEST_FILE`] bytes of it: one byte more tells that a file is too large, also where
/// its size is not known before.
///
/// # Errors
/// When the file cannot be read.
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(LARGEST_FILE as u64 + 1)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A file of which nothing can be read: the fault is in no line of it.
fn unread(path: &Path, error: &io::Error) -> Fault {
    let found = match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder, and a file is wanted".to_owned(),
        _ => format!("it cannot be read ({error})"),
    };
    fault(path, (0, 0), found)
}

pub(super) fn fault(path: &Path, (line, column): (usize, usize), found: String) -> Fault {
    Fault {
        file: path.display().to_string(),
        line,
        column,
        field: "file".to_owned(),
        found,
        allowed: "a file of UTF-8 text".to_owned(),
    }
}
