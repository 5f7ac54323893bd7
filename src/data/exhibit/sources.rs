//! What an exhibit rests on: its sources, and the mark of every statement.

use crate::data::fault::Faults;
use crate::data::value::Value;

/// A work that is cited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// `ba99`
    pub id: String,
    /// Author, title, year; the same in every language.
    pub text: String,
    /// Where it can be read.
    pub link: Option<String>,
}

/// How sure a statement or a place is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The excavators say so themselves, or an ancient text does.
    Certain,
    /// A good second-hand source says so, or several agree.
    Probable,
    /// Sources disagree.
    Disputed,
    /// Concluded here, with the reason given.
    Inferred,
    /// Made up here, to show something.
    Invented,
}

/// The marks as files write them.
pub(super) const MARKS: [(&str, Mark); 5] = [
    ("Certain", Mark::Certain),
    ("Probable", Mark::Probable),
    ("Disputed", Mark::Disputed),
    ("Inferred", Mark::Inferred),
    ("Invented", Mark::Invented),
];

/// The sources that may be cited.
#[derive(Debug, Clone, Copy)]
pub(super) enum Sources<'s> {
    /// The list of the file.
    Listed(&'s [Source]),
    /// The list has faults of its own, which are told.
    Unknown,
}

impl Sources<'_> {
    /// A citation by its id.
    pub(super) fn one(self, value: &Value, faults: &mut Faults) -> Option<String> {
        let id = value.id(faults)?;
        let Self::Listed(listed) = self else {
            return Some(id.to_owned());
        };
        if !listed.iter().any(|source| source.id == id) {
            let ids: Vec<&str> = listed.iter().map(|source| source.id.as_str()).collect();
            let allowed = format!("the id of a source of this file: {}", ids.join(", "));
            value.refuse(faults, allowed);
            return None;
        }
        Some(id.to_owned())
    }

    /// One or more citations.
    pub(super) fn several(self, value: &Value, faults: &mut Faults) -> Option<Vec<String>> {
        let entries = value.list(faults, "ids of sources")?;
        if entries.is_empty() {
            value.refuse(faults, "at least one source: nothing is shown without one");
            return None;
        }
        let ids: Vec<Option<String>> = entries
            .iter()
            .map(|entry| self.one(entry, faults))
            .collect();
        ids.into_iter().collect()
    }
}

/// Reads the list of sources.
pub(super) fn read(value: &Value, faults: &mut Faults) -> Option<Vec<Source>> {
    let entries = value.list(faults, "sources")?;
    if entries.is_empty() {
        value.refuse(faults, "at least one source: nothing is shown without one");
        return None;
    }
    let mut seen = Vec::new();
    let sources: Vec<Option<Source>> = entries
        .iter()
        .map(|entry| source(entry, &mut seen, faults))
        .collect();
    sources.into_iter().collect()
}

fn source(value: &Value, seen: &mut Vec<String>, faults: &mut Faults) -> Option<Source> {
    let fields = value.fields(faults, &["id", "text", "link"])?;
    let id = fields.read("id", faults, |value, faults| once(value, seen, faults));
    let text = fields.read("text", faults, |value, faults| value.line(faults, 300));
    let link = fields.read("link", faults, |value, faults| {
        if value.is_word("None") {
            return Some(None);
        }
        value.line(faults, 200).map(|link| Some(link.to_owned()))
    });
    Some(Source {
        id: id?,
        text: text?.to_owned(),
        link: link?,
    })
}

/// An id that nothing else in its list has.
pub(in crate::data) fn once(
    value: &Value,
    seen: &mut Vec<String>,
    faults: &mut Faults,
) -> Option<String> {
    let id = value.id(faults)?.to_owned();
    if seen.contains(&id) {
        value.refuse_as(faults, format!("{id} a second time"), "each id once");
        return None;
    }
    seen.push(id.clone());
    Some(id)
}
