//! Which move to look at first: remembered, capturing, killing, and what has cut off before. Moves come in batches: most
//! nodes are decided before the last and largest one is needed.

use super::Search;
use crate::rules::{Bits, Board, Field, Move, Role, Stage};
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

/// Moves that are found together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Batch {
    /// What captures, binds or wins at once, and removals.
    Loud,
    /// Quiet moves that cut off in nodes beside this one.
    Killers,
    /// All others.
    Quiet,
}

impl Batch {
    /// In the order they are looked at.
    pub(super) const ALL: [Batch; 3] = [Batch::Loud, Batch::Killers, Batch::Quiet];
}

/// What a node knows of its moves before it finds them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Knowledge<B> {
    /// The move that is searched already.
    pub(super) searched: Option<Move>,
    /// Pieces that the enemy could bracket next.
    pub(super) threatened: B,
    /// The squares on which a piece that arrives could capture.
    pub(super) hot: B,
    /// How far from the root the node is.
    pub(super) ply: usize,
    /// Where its moves begin on the stack.
    pub(super) begin: usize,
}

/// How often quiet moves have cut off, by side, piece square and goal.
pub(super) struct History {
    scores: [Vec<i16>; 2],
    squares: usize,
    files: usize,
}

impl History {
    pub(super) fn new(squares: usize, files: usize) -> Self {
        let scores = || vec![0; (squares + 4) * squares];
        Self {
            scores: [scores(), scores()],
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
        i32::from(self.scores[side][self.slot(mv)])
    }

    /// The score of a going by the indices of its squares.
    #[inline]
    fn of_going(&self, side: usize, from: usize, to: usize) -> i32 {
        i32::from(self.scores[side][from * self.squares + to])
    }

    /// Moves the score of a move towards one end; the nearer it is, the slower.
    #[inline]
    pub(super) fn add(&mut self, side: usize, mv: Move, bonus: i32) {
        let slot = self.slot(mv);
        let score = i32::from(self.scores[side][slot]);
        let bonus = bonus.clamp(-2000, 2000);
        let moved = score + bonus - score * bonus.abs() / HISTORY_LIMIT;
        self.scores[side][slot] = moved.clamp(-HISTORY_LIMIT, HISTORY_LIMIT) as i16;
    }
}

impl<B: Bits> Search<'_, B> {
    /// Puts the moves of a batch on the stack, ranked, but those that are searched already.
    pub(super) fn rank_batch(&mut self, board: &Board<B>, batch: Batch, known: &Knowledge<B>) {
        match batch {
            Batch::Loud if board.stage() == Stage::Moving => self.rank_loud(board, known),
            Batch::Loud => {}
            Batch::Killers => self.rank_killers(board, known),
            Batch::Quiet if board.stage() == Stage::Moving && board.second().is_none() => {
                self.rank_goings(board, known);
            }
            Batch::Quiet => self.rank_others(board, known),
        }
    }

    /// What captures, binds or wins at once, then removals.
    fn rank_loud(&mut self, board: &Board<B>, known: &Knowledge<B>) {
        let (field, side) = (self.field, board.side().index());
        self.rank_captures(board, known.hot);
        for at in known.begin..self.stack.len() {
            let Ranked { mv, rank } = self.stack[at];
            self.stack[at].rank = CAPTURE + (rank << 15) + self.history.get(side, mv);
        }
        if board.second().is_none() {
            for at in field.removable(board).squares() {
                let mv = Move::Remove { at: field.name(at) };
                let rank = REMOVAL + self.history.get(side, mv);
                self.stack.push(Ranked { mv, rank });
            }
        }
        if let Some(searched) = known.searched
            && let Some(at) = self.place_on_stack(searched, known.begin)
        {
            self.stack.swap_remove(at);
        }
    }

    fn rank_killers(&mut self, board: &Board<B>, known: &Knowledge<B>) {
        let killers = self.killers[known.ply];
        for (mv, rank) in killers.into_iter().flatten().zip([KILLER + 1, KILLER]) {
            let fresh =
                Some(mv) != known.searched && self.place_on_stack(mv, known.begin).is_none();
            if fresh && self.field.is_possible(board, mv) {
                self.stack.push(Ranked { mv, rank });
            }
        }
    }

    /// Steps, slides and jumps that are not on the stack yet.
    fn rank_goings(&mut self, board: &Board<B>, known: &Knowledge<B>) {
        let (field, side) = (self.field, board.side().index());
        let looked_at = self.stack.len();
        let searched = known.searched;
        let killers = self.killers[known.ply];
        let (stack, history) = (&mut self.stack, &self.history);
        let _ = field.visit_goings(board, &mut |from, to| {
            let mv = Move::Go {
                from: field.name(from),
                to: field.name(to),
            };
            if Some(mv) == searched || killers.contains(&Some(mv)) {
                return ControlFlow::Continue(());
            }
            let loud = known.hot.has(to)
                && stack[known.begin..looked_at]
                    .iter()
                    .any(|ranked| ranked.mv == mv);
            if !loud {
                let saving = if known.threatened.has(from) {
                    SAVING
                } else {
                    0
                };
                let rank = history.of_going(side, from, to) + saving;
                stack.push(Ranked { mv, rank });
            }
            ControlFlow::Continue(())
        });
    }

    /// Placements, and what the piece on its second move may do.
    fn rank_others(&mut self, board: &Board<B>, known: &Knowledge<B>) {
        let (field, side) = (self.field, board.side().index());
        let looked_at = self.stack.len();
        let (stack, history) = (&mut self.stack, &self.history);
        let _ = field.visit_moves(board, &mut |mv| {
            let fresh = Some(mv) != known.searched
                && !stack[known.begin..looked_at]
                    .iter()
                    .any(|ranked| ranked.mv == mv);
            if fresh {
                let rank = history.get(side, mv);
                stack.push(Ranked { mv, rank });
            }
            ControlFlow::Continue(())
        });
    }

    fn place_on_stack(&self, mv: Move, begin: usize) -> Option<usize> {
        let place = self.stack[begin..]
            .iter()
            .position(|ranked| ranked.mv == mv);
        place.map(|at| begin + at)
    }

    /// Puts the moves that capture, bind or win at once on the stack, ranked by what they gain.
    pub(super) fn rank_captures(&mut self, board: &Board<B>, hot: B) {
        if hot.is_empty() {
            return;
        }
        let (field, stack) = (self.field, &mut self.stack);
        let _ = field.visit_onto(board, hot, &mut |mv| {
            let gain = gain(field, board, mv);
            if gain > 0 {
                stack.push(Ranked { mv, rank: gain });
            }
            ControlFlow::Continue(())
        });
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
fn gain<B: Bits>(field: &Field<B>, board: &Board<B>, mv: Move) -> i32 {
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
