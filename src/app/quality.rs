//! How much light the picture costs.

use bevy::prelude::*;

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
