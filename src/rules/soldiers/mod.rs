//! Ludus latrunculorum, the game of the little soldiers: bracketing on a grid.
//!
//! One core, written once for three widths of bitboard: a [`Field`] (what does not change: shape, switches, hash keys) acts
//! on a [`Board`] (what changes, small enough to copy at every node).
//!
//! | file | question |
//! |---|---|
//! | `ruleset` | which rules are there |
//! | `terms` | what is agreed before a game |
//! | `generate`, `mass`, `sweep` | which actions are possible; all at once, counted; all at once, for a search |
//! | `capture` | what is bracketed, shut in, still held |
//! | `play` | what an action changes |
//! | `ends` | when it is over |
//! | `threats` | where a move could capture: what a search looks at first |
//! | `danger` | what could be lost next, exactly |
//! | `position`, `decide` | the face of it: what stands where; what is legal |
//! | `turned` | how it looks from the other side of the table |
//! | `narrate`, `diagnose` | what happened; why not |
//! | `text` | positions as text |

mod bits;
mod board;
mod capture;
mod danger;
mod decide;
mod diagnose;
mod ends;
mod field;
mod generate;
mod mass;
mod narrate;
mod perft;
mod play;
mod position;
mod ruleset;
mod sweep;
mod terms;
mod text;
mod threats;
mod turned;

// What both families share, under the names that the files here use.
use super::{error, long_game, mv, ply, square, trail, words};

pub use bits::Bits;
pub use board::Board;
pub use field::{Direction, Field};
pub use perft::Leaves;
pub use play::Effects;
pub use position::{Explorer, Position};
pub use ruleset::{
    Between, Capture, Chain, Counted, DuxRule, EdgeBlocks, FewPieces, JumpOver, Jumped, Jumps,
    Movement, Opening, Removal, Repetition, Ruleset,
};
pub use terms::Terms;
