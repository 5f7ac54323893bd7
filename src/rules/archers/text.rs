//! Positions as text: `BOARD SIDE HANDS QUIET`.

use super::board::Board;
use super::common::{PositionError, shortened};
use super::fields::{counted, fault, read_men, read_quiet, read_side, split};
use super::generate::Table;
use super::places::Places;
use super::ruleset::Comeback;
use super::square::Square;
use super::words::{Grade, Side};
use std::fmt;

impl Table {
    pub(super) fn write(&self, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.dimensions().ranks).rev() {
            self.write_rank(board, rank, f)?;
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        let plus = if board.putting_back { "+" } else { "" };
        write!(f, " {}{plus} ", board.side.letter())?;
        if board.hands == [0, 0] {
            f.write_str("-")?;
        }
        for side in Side::BOTH {
            if board.hand(side) > 0 {
                write!(f, "{}{}", side.letter(), board.hand(side))?;
            }
        }
        write!(f, " {}", board.quiet)
    }

    fn write_rank(&self, board: &Board, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = 0;
        for file in 0..self.dimensions().files {
            let Some((side, grade)) = board.at(self.index(Square::new(file, rank))) else {
                gap += 1;
                continue;
            };
            if gap > 0 {
                write!(f, "{gap}")?;
                gap = 0;
            }
            let letter = match grade {
                Grade::Simple => side.letter(),
                Grade::Superior => side.letter().to_ascii_uppercase(),
            };
            write!(f, "{letter}")?;
        }
        if gap > 0 {
            write!(f, "{gap}")?;
        }
        Ok(())
    }

    /// Reads a position; nothing is known of the game before it.
    pub(super) fn read(&self, text: &str) -> Result<Board, PositionError> {
        let [pieces, side, hands, quiet] = split(text)?;
        let mut board = Board::empty(read_side(side)?);
        self.read_pieces(&mut board, pieces)?;
        read_hands(&mut board, hands)?;
        board.quiet = read_quiet(quiet)?;
        self.check_armies(&board)?;
        self.read_turn(&mut board, side.get(1..).unwrap_or_default())?;
        Ok(board)
    }

    fn read_pieces(&self, board: &mut Board, text: &str) -> Result<(), PositionError> {
        let rows: Vec<&str> = text.split('/').collect();
        let dims = self.dimensions();
        if rows.len() != usize::from(dims.ranks) {
            let found = counted(rows.len(), "rank");
            return fault(
                "BOARD",
                format!("found {found}; a board of {dims} has {}", dims.ranks),
            );
        }
        for (rank, row) in (0..dims.ranks).rev().zip(rows) {
            self.read_rank(board, rank, row)?;
        }
        Ok(())
    }

    fn read_rank(&self, board: &mut Board, rank: u8, row: &str) -> Result<(), PositionError> {
        let dims = self.dimensions();
        let name = u16::from(rank) + 1;
        let mut file = 0_usize;
        let mut rest = row;
        while let Some(letter) = rest.chars().next() {
            let digits = rest
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len());
            match letter {
                '1'..='9' => {
                    file += rest[..digits].parse().unwrap_or(usize::from(u16::MAX));
                    rest = &rest[digits..];
                }
                'w' | 'b' | 'W' | 'B' => {
                    if file < usize::from(dims.files) {
                        let place = Places::one(self.index(Square::new(file as u8, rank)));
                        put(board, letter, place);
                    }
                    file += 1;
                    rest = &rest[1..];
                }
                _ => {
                    let reason = format!(
                        "found '{letter}' in rank {name}; numbers, w b for simple and W B for superior archers are possible"
                    );
                    return fault("BOARD", reason);
                }
            }
        }
        if file == usize::from(dims.files) {
            return Ok(());
        }
        let reason = format!(
            "rank {name} has {file} squares; a board of {dims} has {}",
            dims.files
        );
        fault("BOARD", reason)
    }

    fn check_armies(&self, board: &Board) -> Result<(), PositionError> {
        let most = u32::from(self.dimensions().files);
        for side in Side::BOTH {
            let archers = board.archers(side).count() + u32::from(board.hand(side));
            if archers > most {
                let reason =
                    format!("{side} has {archers} archers with those in hand; {most} are the most");
                return fault("BOARD", reason);
            }
        }
        Ok(())
    }

    fn read_turn(&self, board: &mut Board, text: &str) -> Result<(), PositionError> {
        let side = board.side;
        let reason = match text {
            "" => return Ok(()),
            "+" if self.ruleset.comeback == Comeback::AsAction => {
                "found '+'; under these rules archers come back by an action of their own"
                    .to_owned()
            }
            "+" if board.hand(side) == 0 => {
                format!("found '+' where {side} has no archer in hand to put back")
            }
            "+" if self.vacant_base(board, side).is_empty() => {
                format!("found '+' where {side}'s base has no empty place")
            }
            "+" if (board.archers(side) & self.base(side.other())).is_empty() => {
                format!("found '+' where no archer of {side} has reached the enemy base")
            }
            "+" => {
                board.putting_back = true;
                return Ok(());
            }
            other => format!(
                "found '{}' after the side; nothing or '+' can stand there",
                shortened(other)
            ),
        };
        fault("SIDE", reason)
    }
}

fn put(board: &mut Board, letter: char, place: Places) {
    let side = if letter.eq_ignore_ascii_case(&'w') {
        Side::White
    } else {
        Side::Black
    };
    board.archers[side.index()] = board.archers(side) | place;
    if letter.is_ascii_uppercase() {
        board.superior = board.superior | place;
    }
}

fn read_hands(board: &mut Board, text: &str) -> Result<(), PositionError> {
    if text == "-" {
        return Ok(());
    }
    let mut rest = text;
    for side in Side::BOTH {
        board.hands[side.index()] = read_men(&mut rest, side)?;
    }
    if rest.is_empty() && board.hands != [0, 0] {
        return Ok(());
    }
    let reason = format!(
        "found '{}'; the archers of White, then of Black, are written like w1b2, or '-'",
        shortened(text)
    );
    fault("HANDS", reason)
}
