//! What is kept while the game goes on: each change of the settings, and the game after each ply. Without [`Keeping`], as in
//! tests and pictures, nothing is.

use super::archive::{Offer, Written};
use super::flow::{Flow, GameRequest, Remark};
use super::game::{Game, GameSystems, LookThrough, NewGame};
use super::pacing::Waker;
use super::settings::FirstStart;
use super::setup::Chosen;
use super::staged::Staged;
use super::tongue::Tongue;
use crate::cli;
use crate::data::Library;
use crate::lang::Words;
use crate::say;
use crate::store::{self, Begins, Folders, Kept, Opened, Scribe, Settings, SettingsFile};
use bevy::prelude::*;
use std::io;
use std::path::{Path, PathBuf};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Troubles>()
        .add_systems(Startup, start.run_if(resource_exists::<Found>))
        .add_systems(
            Update,
            (keep_settings, keep_game, hear)
                .chain()
                .in_set(Flow::Settle)
                .after(GameSystems)
                .run_if(resource_exists::<Keeping>),
        );
}

/// What was found in the user's folders; from the start on it is kept there.
#[derive(Resource, Debug)]
struct Found {
    folders: Folders,
    opened: Opened,
}

/// Reads the user's settings and the game that was going on, and has them kept from now on. What is wrong with them the title
/// tells.
pub fn read(app: &mut App, library: &Library) {
    let mut troubles = Troubles::default();
    match Folders::of_user() {
        Err(error) => troubles.0.push(Trouble::Nowhere(error.to_string())),
        Ok(folders) => {
            let opened = SettingsFile::open(&folders.settings);
            let resumed = store::resume(&folders, |tags| cli::resolve(library, tags));
            if let Some(aside) = &opened.aside {
                let faults = opened.faults.iter().map(ToString::to_string);
                let trouble = Trouble::damaged(faults, folders.settings.parent(), aside);
                troubles.0.push(trouble);
            }
            if let Some((fault, aside)) = &resumed.fault {
                let fault = std::iter::once(fault.clone());
                let trouble = Trouble::damaged(fault, Some(&folders.games), aside);
                troubles.0.push(trouble);
            }
            app.insert_resource(Chosen(opened.settings.clone()))
                .insert_resource(FirstStart(opened.first_start))
                .insert_resource(Offer::of(resumed.record.as_ref(), library))
                .insert_resource(Found { folders, opened });
        }
    }
    app.insert_resource(troubles);
}

/// The loop can be woken only once it runs.
fn start(
    found: Res<Found>,
    waker: Option<Res<Waker>>,
    mut troubles: ResMut<Troubles>,
    mut commands: Commands,
) {
    let waker = waker.map(|waker| waker.clone()).unwrap_or_default();
    match Keeping::start(found.folders.clone(), &found.opened, waker) {
        Ok(keeping) => commands.insert_resource(keeping),
        Err(error) => troubles.0.push(Trouble::Nowhere(error.to_string())),
    }
    commands.remove_resource::<Found>();
}

/// Where everything is kept, and who writes it down.
#[derive(Resource, Debug)]
pub struct Keeping {
    folders: Folders,
    scribe: Scribe,
    /// What is written already.
    known: Option<Settings>,
}

impl Keeping {
    /// Begins to keep what changes from here on.
    ///
    /// # Errors
    /// Where the system has no thread left.
    pub fn start(folders: Folders, opened: &Opened, waker: Waker) -> io::Result<Self> {
        let scribe = Scribe::start(folders.clone(), opened.file.clone(), move || waker.wake())?;
        Ok(Self {
            folders,
            scribe,
            known: (opened.faults.is_empty() && !opened.first_start)
                .then(|| opened.settings.clone()),
        })
    }

    /// The user's folders.
    #[must_use]
    pub const fn folders(&self) -> &Folders {
        &self.folders
    }

    /// Waits until everything is written.
    pub fn rest(&self) {
        self.scribe.rest();
    }
}

/// Something that was not read or is not kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// A file was damaged; what could not be read is told as `FILE:LINE:COL: ..`.
    Damaged {
        /// Every fault, one a line.
        faults: Vec<String>,
        /// Where the file lies now, unless it could not be set aside.
        aside: Option<String>,
    },
    /// What is not kept, and what the system says.
    NotKept(Kept, String),
    /// Nothing is kept at all, for there is no place.
    Nowhere(String),
}

impl Trouble {
    /// The faults of a file in this folder are told with its name alone: where it lies now is said.
    fn damaged(
        faults: impl Iterator<Item = String>,
        folder: Option<&Path>,
        aside: &io::Result<PathBuf>,
    ) -> Self {
        let before = folder.map(|folder| folder.join("").display().to_string());
        let named = |fault: String| {
            let name = before.as_ref().and_then(|it| fault.strip_prefix(it));
            name.map_or_else(|| fault.clone(), str::to_owned)
        };
        let aside = aside.as_ref().ok().and_then(|path| path.file_name());
        let aside = aside.map(|name| name.to_string_lossy().into_owned());
        Self::Damaged {
            faults: faults.map(named).collect(),
            aside,
        }
    }

    /// As lines, the first one a sentence.
    #[must_use]
    pub fn said(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Damaged { faults, aside } => {
                let first = match aside {
                    Some(place) => say!(words, "settings-damaged", place = place.as_str()),
                    None => say!(words, "settings-damaged-there"),
                };
                std::iter::once(first)
                    .chain(faults.iter().cloned())
                    .collect()
            }
            Self::NotKept(Kept::Settings, reason) => {
                vec![say!(words, "settings-not-kept", reason = reason.as_str())]
            }
            Self::NotKept(Kept::Game, reason) => {
                vec![say!(words, "archive-not-kept", reason = reason.as_str())]
            }
            Self::Nowhere(reason) => {
                vec![say!(
                    words,
                    "settings-nothing-kept",
                    reason = reason.as_str()
                )]
            }
        }
    }
}

/// Everything that was not read or is not kept now. The title tells it.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Troubles(pub Vec<Trouble>);

impl Troubles {
    fn about(&self, kept: Kept) -> bool {
        let is_it = |trouble: &Trouble| matches!(trouble, Trouble::NotKept(it, _) if *it == kept);
        self.0.iter().any(is_it)
    }
}

fn keep_settings(chosen: Res<Chosen>, mut keeping: ResMut<Keeping>) {
    if keeping.known.as_ref() != Some(&**chosen) {
        keeping.known = Some((**chosen).clone());
        keeping.scribe.keep_settings(&chosen);
    }
}

/// The messages with which another game begins.
type Beginnings<'w, 's> = (
    MessageReader<'w, 's, NewGame>,
    MessageReader<'w, 's, LookThrough>,
    MessageReader<'w, 's, GameRequest>,
);

/// A game is kept from its first ply on; while it is looked through it does not change. What is staged is not kept.
fn keep_game(
    (mut begun, mut opened, mut requests): Beginnings,
    game: Option<Res<Game>>,
    staged: Option<Res<Staged>>,
    keeping: Res<Keeping>,
    mut anew: Local<bool>,
) {
    let again = |request: &GameRequest| *request == GameRequest::Again;
    *anew |= begun.read().count() + opened.read().count() > 0;
    *anew |= requests.read().filter(|request| again(request)).count() > 0;
    let Some(game) =
        game.filter(|game| game.is_changed() && !game.is_looked_through() && staged.is_none())
    else {
        return;
    };
    if *anew && game.plies().len() == 0 {
        return;
    }
    let begins = if std::mem::take(&mut *anew) {
        Begins::Anew
    } else {
        Begins::GoesOn
    };
    let written = Written::of(&game);
    keeping.scribe.keep_game(begins, || written.record());
}

/// Tells once that something is not kept, and forgets it when it is again.
fn hear(
    keeping: Res<Keeping>,
    words: Res<Tongue>,
    mut troubles: ResMut<Troubles>,
    mut remarks: MessageWriter<Remark>,
) {
    for report in keeping.scribe.reports() {
        let known = troubles.about(report.kept);
        let is_it =
            |trouble: &Trouble| matches!(trouble, Trouble::NotKept(it, _) if *it == report.kept);
        match report.result {
            Ok(()) if known => troubles.0.retain(|trouble| !is_it(trouble)),
            Err(reason) if !known => {
                let trouble = Trouble::NotKept(report.kept, reason.to_string());
                warn!("{}", trouble.said(&words).join("; "));
                remarks.write(Remark {
                    at: None,
                    text: trouble.said(&words).join("; "),
                    refusal: true,
                });
                troubles.0.push(trouble);
            }
            Ok(()) | Err(_) => {}
        }
    }
}
