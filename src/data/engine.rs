//! `Weights(..)`, `ArcherWeights(..)` and `Levels(..)`: the numbers of the opponent.

use super::built_in;
use super::document::{Document, Kind};
use super::fault::{Fault, Faults};
use super::value::{Fields, Value};
use crate::ai::archers::{Aim, ArcherWeights};
use crate::ai::{Family, Level, Limits, Sight, Temper, Weights};

/// No part is worth more.
const HEAVIEST: i32 = 5000;
/// No level may search more positions.
const MOST_NODES: u64 = 100_000_000;

/// Reads a file of weights: the family of rulesets they are for, and the numbers.
///
/// # Errors
/// Every fault, in the order of the file.
pub fn read_weights(name: &str, text: &str) -> Result<(Family, Weights), Vec<Fault>> {
    let document = Document::open(name, text)?;
    only(&document, Kind::Weights)?;
    weights(&document)
}

/// Reads a file of weights for archers: what is played for, and the numbers.
///
/// # Errors
/// Every fault, in the order of the file.
pub fn read_archer_weights(name: &str, text: &str) -> Result<(Aim, ArcherWeights), Vec<Fault>> {
    let document = Document::open(name, text)?;
    only(&document, Kind::ArcherWeights)?;
    archer_weights(&document)
}

/// Reads a file of levels, weakest first.
///
/// # Errors
/// Every fault, in the order of the file.
pub fn read_levels(name: &str, text: &str) -> Result<[Temper; Level::ALL.len()], Vec<Fault>> {
    let document = Document::open(name, text)?;
    only(&document, Kind::Levels)?;
    levels(&document)
}

/// The weights that are compiled in, one for each family.
///
/// # Errors
/// Every fault of the first file that has one; a test holds the files against it.
pub fn built_in_weights() -> Result<Vec<(Family, Weights)>, Vec<Fault>> {
    let read = |&(name, text)| read_weights(name, text);
    built_in::WEIGHTS.iter().map(read).collect()
}

/// The weights for archers that are compiled in, one for each aim.
///
/// # Errors
/// Every fault of the first file that has one; a test holds the files against it.
pub fn built_in_archer_weights() -> Result<Vec<(Aim, ArcherWeights)>, Vec<Fault>> {
    let read = |&(name, text)| read_archer_weights(name, text);
    built_in::ARCHER_WEIGHTS.iter().map(read).collect()
}

/// The levels that are compiled in.
///
/// # Errors
/// Every fault of the file; a test holds it against them.
pub fn built_in_levels() -> Result<[Temper; Level::ALL.len()], Vec<Fault>> {
    let (name, text) = built_in::LEVELS;
    read_levels(name, text)
}

/// The levels at the archers' table that are compiled in, for each aim.
///
/// # Errors
/// Every fault of the first file that has one; a test holds the files against it.
pub fn built_in_archer_levels() -> Result<Vec<(Aim, [Temper; Level::ALL.len()])>, Vec<Fault>> {
    let read = |&(aim, (name, text)): &(Aim, (&str, &str))| Ok((aim, read_levels(name, text)?));
    built_in::ARCHER_LEVELS.iter().map(read).collect()
}

fn only(document: &Document, kind: Kind) -> Result<(), Vec<Fault>> {
    if document.kind == kind {
        Ok(())
    } else {
        Err(document.refuse_kind(&[kind]))
    }
}

pub(super) fn weights(document: &Document) -> Result<(Family, Weights), Vec<Fault>> {
    let mut faults = document.faults();
    let names = [&["family"], Weights::NAMES].concat();
    let read = document
        .root()
        .fields(&mut faults, &names)
        .and_then(|fields| {
            let named = Family::ALL.map(|family| (family.word(), family));
            let family = fields.read("family", &mut faults, |value, faults| {
                one_of(value, faults, &named)
            });
            let mut weights = Weights::NOTHING;
            let whole = parts(&fields, &mut faults, Weights::NAMES, |name, value| {
                if let Some(part) = weights.part(name) {
                    *part = value;
                }
            });
            Some((family?, whole.then_some(weights)?))
        });
    faults.finish(read)
}

pub(super) fn archer_weights(document: &Document) -> Result<(Aim, ArcherWeights), Vec<Fault>> {
    let mut faults = document.faults();
    let names = [&["aim"], ArcherWeights::NAMES].concat();
    let read = document
        .root()
        .fields(&mut faults, &names)
        .and_then(|fields| {
            let named = Aim::ALL.map(|aim| (aim.word(), aim));
            let aim = fields.read("aim", &mut faults, |value, faults| {
                one_of(value, faults, &named)
            });
            let mut weights = ArcherWeights::NOTHING;
            let whole = parts(&fields, &mut faults, ArcherWeights::NAMES, |name, value| {
                if let Some(part) = weights.part(name) {
                    *part = value;
                }
            });
            Some((aim?, whole.then_some(weights)?))
        });
    faults.finish(read)
}

/// What an id names, out of these.
fn one_of<T: Copy>(value: &Value, faults: &mut Faults, named: &[(&str, T)]) -> Option<T> {
    let id = value.id(faults)?;
    let found = named.iter().find(|(word, _)| *word == id);
    if found.is_none() {
        let words: Vec<String> = named
            .iter()
            .map(|(word, _)| format!("\"{word}\""))
            .collect();
        value.refuse(faults, words.join(", "));
    }
    found.map(|&(_, one)| one)
}

/// Reads the parts of these names and sets each; tells whether all could be read.
fn parts(
    fields: &Fields,
    faults: &mut Faults,
    names: &[&'static str],
    mut set: impl FnMut(&str, i32),
) -> bool {
    let mut whole = true;
    for name in names {
        let least = if *name == "man" { 1 } else { -HEAVIEST };
        let value = fields.read(name, faults, |value, faults| {
            value.whole(faults, least..=HEAVIEST, "")
        });
        match value {
            Some(value) => set(name, value),
            None => whole = false,
        }
    }
    whole
}

pub(super) fn levels(document: &Document) -> Result<[Temper; Level::ALL.len()], Vec<Fault>> {
    let mut faults = document.faults();
    let words = Level::ALL.map(Level::word);
    let read = document
        .root()
        .fields(&mut faults, &words)
        .and_then(|fields| {
            let tempers = words.map(|word| fields.read(word, &mut faults, temper));
            let whole: Option<Vec<Temper>> = tempers.into_iter().collect();
            whole?.try_into().ok()
        });
    faults.finish(read)
}

/// The fields of a level.
const TEMPER: [&str; 7] = ["depth", "nodes", "error", "whim", "far", "behind", "later"];

fn temper(value: &Value, faults: &mut Faults) -> Option<Temper> {
    let fields = value.fields(faults, &TEMPER)?;
    let depth = fields.read("depth", faults, |value, faults| {
        value.whole(faults, 1..=Limits::DEEPEST, "")
    });
    let nodes = fields.read("nodes", faults, |value, faults| {
        value.whole(faults, 1..=MOST_NODES, "")
    });
    let mut worth = |name| {
        fields.read(name, faults, |value, faults| {
            value.whole(faults, 0..=HEAVIEST, ", in hundredths of a man")
        })
    };
    let (error, whim) = (worth("error"), worth("whim"));
    let mut percent = |name| {
        fields.read(name, faults, |value, faults| {
            value.whole(faults, 0..=100, ", in percent")
        })
    };
    let (far, behind, later) = (percent("far"), percent("behind"), percent("later"));
    Some(Temper {
        limits: Limits {
            depth: Some(depth?),
            nodes: Some(nodes?),
            time: Some(Level::LONGEST),
        },
        error: error?,
        whim: whim?,
        sight: Sight {
            far: far?,
            behind: behind?,
            later: later?,
        },
    })
}
