//! The archers, Jasyr and Jarmo: places joined by lines, capture by going there, ranks and hands (RULES.md, section 5).
//!
//! One core: a [`Table`] (what does not change: lines, bases, switches) acts on a [`Board`] (what changes, small enough to
//! copy at every node). Nothing here assumes a grid: a place has its neighbours along lines and nothing else, and only the
//! two bases and the ban on going backwards ask for its row.
//!
//! | file | question |
//! |---|---|
//! | `places`, `lines` | sets of places; what joins them |
//! | `ruleset`, `terms` | which rules are there; what is agreed before a game |
//! | `board` | what changes during a game |
//! | `generate` | which actions are possible |
//! | `play` | what an action changes |
//! | `ends` | when it is over, and what it counts |
//! | `danger` | what could be lost next |
//! | `position` | the face of it: what stands where, what is legal |
//! | `diagnose`, `error` | why not |
//! | `text` | positions as text |

mod board;
mod danger;
mod diagnose;
mod ends;
mod error;
mod generate;
mod lines;
mod places;
mod play;
mod position;
mod ruleset;
mod terms;
mod text;

// What both families share, under the names that the files here use.
use super::{error as common, fields, long_game, mv, ply, square, trail, words};

pub use board::Board;
pub use error::ArchersError;
pub use generate::Table;
pub use lines::{Lines, LinesError};
pub use places::Places;
pub use play::Effects;
pub use position::Position;
pub use ruleset::{Backwards, Captured, Comeback, Ruleset, Scoring, Shuttling};
pub use terms::{Terms, TermsError};
