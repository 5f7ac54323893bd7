//! What the camera is asked to respect: panels at the window's edges and the side one sits at.

use crate::rules::Side;
use bevy::prelude::*;

/// Room that panels take from the window, in logical pixels. The panels write it; the camera frames the table in the rest.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct ViewInsets {
    /// From the left edge.
    pub left: f32,
    /// From the right edge.
    pub right: f32,
    /// From the top edge.
    pub top: f32,
    /// From the bottom edge.
    pub bottom: f32,
}

/// The side from which the table is seen.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facing(pub Side);

impl Default for Facing {
    fn default() -> Self {
        Self(Side::White)
    }
}
