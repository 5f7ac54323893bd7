//! `Reading(..)`: ancient texts about the game, in their own words.

use super::built_in;
use super::document::{Document, Kind};
use super::exhibit::once;
use super::fault::{Fault, Faults};
use super::value::{Fields, Value};

/// Ancient texts about the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// `passages`
    pub id: String,
    /// In the order in which they are read; never empty.
    pub passages: Vec<Passage>,
}

/// One ancient text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// `ovid-tristia`
    pub id: String,
    /// Who wrote it, by the Latin name.
    pub author: String,
    /// The work and the place in it.
    pub work: String,
    /// In which language.
    pub language: Ancient,
    /// How sure the wording is.
    pub wording: Wording,
    /// The text, line by line where it is verse.
    pub lines: Vec<String>,
}

/// The language of an ancient text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ancient {
    /// Latin.
    Latin,
    /// Greek.
    Greek,
}

/// How sure the wording of an ancient text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wording {
    /// Copied from a published text.
    Sound,
    /// Not compared with a printed edition; this is said beside it.
    Uncertain,
}

impl Passage {
    /// The message that translates it.
    #[must_use]
    pub fn translation(&self) -> String {
        format!("reading-{}", self.id)
    }

    /// The message that tells which rule it supports.
    #[must_use]
    pub fn rule(&self) -> String {
        format!("reading-{}-rule", self.id)
    }
}

/// Reads a file of ancient texts.
///
/// # Errors
/// Every fault, in the order of the file.
pub fn read_reading(name: &str, text: &str) -> Result<Reading, Vec<Fault>> {
    let document = Document::open(name, text)?;
    if document.kind != Kind::Reading {
        return Err(document.refuse_kind(&[Kind::Reading]));
    }
    read(&document)
}

/// The ancient texts that are compiled in.
///
/// # Errors
/// Every fault of the file; a test holds it against them.
pub fn built_in_reading() -> Result<Reading, Vec<Fault>> {
    let (name, text) = built_in::READING;
    read_reading(name, text)
}

/// Reads a file of this kind.
pub(super) fn read(document: &Document) -> Result<Reading, Vec<Fault>> {
    let mut faults = document.faults();
    let reading = document
        .root()
        .fields(&mut faults, &["id", "passages"])
        .and_then(|fields| convert(&fields, &mut faults));
    faults.finish(reading)
}

fn convert(fields: &Fields, faults: &mut Faults) -> Option<Reading> {
    let id = fields.read("id", faults, Value::id);
    let passages = fields.read("passages", faults, |value, faults| {
        let entries = some(value, "passages", faults)?;
        let mut seen = Vec::new();
        let passages: Vec<Option<Passage>> = entries
            .iter()
            .map(|entry| passage(entry, &mut seen, faults))
            .collect();
        passages.into_iter().collect()
    });
    Some(Reading {
        id: id?.to_owned(),
        passages: passages?,
    })
}

fn passage(value: &Value, seen: &mut Vec<String>, faults: &mut Faults) -> Option<Passage> {
    let names = ["id", "author", "work", "language", "wording", "lines"];
    let fields = value.fields(faults, &names)?;
    let id = fields.read("id", faults, |value, faults| once(value, seen, faults));
    let author = fields.read("author", faults, |value, faults| value.line(faults, 60));
    let work = fields.read("work", faults, |value, faults| value.line(faults, 80));
    let languages = [("Latin", Ancient::Latin), ("Greek", Ancient::Greek)];
    let language = fields.word("language", faults, &languages);
    let wordings = [("Sound", Wording::Sound), ("Uncertain", Wording::Uncertain)];
    let wording = fields.word("wording", faults, &wordings);
    let lines = fields.read("lines", faults, lines);
    Some(Passage {
        id: id?,
        author: author?.to_owned(),
        work: work?.to_owned(),
        language: language?,
        wording: wording?,
        lines: lines?,
    })
}

fn lines(value: &Value, faults: &mut Faults) -> Option<Vec<String>> {
    let entries = some(value, "lines of text", faults)?;
    let lines: Vec<Option<String>> = entries
        .iter()
        .map(|line| line.line(faults, 600).map(str::to_owned))
        .collect();
    lines.into_iter().collect()
}

/// A list that is not empty.
fn some<'t>(value: &Value<'t>, of: &str, faults: &mut Faults) -> Option<Vec<Value<'t>>> {
    let entries = value.list(faults, of)?;
    if entries.is_empty() {
        value.refuse(faults, format!("at least one of the {of}"));
        return None;
    }
    Some(entries)
}
