//! A game that the players have not chosen themselves: a step of the lesson, a challenge, a short game, what is shown while
//! nobody is there. Who staged it draws the panels; it is not kept, not offered again, and does not change the menu.
//!
//! What a challenge and a short game have in common is here too: how they are set out, begun and left ([`Ways`],
//! [`begin_by_hand`]), and what their papyrus shows beside what is their own ([`papyrus`]).

pub mod papyrus;
mod ways;

pub use ways::{Read, Setting, Stand, Ways, begin_by_hand};

use super::flow::{GameRequest, Screen};
use super::game::{Game, GameSetup, Seat, TakeUp};
use super::hud::Panels;
use crate::data::Variant;
use crate::rules::{Position, Side, Terms};
use bevy::prelude::*;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Leave>()
        .add_systems(OnExit(Screen::Game), strike.in_set(Strike));
}

/// Who has staged the game at the table; without it, it is the players' own.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Staged {
    /// A step of the lesson.
    Lesson,
    /// So many to be taken while the sand runs.
    Challenge,
    /// A game of a limited length.
    ShortGame,
    /// Two computer players, while nobody is there.
    Attract,
}

/// What can be done with a staged game that is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Afterwards {
    /// It can be gone on with, as a game of the players' own.
    PlayOn,
    /// It can only be left.
    Leave,
}

/// One step back, with nothing left at the table to take back: what is staged is left.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leave;

/// The end of what was staged, when the table is left; whoever asks there what it was asks before.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Strike;

fn strike(mut commands: Commands) {
    commands.remove_resource::<Staged>();
}

/// A condition: this is staged.
pub fn is(wanted: Staged) -> impl Fn(Option<Res<Staged>>) -> bool + Clone {
    move |staged| staged.is_some_and(|staged| *staged == wanted)
}

/// The smallest board of a reconstruction, with the fewest men that are set up on it: a game that a visitor has time for.
#[must_use]
pub fn small_terms(variant: &Variant) -> Option<Arc<Terms>> {
    let choice = variant
        .boards
        .iter()
        .min_by_key(|choice| choice.board.squares())?;
    let fewest = choice.men.iter().min()?;
    choice.terms(*fewest).cloned()
}

/// A game from its beginning, to be taken up.
#[must_use]
pub fn from_the_start(
    variant: &Arc<Variant>,
    terms: Arc<Terms>,
    seats: [Seat; 2],
    seed: u64,
) -> TakeUp {
    let setup = GameSetup {
        variant: Arc::clone(variant),
        terms,
        first: Some(Side::White),
        seats,
        seed,
    };
    TakeUp {
        start: Position::start(&setup.terms, setup.first_side()),
        setup,
        moves: Vec::new(),
    }
}

/// Halts a game where it stands: nobody decides any more, and a search ends.
#[must_use]
pub fn halt(game: &Game) -> GameRequest {
    GameRequest::LookAt(game.plies().len())
}

/// Lets the table rest while something else is asked first, or gives it free again.
pub fn rest(panels: &mut ResMut<Panels>, rests: bool) {
    if panels.resting != rests {
        panels.resting = rests;
    }
}
