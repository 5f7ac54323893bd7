//! Games at random that do not wander about: every other move looks for a capture.

use super::games::{Game, every_game, set_up};
use crate::dice::Dice;
use latrunculi::rules::{Move, Ply, Position, Side};

/// One ply of a game.
pub struct Step<'a> {
    /// The game.
    pub game: &'a Game,
    /// The position before.
    pub before: &'a Position,
    /// What was played.
    pub ply: &'a Ply,
    /// The position after.
    pub after: &'a Position,
}

impl Step<'_> {
    /// Where a law was broken.
    pub fn place(&self) -> String {
        format!("{}: {} {}", self.game.name, self.before, self.ply.mv)
    }
}

/// How much is tried in each game.
pub struct Amount {
    /// The seed.
    pub seed: u64,
    /// Games from the start.
    pub games: usize,
    /// Games from a position set up at random; on a small board, where they cost little, [`CROWDED`] times as many.
    pub set_ups: usize,
    /// Plies of a game, at most, after the men are down.
    pub plies: usize,
}

/// How many more games are tried on a small board, and what that is.
const CROWDED: usize = 5;
const SMALL: usize = 36;

/// Visits the beginnings of the games that `amount` asks for, each with dice of its own.
pub fn every_beginning(amount: &Amount, mut visit: impl FnMut(&Game, Position, usize, Dice)) {
    for (idx, game) in every_game().iter().enumerate() {
        let crowded = game.terms.board().squares() <= SMALL;
        let set_ups = amount.set_ups * if crowded { CROWDED } else { 1 };
        for round in 0..amount.games + set_ups {
            let mut dice = Dice::new(amount.seed ^ ((idx as u64) << 32) ^ ((round as u64) << 8));
            let position = if round < amount.games {
                Position::start(&game.terms, game.first)
            } else {
                set_up(game, &mut dice)
            };
            let in_hand = |side| {
                let hand = position.hand(side);
                usize::from(hand.men) + usize::from(hand.duces)
            };
            let hands: usize = Side::BOTH.into_iter().map(in_hand).sum();
            visit(game, position, amount.plies + hands, dice);
        }
    }
}

/// Visits every ply of the games that `amount` asks for.
pub fn every_step(amount: &Amount, mut visit: impl FnMut(&Step, &mut Dice)) {
    every_beginning(amount, |game, mut position, plies, mut dice| {
        for _ in 0..plies {
            let Some(mv) = choose(&position, &mut dice) else {
                break;
            };
            let before = position.clone();
            let ply = position
                .play(mv)
                .unwrap_or_else(|error| panic!("{}: {before} {mv}: {error}", game.name));
            let step = Step {
                game,
                before: &before,
                ply: &ply,
                after: &position,
            };
            visit(&step, &mut dice);
        }
    });
}

/// A legal action; every other time one that catches something, if one is soon found.
pub fn choose(position: &Position, dice: &mut Dice) -> Option<Move> {
    const TRIES: usize = 16;
    let moves = position.moves();
    if moves.is_empty() {
        return None;
    }
    if dice.once_in(2) {
        for _ in 0..TRIES {
            let mv = *dice.pick(&moves);
            let ply = position.clone().play(mv).ok()?;
            if !ply.taken.is_empty() || !ply.bound.is_empty() {
                return Some(mv);
            }
        }
    }
    Some(*dice.pick(&moves))
}
