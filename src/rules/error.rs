//! Why a move, a position or the terms of a game were refused.

use super::archers::ArchersError;
use super::square::{Dimensions, Square};
use super::words::{Outcome, Side};
use std::borrow::Cow;
use thiserror::Error;

/// The most letters of a text that a message repeats.
const REPEATED: usize = 60;

/// A text as a message repeats it: whole when it is short, else its beginning.
#[must_use]
pub fn shortened(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(REPEATED) {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
    }
}

/// Why a move is not legal. The position is untouched.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MoveError {
    /// Nothing is played after the end.
    #[error("the game is over")]
    GameOver(Outcome),
    /// The text is no action.
    #[error(
        "'{0}' is no action: write '@e4' to place, 'D@e4' to place the dux, 'e2-e5' to move, 'xd4' to take off, or 'pass'"
    )]
    Unreadable(String),
    /// A square is not on this board.
    #[error("{0} is not on this board of {1}")]
    OffBoard(Square, Dimensions),
    /// Nothing stands there.
    #[error("no piece stands on {0}")]
    Empty(Square),
    /// The piece is the other side's.
    #[error("the piece on {0} is {1}'s, and {2} is to act")]
    NotYours(Square, Side, Side),
    /// The piece is an alligatus.
    #[error("the piece on {at} is bound and cannot move{}", held(.holders))]
    Bound {
        /// Where it lies.
        at: Square,
        /// The enemies that hold it.
        holders: Vec<Square>,
    },
    /// The goal is occupied.
    #[error("{0} is occupied")]
    Occupied(Square),
    /// The goal is not in line.
    #[error("{0} and {1} are not on one rank or file")]
    NotInLine(Square, Square),
    /// A piece is in the way.
    #[error("{0} is in the way")]
    Blocked(Square),
    /// Too far for a step, and no jump leads there.
    #[error("{1} is out of reach from {0}")]
    OutOfReach(Square, Square),
    /// Ends between two enemies without binding anything.
    #[error(
        "{at} lies between enemies on {a} and {b}: going there is allowed only if it binds a piece"
    )]
    InBetween {
        /// The last square.
        at: Square,
        /// One enemy.
        a: Square,
        /// The other enemy.
        b: Square,
    },
    /// The position would come for the third time.
    #[error("this position would come for the third time: another move must be found")]
    ThirdTime,
    /// Men are set down first.
    #[error("the pieces are still being set down: place one on an empty square")]
    StillPlacing,
    /// Nothing left to set down.
    #[error("{0} has no such piece in hand")]
    NotInHand(Side),
    /// The duces come last.
    #[error("a dux is set down only when all men are down")]
    DuxComesLast,
    /// The ruleset never takes alligati off as an action.
    #[error("under these rules nothing is taken off as an action")]
    NoRemoval,
    /// That piece is not bound.
    #[error("the piece on {0} is not bound")]
    NotBound(Square),
    /// One's own alligatus stays where it is.
    #[error("the piece on {0} is your own: only the enemy's bound pieces are taken off")]
    OwnAlligatus(Square),
    /// A shut-in group goes as one, named by its first square.
    #[error("the piece on {0} goes with its group, which is named by its first square, {1}")]
    NamedBy(Square, Square),
    /// Only the capturing piece may act again.
    #[error("only the piece on {0} may move again, or pass")]
    OnlySecondMove(Square),
    /// The archers have reasons of their own.
    #[error(transparent)]
    Archers(#[from] ArchersError),
    /// There is nothing to decline.
    #[error("there is no second move to decline")]
    NothingToPass,
}

fn held(holders: &[Square]) -> String {
    match holders {
        [] => String::new(),
        [one] => format!(": {one} holds it"),
        [rest @ .., last] => {
            let names: Vec<String> = rest.iter().map(ToString::to_string).collect();
            format!(
                ": its neighbours on {} and {last} hold it",
                names.join(", ")
            )
        }
    }
}

/// Why the terms of a game make no sense.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TermsError {
    /// A piece of the array is off the board.
    #[error("the array has a piece on {0}, which is not on a board of {1}")]
    OffBoard(Square, Dimensions),
    /// Two pieces of the array share a square.
    #[error("the array has two pieces on {0}")]
    Doubled(Square),
    /// More pieces than squares.
    #[error("{pieces} pieces do not fit on {squares} squares")]
    TooMany {
        /// Pieces of both sides.
        pieces: usize,
        /// Squares of the board.
        squares: usize,
    },
    /// A side without men.
    #[error("each side needs at least one man")]
    NoMen,
    /// An array's pieces do not match the number of men or the dux rule.
    #[error(
        "the array gives {side} {men} men and {duces} duces, and the rules ask for {wanted_men} and {wanted_duces}"
    )]
    ArrayMismatch {
        /// Whose pieces.
        side: Side,
        /// Men in the array.
        men: usize,
        /// Duces in the array.
        duces: usize,
        /// Men asked for.
        wanted_men: usize,
        /// Duces asked for.
        wanted_duces: usize,
    },
    /// An array where the sides place their men.
    #[error("these rules start on an empty board, and an array is given")]
    ArrayWithPlacing,
    /// Placing one or two men a turn only.
    #[error("{0} men a turn: 1 or 2 are possible")]
    PerTurn(u8),
}

/// Why a position text is malformed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("field {field}: {reason}")]
pub struct PositionError {
    /// Which of the four fields: `BOARD`, `SIDE`, `HANDS` or `QUIET`; `POSITION` for the whole.
    pub field: &'static str,
    /// What is wrong and what would be right.
    pub reason: String,
}
