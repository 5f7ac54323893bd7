//! The archers: their rules against RULES.md, a slow twin, and laws on random games.

mod engine;
mod laws;
mod refusals;
mod rules;
mod twin;

use crate::support::variant;
use latrunculi::rules::{Position, Terms};
use std::sync::Arc;

const RULESETS: [&str; 2] = ["jasyr", "jarmo"];
const BOARDS: [&str; 2] = ["5x5", "5x5-conjectural"];

fn terms(ruleset: &str, board: &str) -> Arc<Terms> {
    let choice = variant(ruleset).board_named(board).expect("a board");
    choice.terms(choice.men[0]).expect("its archers").clone()
}

fn position(ruleset: &str, text: &str) -> Position {
    Position::parse(&terms(ruleset, "5x5"), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays moves one after the other and tells the position after them.
fn after(ruleset: &str, text: &str, moves: &str) -> Position {
    let mut position = position(ruleset, text);
    for mv in moves.split_whitespace() {
        position
            .read_move(mv)
            .and_then(|mv| position.play(mv))
            .unwrap_or_else(|error| panic!("{position} {mv}: {error}"));
    }
    position
}

fn listed(position: &Position) -> String {
    let moves: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
    moves.join(" ")
}
