//! Who plays: chance, greed, an engine.

use super::Dice;
use crate::ai::{self, Brief, Limits, Memory};
use crate::rules::{Bits, Board, Explorer, Family, Field, Move, Position, Side, Stage, Trail};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use thiserror::Error;

/// Why a seat gave no move.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SeatError {
    /// It found none.
    #[error("{0} gives no move in '{1}'")]
    NoMove(String, String),
    /// What it gave is no legal move.
    #[error("{0} gives '{1}' in '{2}': {3}")]
    Illegal(String, String, String, String),
    /// A program outside failed.
    #[error("{0}: {1}")]
    Outside(String, String),
}

/// What a seat is asked: the position, and how the game came to it.
#[derive(Debug, Clone, Copy)]
pub struct Turn<'a> {
    /// The position before the first move of the game.
    pub start: &'a Position,
    /// The moves since, the random opening included.
    pub moves: &'a [Move],
    /// The position now; the game is not over.
    pub position: &'a Position,
    /// Chance for this move.
    pub seed: u64,
}

/// Somebody who plays one side.
pub trait Seat {
    /// A new game begins.
    ///
    /// # Errors
    /// A program outside failed.
    fn begin(&mut self) -> Result<(), SeatError>;

    /// A move.
    ///
    /// # Errors
    /// No move, or a program outside failed.
    fn choose(&mut self, turn: Turn) -> Result<Move, SeatError>;
}

/// The seats within the house.
#[derive(Debug)]
pub enum House {
    /// Any legal move, each as likely as any other.
    Random,
    /// One ply: what takes most, and of those that lose nothing at once any.
    Greedy,
    /// The first search of the house.
    First(Limits),
    /// The search.
    Engine(Box<Brief>, Memory),
    /// Sets its pieces down at random, and then plays as another does: what placing with purpose is measured against.
    RandomPlacer(Box<House>),
}

impl Seat for House {
    fn begin(&mut self) -> Result<(), SeatError> {
        match self {
            House::Engine(_, memory) => memory.clear(),
            House::RandomPlacer(inner) => inner.begin()?,
            House::Random | House::Greedy | House::First(_) => {}
        }
        Ok(())
    }

    fn choose(&mut self, turn: Turn) -> Result<Move, SeatError> {
        let Turn { position, seed, .. } = turn;
        let stop = AtomicBool::new(false);
        let mut dice = Dice::new(seed);
        let choice = |choice: Option<ai::Choice>| choice.map(|choice| choice.mv);
        let mv = match self {
            House::Random => position.draw(&mut |n| dice.below(n)),
            House::Greedy => match position.family() {
                Family::Soldiers(position) => position.explore(Greed { dice: &mut dice }),
                Family::Archers(position) => ai::archers::greedy(position, &mut |n| dice.below(n)),
            },
            House::First(limits) => choice(ai::yardstick(position, *limits, seed, &stop)),
            House::Engine(brief, memory) => {
                choice(ai::think(position, **brief, seed, &stop, memory))
            }
            House::RandomPlacer(_) if position.stage() == Stage::Placing => {
                position.draw(&mut |n| dice.below(n))
            }
            House::RandomPlacer(inner) => return inner.choose(turn),
        };
        mv.ok_or_else(|| SeatError::NoMove(self.name().to_owned(), position.to_string()))
    }
}

impl House {
    fn name(&self) -> &'static str {
        match self {
            House::Random => "random",
            House::Greedy => "greedy",
            House::First(_) => "first",
            House::Engine(..) => "engine",
            House::RandomPlacer(inner) => inner.name(),
        }
    }
}

struct Greed<'a> {
    dice: &'a mut Dice,
}

const WINS: i32 = 1000;

impl Explorer for Greed<'_> {
    type Output = Option<Move>;

    fn explore<B: Bits>(self, field: &Field<B>, board: &Board<B>, trail: &Trail) -> Option<Move> {
        let mut best = None;
        let mut most = i32::MIN;
        let mut alike = 0;
        let _ = field.visit_legal(board, trail, &mut |mv| {
            let (after, gain) = gain(field, board, mv);
            let loss = if after.side() == board.side() {
                0
            } else {
                worst_reply(field, &after)
            };
            let net = gain - loss;
            if net > most {
                (most, alike) = (net, 0);
            }
            if net == most {
                alike += 1;
                if self.dice.below(alike) == 0 {
                    best = Some(mv);
                }
            }
            ControlFlow::Continue(())
        });
        best
    }
}

fn worst_reply<B: Bits>(field: &Field<B>, board: &Board<B>) -> i32 {
    let hot = field.hot_squares(board, board.side());
    let mut worst = 0;
    let _ = field.visit_onto(board, hot, &mut |mv| {
        worst = worst.max(gain(field, board, mv).1);
        ControlFlow::Continue(())
    });
    worst
}

/// What a move takes and binds, in pieces, and much for the end of the game.
fn gain<B: Bits>(field: &Field<B>, board: &Board<B>, mv: Move) -> (Board<B>, i32) {
    let mut after = *board;
    let effects = field.apply(&mut after, mv);
    let caught = (effects.taken | effects.bound).count() as i32;
    let side: Side = board.side();
    let won = field
        .outcome(&after, true)
        .is_some_and(|outcome| outcome.winner == Some(side));
    (after, if won { WINS } else { caught })
}
