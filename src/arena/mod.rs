//! Engines against each other: chance, random openings, matches and what they show. Reads no files and prints nothing.
//!
//! | file | question |
//! |---|---|
//! | `dice` | repeatable chance |
//! | `seat` | who plays |
//! | `game` | what a match is and what it came to |
//! | `oversight` | what was overlooked in two plies |
//! | `tune` | what the parts of a position are worth |

mod dice;
mod game;
mod oversight;
mod seat;
mod tune;

pub use dice::Dice;
pub use game::{Match, Played, Player, Tally};
pub use oversight::{Oversight, TwoPlies, oversights};
pub use seat::{House, Seat, SeatError, Turn};
pub use tune::Tuning;
