//! A game at one moment: what stands where, who acts, and what has been.
#![allow(dead_code, unused_variables, clippy::todo, missing_docs)] // signatures first; bodies follow

use super::*;
use std::sync::Arc;

/// Whether the product-wide limits on long games apply (fifth occurrence, QUIET 200, 600 turns).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LongGame {
    Limited,
    Unlimited,
}

/// A game at one moment. Decides what is legal; cheap to clone.
#[derive(Debug, Clone)]
pub struct Position {
    terms: Arc<Terms>,
}

impl Position {
    /// The start of a game.
    pub fn start(terms: &Arc<Terms>, first: Side) -> Self {
        todo!()
    }
    /// Reads the four fields of a position.
    pub fn parse(terms: &Arc<Terms>, text: &str) -> Result<Self, PositionError> {
        todo!()
    }
    /// The same position with the product-wide limits on long games on or off (off by default).
    pub fn with_long_game(self, limits: LongGame) -> Self {
        todo!()
    }
    pub fn terms(&self) -> &Arc<Terms> {
        &self.terms
    }
    pub fn ruleset(&self) -> &Ruleset {
        todo!()
    }
    pub fn board(&self) -> Dimensions {
        todo!()
    }
    /// Who decides next.
    pub fn side(&self) -> Side {
        todo!()
    }
    pub fn stage(&self) -> Stage {
        todo!()
    }
    pub fn at(&self, sq: Square) -> Option<Calculus> {
        todo!()
    }
    pub fn bonds(&self, sq: Square) -> Bonds {
        todo!()
    }
    /// The enemies that hold an alligatus; empty for a free piece.
    pub fn holders(&self, sq: Square) -> Vec<Square> {
        todo!()
    }
    /// All pieces with their squares, in the order a1, b1, ...
    pub fn pieces(&self) -> Vec<(Square, Calculus)> {
        todo!()
    }
    pub fn hand(&self, side: Side) -> Hand {
        todo!()
    }
    /// Men plus dux on the board, alligati counted.
    pub fn count(&self, side: Side) -> u32 {
        todo!()
    }
    /// Turns without capture.
    pub fn quiet(&self) -> u16 {
        todo!()
    }
    /// The square of the piece that may act again (Bell), if a second move is open.
    pub fn second_move(&self) -> Option<Square> {
        todo!()
    }
    /// Placements left in this turn (0 in the moving stage).
    pub fn placements_left(&self) -> u8 {
        todo!()
    }
    /// The dux of a side that is shut in on all four sides under Kowalski's rule (whoever is to act).
    pub fn immobilised(&self, side: Side) -> Option<Square> {
        todo!()
    }
    /// All legal actions, sorted as their text.
    pub fn moves(&self) -> Vec<Move> {
        todo!()
    }
    pub fn count_moves(&self) -> usize {
        todo!()
    }
    /// Whether a move is legal, and why not.
    pub fn check(&self, mv: Move) -> Result<(), MoveError> {
        todo!()
    }
    /// Plays a move; a refused one leaves the position untouched.
    pub fn play(&mut self, mv: Move) -> Result<Ply, MoveError> {
        todo!()
    }
    pub fn outcome(&self) -> Option<Outcome> {
        todo!()
    }
    /// Sequences of `depth` legal actions.
    pub fn perft(&self, depth: u32) -> u64 {
        todo!()
    }
    /// Perft of each legal action, sorted as text.
    pub fn divide(&self, depth: u32) -> Vec<(Move, u64)> {
        todo!()
    }
    /// A hash of what stands where, hands, side and second move, not of QUIET.
    pub fn hash(&self) -> u64 {
        todo!()
    }
}

/// `BOARD SIDE HANDS QUIET`.
impl std::fmt::Display for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        todo!()
    }
}
