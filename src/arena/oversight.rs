//! Wins and losses in two plies that a player overlooked, found afterwards by trying every move and every answer.

use super::Player;
use super::game::{Played, owner};
use crate::rules::{Bits, Board, Explorer, Field, Move, Position, Trail};
use std::fmt;
use std::ops::ControlFlow;

/// What two plies from a position hold.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TwoPlies {
    /// The legal moves that win at once.
    pub winning: Vec<Move>,
    /// The legal moves after which the other side has no win at once.
    pub safe: Vec<Move>,
}

impl TwoPlies {
    /// Tries every move of a position, and every answer to it. Knows nothing of the archers.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        if position.outcome().is_some() {
            return Self::default();
        }
        position.explore(Tried).unwrap_or_default()
    }

    /// Whether a move lets a win go, or a loss come that another move would have kept away.
    #[must_use]
    pub fn are_overlooked_by(&self, mv: Move) -> bool {
        let lets_go = !self.winning.is_empty() && !self.winning.contains(&mv);
        let lets_come = !self.safe.is_empty() && !self.safe.contains(&mv);
        lets_go || lets_come
    }
}

/// One move that overlooked a win or a loss in two plies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Oversight {
    /// Who played it.
    pub player: Player,
    /// Which move of the game, from 1.
    pub ply: usize,
    /// The position before it.
    pub position: String,
    /// The move.
    pub mv: Move,
    /// A move that would have won, or kept the loss away.
    pub better: Move,
}

impl fmt::Display for Oversight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let player = match self.player {
            Player::A => "a",
            Player::B => "b",
        };
        let Self {
            ply,
            position,
            mv,
            better,
            ..
        } = self;
        write!(
            f,
            "ply {ply}, {player}: {mv} and not {better} in '{position}'"
        )
    }
}

/// Every oversight in a game, the random opening left out.
#[must_use]
pub fn oversights(start: &Position, game: &Played) -> Vec<Oversight> {
    let mut position = start.clone();
    let mut found = Vec::new();
    for (idx, &mv) in game.moves.iter().enumerate() {
        if idx >= game.opening {
            let two = TwoPlies::of(&position);
            let better = two.winning.first().or(two.safe.first()).copied();
            if let Some(better) = better.filter(|_| two.are_overlooked_by(mv)) {
                found.push(Oversight {
                    player: owner(position.side(), game.white),
                    ply: idx + 1,
                    position: position.to_string(),
                    mv,
                    better,
                });
            }
        }
        if position.play(mv).is_err() {
            break;
        }
    }
    found
}

struct Tried;

impl Explorer for Tried {
    type Output = TwoPlies;

    fn explore<B: Bits>(self, field: &Field<B>, board: &Board<B>, trail: &Trail) -> TwoPlies {
        let mut two = TwoPlies::default();
        let _ = field.visit_legal(board, trail, &mut |mv| {
            let (after, won) = played(field, board, mv);
            if won {
                two.winning.push(mv);
            }
            let lost = !won && after.side() != board.side() && can_win(field, &after);
            if !lost {
                two.safe.push(mv);
            }
            ControlFlow::Continue(())
        });
        two
    }
}

fn can_win<B: Bits>(field: &Field<B>, board: &Board<B>) -> bool {
    let tried = field.visit_moves(board, &mut |mv| {
        if played(field, board, mv).1 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    tried.is_break()
}

/// The board after a move, and whether it has won the game by the rules alone.
fn played<B: Bits>(field: &Field<B>, board: &Board<B>, mv: Move) -> (Board<B>, bool) {
    let mut after = *board;
    field.apply(&mut after, mv);
    let ended = field.outcome(&after, field.has_move(&after));
    let won = ended.is_some_and(|end| end.winner == Some(board.side()));
    (after, won)
}
