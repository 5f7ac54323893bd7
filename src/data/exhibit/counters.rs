//! The board and its counters.

use super::sources::{MARKS, Mark, Sources};
use crate::data::fault::Faults;
use crate::data::value::Value;

/// The board as it is shown.
#[derive(Debug, Clone, PartialEq)]
pub struct ShownBoard {
    /// The long side, in millimetres.
    pub length: f32,
    /// The short side, in millimetres.
    pub width: f32,
    /// In millimetres.
    pub thickness: f32,
    /// How sure the size is.
    pub mark: Mark,
    /// The id of the source of the size.
    pub source: String,
}

/// The colour of a counter's glass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Opaque white.
    White,
    /// Dark blue.
    Blue,
}

/// A counter on the board.
#[derive(Debug, Clone, PartialEq)]
pub struct Counter {
    /// Of its glass.
    pub colour: Colour,
    /// Its middle on the plan: millimetres along and across the board from the lower left corner.
    pub at: [f32; 2],
    /// In millimetres.
    pub diameter: f32,
    /// How sure the place is.
    pub mark: Mark,
    /// The id of the source of the place.
    pub source: String,
}

/// No board of such a game is larger or smaller, in millimetres.
const SIDE: std::ops::RangeInclusive<f32> = 100.0..=1200.0;
const THICKNESS: std::ops::RangeInclusive<f32> = 2.0..=60.0;
const DIAMETER: std::ops::RangeInclusive<f32> = 5.0..=60.0;
const MOST_COUNTERS: usize = 120;

/// Reads the board.
pub(super) fn board(value: &Value, cited: &Sources, faults: &mut Faults) -> Option<ShownBoard> {
    let names = ["length", "width", "thickness", "mark", "source"];
    let fields = value.fields(faults, &names)?;
    let mut size = |name, range| {
        fields.read(name, faults, |value, faults| {
            value.number(faults, range, "millimetres")
        })
    };
    let (length, width) = (size("length", SIDE), size("width", SIDE));
    let thickness = size("thickness", THICKNESS);
    let mark = fields.word("mark", faults, &MARKS);
    let source = fields.read("source", faults, |value, faults| cited.one(value, faults));
    if let (Some(length), Some(width), Some(value)) = (length, width, fields.get("width"))
        && width > length
    {
        value.refuse(faults, format!("at most the length, {length}"));
        return None;
    }
    Some(ShownBoard {
        length: length?,
        width: width?,
        thickness: thickness?,
        mark: mark?,
        source: source?,
    })
}

/// Reads the counters: every one that lies off the board or on another is a fault.
pub(super) fn read(
    value: &Value,
    board: Option<&ShownBoard>,
    cited: &Sources,
    faults: &mut Faults,
) -> Option<Vec<Counter>> {
    let entries = value.list(faults, "counters")?;
    if entries.len() > MOST_COUNTERS {
        let found = format!("{} counters", entries.len());
        value.refuse_as(faults, found, format!("at most {MOST_COUNTERS} counters"));
        return None;
    }
    let mut before: Vec<(usize, Counter)> = Vec::new();
    let mut whole = true;
    for (idx, entry) in entries.iter().enumerate() {
        match counter(entry, board, cited, &before, faults) {
            Some(counter) => before.push((idx + 1, counter)),
            None => whole = false,
        }
    }
    whole.then(|| before.into_iter().map(|(_, counter)| counter).collect())
}

fn counter(
    value: &Value,
    board: Option<&ShownBoard>,
    cited: &Sources,
    before: &[(usize, Counter)],
    faults: &mut Faults,
) -> Option<Counter> {
    const COLOURS: [(&str, Colour); 2] = [("White", Colour::White), ("Blue", Colour::Blue)];
    let names = ["colour", "at", "diameter", "mark", "source"];
    let fields = value.fields(faults, &names)?;
    let colour = fields.word("colour", faults, &COLOURS);
    let at = fields.read("at", faults, |value, faults| {
        value.numbers(faults, -2000.0..=2000.0, "millimetres")
    });
    let diameter = fields.read("diameter", faults, |value, faults| {
        value.number(faults, DIAMETER, "millimetres")
    });
    let mark = fields.word("mark", faults, &MARKS);
    let source = fields.read("source", faults, |value, faults| cited.one(value, faults));
    let counter = Counter {
        colour: colour?,
        at: at?,
        diameter: diameter?,
        mark: mark?,
        source: source?,
    };
    let value = fields.get("at")?;
    lies_on(&counter, board?, value, faults)?;
    lies_alone(&counter, before, value, faults)?;
    Some(counter)
}

fn lies_on(
    counter: &Counter,
    board: &ShownBoard,
    value: &Value,
    faults: &mut Faults,
) -> Option<()> {
    let radius = counter.diameter / 2.0;
    let within = |at: f32, side: f32| (radius..=side - radius).contains(&at);
    if within(counter.at[0], board.length) && within(counter.at[1], board.width) {
        return Some(());
    }
    let (along, across) = (board.length - radius, board.width - radius);
    let allowed = format!(
        "a place at which the counter lies wholly on the board: {radius} to {along}, {radius} to {across}"
    );
    value.refuse(faults, allowed);
    None
}

fn lies_alone(
    counter: &Counter,
    before: &[(usize, Counter)],
    value: &Value,
    faults: &mut Faults,
) -> Option<()> {
    let touching = before.iter().find(|(_, other)| {
        let apart = (counter.at[0] - other.at[0]).hypot(counter.at[1] - other.at[1]);
        apart < (counter.diameter + other.diameter) / 2.0
    });
    let Some((number, other)) = touching else {
        return Some(());
    };
    let least = (counter.diameter + other.diameter) / 2.0;
    let allowed = format!("a place at least {least} from the middle of counters[{number}]");
    value.refuse(faults, allowed);
    None
}
