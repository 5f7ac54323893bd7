//! Data files: every RON kind, from text to a validated value. The built-in ones are compiled in.
//!
//! A file is read in three steps: `tree` turns its text into values that know their places, `document` takes its kind
//! from the outer name, and the module of that kind converts the tree into a value that cannot be wrong, noting every
//! fault on the way. `variant` is the module for `Ruleset(..)`, `arrangement` the one for `Arrangement(..)`, `lines` the one
//! for `Board(..)`, `exhibit` for `Exhibit(..)`, `reading` for `Reading(..)`, `lesson` for `Lesson(..)`, `kiosk` for
//! `Kiosk(..)`; a further kind is one more of these and one more [`Kind`].

mod archers;
mod arrangement;
mod boards;
mod built_in;
mod diagrams;
mod document;
mod engine;
pub mod exhibit;
mod fault;
mod fields;
pub mod kiosk;
pub mod lesson;
mod library;
mod lines;
pub mod reading;
mod switch_words;
mod switches;
mod tree;
mod value;
mod variant;

pub use arrangement::Arrangement;
pub use diagrams::{Diagram, Shown};
pub use document::Kind;
pub use engine::{
    built_in_archer_levels, built_in_archer_weights, built_in_levels, built_in_weights,
    read_archer_weights, read_levels, read_weights,
};
pub use fault::Fault;
pub use fields::{FieldText, read_fields};
pub use library::{Library, check_file, check_files};
pub use lines::{Drawing, LineBoard};
pub use variant::{BoardChoice, Certainty, RuleText, TermsChoiceError, Variant};
