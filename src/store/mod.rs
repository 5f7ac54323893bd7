//! What is kept on disk: the user's folders, files that are read whole or written whole. The only module with `std::fs`.

mod atomic;
mod date;
mod folders;
mod games;
mod library;
mod settings;
mod text;

pub use atomic::write_atomic;
pub use date::today;
pub use folders::{Folders, NoHome};
pub use games::{autosave, save_game};
pub use library::library;
pub use settings::{AnimationSpeed, BoardMaterial, PieceSet, Preset, Settings, TableSetting};
pub use text::{LARGEST_FILE, read_text};
