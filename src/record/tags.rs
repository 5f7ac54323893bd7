//! Tag pairs, and the result as a record writes it.

use crate::rules::{Outcome, Position, Side};

/// The tags with a meaning; others are kept and written after these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tag {
    /// The id of the ruleset.
    Variant,
    /// The board, `12x8`.
    Board,
    /// Men a side.
    Men,
    /// Who acted first, `w` or `b`.
    First,
    /// Who played White.
    White,
    /// Who played Black.
    Black,
    /// The day of the game.
    Date,
    /// The result: `1-0`, `0-1`, `1/2-1/2`, `*`.
    Result,
    /// The reason of the result.
    Termination,
    /// The position at the start, where it is not the ruleset's.
    Start,
}

impl Tag {
    /// All of them, in the order in which they are written.
    pub const ALL: [Tag; 10] = [
        Tag::Variant,
        Tag::Board,
        Tag::Men,
        Tag::First,
        Tag::White,
        Tag::Black,
        Tag::Date,
        Tag::Result,
        Tag::Termination,
        Tag::Start,
    ];

    /// The name between bracket and value.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Tag::Variant => "Variant",
            Tag::Board => "Board",
            Tag::Men => "Men",
            Tag::First => "First",
            Tag::White => "White",
            Tag::Black => "Black",
            Tag::Date => "Date",
            Tag::Result => "Result",
            Tag::Termination => "Termination",
            Tag::Start => "Start",
        }
    }
}

/// Names and values, each name once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

impl Tags {
    /// The tags that lead back to a position: those of its terms, and the position itself where it is no start of a game.
    #[must_use]
    pub fn of(variant: &str, start: &Position) -> Self {
        let mut tags = Self::default();
        tags.set(Tag::Variant, variant);
        tags.set(Tag::Board, start.terms().board_name());
        tags.set(Tag::Men, start.terms().men().to_string());
        tags.set(Tag::First, start.side().letter().to_string());
        let text = start.to_string();
        if text != Position::start(start.terms(), start.side()).to_string() {
            tags.set(Tag::Start, text);
        }
        tags
    }

    /// The value of a tag.
    #[must_use]
    pub fn get(&self, tag: Tag) -> Option<&str> {
        self.find(tag.word())
    }

    /// Sets a tag. A value is one line: line breaks and other control characters become spaces.
    pub fn set(&mut self, tag: Tag, value: impl Into<String>) {
        let value = value.into().replace(char::is_control, " ");
        match self.pairs.iter_mut().find(|(name, _)| name == tag.word()) {
            Some(pair) => pair.1 = value,
            None => self.pairs.push((tag.word().to_owned(), value)),
        }
    }

    /// The value of a tag by its name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&str> {
        self.pairs
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// All pairs in the order in which they are written: first those with a meaning, then the others.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let known = Tag::ALL
            .iter()
            .filter_map(|&tag| self.get(tag).map(|value| (tag.word(), value)));
        let others = self
            .pairs
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .filter(|(name, _)| Tag::ALL.iter().all(|tag| tag.word() != *name));
        known.chain(others)
    }

    /// Forgets a tag.
    pub(super) fn remove(&mut self, tag: Tag) {
        self.pairs.retain(|(name, _)| name != tag.word());
    }

    /// Adds a pair that was read; `false` when the name is there already.
    pub(super) fn add(&mut self, name: String, value: String) -> bool {
        let new = self.find(&name).is_none();
        if new {
            self.pairs.push((name, value));
        }
        new
    }
}

/// The result of a game as its record writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// `1-0`.
    White,
    /// `0-1`.
    Black,
    /// `1/2-1/2`.
    Draw,
    /// `*`: the game goes on, or nobody knows how it ended.
    Open,
}

impl Score {
    /// All of them.
    pub const ALL: [Score; 4] = [Score::White, Score::Black, Score::Draw, Score::Open];

    /// The result of an outcome.
    #[must_use]
    pub const fn of(outcome: Outcome) -> Self {
        match outcome.winner {
            Some(Side::White) => Score::White,
            Some(Side::Black) => Score::Black,
            None => Score::Draw,
        }
    }

    /// How it is written.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Score::White => "1-0",
            Score::Black => "0-1",
            Score::Draw => "1/2-1/2",
            Score::Open => "*",
        }
    }

    /// Reads one; `None` when the text is no result.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|score| score.word() == text)
    }
}
