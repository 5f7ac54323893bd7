//! The games as values: board, position, legal moves, playing a move, outcome, perft.
//!
//! Nothing here reads files, clocks or random numbers, prints, or knows of a window.

mod error;
mod mv;
mod ply;
mod position;
mod ruleset;
mod square;
mod terms;
mod words;

pub use error::{MoveError, PositionError, TermsError};
pub use mv::Move;
pub use ply::{Bracket, Ply};
pub use position::{LongGame, Position};
pub use ruleset::{
    Between, Capture, Chain, Counted, DuxRule, EdgeBlocks, FewPieces, First, JumpOver, Jumped,
    Jumps, Movement, Opening, Removal, Repetition, Ruleset, Switch,
};
pub use square::{Dimensions, Square};
pub use terms::Terms;
pub use words::{Bonds, Calculus, Hand, Outcome, Reason, Role, Side, Stage};
