//! Why a move was refused: the rules give the reason as data, and here it becomes a sentence.

use super::{archers, key};
use crate::lang::Words;
use crate::rules::{MoveError, Position, Square};
use crate::say;

/// Why a move was refused, as a short sentence.
#[must_use]
pub fn refusal(words: &Words, error: &MoveError) -> String {
    let name = |sq: &Square| sq.to_string();
    match error {
        MoveError::GameOver(_) => say!(words, "refused-game-over"),
        MoveError::Unreadable(text) => say!(words, "refused-unreadable", text = text.as_str()),
        MoveError::OffBoard(at, board) => say!(
            words,
            "refused-off-board",
            square = name(at),
            board = board.to_string()
        ),
        MoveError::Empty(at) => say!(words, "refused-empty", square = name(at)),
        MoveError::NotYours(at, owner, _) => say!(
            words,
            "refused-not-yours",
            square = name(at),
            owner = key(*owner)
        ),
        MoveError::Bound { at, holders } => say!(
            words,
            "refused-bound",
            square = name(at),
            count = holders.len(),
            squares = squares(words, holders)
        ),
        MoveError::Occupied(at) => say!(words, "refused-occupied", square = name(at)),
        MoveError::NotInLine(from, to) => {
            say!(
                words,
                "refused-not-in-line",
                from = name(from),
                to = name(to)
            )
        }
        MoveError::Blocked(at) => say!(words, "refused-blocked", square = name(at)),
        MoveError::OutOfReach(from, to) => {
            say!(
                words,
                "refused-out-of-reach",
                from = name(from),
                to = name(to)
            )
        }
        MoveError::InBetween { a, b, .. } => {
            say!(words, "refused-in-between", one = name(a), other = name(b))
        }
        MoveError::Archers(error) => archers::refusal(words, *error),
        other => later(words, other),
    }
}

/// What does not speak of a way across the board.
fn later(words: &Words, error: &MoveError) -> String {
    let name = |sq: &Square| sq.to_string();
    match error {
        MoveError::StillPlacing => say!(words, "refused-still-placing"),
        MoveError::NotInHand(side) => say!(words, "refused-not-in-hand", side = key(*side)),
        MoveError::DuxComesLast => say!(words, "refused-dux-comes-last"),
        MoveError::NoRemoval => say!(words, "refused-no-removal"),
        MoveError::NotBound(at) => say!(words, "refused-not-bound", square = name(at)),
        MoveError::OwnAlligatus(at) => say!(words, "refused-own-alligatus", square = name(at)),
        MoveError::NamedBy(at, first) => say!(
            words,
            "refused-named-by",
            square = name(at),
            first = name(first)
        ),
        MoveError::OnlySecondMove(at) => {
            say!(words, "refused-only-second-move", square = name(at))
        }
        MoveError::NothingToPass => say!(words, "refused-nothing-to-pass"),
        _ => say!(words, "refused-third-time"),
    }
}

/// Who holds the bound piece on a square, if one lies there.
#[must_use]
pub fn held(words: &Words, position: &Position, at: Square) -> Option<String> {
    position.at(at)?;
    let holders = position.holders(at);
    (position.bonds(at).any() && !holders.is_empty())
        .then(|| refusal(words, &MoveError::Bound { at, holders }))
}

/// Squares in a row of words: `b5`, `b5 and d5`, `a4, b5 and d5`.
#[must_use]
pub fn squares(words: &Words, squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    joined(words, &names)
}

/// Names in a row of words.
#[must_use]
pub fn joined(words: &Words, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => say!(
            words,
            "squares-and",
            first = rest.join(", "),
            last = last.as_str()
        ),
    }
}
