//! The window: everything Bevy. One plugin per feature; the truth is in [`game`], and nothing else writes it.

pub mod components;
pub mod flow;
pub mod game;
pub mod layout;
pub mod marks;
pub mod quality;
pub mod table;
pub mod view;
