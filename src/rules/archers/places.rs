//! Sets of places.

use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A set of places by their numbers in the order a1, b1, ... a2, b2, ...
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Places(u64);

impl Places {
    /// No place.
    pub const NONE: Places = Places(0);
    /// The most places a board may have.
    pub const MOST: usize = 64;

    /// One place.
    #[must_use]
    #[inline]
    pub const fn one(place: usize) -> Self {
        Self(1 << place)
    }

    /// The places of this number and on, as many as are asked for.
    #[must_use]
    pub const fn run(first: usize, count: usize) -> Self {
        let all = if count >= Self::MOST {
            u64::MAX
        } else {
            (1 << count) - 1
        };
        Self(all << first)
    }

    /// Whether a place is among them.
    #[must_use]
    #[inline]
    pub const fn has(self, place: usize) -> bool {
        self.0 >> place & 1 != 0
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The bits themselves, for a hash.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl Iterator for Places {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(place)
    }
}

impl BitAnd for Places {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Places {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Places {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Places {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}
