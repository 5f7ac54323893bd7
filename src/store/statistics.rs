//! How a kiosk is visited: a line for each day in a file for each year, and nothing about persons.

mod table;

use super::aside::set_aside;
use super::atomic::write_atomic;
use crate::lang::Language;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What is counted of one visit, from the first touch to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Visit {
    /// In which language, if one was chosen.
    pub language: Option<Language>,
    /// Measured by a clock that nobody sets.
    pub lasted: Duration,
    /// How many games were begun.
    pub games: u32,
    /// What was opened.
    pub opened: Opened,
    /// How it ended.
    pub ended: Ended,
}

/// What a visit opened: each at most once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Opened {
    /// The lesson.
    pub lesson: bool,
    /// A short game.
    pub short_game: bool,
    /// The exhibit.
    pub exhibit: bool,
    /// The ancient texts.
    pub reading: bool,
}

/// How a visit ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ended {
    /// The visitor began anew or left by a button.
    ByVisitor,
    /// Nobody was there any more.
    ByAbsence,
    /// The operator, or the end of the opening hours.
    ByHouse,
}

/// What was counted on one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Day {
    /// Visits.
    pub visits: u32,
    /// Games begun.
    pub games: u32,
    /// All visits together, in seconds.
    pub seconds: u32,
    /// Visits that ended by the visitor, by absence, by the house.
    pub ends: [u32; 3],
    /// Visits in each language, in the order of [`Language::ALL`].
    pub languages: [u32; 7],
    /// Visits that opened the lesson, a short game, the exhibit, the texts.
    pub opened: [u32; 4],
}

impl Day {
    fn count(&mut self, visit: &Visit) {
        let add = |counter: &mut u32, more: u32| *counter = counter.saturating_add(more);
        add(&mut self.visits, 1);
        add(&mut self.games, visit.games);
        let seconds = u32::try_from(visit.lasted.as_secs()).unwrap_or(u32::MAX);
        add(&mut self.seconds, seconds);
        add(&mut self.ends[visit.ended as usize], 1);
        if let Some(language) = visit.language {
            add(&mut self.languages[language as usize], 1);
        }
        let opened = [
            visit.opened.lesson,
            visit.opened.short_game,
            visit.opened.exhibit,
            visit.opened.reading,
        ];
        for (counter, opened) in self.opened.iter_mut().zip(opened) {
            add(counter, u32::from(opened));
        }
    }

    fn add(&mut self, other: &Self) {
        for (own, more) in self.numbers_mut().into_iter().zip(other.numbers()) {
            *own = own.saturating_add(more);
        }
    }
}

/// The days of the year, by their dates: `2026-04-21`.
pub type Days = BTreeMap<String, Day>;

/// Counts visits. A disk that is full or cannot be written to loses nothing as long as the program runs: what was counted waits
/// for the next visit. A clock that jumps moves visits to another day, no more.
#[derive(Debug)]
pub struct Statistics {
    folder: PathBuf,
    waiting: Days,
}

impl Statistics {
    /// Counts into the files of a folder, which need not exist yet.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            waiting: Days::new(),
        }
    }

    /// Counts a visit on a day, written as [`today`](super::today) or with hyphens.
    ///
    /// # Errors
    /// What the system said; the visit is counted with the next one that can be written.
    pub fn count(&mut self, day: &str, visit: &Visit) -> io::Result<()> {
        let day = day.replace('.', "-");
        self.waiting.entry(day).or_default().count(visit);
        self.write()
    }

    /// Writes what still waits.
    ///
    /// # Errors
    /// What the system said; it goes on waiting.
    pub fn write(&mut self) -> io::Result<()> {
        while let Some(day) = self.waiting.keys().next() {
            let year = year_of(day).to_owned();
            let path = self.file_of(&year);
            let mut days = read(&path)?;
            let of_year = |day: &str| year_of(day) == year;
            for (day, counted) in self.waiting.iter().filter(|(day, _)| of_year(day)) {
                days.entry(day.clone()).or_default().add(counted);
            }
            write_atomic(&path, table::write(&days).as_bytes())?;
            self.waiting.retain(|day, _| !of_year(day));
        }
        Ok(())
    }

    /// Whether something could not be written yet.
    #[must_use]
    pub fn waits(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// The days of a year, with what was not written yet.
    ///
    /// # Errors
    /// What the system said.
    pub fn days(&self, year: &str) -> io::Result<Days> {
        let text = text_of(&self.file_of(year))?;
        let mut days = text.map_or_else(Days::new, |text| table::read(&text).unwrap_or_default());
        for (day, counted) in self.waiting.iter().filter(|(day, _)| year_of(day) == year) {
            days.entry(day.clone()).or_default().add(counted);
        }
        Ok(days)
    }

    /// Copies all files to another folder, a stick for instance, and gives how many there were.
    ///
    /// # Errors
    /// What the system said.
    pub fn copy_to(&self, folder: &Path) -> io::Result<usize> {
        let mut copied = 0;
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with(NAME) && name.ends_with(".csv") && path.is_file() {
                write_atomic(&folder.join(name.as_ref()), &fs::read(&path)?)?;
                copied += 1;
            }
        }
        Ok(copied)
    }

    fn file_of(&self, year: &str) -> PathBuf {
        self.folder.join(format!("{NAME}{year}.csv"))
    }
}

const NAME: &str = "visits-";

fn year_of(day: &str) -> &str {
    day.split('-').next().unwrap_or(day)
}

fn text_of(path: &Path) -> io::Result<Option<String>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// The days of a file. One that somebody has made something else of is set aside, and counting begins anew.
fn read(path: &Path) -> io::Result<Days> {
    let Some(text) = text_of(path)? else {
        return Ok(Days::new());
    };
    match table::read(&text) {
        Some(days) => Ok(days),
        None => {
            set_aside(path)?;
            Ok(Days::new())
        }
    }
}
