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
use std::path::PathBuf;
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
    pub(super) fn read(&mut self, folders: Folders, library: Library, waker: Option<&Waker>) {
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
