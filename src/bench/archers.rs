//! The same figures at the archers' table. There is no counting at once: both ways of counting play every action.

use super::{Effort, best_rate, dice};
use crate::rules::archers::Position;

/// Plies of a count.
const DEPTH: u32 = 4;
/// A game of this many moves is long enough.
const LONGEST: u32 = 400;

pub(super) fn perft_rate(position: &Position, effort: Effort) -> f64 {
    best_rate(effort, || position.perft(DEPTH))
}

pub(super) fn random_rate(position: &Position, effort: Effort) -> f64 {
    let mut dice = dice();
    best_rate(effort, || {
        let (table, mut board) = (position.table(), *position.board());
        let mut moves = 0;
        while moves < LONGEST && table.outcome(&board).is_none() {
            let possible = table.possible(&board);
            let Some(&mv) = possible.get(dice.below(possible.len() as u32) as usize) else {
                break;
            };
            table.apply(&mut board, mv);
            moves += 1;
        }
        u64::from(moves)
    })
}
