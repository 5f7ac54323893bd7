//! Scores of finished games and of remembered positions.

use super::WIN;
use super::table::{Bound, Entry};
use crate::ai::Choice;
use crate::rules::{Outcome, Side};

/// The score of a remembered position, when it decides a window.
pub(super) fn decides(entry: &Entry, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
    let score = from_root(entry.score, ply);
    let decided = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => score >= beta,
        Bound::AtMost => score <= alpha,
    };
    decided.then_some(score)
}

/// Forced ends are counted from the root while searching, and from the position itself when remembered.
pub(super) const fn from_here(score: i32, ply: usize) -> i32 {
    if score >= Choice::WON {
        score + ply as i32
    } else if score <= -Choice::WON {
        score - ply as i32
    } else {
        score
    }
}

const fn from_root(score: i32, ply: usize) -> i32 {
    if score >= Choice::WON {
        score - ply as i32
    } else if score <= -Choice::WON {
        score + ply as i32
    } else {
        score
    }
}

/// The score of a finished game for a side; nearer wins are better.
pub(super) fn end_score(side: Side, outcome: Outcome, ply: usize) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == side => WIN - ply as i32,
        Some(_) => ply as i32 - WIN,
    }
}
