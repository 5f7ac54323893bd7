//! How much light the picture costs.

mod trial;

use crate::store::Preset;
use bevy::prelude::*;

/// Who opens the app may insert a [`Quality`] before: then that one is drawn. Otherwise it is chosen here.
pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Quality>() {
        app.init_resource::<Quality>().add_plugins(trial::plugin);
    }
}

/// The quality of the picture.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Quality {
    /// Our own cheap materials; for machines without a GPU.
    Low,
    /// Bevy's materials, small shadows.
    Medium,
    /// Everything.
    #[default]
    High,
}

impl From<Preset> for Quality {
    fn from(preset: Preset) -> Self {
        match preset {
            Preset::Low => Self::Low,
            Preset::Medium => Self::Medium,
            Preset::High => Self::High,
        }
    }
}

impl From<Quality> for Preset {
    fn from(quality: Quality) -> Self {
        match quality {
            Quality::Low => Self::Low,
            Quality::Medium => Self::Medium,
            Quality::High => Self::High,
        }
    }
}

/// Whether things move on screen or simply arrive.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Motion {
    /// Animated.
    #[default]
    Full,
    /// Reduced motion: everything arrives at once.
    None,
}

/// How fast things move on screen: 1 is as a hand moves.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Tempo(pub f32);

impl Default for Tempo {
    fn default() -> Self {
        Self(1.0)
    }
}
