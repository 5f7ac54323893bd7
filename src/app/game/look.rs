//! A game is looked through: any moment of it is seen, nothing is changed, and from any of them it can be played on.

use super::rule::Answer;
use super::{Game, TakeUp};
use crate::rules::{Outcome, Ply, Position, Side};
use bevy::prelude::*;

/// Look through a recorded game, from its beginning.
#[derive(Message, Debug, Clone)]
pub struct LookThrough {
    /// The game.
    pub game: TakeUp,
    /// Who gave it up.
    pub resigned: Option<Side>,
    /// The moment that is seen first, as a number of plies.
    pub at: usize,
}

impl Game {
    pub(super) fn opened(wish: &LookThrough) -> Self {
        let mut game = Self::taken_up(&wish.game);
        game.resigned = wish.resigned;
        game.looking = Some(game.past.len());
        game.turn_back(wish.at);
        game
    }

    /// Whether the game is only looked through.
    #[must_use]
    pub const fn is_looked_through(&self) -> bool {
        self.looking.is_some()
    }

    /// Whether an earlier moment is seen than that where the game stands.
    pub(super) fn is_looked_back_at(&self) -> bool {
        self.looking.is_some_and(|stood| self.past.len() < stood)
    }

    /// All plies of the game, also those after the moment that is looked at.
    pub fn all_plies(&self) -> impl Iterator<Item = &Ply> {
        let later = self
            .looking
            .unwrap_or_default()
            .saturating_sub(self.past.len());
        self.plies().chain(self.future.iter().rev().take(later))
    }

    /// The position before the first ply.
    #[must_use]
    pub fn first_position(&self) -> &Position {
        self.past
            .first()
            .map_or(&self.position, |(before, _)| before)
    }

    /// How the game ended that is looked through; otherwise how it has ended now.
    #[must_use]
    pub fn ending(&self) -> Option<Outcome> {
        let last = self.all_plies().last().and_then(|ply| ply.outcome);
        self.resignation().or(last).or_else(|| self.outcome())
    }

    /// Whether the position that is looked at can be played on from.
    #[must_use]
    pub fn can_play_on(&self) -> bool {
        self.is_looked_through() && self.position.outcome().is_none()
    }

    /// Shows the game after so many plies, at most as many as there are.
    pub(super) fn look_at(&mut self, plies: usize) -> Answer {
        let before = self.past.len();
        let entered = self.looking.is_none();
        let stood = *self.looking.get_or_insert(before);
        let wanted = plies.min(stood);
        self.turn_back(wanted);
        while self.past.len() < wanted {
            let Some(ply) = self.future.pop() else {
                break;
            };
            if self.play(ply.mv).is_err() {
                break;
            }
        }
        self.changes += 1;
        match self.past.len() {
            now if now == before + 1 => Answer::Stepped,
            now if now == before && !entered => Answer::Nothing,
            now if now == before => Answer::Stays,
            _ => Answer::Replaced,
        }
    }

    /// From here on it is a game again; what came later can be played again, until something else is played.
    pub(super) fn play_on(&mut self) -> bool {
        let can = self.can_play_on();
        if can {
            self.looking = None;
            self.resigned = None;
            self.changes += 1;
        }
        can
    }

    /// Back to where the game stood.
    pub(super) fn look_away(&mut self) -> bool {
        let Some(stood) = self.looking else {
            return false;
        };
        self.look_at(stood);
        self.looking = None;
        true
    }
}
