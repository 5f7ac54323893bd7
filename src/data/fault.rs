//! What is wrong with a file: one line per fault, all faults of a file together.

use std::fmt;

/// One thing that is wrong with a file, written `FILE:LINE:COL: FIELD: found X; allowed Y` on one line, or `FILE: X` where the
/// file as a whole is at fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file as its reader named it.
    pub file: String,
    /// Counted from 1; 0 where nothing of the file can be read.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
    /// The field at fault, with the place in a list counted from 1: `boards[2].men[1]`.
    pub field: String,
    /// What stands there.
    pub found: String,
    /// What may stand there.
    pub allowed: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            file,
            line,
            column,
            field,
            found,
            allowed,
        } = self;
        if *line == 0 {
            return write!(f, "{file}: {found}");
        }
        write!(
            f,
            "{file}:{line}:{column}: {field}: found {found}; allowed {allowed}"
        )
    }
}

impl Fault {
    /// A fault at a byte offset of a file, given with its source.
    pub(super) fn at_offset(
        (file, source): (&str, &str),
        offset: usize,
        field: impl Into<String>,
        found: impl Into<String>,
        allowed: impl Into<String>,
    ) -> Self {
        let (line, column) = line_and_column(source, offset);
        Self {
            file: file.to_owned(),
            line,
            column,
            field: field.into(),
            found: found.into(),
            allowed: allowed.into(),
        }
    }
}

/// Gathers the faults of one file.
#[derive(Debug)]
pub(super) struct Faults<'a> {
    file: &'a str,
    source: &'a str,
    faults: Vec<Fault>,
}

impl<'a> Faults<'a> {
    /// No faults yet.
    pub(super) const fn new(file: &'a str, source: &'a str) -> Self {
        Self {
            file,
            source,
            faults: Vec::new(),
        }
    }

    /// Notes a fault at a byte offset of the source.
    pub(super) fn add(
        &mut self,
        offset: usize,
        field: impl Into<String>,
        found: impl Into<String>,
        allowed: impl Into<String>,
    ) {
        let file = (self.file, self.source);
        self.faults
            .push(Fault::at_offset(file, offset, field, found, allowed));
    }

    /// Notes a fault at a line and column.
    pub(super) fn add_at(
        &mut self,
        line: usize,
        column: usize,
        field: impl Into<String>,
        found: impl Into<String>,
        allowed: impl Into<String>,
    ) {
        self.faults.push(Fault {
            file: self.file.to_owned(),
            line,
            column,
            field: field.into(),
            found: found.into(),
            allowed: allowed.into(),
        });
    }

    /// The first fault that was noted, or another one.
    pub(super) fn first_or(self, other: impl FnOnce() -> Fault) -> Fault {
        self.faults.into_iter().next().unwrap_or_else(other)
    }

    /// The value if it could be read without a fault, else the faults in the order of the file.
    pub(super) fn finish<T>(mut self, value: Option<T>) -> Result<T, Vec<Fault>> {
        match value {
            Some(value) if self.faults.is_empty() => Ok(value),
            _ => {
                self.faults.sort_by_key(|fault| (fault.line, fault.column));
                Err(self.faults)
            }
        }
    }
}

/// A piece of a file as a fault quotes it: on one line, and short.
pub(super) fn quoted(source: &str) -> String {
    const LONGEST: usize = 48;
    let line = source
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ");
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{} ...", &line[..end]),
        None => line,
    }
}

fn line_and_column(source: &str, offset: usize) -> (usize, usize) {
    let before = source.get(..offset).unwrap_or(source);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    (line, column)
}
