//! The games as values: board, position, legal moves, playing a move, outcome, perft.
//!
//! Nothing here reads files, clocks or random numbers, prints, or knows of a window. [`Position`] is the face of it:
//! `moves`, `play`, `outcome`. Below it lies one core, written once for three widths of bitboard: a [`Field`] (what does
//! not change: shape, switches, hash keys) acts on a [`Board`] (what changes, small enough to copy at every node).
//!
//! | file | question |
//! |---|---|
//! | `ruleset` | which rules are there |
//! | `generate`, `mass` | which actions are possible; all at once |
//! | `capture` | what is bracketed, shut in, still held |
//! | `play` | what an action changes |
//! | `ends` | when it is over |
//! | `threats` | where a move could capture: what a search looks at first |
//! | `danger` | what could be lost next, exactly |
//! | `position`, `decide` | the face of it: what stands where; what is legal |
//! | `narrate`, `diagnose` | what happened; why not |
//! | `text` | positions as text |

mod bits;
mod board;
mod capture;
mod danger;
mod decide;
mod diagnose;
mod ends;
mod error;
mod field;
mod generate;
mod mass;
mod mv;
mod narrate;
mod perft;
mod play;
mod ply;
mod position;
mod ruleset;
mod square;
mod terms;
mod text;
mod threats;
mod trail;
mod words;

pub use bits::Bits;
pub use board::Board;
pub use error::{MoveError, PositionError, TermsError, shortened};
pub use field::{Direction, Field};
pub use mv::Move;
pub use perft::Leaves;
pub use play::Effects;
pub use ply::{Bracket, Ply};
pub use position::{Explorer, LongGame, Position};
pub use ruleset::{
    Between, Capture, Chain, Counted, DuxRule, EdgeBlocks, FewPieces, First, JumpOver, Jumped,
    Jumps, Movement, Opening, Removal, Repetition, Ruleset, Switch,
};
pub use square::{Dimensions, Square};
pub use terms::Terms;
pub use trail::Trail;
pub use words::{Bonds, Calculus, Hand, Outcome, Reason, Role, Side, Stage};
