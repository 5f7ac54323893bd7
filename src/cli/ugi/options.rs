//! The options of a session and the game they describe.

use crate::ai::Level;
use crate::cli::choices::{find_board, find_men, find_variant, read_position, terms};
use crate::cli::error::CliError;
use crate::data::Library;
use crate::rules::{LongGame, Position, Side};

/// What `setoption` has set.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Options {
    pub(super) ruleset: String,
    pub(super) board: Option<String>,
    pub(super) men: Option<String>,
    pub(super) first: Option<Side>,
    pub(super) threads: u32,
    pub(super) megabytes: usize,
    pub(super) level: Option<Level>,
    pub(super) seed: u64,
}

const THREADS: std::ops::RangeInclusive<u32> = 1..=64;
const MEGABYTES: std::ops::RangeInclusive<usize> = 1..=16_384;
/// The value that stands for what the ruleset says.
const DEFAULT: &str = "default";

impl Options {
    pub(super) fn new(library: &Library) -> Self {
        let first = library.variants.first();
        Self {
            ruleset: first.map_or_else(String::new, |variant| variant.id.clone()),
            board: None,
            men: None,
            first: None,
            threads: 1,
            megabytes: 64,
            level: None,
            seed: 1,
        }
    }

    /// The lines that announce the options.
    pub(super) fn announced(&self, library: &Library) -> Vec<String> {
        let rulesets: Vec<String> = library
            .variants
            .iter()
            .map(|variant| format!(" var {}", variant.id))
            .collect();
        let levels: String = Level::ALL
            .map(|level| format!(" var {}", level.word()))
            .concat();
        vec![
            format!(
                "option name Ruleset type combo default {}{}",
                self.ruleset,
                rulesets.concat()
            ),
            format!("option name Board type string default {DEFAULT}"),
            format!("option name Men type string default {DEFAULT}"),
            format!("option name First type combo default {DEFAULT} var {DEFAULT} var w var b"),
            "option name Threads type spin default 1 min 1 max 64".to_owned(),
            "option name Hash type spin default 64 min 1 max 16384".to_owned(),
            format!("option name Level type combo default none var none{levels}"),
            format!(
                "option name Seed type spin default 1 min 0 max {}",
                u64::MAX
            ),
        ]
    }

    /// Sets an option; the game it describes must exist.
    ///
    /// # Errors
    /// The option or value is unknown; nothing is changed then.
    pub(super) fn set(&mut self, library: &Library, name: &str, value: &str) -> Result<(), String> {
        let mut changed = self.clone();
        let text = (value != DEFAULT && !value.is_empty()).then(|| value.to_owned());
        match name.to_ascii_lowercase().as_str() {
            "ruleset" => {
                value.clone_into(&mut changed.ruleset);
                // Another ruleset has boards and numbers of men of its own.
                if value != self.ruleset {
                    (changed.board, changed.men) = (None, None);
                }
            }
            "board" => (changed.board, changed.men) = (text, None),
            "men" => changed.men = text,
            "first" => {
                changed.first = match text.as_deref() {
                    None => None,
                    Some("w") => Some(Side::White),
                    Some("b") => Some(Side::Black),
                    Some(_) => return Err("First is w, b or default".to_owned()),
                }
            }
            "threads" => changed.threads = number(value, &THREADS)?,
            "hash" => changed.megabytes = number(value, &MEGABYTES)?,
            "seed" => changed.seed = number(value, &(0..=u64::MAX))?,
            "level" => changed.level = level(value)?,
            _ => {
                return Err(format!(
                    "no option '{name}'; there are Ruleset Board Men First Threads Hash Level Seed"
                ));
            }
        }
        changed.start(library)?;
        *self = changed;
        Ok(())
    }

    /// The start of the game.
    ///
    /// # Errors
    /// No such ruleset, board or number of men.
    pub(super) fn start(&self, library: &Library) -> Result<Position, String> {
        self.position(library, None)
    }

    /// A position of the game by its four fields, or its start.
    ///
    /// # Errors
    /// No such ruleset, board or number of men, or a malformed position.
    pub(super) fn position(
        &self,
        library: &Library,
        text: Option<&str>,
    ) -> Result<Position, String> {
        let read = || {
            let variant = find_variant(library, &self.ruleset)?;
            let choice = find_board(variant, self.board.as_deref())?;
            match text {
                Some(text) if self.men.is_none() => read_position(variant, choice, text),
                Some(text) => {
                    let men = find_men(variant, choice, self.men.as_deref())?;
                    Position::parse(&terms(variant, choice, men)?, text)
                        .map_err(|error| CliError::Refused(format!("malformed position: {error}")))
                }
                None => {
                    let men = find_men(variant, choice, self.men.as_deref())?;
                    let terms = terms(variant, choice, men)?;
                    Ok(Position::start(
                        &terms,
                        self.first.unwrap_or(variant.first()),
                    ))
                }
            }
        };
        read()
            .map(|position| position.with_long_game(LongGame::Limited))
            .map_err(|error: CliError| error.to_string())
    }
}

fn number<T: std::str::FromStr + PartialOrd + std::fmt::Display>(
    text: &str,
    allowed: &std::ops::RangeInclusive<T>,
) -> Result<T, String> {
    text.parse()
        .ok()
        .filter(|number| allowed.contains(number))
        .ok_or_else(|| {
            let (least, most) = (allowed.start(), allowed.end());
            format!("'{text}' is no whole number from {least} to {most}")
        })
}

fn level(text: &str) -> Result<Option<Level>, String> {
    match Level::parse(text) {
        None if text == "none" => Ok(None),
        None => {
            let words = Level::ALL.map(Level::word).join(" ");
            Err(format!("no level '{text}'; there are none {words}"))
        }
        level => Ok(level),
    }
}
