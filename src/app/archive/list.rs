//! The saved games, read on another thread when the page is opened.

use crate::app::keeping::Keeping;
use crate::app::menu::Shelf;
use crate::app::pacing::Waker;
use crate::app::pages::Page;
use crate::cli;
use crate::data::{Library, Variant};
use crate::record::{Record, Score, Tag};
use crate::store::{self, Folders, SavedGame};
use bevy::prelude::*;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::thread;

/// So many games are listed, the newest ones.
const MOST: usize = 200;

/// A file in the folder of games.
#[derive(Debug, Clone)]
pub struct Entry {
    /// Where it lies.
    pub path: PathBuf,
    /// What is in it, or what is wrong with it: `FILE:LINE:COL: reason`.
    pub summary: Result<Summary, String>,
    /// Where it lies now, when it was deleted and can still be put back.
    pub deleted: Option<PathBuf>,
}

/// What a line of the list tells of a game.
#[derive(Debug, Clone)]
pub struct Summary {
    /// The ruleset.
    pub ruleset: Arc<Variant>,
    /// The day of the game.
    pub date: String,
    /// How it ended.
    pub score: Score,
    /// How many turns were played.
    pub turns: usize,
}

/// The saved games.
#[derive(Resource, Debug, Default)]
pub struct SavedGames {
    /// Those that were read last, the newest first.
    pub entries: Vec<Entry>,
    /// Why the folder could not be read.
    pub trouble: Option<String>,
    reading: Option<Mutex<Receiver<Read>>>,
}

impl SavedGames {
    /// Whether they are being read.
    #[must_use]
    pub const fn are_being_read(&self) -> bool {
        self.reading.is_some()
    }
}

type Read = Result<Vec<Entry>, String>;

/// Begins to read when the page is opened.
pub(super) fn read_anew(
    page: Res<Page>,
    keeping: Option<Res<Keeping>>,
    shelf: Res<Shelf>,
    waker: Option<Res<Waker>>,
    mut games: ResMut<SavedGames>,
) {
    if let (Page::Archive, Some(keeping)) = (*page, keeping) {
        games.read(keeping.folders().clone(), shelf.0.clone(), waker.as_deref());
    }
}

impl SavedGames {
    /// Takes a game out of the folder; it can be put back until the list is read anew.
    pub(super) fn delete(&mut self, path: &Path) -> io::Result<()> {
        // What is being read may still hold it.
        self.reading = None;
        if let Some(entry) = self.entry(path).filter(|entry| entry.deleted.is_none()) {
            entry.deleted = Some(store::remove_game(path)?);
        }
        Ok(())
    }

    /// Puts a deleted game back.
    pub(super) fn put_back(&mut self, path: &Path) -> io::Result<()> {
        if let Some(entry) = self.entry(path)
            && let Some(aside) = &entry.deleted
        {
            store::put_back_game(aside, path)?;
            entry.deleted = None;
        }
        Ok(())
    }

    fn entry(&mut self, path: &Path) -> Option<&mut Entry> {
        self.entries.iter_mut().find(|entry| entry.path == path)
    }

    pub(super) fn read(&mut self, folders: Folders, library: Library, waker: Option<&Waker>) {
        store::forget_removed(&folders);
        let (sender, reading) = mpsc::channel();
        let waker = waker.cloned();
        let thread = thread::Builder::new()
            .name("archive".into())
            .spawn(move || {
                // Nobody waits any more when the page was closed.
                let _ = sender.send(read(&folders, &library));
                if let Some(waker) = waker {
                    waker.wake();
                }
            });
        match thread {
            Ok(_) => self.reading = Some(Mutex::new(reading)),
            Err(error) => self.trouble = Some(error.to_string()),
        }
    }
}

pub(super) fn listen(mut games: ResMut<SavedGames>) {
    let Some(reading) = &games.reading else {
        return;
    };
    let read = reading.lock().ok().and_then(|it| it.try_recv().ok());
    match read {
        None => return,
        Some(Ok(entries)) => {
            games.entries = entries;
            games.trouble = None;
        }
        Some(Err(trouble)) => games.trouble = Some(trouble),
    }
    games.reading = None;
}

fn read(folders: &Folders, library: &Library) -> Read {
    let games = store::saved_games(folders).map_err(|error| error.to_string())?;
    let entry = |game: SavedGame| {
        let record = store::read_game(&game.path, |tags| cli::resolve(library, tags));
        Entry {
            summary: record
                .map_err(|unread| unread.to_string())
                .and_then(|record| summary(&record, library)),
            path: game.path,
            deleted: None,
        }
    };
    Ok(games.into_iter().take(MOST).map(entry).collect())
}

fn summary(record: &Record, library: &Library) -> Result<Summary, String> {
    let tags = record.tags();
    let variant = tags.get(Tag::Variant).and_then(|id| library.variant(id));
    // Its position was found by it.
    let variant = variant.ok_or_else(|| "the tag Variant is missing".to_owned())?;
    Ok(Summary {
        ruleset: Arc::clone(variant),
        date: tags.get(Tag::Date).unwrap_or_default().to_owned(),
        score: record.score(),
        turns: record.plies().iter().filter(|ply| ply.ends_turn()).count(),
    })
}
