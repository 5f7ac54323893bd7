//! Ludus latrunculorum: the rules, the opponent and the table.
#![forbid(unsafe_code)]

pub mod ai;
#[cfg(feature = "app")]
pub mod app;
pub mod cli;
pub mod data;
pub mod record;
pub mod rules;
pub mod store;
