//! What is kept on disk: the user's folders, files that are read whole or written whole. The only module with `std::fs`.

mod aside;
mod atomic;
mod clerk;
mod date;
pub mod exhibits;
mod folders;
mod games;
pub mod kiosk;
mod library;
mod log;
mod process;
#[cfg(test)]
mod scratch;
mod scribe;
mod settings;
pub mod statistics;
mod sticks;
mod text;

pub use aside::set_aside;
pub use atomic::write_atomic;
pub use clerk::{Clerk, Told};
pub use date::today;
pub use folders::{Folders, NoHome};
pub use games::{
    Resumed, SavedGame, Unread, autosave, forget_removed, put_back_game, read_game, remove_game,
    resume, save_game, saved_games,
};
pub use library::library;
pub use log::RotatingLog;
pub use process::{cpu_time, resident_kib};
#[cfg(test)]
pub use scratch::Scratch;
pub use scribe::{Begins, Kept, Report, Scribe};
pub use settings::{
    AnimationSpeed, BoardMaterial, Opened, PieceSet, Preset, Settings, SettingsFile, TableSetting,
};
pub use sticks::Sticks;
pub use text::{LARGEST_FILE, read_bytes, read_text};
