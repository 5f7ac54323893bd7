//! Shows each played move: composes a [`Timeline`] from the `Ply` and plays it. The only writer of the pieces' poses.

mod carry;
mod cue;
mod player;
mod score;
mod tempo;
#[cfg(test)]
mod tests;
mod timeline;

pub use carry::Carry;
pub use cue::{Cue, Gesture};
pub use score::timeline;
pub use tempo::LONGEST;
pub use timeline::{Note, Timeline};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    player::plugin(app);
}
