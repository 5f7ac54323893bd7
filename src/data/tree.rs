//! A file as a tree of values, each with its place in the source: the raw form that every kind is converted from.
//!
//! The only module that reads RON. Fields and items are collected as borrowed raw values, whose addresses within the
//! source give their places; a fault in one value therefore never hides a fault in another.

use ron::Deserializer;
use ron::error::SpannedError;
use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer as _, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// A value with its source.
#[derive(Debug)]
pub(super) struct Node<'a> {
    /// The text of the value, without the white space and comments around it.
    pub(super) source: &'a str,
    /// Where it begins, in bytes from the start of the file.
    pub(super) offset: usize,
    /// What it is.
    pub(super) shape: Shape<'a>,
}

/// What a value is.
#[derive(Debug)]
pub(super) enum Shape<'a> {
    /// `Slide`
    Word(&'a str),
    /// `(board: "8x8")` or `Placement(per_turn: 1)`
    Struct {
        /// The word in front of the bracket.
        name: Option<&'a str>,
        /// In the order of the file, doubled ones too.
        fields: Vec<Field<'a>>,
    },
    /// `Turns(60)`
    Tuple {
        /// The word in front of the bracket.
        name: Option<&'a str>,
        /// At least one.
        items: Vec<Node<'a>>,
    },
    /// `[16, 14]`
    List(Vec<Node<'a>>),
    /// `"kowalski"`
    Text(String),
    /// `16`
    Whole(i64),
    /// `12.5`
    Fraction(f64),
    /// Anything else that is well-formed: a map, a letter.
    Other,
}

/// A named field of a struct.
#[derive(Debug)]
pub(super) struct Field<'a> {
    /// Its name.
    pub(super) name: &'a str,
    /// Where the name begins, in bytes from the start of the file.
    pub(super) offset: usize,
    /// Its value.
    pub(super) value: Node<'a>,
}

impl<'a> Node<'a> {
    /// Reads a whole file.
    ///
    /// # Errors
    /// The first place where the text is not well-formed.
    pub(super) fn parse(file: &'a str) -> Result<Self, SpannedError> {
        let raw = RawValue::from_ron(file)?;
        Ok(Self::read(raw, file))
    }

    fn read(raw: &'a RawValue, file: &'a str) -> Self {
        let source = raw.trim().get_ron();
        Self {
            source,
            offset: offset_in(file, source),
            shape: shape(source, file),
        }
    }
}

fn shape<'a>(source: &'a str, file: &'a str) -> Shape<'a> {
    let read = match source.chars().next() {
        Some('"' | 'r') => ron::from_str(source).ok().map(Shape::Text),
        Some('0'..='9' | '+' | '-' | '.') => number(source),
        Some('[') => ron::from_str(source)
            .ok()
            .map(|items| Shape::List(nodes(items, file))),
        _ => None,
    };
    read.unwrap_or_else(|| named(source, file))
}

fn number<'a>(source: &str) -> Option<Shape<'a>> {
    let whole = ron::from_str(source).ok().map(Shape::Whole);
    whole.or_else(|| ron::from_str(source).ok().map(Shape::Fraction))
}

/// A word, a struct or a tuple.
fn named<'a>(source: &'a str, file: &'a str) -> Shape<'a> {
    let (name, rest) = leading_word(source);
    if let Some(word) = name
        && is_blank(rest)
    {
        return Shape::Word(word);
    }
    if let Some(fields) = fields(rest, file) {
        return Shape::Struct { name, fields };
    }
    match items(rest) {
        Some(items) => Shape::Tuple {
            name,
            items: nodes(items, file),
        },
        None => Shape::Other,
    }
}

fn nodes<'a>(items: Vec<&'a RawValue>, file: &'a str) -> Vec<Node<'a>> {
    items.into_iter().map(|raw| Node::read(raw, file)).collect()
}

/// The word a value begins with, and what follows it.
fn leading_word(source: &str) -> (Option<&str>, &str) {
    let word = Deserializer::from_str(source)
        .ok()
        .and_then(|mut reader| reader.deserialize_identifier(WordVisitor).ok());
    match word {
        Some(word) => (Some(word), &source[offset_in(source, word) + word.len()..]),
        None => (None, source),
    }
}

/// Whether nothing but white space and comments is left.
fn is_blank(rest: &str) -> bool {
    Deserializer::from_str(rest).is_ok_and(|mut reader| reader.end().is_ok())
}

fn fields<'a>(source: &'a str, file: &'a str) -> Option<Vec<Field<'a>>> {
    let mut reader = Deserializer::from_str(source).ok()?;
    let pairs = reader.deserialize_struct("", &[], FieldsVisitor).ok()?;
    let field = |(name, raw): (&'a str, &'a RawValue)| Field {
        name,
        offset: offset_in(file, name),
        value: Node::read(raw, file),
    };
    Some(pairs.into_iter().map(field).collect())
}

fn items(source: &str) -> Option<Vec<&RawValue>> {
    let mut reader = Deserializer::from_str(source).ok()?;
    reader.deserialize_tuple(0, ItemsVisitor).ok()
}

/// Where a slice of a text begins within it.
fn offset_in(text: &str, slice: &str) -> usize {
    (slice.as_ptr() as usize)
        .saturating_sub(text.as_ptr() as usize)
        .min(text.len())
}

struct WordVisitor;

impl<'de> Visitor<'de> for WordVisitor {
    type Value = &'de str;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word")
    }

    fn visit_borrowed_str<E>(self, word: &'de str) -> Result<Self::Value, E> {
        Ok(word)
    }
}

struct Word<'a>(&'a str);

impl<'de: 'a, 'a> Deserialize<'de> for Word<'a> {
    fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        reader.deserialize_identifier(WordVisitor).map(Word)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Vec<(&'de str, &'de RawValue)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("named fields")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut pairs = Vec::new();
        while let Some(Word(name)) = map.next_key()? {
            pairs.push((name, map.next_value()?));
        }
        Ok(pairs)
    }
}

struct ItemsVisitor;

impl<'de> Visitor<'de> for ItemsVisitor {
    type Value = Vec<&'de RawValue>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("values in brackets")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element()? {
            items.push(item);
        }
        Ok(items)
    }
}
