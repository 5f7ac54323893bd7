//! Positions as text: `BOARD SIDE HANDS QUIET`. Writing is here, reading in `read`.

mod rank;
mod read;

use super::bits::Bits;
use super::board::{Board, FILE, RANK, SHUT};
use super::field::Field;
use super::square::Square;
use super::words::{Side, Stage};
use std::fmt;

/// The signs of the bonds in the order in which they stand after a piece.
const BOND_SIGNS: [(u8, usize); 3] = [(b'-', RANK), (b'|', FILE), (b'*', SHUT)];

impl<B: Bits> Field<B> {
    pub(in crate::rules::soldiers) fn write(
        &self,
        board: &Board<B>,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        for rank in (0..self.board.ranks).rev() {
            self.write_rank(board, rank, f)?;
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        write!(f, " {}", board.side.letter())?;
        if let Some(second) = board.second() {
            write!(f, "+{}", self.name(second))?;
        } else if board.placements > 1 {
            write!(f, "{}", board.placements)?;
        }
        f.write_str(" ")?;
        write_hands(board, f)?;
        write!(f, " {}", board.quiet)
    }

    fn write_rank(&self, board: &Board<B>, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = 0;
        for file in 0..self.board.files {
            let index = self.index(Square::new(file, rank));
            let Some(calculus) = board.at(index) else {
                gap += 1;
                continue;
            };
            if gap > 0 {
                write!(f, "{gap}")?;
                gap = 0;
            }
            write!(f, "{}", calculus.letter())?;
            for (sign, bond) in BOND_SIGNS {
                if board.bonds[bond].has(index) {
                    write!(f, "{}", char::from(sign))?;
                }
            }
        }
        if gap > 0 {
            write!(f, "{gap}")?;
        }
        Ok(())
    }
}

fn write_hands<B: Bits>(board: &Board<B>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if board.stage() == Stage::Moving {
        return f.write_str("-");
    }
    for side in Side::BOTH {
        let hand = board.hand(side);
        if hand.men > 0 {
            write!(f, "{}{}", side.letter(), hand.men)?;
        }
        if hand.duces > 0 {
            write!(f, "{}", side.letter().to_ascii_uppercase())?;
        }
    }
    Ok(())
}
