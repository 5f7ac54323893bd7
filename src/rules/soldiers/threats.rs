//! Where a move could capture: what a search looks at first. Everything here may name a square too many, or leave out a
//! rare one; what a move really does is told by [`Field::apply`] alone.

use super::bits::Bits;
use super::board::Board;
use super::field::{Direction, Field};
use super::mv::Move;
use super::ruleset::{DuxRule, Movement};
use super::words::{Side, Stage};
use std::ops::ControlFlow;

type Flow = ControlFlow<()>;

impl<B: Bits> Field<B> {
    /// The empty squares on which an arriving piece of `side` captures something free, or shuts an enemy dux in.
    #[must_use]
    pub fn hot_squares(&self, board: &Board<B>, side: Side) -> B {
        let prey = board.free(side.other());
        let empty = self.full & !board.occupied();
        let mut hot = self.closing(board, prey & !self.protected(board), side);
        if self.ruleset.capture.corner_capture.is_on() {
            hot |= self.corner_closing(board, prey & !board.duces(), side);
        }
        if self.ruleset.capture.blockade.is_on() {
            hot |= self.last_liberties(prey, empty);
        }
        if let DuxRule::Immobilised { .. } = self.ruleset.dux {
            let open = self.beside(board.duces() & prey) & empty;
            if open.count() == 1 {
                hot |= open;
            }
        }
        hot & empty
    }

    /// The squares that close a bracket over pieces of `prey`.
    fn closing(&self, board: &Board<B>, prey: B, side: Side) -> B {
        let helpers = self.brackets_for(board, side);
        let mut closing = B::EMPTY;
        for direction in Direction::ALL {
            let mut line = prey & self.shift(helpers, direction);
            closing |= self.shift(line, direction);
            if self.ruleset.capture.line.is_on() {
                while !line.is_empty() {
                    line = prey & self.shift(line, direction);
                    closing |= self.shift(line, direction);
                }
            }
        }
        closing
    }

    /// The squares beside a corner from which the man on it falls to two.
    fn corner_closing(&self, board: &Board<B>, prey: B, side: Side) -> B {
        let free = board.free(side);
        let mut closing = B::EMPTY;
        for corner in (self.corners & prey).squares() {
            let beside = self.beside_square(corner);
            if !(beside & free).is_empty() {
                closing |= beside & !board.occupied();
            }
        }
        closing
    }

    /// The last open squares beside groups of `prey` that have but one.
    fn last_liberties(&self, prey: B, empty: B) -> B {
        let mut last = B::EMPTY;
        self.visit_pressed(prey, empty, &mut |_, open| last |= open);
        last
    }

    /// The pieces of a side whose group has one open square beside it, or none.
    #[must_use]
    pub fn pressed(&self, board: &Board<B>, side: Side) -> B {
        let mut pressed = B::EMPTY;
        let empty = self.full & !board.occupied();
        self.visit_pressed(board.pieces(side), empty, &mut |group, _| pressed |= group);
        pressed
    }

    /// Hands every group of `prey` with one open square beside it, or none, to `visit`, with that square.
    fn visit_pressed(&self, prey: B, empty: B, visit: &mut impl FnMut(B, B)) {
        let [north, east, south, west] = Direction::ALL.map(|one| self.shift(empty, one));
        let two_open = (north & east) | (south & west) | ((north | east) & (south | west));
        let mut rest = prey & !self.flood(prey & two_open, prey);
        while !rest.is_empty() {
            let group = self.flood(B::bit(rest.lowest()), prey);
            rest &= !group;
            let open = self.beside(group) & empty;
            if open.count() <= 1 {
                visit(group, open);
            }
        }
    }

    /// The pieces of a side that an enemy could bracket with one more piece on a square that it reaches.
    #[must_use]
    pub fn threatened(&self, board: &Board<B>, side: Side, enemy_reach: B) -> B {
        let enemy = side.other();
        let open = board.free(side) & !self.protected(board);
        let helpers = self.brackets_for(board, enemy);
        let line = self.ruleset.capture.line.is_on();
        Direction::ALL.iter().fold(B::EMPTY, |set, &direction| {
            let mut from_helper = open & self.shift(helpers, direction);
            if line {
                from_helper = self.run(from_helper, open, direction);
            }
            let mut ends = from_helper & self.shift(enemy_reach, direction.back());
            if line {
                ends = self.run(ends, from_helper, direction.back());
            }
            set | ends
        })
    }

    /// The set with all that follows it in a direction without a gap within `within`.
    fn run(&self, set: B, within: B, direction: Direction) -> B {
        let mut run = set;
        loop {
            let grown = run | (self.shift(run, direction) & within);
            if grown == run {
                return run;
            }
            run = grown;
        }
    }

    /// Hands every possible move of the moving stage that ends on one of `targets` to `visit`.
    pub fn visit_onto(
        &self,
        board: &Board<B>,
        targets: B,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        if board.stage() == Stage::Placing {
            return Flow::Continue(());
        }
        let one_piece = board.second().map(B::bit);
        let movers = one_piece.unwrap_or_else(|| board.free(board.side));
        if self.ruleset.movement == Movement::Slide && self.all_go_together() {
            return self.visit_slides_onto(board, movers, targets, visit);
        }
        let near = movers & (self.beside(targets) | self.jumpers(board, movers));
        let near = if self.ruleset.movement == Movement::Slide {
            movers
        } else {
            near
        };
        for from in near.squares() {
            for to in (self.goals(board, from) & targets).squares() {
                if self.may_end(board, from, to) {
                    let (from, to) = (self.name(from), self.name(to));
                    visit(Move::Go { from, to })?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Looks back from each target in four directions for a piece that slides to it.
    fn visit_slides_onto(
        &self,
        board: &Board<B>,
        movers: B,
        targets: B,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let empty = self.full & !board.occupied();
        for target in targets.squares() {
            let to = self.name(target);
            for direction in Direction::ALL {
                let mut seen = self.shift(B::bit(target), direction);
                while !(seen & empty).is_empty() {
                    seen = self.shift(seen, direction);
                }
                if !(seen & movers).is_empty() {
                    let from = self.name(seen.lowest());
                    visit(Move::Go { from, to })?;
                }
            }
        }
        Flow::Continue(())
    }

    /// The board with the turn handed over and nothing done. No rule allows it: a search asks what a free turn would bring.
    #[must_use]
    pub fn handed_over(&self, board: &Board<B>) -> Board<B> {
        let mut after = *board;
        after.set_second(self, None);
        after.set_side(board.side.other());
        after
    }
}
