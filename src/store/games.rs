//! Saved games.

use super::aside::set_aside;
use super::atomic::write_atomic;
use super::folders::Folders;
use super::text::{fault, read_existing};
use crate::record::{self, Record, Score, TagFault, Tags};
use crate::rules::Position;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The game that was going on last.
const AUTOSAVE: &str = "autosave.lat";

/// The game that was going on before it.
const AUTOSAVE_BEFORE: &str = "autosave-before.lat";

/// How many games may share a name before saving gives up.
const MOST_NAMESAKES: u32 = 10_000;

/// How records end their names.
const EXTENSION: &str = "lat";

/// Keeps the game that is going on; the one kept before is replaced.
///
/// # Errors
/// What the system said; the game kept before is still there.
pub fn autosave(folders: &Folders, record: &Record) -> io::Result<PathBuf> {
    let path = folders.games.join(AUTOSAVE);
    write_atomic(&path, record.to_string().as_bytes())?;
    Ok(path)
}

/// Another game begins: the one that is kept, where there is one, is kept as the one before it.
///
/// # Errors
/// What the system said; the game is kept where it was.
pub fn keep_before(folders: &Folders) -> io::Result<()> {
    let kept = match read_existing(&folders.games.join(AUTOSAVE)) {
        Some(Ok(kept)) => kept,
        Some(Err(_)) | None => return Ok(()),
    };
    write_atomic(&folders.games.join(AUTOSAVE_BEFORE), kept.as_bytes())
}

/// A record that could not be read to its end.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{told}")]
pub struct Unread {
    /// `FILE:LINE:COL: reason`.
    pub told: String,
    /// The game up to the fault, if its start could be made out.
    pub kept: Option<Box<Record>>,
}

/// Reads a record; `resolve` says which position its tags mean.
///
/// # Errors
/// The first fault with its place, and the game up to there.
pub fn read_game(
    path: &Path,
    resolve: impl FnOnce(&Tags) -> Result<Position, TagFault>,
) -> Result<Record, Unread> {
    let missing = || {
        Err(fault(
            path,
            (1, 1),
            "no such file; it may have been moved".to_owned(),
        ))
    };
    let text = read_existing(path)
        .unwrap_or_else(missing)
        .map_err(|fault| Unread {
            told: fault.to_string(),
            kept: None,
        })?;
    record::read(&text, resolve).map_err(|broken| Unread {
        told: format!("{}:{}", path.display(), broken.fault),
        kept: broken.kept,
    })
}

/// The game that was going on last, as far as it can be read.
#[derive(Debug, Default)]
pub struct Resumed {
    /// The game, unless it is over.
    pub record: Option<Record>,
    /// What is wrong with its file, and where that lies now.
    pub fault: Option<(String, io::Result<PathBuf>)>,
}

/// Reads the game that was going on last; a damaged file is set aside, and the game up to the fault is kept.
#[must_use]
pub fn resume(
    folders: &Folders,
    resolve: impl FnOnce(&Tags) -> Result<Position, TagFault>,
) -> Resumed {
    let path = folders.games.join(AUTOSAVE);
    if path.symlink_metadata().is_err() {
        return Resumed::default();
    }
    let (record, fault) = match read_game(&path, resolve) {
        Ok(record) => (Some(record), None),
        Err(unread) => (
            unread.kept.map(|kept| *kept),
            Some((unread.told, set_aside(&path))),
        ),
    };
    let goes_on = |record: &Record| record.score() == Score::Open;
    Resumed {
        record: record.filter(goes_on),
        fault,
    }
}

/// A file in the folder of games.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct SavedGame {
    /// When it was written.
    pub written: SystemTime,
    /// Where it lies.
    pub path: PathBuf,
}

/// The saved games, the newest first; the one that is going on is not among them.
///
/// # Errors
/// What the system said; a folder that is not there has none.
pub fn saved_games(folders: &Folders) -> io::Result<Vec<SavedGame>> {
    let entries = match fs::read_dir(&folders.games) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut games = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy());
        let shown = name.is_some_and(|name| name != AUTOSAVE && !name.starts_with('.'));
        if shown && path.extension().is_some_and(|it| it == EXTENSION) {
            let written = path.metadata().and_then(|about| about.modified());
            games.push(SavedGame {
                written: written.unwrap_or(SystemTime::UNIX_EPOCH),
                path,
            });
        }
    }
    games.sort_by(|one, other| other.cmp(one));
    Ok(games)
}

/// Saves a game under a name; a game that has the name already is left alone, and this one gets a number.
///
/// # Errors
/// What the system said.
pub fn save_game(folders: &Folders, name: &str, record: &Record) -> io::Result<PathBuf> {
    let name = file_name(name);
    let free = (1..=MOST_NAMESAKES)
        .map(|number| match number {
            1 => folders.games.join(format!("{name}.{EXTENSION}")),
            _ => folders.games.join(format!("{name}-{number}.{EXTENSION}")),
        })
        .find(|path| !path.exists())
        .ok_or_else(|| {
            io::Error::new(io::ErrorKind::AlreadyExists, "too many games of this name")
        })?;
    write_atomic(&free, record.to_string().as_bytes())?;
    Ok(free)
}

/// How a game's file ends its name while it can still be put back; its name begins with a dot.
const REMOVED: &str = "removed";

/// Takes a saved game out of the list; tells where it lies until [`forget_removed`], so that it can be put back.
///
/// # Errors
/// What the system said; the game is still there.
pub fn remove_game(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let aside = path.with_file_name(format!(".{name}.{REMOVED}"));
    fs::rename(path, &aside)?;
    Ok(aside)
}

/// Puts a removed game back where it lay.
///
/// # Errors
/// What the system said, or that another game lies there now.
pub fn put_back_game(aside: &Path, path: &Path) -> io::Result<()> {
    if path.symlink_metadata().is_ok() {
        let taken = "another game has this name now";
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, taken));
    }
    fs::rename(aside, path)
}

/// Deletes what was removed and not put back; what cannot be deleted stays out of the list all the same.
pub fn forget_removed(folders: &Folders) {
    let Ok(entries) = fs::read_dir(&folders.games) else {
        return;
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        let hidden = path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if hidden && path.extension().is_some_and(|it| it == REMOVED) {
            let _ = fs::remove_file(path);
        }
    }
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
