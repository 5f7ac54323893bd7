//! The record of a game: tag pairs, the moves by turns, the result; and how it is written and read.
//!
//! This module knows no rulesets by name: whoever reads a record says which position its tags mean.

mod read;
mod scan;
mod tags;
mod write;

pub use read::{Broken, TagFault, read};
pub use scan::{Fault, Place};
pub use tags::{Score, Tag, Tags};

use crate::rules::{Move, MoveError, Outcome, Ply, Position};

/// A game from its start to where it stands, with its tags.
#[derive(Debug, Clone)]
pub struct Record {
    tags: Tags,
    start: Position,
    plies: Vec<Ply>,
    position: Position,
    score: Score,
}

impl Record {
    /// A game in which nothing has been played yet.
    #[must_use]
    pub fn new(tags: Tags, start: Position) -> Self {
        let score = tags
            .get(Tag::Result)
            .and_then(Score::parse)
            .unwrap_or(Score::Open);
        Self {
            tags,
            position: start.clone(),
            start,
            plies: Vec::new(),
            score,
        }
    }

    /// Plays the next move.
    ///
    /// # Errors
    /// Why the rules refuse it; the record is untouched then.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, MoveError> {
        let ply = self.position.play(mv)?;
        self.plies.push(ply);
        Ok(&self.plies[self.plies.len() - 1])
    }

    /// Ends the game by something the moves do not show: resigned, agreed, a limit of a match.
    pub fn finish(&mut self, outcome: Outcome) {
        self.score = Score::of(outcome);
        self.tags
            .set(Tag::Termination, outcome.reason.word().to_owned());
    }

    /// The tag pairs, as they were given.
    #[must_use]
    pub const fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The position before the first move.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// What was played, with all consequences.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position after the last move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The result: that of the rules where they ended the game, else what was claimed.
    #[must_use]
    pub fn score(&self) -> Score {
        self.position.outcome().map_or(self.score, Score::of)
    }
}
