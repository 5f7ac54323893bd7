//! Data files: every RON kind, from text to a validated value. The built-in ones are compiled in.

use crate::rules::{Calculus, Dimensions, Ruleset, Side, Square, Terms};
use std::sync::Arc;

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
    pub ruleset: Ruleset,
    /// The boards it is played on, the default first.
    pub boards: Vec<BoardChoice>,
    /// Whether a player brought the file.
    pub own: bool,
}

/// A board and the numbers of men it is played with.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardChoice {
    /// The board.
    pub board: Dimensions,
    /// Men a side, the default first.
    pub men: Vec<u8>,
    /// The starting arrays, one for each number of men; empty arrays where men are placed.
    pub arrays: Vec<Vec<(Square, Calculus)>>,
}

/// One rule in words.
#[derive(Debug, Clone, PartialEq)]
pub struct RuleText {
    /// A short sentence.
    pub text: String,
    /// What it rests on.
    pub certainty: Certainty,
}

/// What a rule rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Certainty {
    /// An ancient text says so.
    Attested,
    /// Inferred by the author of the reconstruction from texts or boards.
    Inferred,
    /// A modern addition.
    Modern,
}

impl Variant {
    /// The terms for a board and number of men; `None` takes the defaults.
    ///
    /// # Errors
    /// A sentence that lists what is allowed.
    pub fn terms(&self, board: Option<Dimensions>, men: Option<u8>) -> Result<Arc<Terms>, String> {
        let _ = (board, men);
        Err(String::new())
    }

    /// Who acts first when nobody says otherwise: White where the lot decides.
    #[must_use]
    pub fn first(&self) -> Side {
        Side::White
    }
}

/// All reconstructions that can be played, and what was wrong with the files that failed.
#[derive(Debug, Clone, Default)]
pub struct Library {
    /// In the order of the menu.
    pub variants: Vec<Arc<Variant>>,
    /// One line per fault: `FILE:LINE:COL: FIELD: found X; allowed Y`.
    pub faults: Vec<String>,
}

impl Library {
    /// The twelve that are compiled in.
    #[must_use]
    pub fn built_in() -> Self {
        Self::default()
    }

    /// Adds a player's own files, given as name and text.
    pub fn add_own(&mut self, files: &[(String, String)]) {
        let _ = files;
    }

    /// A reconstruction by its id.
    #[must_use]
    pub fn variant(&self, id: &str) -> Option<&Arc<Variant>> {
        self.variants.iter().find(|variant| variant.id == id)
    }
}
