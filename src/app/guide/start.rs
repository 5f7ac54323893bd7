//! How the very game at the table begins: its own board and its own men.

use crate::data::{Diagram, Shown};
use crate::rules::{Position, Side, Square, Stage, Terms};
use std::sync::Arc;

/// The rules that tell how the pieces come on the board.
const OPENINGS: [&str; 3] = ["rule-opening-array", "rule-opening-one", "rule-opening-two"];

/// The board that shows such a rule in a game on these terms: the array as it stands at the start, or the empty board with the
/// first pieces set down. Nothing for any other rule, and for archers.
#[must_use]
pub fn start(rule: &str, terms: &Arc<Terms>) -> Option<Diagram> {
    if !OPENINGS.contains(&rule) || terms.archers().is_some() {
        return None;
    }
    let position = Position::start(terms, Side::White);
    let board = position.board();
    let pieces = match position.stage() {
        Stage::Moving => position
            .pieces()
            .into_iter()
            .map(|(at, calculus)| Shown {
                at,
                calculus,
                bound: false,
            })
            .collect(),
        Stage::Placing => in_the_middle(Diagram::of(rule)?, board.files, board.ranks),
    };
    Some(Diagram {
        board,
        pieces,
        moves: Vec::new(),
        taken: Vec::new(),
        safe: Vec::new(),
        shut: Vec::new(),
    })
}

/// The pieces of a smaller board in the middle of a larger one.
fn in_the_middle(small: &Diagram, files: u8, ranks: u8) -> Vec<Shown> {
    let right = files.saturating_sub(small.board.files) / 2;
    let up = ranks.saturating_sub(small.board.ranks) / 2;
    let moved = small.pieces.iter().map(|piece| Shown {
        at: Square::new(piece.at.file + right, piece.at.rank + up),
        ..*piece
    });
    moved
        .filter(|piece| piece.at.file < files && piece.at.rank < ranks)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Library;

    #[test]
    fn a_start_is_drawn_as_the_game_at_the_table_has_it() {
        let library = Library::built_in();
        let mut drawn = 0;
        for variant in &library.variants {
            for board in &variant.boards {
                for &men in &board.men {
                    let terms = board.terms(men).expect("its terms");
                    let position = Position::start(terms, Side::White);
                    for rule in OPENINGS {
                        let Some(diagram) = start(rule, terms) else {
                            continue;
                        };
                        drawn += 1;
                        assert_eq!(diagram.board, position.board(), "{}", variant.id);
                        if position.stage() == Stage::Moving {
                            let stands: Vec<_> = diagram
                                .pieces
                                .iter()
                                .map(|piece| (piece.at, piece.calculus))
                                .collect();
                            assert_eq!(stands, position.pieces(), "{}", variant.id);
                        } else {
                            assert!(!diagram.pieces.is_empty(), "{}", variant.id);
                        }
                    }
                }
            }
        }
        assert!(drawn > 20, "{drawn}");
    }
}
