//! What a challenge is begun with, what is wished of it, and what it tells.

use crate::ai::Level;
use crate::app::staged::{self, Afterwards};
use bevy::prelude::*;
use std::time::Duration;

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// How many calculi are to be taken.
    pub calculi: u8,
    /// How long the sand runs.
    pub time: Duration,
    /// Against whom.
    pub level: Level,
    /// By which reconstruction, on its smallest board.
    pub ruleset: String,
    /// Where the game stands when it begins, White to act; without it, where the reconstruction begins.
    pub position: Option<String>,
    /// Whether the game can be gone on with when it is decided.
    pub afterwards: Afterwards,
}

/// A game under way, by the rules of Bautista Prados on the small board: the ranks have met, and men hang on both sides.
///
/// From the beginning of a game on, the level Miles took three from Tiro after 89 turns of its own, from here after 7 (the
/// medians of thirty games each); that leaves a person some twenty seconds for each.
pub const UNDER_WAY: &str = "1b1b1b1/w5w/2bwb2/1w3w1/2bwb2/bw3wb/w1w1w1w w - 0";

impl Default for Terms {
    fn default() -> Self {
        Self {
            calculi: 3,
            time: Duration::from_secs(180),
            level: Level::Tiro,
            ruleset: "bautista".into(),
            position: Some(UNDER_WAY.into()),
            afterwards: Afterwards::PlayOn,
        }
    }
}

/// The challenge that follows the lesson, and that the menu offers.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Usual(pub Terms);

/// A challenge begins.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Begin(pub Terms);

/// A challenge was decided; its end is shown.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decided(pub Outcome);

/// The challenge was left.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended(pub Outcome);

/// What has come of a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// As many were taken as asked for, or the whole game was won.
    Won,
    /// The sand ran out before.
    Lost,
    /// The game ended before by its own rules.
    GameOver,
    /// It was left undecided.
    Left,
}

/// What the person wishes.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// The sand begins to run.
    Start,
    /// The sand is poured back.
    MoreTime,
    /// Once more, from the beginning.
    Again,
    /// The game goes on, without sand.
    PlayOn,
    /// Out.
    Leave,
}

/// How a challenge stands; while it is told the sand does not run yet.
pub type Stand = staged::Stand<Outcome>;
