//! Saved games.

use super::atomic::write_atomic;
use super::folders::Folders;
use crate::record::Record;
use std::io;
use std::path::PathBuf;

/// The game that was going on last.
const AUTOSAVE: &str = "autosave.lat";

/// How many games may share a name before saving gives up.
const MOST_NAMESAKES: u32 = 10_000;

/// Keeps the game that is going on; the one kept before is replaced.
///
/// # Errors
/// What the system said; the game kept before is still there.
pub fn autosave(folders: &Folders, record: &Record) -> io::Result<PathBuf> {
    let path = folders.games.join(AUTOSAVE);
    write_atomic(&path, record.to_string().as_bytes())?;
    Ok(path)
}

/// Saves a game under a name; a game that has the name already is left alone, and this one gets a number.
///
/// # Errors
/// What the system said.
pub fn save_game(folders: &Folders, name: &str, record: &Record) -> io::Result<PathBuf> {
    let name = file_name(name);
    let free = (1..=MOST_NAMESAKES)
        .map(|number| match number {
            1 => folders.games.join(format!("{name}.lat")),
            _ => folders.games.join(format!("{name}-{number}.lat")),
        })
        .find(|path| !path.exists())
        .ok_or_else(|| {
            io::Error::new(io::ErrorKind::AlreadyExists, "too many games of this name")
        })?;
    write_atomic(&free, record.to_string().as_bytes())?;
    Ok(free)
}

/// Letters, digits, `-` and `_` of a name; anything else could mean a folder somewhere.
fn file_name(name: &str) -> String {
    let safe: String = name
        .chars()
        .map(|c| {
            if c.is_alphanumeric() || c == '-' || c == '_' {
                c
            } else {
                '-'
            }
        })
        .collect();
    if safe.is_empty() {
        "game".to_owned()
    } else {
        safe
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_leave_the_folder() {
        assert_eq!(file_name("../x y"), "---x-y");
        assert_eq!(file_name("ludus"), "ludus");
        assert_eq!(file_name(""), "game");
    }
}
