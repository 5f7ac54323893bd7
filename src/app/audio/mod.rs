//! What is heard. Everyone who wants a sound writes [`Sounded`]; only `speaker` knows of a sound device.

mod sound;
mod speaker;

pub use sound::Sound;

use bevy::prelude::*;

/// The messages and settings alone: enough for tests and pictures.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Sounded>()
        .init_resource::<Muted>()
        .init_resource::<Volume>();
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

/// Whether nothing is heard at all.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Muted(pub bool);

/// How loud everything is, from 0 to 1.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Volume(pub f32);

impl Default for Volume {
    fn default() -> Self {
        Self(0.8)
    }
}
