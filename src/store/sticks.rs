//! Where a stick is, that somebody has put into the machine.

use std::fs;
use std::path::{Path, PathBuf};

/// Where sticks are looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sticks {
    /// Folders in which they appear, themselves or by the name of a user.
    roots: Vec<PathBuf>,
    /// Where the system tells what is mounted; none: every folder counts.
    mounts: Option<PathBuf>,
}

impl Default for Sticks {
    /// Where Linux desktops and servers put them.
    fn default() -> Self {
        Self {
            roots: ["/media", "/run/media", "/mnt"].map(PathBuf::from).into(),
            mounts: Some("/proc/self/mounts".into()),
        }
    }
}

impl Sticks {
    /// Every folder in this one counts as a stick.
    #[must_use]
    pub fn under(root: &Path) -> Self {
        Self {
            roots: vec![root.to_owned()],
            mounts: None,
        }
    }

    /// All that are there, in the order of their names.
    #[must_use]
    pub fn found(&self) -> Vec<PathBuf> {
        match &self.mounts {
            None => self.roots.iter().flat_map(|root| inside(root)).collect(),
            Some(table) => {
                let table = fs::read_to_string(table).unwrap_or_default();
                let mut found: Vec<PathBuf> = mounted(&table)
                    .filter(|place| self.roots.iter().any(|root| is_near(place, root)))
                    .collect();
                found.sort();
                found
            }
        }
    }
}

fn inside(root: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(root).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    folders
}

/// `/media/STICK` and `/media/USER/STICK`.
fn is_near(place: &Path, root: &Path) -> bool {
    let below = place
        .strip_prefix(root)
        .map(|rest| rest.components().count());
    below.is_ok_and(|depth| (1..=2).contains(&depth))
}

/// The places of a table of mounts; a space in a name is written `\040`.
fn mounted(table: &str) -> impl Iterator<Item = PathBuf> {
    table
        .lines()
        .filter_map(|line| line.split(' ').nth(1))
        .map(|place| PathBuf::from(place.replace("\\040", " ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Scratch;

    #[test]
    fn what_is_mounted_near_a_root_is_a_stick() {
        let scratch = Scratch::new("sticks");
        fs::create_dir_all(scratch.path()).expect("a folder");
        let table = scratch.path().join("mounts");
        let text = "/dev/sda1 / ext4 rw 0 0\n\
            /dev/sdb1 /run/media/livia/OLD\\040STICK vfat rw 0 0\n\
            /dev/sdc1 /media/usb vfat rw 0 0\n\
            tmpfs /media/a/b/c tmpfs rw 0 0\n";
        fs::write(&table, text).expect("written");
        let sticks = Sticks {
            mounts: Some(table),
            ..Sticks::default()
        };
        let found = ["/media/usb", "/run/media/livia/OLD STICK"].map(PathBuf::from);
        assert_eq!(sticks.found(), found);
    }

    #[test]
    fn without_a_table_every_folder_counts() {
        let scratch = Scratch::new("folders");
        let stick = scratch.path().join("stick");
        fs::create_dir_all(&stick).expect("a folder");
        assert_eq!(Sticks::under(scratch.path()).found(), [stick]);
        assert!(
            Sticks::under(Path::new("/nowhere/at/all"))
                .found()
                .is_empty()
        );
    }
}
