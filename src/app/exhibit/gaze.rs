//! What the eye is turned to.

use super::bodies::Plan;
use crate::app::layout::TABLE_TOP;
use crate::data::exhibit::View;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// The limits of the slant, in radians.
const PITCH: (f32, f32) = (0.22, 1.5);
/// The limits of the distance, in units.
const DISTANCE: (f32, f32) = (4.0, 60.0);
/// Radians for a logical pixel of a drag.
const TURN: f32 = 0.006;

/// What is looked at, from which side, how steeply, how far away.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Gaze {
    /// What is in the middle of the picture.
    pub to: Vec3,
    /// Turn about the upright axis; at 0 the visitor stands at the front.
    pub yaw: f32,
    /// Angle under the horizon.
    pub pitch: f32,
    /// From the eye.
    pub distance: f32,
}

impl Gaze {
    /// The gaze of a view of the file.
    pub fn of(view: &View, plan: Plan) -> Self {
        let (from, to) = (
            plan.place(view.from, TABLE_TOP),
            plan.place(view.to, TABLE_TOP),
        );
        let back = from - to;
        let level = Vec2::new(back.x, back.z).length();
        Self {
            to,
            yaw: back.x.atan2(back.z),
            pitch: back.y.atan2(level).clamp(PITCH.0, PITCH.1),
            distance: back.length(),
        }
    }

    /// A part of the way; the eye turns the short way round, and rises a little on a long one.
    pub fn towards(self, goal: Self, part: f32) -> Self {
        let turn = (goal.yaw - self.yaw + PI).rem_euclid(TAU) - PI;
        let mix = |a: f32, b: f32| a + (b - a) * part;
        let rise = self.to.distance(goal.to) * 0.22 * (part * PI).sin();
        Self {
            to: self.to.lerp(goal.to, part),
            yaw: self.yaw + turn * part,
            pitch: mix(self.pitch, goal.pitch),
            distance: mix(self.distance, goal.distance) + rise,
        }
    }

    /// Turned by a drag of so many logical pixels.
    pub fn turned(&mut self, by: Vec2) {
        self.yaw -= by.x * TURN;
        self.pitch = (self.pitch + by.y * TURN).clamp(PITCH.0, PITCH.1);
    }

    /// Nearer or farther by a factor.
    pub fn nearer(&mut self, by: f32) {
        self.distance = (self.distance * by).clamp(DISTANCE.0, DISTANCE.1);
    }
}
