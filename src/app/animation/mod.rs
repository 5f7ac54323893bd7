//! Shows each played move: composes a [`Timeline`] from the `Ply` and plays it. The only writer of the pieces' poses.

mod cue;
mod player;
#[cfg(test)]
mod tests;
mod timeline;

pub use cue::{Cue, Gesture};
pub use timeline::{LONGEST, Note, Timeline, timeline};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    player::plugin(app);
}
