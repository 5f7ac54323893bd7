//! A kiosk's configuration: the file that is named, and the last good one where that is broken.

use super::atomic::write_atomic;
use super::folders::Folders;
use super::text::{read_bytes, read_text};
use crate::data::Fault;
use crate::data::kiosk::{Kiosk, Place, read_kiosk, refuse_logo};
use std::path::{Path, PathBuf};

/// A configuration, and what was wrong with the file that was asked for.
#[derive(Debug, Clone, PartialEq)]
pub struct Configured {
    /// What is in force.
    pub kiosk: Kiosk,
    /// Why the file itself is not in force; empty where it is.
    pub faults: Vec<Fault>,
    /// Why no copy could be kept for the day the file breaks.
    pub not_copied: Option<String>,
}

/// Reads a configuration. A good one is copied; instead of a broken one the copy is in force.
///
/// # Errors
/// Every fault of the file, where there is no good copy either.
pub fn configured(file: &Path, copy: Option<&Path>) -> Result<Configured, Vec<Fault>> {
    match read(file) {
        Ok((kiosk, text)) => Ok(Configured {
            kiosk,
            faults: Vec::new(),
            not_copied: copy.and_then(|copy| keep(copy, &text)),
        }),
        Err(faults) => match copy.map(read) {
            Some(Ok((kiosk, _))) => Ok(Configured {
                kiosk,
                faults,
                not_copied: None,
            }),
            _ => Err(faults),
        },
    }
}

fn read(file: &Path) -> Result<(Kiosk, String), Vec<Fault>> {
    let text = read_text(file).map_err(|fault| vec![fault])?;
    let kiosk = read_kiosk(&file.display().to_string(), &text)?;
    Ok((kiosk, text))
}

/// What is wrong with what a good configuration names beside itself: its picture.
#[must_use]
pub fn faults_beside(name: &str, text: &str) -> Vec<Fault> {
    let logo = read_kiosk(name, text).ok().and_then(|it| it.museum.logo);
    let found = logo.and_then(|logo| match is_png(Path::new(&logo)) {
        Ok(true) => None,
        Ok(false) => Some("a file that is no PNG".to_owned()),
        Err(error) => Some(format!("a file that cannot be read: {error}")),
    });
    found
        .and_then(|found| refuse_logo(name, text, &found))
        .into_iter()
        .collect()
}

/// Whether a file begins as PNG files do.
fn is_png(path: &Path) -> std::io::Result<bool> {
    const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    Ok(read_bytes(path)?.starts_with(SIGNATURE))
}

/// Writes the copy where it says something else; tells why that failed.
fn keep(copy: &Path, text: &str) -> Option<String> {
    if read_text(copy).is_ok_and(|known| known == text) {
        return None;
    }
    let failed = write_atomic(copy, text.as_bytes()).err()?;
    Some(format!("{}: {failed}", copy.display()))
}

/// Where a kiosk writes; a place of the user's that cannot be found is none.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Desk {
    /// The folder in which visits are counted.
    pub visits: Option<PathBuf>,
    /// The folder of the log.
    pub log: Option<PathBuf>,
}

impl Desk {
    /// As the configuration says.
    #[must_use]
    pub fn of(kiosk: &Kiosk, folders: Option<&Folders>) -> Self {
        let place = |place: &Place, own: fn(&Folders) -> &PathBuf| match place {
            Place::OfUser => folders.map(own).cloned(),
            Place::Folder(folder) => Some(PathBuf::from(folder)),
        };
        Self {
            visits: place(&kiosk.statistics, |folders| &folders.visits),
            log: place(&kiosk.log.place, |folders| &folders.logs),
        }
    }
}

impl Desk {
    /// The same for a try at a desk: what is tried counts for none of the museum's own figures.
    #[must_use]
    pub fn tried(self) -> Self {
        let aside = |folder: Option<PathBuf>| folder.map(|folder| folder.join("preview"));
        Self {
            visits: aside(self.visits),
            log: aside(self.log),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::kiosk::built_in_kiosk;
    use crate::store::Scratch;
    use std::fs;

    const SHIPPED: &str = include_str!("../../assets/kiosk.ron");

    #[test]
    fn a_broken_file_falls_back_to_the_last_good_one() {
        let scratch = Scratch::new("configured");
        let (file, copy) = (
            scratch.path().join("kiosk.ron"),
            scratch.path().join("state/copy.ron"),
        );
        fs::create_dir_all(scratch.path()).expect("a folder");
        let missing = configured(&file, Some(&copy)).expect_err("no file, no copy");
        assert_eq!(missing.len(), 1);
        fs::write(&file, SHIPPED.replace("idle: 90", "idle: 77")).expect("written");
        let good = configured(&file, Some(&copy)).expect("a good file");
        assert_eq!(
            (good.kiosk.absence.idle.as_secs(), good.faults.len()),
            (77, 0)
        );
        fs::write(&file, SHIPPED.replace("idle: 90", "idle: 9000")).expect("written");
        let old = configured(&file, Some(&copy)).expect("the copy");
        assert_eq!(old.kiosk, good.kiosk);
        let told = old.faults[0].to_string();
        assert!(told.contains("idle") && told.contains("9000"), "{told}");
        fs::write(&copy, "Kiosk(").expect("written");
        assert!(configured(&file, Some(&copy)).is_err());
        fs::remove_file(&file).expect("removed");
        assert!(configured(&file, None).is_err());
    }

    #[test]
    fn a_copy_that_cannot_be_kept_is_told() {
        let scratch = Scratch::new("not-copied");
        let file = scratch.path().join("kiosk.ron");
        fs::create_dir_all(scratch.path()).expect("a folder");
        fs::write(&file, SHIPPED).expect("written");
        let in_the_way = file.join("copy.ron");
        let good = configured(&file, Some(&in_the_way)).expect("a good file");
        let told = good.not_copied.expect("a reason");
        assert!(told.contains("copy.ron: "), "{told}");
    }

    #[test]
    fn a_kiosk_writes_where_it_is_told_to() {
        let scratch = Scratch::new("desk");
        let folders = scratch.folders();
        let mut kiosk = built_in_kiosk().expect("a good file");
        let desk = Desk::of(&kiosk, Some(&folders));
        assert_eq!(desk.visits, Some(folders.visits.clone()));
        assert_eq!(desk.log, Some(folders.logs.clone()));
        assert_eq!(
            desk.tried().visits,
            Some(folders.visits.join("preview")),
            "a try counts for itself"
        );
        assert_eq!(Desk::of(&kiosk, None), Desk::default());
        kiosk.statistics = Place::Folder("/srv/visits".into());
        let desk = Desk::of(&kiosk, None);
        assert_eq!(desk.visits, Some(PathBuf::from("/srv/visits")));
    }
}
