//! What an action changes.

use super::board::{Board, Shuttle};
use super::generate::Table;
use super::mv::Move;
use super::places::Places;
use super::ruleset::{Captured, Comeback};
use super::words::Grade;

/// What an action did beside carrying or setting down the archer that acted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Effects {
    /// The place on which an enemy was captured.
    pub taken: Option<usize>,
    /// Whether it went to its owner's hand.
    pub returned: bool,
    /// What the archer that went has become, if that is something new.
    pub grade: Option<Grade>,
}

impl Table {
    /// Plays an action that is known to be legal.
    #[inline]
    pub fn apply(&self, board: &mut Board, mv: Move) -> Effects {
        match mv {
            Move::Go { from, to } => return self.go(board, self.index(from), self.index(to)),
            Move::Place { at, .. } => self.come_back(board, self.index(at)),
            Move::Pass | Move::Remove { .. } => self.pass(board),
        }
        Effects::default()
    }

    fn go(&self, board: &mut Board, from: usize, to: usize) -> Effects {
        let side = board.side;
        let (start, goal) = (Places::one(from), Places::one(to));
        let mut effects = Effects::default();
        let was_superior = board.superior.has(from);
        if board.archers(side.other()).has(to) {
            effects.taken = Some(to);
            effects.returned =
                board.superior.has(to) || self.ruleset.captured == Captured::EveryoneReturns;
            board.archers[side.other().index()] = board.archers(side.other()) & !goal;
            board.hands[side.other().index()] += u8::from(effects.returned);
        }
        board.archers[side.index()] = board.archers(side) & !start | goal;
        let captured = effects.taken.is_some();
        let mut superior = was_superior || captured;
        let arrives_superior = superior
            && self.ruleset.comeback == Comeback::OnArrival
            && self.base(side.other()).has(to);
        superior &= !arrives_superior;
        board.superior = board.superior & !start & !goal;
        if superior {
            board.superior = board.superior | goal;
        }
        effects.grade = match (was_superior, superior) {
            (false, true) => Some(Grade::Superior),
            (true, false) => Some(Grade::Simple),
            _ => None,
        };
        board.quiet = if captured {
            0
        } else {
            board.quiet.saturating_add(1)
        };
        board.passes = 0;
        self.note_way(board, start | goal);
        let may_put_back = board.hand(side) > 0 && !self.vacant_base(board, side).is_empty();
        if arrives_superior && may_put_back {
            board.putting_back = true;
        } else {
            board.side = side.other();
        }
        effects
    }

    fn note_way(&self, board: &mut Board, ends: Places) {
        if !self.forbids_shuttling() {
            return;
        }
        let shuttle = &mut board.shuttles[board.side.index()];
        let times = if shuttle.ends == ends {
            shuttle.times.saturating_add(1)
        } else {
            1
        };
        *shuttle = Shuttle { ends, times };
    }

    fn come_back(&self, board: &mut Board, at: usize) {
        let side = board.side;
        board.archers[side.index()] = board.archers(side) | Places::one(at);
        board.hands[side.index()] = board.hand(side).saturating_sub(1);
        board.passes = 0;
        self.end_quietly(board);
    }

    fn pass(&self, board: &mut Board) {
        if !board.putting_back {
            board.passes = board.passes.saturating_add(1);
        }
        self.end_quietly(board);
    }

    /// Ends a turn; one that began with an arrival has been counted then, and its way is remembered.
    fn end_quietly(&self, board: &mut Board) {
        if !board.putting_back {
            board.quiet = board.quiet.saturating_add(1);
            board.shuttles[board.side.index()] = Shuttle::default();
        }
        board.putting_back = false;
        board.side = board.side.other();
    }
}
