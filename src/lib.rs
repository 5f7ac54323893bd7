//! Ludus latrunculorum: the rules, the opponent and the table.
//!
//! The parts, from the ground up. Each knows only those that are named with it; a test reads the sources and holds them to it.
//!
//! - [`rules`]: the games as values. No clocks, no randomness, no files, no threads; prints nothing, knows nothing else.
//! - [`record`]: a game as text. Knows the rules, and no ruleset by name.
//! - [`ai`]: the opponent. Knows the rules; no files, no output, and no time but what its caller allows.
//! - [`arena`]: engines against each other, and what that shows. Knows the opponent and the rules; no files, no output.
//! - [`mod@bench`]: how fast all this is. Knows the arena and what it knows, and the rulesets; no files, no output.
//! - [`data`]: rulesets, arrangements, the exhibit and the kiosk from text to values. Knows the rules, the types of the
//!   opponent and the names of the languages; no files: the built-in ones are compiled in.
//! - [`lang`]: what the game says, in seven languages. Knows nothing else; no files: the messages are compiled in.
//! - [`store`]: files, and nothing else has them. Knows data and records; no window.
//! - [`visit`]: a visitor's way through the game in a museum. Knows data and languages; no clock, no window.
//! - [`crowd`]: visitors who are not there, to try a kiosk with. Knows visits and data, and the dice of the arena; no clock, no window.
//! - [`cli`]: the command line and the text commands. Knows all of the above; no window.
//! - `app`: the table and the kiosk, everything Bevy, behind the feature `app`. Computes no rule. Its `game` alone writes the game.
//!
//! Two families of games are played, and each has a core of its own that knows nothing of the other: [`rules::soldiers`],
//! ludus latrunculorum on its grids, and [`rules::archers`], Jasyr and Jarmo on places joined by lines. The seam between
//! them and everybody else is [`rules::Position`], either family's position behind one face, and the words that both
//! speak: moves, plies, outcomes, refusals. Records, matches, the table and its hands ask the face and never which family
//! it is. Where only one family has an answer (bonds, grades, lines), the face says that there is none, or gives its own
//! position to who searches, measures or draws: `ai`, `bench`, and the mat and the archers of `app::table`.
#![forbid(unsafe_code)]

pub mod ai;
#[cfg(feature = "app")]
pub mod app;
pub mod arena;
pub mod bench;
pub mod cli;
pub mod crowd;
pub mod data;
pub mod lang;
pub mod record;
pub mod rules;
pub mod store;
pub mod visit;
