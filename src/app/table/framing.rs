//! How far away the camera stands and how its lens is shifted, so that the table fills the room the panels leave.

use super::camera::{TableCamera, View};
use super::lens::Lens;
use crate::app::layout::{DUX_HEIGHT, Layout, TABLE_TOP};
use crate::app::view::ViewInsets;
use bevy::prelude::*;

/// All that the framing depends on beside the view.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Framing {
    pub view: View,
    pub size: Vec2,
    pub insets: ViewInsets,
    pub layout: Option<Layout>,
}

/// Part of the free room that the table fills.
const FILL: f32 = 0.965;
/// The steepest that a wide board tilts the slanted view, in radians.
const STEEPEST_LEAN: f32 = 1.16;

impl Framing {
    /// The room that the panels leave, as its middle and half size in pixels.
    fn free(&self) -> (Vec2, Vec2) {
        let min = Vec2::new(self.insets.left, self.insets.top);
        let max = (self.size - Vec2::new(self.insets.right, self.insets.bottom)).max(min + 64.0);
        ((min + max) / 2.0, (max - min) / 2.0)
    }

    /// How much steeper than asked a wide board is seen, so that it does not lie in the free room as a narrow strip.
    pub fn lean(&self, limits: &TableCamera) -> f32 {
        let ((_, room), half) = (self.free(), self.half());
        let fitting = 0.93 * room.y / room.x * half.x / half.y;
        let asked = limits.pitch.to_radians();
        let wanted = fitting.clamp(0.0, 1.0).asin();
        wanted.min(STEEPEST_LEAN).max(asked) - asked
    }

    pub fn lens(&self, fov: f32) -> Lens {
        let (middle, _) = self.free();
        let shift = (middle * 2.0 / self.size - 1.0) * Vec2::new(1.0, -1.0);
        // Perspective widens the near edge: the table's middle belongs a little above the middle of the room.
        Lens::new(fov, shift + Vec2::new(0.0, self.lift(fov)))
    }

    /// How much higher than the middle of the free room the table's middle is seen, so that both edges have the same margin.
    fn lift(&self, fov: f32) -> f32 {
        let (distance, half) = (self.fitting(fov, 0.0), self.half());
        let upright = Quat::from_rotation_x(self.view.pitch);
        let edge = |z: f32| {
            let p = upright * Vec3::new(0.0, 0.0, z);
            p.y / (distance - p.z) / (fov / 2.0).tan()
        };
        -(edge(half.y) + edge(-half.y)) / 2.0
    }

    /// Half size of what must be seen: the board with its trays.
    fn half(&self) -> Vec2 {
        self.layout.map_or(Vec2::new(6.5, 4.6), |layout| {
            let (tray, half) = layout.tray(1.0);
            Vec2::new(tray.x + half.x + 0.25, layout.half_size().y + 0.1)
        })
    }

    pub fn distance(&self, fov: f32) -> f32 {
        self.fitting(fov, self.lift(fov))
    }

    /// The nearest distance from which everything is inside the free room, sitting straight at one's side.
    fn fitting(&self, fov: f32, lift: f32) -> f32 {
        let (_, room) = self.free();
        let half = self.half();
        let pixels = self.size.y / 2.0 / (fov / 2.0).tan();
        let upright = Quat::from_rotation_x(self.view.pitch);
        let mut distance: f32 = 1.0;
        for (x, y, z) in [-1.0_f32, 1.0]
            .into_iter()
            .flat_map(|x| [(x, TABLE_TOP), (x, DUX_HEIGHT * 0.35)])
            .flat_map(|(x, y)| [(x, y, -1.0), (x, y, 1.0_f32)])
        {
            let p = upright * Vec3::new(x * half.x, y, z * half.y);
            let lifted = lift * self.size.y / 2.0;
            let room_y = (room.y * FILL - lifted * p.y.signum()).max(32.0);
            let wide = p.x.abs() * pixels / (room.x * FILL);
            let high = p.y.abs() * pixels / room_y;
            distance = distance.max(p.z + wide).max(p.z + high);
        }
        distance
    }
}
