//! Which position a command is about: ruleset, board, men, who is first, or a position text; then moves.

use super::args::{PictureArgs, PlayArgs};
use super::engine_args::MatchArgs;
use super::error::CliError;
use crate::data::{BoardChoice, Library, Variant};
use crate::rules::{LongGame, Ply, Position, Side, Terms, shortened};
use clap::{Args, ValueEnum};
use std::sync::Arc;

/// Which position a command is about. Texts are read when the library is known, so that a refusal can list what is allowed.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct Choices {
    /// Ruleset, as listed by 'rulesets'
    #[arg(long, value_name = "ID")]
    pub ruleset: String,
    /// Board, files by ranks
    #[arg(long, value_name = "FxR")]
    pub board: Option<String>,
    /// Men a side
    #[arg(
        long,
        value_name = "N",
        conflicts_with = "from",
        allow_negative_numbers = true
    )]
    pub men: Option<String>,
    /// Who acts first
    #[arg(long, value_name = "w|b", value_enum, conflicts_with = "from")]
    pub first: Option<FirstSide>,
    /// Start from this position instead of the ruleset's start
    #[arg(long, value_name = "POSITION")]
    pub from: Option<String>,
    /// Moves to play: @e4 D@e4 e2-e5 xd4 pass
    #[arg(value_name = "MOVE")]
    pub moves: Vec<String>,
}

/// Who acts first, as the command line names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FirstSide {
    /// White.
    #[value(name = "w")]
    White,
    /// Black.
    #[value(name = "b")]
    Black,
}

impl From<FirstSide> for Side {
    fn from(first: FirstSide) -> Self {
        match first {
            FirstSide::White => Side::White,
            FirstSide::Black => Side::Black,
        }
    }
}

/// A ruleset with its board, men and who is first.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The reconstruction.
    pub variant: Arc<Variant>,
    /// Board, men and array.
    pub terms: Arc<Terms>,
    /// Who acts first.
    pub first: Side,
}

/// A position and how it came about.
#[derive(Debug, Clone)]
pub struct Played {
    /// The reconstruction.
    pub variant: Arc<Variant>,
    /// The position before the first move.
    pub start: Position,
    /// What was played, with all consequences.
    pub plies: Vec<Ply>,
    /// The position after the last move.
    pub position: Position,
}

impl Choices {
    /// The position before the moves.
    ///
    /// # Errors
    /// Wrong usage for what is unknown, a refusal for a malformed position.
    pub fn start(&self, library: &Library) -> Result<(Arc<Variant>, Position), CliError> {
        let variant = find_variant(library, &self.ruleset)?;
        let choice = find_board(variant, self.board.as_deref())?;
        let position = match &self.from {
            Some(text) => read_position(variant, choice, text)?,
            None => {
                let men = find_men(variant, choice, self.men.as_deref())?;
                let first = self.first.map_or(variant.first(), Side::from);
                Position::start(&terms(variant, choice, men)?, first)
            }
        };
        Ok((Arc::clone(variant), position))
    }

    /// Plays the moves on a position; after each, `seen` gets the position before it and after it.
    ///
    /// # Errors
    /// `move 7 'e2-e5': REASON` at the first move that is refused.
    pub fn play(
        &self,
        position: &mut Position,
        mut seen: impl FnMut(&Position, &Ply, &Position) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        for (idx, text) in self.moves.iter().enumerate() {
            let before = position.clone();
            let ply = position
                .read_move(text)
                .and_then(|mv| position.play(mv))
                .map_err(|error| {
                    CliError::Refused(format!("move {} '{}': {error}", idx + 1, shortened(text)))
                })?;
            seen(&before, &ply, position)?;
        }
        Ok(())
    }

    /// The position after the moves, and how it came about.
    ///
    /// # Errors
    /// As [`Choices::start`] and [`Choices::play`].
    pub fn played(&self, library: &Library) -> Result<Played, CliError> {
        let (variant, start) = self.start(library)?;
        let mut position = start.clone();
        let mut plies = Vec::new();
        self.play(&mut position, |_, ply, _| {
            plies.push(ply.clone());
            Ok(())
        })?;
        Ok(Played {
            variant,
            start,
            plies,
            position,
        })
    }
}

impl PictureArgs {
    /// The position to draw, and how it came about; a film has a last move to show.
    ///
    /// # Errors
    /// As [`Choices::played`], wrong usage for a film without a move, and a refusal where the picture has no folder.
    pub fn played(&self, library: &Library) -> Result<Played, CliError> {
        let played = self.choices.played(library)?;
        if let Some(out) = &self.out
            && let Some(folder) = out.parent().filter(|folder| !folder.as_os_str().is_empty())
            && !folder.is_dir()
        {
            return Err(CliError::Refused(format!(
                "{}: there is no folder {}",
                out.display(),
                folder.display()
            )));
        }
        if self.film().is_some() && played.plies.is_empty() {
            return Err(CliError::Usage(
                "--film shows the last move: at least one MOVE is needed".to_owned(),
            ));
        }
        Ok(played)
    }
}

impl MatchArgs {
    /// The start of every game, before its opening.
    ///
    /// # Errors
    /// Wrong usage for what is unknown.
    pub fn start(&self, library: &Library) -> Result<Position, CliError> {
        let variant = find_variant(library, &self.ruleset)?;
        let choice = find_board(variant, self.board.as_deref())?;
        let men = find_men(variant, choice, self.men.as_deref())?;
        let start = Position::start(&terms(variant, choice, men)?, variant.first());
        Ok(start.with_long_game(LongGame::Limited))
    }
}

impl PlayArgs {
    /// The game that is to start at once; `None` leaves it to the menu.
    ///
    /// # Errors
    /// Wrong usage for what is unknown.
    pub fn setup(&self, library: &Library) -> Result<Option<Setup>, CliError> {
        let Some(id) = &self.ruleset else {
            return Ok(None);
        };
        let variant = find_variant(library, id)?;
        let choice = find_board(variant, self.board.as_deref())?;
        let men = find_men(variant, choice, self.men.as_deref())?;
        Ok(Some(Setup {
            variant: Arc::clone(variant),
            terms: terms(variant, choice, men)?,
            first: self.first.map_or(variant.first(), Side::from),
        }))
    }
}

pub(super) fn find_variant<'a>(
    library: &'a Library,
    id: &str,
) -> Result<&'a Arc<Variant>, CliError> {
    library.variant(id).ok_or_else(|| {
        let mut message = format!(
            "unknown ruleset '{}'; allowed: {}",
            shortened(id),
            ruleset_ids(library)
        );
        for fault in &library.faults {
            message.push_str(&format!("\n{fault}"));
        }
        CliError::Usage(message)
    })
}

/// What `--ruleset` may name.
pub(super) fn ruleset_ids(library: &Library) -> String {
    listed(library.variants.iter().map(|variant| &variant.id))
}

/// A board of the ruleset, the default one where none is named.
pub(super) fn find_board<'a>(
    variant: &'a Variant,
    text: Option<&str>,
) -> Result<&'a BoardChoice, CliError> {
    let found = match text {
        None => variant.boards.first(),
        Some(text) => variant.boards.iter().find(|choice| choice.name == text),
    };
    found.ok_or_else(|| {
        CliError::Usage(format!(
            "{} is not played on a board '{}'; allowed: {}",
            variant.id,
            shortened(text.unwrap_or_default()),
            listed(variant.boards.iter().map(|choice| &choice.name))
        ))
    })
}

/// A number of men, the board's default where none is named.
pub(super) fn find_men(
    variant: &Variant,
    choice: &BoardChoice,
    text: Option<&str>,
) -> Result<Option<u8>, CliError> {
    let Some(text) = text else {
        return Ok(choice.men.first().copied());
    };
    choice
        .men
        .iter()
        .copied()
        .find(|men| men.to_string() == text)
        .map(Some)
        .ok_or_else(|| {
            CliError::Usage(format!(
                "{} is not played with '{}' men on {}; allowed: {}",
                variant.id,
                shortened(text),
                choice.name,
                listed(&choice.men)
            ))
        })
}

/// A position does not tell the number of men agreed on: it is the first of the board's that has room for its pieces.
pub(super) fn read_position(
    variant: &Variant,
    choice: &BoardChoice,
    text: &str,
) -> Result<Position, CliError> {
    let mut men: Vec<Option<u8>> = choice.men.iter().copied().map(Some).collect();
    let most = men.iter().copied().max().unwrap_or_default();
    men.push(most);
    let mut refused = None;
    for men in men {
        match Position::parse(&terms(variant, choice, men)?, text) {
            Ok(position) => return Ok(position),
            // What is said last is said of the largest number of men.
            Err(error) => refused = Some(error),
        }
    }
    Err(CliError::Refused(refused.map_or_else(
        || format!("{} names no number of men", variant.id),
        |error| format!("malformed position: {error}"),
    )))
}

pub(super) fn terms(
    variant: &Variant,
    choice: &BoardChoice,
    men: Option<u8>,
) -> Result<Arc<Terms>, CliError> {
    let men = men.or_else(|| choice.men.first().copied());
    men.and_then(|men| choice.terms(men))
        .cloned()
        .ok_or_else(|| {
            CliError::Usage(format!(
                "{} is not played so on {}; men a side: {}",
                variant.id,
                choice.name,
                listed(&choice.men)
            ))
        })
}

fn listed<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    texts.join(" ")
}
