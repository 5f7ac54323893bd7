//! Games drawn uniformly among the legal moves.

use super::{Effort, best_rate, dice};
use crate::arena::Dice;
use crate::rules::{Bits, Board, Explorer, Field, Position, Stage, Trail};

/// A game of this many moves is long enough.
const LONGEST: u32 = 400;

pub(super) struct RandomGames {
    pub(super) effort: Effort,
}

impl Explorer for RandomGames {
    type Output = f64;

    fn explore<B: Bits>(self, field: &Field<B>, board: &Board<B>, trail: &Trail) -> f64 {
        let mut dice = dice();
        let mut past = trail.clone();
        best_rate(self.effort, || {
            (0..16)
                .map(|_| u64::from(game(field, board, &mut past, &mut dice)))
                .sum()
        })
    }
}

/// Plays one game and gives its moves. Repetition is tested on the move drawn alone.
fn game<B: Bits>(field: &Field<B>, start: &Board<B>, past: &mut Trail, dice: &mut Dice) -> u32 {
    let mut board = *start;
    let remembers = field.forbids_repetition();
    if remembers {
        past.restart(board.hash());
    }
    let mut moves = 0;
    while moves < LONGEST && field.decided(&board).is_none() && field.quiet_end(&board).is_none() {
        let Some(mv) = field.draw(&board, &mut |n| dice.below(n)) else {
            break;
        };
        let mut after = board;
        let effects = field.apply(&mut after, mv);
        if remembers {
            if past.came_twice(after.hash()) {
                if !field.has_legal(&board, past) {
                    break;
                }
                continue;
            }
            if effects.taken.is_empty() {
                past.push(after.hash());
            } else {
                past.restart(after.hash());
            }
        }
        board = after;
        moves += 1;
    }
    moves
}

/// The position after so many random plies beyond the placing; `None` when the game is over by then.
pub(super) fn reach(start: &Position, plies: u32, seed: u64) -> Option<Position> {
    let mut dice = Dice::new(seed);
    let mut position = start.clone();
    let mut left = plies;
    while left > 0 {
        left -= u32::from(position.stage() == Stage::Moving);
        let mv = position.draw(&mut |n| dice.below(n))?;
        position.play(mv).ok()?;
    }
    position.outcome().is_none().then_some(position)
}
