//! The Stanway board as a scene one walks around: the grave group in museum light, labels, a guided tour, the ancient texts, and
//! a game that is played on from the board.

mod board;
mod bodies;
mod desk;
mod eye;
mod gaze;
mod labels;
mod looks;
mod panel;
mod picture;
mod reading;
mod signs;
mod squares;
mod stage;
mod steer;
mod steps;
#[cfg(test)]
mod tests;
mod unfolding;

pub use panel::Cited;
pub use picture::exhibit;
pub use steps::Step;

use super::flow::Screen;
use crate::data::exhibit::Exhibit;
use crate::data::reading::{Reading, built_in_reading};
use crate::store;
use bevy::asset::io::file::FileAssetReader;
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>()
        .add_message::<Step>()
        .add_systems(OnEnter(Screen::Exhibit), open_hall)
        .add_plugins((
            looks::plugin,
            stage::plugin,
            eye::plugin,
            steer::plugin,
            steps::plugin,
            unfolding::plugin,
            panel::plugin,
        ));
}

/// Where the exhibit is read from, the first file that is there; without this resource from the usual places.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Files(pub Vec<PathBuf>);

/// What is shown: read again whenever one enters, so that a curator's changes are seen.
#[derive(Resource, Debug, Clone)]
pub struct Hall {
    /// The find.
    pub exhibit: Exhibit,
    /// The ancient texts.
    pub reading: Reading,
    /// Whether a file was there and has faults.
    pub faulty: bool,
}

/// What one looks at.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub enum Open {
    /// The whole, from where one likes.
    #[default]
    Whole,
    /// The label of a hot spot, by its number.
    Spot(usize),
    /// A stop of the tour, and how long one has been there, in seconds.
    Tour {
        /// Its number.
        stop: usize,
        /// Seconds since it began.
        since: f32,
    },
    /// The counters on a grid, for a game by its number.
    WhatIf(usize),
    /// The ancient texts.
    Reading,
}

impl Files {
    /// What is shown: of these files, or where nobody names any of those of the user and of the program.
    #[must_use]
    pub fn read(files: Option<&Self>) -> store::exhibits::Shown {
        match files {
            Some(files) => store::exhibits::first_of(&files.0),
            None => {
                let assets = FileAssetReader::get_base_path().join("assets");
                store::exhibits::exhibit(Some(&assets))
            }
        }
    }
}

/// Reads what is shown. Without an exhibit, which only a broken build lacks, there is nothing to enter.
fn open_hall(
    mut commands: Commands,
    files: Option<Res<Files>>,
    mut open: ResMut<Open>,
    mut next: ResMut<NextState<Screen>>,
) {
    let shown = Files::read(files.as_deref());
    for fault in &shown.faults {
        warn!("{fault}");
    }
    *open = Open::Whole;
    match (shown.exhibit, built_in_reading()) {
        (Some(exhibit), Ok(reading)) => {
            commands.insert_resource(Hall {
                exhibit,
                reading,
                faulty: !shown.faults.is_empty(),
            });
        }
        _ => next.set(Screen::Title),
    }
}
