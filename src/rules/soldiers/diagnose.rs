//! Says why an action is not legal.

use super::bits::Bits;
use super::board::Board;
use super::error::MoveError;
use super::field::{Direction, Field};
use super::generate::placing_role;
use super::mv::Move;
use super::ruleset::Movement;
use super::square::Square;
use super::words::{Role, Stage};

impl<B: Bits> Field<B> {
    /// Why an action that is not among the possible ones is refused.
    pub(super) fn diagnose(&self, board: &Board<B>, mv: Move) -> MoveError {
        let off = |sq: Square| !self.board.contains(sq);
        let squares = match mv {
            Move::Place { at, .. } | Move::Remove { at } => [Some(at), None],
            Move::Go { from, to } => [Some(from), Some(to)],
            Move::Pass => [None, None],
        };
        if let Some(sq) = squares.into_iter().flatten().find(|&sq| off(sq)) {
            return MoveError::OffBoard(sq, self.board);
        }
        if let (Some(second), false) = (board.second(), matches!(mv, Move::Pass)) {
            let only = self.name(second);
            if !matches!(mv, Move::Go { from, .. } if from == only) {
                return MoveError::OnlySecondMove(only);
            }
        }
        match mv {
            Move::Place { role, at } => self.why_not_place(board, role, at),
            Move::Go { .. } | Move::Remove { .. } | Move::Pass
                if board.stage() == Stage::Placing =>
            {
                MoveError::StillPlacing
            }
            Move::Go { from, to } => self.why_not_go(board, from, to),
            Move::Remove { at } => self.why_not_remove(board, at),
            Move::Pass => MoveError::NothingToPass,
        }
    }

    fn why_not_place(&self, board: &Board<B>, role: Role, at: Square) -> MoveError {
        let hand = board.hand(board.side);
        match (role, placing_role(board)) {
            (Role::Dux, Some(Role::Miles)) if hand.duces > 0 => MoveError::DuxComesLast,
            (wanted, Some(next)) if wanted == next => MoveError::Occupied(at),
            _ => MoveError::NotInHand(board.side),
        }
    }

    fn why_not_remove(&self, board: &Board<B>, at: Square) -> MoveError {
        let index = self.index(at);
        if !self.ruleset.binds() {
            return MoveError::NoRemoval;
        }
        match board.at(index) {
            None => MoveError::Empty(at),
            Some(_) if !board.alligati().has(index) => MoveError::NotBound(at),
            Some(calculus) if calculus.side == board.side => MoveError::OwnAlligatus(at),
            Some(_) => {
                let group = self.named_by(board, index);
                MoveError::NamedBy(at, self.name(group.lowest()))
            }
        }
    }

    fn why_not_go(&self, board: &Board<B>, from: Square, to: Square) -> MoveError {
        let (start, goal) = (self.index(from), self.index(to));
        let Some(calculus) = board.at(start) else {
            return MoveError::Empty(from);
        };
        if calculus.side != board.side {
            return MoveError::NotYours(from, calculus.side, board.side);
        }
        if board.alligati().has(start) {
            return MoveError::Bound {
                at: from,
                holders: self.holders(board, start).collect(),
            };
        }
        if board.occupied().has(goal) {
            return MoveError::Occupied(to);
        }
        if self.goals(board, start).has(goal) {
            return self.why_not_end(board, start, to);
        }
        self.why_not_reach(board, from, to)
    }

    /// The goal can be reached, so it is the ending there that is not allowed.
    fn why_not_end(&self, board: &Board<B>, from: usize, to: Square) -> MoveError {
        let trapped = self.traps(board, board.side).has(self.index(to));
        if !trapped || self.binds_something(board, from, self.index(to)) {
            return MoveError::ThirdTime;
        }
        let enemies = board.pieces(board.side.other());
        let beside = |direction| {
            let next = self.shift(B::bit(self.index(to)), direction);
            (!(next & enemies).is_empty()).then(|| self.name(next.lowest()))
        };
        for direction in [Direction::West, Direction::South] {
            if let (Some(a), Some(b)) = (beside(direction), beside(direction.back())) {
                return MoveError::InBetween { at: to, a, b };
            }
        }
        MoveError::ThirdTime
    }

    fn why_not_reach(&self, board: &Board<B>, from: Square, to: Square) -> MoveError {
        let direction = match (from.file == to.file, from.rank == to.rank) {
            (true, false) if to.rank > from.rank => Direction::North,
            (true, false) => Direction::South,
            (false, true) if to.file > from.file => Direction::East,
            (false, true) => Direction::West,
            (true, true) => return MoveError::Occupied(to),
            (false, false) => return MoveError::NotInLine(from, to),
        };
        if self.ruleset.movement == Movement::Step {
            return MoveError::OutOfReach(from, to);
        }
        let mut next = self.shift(B::bit(self.index(from)), direction);
        while !next.is_empty() && !next.has(self.index(to)) {
            if !(next & board.occupied()).is_empty() {
                return MoveError::Blocked(self.name(next.lowest()));
            }
            next = self.shift(next, direction);
        }
        MoveError::OutOfReach(from, to)
    }

    /// The enemies that hold an alligatus.
    pub(super) fn holders(
        &self,
        board: &Board<B>,
        index: usize,
    ) -> impl Iterator<Item = Square> + '_ {
        let [rank, file, shut] = board.bonds.map(|set| set.has(index));
        let bit = B::bit(index);
        let side = board.at(index).map(|calculus| calculus.side);
        let mut holders = B::EMPTY;
        if rank {
            holders |= self.shift(bit, Direction::East) | self.shift(bit, Direction::West);
        }
        if file {
            holders |= self.shift(bit, Direction::North) | self.shift(bit, Direction::South);
        }
        if let (true, Some(side)) = (shut, side) {
            let group = self.flood(bit, board.pieces(side));
            holders |= self.beside(group) & !group;
        }
        (holders & board.occupied())
            .squares()
            .map(|index| self.name(index))
    }
}
