//! A machine without a display still shows what the game is: two engines play, and pictures and the record are kept.

use super::studio::{Studio, StudioError};
use super::{furnish, take_up};
use crate::ai::{Level, Limits, Temper, search};
use crate::app::game::{GameSetup, Seat};
use crate::record::{Record, Tag, Tags};
use crate::rules::{LongGame, Position, Side};
use crate::store;
use bevy::prelude::*;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

/// The reconstruction shown where none is asked for: it has a dux, and its games come to a point.
pub const SHOWN: &str = "kowalski";

/// White looks well ahead, Black is the recruit: between equals a game may last for hundreds of moves. Both play quickly,
/// and the same from the same seed.
const WHITE: Temper = Temper {
    error: 12,
    ..Temper::exact(Limits {
        depth: None,
        nodes: Some(6_000),
        time: None,
    })
};
const BLACK: Level = Level::Tiro;
/// A game that has not ended by then is left open.
const MOST_PLIES: usize = 400;
const SIZE: UVec2 = UVec2::new(1280, 720);
const RECORD: &str = "game.lat";

/// Plays a game and writes pictures and the record to a folder; the exit status is 1 when that is not possible.
#[must_use]
pub fn demo(setup: &GameSetup, folder: &Path) -> ExitCode {
    match show(setup, folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn show(setup: &GameSetup, folder: &Path) -> Result<(), StudioError> {
    eprintln!("Two engines play {} ...", setup.variant.name);
    let record = played(setup);
    let path = folder.join(RECORD);
    store::write_atomic(&path, record.to_string().as_bytes()).map_err(|error| {
        StudioError::NotWritten {
            path: path.display().to_string(),
            reason: error.to_string(),
        }
    })?;
    tell(path.display());
    let mut studio = Studio::open(SIZE, |app| furnish(app, None))?;
    let setup = GameSetup {
        seats: [Seat::Human; 2],
        ..setup.clone()
    };
    for (number, plies) in moments(&record).into_iter().enumerate() {
        let moves = record.plies()[..plies].iter().map(|ply| ply.mv).collect();
        take_up(&mut studio, &setup, record.start(), moves);
        studio.settle()?;
        let path = folder.join(format!("{}-after-{plies}.png", number + 1));
        studio.shoot(&path)?;
        tell(path.display());
    }
    tell(ending(&record));
    Ok(())
}

/// Writes a line of results. A reader who has gone away has heard enough.
pub(super) fn tell(line: impl std::fmt::Display) {
    use std::io::Write;
    let _ = writeln!(std::io::stdout(), "{line}");
}

fn played(setup: &GameSetup) -> Record {
    let start = Position::start(&setup.terms, setup.first_side());
    let mut tags = Tags::of(&setup.variant.id, &start);
    tags.set(Tag::White, "Latrunculi");
    tags.set(Tag::Black, format!("Latrunculi, {}", BLACK.word()));
    tags.set(Tag::Date, store::today());
    let mut record = Record::new(tags, start.with_long_game(LongGame::Limited));
    let stop = AtomicBool::new(false);
    while record.plies().len() < MOST_PLIES {
        let seed = setup.seed.wrapping_add(record.plies().len() as u64);
        let temper = match record.position().side() {
            Side::White => WHITE,
            Side::Black => BLACK.temper_at(record.position()),
        };
        let Some(choice) = search(record.position(), temper, seed, &stop) else {
            break;
        };
        if record.play(choice.mv).is_err() {
            break;
        }
    }
    if let Some(outcome) = record.position().outcome() {
        record.finish(outcome);
    }
    record
}

/// The moments worth a picture, as numbers of plies: an early one, the first capture or binding, the middle, the end.
fn moments(record: &Record) -> Vec<usize> {
    let plies = record.plies();
    let eventful = |ply: &crate::rules::Ply| !(ply.taken.is_empty() && ply.bound.is_empty());
    let first = plies.iter().position(eventful).map_or(0, |at| at + 1);
    let mut moments = vec![plies.len().min(4), first, plies.len() / 2, plies.len()];
    moments.sort_unstable();
    moments.dedup();
    moments
}

fn ending(record: &Record) -> String {
    let plies = record.plies().len();
    match record.position().outcome() {
        None => format!("{plies} actions, not finished"),
        Some(outcome) => match outcome.winner {
            None => format!("{plies} actions, a draw ({})", outcome.reason),
            Some(side) => format!("{plies} actions, {side} wins ({})", outcome.reason),
        },
    }
}
