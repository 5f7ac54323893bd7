//! The reconstructions that can be played: those compiled in and the user's own.

use super::folders::Folders;
use super::text::{fault, read_text};
use crate::data::Library;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// All reconstructions, with what was wrong with the user's files. Without a home folder there are no own ones.
#[must_use]
pub fn library() -> Library {
    let mut library = Library::built_in();
    if let Ok(folders) = Folders::of_user() {
        add_folder(&mut library, &folders.variants);
    }
    library
}

/// Adds the files of a folder in the order of their names; a missing folder has none.
fn add_folder(library: &mut Library, folder: &Path) {
    let paths = match ron_files(folder) {
        Ok(paths) => paths,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return,
        Err(error) => {
            let found = format!("no readable folder ({error})");
            library.faults.push(fault(folder, (1, 1), found));
            return;
        }
    };
    let mut files = Vec::new();
    for path in paths {
        // A pipe or a device would be waited for without end.
        if !path.is_file() {
            let found = "something that is no regular file".to_owned();
            library.faults.push(fault(&path, (1, 1), found));
            continue;
        }
        match read_text(&path) {
            Ok(text) => files.push((path.display().to_string(), text)),
            Err(fault) => library.faults.push(fault),
        }
    }
    library.add_own(&files);
}

fn ron_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let hidden = path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if path.extension().is_some_and(|extension| extension == "ron") && !hidden {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}
