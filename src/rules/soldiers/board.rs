//! What changes during a game: the pieces and who acts, small enough to copy at every node of a search.

use super::bits::Bits;
use super::field::{BLACK_KEY, Field, hand_key, placements_key};
use super::words::{Calculus, Hand, Role, Side, Stage};

/// Which bond: its place in [`Board::bonds`] and its sign in a position.
pub(super) const RANK: usize = 0;
pub(super) const FILE: usize = 1;
pub(super) const SHUT: usize = 2;

/// The pieces and who acts. Knows nothing of the past.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board<B> {
    /// All pieces of each side, duces included.
    pub(super) pieces: [B; 2],
    /// The duces of both sides.
    pub(super) duces: B,
    /// Alligati by bond: along the rank, along the file, shut in.
    pub(super) bonds: [B; 3],
    pub(super) hash: u64,
    pub(super) hands: [Hand; 2],
    pub(super) quiet: u16,
    /// The index of the piece that alone may act, on its second move; [`Board::NO_SECOND`] otherwise.
    pub(super) second: u16,
    pub(super) side: Side,
    /// Placements left in this turn; 0 in the moving stage.
    pub(super) placements: u8,
}

impl<B: Bits> Board<B> {
    pub(super) const NO_SECOND: u16 = u16::MAX;

    pub(super) fn empty(side: Side) -> Self {
        Self {
            pieces: [B::EMPTY; 2],
            duces: B::EMPTY,
            bonds: [B::EMPTY; 3],
            hash: if side == Side::Black { BLACK_KEY } else { 0 },
            hands: [Hand::default(); 2],
            quiet: 0,
            second: Self::NO_SECOND,
            side,
            placements: 0,
        }
    }

    /// Who acts.
    #[must_use]
    #[inline]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// All pieces of a side, alligati and dux included.
    #[must_use]
    #[inline]
    pub const fn pieces(&self, side: Side) -> B {
        self.pieces[side.index()]
    }

    /// The duces of both sides.
    #[must_use]
    #[inline]
    pub const fn duces(&self) -> B {
        self.duces
    }

    /// How many pieces a side has on the board, alligati and dux included.
    #[must_use]
    #[inline]
    pub fn count(&self, side: Side) -> u32 {
        self.pieces(side).count()
    }

    /// All alligati of both sides.
    #[must_use]
    #[inline]
    pub fn alligati(&self) -> B {
        self.bonds[RANK] | self.bonds[FILE] | self.bonds[SHUT]
    }

    /// The free pieces of a side.
    #[must_use]
    #[inline]
    pub fn free(&self, side: Side) -> B {
        self.pieces(side) & !self.alligati()
    }

    /// All pieces of both sides.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> B {
        self.pieces[0] | self.pieces[1]
    }

    /// What a side has in hand.
    #[must_use]
    #[inline]
    pub const fn hand(&self, side: Side) -> Hand {
        self.hands[side.index()]
    }

    /// Turns without capture.
    #[must_use]
    #[inline]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The piece that alone may act, on its second move.
    #[must_use]
    #[inline]
    pub fn second(&self) -> Option<usize> {
        (self.second != Self::NO_SECOND).then_some(usize::from(self.second))
    }

    /// Placements left in this turn; 0 in the moving stage.
    #[must_use]
    #[inline]
    pub const fn placements(&self) -> u8 {
        self.placements
    }

    /// The half of the game.
    #[must_use]
    #[inline]
    pub const fn stage(&self) -> Stage {
        if self.hands[0].is_empty() && self.hands[1].is_empty() {
            Stage::Moving
        } else {
            Stage::Placing
        }
    }

    /// What stands on a square.
    #[must_use]
    pub fn at(&self, index: usize) -> Option<Calculus> {
        let side = Side::BOTH
            .into_iter()
            .find(|&side| self.pieces(side).has(index))?;
        let role = if self.duces.has(index) {
            Role::Dux
        } else {
            Role::Miles
        };
        Some(Calculus { side, role })
    }

    /// A hash of all but QUIET.
    #[must_use]
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }
}

/// Changes that keep the hash true.
impl<B: Bits> Board<B> {
    #[inline]
    pub(super) fn put(&mut self, field: &Field<B>, index: usize, calculus: Calculus) {
        self.pieces[calculus.side.index()] |= B::bit(index);
        if calculus.role == Role::Dux {
            self.duces |= B::bit(index);
        }
        self.hash ^= field.piece_key(index, calculus);
    }

    #[inline]
    pub(super) fn lift(&mut self, field: &Field<B>, index: usize, side: Side) -> Calculus {
        let bit = B::bit(index);
        let role = if self.duces.has(index) {
            Role::Dux
        } else {
            Role::Miles
        };
        let calculus = Calculus { side, role };
        self.pieces[side.index()] &= !bit;
        self.duces &= !bit;
        self.hash ^= field.piece_key(index, calculus);
        calculus
    }

    /// Carries a piece of the side to act from one square to another.
    #[inline]
    pub(super) fn shift_piece(&mut self, field: &Field<B>, from: usize, to: usize) {
        let side = self.side;
        let role = if self.duces.has(from) {
            self.duces.flip(from);
            self.duces.flip(to);
            Role::Dux
        } else {
            Role::Miles
        };
        let calculus = Calculus { side, role };
        let pieces = &mut self.pieces[side.index()];
        pieces.flip(from);
        pieces.flip(to);
        self.hash ^= field.piece_key(from, calculus) ^ field.piece_key(to, calculus);
    }

    /// Takes pieces of a side off, with their bonds.
    pub(super) fn take_off(&mut self, field: &Field<B>, set: B, side: Side) {
        for bond in 0..self.bonds.len() {
            let kept = self.bonds[bond] & !set;
            self.set_bond(field, bond, kept);
        }
        for index in set.squares() {
            self.lift(field, index, side);
        }
    }

    #[inline]
    pub(super) fn set_bond(&mut self, field: &Field<B>, bond: usize, set: B) {
        let changed = self.bonds[bond] ^ set;
        if changed.is_empty() {
            return;
        }
        for index in changed.squares() {
            self.hash ^= field.bond_key(index, bond);
        }
        self.bonds[bond] = set;
    }

    #[inline]
    pub(super) fn set_second(&mut self, field: &Field<B>, second: Option<usize>) {
        if let Some(before) = self.second() {
            self.hash ^= field.second_key(before);
        }
        self.second = Self::NO_SECOND;
        if let Some(index) = second {
            self.second = index as u16;
            self.hash ^= field.second_key(index);
        }
    }

    #[inline]
    pub(super) fn set_side(&mut self, side: Side) {
        if side != self.side {
            self.hash ^= BLACK_KEY;
            self.side = side;
        }
    }

    pub(super) fn set_placements(&mut self, left: u8) {
        self.hash ^= placements_key(self.placements) ^ placements_key(left);
        self.placements = left;
    }

    pub(super) fn set_hand(&mut self, side: Side, hand: Hand) {
        let old = self.hand(side);
        self.hash ^= hand_key(side, old.men, old.duces) ^ hand_key(side, hand.men, hand.duces);
        self.hands[side.index()] = hand;
    }

    /// The hash made anew from what is on the board.
    #[must_use]
    pub fn fresh_hash(&self, field: &Field<B>) -> u64 {
        let mut hash = 0;
        for index in self.occupied().squares() {
            if let Some(calculus) = self.at(index) {
                hash ^= field.piece_key(index, calculus);
            }
        }
        for (bond, set) in self.bonds.iter().enumerate() {
            for index in set.squares() {
                hash ^= field.bond_key(index, bond);
            }
        }
        for side in Side::BOTH {
            let hand = self.hand(side);
            hash ^= hand_key(side, hand.men, hand.duces);
        }
        if self.side == Side::Black {
            hash ^= BLACK_KEY;
        }
        if let Some(second) = self.second() {
            hash ^= field.second_key(second);
        }
        hash ^ placements_key(self.placements)
    }
}
