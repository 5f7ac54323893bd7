//! The games as values: board, position, legal moves, playing a move, outcome, perft.
//!
//! Nothing here reads files, clocks or random numbers, prints, or knows of a window. There are two families of games, each
//! with a core of its own that knows nothing of the other, and one face before both:
//!
//! | part | what it is |
//! |---|---|
//! | [`soldiers`] | ludus latrunculorum: bracketing on a grid |
//! | [`archers`] | Jasyr and Jarmo: places joined by lines, ranks and hands |
//! | `position`, `terms` | the face: [`Position`], [`Terms`] and [`Rules`] of either family |
//! | `square`, `mv`, `ply`, `words`, `error` | the words both families speak: [`Square`], [`Move`], [`Ply`], [`Outcome`] ... |
//! | `fields`, `trail`, `long_game` | what both do alike |
//!
//! Whoever shows, records, or plays a game speaks with the face and the common words, and never asks which family it is;
//! what only one family knows (bonds, lines) is asked of its own position, by [`Position::soldiers`] and
//! [`Position::archers`]. A further family would be one more core and one more arm in the two files of the face.

pub mod archers;
mod error;
mod fields;
mod long_game;
mod mv;
mod ply;
mod position;
pub mod soldiers;
mod square;
mod terms;
mod trail;
mod words;

pub use error::{MoveError, PositionError, TermsError, shortened};
pub use long_game::LongGame;
pub use mv::Move;
pub use ply::{Bracket, Ply};
pub use position::{Family, Position};
pub use soldiers::{
    Between, Bits, Board, Capture, Chain, Counted, Direction, DuxRule, EdgeBlocks, Effects,
    Explorer, FewPieces, Field, JumpOver, Jumped, Jumps, Leaves, Movement, Opening, Removal,
    Repetition, Ruleset,
};
pub use square::{Dimensions, Square};
pub use terms::{Rules, Terms};
pub use trail::Trail;
pub use words::{Bonds, Calculus, First, Grade, Hand, Outcome, Reason, Role, Side, Stage, Switch};
