//! The exhibit: the museum's own file where there is one, else the one that is compiled in.

use super::folders::Folders;
use super::text::read_text;
use crate::data::Fault;
use crate::data::exhibit::{Exhibit, built_in_exhibit, read_exhibit};
use std::path::{Path, PathBuf};

/// An exhibit, and what was wrong with a file that was asked for.
#[derive(Debug, Clone, Default)]
pub struct Shown {
    /// What is shown; none where even the exhibit that is compiled in has faults.
    pub exhibit: Option<Exhibit>,
    /// Why a file is not shown.
    pub faults: Vec<Fault>,
}

/// The name of the file in `exhibits`.
const FILE: &str = "stanway.ron";

/// The exhibit of the user's own folder, of the program's folder of assets, or the one compiled in: the first that is there.
#[must_use]
pub fn exhibit(assets: Option<&Path>) -> Shown {
    let own = Folders::of_user()
        .ok()
        .and_then(|folders| Some(folders.variants.parent()?.join("exhibits").join(FILE)));
    let shipped = assets.map(|folder| folder.join("exhibits").join(FILE));
    first_of(&[own, shipped].into_iter().flatten().collect::<Vec<_>>())
}

/// The first of these files that is there; without one, and instead of a faulty one, the exhibit that is compiled in.
#[must_use]
pub fn first_of(files: &[PathBuf]) -> Shown {
    let read = |path: &PathBuf| {
        let text = read_text(path).map_err(|fault| vec![fault])?;
        read_exhibit(&path.display().to_string(), &text)
    };
    let found = files.iter().find(|path| path.is_file()).map(read);
    let faults = match found {
        Some(Ok(exhibit)) => {
            return Shown {
                exhibit: Some(exhibit),
                faults: Vec::new(),
            };
        }
        Some(Err(faults)) => faults,
        None => Vec::new(),
    };
    match built_in_exhibit() {
        Ok(exhibit) => Shown {
            exhibit: Some(exhibit),
            faults,
        },
        Err(own) => Shown {
            exhibit: None,
            faults: [faults, own].concat(),
        },
    }
}
