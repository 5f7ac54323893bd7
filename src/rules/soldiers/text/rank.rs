//! Reading one rank of a position's board.

use super::BOND_SIGNS;
use crate::rules::error::PositionError;
use crate::rules::fields::fault;
use crate::rules::soldiers::bits::Bits;
use crate::rules::soldiers::board::Board;
use crate::rules::soldiers::field::Field;
use crate::rules::square::Square;
use crate::rules::words::{Calculus, Role, Side};

/// Reads one rank of the board field.
pub(super) struct RankReader<'a, B> {
    field: &'a Field<B>,
    row: &'a str,
    rank: u8,
    file: usize,
}

impl<'a, B: Bits> RankReader<'a, B> {
    pub(super) const fn new(field: &'a Field<B>, row: &'a str, rank: u8) -> Self {
        Self {
            field,
            row,
            rank,
            file: 0,
        }
    }

    pub(super) fn read(&mut self, board: &mut Board<B>) -> Result<(), PositionError> {
        let bytes = self.row.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            at = match bytes[at] {
                b'1'..=b'9' => self.read_gap(at)?,
                b'w' | b'b' | b'W' | b'B' => self.read_piece(board, at)?,
                _ => return self.unknown(at),
            };
        }
        if self.file == self.files() {
            return Ok(());
        }
        fault("BOARD", self.length(self.file))
    }

    fn files(&self) -> usize {
        usize::from(self.field.board.files)
    }

    fn unknown<T>(&self, at: usize) -> Result<T, PositionError> {
        let letter = self.row[at..].chars().next().unwrap_or(' ');
        fault(
            "BOARD",
            format!(
                "found '{letter}' in rank {}; numbers, w, b, W, B and the bonds -|* after a piece are possible",
                u16::from(self.rank) + 1
            ),
        )
    }

    fn length(&self, found: usize) -> String {
        format!(
            "rank {} has {found} squares; a board of {} has {}",
            u16::from(self.rank) + 1,
            self.field.board,
            self.field.board.files
        )
    }

    fn advance(&mut self, by: usize) -> Result<(), PositionError> {
        self.file += by;
        if self.file > self.files() {
            return fault("BOARD", self.length(self.file));
        }
        Ok(())
    }

    fn read_gap(&mut self, at: usize) -> Result<usize, PositionError> {
        let end = self.row[at..]
            .find(|c: char| !c.is_ascii_digit())
            .map_or(self.row.len(), |digits| at + digits);
        let gap = self.row[at..end].parse().unwrap_or(usize::from(u16::MAX));
        self.advance(gap)?;
        Ok(end)
    }

    fn read_piece(&mut self, board: &mut Board<B>, at: usize) -> Result<usize, PositionError> {
        let bytes = self.row.as_bytes();
        self.advance(1)?;
        let side = if bytes[at].eq_ignore_ascii_case(&b'w') {
            Side::White
        } else {
            Side::Black
        };
        let role = if bytes[at].is_ascii_uppercase() {
            Role::Dux
        } else {
            Role::Miles
        };
        let index = self
            .field
            .index(Square::new(self.file as u8 - 1, self.rank));
        board.put(self.field, index, Calculus { side, role });
        let mut next = at + 1;
        for (sign, bond) in BOND_SIGNS {
            if bytes.get(next) == Some(&sign) {
                let laid = board.bonds[bond] | B::bit(index);
                board.set_bond(self.field, bond, laid);
                next += 1;
            }
        }
        Ok(next)
    }
}
