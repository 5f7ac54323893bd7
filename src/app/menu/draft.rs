//! What has been chosen in the menu so far. It always describes a game that can be begun.

use crate::ai::Level;
use crate::app::game::{GameSetup, Seat};
use crate::data::{BoardChoice, Library, Variant};
use crate::rules::{First, Side, Terms};
use bevy::prelude::*;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Which sides a person plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Played {
    /// One side; the computer plays the other.
    One(Side),
    /// Two people at one table.
    Both,
    /// The computer plays both sides.
    None,
}

/// What has been chosen so far.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Draft {
    /// Id of the reconstruction.
    pub variant: String,
    /// The board, where it is not the reconstruction's first.
    pub board: Option<String>,
    /// Men a side, where they are not the board's first number.
    pub men: Option<u8>,
    /// Who plays.
    pub played: Played,
    /// The computer's strength.
    pub level: Level,
    /// Blue's strength where the computer plays both sides, if it is not White's.
    pub other: Option<Level>,
    /// Who begins; nothing is the ruleset's side, or the lot.
    pub first: Option<Side>,
    /// A fixed seed, for games that can be repeated.
    pub seed: Option<u64>,
}

/// The reconstruction a newcomer is shown first: plain rules, an end that is easily seen, and by far the shortest games.
pub(super) const START_HERE: &str = "bautista-dux";

impl Default for Draft {
    fn default() -> Self {
        Self {
            variant: START_HERE.into(),
            board: None,
            men: None,
            played: Played::One(Side::White),
            level: Level::Tiro,
            other: None,
            first: None,
            seed: None,
        }
    }
}

impl Draft {
    /// The chosen reconstruction; the first one when the chosen id is not there.
    #[must_use]
    pub fn variant<'a>(&self, library: &'a Library) -> Option<&'a Arc<Variant>> {
        library
            .variant(&self.variant)
            .or_else(|| library.variants.first())
    }

    /// Chooses a reconstruction; board and men go back to its defaults.
    pub fn choose(&mut self, id: &str) {
        if self.variant != id {
            self.variant = id.into();
            self.board = None;
            self.men = None;
            self.first = None;
        }
    }

    /// Chooses the reconstruction so many places further down the list.
    pub fn step(&mut self, library: &Library, by: isize) {
        let variants = &library.variants;
        let here = variants.iter().position(|it| it.id == self.variant);
        let there = here.unwrap_or(0).saturating_add_signed(by);
        if let Some(variant) = variants.get(there) {
            let id = variant.id.clone();
            self.choose(&id);
        }
    }

    /// The chosen board among those of the reconstruction.
    #[must_use]
    pub fn board<'a>(&self, variant: &'a Variant) -> Option<&'a BoardChoice> {
        let boards = &variant.boards;
        boards
            .iter()
            .find(|choice| Some(&choice.name) == self.board.as_ref())
            .or_else(|| boards.first())
    }

    /// The chosen number of men among those of the board.
    #[must_use]
    pub fn men(&self, board: &BoardChoice) -> Option<u8> {
        let men = &board.men;
        men.iter()
            .copied()
            .find(|&men| Some(men) == self.men)
            .or_else(|| men.first().copied())
    }

    /// Whether the one who begins is open to choice.
    #[must_use]
    pub fn lot(variant: &Variant) -> bool {
        variant.ruleset.first() == First::Lot
    }

    /// The terms as chosen; `None` where there is nothing to play.
    #[must_use]
    pub fn terms(&self, library: &Library) -> Option<Arc<Terms>> {
        let board = self.board(self.variant(library)?)?;
        board.terms(self.men(board)?).cloned()
    }

    /// The game as chosen; `None` where there is nothing to play.
    #[must_use]
    pub fn setup(&self, library: &Library) -> Option<GameSetup> {
        let variant = self.variant(library)?;
        let terms = self.terms(library)?;
        let engine = Seat::Engine(self.level);
        let seats = match self.played {
            Played::One(Side::White) => [Seat::Human, engine],
            Played::One(Side::Black) => [engine, Seat::Human],
            Played::Both => [Seat::Human, Seat::Human],
            Played::None => [engine, Seat::Engine(self.other.unwrap_or(self.level))],
        };
        Some(GameSetup {
            variant: Arc::clone(variant),
            terms,
            first: self.first,
            seats,
            seed: self.seed.unwrap_or_else(by_the_clock),
        })
    }
}

fn by_the_clock() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_nanos() as u64)
}
