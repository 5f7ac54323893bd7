//! `Board(..)`: a board that is no grid. Every line stands at both of its ends, so that a slip of the pen shows.

use super::document::Document;
use super::fault::{Fault, Faults};
use super::value::{Fields, Value};
use crate::rules::archers::{Lines, Places};
use crate::rules::{Dimensions, Square};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A board of places and lines, as rulesets name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineBoard {
    id: String,
    note: String,
    drawing: Drawing,
    lines: Arc<Lines>,
}

/// How sure the drawing is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Drawing {
    /// The most probable reading of what is known.
    Probable,
    /// Nobody has seen it; it is shown as a conjecture.
    Conjectural,
}

/// Boards by their ids.
pub(super) type LineBoards = BTreeMap<String, LineBoard>;

impl LineBoard {
    /// `archers`.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What the drawing rests on.
    #[must_use]
    pub fn note(&self) -> &str {
        &self.note
    }

    /// How sure the drawing is.
    #[must_use]
    pub const fn drawing(&self) -> Drawing {
        self.drawing
    }

    /// Places and lines.
    #[must_use]
    pub const fn lines(&self) -> &Arc<Lines> {
        &self.lines
    }
}

/// Reads a file of this kind.
pub(super) fn read(document: &Document) -> Result<LineBoard, Vec<Fault>> {
    const NAMES: [&str; 6] = ["id", "name", "board", "drawing", "note", "places"];
    let mut faults = document.faults();
    let board = document
        .root()
        .fields(&mut faults, &NAMES)
        .and_then(|fields| convert(&fields, &mut faults));
    faults.finish(board)
}

fn convert(fields: &Fields, faults: &mut Faults) -> Option<LineBoard> {
    const DRAWINGS: [(&str, Drawing); 2] = [
        ("Probable", Drawing::Probable),
        ("Conjectural", Drawing::Conjectural),
    ];
    let id = fields.read("id", faults, Value::id);
    let board = fields.read("board", faults, size);
    let name = fields.read("name", faults, |value, faults| name(value, board, faults));
    let drawing = fields.word("drawing", faults, &DRAWINGS);
    let note = fields.read("note", faults, |value, faults| value.line(faults, 400));
    let places = fields.read("places", faults, |value, faults| {
        let ends = ends(value, board?, faults)?;
        hold_together(value, board?, &ends, faults)
    });
    let lines = Lines::new(name?, board?, &places?).ok()?;
    Some(LineBoard {
        id: id?.to_owned(),
        note: note?.to_owned(),
        drawing: drawing?,
        lines: Arc::new(lines),
    })
}

fn size(value: &Value, faults: &mut Faults) -> Option<Dimensions> {
    let board = value.board(faults)?;
    if board.squares() > Places::MOST {
        let found = format!("{} places", board.squares());
        value.refuse_as(faults, found, format!("at most {} places", Places::MOST));
        return None;
    }
    Some(board)
}

/// The size of the board, and after it what tells it from another of that size: `5x5-conjectural`.
fn name<'t>(value: &Value<'t>, board: Option<Dimensions>, faults: &mut Faults) -> Option<&'t str> {
    let name = value.line(faults, 40)?;
    let rest = name.strip_prefix(&board?.to_string());
    let well_formed = rest.is_some_and(|rest| {
        let letters = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
        rest.is_empty() || (rest.starts_with('-') && rest.len() > 1 && rest.bytes().all(letters))
    });
    if !well_formed {
        let board = board?;
        value.refuse(
            faults,
            format!("\"{board}\", or \"{board}-\" and more of a-z, 0-9 and '-'"),
        );
    }
    well_formed.then_some(name)
}

/// One end of a line, as it is written at one of its places.
struct End<'t> {
    value: Value<'t>,
    from: Square,
    to: Square,
}

/// All ends of lines that are well-formed. Notes unknown and doubled places and lines.
fn ends<'t>(value: &Value<'t>, board: Dimensions, faults: &mut Faults) -> Option<Vec<End<'t>>> {
    let mut ends: Vec<End> = Vec::new();
    let mut seen = Vec::new();
    for entry in value.list(faults, "places with their lines")? {
        let Some(fields) = entry.fields(faults, &["place", "to"]) else {
            continue;
        };
        let from = fields.read("place", faults, |value, faults| place(value, board, faults));
        if let (Some(from), Some(value)) = (from, fields.get("place")) {
            if seen.contains(&from) {
                value.refuse_as(faults, format!("{from} a second time"), "each place once");
            }
            seen.push(from);
        }
        let goals = fields.read("to", faults, |value, faults| value.list(faults, "places"));
        for value in goals.into_iter().flatten() {
            let (Some(to), Some(from)) = (place(&value, board, faults), from) else {
                continue;
            };
            if to == from {
                let found = format!("a line from {from} to itself");
                value.refuse_as(faults, found, "lines to other places");
            } else if ends.iter().any(|end| (end.from, end.to) == (from, to)) {
                let found = format!("the line from {from} to {to} a second time");
                value.refuse_as(faults, found, "each line once at each of its ends");
            } else {
                ends.push(End { value, from, to });
            }
        }
    }
    Some(ends)
}

fn place(value: &Value, board: Dimensions, faults: &mut Faults) -> Option<Square> {
    let place = value
        .text()
        .and_then(Square::parse)
        .filter(|&sq| board.contains(sq));
    if place.is_none() {
        let last = board.square(board.squares() - 1);
        value.refuse(
            faults,
            format!("a place in quotes from \"a1\" to \"{last}\""),
        );
    }
    place
}

/// The lines, each once, if every one stands at both of its ends and every place can be reached.
fn hold_together(
    value: &Value,
    board: Dimensions,
    ends: &[End],
    faults: &mut Faults,
) -> Option<Vec<(Square, Square)>> {
    let mut whole = true;
    for end in ends {
        let (from, to) = (end.from, end.to);
        if !ends
            .iter()
            .any(|other| (other.from, other.to) == (to, from))
        {
            whole = false;
            let found = format!("a line from {from} to {to} that {to} does not name");
            end.value
                .refuse_as(faults, found, "lines that stand at both of their ends");
        }
    }
    let mut reached = vec![board.square(0)];
    let mut next = 0;
    while let Some(&from) = reached.get(next) {
        next += 1;
        for end in ends.iter().filter(|end| end.from == from || end.to == from) {
            let far = if end.from == from { end.to } else { end.from };
            if !reached.contains(&far) {
                reached.push(far);
            }
        }
    }
    let lost: Vec<String> = board
        .all()
        .filter(|sq| !reached.contains(sq))
        .map(|sq| sq.to_string())
        .collect();
    if !lost.is_empty() {
        whole = false;
        let found = format!("no way from {} to {}", board.square(0), lost.join(" "));
        value.refuse_as(faults, found, "lines by which every place can be reached");
    }
    let once = ends
        .iter()
        .filter(|end| board.index(end.from) < board.index(end.to));
    whole.then(|| once.map(|end| (end.from, end.to)).collect())
}
