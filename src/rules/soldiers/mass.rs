//! All moves of a side at once: counted, and one drawn, without a list.
//!
//! Pieces that only step or slide go together: the whole set is moved one square, counted, and moved on until none can.
//! Pieces that may jump, or that stand beside a square where they may end only when they bind, are looked at one by one.

use super::bits::Bits;
use super::board::Board;
use super::field::{Direction, Field};
use super::generate::placing_role;
use super::mv::Move;
use super::ruleset::{Jumps, Movement};
use super::trail::Trail;
use super::words::Stage;
use std::ops::ControlFlow;

/// The moves of a side in parts, each counted.
struct Tally<B> {
    removals: u32,
    /// Pieces that are looked at one by one, and how many moves they have together.
    singly: B,
    singles: u32,
    /// Pieces that go together, and how many moves they have in each direction.
    together: B,
    ways: [u32; 4],
}

impl<B: Bits> Field<B> {
    /// How many actions are possible, whatever has been before.
    #[must_use]
    pub fn count_moves(&self, board: &Board<B>) -> u64 {
        if board.stage() == Stage::Placing {
            let empty = self.full & !board.occupied();
            return placing_role(board).map_or(0, |_| u64::from(empty.count()));
        }
        if board.second().is_some() {
            return self.count_one_by_one(board);
        }
        if self.all_go_together() {
            let removals = self.count_removals(board);
            let movers = board.free(board.side);
            let slides: u32 = Direction::ALL
                .iter()
                .map(|&direction| self.count_way(board, movers, direction))
                .sum();
            return u64::from(removals + slides);
        }
        let tally = self.tally(board);
        u64::from(tally.removals + tally.singles + tally.ways.iter().sum::<u32>())
    }

    /// A possible action, each as likely as any other; `below(n)` gives a number from 0 to `n - 1`. `None` when there is
    /// none. What has been before is not asked.
    pub fn draw(&self, board: &Board<B>, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        if board.stage() == Stage::Placing {
            let role = placing_role(board)?;
            let empty = self.full & !board.occupied();
            let at = self.name(empty.nth(below(empty.count())));
            return Some(Move::Place { role, at });
        }
        if board.second().is_some() {
            let count = self.count_one_by_one(board) as u32;
            return self.one_by_one(board, below(count));
        }
        let tally = self.tally(board);
        let count = tally.removals + tally.singles + tally.ways.iter().sum::<u32>();
        (count > 0).then(|| self.pick(board, &tally, below(count)))?
    }

    /// A legal action, each as likely as any other; repetition is tested on the one drawn.
    pub fn draw_legal(
        &self,
        board: &Board<B>,
        trail: &Trail,
        below: &mut impl FnMut(u32) -> u32,
    ) -> Option<Move> {
        if !(self.forbids_repetition() && trail.any_twice()) {
            return self.draw(board, below);
        }
        if !self.has_legal(board, trail) {
            return None;
        }
        loop {
            let mv = self.draw(board, below)?;
            if !self.comes_a_third_time(board, trail, mv) {
                return Some(mv);
            }
        }
    }

    /// The move with a number, in the order removals, single pieces, directions.
    fn pick(&self, board: &Board<B>, tally: &Tally<B>, mut number: u32) -> Option<Move> {
        if number < tally.removals {
            let at = self.name(self.removable(board).nth(number));
            return Some(Move::Remove { at });
        }
        number -= tally.removals;
        if number < tally.singles {
            return self.pick_single(board, tally.singly, number);
        }
        number -= tally.singles;
        for (direction, &ways) in Direction::ALL.into_iter().zip(&tally.ways) {
            if number < ways {
                return self.pick_together(board, tally.together, direction, number);
            }
            number -= ways;
        }
        None
    }

    fn pick_single(&self, board: &Board<B>, singly: B, mut number: u32) -> Option<Move> {
        for from in singly.squares() {
            let goals = self.legal_goals(board, from);
            let count = goals.count();
            if number < count {
                let (from, to) = (self.name(from), self.name(goals.nth(number)));
                return Some(Move::Go { from, to });
            }
            number -= count;
        }
        None
    }

    fn pick_together(
        &self,
        board: &Board<B>,
        movers: B,
        direction: Direction,
        mut number: u32,
    ) -> Option<Move> {
        let empty = self.full & !board.occupied();
        let mut moving = self.shift(movers, direction) & empty;
        let mut squares = 1;
        while !moving.is_empty() {
            let count = moving.count();
            if number < count {
                let to = moving.nth(number);
                let from = self.behind(to, direction, squares);
                let (from, to) = (self.name(from), self.name(to));
                return Some(Move::Go { from, to });
            }
            number -= count;
            moving = self.shift(moving, direction) & empty;
            squares += 1;
        }
        None
    }

    /// The index of the square from which one comes to `to` by so many squares in a direction.
    #[inline]
    pub(super) fn behind(&self, to: usize, direction: Direction, squares: usize) -> usize {
        let rank = usize::from(self.board.files);
        match direction {
            Direction::North => to - squares * rank,
            Direction::South => to + squares * rank,
            Direction::East => to - squares,
            Direction::West => to + squares,
        }
    }

    /// Whether every piece only steps or slides, wherever it may end.
    #[inline]
    pub(super) fn all_go_together(&self) -> bool {
        self.ruleset.between == super::Between::Safe
            && self.ruleset.jumps == Jumps::None
            && self.ruleset.dux_jumps == Jumps::None
    }

    fn tally(&self, board: &Board<B>) -> Tally<B> {
        let movers = board.free(board.side);
        let singly = self.singly(board, movers);
        let together = movers & !singly;
        let ways = Direction::ALL.map(|direction| self.count_way(board, together, direction));
        let singles = singly
            .squares()
            .map(|from| self.legal_goals(board, from).count())
            .sum();
        Tally {
            removals: self.count_removals(board),
            singly,
            singles,
            together,
            ways,
        }
    }

    /// The pieces that must be looked at one by one: jumpers, and those beside a square where they may end only when they
    /// bind.
    #[inline]
    pub(super) fn singly(&self, board: &Board<B>, movers: B) -> B {
        if self.all_go_together() {
            return B::EMPTY;
        }
        let traps = self.traps(board, board.side);
        movers & (self.jumpers(board, movers) | self.beside(traps & !board.occupied()))
    }

    #[inline]
    fn count_removals(&self, board: &Board<B>) -> u32 {
        if self.ruleset.binds() {
            self.removable(board).count()
        } else {
            0
        }
    }

    #[inline]
    fn count_way(&self, board: &Board<B>, movers: B, direction: Direction) -> u32 {
        let empty = self.full & !board.occupied();
        let mut moving = self.shift(movers, direction) & empty;
        let mut count = moving.count();
        if self.ruleset.movement == Movement::Slide {
            while !moving.is_empty() {
                moving = self.shift(moving, direction) & empty;
                count += moving.count();
            }
        }
        count
    }

    /// Pieces of a set that have a jump, of those that may.
    pub(super) fn jumpers(&self, board: &Board<B>, movers: B) -> B {
        let men = self.with_a_jump(board, movers & !board.duces, self.ruleset.jumps);
        let duces = self.with_a_jump(board, movers & board.duces, self.ruleset.dux_jumps);
        men | duces
    }

    fn with_a_jump(&self, board: &Board<B>, movers: B, jumps: Jumps) -> B {
        let Jumps::Over { whom, .. } = jumps else {
            return B::EMPTY;
        };
        let empty = self.full & !board.occupied();
        let over = match whom {
            super::JumpOver::Either => board.occupied(),
            super::JumpOver::Enemy => board.pieces(board.side.other()),
        };
        Direction::ALL.iter().fold(B::EMPTY, |set, direction| {
            let back = direction.back();
            set | (movers & self.shift(over & self.shift(empty, back), back))
        })
    }

    fn count_one_by_one(&self, board: &Board<B>) -> u64 {
        let mut count = 0;
        let _ = self.visit_moves(board, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    fn one_by_one(&self, board: &Board<B>, number: u32) -> Option<Move> {
        let mut left = number;
        let mut found = None;
        let _ = self.visit_moves(board, &mut |mv| {
            if left == 0 {
                found = Some(mv);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found
    }
}
