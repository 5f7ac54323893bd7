//! What is written down about faults: some files of a limited size, the oldest goes.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A log that never fills a disk. A line that cannot be written is counted and told with the next one that can.
#[derive(Debug)]
pub struct RotatingLog {
    folder: PathBuf,
    /// Files that are kept, this one too.
    files: usize,
    /// No file is larger, in bytes.
    largest: u64,
    lost: u64,
}

impl RotatingLog {
    /// A log of at most so many files of so many KiB in a folder, which need not exist yet.
    #[must_use]
    pub fn in_folder(folder: &Path, files: u8, kib: u16) -> Self {
        Self {
            folder: folder.to_owned(),
            files: usize::from(files).max(1),
            largest: u64::from(kib) * 1024,
            lost: 0,
        }
    }

    /// Writes a line, `when` before it; line breaks within it become spaces, and a very long one is cut.
    ///
    /// # Errors
    /// What the system said; the line is lost, and the next one that can be written tells how many were.
    pub fn line(&mut self, when: &str, text: &str) -> io::Result<()> {
        const LONGEST: usize = 2000;
        let plain: String = text
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .take(LONGEST)
            .collect();
        let mut line = format!("{when} {plain}\n");
        if self.lost > 0 {
            line.insert_str(0, &format!("{when} {} lines were lost\n", self.lost));
        }
        let written = self.write(line.as_bytes());
        match &written {
            Ok(()) => self.lost = 0,
            Err(_) => self.lost = self.lost.saturating_add(1),
        }
        written
    }

    /// The lines that could not be written since the last that could.
    #[must_use]
    pub const fn lost(&self) -> u64 {
        self.lost
    }

    /// The file that is being written, `kiosk.log`; those before it are `kiosk-1.log`, `kiosk-2.log`, ...
    #[must_use]
    pub fn file(&self, number: usize) -> PathBuf {
        match number {
            0 => self.folder.join("kiosk.log"),
            _ => self.folder.join(format!("kiosk-{number}.log")),
        }
    }

    fn write(&self, bytes: &[u8]) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let path = self.file(0);
        let size = path.metadata().map_or(0, |found| found.len());
        if size > 0 && size + bytes.len() as u64 > self.largest {
            self.rotate()?;
        }
        let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
        file.write_all(bytes)
    }

    /// Every file takes the next number; the last one is replaced.
    fn rotate(&self) -> io::Result<()> {
        if self.files == 1 {
            return fs::remove_file(self.file(0));
        }
        for number in (0..self.files - 1).rev() {
            let (from, to) = (self.file(number), self.file(number + 1));
            if from.exists() {
                fs::rename(from, to)?;
            }
        }
        Ok(())
    }
}
