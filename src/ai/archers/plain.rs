//! A greedy player, and why a move: both look one ply ahead and no further.

use crate::ai::Reasons;
use crate::rules::archers::{Board, Places, Position, Table};
use crate::rules::{Move, Square};

/// What a won game is worth to greed, in archers.
const WINS: i32 = 1000;

/// One ply: what takes most and loses least at once; `below(n)` decides among equals. `None` when the game is over.
pub fn greedy(position: &Position, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
    if position.outcome().is_some() {
        return None;
    }
    let (table, board) = (position.table(), position.board());
    let (mut best, mut most, mut alike) = (None, i32::MIN, 0);
    for mv in table.possible(board) {
        let (after, gain) = gain(table, board, mv);
        let worst = if after.side() == board.side() || table.outcome(&after).is_some() {
            0
        } else {
            let replies = table.possible(&after).into_iter();
            replies
                .map(|reply| self::gain(table, &after, reply).1)
                .max()
                .unwrap_or(0)
        };
        let net = gain - worst;
        if net > most {
            (most, alike) = (net, 0);
        }
        if net == most {
            alike += 1;
            if below(alike) == 0 {
                best = Some(mv);
            }
        }
    }
    best
}

/// What a move takes, in archers, and much for the end of the game.
fn gain(table: &Table, board: &Board, mv: Move) -> (Board, i32) {
    let mut after = *board;
    let taken = table.apply(&mut after, mv).taken.is_some();
    let won = table
        .outcome(&after)
        .is_some_and(|outcome| outcome.winner == Some(board.side()));
    (after, if won { WINS } else { i32::from(taken) })
}

/// What a legal move does to archers.
pub fn reasons(position: &Position, mv: Move) -> Reasons {
    let (table, board) = (position.table(), position.board());
    let side = board.side();
    let mut after = *board;
    let taken = table.apply(&mut after, mv).taken;
    let own_before = table.in_danger(board, side);
    let own_after = table.in_danger(&after, side);
    let enemy_before = table.in_danger(board, side.other());
    let enemy_after = table.in_danger(&after, side.other());
    let safe = after.archers(side) & !own_after;
    let moved = match mv {
        Move::Go { from, to } if own_before.has(table.index(from)) => {
            Places::one(table.index(to)) & safe
        }
        _ => Places::NONE,
    };
    let names = |places: Places| -> Vec<Square> { places.map(|place| table.name(place)).collect() };
    Reasons {
        takes: taken.map(|place| table.name(place)).into_iter().collect(),
        threatens: names(enemy_after & !enemy_before),
        saves: names((own_before & safe) | moved),
        exposes: names(own_after & !own_before),
        ..Reasons::default()
    }
}
