//! What is done with games from their page.

use super::{Offer, SavedGames, Written, looked_through};
use crate::app::flow::GameRequest;
use crate::app::game::{Game, LookThrough};
use crate::app::keeping::Keeping;
use crate::app::menu::Shelf;
use crate::app::pacing::Waker;
use crate::app::pages::Page;
use crate::cli;
use crate::store;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// What is wished for.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// The game at the table is saved.
    Save,
    /// Its record is copied.
    CopyRecord,
    /// Its position is copied.
    CopyPosition,
    /// It is looked through from its beginning.
    Look,
    /// A saved game is opened and looked through.
    Open(PathBuf),
    /// A saved game is deleted; it can be put back while the page is open.
    Delete(PathBuf),
    /// A deleted game is put back.
    PutBack(PathBuf),
}

/// What has come of the last wish.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub enum Answer {
    /// Nothing that must be told.
    #[default]
    Silent,
    /// The game is saved under this name.
    Saved(String),
    /// The text is in the clipboard.
    Copied,
    /// It could not be done, for this reason.
    Failed(String),
}

/// What wishes act on.
#[derive(SystemParam)]
pub(super) struct Hands<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    game: Option<Res<'w, Game>>,
    shelf: Res<'w, Shelf>,
    keeping: Option<Res<'w, Keeping>>,
    waker: Option<Res<'w, Waker>>,
    page: ResMut<'w, Page>,
    offer: ResMut<'w, Offer>,
    games: ResMut<'w, SavedGames>,
    requests: MessageWriter<'w, GameRequest>,
    opened: MessageWriter<'w, LookThrough>,
}

pub(super) fn grant(mut wishes: MessageReader<Wish>, mut hands: Hands, mut answer: ResMut<Answer>) {
    if hands.page.is_changed() && !hands.page.is_added() {
        answer.set_if_neq(Answer::Silent);
    }
    for wish in wishes.read() {
        *answer = match wish {
            Wish::Save => hands.save(),
            Wish::CopyRecord => hands.copy(|game| Written::of(game).record().to_string()),
            Wish::CopyPosition => hands.copy(|game| game.position().to_string()),
            Wish::Look => hands.look(),
            Wish::Open(path) => hands.open(path),
            Wish::Delete(path) => done(hands.games.delete(path)),
            Wish::PutBack(path) => done(hands.games.put_back(path)),
        };
    }
}

/// Nothing to tell, or why not.
fn done(result: io::Result<()>) -> Answer {
    result.map_or_else(
        |error| Answer::Failed(error.to_string()),
        |()| Answer::Silent,
    )
}

impl Hands<'_, '_> {
    fn save(&mut self) -> Answer {
        let (Some(game), Some(keeping)) = (&self.game, &self.keeping) else {
            return Answer::Silent;
        };
        let id = &game.setup().variant.id;
        let name = format!("{id}-{}", store::today().replace('.', "-"));
        let saved = store::save_game(keeping.folders(), &name, &Written::of(game).record());
        match saved {
            Ok(path) => {
                let folders = keeping.folders().clone();
                self.games
                    .read(folders, self.shelf.0.clone(), self.waker.as_deref());
                Answer::Saved(named(&path))
            }
            Err(error) => Answer::Failed(error.to_string()),
        }
    }

    fn copy(&mut self, text: impl Fn(&Game) -> String) -> Answer {
        let Some(game) = &self.game else {
            return Answer::Silent;
        };
        match self.contexts.ctx_mut() {
            Ok(ctx) => {
                ctx.copy_text(text(game));
                ctx.request_repaint();
                Answer::Copied
            }
            Err(error) => Answer::Failed(error.to_string()),
        }
    }

    fn look(&mut self) -> Answer {
        self.requests.write(GameRequest::LookAt(0));
        *self.page = Page::None;
        Answer::Silent
    }

    fn open(&mut self, path: &Path) -> Answer {
        let library = &self.shelf.0;
        let record = match store::read_game(path, |tags| cli::resolve(library, tags)) {
            Ok(record) => record,
            Err(unread) => return Answer::Failed(unread.to_string()),
        };
        let seed = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_nanos() as u64);
        if let Some(game) = &self.game {
            self.offer.remember(game);
        }
        self.opened
            .write_batch(looked_through(&record, library, seed));
        *self.page = Page::None;
        Answer::Silent
    }
}

/// The name of a file without its ending.
pub(super) fn named(path: &Path) -> String {
    path.file_stem()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}
