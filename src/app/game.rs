//! The game that is being played: the only owner and only writer of the position.

use super::flow::{
    Flow, GameRequest, MoveChosen, MovePlayed, MoveRefused, Phase, PositionReset, Screen,
};
use crate::ai::Level;
use crate::data::Variant;
use crate::rules::{Ply, Position, Side, Terms};
use bevy::prelude::*;
use std::sync::Arc;

/// Who decides for a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// A person.
    Human,
    /// The computer.
    Engine(Level),
}

/// What was chosen before a game.
#[derive(Debug, Clone)]
pub struct GameSetup {
    /// The reconstruction.
    pub variant: Arc<Variant>,
    /// Board, men and array.
    pub terms: Arc<Terms>,
    /// Who acts first.
    pub first: Side,
    /// Who decides for White and Black.
    pub seats: [Seat; 2],
    /// Seeds the computer's choices.
    pub seed: u64,
}

/// The game that is being played.
#[derive(Resource, Debug, Clone)]
pub struct Game {
    setup: GameSetup,
    position: Position,
    past: Vec<(Position, Ply)>,
}
