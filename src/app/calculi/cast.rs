//! All pieces of a game, and how a [`Ply`] changes them. A plain value: no rule is computed and nothing is drawn here.

use super::rest::{Lies, Place, Rest};
use crate::rules::{Calculus, Ply, Square};
use bevy::prelude::*;
use thiserror::Error;

/// One piece before and after a ply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Actor {
    /// Its entity.
    pub entity: Entity,
    /// Whose it is and what it is.
    pub calculus: Calculus,
    /// How it rested before the ply.
    pub from: Rest,
    /// How it rests after the ply.
    pub to: Rest,
}

impl Actor {
    /// A piece that rests.
    #[must_use]
    pub const fn resting(entity: Entity, calculus: Calculus, rest: Rest) -> Self {
        Self {
            entity,
            calculus,
            from: rest,
            to: rest,
        }
    }

    /// Whether the ply changes how the piece rests.
    #[must_use]
    pub fn changes(&self) -> bool {
        self.from != self.to
    }
}

/// A ply speaks of a piece that is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Strayed {
    /// No piece stands on the square.
    #[error("no calculus stands on {0}")]
    Nobody(Square),
    /// No such piece is in hand.
    #[error("no such calculus is in hand: {0:?}")]
    NotInHand(Calculus),
}

/// All pieces of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cast(pub Vec<Actor>);

impl Cast {
    /// The piece that stood on a square before the ply.
    #[must_use]
    pub fn stood_on(&self, sq: Square) -> Option<&Actor> {
        self.0.iter().find(|actor| actor.from.square() == Some(sq))
    }

    /// The piece that stands on a square after the ply.
    #[must_use]
    pub fn stands_on(&self, sq: Square) -> Option<&Actor> {
        self.0.iter().find(|actor| actor.to.square() == Some(sq))
    }

    /// The same pieces once the ply is over, ready for the next.
    #[must_use]
    pub fn rested(mut self) -> Self {
        for actor in &mut self.0 {
            actor.from = actor.to;
        }
        self
    }

    /// Sets how every piece rests after the ply.
    ///
    /// # Errors
    /// [`Strayed`] when the ply speaks of a piece that is not there; the cast is then of no use.
    pub fn follow(&mut self, ply: &Ply) -> Result<(), Strayed> {
        self.leave(ply)?;
        if let Some(calculus) = ply.calculus {
            self.go(calculus, &ply.path)?;
        }
        self.turn(&ply.bound, Lies::OnItsBack)?;
        self.turn(&ply.freed, Lies::Upright)
    }

    /// Taken pieces go to the next places of their captor's tray, or back to their owner's hand.
    fn leave(&mut self, ply: &Ply) -> Result<(), Strayed> {
        for &(sq, calculus) in &ply.taken {
            let place = if ply.returned.contains(&sq) {
                Place::Hand(self.in_hand_of(calculus))
            } else {
                Place::Tray(self.captured_of(calculus))
            };
            self.on(sq)?.to = Rest::upright(place);
        }
        Ok(())
    }

    /// The piece goes from the hand, or from its first square, to its last.
    fn go(&mut self, calculus: Calculus, path: &[Square]) -> Result<(), Strayed> {
        match *path {
            [] => {}
            [at] => {
                self.last_in_hand(calculus)
                    .ok_or(Strayed::NotInHand(calculus))?
                    .to = Rest::on(at);
            }
            [from, .., to] => self.on(from)?.to.place = Place::Board(to),
        }
        Ok(())
    }

    fn turn(&mut self, squares: &[Square], lies: Lies) -> Result<(), Strayed> {
        for &sq in squares {
            self.on(sq)?.to.lies = lies;
        }
        Ok(())
    }

    fn on(&mut self, sq: Square) -> Result<&mut Actor, Strayed> {
        self.0
            .iter_mut()
            .find(|actor| actor.to.square() == Some(sq))
            .ok_or(Strayed::Nobody(sq))
    }

    fn captured_of(&self, calculus: Calculus) -> usize {
        self.0
            .iter()
            .filter(|actor| actor.calculus.side == calculus.side)
            .filter(|actor| matches!(actor.to.place, Place::Tray(_)))
            .count()
    }

    fn in_hand_of(&self, calculus: Calculus) -> usize {
        self.0
            .iter()
            .filter(|actor| actor.calculus.side == calculus.side)
            .filter(|actor| matches!(actor.to.place, Place::Hand(_)))
            .count()
    }

    fn last_in_hand(&mut self, calculus: Calculus) -> Option<&mut Actor> {
        self.0
            .iter_mut()
            .filter(|actor| actor.calculus == calculus)
            .filter_map(|actor| match actor.to.place {
                Place::Hand(slot) => Some((slot, actor)),
                Place::Board(_) | Place::Tray(_) => None,
            })
            .max_by_key(|&(slot, _)| slot)
            .map(|(_, actor)| actor)
    }
}
