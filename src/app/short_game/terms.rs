//! What a short game is begun with, what is wished of it, and what it tells.

use crate::ai::Level;
use crate::app::staged::{self, Afterwards};
use crate::rules::Side;
use bevy::prelude::*;

/// How it is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// By which reconstruction, on its smallest board.
    pub ruleset: String,
    /// After so many turns, of both sides together, the calculi are counted.
    pub turns: u8,
    /// Against whom.
    pub level: Level,
    /// Whether the game can be gone on with when it is decided.
    pub afterwards: Afterwards,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            ruleset: "bautista".into(),
            turns: 60,
            level: Level::Tiro,
            afterwards: Afterwards::PlayOn,
        }
    }
}

/// The short game that the menu offers.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Usual(pub Terms);

/// A short game begins.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Begin(pub Terms);

/// A short game was decided; its end is shown.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decided(pub Score);

/// The short game was left: with its score, or undecided.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended(pub Option<Score>);

/// How a short game came out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Score {
    /// Calculi on the board, White's and Blue's.
    pub calculi: [u32; 2],
    /// Who has won; nobody in a draw.
    pub winner: Option<Side>,
    /// What decided it.
    pub by: By,
}

/// What decides a short game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum By {
    /// Its turns were over, and the calculi were counted.
    Count,
    /// The rules of the game itself.
    Rules,
}

/// What the person wishes.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// What it is about has been read.
    Start,
    /// Once more, from the beginning.
    Again,
    /// The game goes on, without a limit.
    PlayOn,
    /// Out.
    Leave,
}

/// How a short game stands.
pub type Stand = staged::Stand<Score>;
