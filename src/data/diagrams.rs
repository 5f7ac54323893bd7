//! `assets/rules/diagrams.ron`: small boards that show a rule.

use crate::rules::{Calculus, Dimensions, Role, Side, Square};
use serde::Deserialize;
use std::sync::LazyLock;

/// A small board that shows a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// The board.
    pub board: Dimensions,
    /// What stands or lies on it.
    pub pieces: Vec<Shown>,
    /// What goes where.
    pub moves: Vec<(Square, Square)>,
    /// What is taken.
    pub taken: Vec<Square>,
    /// What is safe.
    pub safe: Vec<Square>,
    /// What is shut in.
    pub shut: Vec<Square>,
}

/// A piece in a diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// Where.
    pub at: Square,
    /// Whose, and what.
    pub calculus: Calculus,
    /// Whether it lies bound.
    pub bound: bool,
}

/// A diagram as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    rules: Vec<String>,
    rows: Vec<String>,
    #[serde(default)]
    moves: Vec<(String, String)>,
    #[serde(default)]
    taken: Vec<String>,
    #[serde(default)]
    safe: Vec<String>,
    #[serde(default)]
    shut: Vec<String>,
}

const FILE: &str = include_str!("../../assets/rules/diagrams.ron");

/// Every diagram with the names of the rules it shows; a faulty file has none, and a test finds it.
static DIAGRAMS: LazyLock<Vec<(Vec<String>, Diagram)>> = LazyLock::new(|| {
    let written: Vec<Written> = ron::from_str(FILE).unwrap_or_default();
    written
        .into_iter()
        .filter_map(|written| Some((written.rules.clone(), written.read()?)))
        .collect()
});

impl Diagram {
    /// The diagram that shows a rule, by the name of the rule's message.
    #[must_use]
    pub fn of(rule: &str) -> Option<&'static Self> {
        let shows = |(rules, _): &&(Vec<String>, Self)| rules.iter().any(|name| name == rule);
        DIAGRAMS.iter().find(shows).map(|(_, diagram)| diagram)
    }
}

impl Written {
    fn read(&self) -> Option<Diagram> {
        let ranks = u8::try_from(self.rows.len()).ok()?;
        let files = u8::try_from(self.rows.first()?.len()).ok()?;
        let board = Dimensions { files, ranks };
        let mut pieces = Vec::new();
        for (rank, row) in (0..ranks).rev().zip(&self.rows) {
            let letters: Vec<char> = row.chars().collect();
            if letters.len() != usize::from(files) {
                return None;
            }
            for (file, letter) in (0..files).zip(letters) {
                let at = Square::new(file, rank);
                pieces.extend(piece(letter)?.map(|(calculus, bound)| Shown {
                    at,
                    calculus,
                    bound,
                }));
            }
        }
        let on = |name: &String| Square::parse(name).filter(|&sq| board.contains(sq));
        let all = |names: &[String]| names.iter().map(on).collect::<Option<Vec<_>>>();
        let moves = self
            .moves
            .iter()
            .map(|(from, to)| Some((on(from)?, on(to)?)));
        Some(Diagram {
            board,
            pieces,
            moves: moves.collect::<Option<_>>()?,
            taken: all(&self.taken)?,
            safe: all(&self.safe)?,
            shut: all(&self.shut)?,
        })
    }
}

/// What a letter stands for, and whether it lies bound; nothing is no letter, `Some(None)` an empty square.
fn piece(letter: char) -> Option<Option<(Calculus, bool)>> {
    let (side, role, bound) = match letter {
        '.' => return Some(None),
        'w' => (Side::White, Role::Miles, false),
        'b' => (Side::Black, Role::Miles, false),
        'W' => (Side::White, Role::Dux, false),
        'B' => (Side::Black, Role::Dux, false),
        'o' => (Side::White, Role::Miles, true),
        'x' => (Side::Black, Role::Miles, true),
        _ => return None,
    };
    Some(Some((Calculus { side, role }, bound)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_diagram_can_be_read() {
        let written: Vec<Written> = ron::from_str(FILE).expect("the file");
        for diagram in &written {
            assert!(diagram.read().is_some(), "{:?}", diagram.rules);
        }
        assert_eq!(written.len(), DIAGRAMS.len());
        let jumps = Diagram::of("rule-jumps").expect("a diagram");
        assert_eq!(jumps.moves.len(), 2);
        assert_eq!(jumps.pieces.len(), 3);
    }
}
