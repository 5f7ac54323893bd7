//! What the camera is asked to respect: panels at the window's edges and the side one sits at.

use crate::rules::Side;
use bevy::prelude::*;
use bevy_egui::egui;

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

impl ViewInsets {
    /// The room that is taken where it is seen: at the other edges while the interface is turned.
    #[must_use]
    pub const fn seen(self, turned: Turned) -> Self {
        if !turned.0 {
            return self;
        }
        Self {
            left: self.right,
            right: self.left,
            top: self.bottom,
            bottom: self.top,
        }
    }

    /// Whether a panel, or something of the interface that floats, lies over a point of a window of this size.
    #[must_use]
    pub fn cover(&self, at: Vec2, size: Vec2, ctx: Option<&egui::Context>, turned: Turned) -> bool {
        // In the interface's own places, as it was drawn.
        let at = if turned.0 { size - at } else { at };
        let free = Rect::new(
            self.left,
            self.top,
            size.x - self.right,
            size.y - self.bottom,
        );
        let floating = ctx.is_some_and(|ctx| {
            let at = egui::pos2(at.x, at.y) / ctx.zoom_factor();
            ctx.layer_id_at(at)
                .is_some_and(|layer| layer.order != egui::Order::Background)
        });
        !free.contains(at) || floating
    }
}

/// Whether the interface stands upright for somebody who sits across a flat screen.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Turned(pub bool);

/// Whether the table is seen straight from above.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FromAbove(pub bool);

/// The side from which the table is seen.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facing(pub Side);

impl Default for Facing {
    fn default() -> Self {
        Self(Side::White)
    }
}
