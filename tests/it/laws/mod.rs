//! Laws that hold in every game: every ruleset, every board it is played on, games at random from a seed.

mod danger;
mod games;
mod listed;
mod long;
mod memory;
mod mirrors;
mod reasons;
mod sights;
mod texts;
mod truthful;
mod twins;
mod walk;
