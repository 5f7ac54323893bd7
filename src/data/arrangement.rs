//! `Arrangement(..)`: a starting array, drawn as on a diagram: a drawing cannot put two pieces on one square. With `moment`
//! it is a moment of play instead, that need not be even.

use super::document::Document;
use super::fault::{Fault, Faults};
use super::value::{Fields, Value};
use crate::rules::{Calculus, Dimensions, Position, PositionError, Role, Side, Square, Terms};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

/// A starting array, in which Black's half is always White's turned by 180 degrees; or a moment of play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrangement {
    id: String,
    note: String,
    board: Dimensions,
    moment: Option<Side>,
    pieces: Vec<(Square, Calculus)>,
}

/// Arrangements by their ids.
pub(super) type Arrangements = BTreeMap<String, Arrangement>;

impl Arrangement {
    /// `row-and-dux-12x8`.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What the array rests on.
    #[must_use]
    pub fn note(&self) -> &str {
        &self.note
    }

    /// The board it is drawn on.
    #[must_use]
    pub const fn board(&self) -> Dimensions {
        self.board
    }

    /// The side to act next, where this is a moment of play; `None` for an array that a game begins from.
    #[must_use]
    pub const fn moment(&self) -> Option<Side> {
        self.moment
    }

    /// What is drawn as a position; `first` acts next where the drawing does not say.
    ///
    /// # Errors
    /// It is none by these terms.
    pub fn position(&self, terms: &Arc<Terms>, first: Side) -> Result<Position, PositionError> {
        let side = self.moment.unwrap_or(first).letter();
        Position::parse(terms, &format!("{} {side} - 0", self.ranks()))
    }

    /// The first field of a position: `bb10/12/...`.
    fn ranks(&self) -> String {
        let mut text = String::new();
        for rank in (0..self.board.ranks).rev() {
            let mut gap = 0;
            for file in 0..self.board.files {
                let sq = Square::new(file, rank);
                let Some(&(_, calculus)) = self.pieces.iter().find(|&&(at, _)| at == sq) else {
                    gap += 1;
                    continue;
                };
                push_gap(&mut text, std::mem::take(&mut gap));
                text.push(calculus.letter());
            }
            push_gap(&mut text, gap);
            if rank > 0 {
                text.push('/');
            }
        }
        text
    }

    /// All pieces, in the order a1, b1, ... a2, b2, ...
    #[must_use]
    pub fn pieces(&self) -> &[(Square, Calculus)] {
        &self.pieces
    }

    /// Men of White, in an array of each side.
    #[must_use]
    pub fn men(&self) -> usize {
        army(&self.pieces, Side::White).0
    }

    /// Duces of White, in an array of each side: 0 or 1.
    #[must_use]
    pub fn duces(&self) -> usize {
        army(&self.pieces, Side::White).1
    }
}

fn push_gap(text: &mut String, gap: u8) {
    if gap > 0 {
        // Writing to a text cannot fail.
        let _ = write!(text, "{gap}");
    }
}

/// Reads a file of this kind.
pub(super) fn read(document: &Document) -> Result<Arrangement, Vec<Fault>> {
    let mut faults = document.faults();
    let arrangement = document
        .root()
        .fields_and(&mut faults, &["id", "board", "note", "rows"], &["moment"])
        .and_then(|fields| convert(&fields, &mut faults));
    faults.finish(arrangement)
}

const SIDES: [(&str, Side); 2] = [("White", Side::White), ("Black", Side::Black)];

fn convert(fields: &Fields, faults: &mut Faults) -> Option<Arrangement> {
    let id = fields.read("id", faults, Value::id);
    let note = fields.read("note", faults, |value, faults| value.line(faults, 400));
    let board = fields.read("board", faults, Value::board);
    let moment = match fields.get("moment") {
        Some(value) => Some(value.word(faults, &SIDES)?),
        None => None,
    };
    let rows = fields
        .get("rows")
        .and_then(|value| Some((value, value.list(faults, "rows of text")?)));
    let pieces = match (board, rows) {
        (Some(board), Some((all, rows))) => drawn(all, &rows, board, moment, faults),
        _ => None,
    };
    Some(Arrangement {
        id: id?.to_owned(),
        note: note?.to_owned(),
        board: board?,
        moment,
        pieces: pieces?,
    })
}

/// The pieces of a drawing, its top row first.
fn drawn(
    all: &Value,
    rows: &[Value],
    board: Dimensions,
    moment: Option<Side>,
    faults: &mut Faults,
) -> Option<Vec<(Square, Calculus)>> {
    if rows.len() != usize::from(board.ranks) {
        let allowed = format!("{} rows on a board of {board}", board.ranks);
        all.refuse_as(faults, format!("{} rows", rows.len()), allowed);
        return None;
    }
    let read: Vec<Option<Vec<char>>> = rows.iter().map(|row| letters(row, board, faults)).collect();
    let letters: Vec<Vec<char>> = read.into_iter().collect::<Option<_>>()?;
    let symmetric = moment.is_some() || is_symmetric(rows, &letters, faults);
    let pieces = pieces(&letters);
    for side in Side::BOTH {
        let (men, duces) = army(&pieces, side);
        if men == 0 || duces > 1 {
            let found = format!("{men} men and {duces} duces of {side}");
            all.refuse_as(faults, found, "at least 1 man and at most 1 dux a side");
            return None;
        }
    }
    symmetric.then_some(pieces)
}

fn letters(row: &Value, board: Dimensions, faults: &mut Faults) -> Option<Vec<char>> {
    let letters: Vec<char> = row.line(faults, 26)?.chars().collect();
    let wanted = usize::from(board.files);
    if letters.len() != wanted {
        let found = format!("{} squares", letters.len());
        row.refuse_as(faults, found, format!("{wanted} on a board of {board}"));
        return None;
    }
    let unknown = letters.iter().find(|&&letter| !".wWbB".contains(letter));
    if let Some(unknown) = unknown {
        let found = format!("'{unknown}'");
        row.refuse_as(
            faults,
            found,
            ". for an empty square, w b for men, W B for duces",
        );
        return None;
    }
    Some(letters)
}

/// Whether each row above the middle is its partner below turned by 180 degrees; notes those that are not.
fn is_symmetric(rows: &[Value], letters: &[Vec<char>], faults: &mut Faults) -> bool {
    let mut symmetric = true;
    let last = letters.len() - 1;
    for (idx, row) in letters.iter().enumerate().take(letters.len().div_ceil(2)) {
        let turned: String = letters[last - idx]
            .iter()
            .rev()
            .map(|&c| swapped(c))
            .collect();
        if !row.iter().copied().eq(turned.chars()) {
            symmetric = false;
            let allowed = format!(
                "\"{turned}\": Black's array is White's turned by 180 degrees, here rows[{}]",
                last - idx + 1
            );
            rows[idx].refuse(faults, allowed);
        }
    }
    symmetric
}

fn swapped(letter: char) -> char {
    match letter {
        'w' => 'b',
        'b' => 'w',
        'W' => 'B',
        'B' => 'W',
        other => other,
    }
}

fn pieces(letters: &[Vec<char>]) -> Vec<(Square, Calculus)> {
    let from_below = (0_u8..).zip(letters.iter().rev());
    from_below
        .flat_map(|(rank, row)| {
            (0_u8..).zip(row).filter_map(move |(file, &letter)| {
                Some((Square::new(file, rank), calculus(letter)?))
            })
        })
        .collect()
}

const fn calculus(letter: char) -> Option<Calculus> {
    let (side, role) = match letter {
        'w' => (Side::White, Role::Miles),
        'W' => (Side::White, Role::Dux),
        'b' => (Side::Black, Role::Miles),
        'B' => (Side::Black, Role::Dux),
        _ => return None,
    };
    Some(Calculus { side, role })
}

/// Men and duces of a side.
fn army(pieces: &[(Square, Calculus)], side: Side) -> (usize, usize) {
    let count = |role| {
        let wanted = Calculus { side, role };
        pieces
            .iter()
            .filter(|&&(_, calculus)| calculus == wanted)
            .count()
    };
    (count(Role::Miles), count(Role::Dux))
}
