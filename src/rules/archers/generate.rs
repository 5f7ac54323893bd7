//! Which actions are possible.

use super::board::Board;
use super::lines::Lines;
use super::mv::Move;
use super::places::Places;
use super::ruleset::{Backwards, Comeback, Ruleset, Shuttling};
use super::square::{Dimensions, Square};
use super::terms::Terms;
use super::words::{Role, Side};
use std::ops::ControlFlow;
use std::sync::Arc;

/// So often may an archer go between the same two places running.
pub(super) const MOST_SHUTTLES: u8 = 4;

/// What does not change during a game: lines, bases and switches.
#[derive(Debug, Clone)]
pub struct Table {
    lines: Arc<Lines>,
    pub(super) ruleset: Ruleset,
    bases: [Places; 2],
    /// Where lines lead from each place, for White and for Black, by the rule on going back.
    ways: [Vec<Places>; 2],
}

impl Table {
    /// The table for a game.
    #[must_use]
    pub fn new(terms: &Terms) -> Self {
        let (lines, ruleset) = (Arc::clone(terms.lines()), *terms.ruleset());
        let last = lines.board().ranks - 1;
        let bases = [lines.rank(0), lines.rank(last)];
        let ways = Side::BOTH.map(|side| {
            (0..lines.board().squares())
                .map(|from| {
                    lines
                        .from(from)
                        .filter(|&to| may_go(&lines, ruleset, side, from, to))
                        .fold(Places::NONE, |all, to| all | Places::one(to))
                })
                .collect()
        });
        Self {
            lines,
            ruleset,
            bases,
            ways,
        }
    }

    /// Places and lines.
    #[must_use]
    pub fn lines(&self) -> &Lines {
        &self.lines
    }

    /// The switches.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Files by ranks.
    #[must_use]
    pub fn dimensions(&self) -> Dimensions {
        self.lines.board()
    }

    /// The number of a square of this board.
    #[must_use]
    #[inline]
    pub fn index(&self, sq: Square) -> usize {
        self.lines.board().index(sq)
    }

    /// The name of a place.
    #[must_use]
    #[inline]
    pub fn name(&self, place: usize) -> Square {
        self.lines.board().square(place)
    }

    /// The base of a side.
    #[must_use]
    #[inline]
    pub const fn base(&self, side: Side) -> Places {
        self.bases[side.index()]
    }

    /// Where an archer of a side could go from a place on an empty board.
    #[must_use]
    #[inline]
    pub fn ways(&self, side: Side, from: usize) -> Places {
        self.ways[side.index()][from]
    }

    /// The archers of a side that can still move: those that have not reached the enemy base.
    #[must_use]
    #[inline]
    pub fn under_way(&self, board: &Board, side: Side) -> Places {
        board.archers(side) & !self.base(side.other())
    }

    /// The empty places of a side's own base.
    #[must_use]
    #[inline]
    pub fn vacant_base(&self, board: &Board, side: Side) -> Places {
        self.base(side) & !board.held()
    }

    /// The enemies that stand on their own base: they are captured only when there is no other action.
    #[must_use]
    #[inline]
    pub fn at_home(&self, board: &Board, side: Side) -> Places {
        board.archers(side) & self.base(side)
    }

    /// Where the archer on a place may go, enemies at home included.
    #[must_use]
    #[inline]
    pub(super) fn goals(&self, board: &Board, from: usize) -> Places {
        let side = board.side;
        let goals = self.ways(side, from) & !board.archers(side);
        let shuttle = board.shuttles[side.index()];
        if self.forbids_shuttling() && shuttle.times >= MOST_SHUTTLES && shuttle.ends.has(from) {
            goals & !shuttle.ends
        } else {
            goals
        }
    }

    pub(super) fn forbids_shuttling(&self) -> bool {
        self.ruleset.shuttling == Shuttling::FifthForbidden
    }

    /// Visits every legal action of a board on which the game goes on. There always is one: a side without any other passes.
    ///
    /// # Errors
    /// The visitor broke off.
    pub fn visit(
        &self,
        board: &Board,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let side = board.side;
        if board.putting_back {
            self.visit_comebacks(board, visit)?;
            return visit(Move::Pass);
        }
        let at_home = self.at_home(board, side.other());
        let mut any = false;
        for from in self.under_way(board, side) {
            for to in self.goals(board, from) & !at_home {
                any = true;
                visit(self.going(from, to))?;
            }
        }
        if self.ruleset.comeback == Comeback::AsAction && board.hand(side) > 0 {
            any |= !self.vacant_base(board, side).is_empty();
            self.visit_comebacks(board, visit)?;
        }
        if any {
            return ControlFlow::Continue(());
        }
        for from in self.under_way(board, side) {
            for to in self.goals(board, from) & at_home {
                any = true;
                visit(self.going(from, to))?;
            }
        }
        if any {
            ControlFlow::Continue(())
        } else {
            visit(Move::Pass)
        }
    }

    fn visit_comebacks(
        &self,
        board: &Board,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for place in self.vacant_base(board, board.side) {
            visit(Move::Place {
                role: Role::Miles,
                at: self.name(place),
            })?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn going(&self, from: usize, to: usize) -> Move {
        Move::Go {
            from: self.name(from),
            to: self.name(to),
        }
    }

    /// All legal actions of a board on which the game goes on, in no order that means anything.
    #[must_use]
    pub fn possible(&self, board: &Board) -> Vec<Move> {
        let mut moves = Vec::with_capacity(16);
        let _ = self.visit(board, &mut |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        moves
    }
}

fn may_go(lines: &Lines, ruleset: Ruleset, side: Side, from: usize, to: usize) -> bool {
    let [from, to] = [from, to].map(|place| lines.board().square(place).rank);
    match (ruleset.backwards, side) {
        (Backwards::Allowed, _) => true,
        (Backwards::Never, Side::White) => to >= from,
        (Backwards::Never, Side::Black) => to <= from,
    }
}
