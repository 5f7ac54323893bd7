//! A board that is no grid: places, and the lines that join them.

use super::places::Places;
use super::square::{Dimensions, Square};
use thiserror::Error;

/// The places of a board and the lines that join them. Every place can be reached from every other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lines {
    name: String,
    board: Dimensions,
    joined: Vec<Places>,
}

/// Why lines make no board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum LinesError {
    /// More places than a set can hold.
    #[error("a board of {0} has more than {max} places", max = Places::MOST)]
    TooLarge(Dimensions),
    /// An end of a line is no place.
    #[error("{0} is not on a board of {1}")]
    OffBoard(Square, Dimensions),
    /// A line from a place to itself.
    #[error("the line from {0} leads to {0} itself")]
    Loop(Square),
    /// The same line twice.
    #[error("the line between {0} and {1} is there twice")]
    Doubled(Square, Square),
    /// No way leads there.
    #[error("no way leads from {from} to {to}")]
    Unreached {
        /// The first place.
        from: Square,
        /// The first place that cannot be reached from it.
        to: Square,
    },
}

impl Lines {
    /// A board by its name in commands and records, its size, and its lines, each given once.
    ///
    /// # Errors
    /// The first thing that makes no board.
    pub fn new(
        name: impl Into<String>,
        board: Dimensions,
        lines: &[(Square, Square)],
    ) -> Result<Self, LinesError> {
        if board.squares() > Places::MOST {
            return Err(LinesError::TooLarge(board));
        }
        let mut joined = vec![Places::NONE; board.squares()];
        for &(a, b) in lines {
            if let Some(off) = [a, b].into_iter().find(|&sq| !board.contains(sq)) {
                return Err(LinesError::OffBoard(off, board));
            }
            if a == b {
                return Err(LinesError::Loop(a));
            }
            let (from, to) = (board.index(a), board.index(b));
            if joined[from].has(to) {
                return Err(LinesError::Doubled(a, b));
            }
            joined[from] = joined[from] | Places::one(to);
            joined[to] = joined[to] | Places::one(from);
        }
        let lines = Self {
            name: name.into(),
            board,
            joined,
        };
        match lines.unreached().next() {
            None => Ok(lines),
            Some(place) => Err(LinesError::Unreached {
                from: board.square(0),
                to: board.square(place),
            }),
        }
    }

    /// The places that no way leads to from the first one.
    fn unreached(&self) -> Places {
        let mut reached = Places::one(0);
        loop {
            let next = reached.fold(reached, |all, place| all | self.joined[place]);
            if next == reached {
                return Places::run(0, self.board.squares()) & !reached;
            }
            reached = next;
        }
    }

    /// How commands and records name the board: `5x5`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Files by ranks.
    #[must_use]
    pub const fn board(&self) -> Dimensions {
        self.board
    }

    /// The places that lines lead to from a place, by number.
    #[must_use]
    #[inline]
    pub fn from(&self, place: usize) -> Places {
        self.joined[place]
    }

    /// The places that lines lead to from a square, in the order a1, b1, ...; none off the board.
    #[must_use]
    pub fn neighbours(&self, sq: Square) -> Vec<Square> {
        if !self.board.contains(sq) {
            return Vec::new();
        }
        self.from(self.board.index(sq))
            .map(|place| self.board.square(place))
            .collect()
    }

    /// Every line once, its ends in the order a1, b1, ...
    pub fn all(&self) -> impl Iterator<Item = (Square, Square)> {
        (0..self.joined.len()).flat_map(move |from| {
            self.joined[from]
                .filter(move |&to| to > from)
                .map(move |to| (self.board.square(from), self.board.square(to)))
        })
    }

    /// The places of a rank, counted from 0.
    #[must_use]
    pub const fn rank(&self, rank: u8) -> Places {
        let files = self.board.files as usize;
        Places::run(rank as usize * files, files)
    }
}
