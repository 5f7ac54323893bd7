//! A square in words: where it is, what stands there, and what is to be known of it.

use crate::app::marks::Mark;
use crate::app::wording;
use crate::lang::Words;
use crate::rules::{Calculus, Grade, Move, Position, Role, Side, Square, Stage};
use crate::say;

/// What is said of a square.
#[must_use]
pub fn label(words: &Words, position: &Position, marks: &[Mark], at: Square) -> String {
    let mut said = vec![at.to_string()];
    match position.at(at) {
        Some(calculus) => {
            said.push(named(words, position, at, calculus));
            said.extend(state(words, position, at, calculus));
        }
        None => {
            said.push(words.say("spoken-empty"));
            said.extend(open(words, position, at));
        }
    }
    said.extend(lines(words, position, at));
    said.extend(
        marks
            .iter()
            .filter_map(|mark| Some(words.say(marked(*mark)?))),
    );
    said.join(", ")
}

/// A soldier by its colour and rank; an archer by its side and what it has become.
fn named(words: &Words, position: &Position, at: Square, calculus: Calculus) -> String {
    let archer = match position.grade(at) {
        None => return words.say(piece(calculus)),
        Some(Grade::Simple) => "archers-simple",
        Some(Grade::Superior) => "archers-superior",
    };
    let side = wording::side(words, calculus.side);
    format!("{side}, {}", words.say(archer))
}

const fn piece(calculus: Calculus) -> &'static str {
    match (calculus.side, calculus.role) {
        (Side::White, Role::Miles) => "spoken-white-man",
        (Side::White, Role::Dux) => "spoken-white-dux",
        (Side::Black, Role::Miles) => "spoken-blue-man",
        (Side::Black, Role::Dux) => "spoken-blue-dux",
    }
}

/// Bound and by whom, or shut in.
fn state(words: &Words, position: &Position, at: Square, calculus: Calculus) -> Vec<String> {
    if position.bonds(at).any() {
        let holders = position.holders(at);
        let held = (!holders.is_empty()).then(|| {
            let squares = wording::squares(words, &holders);
            say!(words, "spoken-held", squares = squares)
        });
        return [Some(words.say("spoken-bound")), held]
            .into_iter()
            .flatten()
            .collect();
    }
    let shut = position.immobilised(calculus.side) == Some(at);
    shut.then(|| words.say("spoken-shut-in"))
        .into_iter()
        .collect()
}

/// Where the lines lead that are drawn from a place.
fn lines(words: &Words, position: &Position, at: Square) -> Option<String> {
    let mut joined = position.terms().archers()?.lines().neighbours(at).to_vec();
    joined.sort_by_key(|sq| (sq.file, sq.rank));
    let squares = wording::squares(words, &joined);
    Some(say!(words, "archers-spoken-lines", squares = squares))
}

/// While pieces are set down nearly every square is open, and only these are worth a word.
fn open(words: &Words, position: &Position, at: Square) -> Option<String> {
    let role = match position.hand(position.side()).men {
        0 => Role::Dux,
        _ => Role::Miles,
    };
    let placing = position.stage() == Stage::Placing;
    let open = placing && position.check(Move::Place { role, at }).is_ok();
    open.then(|| words.say("spoken-place"))
}

const fn marked(mark: Mark) -> Option<&'static str> {
    Some(match mark {
        Mark::LastFrom => "spoken-last-from",
        Mark::LastTo => "spoken-last-to",
        Mark::Selected => "spoken-chosen",
        Mark::Goal => "spoken-goal",
        Mark::Removable => "spoken-removable",
        Mark::MayAct => "spoken-may-act",
        Mark::Refused => "spoken-refused",
        Mark::Hint | Mark::HintGoal => "spoken-hint",
        Mark::Danger => "spoken-danger",
        Mark::Pointed | Mark::Reachable | Mark::Traced | Mark::Cursor => return None,
    })
}
