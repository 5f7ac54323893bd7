//! The game for those who do not see the screen: egui tells its own widgets to screen readers, the board is told here,
//! square by square in the same tree, and whatever happens is announced.

mod listening;
mod news;
mod squares;
mod tree;
mod waking;

use bevy::prelude::*;

pub use listening::Aloud;
pub use news::{Announce, News};
pub use tree::{Exposed, square_id};
pub use waking::plugin as waking_plugin;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((listening::plugin, news::plugin, tree::plugin));
}
