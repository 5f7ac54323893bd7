//! The rules of a reconstruction in words: a text for each value of each switch, what it rests on, and a small board.

mod archers;
mod drawing;
mod mat;
mod soldiers;
mod start;

use crate::data::{Certainty, Diagram, Variant};
use crate::lang::Words;
use crate::say;

pub use archers::Scene;
pub use drawing::draw;
pub use mat::draw as draw_mat;
pub use start::start;

/// One rule as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The name of its message; diagrams are found by it.
    pub id: &'static str,
    /// What it is about.
    pub chapter: Chapter,
    /// What it says.
    pub text: String,
    /// What it rests on.
    pub source: String,
    /// Attested, inferred or modern.
    pub certainty: Certainty,
}

impl Rule {
    /// The board that shows it.
    #[must_use]
    pub fn diagram(&self) -> Option<&'static Diagram> {
        Diagram::of(self.id)
    }
}

/// What a rule is about; in the order in which a newcomer asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chapter {
    /// How to move.
    Moving,
    /// How to take.
    Taking,
    /// How to win.
    Winning,
    /// How it begins.
    Beginning,
    /// What ends a game that goes on and on.
    Long,
}

impl Chapter {
    /// Its heading.
    #[must_use]
    pub fn said(self, words: &Words) -> String {
        match self {
            Self::Moving => say!(words, "rules-moving"),
            Self::Taking => say!(words, "rules-taking"),
            Self::Winning => say!(words, "rules-winning"),
            Self::Beginning => say!(words, "rules-beginning"),
            Self::Long => say!(words, "rules-long"),
        }
    }
}

/// What a rule rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Source {
    /// Varro.
    Varro,
    /// Ovid and Martial.
    Ovid,
    /// Seneca and the Laus Pisonis.
    Seneca,
    /// The Laus Pisonis alone.
    Piso,
    /// The texts say only that a piece goes straight.
    Straight,
    /// The author of the reconstruction.
    Author,
    /// The authors are silent, and this game settles it.
    Settled,
    /// What is added at every table here.
    Table,
    /// The page at pergioco.net.
    Pergioco,
    /// A public program that draws the archers' board.
    Program,
}

impl Source {
    fn said(self, words: &Words) -> String {
        match self {
            Self::Varro => say!(words, "rule-source-varro"),
            Self::Ovid => say!(words, "rule-source-ovid"),
            Self::Seneca => say!(words, "rule-source-seneca"),
            Self::Piso => say!(words, "rule-source-piso"),
            Self::Straight => say!(words, "rule-source-straight"),
            Self::Author => say!(words, "rule-source-author"),
            Self::Settled => say!(words, "rule-source-settled"),
            Self::Table => say!(words, "rule-source-table"),
            Self::Pergioco => say!(words, "rule-source-pergioco"),
            Self::Program => say!(words, "rule-source-program"),
        }
    }
}

/// The rules of a reconstruction in their order: by its switches, or as its own file tells them where it is no game of
/// soldiers.
#[must_use]
pub fn rules(words: &Words, variant: &Variant) -> Vec<Rule> {
    if let Some(ruleset) = variant.ruleset.soldiers() {
        return soldiers::rules(words, &variant.id, ruleset);
    }
    if let Some(ruleset) = variant.ruleset.archers() {
        return archers::rules(words, ruleset);
    }
    let own = variant.rules.iter().map(|rule| Rule {
        id: "",
        chapter: Chapter::Moving,
        source: variant.source.clone(),
        text: rule.text.clone(),
        certainty: rule.certainty,
    });
    own.collect()
}

#[cfg(test)]
mod tests;
