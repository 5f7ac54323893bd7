//! The text of a record as tokens with their places.

use std::fmt;

/// A place in a text; line and column count from 1, columns in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// Where a text begins.
    pub const START: Place = Place { line: 1, column: 1 };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// What is wrong with a record, and where. Written `LINE:COL: reason`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What was found and what would be right.
    pub reason: String,
}

impl Fault {
    pub(super) fn new(place: Place, reason: impl Into<String>) -> Self {
        Self {
            place,
            reason: reason.into(),
        }
    }
}

/// One piece of the text. Comments are skipped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`.
    Tag { name: &'a str, value: String },
    /// `12.`, also `12...`
    Number,
    /// `+`.
    Plus,
    /// An action or a result.
    Word(&'a str),
}

/// Reads tokens one after the other.
pub(super) struct Scanner<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            place: Place::START,
        }
    }

    /// The next token with its place; `None` at the end.
    pub(super) fn next_token(&mut self) -> Result<Option<(Place, Token<'a>)>, Fault> {
        self.skip_blanks_and_comments()?;
        let place = self.place;
        let Some(next) = self.rest.chars().next() else {
            return Ok(None);
        };
        let token = match next {
            '[' => self.tag()?,
            '+' => {
                self.bump();
                Token::Plus
            }
            _ => self.number_or_word(),
        };
        Ok(Some((place, token)))
    }

    fn skip_blanks_and_comments(&mut self) -> Result<(), Fault> {
        loop {
            self.take_while(char::is_whitespace);
            if !self.rest.starts_with('{') {
                return Ok(());
            }
            let opened = self.place;
            self.take_while(|c| c != '}');
            if self.bump().is_none() {
                return Err(Fault::new(opened, "this comment is not closed by '}'"));
            }
        }
    }

    fn tag(&mut self) -> Result<Token<'a>, Fault> {
        self.bump();
        self.take_while(char::is_whitespace);
        let place = self.place;
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        if name.is_empty() {
            return Err(Fault::new(
                place,
                "a tag is written [Name \"value\"], and here is no name",
            ));
        }
        self.take_while(char::is_whitespace);
        let value = self.quoted(name)?;
        self.take_while(char::is_whitespace);
        let place = self.place;
        match self.bump() {
            Some(']') => Ok(Token::Tag { name, value }),
            _ => Err(Fault::new(
                place,
                format!("the tag {name} is not closed by ']'"),
            )),
        }
    }

    fn quoted(&mut self, name: &str) -> Result<String, Fault> {
        let opened = self.place;
        if self.bump() != Some('"') {
            return Err(Fault::new(
                opened,
                format!("the value of the tag {name} stands in double quotes"),
            ));
        }
        let mut value = String::new();
        loop {
            let unclosed = || {
                Fault::new(
                    opened,
                    format!("the value of the tag {name} is not closed by '\"' on its line"),
                )
            };
            match self.bump().ok_or_else(unclosed)? {
                '"' => return Ok(value),
                '\n' => return Err(unclosed()),
                '\\' => value.push(self.bump().filter(|&c| c != '\n').ok_or_else(unclosed)?),
                other => value.push(other),
            }
        }
    }

    fn number_or_word(&mut self) -> Token<'a> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let after = &self.rest[digits..];
        let alone = after
            .chars()
            .next()
            .is_none_or(|c| c.is_whitespace() || c == '{');
        if after.starts_with('.') || (digits > 0 && alone) {
            self.take_while(|c| c.is_ascii_digit());
            self.take_while(|c| c == '.');
            return Token::Number;
        }
        Token::Word(self.take_while(|c| !c.is_whitespace() && !"{+[".contains(c)))
    }

    /// Takes characters while they fit.
    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let from = self.rest;
        while self.rest.chars().next().is_some_and(&fits) {
            self.bump();
        }
        &from[..from.len() - self.rest.len()]
    }

    fn bump(&mut self) -> Option<char> {
        let next = self.rest.chars().next()?;
        self.rest = &self.rest[next.len_utf8()..];
        if next == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(next)
    }
}
