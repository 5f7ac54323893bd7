//! Engines against each other: chance, random openings, matches and what they show. Reads no files and prints nothing.

mod dice;

pub use dice::Dice;
