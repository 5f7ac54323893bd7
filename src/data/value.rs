//! A value of a file under the name of its field, read as what a kind expects. Every reader notes what it cannot
//! read and gives `None`, so that the faults of one file come together.

use super::fault::{Faults, quoted};
use super::tree::{Node, Shape};
use crate::rules::Dimensions;
use std::fmt;
use std::ops::RangeInclusive;

/// A value and the name of its field.
#[derive(Debug, Clone)]
pub(super) struct Value<'t> {
    field: String,
    node: &'t Node<'t>,
}

impl<'t> Value<'t> {
    /// The outermost value of a file.
    pub(super) const fn root(node: &'t Node<'t>) -> Self {
        Self {
            field: String::new(),
            node,
        }
    }

    /// Notes that this value is not allowed.
    pub(super) fn refuse(&self, faults: &mut Faults, allowed: impl Into<String>) {
        self.refuse_as(faults, quoted(self.node.source), allowed);
    }

    /// Notes that this value is not allowed, and says in other words what was found.
    pub(super) fn refuse_as(
        &self,
        faults: &mut Faults,
        found: impl Into<String>,
        allowed: impl Into<String>,
    ) {
        faults.add(self.node.offset, self.field.as_str(), found, allowed);
    }

    /// A text of one line with at most so many characters.
    pub(super) fn line(&self, faults: &mut Faults, longest: usize) -> Option<&'t str> {
        let allowed = || format!("one line of text in quotes, 1 to {longest} characters");
        let Shape::Text(text) = &self.node.shape else {
            self.refuse(faults, allowed());
            return None;
        };
        let length = text.chars().count();
        if text.trim().is_empty() {
            self.refuse_as(faults, "an empty text", allowed());
        } else if text.chars().any(char::is_control) {
            self.refuse_as(
                faults,
                "a text with a line break or control character",
                allowed(),
            );
        } else if length > longest {
            self.refuse_as(faults, format!("{length} characters"), allowed());
        } else {
            return Some(text);
        }
        None
    }

    /// The text in quotes, where it is one; notes nothing.
    pub(super) const fn text(&self) -> Option<&'t str> {
        match &self.node.shape {
            Shape::Text(text) => Some(text.as_str()),
            _ => None,
        }
    }

    /// An id: `kowalski-early`.
    pub(super) fn id(&self, faults: &mut Faults) -> Option<&'t str> {
        const LONGEST: usize = 40;
        let id = match &self.node.shape {
            Shape::Text(text) => text.as_str(),
            _ => "",
        };
        let well_formed = id.len() <= LONGEST
            && id.starts_with(|c: char| c.is_ascii_lowercase())
            && id
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        if well_formed {
            return Some(id);
        }
        self.refuse(
            faults,
            format!(
                "a name in quotes of a-z, 0-9 and '-', beginning with a letter, at most {LONGEST} characters"
            ),
        );
        None
    }

    /// The size of a board: `"12x8"`.
    pub(super) fn board(&self, faults: &mut Faults) -> Option<Dimensions> {
        let board = match &self.node.shape {
            Shape::Text(text) => Dimensions::parse(text),
            _ => None,
        };
        if board.is_none() {
            self.refuse(
                faults,
                format!(
                    "files by ranks in quotes, such as \"12x8\", {} to {} each and at most {} squares",
                    Dimensions::MIN_SIDE,
                    Dimensions::MAX_SIDE,
                    Dimensions::MAX_SQUARES
                ),
            );
        }
        board
    }

    /// A whole number within a range, which `why` explains where that helps.
    pub(super) fn whole<T>(
        &self,
        faults: &mut Faults,
        range: RangeInclusive<T>,
        why: &str,
    ) -> Option<T>
    where
        T: TryFrom<i64> + PartialOrd + fmt::Display,
    {
        let number = match self.node.shape {
            Shape::Whole(whole) => T::try_from(whole).ok(),
            _ => None,
        };
        let within = number.filter(|number| range.contains(number));
        if within.is_none() {
            let (least, most) = (range.start(), range.end());
            self.refuse(
                faults,
                format!("a whole number from {least} to {most}{why}"),
            );
        }
        within
    }

    /// A number, whole or not, within a range; `unit` says what it counts: `millimetres`.
    pub(super) fn number(
        &self,
        faults: &mut Faults,
        range: RangeInclusive<f32>,
        unit: &str,
    ) -> Option<f32> {
        let number = self.plain_number();
        let within = number.filter(|number| range.contains(number));
        if within.is_none() {
            let (least, most) = (range.start(), range.end());
            self.refuse(faults, format!("{unit}, {least} to {most}"));
        }
        within
    }

    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "thousandths of a millimetre are not seen"
    )]
    const fn plain_number(&self) -> Option<f32> {
        match self.node.shape {
            Shape::Whole(whole) => Some(whole as f32),
            Shape::Fraction(fraction) => Some(fraction as f32),
            _ => None,
        }
    }

    /// Several numbers in brackets, each within a range: `(120, 45.5)`.
    pub(super) fn numbers<const N: usize>(
        &self,
        faults: &mut Faults,
        range: RangeInclusive<f32>,
        unit: &str,
    ) -> Option<[f32; N]> {
        let items = match &self.node.shape {
            Shape::Tuple { name: None, items } if items.len() == N => items,
            _ => {
                let (least, most) = (range.start(), range.end());
                self.refuse(
                    faults,
                    format!("{N} numbers in ( ): {unit}, {least} to {most}"),
                );
                return None;
            }
        };
        let mut numbers = [0.0; N];
        let mut whole = true;
        for (idx, item) in items.iter().enumerate() {
            let item = self.inner(item, &format!(".{idx}"));
            match item.number(faults, range.clone(), unit) {
                Some(number) => numbers[idx] = number,
                None => whole = false,
            }
        }
        whole.then_some(numbers)
    }

    /// One of several words.
    pub(super) fn word<T: Copy>(&self, faults: &mut Faults, words: &[(&str, T)]) -> Option<T> {
        let known = match self.node.shape {
            Shape::Word(found) => words.iter().find(|(word, _)| *word == found),
            _ => None,
        };
        if known.is_none() {
            let names: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
            self.refuse(faults, names.join(", "));
        }
        known.map(|&(_, value)| value)
    }

    /// Whether the value is just this word.
    pub(super) fn is_word(&self, word: &str) -> bool {
        matches!(self.node.shape, Shape::Word(found) if found == word)
    }

    /// The value in `NAME(VALUE)`, where the name is this one; notes nothing.
    pub(super) fn wrapped(&self, word: &str) -> Option<Value<'t>> {
        match &self.node.shape {
            Shape::Tuple {
                name: Some(name),
                items,
            } if *name == word => match items.as_slice() {
                [item] => Some(self.inner(item, "")),
                _ => None,
            },
            _ => None,
        }
    }

    /// The values of a list.
    pub(super) fn list(&self, faults: &mut Faults, of: &str) -> Option<Vec<Value<'t>>> {
        let Shape::List(items) = &self.node.shape else {
            self.refuse(faults, format!("a list of {of} in [ ]"));
            return None;
        };
        let value = |(idx, item)| self.inner(item, &format!("[{}]", idx + 1));
        Some(items.iter().enumerate().map(value).collect())
    }

    /// The word in front of named fields, where there is one; `None` when the value has no named fields.
    pub(super) fn struct_name(&self) -> Option<Option<&'t str>> {
        match &self.node.shape {
            Shape::Struct { name, .. } => Some(*name),
            _ => None,
        }
    }

    /// One field of a struct; notes nothing.
    pub(super) fn field(&self, name: &str) -> Option<Value<'t>> {
        let Shape::Struct { fields, .. } = &self.node.shape else {
            return None;
        };
        let field = fields.iter().find(|field| field.name == name)?;
        Some(self.inner(&field.value, &separated(name)))
    }

    /// The fields of a struct. Notes unknown, doubled and missing ones.
    pub(super) fn fields(&self, faults: &mut Faults, names: &[&str]) -> Option<Fields<'t>> {
        self.fields_and(faults, names, &[])
    }

    /// The fields of a struct, some of which may be missing. Notes unknown, doubled and missing ones.
    pub(super) fn fields_and(
        &self,
        faults: &mut Faults,
        needed: &[&str],
        optional: &[&str],
    ) -> Option<Fields<'t>> {
        let names = &[needed, optional].concat()[..];
        let Shape::Struct { fields, .. } = &self.node.shape else {
            self.refuse(faults, format!("named fields in ( ): {}", names.join(", ")));
            return None;
        };
        let mut values: Vec<(&'t str, Value<'t>)> = Vec::new();
        for field in fields {
            let path = self.path(&separated(field.name));
            if !names.contains(&field.name) {
                let allowed = format!("only the fields {}", names.join(", "));
                faults.add(field.offset, path, "an unknown field", allowed);
            } else if values.iter().any(|&(name, _)| name == field.name) {
                faults.add(
                    field.offset,
                    path,
                    "this field a second time",
                    "each field once",
                );
            } else {
                let value = self.inner(&field.value, &separated(field.name));
                values.push((field.name, value));
            }
        }
        for name in needed {
            if !values.iter().any(|(found, _)| found == name) {
                let allowed = "a value, for every field is written in every file";
                let path = self.path(&separated(name));
                faults.add(self.node.offset, path, "nothing", allowed);
            }
        }
        Some(Fields(values))
    }

    fn inner(&self, node: &'t Node<'t>, suffix: &str) -> Value<'t> {
        Value {
            field: self.path(suffix),
            node,
        }
    }

    fn path(&self, suffix: &str) -> String {
        let path = format!("{}{suffix}", self.field);
        match path.strip_prefix('.') {
            Some(path) => path.to_owned(),
            None => path,
        }
    }
}

fn separated(name: &str) -> String {
    format!(".{name}")
}

/// The known fields of a struct, each at most once.
#[derive(Debug)]
pub(super) struct Fields<'t>(Vec<(&'t str, Value<'t>)>);

impl<'t> Fields<'t> {
    /// The value of a field; `None` when it is missing, which has been noted.
    pub(super) fn get(&self, name: &str) -> Option<&Value<'t>> {
        self.0
            .iter()
            .find(|&&(found, _)| found == name)
            .map(|(_, value)| value)
    }

    /// Reads a field; `None` when it is missing or cannot be read, which has been noted.
    pub(super) fn read<T>(
        &self,
        name: &str,
        faults: &mut Faults,
        read: impl FnOnce(&Value<'t>, &mut Faults) -> Option<T>,
    ) -> Option<T> {
        read(self.get(name)?, faults)
    }

    /// Reads a field that holds one of several words.
    pub(super) fn word<T: Copy>(
        &self,
        name: &str,
        faults: &mut Faults,
        words: &[(&str, T)],
    ) -> Option<T> {
        self.get(name)?.word(faults, words)
    }
}
