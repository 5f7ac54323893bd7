//! Which actions are possible. Nothing is allocated: each action is handed to a visitor.

use super::bits::Bits;
use super::board::{Board, SHUT};
use super::field::{Direction, Field};
use super::mv::Move;
use super::ruleset::{Between, Chain, JumpOver, Jumps, Movement};
use super::trail::Trail;
use super::words::{Role, Side, Stage};
use std::ops::ControlFlow;

type Flow = ControlFlow<()>;

impl<B: Bits> Field<B> {
    /// Hands every legal action to `visit`, repetition included. Does not ask whether the game is over.
    pub fn visit_legal(
        &self,
        board: &Board<B>,
        trail: &Trail,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        if !(self.forbids_repetition() && trail.any_twice()) {
            return self.visit_moves(board, visit);
        }
        self.visit_moves(board, &mut |mv| {
            if self.comes_a_third_time(board, trail, mv) {
                Flow::Continue(())
            } else {
                visit(mv)
            }
        })
    }

    /// Whether no position may come a third time.
    #[must_use]
    #[inline]
    pub fn forbids_repetition(&self) -> bool {
        self.ruleset.repetition == super::Repetition::ThirdForbidden
    }

    /// Whether the side to act has a legal action, repetition included.
    #[must_use]
    pub fn has_legal(&self, board: &Board<B>, trail: &Trail) -> bool {
        self.visit_legal(board, trail, &mut |_| Flow::Break(()))
            .is_break()
    }

    /// Whether the move would bring a position about for the third time.
    #[must_use]
    pub fn comes_a_third_time(&self, board: &Board<B>, trail: &Trail, mv: Move) -> bool {
        let mut after = *board;
        self.apply(&mut after, mv);
        trail.came_twice(after.hash)
    }

    /// Whether an action is possible, whatever has been before.
    #[must_use]
    pub fn is_possible(&self, board: &Board<B>, mv: Move) -> bool {
        let moving = board.stage() == Stage::Moving;
        let second = board.second();
        match mv {
            Move::Place { role, at } => {
                let at = self.index(at);
                !moving && placing_role(board) == Some(role) && !board.occupied().has(at)
            }
            Move::Go { from, to } => {
                let (from, to) = (self.index(from), self.index(to));
                moving
                    && board.free(board.side).has(from)
                    && second.is_none_or(|second| second == from)
                    && self.goals(board, from).has(to)
                    && self.may_end(board, from, to)
            }
            Move::Remove { at } => {
                let removals = moving && second.is_none() && self.ruleset.binds();
                removals && self.removable(board).has(self.index(at))
            }
            Move::Pass => second.is_some(),
        }
    }

    /// Hands every possible action to `visit`, whatever has been before.
    pub fn visit_moves(&self, board: &Board<B>, visit: &mut impl FnMut(Move) -> Flow) -> Flow {
        if board.stage() == Stage::Placing {
            return self.visit_placements(board, visit);
        }
        if let Some(second) = board.second() {
            self.visit_piece(board, second, visit)?;
            return visit(Move::Pass);
        }
        if self.ruleset.binds() {
            self.visit_removals(board, visit)?;
        }
        for from in board.free(board.side).squares() {
            self.visit_piece(board, from, visit)?;
        }
        Flow::Continue(())
    }

    fn visit_placements(&self, board: &Board<B>, visit: &mut impl FnMut(Move) -> Flow) -> Flow {
        let Some(role) = placing_role(board) else {
            return Flow::Continue(());
        };
        for at in (self.full & !board.occupied()).squares() {
            let at = self.name(at);
            visit(Move::Place { role, at })?;
        }
        Flow::Continue(())
    }

    fn visit_removals(&self, board: &Board<B>, visit: &mut impl FnMut(Move) -> Flow) -> Flow {
        for at in self.removable(board).squares() {
            let at = self.name(at);
            visit(Move::Remove { at })?;
        }
        Flow::Continue(())
    }

    /// The squares by which the side to act may name a removal: single alligati, and the first square of each group.
    #[must_use]
    pub fn removable(&self, board: &Board<B>) -> B {
        let enemies = board.pieces(board.side.other());
        let shut = board.bonds[SHUT] & enemies;
        let mut names = board.alligati() & enemies & !shut;
        let mut rest = shut;
        while !rest.is_empty() {
            let first = B::bit(rest.lowest());
            names |= first;
            rest &= !self.flood(first, enemies);
        }
        names
    }

    #[inline]
    fn visit_piece(
        &self,
        board: &Board<B>,
        from: usize,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let from_name = self.name(from);
        for to in self.legal_goals(board, from).squares() {
            let to = self.name(to);
            let from = from_name;
            visit(Move::Go { from, to })?;
        }
        Flow::Continue(())
    }

    /// Every square on which a free piece may end.
    #[inline]
    pub(super) fn legal_goals(&self, board: &Board<B>, from: usize) -> B {
        let mut goals = self.goals(board, from);
        if self.ruleset.between == Between::Safe {
            return goals;
        }
        for to in (goals & self.traps(board, board.side)).squares() {
            if !self.binds_something(board, from, to) {
                goals.flip(to);
            }
        }
        goals
    }

    /// The squares on which a piece may end only when it binds something there.
    pub(super) fn traps(&self, board: &Board<B>, side: Side) -> B {
        match self.ruleset.between {
            Between::Safe => B::EMPTY,
            Between::OnlyWhenItBinds => self.between_enemies(board, side),
        }
    }

    /// Whether a free piece that can reach a square may end there.
    #[inline]
    pub(super) fn may_end(&self, board: &Board<B>, from: usize, to: usize) -> bool {
        self.ruleset.between == Between::Safe
            || !self.traps(board, board.side).has(to)
            || self.binds_something(board, from, to)
    }

    pub(super) fn binds_something(&self, board: &Board<B>, from: usize, to: usize) -> bool {
        let mut after = *board;
        let effects = self.go(&mut after, from, to);
        !(effects.bound | effects.taken).is_empty()
    }

    /// Every square a free piece can reach, whether or not it may end there.
    pub(super) fn goals(&self, board: &Board<B>, from: usize) -> B {
        let walks = self.walks(board, from);
        match self.jumps_of(board, from) {
            Jumps::None => walks,
            Jumps::Over { whom, chain, .. } => walks | self.jump_goals(board, from, whom, chain),
        }
    }

    /// Every square a piece can step or slide to.
    pub(super) fn walks(&self, board: &Board<B>, from: usize) -> B {
        let empty = self.full & !board.occupied();
        let start = B::bit(from);
        match self.ruleset.movement {
            Movement::Step => self.beside_square(from) & empty,
            Movement::Slide => self.slides(start, empty),
        }
    }

    pub(super) fn jumps_of(&self, board: &Board<B>, from: usize) -> Jumps {
        if board.duces.has(from) {
            self.ruleset.dux_jumps
        } else {
            self.ruleset.jumps
        }
    }

    fn slides(&self, start: B, empty: B) -> B {
        let mut reach = B::EMPTY;
        for direction in Direction::ALL {
            let mut next = self.shift(start, direction) & empty;
            while !next.is_empty() {
                reach |= next;
                next = self.shift(next, direction) & empty;
            }
        }
        reach
    }

    /// Where a piece lands by jumps, with its own square counted as empty. Goes from square to square: few can be jumped to.
    fn jump_goals(&self, board: &Board<B>, from: usize, whom: JumpOver, chain: Chain) -> B {
        let mut occupied = board.occupied();
        occupied.flip(from);
        let over = match whom {
            JumpOver::Either => occupied,
            JumpOver::Enemy => board.pieces(board.side.other()),
        };
        let mut reach = B::bit(from);
        let mut frontier = reach;
        while !frontier.is_empty() {
            let at = frontier.lowest();
            frontier = frontier.without_lowest();
            for direction in Direction::ALL {
                if let Some(passed) = self.next(at, direction)
                    && over.has(passed)
                    && let Some(landed) = self.next(passed, direction)
                    && !occupied.has(landed)
                    && !reach.has(landed)
                {
                    reach.flip(landed);
                    if chain == Chain::Many {
                        frontier.flip(landed);
                    }
                }
            }
        }
        reach.flip(from);
        reach
    }

    /// Where pieces on `frontier` land by one jump in a direction, with `start` counted as empty.
    pub(super) fn jump(
        &self,
        board: &Board<B>,
        start: B,
        frontier: B,
        whom: JumpOver,
        direction: Direction,
    ) -> B {
        let occupied = board.occupied() & !start;
        let over = match whom {
            JumpOver::Either => occupied,
            JumpOver::Enemy => occupied & board.pieces(board.side.other()),
        };
        let passed = self.shift(frontier, direction) & over;
        self.shift(passed, direction) & !occupied
    }

    /// Whether the side to act has any possible action at all.
    #[must_use]
    pub fn has_move(&self, board: &Board<B>) -> bool {
        self.visit_moves(board, &mut |_| Flow::Break(())).is_break()
    }
}

/// What the side to act sets down next: men first, the dux when all men of both sides are down.
pub(super) fn placing_role<B: Bits>(board: &Board<B>) -> Option<Role> {
    let hand = board.hand(board.side);
    let men_left = Side::BOTH.into_iter().any(|side| board.hand(side).men > 0);
    if hand.men > 0 {
        Some(Role::Miles)
    } else if hand.duces > 0 && !men_left {
        Some(Role::Dux)
    } else {
        None
    }
}
