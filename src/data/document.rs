//! A file that is well-formed, and the kind its outer name gives it.

use super::fault::{Fault, Faults, quoted};
use super::tree::Node;
use super::value::Value;
use ron::error::{Error, SpannedError};
use std::fmt;

/// What a file describes: the outer name in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The switches, boards and words of a reconstruction.
    Ruleset,
    /// A starting array, drawn.
    Arrangement,
    /// A board of places and lines.
    Board,
    /// What the parts of a position are worth.
    Weights,
    /// What the parts of a position of archers are worth.
    ArcherWeights,
    /// How the levels of the opponent play.
    Levels,
    /// A find as a scene: board, counters, objects, labels.
    Exhibit,
    /// Ancient texts about the game.
    Reading,
    /// Positions in which one move teaches one thing.
    Lesson,
    /// How the game runs in a museum.
    Kiosk,
}

impl Kind {
    /// Every kind this version reads.
    pub const ALL: [Kind; 10] = [
        Kind::Ruleset,
        Kind::Arrangement,
        Kind::Board,
        Kind::Weights,
        Kind::ArcherWeights,
        Kind::Levels,
        Kind::Exhibit,
        Kind::Reading,
        Kind::Lesson,
        Kind::Kiosk,
    ];

    /// The outer name in the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Ruleset => "Ruleset",
            Kind::Arrangement => "Arrangement",
            Kind::Board => "Board",
            Kind::Weights => "Weights",
            Kind::ArcherWeights => "ArcherWeights",
            Kind::Levels => "Levels",
            Kind::Exhibit => "Exhibit",
            Kind::Reading => "Reading",
            Kind::Lesson => "Lesson",
            Kind::Kiosk => "Kiosk",
        }
    }

    fn read() -> String {
        Self::ALL
            .map(|kind| format!("{}(..)", kind.name()))
            .join(", ")
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A well-formed file of a known kind.
#[derive(Debug)]
pub(super) struct Document<'a> {
    file: &'a str,
    source: &'a str,
    root: Node<'a>,
    /// Its kind.
    pub(super) kind: Kind,
}

impl<'a> Document<'a> {
    /// Reads a file as far as its kind.
    ///
    /// # Errors
    /// One fault: where the text stops being well-formed, or that no such kind is read.
    pub(super) fn open(file: &'a str, source: &'a str) -> Result<Self, Vec<Fault>> {
        // Some editors put a byte order mark at the beginning.
        let source = source.strip_prefix('\u{feff}').unwrap_or(source);
        let mut faults = Faults::new(file, source);
        if source.trim().is_empty() {
            faults.add(0, "kind", "an empty file", Kind::read());
            return faults.finish(None);
        }
        let document = match Node::parse(source) {
            Ok(root) => kind(&root, &mut faults).map(|kind| Self {
                file,
                source,
                root,
                kind,
            }),
            Err(error) => {
                note_syntax(&mut faults, source, &error);
                None
            }
        };
        faults.finish(document)
    }

    /// The outermost value.
    pub(super) fn root(&self) -> Value<'_> {
        Value::root(&self.root)
    }

    /// A gathering of faults for this file.
    pub(super) const fn faults(&self) -> Faults<'a> {
        Faults::new(self.file, self.source)
    }

    /// The fault that the kind of the file is none of these.
    pub(super) fn refuse_kind(&self, allowed: &[Kind]) -> Vec<Fault> {
        let mut faults = self.faults();
        let names: Vec<String> = allowed.iter().map(|kind| format!("{kind}(..)")).collect();
        let found = format!("{}(..)", self.kind);
        faults.add(self.root.offset, "kind", found, names.join(", "));
        faults.finish(None::<()>).err().unwrap_or_default()
    }

    /// The fault that a field of the outermost value is not allowed, though it could be read.
    pub(super) fn refuse(&self, field: &str, allowed: &str) -> Vec<Fault> {
        let mut faults = self.faults();
        if let Some(value) = self.root().field(field) {
            value.refuse(&mut faults, allowed);
        }
        faults.finish(None::<()>).err().unwrap_or_default()
    }
}

fn kind(root: &Node, faults: &mut Faults) -> Option<Kind> {
    let name = Value::root(root).struct_name().flatten();
    let known = Kind::ALL.into_iter().find(|kind| name == Some(kind.name()));
    if known.is_none() {
        let found = match name {
            Some(other) => format!("{other}(..)"),
            None => quoted(root.source),
        };
        faults.add(root.offset, "kind", found, Kind::read());
    }
    known
}

pub(super) fn note_syntax(faults: &mut Faults, source: &str, error: &SpannedError) {
    if let Error::Message(_) = &error.code {
        // The only message of its own that the reader of raw values has.
        let offset = source.find("#!").unwrap_or(0);
        let found = "an attribute of the whole file";
        faults.add(offset, "syntax", found, "a file without #![..]");
        return;
    }
    let place = error.span.end;
    let line = source.lines().nth(place.line.saturating_sub(1));
    let rest: String = line
        .unwrap_or_default()
        .chars()
        .skip(place.col.saturating_sub(1))
        .collect();
    let found = match quoted(&rest) {
        text if text.is_empty() => "the end of the line or file".to_owned(),
        text => text,
    };
    let allowed = match &error.code {
        Error::ExpectedComma => "a comma or the closing bracket".to_owned(),
        Error::Eof => "the rest of the value".to_owned(),
        Error::TrailingCharacters => "nothing after the closing bracket".to_owned(),
        Error::ExceededRecursionLimit => "brackets that are nested less deeply".to_owned(),
        other => format!("well-formed RON ({})", quoted(&other.to_string())),
    };
    faults.add_at(place.line, place.col, "syntax", found, allowed);
}
