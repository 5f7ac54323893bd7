//! What an action changes.

use super::bits::Bits;
use super::board::Board;
use super::capture::Catch;
use super::field::Field;
use super::mv::Move;
use super::ruleset::{Jumped, Jumps, Opening, Removal};
use super::words::{Calculus, Role, Side, Stage};

/// What an action did to pieces other than the one that acted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Effects<B> {
    /// Taken off the board.
    pub taken: B,
    /// Free pieces that became alligati.
    pub bound: B,
    /// Alligati that became free.
    pub freed: B,
}

impl<B: Bits> Field<B> {
    /// Plays an action that is known to be possible.
    #[inline]
    pub fn apply(&self, board: &mut Board<B>, mv: Move) -> Effects<B> {
        match mv {
            Move::Place { role, at } => self.place(board, role, self.index(at)),
            Move::Go { from, to } => self.go(board, self.index(from), self.index(to)),
            Move::Remove { at } => self.remove(board, self.index(at)),
            Move::Pass => self.end_quietly(board),
        }
    }

    #[inline]
    fn place(&self, board: &mut Board<B>, role: Role, at: usize) -> Effects<B> {
        let side = board.side;
        board.put(self, at, Calculus { side, role });
        let mut hand = board.hand(side);
        match role {
            Role::Miles => hand.men = hand.men.saturating_sub(1),
            Role::Dux => hand.duces = 0,
        }
        board.set_hand(side, hand);
        board.set_placements(board.placements.saturating_sub(1));
        if board.placements == 0 {
            self.next_to_place(board);
        }
        Effects::default()
    }

    /// Who sets down next; when all is down, the side that placed first moves first.
    fn next_to_place(&self, board: &mut Board<B>) {
        let men_left = Side::BOTH.into_iter().any(|side| board.hand(side).men > 0);
        let left = |side: Side| {
            let hand = board.hand(side);
            if men_left { hand.men } else { hand.duces }
        };
        let other = board.side.other();
        let next = if left(other) == 0 && left(board.side) > 0 {
            board.side
        } else {
            other
        };
        let placements = left(next).min(if men_left { self.per_turn() } else { 1 });
        board.set_side(next);
        board.set_placements(placements);
    }

    pub(super) const fn per_turn(&self) -> u8 {
        match self.ruleset.opening {
            Opening::Array => 0,
            Opening::Placement { per_turn } => per_turn,
        }
    }

    fn remove(&self, board: &mut Board<B>, at: usize) -> Effects<B> {
        let side = board.side;
        let taken = self.named_by(board, at);
        let bound_before = board.alligati();
        board.take_off(self, taken, side.other());
        self.drop_broken_bonds(board);
        board.quiet = 0;
        if self.ruleset.removal == Removal::InsteadOfMove {
            board.set_side(side.other());
        }
        Effects {
            taken,
            bound: B::EMPTY,
            freed: bound_before & !board.alligati() & board.occupied(),
        }
    }

    /// What goes off the board with the alligatus on a square: itself, or its whole shut-in group.
    pub(super) fn named_by(&self, board: &Board<B>, at: usize) -> B {
        let bit = B::bit(at);
        if board.bonds[super::board::SHUT].has(at) {
            self.flood(bit, board.pieces(board.side.other()))
        } else {
            bit
        }
    }

    #[inline]
    pub(super) fn go(&self, board: &mut Board<B>, from: usize, to: usize) -> Effects<B> {
        let side = board.side;
        let safe = self.safe_from(board, from, to);
        let effects = if self.ruleset.binds() {
            let bound_before = board.alligati();
            self.carry(board, from, to);
            let catch = self.catch(board, to, side, safe);
            self.bind(board, &catch, bound_before)
        } else {
            board.shift_piece(self, from, to);
            let taken = self.catch(board, to, side, safe).all();
            if !taken.is_empty() {
                board.take_off(self, taken, side.other());
            }
            Effects {
                taken,
                ..Effects::default()
            }
        };
        if (effects.taken | effects.bound).is_empty() {
            self.end_quietly(board);
        } else {
            self.go_on_after_capture(board, to);
        }
        effects
    }

    fn bind(&self, board: &mut Board<B>, catch: &Catch<B>, bound_before: B) -> Effects<B> {
        for (bond, set) in catch.bonds.into_iter().enumerate() {
            let laid = board.bonds[bond] | set;
            board.set_bond(self, bond, laid);
        }
        self.drop_broken_bonds(board);
        Effects {
            taken: B::EMPTY,
            bound: board.alligati() & !bound_before,
            freed: bound_before & !board.alligati(),
        }
    }

    /// Moves the piece and drops the bonds that its departure broke. This is the board on which captures are found.
    pub(super) fn carry(&self, board: &mut Board<B>, from: usize, to: usize) {
        board.shift_piece(self, from, to);
        self.drop_broken_bonds(board);
    }

    /// The piece jumped over, where the ruleset spares it.
    #[inline]
    pub(super) fn safe_from(&self, board: &Board<B>, from: usize, to: usize) -> B {
        let Jumps::Over {
            jumped: Jumped::Safe,
            ..
        } = self.jumps_of(board, from)
        else {
            return B::EMPTY;
        };
        let middle = self.beside_square(from) & self.beside_square(to) & board.occupied();
        if self.beside_square(from).has(to) {
            B::EMPTY
        } else {
            middle
        }
    }

    fn go_on_after_capture(&self, board: &mut Board<B>, to: usize) {
        board.quiet = 0;
        board.set_second(self, None);
        let side = board.side;
        if self.ruleset.second_move.is_on() && self.lost_pieces(board).is_none() {
            board.set_second(self, Some(to));
        } else {
            board.set_side(side.other());
        }
    }

    #[inline]
    fn end_quietly(&self, board: &mut Board<B>) -> Effects<B> {
        debug_assert_eq!(board.stage(), Stage::Moving, "only moves end turns quietly");
        board.quiet = board.quiet.saturating_add(1);
        board.set_second(self, None);
        board.set_side(board.side.other());
        Effects::default()
    }
}
