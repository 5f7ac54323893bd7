//! Says why an action is not legal.

use super::board::Board;
use super::common::MoveError;
use super::error::ArchersError;
use super::generate::Table;
use super::mv::Move;
use super::ruleset::Comeback;
use super::square::Square;
use super::words::Role;

impl Table {
    /// Why an action that is not among the possible ones is refused.
    pub(super) fn diagnose(&self, board: &Board, mv: Move) -> MoveError {
        let named = match mv {
            Move::Place { at, .. } | Move::Remove { at } => [Some(at), None],
            Move::Go { from, to } => [Some(from), Some(to)],
            Move::Pass => [None, None],
        };
        let off = |sq: &Square| !self.dimensions().contains(*sq);
        if let Some(sq) = named.into_iter().flatten().find(off) {
            return MoveError::OffBoard(sq, self.dimensions());
        }
        match mv {
            Move::Remove { .. } => MoveError::NoRemoval,
            Move::Pass => ArchersError::MayNotPass.into(),
            Move::Place { role, at } => self.why_not_place(board, role, at),
            Move::Go { .. } if board.putting_back => {
                match self.vacant_base(board, board.side).next() {
                    Some(place) => ArchersError::PutBackFirst(self.name(place)).into(),
                    None => MoveError::NothingToPass,
                }
            }
            Move::Go { from, to } => self.why_not_go(board, from, to),
        }
    }

    fn why_not_place(&self, board: &Board, role: Role, at: Square) -> MoveError {
        let side = board.side;
        let on_arrival = self.ruleset.comeback == Comeback::OnArrival;
        if role == Role::Dux || board.hand(side) == 0 {
            MoveError::NotInHand(side)
        } else if on_arrival && !board.putting_back {
            ArchersError::OnlyOnArrival.into()
        } else if !self.base(side).has(self.index(at)) {
            ArchersError::NotOnBase(at, side).into()
        } else {
            MoveError::Occupied(at)
        }
    }

    fn why_not_go(&self, board: &Board, from: Square, to: Square) -> MoveError {
        let (side, start, goal) = (board.side, self.index(from), self.index(to));
        match board.at(start) {
            None => return MoveError::Empty(from),
            Some((owner, _)) if owner != side => return MoveError::NotYours(from, owner, side),
            Some(_) => {}
        }
        if self.base(side.other()).has(start) {
            ArchersError::Arrived(from).into()
        } else if !self.lines().from(start).has(goal) {
            ArchersError::NoLine(from, to).into()
        } else if !self.ways(side, start).has(goal) {
            ArchersError::Backwards(from, to).into()
        } else if board.archers(side).has(goal) {
            MoveError::Occupied(to)
        } else if !self.goals(board, start).has(goal) {
            ArchersError::Shuttle(from, to).into()
        } else {
            ArchersError::AtHome(to).into()
        }
    }
}
