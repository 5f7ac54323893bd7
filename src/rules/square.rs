//! Squares by name, and the size of a board.

use std::fmt;

/// One square of a board by its file and rank, both counted from 0: `a1` is file 0, rank 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Files run a, b, c ... from White's left.
    pub file: u8,
    /// Ranks run 1, 2, 3 ... from White's side.
    pub rank: u8,
}

impl Square {
    /// A square by file and rank, both counted from 0.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { file, rank }
    }

    /// Reads a name such as `e4` or `q18`; `None` when the text is no square name of any board.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (&letter, digits) = text.as_bytes().split_first()?;
        let well_formed = letter.is_ascii_lowercase()
            && !digits.is_empty()
            && digits[0] != b'0'
            && digits.iter().all(u8::is_ascii_digit);
        if !well_formed {
            return None;
        }
        let rank: u8 = std::str::from_utf8(digits).ok()?.parse().ok()?;
        Some(Self::new(letter - b'a', rank - 1))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            char::from(b'a' + self.file.min(25)),
            u16::from(self.rank) + 1
        )
    }
}

/// The size of a board, files by ranks, written `12x8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dimensions {
    /// Number of files, [`Dimensions::MIN_SIDE`] to [`Dimensions::MAX_SIDE`].
    pub files: u8,
    /// Number of ranks, [`Dimensions::MIN_SIDE`] to [`Dimensions::MAX_SIDE`].
    pub ranks: u8,
}

impl Dimensions {
    /// The shortest side of a board.
    pub const MIN_SIDE: u8 = 3;
    /// The longest side of a board; files need a letter each.
    pub const MAX_SIDE: u8 = 26;
    /// The most squares a board may have: what the widest bitboard holds.
    pub const MAX_SQUARES: usize = 320;

    /// Files by ranks; `None` outside [`Self::MIN_SIDE`]..=[`Self::MAX_SIDE`] or beyond [`Self::MAX_SQUARES`].
    #[must_use]
    pub fn new(files: u8, ranks: u8) -> Option<Self> {
        let sides = Self::MIN_SIDE..=Self::MAX_SIDE;
        let dims = Self { files, ranks };
        (sides.contains(&files) && sides.contains(&ranks) && dims.squares() <= Self::MAX_SQUARES)
            .then_some(dims)
    }

    /// Reads `12x8`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (files, ranks) = text.split_once('x')?;
        let number = |t: &str| {
            t.bytes()
                .all(|b| b.is_ascii_digit())
                .then(|| t.parse().ok())
                .flatten()
        };
        Self::new(number(files)?, number(ranks)?)
    }

    /// How many squares the board has.
    #[must_use]
    pub const fn squares(self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// Whether the square lies on this board.
    #[must_use]
    pub const fn contains(self, sq: Square) -> bool {
        sq.file < self.files && sq.rank < self.ranks
    }

    /// The place of a square in the order a1, b1, ... a2, b2, ...; meaningless for a square off the board.
    #[must_use]
    pub const fn index(self, sq: Square) -> usize {
        sq.rank as usize * self.files as usize + sq.file as usize
    }

    /// The square at a place in the order a1, b1, ... a2, b2, ...
    #[must_use]
    pub const fn square(self, index: usize) -> Square {
        let files = self.files as usize;
        Square::new((index % files) as u8, (index / files) as u8)
    }

    /// All squares in the order a1, b1, ... a2, b2, ...
    pub fn all(self) -> impl Iterator<Item = Square> {
        (0..self.squares()).map(move |idx| self.square(idx))
    }

    /// The square seen from the other side of the table: turned by 180 degrees.
    #[must_use]
    pub const fn turned(self, sq: Square) -> Square {
        Square::new(self.files - 1 - sq.file, self.ranks - 1 - sq.rank)
    }
}

impl fmt::Display for Dimensions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.files, self.ranks)
    }
}
