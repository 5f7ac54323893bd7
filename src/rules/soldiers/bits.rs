//! Sets of squares as bits: one word up to 64 squares, a double word up to 128, five words beyond.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares. Bit `i` is the square with index `i` (a1, b1, ... a2, b2, ...).
pub trait Bits:
    Copy
    + Eq
    + Default
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// How many squares fit.
    const CAPACITY: usize;
    /// No square.
    const EMPTY: Self;

    /// The set of one square, `index` below [`Self::CAPACITY`].
    #[must_use]
    fn bit(index: usize) -> Self;
    /// Whether the set holds the square.
    #[must_use]
    fn has(self, index: usize) -> bool;
    /// Whether the set is empty.
    #[must_use]
    fn is_empty(self) -> bool;
    /// How many squares the set holds.
    #[must_use]
    fn count(self) -> u32;
    /// The lowest square; the capacity when the set is empty.
    #[must_use]
    fn lowest(self) -> usize;
    /// The set without its lowest square.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// Every square moved up by `by` places, `by` below [`Self::CAPACITY`].
    #[must_use]
    fn up(self, by: u32) -> Self;
    /// Every square moved down by `by` places, `by` below [`Self::CAPACITY`].
    #[must_use]
    fn down(self, by: u32) -> Self;

    /// Puts the square in if it is not there, and takes it out if it is.
    fn flip(&mut self, index: usize);

    /// The square with `n` squares of the set below it; the capacity when the set has no more than `n`.
    #[must_use]
    fn nth(self, n: u32) -> usize {
        let mut set = self;
        for _ in 0..n {
            set = set.without_lowest();
        }
        set.lowest()
    }

    /// The squares of the set, lowest first.
    fn squares(self) -> Squares<Self> {
        Squares(self)
    }

    /// The first `n` squares.
    #[must_use]
    fn first(n: usize) -> Self {
        let mut set = Self::EMPTY;
        for index in 0..n {
            set |= Self::bit(index);
        }
        set
    }
}

/// The indices of a set, lowest first.
#[derive(Debug, Clone, Copy)]
pub struct Squares<B>(B);

impl<B: Bits> Iterator for Squares<B> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0.is_empty() {
            return None;
        }
        let index = self.0.lowest();
        self.0 = self.0.without_lowest();
        Some(index)
    }
}

macro_rules! word {
    ($word:ty) => {
        impl Bits for $word {
            const CAPACITY: usize = <$word>::BITS as usize;
            const EMPTY: Self = 0;

            #[inline]
            fn bit(index: usize) -> Self {
                1 << index
            }
            #[inline]
            fn has(self, index: usize) -> bool {
                self >> index & 1 != 0
            }
            #[inline]
            fn is_empty(self) -> bool {
                self == 0
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }
            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline]
            fn up(self, by: u32) -> Self {
                self << by
            }
            #[inline]
            fn down(self, by: u32) -> Self {
                self >> by
            }
            #[inline]
            fn flip(&mut self, index: usize) {
                *self ^= 1 << index;
            }
        }
    };
}

word!(u64);
word!(u128);

const WORDS: usize = 5;

/// Five words: boards of more than 128 squares, up to 320.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wide([u64; WORDS]);

macro_rules! wide_operator {
    ($trait:ident, $method:ident, $assign:ident, $assign_method:ident) => {
        impl $trait for Wide {
            type Output = Self;
            #[inline]
            fn $method(mut self, other: Self) -> Self {
                self.$assign_method(other);
                self
            }
        }
        impl $assign for Wide {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                for (word, with) in self.0.iter_mut().zip(other.0) {
                    word.$assign_method(with);
                }
            }
        }
    };
}

wide_operator!(BitAnd, bitand, BitAndAssign, bitand_assign);
wide_operator!(BitOr, bitor, BitOrAssign, bitor_assign);
wide_operator!(BitXor, bitxor, BitXorAssign, bitxor_assign);

impl Not for Wide {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl Bits for Wide {
    const CAPACITY: usize = WORDS * 64;
    const EMPTY: Self = Self([0; WORDS]);

    #[inline]
    fn bit(index: usize) -> Self {
        let mut words = [0; WORDS];
        words[index / 64] = 1 << (index % 64);
        Self(words)
    }
    #[inline]
    fn has(self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 != 0
    }
    #[inline]
    fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }
    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    #[inline]
    fn lowest(self) -> usize {
        self.0
            .iter()
            .position(|&word| word != 0)
            .map_or(Self::CAPACITY, |at| {
                at * 64 + self.0[at].trailing_zeros() as usize
            })
    }
    #[inline]
    fn without_lowest(mut self) -> Self {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        self
    }
    #[inline]
    fn up(self, by: u32) -> Self {
        let mut words = self.0;
        if by >= 64 {
            words = [0; WORDS];
            let whole = by as usize / 64;
            words[whole..].copy_from_slice(&self.0[..WORDS - whole]);
        }
        let by = by % 64;
        let mut carried = 0;
        Self(words.map(|word| {
            let moved = word << by | carried;
            // In two shifts: by 64 at once is not allowed.
            carried = word >> (63 - by) >> 1;
            moved
        }))
    }
    #[inline]
    fn down(self, by: u32) -> Self {
        let mut words = self.0;
        if by >= 64 {
            words = [0; WORDS];
            let whole = by as usize / 64;
            words[..WORDS - whole].copy_from_slice(&self.0[whole..]);
        }
        let by = by % 64;
        let mut carried = 0;
        for word in words.iter_mut().rev() {
            let moved = *word >> by | carried;
            carried = *word << (63 - by) << 1;
            *word = moved;
        }
        Self(words)
    }
    #[inline]
    fn flip(&mut self, index: usize) {
        self.0[index / 64] ^= 1 << (index % 64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every width does the same as a list of indices.
    fn agrees<B: Bits>(indices: &[usize]) {
        let set = indices
            .iter()
            .fold(B::EMPTY, |set, &index| set | B::bit(index));
        assert_eq!(set.squares().collect::<Vec<_>>(), indices);
        assert_eq!(set.count() as usize, indices.len());
        assert!(indices.iter().all(|&index| set.has(index)));
        for by in [0, 1, 9, 17, 63, 64, 100, 127, 136, 319] {
            if by >= B::CAPACITY {
                continue;
            }
            let up: Vec<usize> = indices
                .iter()
                .map(|index| index + by)
                .filter(|&index| index < B::CAPACITY)
                .collect();
            assert_eq!(set.up(by as u32).squares().collect::<Vec<_>>(), up);
            let down: Vec<usize> = indices
                .iter()
                .filter_map(|index| index.checked_sub(by))
                .collect();
            assert_eq!(set.down(by as u32).squares().collect::<Vec<_>>(), down);
        }
    }

    #[test]
    fn words_of_every_width_agree_with_lists() {
        agrees::<u64>(&[0, 3, 31, 62, 63]);
        agrees::<u128>(&[0, 3, 63, 64, 127]);
        agrees::<Wide>(&[0, 3, 63, 64, 128, 200, 255, 256, 305, 319]);
        agrees::<Wide>(&[]);
    }
}
