//! `Ruleset(..)`: a reconstruction as the menu and the commands know it.

use super::archers;
use super::arrangement::Arrangements;
use super::boards;
use super::document::Document;
use super::fault::{Fault, Faults};
use super::lines::LineBoards;
use super::switches;
use super::value::{Fields, Value};
use crate::rules::{Dimensions, First, Rules, Side, Terms};
use std::sync::Arc;
use thiserror::Error;

/// A reconstruction as the menu and the commands know it.
#[derive(Debug, Clone, PartialEq)]
pub struct Variant {
    /// `kowalski-early`.
    pub id: String,
    /// The name shown.
    pub name: String,
    /// Two lines that say what it feels like.
    pub description: [String; 2],
    /// Author, year, and how the rules reached us.
    pub source: String,
    /// The rules in short sentences, each with its mark.
    pub rules: Vec<RuleText>,
    /// The switches.
    pub ruleset: Rules,
    /// The boards it is played on, the default first; never empty.
    pub boards: Vec<BoardChoice>,
    /// Whether a player brought the file.
    pub own: bool,
}

/// A board and the numbers of men it is played with.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardChoice {
    /// How commands and records name it: its size, and more where boards of one size differ in their lines.
    pub name: String,
    /// Whether its lines are a conjecture.
    pub conjectural: bool,
    /// Its size.
    pub board: Dimensions,
    /// Men a side, the default first; never empty.
    pub men: Vec<u8>,
    terms: Vec<Arc<Terms>>,
}

/// One rule in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    /// A short sentence.
    pub text: String,
    /// What it rests on.
    pub certainty: Certainty,
}

/// What a rule rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// An ancient text says so.
    Attested,
    /// Inferred by the author of the reconstruction from texts or boards.
    Inferred,
    /// A modern addition.
    Modern,
}

/// Why a board or number of men is not one of a variant's.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TermsChoiceError {
    /// Not one of its boards.
    #[error("{variant} is not played on {board}; its boards are {}", listed(.allowed))]
    Board {
        /// The id of the variant.
        variant: String,
        /// The board asked for.
        board: Dimensions,
        /// Its boards, the default first.
        allowed: Vec<Dimensions>,
    },
    /// Not one of that board's numbers of men.
    #[error("{variant} on {board} is not played with {men} men a side; allowed is {}", listed(.allowed))]
    Men {
        /// The id of the variant.
        variant: String,
        /// The board.
        board: Dimensions,
        /// The number of men asked for.
        men: u8,
        /// Its numbers of men, the default first.
        allowed: Vec<u8>,
    },
}

fn listed<T: ToString>(values: &[T]) -> String {
    let words: Vec<String> = values.iter().map(ToString::to_string).collect();
    words.join(", ")
}

impl Variant {
    /// The terms for a board and number of men; `None` takes the default of the variant or of the board.
    ///
    /// # Errors
    /// The choice is not one of the variant's; the message lists those that are.
    pub fn terms(
        &self,
        board: Option<Dimensions>,
        men: Option<u8>,
    ) -> Result<Arc<Terms>, TermsChoiceError> {
        let default = self.boards.first().map(|choice| choice.board);
        let wanted = board
            .or(default)
            .unwrap_or(Dimensions { files: 0, ranks: 0 });
        let choice = self.board(wanted).ok_or_else(|| TermsChoiceError::Board {
            variant: self.id.clone(),
            board: wanted,
            allowed: self.boards.iter().map(|choice| choice.board).collect(),
        })?;
        let men = men.or_else(|| choice.men.first().copied()).unwrap_or(0);
        choice
            .terms(men)
            .cloned()
            .ok_or_else(|| TermsChoiceError::Men {
                variant: self.id.clone(),
                board: wanted,
                men,
                allowed: choice.men.clone(),
            })
    }

    /// The board of that name.
    #[must_use]
    pub fn board_named(&self, name: &str) -> Option<&BoardChoice> {
        self.boards.iter().find(|choice| choice.name == name)
    }

    /// The numbers of men and arrays for one of its boards: the first of that size.
    #[must_use]
    pub fn board(&self, board: Dimensions) -> Option<&BoardChoice> {
        self.boards.iter().find(|choice| choice.board == board)
    }

    /// Who acts first when nobody says otherwise: White where the lot decides.
    #[must_use]
    pub const fn first(&self) -> Side {
        match self.ruleset.first() {
            First::Black => Side::Black,
            First::White | First::Lot => Side::White,
        }
    }
}

impl BoardChoice {
    /// The terms of one board, one for each number of men; `None` without any.
    pub(super) fn new(name: String, board: Dimensions, terms: Vec<Arc<Terms>>) -> Option<Self> {
        let men: Vec<u8> = terms.iter().map(|terms| terms.men()).collect();
        (!men.is_empty()).then_some(Self {
            name,
            conjectural: false,
            board,
            men,
            terms,
        })
    }

    /// The terms for one of its numbers of men.
    #[must_use]
    pub fn terms(&self, men: u8) -> Option<&Arc<Terms>> {
        self.terms.iter().find(|terms| terms.men() == men)
    }
}

/// The fields beside the switches.
const NAMES: [&str; 6] = ["id", "name", "description", "source", "rules", "boards"];

/// Reads a file of this kind. `arrangements` are those a board may name.
pub(super) fn read(
    document: &Document,
    arrangements: &Arrangements,
    line_boards: &LineBoards,
) -> Result<Variant, Vec<Fault>> {
    let mut faults = document.faults();
    let (words, boards) = NAMES.split_at(NAMES.len() - 1);
    let of_archers = document.root().field("game").is_some();
    let switches: &[&str] = if of_archers {
        &archers::NAMES
    } else {
        &switches::NAMES
    };
    let names = [words, switches, boards].concat();
    let variant = document
        .root()
        .fields(&mut faults, &names)
        .and_then(|fields| {
            let of_game = |fields: &Fields, faults: &mut Faults| {
                if of_archers {
                    game_of_archers(fields, line_boards, faults)
                } else {
                    game_of_soldiers(fields, arrangements, faults)
                }
            };
            convert(&fields, of_game, &mut faults)
        });
    faults.finish(variant)
}

/// Switches and boards, as far as they could be read.
type Game = (Option<Rules>, Option<Vec<BoardChoice>>);

fn game_of_soldiers(fields: &Fields, arrangements: &Arrangements, faults: &mut Faults) -> Game {
    let ruleset = switches::read(fields, faults);
    let boards = fields.read("boards", faults, |value, faults| {
        boards::read(value, ruleset.as_ref(), arrangements, faults)
    });
    (ruleset.map(Rules::Soldiers), boards)
}

fn game_of_archers(fields: &Fields, known: &LineBoards, faults: &mut Faults) -> Game {
    let ruleset = archers::switches(fields, faults);
    let boards = fields.read("boards", faults, |value, faults| {
        archers::boards(value, ruleset, known, faults)
    });
    (ruleset.map(Rules::Archers), boards)
}

fn convert(
    fields: &Fields,
    game: impl FnOnce(&Fields, &mut Faults) -> Game,
    faults: &mut Faults,
) -> Option<Variant> {
    let id = fields.read("id", faults, Value::id);
    let name = fields.read("name", faults, |value, faults| value.line(faults, 60));
    let description = fields.read("description", faults, description);
    let source = fields.read("source", faults, |value, faults| value.line(faults, 400));
    let rules = fields.read("rules", faults, rules);
    let (ruleset, boards) = game(fields, faults);
    Some(Variant {
        id: id?.to_owned(),
        name: name?.to_owned(),
        description: description?,
        source: source?.to_owned(),
        rules: rules?,
        ruleset: ruleset?,
        boards: boards?,
        own: false,
    })
}

fn description(value: &Value, faults: &mut Faults) -> Option<[String; 2]> {
    let lines = value.list(faults, "two lines of text")?;
    let [first, second] = lines.as_slice() else {
        value.refuse_as(
            faults,
            format!("{} lines", lines.len()),
            "two lines of text",
        );
        return None;
    };
    let (first, second) = (first.line(faults, 120), second.line(faults, 120));
    Some([first?.to_owned(), second?.to_owned()])
}

fn rules(value: &Value, faults: &mut Faults) -> Option<Vec<RuleText>> {
    const MOST: usize = 16;
    let entries = value.list(faults, "rules in words")?;
    if !(1..=MOST).contains(&entries.len()) {
        let found = format!("{} rules", entries.len());
        value.refuse_as(faults, found, format!("1 to {MOST} rules in words"));
    }
    let rules: Vec<Option<RuleText>> = entries.iter().map(|entry| rule(entry, faults)).collect();
    rules.into_iter().collect()
}

fn rule(value: &Value, faults: &mut Faults) -> Option<RuleText> {
    const CERTAINTIES: [(&str, Certainty); 3] = [
        ("Attested", Certainty::Attested),
        ("Inferred", Certainty::Inferred),
        ("Modern", Certainty::Modern),
    ];
    let fields = value.fields(faults, &["text", "certainty"])?;
    let text = fields.read("text", faults, |value, faults| value.line(faults, 240));
    let certainty = fields.word("certainty", faults, &CERTAINTIES);
    Some(RuleText {
        text: text?.to_owned(),
        certainty: certainty?,
    })
}
