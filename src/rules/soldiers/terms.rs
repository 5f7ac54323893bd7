//! What is agreed before a game: switches, board, men and starting array.

use super::error::TermsError;
use super::ruleset::{Opening, Ruleset};
use super::square::{Dimensions, Square};
use super::words::{Calculus, Role, Side};

/// The terms of a game: everything a position needs to know beside its pieces. Always consistent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    ruleset: Ruleset,
    board: Dimensions,
    men: u8,
    array: Vec<(Square, Calculus)>,
}

impl Terms {
    /// Checks and keeps the terms. `men` is the number of men a side, without the dux; `array` is the starting array of
    /// both sides, and empty where men are placed.
    ///
    /// # Errors
    /// The first thing that makes no sense, as a [`TermsError`].
    pub fn new(
        ruleset: Ruleset,
        board: Dimensions,
        men: u8,
        array: Vec<(Square, Calculus)>,
    ) -> Result<Self, TermsError> {
        let terms = Self {
            ruleset,
            board,
            men,
            array,
        };
        terms.check()?;
        Ok(terms)
    }

    /// The switches.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Dimensions {
        self.board
    }

    /// Men a side, without the dux.
    #[must_use]
    pub const fn men(&self) -> u8 {
        self.men
    }

    /// The starting array of both sides; empty where men are placed.
    #[must_use]
    pub fn array(&self) -> &[(Square, Calculus)] {
        &self.array
    }

    fn check(&self) -> Result<(), TermsError> {
        if self.men == 0 {
            return Err(TermsError::NoMen);
        }
        let squares = self.board.squares();
        let pieces = 2 * (usize::from(self.men) + usize::from(self.ruleset.has_dux()));
        if pieces > squares {
            return Err(TermsError::TooMany { pieces, squares });
        }
        match self.ruleset.opening {
            Opening::Placement { per_turn } if !(1..=2).contains(&per_turn) => {
                Err(TermsError::PerTurn(per_turn))
            }
            Opening::Placement { .. } if !self.array.is_empty() => {
                Err(TermsError::ArrayWithPlacing)
            }
            Opening::Placement { .. } => Ok(()),
            Opening::Array => self.check_array(),
        }
    }

    fn check_array(&self) -> Result<(), TermsError> {
        for (idx, &(sq, _)) in self.array.iter().enumerate() {
            if !self.board.contains(sq) {
                return Err(TermsError::OffBoard(sq, self.board));
            }
            if self.array[..idx].iter().any(|&(other, _)| other == sq) {
                return Err(TermsError::Doubled(sq));
            }
        }
        for side in Side::BOTH {
            let count = |role| {
                let wanted = Calculus { side, role };
                self.array
                    .iter()
                    .filter(|&&(_, calculus)| calculus == wanted)
                    .count()
            };
            let (men, duces) = (count(Role::Miles), count(Role::Dux));
            let (wanted_men, wanted_duces) =
                (usize::from(self.men), usize::from(self.ruleset.has_dux()));
            if (men, duces) != (wanted_men, wanted_duces) {
                return Err(TermsError::ArrayMismatch {
                    side,
                    men,
                    duces,
                    wanted_men,
                    wanted_duces,
                });
            }
        }
        Ok(())
    }
}
