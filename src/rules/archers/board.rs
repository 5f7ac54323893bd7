//! What changes during a game: the archers and who acts, small enough to copy at every node of a search.

use super::places::Places;
use super::words::{Grade, Side};

/// The archers and who acts. Knows nothing of the positions that have been.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    pub(super) archers: [Places; 2],
    pub(super) superior: Places,
    pub(super) hands: [u8; 2],
    pub(super) side: Side,
    /// The side to act may put an archer back before its turn ends.
    pub(super) putting_back: bool,
    pub(super) quiet: u16,
    /// Turns passed running, for want of an action.
    pub(super) passes: u8,
    pub(super) shuttles: [Shuttle; 2],
}

/// Between which two places a side has gone last, and how often running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Shuttle {
    pub(super) ends: Places,
    pub(super) times: u8,
}

impl Board {
    pub(super) fn empty(side: Side) -> Self {
        Self {
            archers: [Places::NONE; 2],
            superior: Places::NONE,
            hands: [0; 2],
            side,
            putting_back: false,
            quiet: 0,
            passes: 0,
            shuttles: [Shuttle::default(); 2],
        }
    }

    /// Who acts.
    #[must_use]
    #[inline]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The archers of a side on the board.
    #[must_use]
    #[inline]
    pub const fn archers(&self, side: Side) -> Places {
        self.archers[side.index()]
    }

    /// The superior archers of both sides.
    #[must_use]
    #[inline]
    pub const fn superior(&self) -> Places {
        self.superior
    }

    /// The places that are held.
    #[must_use]
    #[inline]
    pub fn held(&self) -> Places {
        self.archers[0] | self.archers[1]
    }

    /// How many archers a side has in hand.
    #[must_use]
    #[inline]
    pub const fn hand(&self, side: Side) -> u8 {
        self.hands[side.index()]
    }

    /// Turns without capture.
    #[must_use]
    #[inline]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Whether the side to act may put an archer back before its turn ends.
    #[must_use]
    #[inline]
    pub const fn puts_back(&self) -> bool {
        self.putting_back
    }

    /// Whose archer stands on a place, and what it is.
    #[must_use]
    #[inline]
    pub fn at(&self, place: usize) -> Option<(Side, Grade)> {
        let side = Side::BOTH
            .into_iter()
            .find(|&side| self.archers(side).has(place))?;
        let grade = if self.superior.has(place) {
            Grade::Superior
        } else {
            Grade::Simple
        };
        Some((side, grade))
    }

    /// A hash of what stands where, hands, side and whether an archer may be put back; not of QUIET nor of what has been.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let [white, black] = self.archers.map(Places::bits);
        let [in_white, in_black] = self.hands.map(u64::from);
        let turn = self.side.index() as u64 | u64::from(self.putting_back) << 1;
        [
            white,
            black,
            self.superior.bits(),
            in_white << 16 | in_black << 8 | turn,
        ]
        .into_iter()
        .fold(0x6172_6368_6572_7321, |hash, part| mixed(hash ^ part))
    }

    /// What a search remembers the board by: the hash with all else that the legal actions depend on.
    #[must_use]
    pub fn key(&self) -> u64 {
        const CAREFUL: u8 = 2;
        const NEAR_THE_END: u16 = 80;
        let mut key = self.hash() ^ u64::from(self.passes) << 40;
        for shuttle in self
            .shuttles
            .iter()
            .filter(|shuttle| shuttle.times >= CAREFUL)
        {
            key = mixed(key ^ shuttle.ends.bits() ^ u64::from(shuttle.times) << 56);
        }
        if self.quiet >= NEAR_THE_END {
            key = mixed(key ^ u64::from(self.quiet));
        }
        key
    }
}

const fn mixed(x: u64) -> u64 {
    let a = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let b = (a ^ (a >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (b ^ (b >> 31)).wrapping_add(0x9e37_79b9_7f4a_7c15)
}
