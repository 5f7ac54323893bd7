//! Which move to look at first: remembered, capturing, killing, and what has cut off before.

use super::Search;
use crate::rules::{Bits, Board, Move, Role, Stage};
use std::ops::ControlFlow;

/// A move waiting to be searched.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ranked {
    pub(super) mv: Move,
    pub(super) rank: i32,
}

pub(super) const REMEMBERED: i32 = 1 << 28;
const CAPTURE: i32 = 1 << 24;
const REMOVAL: i32 = 1 << 22;
const KILLER: i32 = 1 << 20;
const SAVING: i32 = 3000;
const HISTORY_LIMIT: i32 = 1 << 14;
/// From this rank on a move is not quiet.
pub(super) const LOUD: i32 = REMOVAL;

/// How often quiet moves have cut off, by side, piece square and goal.
pub(super) struct History {
    scores: Vec<[i16; 2]>,
    squares: usize,
    files: usize,
}

impl History {
    pub(super) fn new(squares: usize, files: usize) -> Self {
        Self {
            scores: vec![[0; 2]; (squares + 4) * squares],
            squares,
            files,
        }
    }

    #[inline]
    fn slot(&self, mv: Move) -> usize {
        let index =
            |sq: crate::rules::Square| usize::from(sq.rank) * self.files + usize::from(sq.file);
        let (from, to) = match mv {
            Move::Go { from, to } => (index(from), index(to)),
            Move::Place { role, at } => (self.squares + usize::from(role == Role::Dux), index(at)),
            Move::Remove { at } => (self.squares + 2, index(at)),
            Move::Pass => (self.squares + 3, 0),
        };
        from * self.squares + to
    }

    #[inline]
    pub(super) fn get(&self, side: usize, mv: Move) -> i32 {
        i32::from(self.scores[self.slot(mv)][side])
    }

    /// Moves the score of a move towards one end; the nearer it is, the slower.
    #[inline]
    pub(super) fn add(&mut self, side: usize, mv: Move, bonus: i32) {
        let slot = self.slot(mv);
        let score = i32::from(self.scores[slot][side]);
        let bonus = bonus.clamp(-2000, 2000);
        let moved = score + bonus - score * bonus.abs() / HISTORY_LIMIT;
        self.scores[slot][side] = moved.clamp(-HISTORY_LIMIT, HISTORY_LIMIT) as i16;
    }
}

impl<B: Bits> Search<'_, B> {
    /// Puts all possible moves but the one already searched on the stack, ranked, and gives where they begin.
    pub(super) fn rank_all(
        &mut self,
        board: &Board<B>,
        searched: Option<Move>,
        threatened: B,
        ply: usize,
    ) -> usize {
        let begin = self.stack.len();
        let field = self.field;
        let side = board.side();
        let hot = if board.stage() == Stage::Moving {
            field.hot_squares(board, side)
        } else {
            B::EMPTY
        };
        let killers = self.killers[ply];
        let (stack, history) = (&mut self.stack, &self.history);
        let _ = field.visit_moves(board, &mut |mv| {
            if Some(mv) == searched {
                return ControlFlow::Continue(());
            }
            let rank = match mv {
                Move::Go { from, to } => {
                    let to_hot = hot.has(field.index(to));
                    let gain = if to_hot { gain(field, board, mv) } else { 0 };
                    if gain > 0 {
                        CAPTURE + (gain << 15) + history.get(side.index(), mv)
                    } else if Some(mv) == killers[0] {
                        KILLER + 1
                    } else if Some(mv) == killers[1] {
                        KILLER
                    } else {
                        let saving = threatened.has(field.index(from));
                        history.get(side.index(), mv) + if saving { SAVING } else { 0 }
                    }
                }
                Move::Remove { .. } => REMOVAL + history.get(side.index(), mv),
                Move::Place { .. } if Some(mv) == killers[0] => KILLER + 1,
                Move::Place { .. } if Some(mv) == killers[1] => KILLER,
                Move::Place { .. } | Move::Pass => history.get(side.index(), mv),
            };
            stack.push(Ranked { mv, rank });
            ControlFlow::Continue(())
        });
        begin
    }

    /// Puts the moves that capture, bind or win at once on the stack, and gives where they begin.
    pub(super) fn rank_loud(&mut self, board: &Board<B>) -> usize {
        let begin = self.stack.len();
        let field = self.field;
        let hot = field.hot_squares(board, board.side());
        if hot.is_empty() {
            return begin;
        }
        let stack = &mut self.stack;
        let _ = field.visit_onto(board, hot, &mut |mv| {
            let gain = gain(field, board, mv);
            if gain > 0 {
                stack.push(Ranked { mv, rank: gain });
            }
            ControlFlow::Continue(())
        });
        begin
    }

    /// Takes the best ranked of the moves from `idx` on to the place `idx`.
    #[inline]
    pub(super) fn pick(&mut self, idx: usize) -> Ranked {
        let mut best = idx;
        for other in idx + 1..self.stack.len() {
            if self.stack[other].rank > self.stack[best].rank {
                best = other;
            }
        }
        self.stack.swap(idx, best);
        self.stack[idx]
    }
}

/// What a move captures and binds, in pieces; much when it ends the game.
fn gain<B: Bits>(field: &crate::rules::Field<B>, board: &Board<B>, mv: Move) -> i32 {
    let mut after = *board;
    let effects = field.apply(&mut after, mv);
    let caught = effects.taken | effects.bound;
    let mut gain = caught.count() as i32;
    if !(caught & board.duces()).is_empty() {
        gain += 2;
    }
    if field
        .decided(&after)
        .is_some_and(|outcome| outcome.winner == Some(board.side()))
    {
        gain += 100;
    }
    gain
}
