//! A damaged file is kept under another name, for whoever wants to see what was in it.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// So many damaged files of one name are kept; after that the last one is replaced.
const MOST: u32 = 9;

/// Gives a file another name beside its own: `settings.ron` becomes `settings-damaged.ron`, the next `settings-damaged-2.ron`.
///
/// # Errors
/// What the system said; the file has its name still.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let named = |number: u32| {
        let mut name = path
            .file_stem()
            .map_or_else(OsString::new, ToOwned::to_owned);
        name.push("-damaged");
        if number > 1 {
            name.push(format!("-{number}"));
        }
        if let Some(extension) = path.extension() {
            name.push(".");
            name.push(extension);
        }
        path.with_file_name(name)
    };
    let free = (1..MOST)
        .map(named)
        .find(|path| path.symlink_metadata().is_err());
    let aside = free.unwrap_or_else(|| named(MOST));
    fs::rename(path, &aside)?;
    Ok(aside)
}
