//! Writing a file whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

/// Writes a file so that a reader, and a machine that loses power, sees either the old content or the new one. Missing
/// folders are created.
///
/// # Errors
/// What the system said; the old file is untouched and nothing is left beside it.
pub fn write_atomic(path: &Path, content: &[u8]) -> io::Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let temporary = temporary_beside(path)?;
    let written = write_and_sync(&temporary, content).and_then(|()| fs::rename(&temporary, path));
    if let Err(reason) = written {
        // The first fault is the one to report; the temporary file may not even exist.
        let _ = fs::remove_file(&temporary);
        return Err(reason);
    }
    sync_folder(folder);
    Ok(())
}

/// A name that no other writer uses: of this process by a counter, of another by its number.
fn temporary_beside(path: &Path) -> io::Result<PathBuf> {
    static WRITES: AtomicU32 = AtomicU32::new(0);
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "no file name"))?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(
        ".{}-{}.tmp",
        process::id(),
        WRITES.fetch_add(1, Ordering::Relaxed)
    ));
    Ok(path.with_file_name(hidden))
}

fn write_and_sync(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(content)?;
    file.sync_all()
}

/// Removes what writers left in a folder that were ended in the middle of their work, once it is older than this.
pub(super) fn sweep(folder: &Path, older_than: Duration) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let age = entry
            .metadata()
            .and_then(|about| about.modified())
            .ok()
            .and_then(|written| SystemTime::now().duration_since(written).ok());
        if is_temporary(&name) && age.is_some_and(|age| age >= older_than) {
            // It may be gone already, or stay: it is in nobody's way.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// `.settings.ron.4711-0.tmp`
fn is_temporary(name: &str) -> bool {
    let numbers = name
        .strip_prefix('.')
        .and_then(|name| name.strip_suffix(".tmp"))
        .and_then(|name| name.rsplit_once('.'))
        .and_then(|(_, numbers)| numbers.split_once('-'));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    numbers.is_some_and(|(process, write)| is_number(process) && is_number(write))
}

/// The new name is safe only when the folder is. The file has its name by now, and not every system can sync a folder,
/// so this is no reason to report a failure.
fn sync_folder(folder: &Path) {
    if cfg!(unix) {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Scratch;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("folder");
        entries
            .map(|entry| {
                entry
                    .expect("entry")
                    .file_name()
                    .to_string_lossy()
                    .into_owned()
            })
            .collect()
    }

    #[test]
    fn replaces_a_file_and_leaves_nothing_beside_it() {
        let scratch = Scratch::new("replace");
        let folder = scratch.path();
        let path = folder.join("deep/game.lat");
        write_atomic(&path, b"old").expect("first");
        write_atomic(&path, b"new").expect("second");
        assert_eq!(fs::read(&path).expect("file"), b"new");
        assert_eq!(names(&folder.join("deep")), ["game.lat"]);
    }

    #[test]
    fn a_failed_write_leaves_what_was_there() {
        let scratch = Scratch::new("fail");
        let folder = scratch.path();
        let path = folder.join("taken");
        fs::create_dir_all(path.join("inside")).expect("folder in the way");
        assert!(write_atomic(&path, b"new").is_err());
        assert_eq!(names(folder), ["taken"]);
        assert!(path.join("inside").is_dir());
    }

    #[test]
    fn what_an_ended_writer_left_is_swept_away_and_nothing_else() {
        let scratch = Scratch::new("sweep");
        let folder = scratch.path();
        fs::create_dir_all(folder).expect("temporary folder");
        for name in [
            ".game.lat.12-0.tmp",
            ".game.lat.x-0.tmp",
            "game.lat.12-0.tmp",
            ".tmp",
        ] {
            fs::write(folder.join(name), "").expect("file");
        }
        sweep(folder, Duration::from_secs(3600));
        assert_eq!(names(folder).len(), 4, "it may be at work still");
        sweep(folder, Duration::ZERO);
        let mut left = names(folder);
        left.sort();
        assert_eq!(left, [".game.lat.x-0.tmp", ".tmp", "game.lat.12-0.tmp"]);
    }

    #[test]
    fn a_path_without_a_name_is_refused() {
        assert!(write_atomic(Path::new("/"), b"").is_err());
    }
}
