//! What is heard. Everyone who wants a sound writes [`Sounded`]; only `speaker` and its `mixer` know of a sound device.

mod mixer;
mod sound;
mod speaker;

pub use sound::{Ground, Piece, Sound, Voice};

use bevy::prelude::*;

/// The messages alone: enough for tests and pictures.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Sounded>();
}

/// The sound device; add it beside [`plugin`] where something is to be heard.
pub(super) fn speaker_plugin(app: &mut App) {
    speaker::plugin(app);
}

/// Something sounds now.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Sounded {
    /// What is heard.
    pub sound: Sound,
    /// Where on the table, if anywhere in particular.
    pub at: Option<Vec3>,
    /// The playback rate that fits a movement; 1 is as recorded.
    pub pace: f32,
}

impl Sounded {
    /// A sound from nowhere in particular, as recorded.
    #[must_use]
    pub const fn plain(sound: Sound) -> Self {
        Self {
            sound,
            at: None,
            pace: 1.0,
        }
    }
}
