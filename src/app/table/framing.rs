//! How far away the camera stands and how its lens is shifted, so that the table fills the room the panels leave.

use super::camera::{TableCamera, View};
use super::lens::Lens;
use crate::app::layout::{DUX_HEIGHT, Layout, TABLE_TOP, Trays};
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

/// Field of view of the view straight down.
const FLAT_FOV: f32 = 0.10;

impl Framing {
    /// Where the camera stands, and its lens.
    pub fn place(mut self, limits: &TableCamera) -> (Transform, Lens) {
        self.view.pitch += self.lean(limits) * (1.0 - self.view.flat);
        let view = self.view;
        let fov = limits.fov.to_radians().ln() * (1.0 - view.flat) + FLAT_FOV.ln() * view.flat;
        let lens = self.lens(fov.exp());
        let distance = self.distance(lens.fov) * view.distance;
        let target = Vec3::new(view.target.x, 0.0, view.target.y);
        let rotation = view.rotation();
        let eye = target + rotation * Vec3::Z * distance;
        (
            Transform::from_translation(eye).with_rotation(rotation),
            lens,
        )
    }

    /// The room that the panels leave, as its middle and half size in pixels.
    fn free(&self) -> (Vec2, Vec2) {
        let min = Vec2::new(self.insets.left, self.insets.top);
        let max = (self.size - Vec2::new(self.insets.right, self.insets.bottom)).max(min + 64.0);
        ((min + max) / 2.0, (max - min) / 2.0)
    }

    /// How much steeper than asked a wide board is seen, so that it does not lie in the free room as a narrow strip.
    fn lean(&self, limits: &TableCamera) -> f32 {
        let ((_, room), half) = (self.free(), self.half());
        let fitting = 0.93 * room.y / room.x * half.x / half.y;
        let asked = limits.pitch.to_radians();
        let wanted = fitting.clamp(0.0, 1.0).asin();
        wanted.min(STEEPEST_LEAN).max(asked) - asked
    }

    fn lens(&self, fov: f32) -> Lens {
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
            let margin = match layout.trays {
                Trays::AtTheSides => Vec2::new(0.25, 0.1),
                Trays::AtTheEnds => Vec2::new(0.15, 0.25),
            };
            layout.reach() + margin
        })
    }

    fn distance(&self, fov: f32) -> f32 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Dimensions, Side};
    use bevy::camera::CameraProjection;

    /// Every board of the built-in rulesets.
    const BOARDS: [(u8, u8); 9] = [
        (7, 7),
        (8, 7),
        (8, 8),
        (9, 9),
        (9, 10),
        (10, 9),
        (11, 10),
        (12, 8),
        (17, 18),
    ];
    /// Windows from a telephone held upright to a screen across a whole desk, and the room that panels take in each.
    const WINDOWS: [(f32, f32, ViewInsets); 10] = [
        (400.0, 900.0, room(0.0, 60.0, 380.0)),
        (540.0, 960.0, room(0.0, 48.0, 400.0)),
        (720.0, 1280.0, room(0.0, 78.0, 500.0)),
        (1080.0, 1920.0, room(0.0, 117.0, 700.0)),
        (768.0, 1024.0, room(0.0, 78.0, 220.0)),
        (1024.0, 768.0, room(300.0, 78.0, 0.0)),
        (1280.0, 720.0, room(300.0, 78.0, 0.0)),
        (1920.0, 1080.0, room(450.0, 117.0, 0.0)),
        (2560.0, 600.0, room(440.0, 60.0, 0.0)),
        (3440.0, 1440.0, room(600.0, 156.0, 0.0)),
    ];

    const fn room(right: f32, top: f32, bottom: f32) -> ViewInsets {
        ViewInsets {
            left: 0.0,
            right,
            top,
            bottom,
        }
    }

    /// Where the outline of all that must be seen is seen, in pixels.
    fn seen(framing: Framing) -> Rect {
        let (eye, mut lens) = framing.place(&TableCamera::default());
        lens.update(framing.size.x, framing.size.y);
        let clip = lens.get_clip_from_view() * eye.to_matrix().inverse();
        let half = framing.half();
        let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
        let pixels = corners
            .into_iter()
            .flat_map(|(x, z)| [TABLE_TOP, 0.0].map(|y| Vec3::new(x * half.x, y, z * half.y)))
            .map(|corner| {
                let at = clip.project_point3(corner).truncate();
                (at * Vec2::new(0.5, -0.5) + 0.5) * framing.size
            });
        pixels.fold(Rect::EMPTY, |rect, at| rect.union_point(at))
    }

    #[test]
    fn every_board_is_seen_whole_and_large_in_every_window() {
        let limits = TableCamera::default();
        for (files, ranks) in BOARDS {
            for (width, height, insets) in WINDOWS {
                for (side, flat) in [
                    (Side::White, 0.0),
                    (Side::Black, 0.0),
                    (Side::White, 1.0),
                    (Side::Black, 1.0),
                ] {
                    let framing = Framing {
                        view: View::opening(&limits, side, flat),
                        size: Vec2::new(width, height),
                        insets,
                        layout: Some(Layout::new(
                            Dimensions { files, ranks },
                            Trays::in_window(Vec2::new(width, height)),
                        )),
                    };
                    let rect = seen(framing);
                    let (middle, half) = framing.free();
                    let free = Rect::from_center_half_size(middle, half);
                    let told = format!("{files}x{ranks} in {width}x{height}, {side} {flat}");
                    assert!(
                        free.inflate(0.5).contains(rect.min),
                        "{told}: {rect:?} in {free:?}"
                    );
                    assert!(
                        free.inflate(0.5).contains(rect.max),
                        "{told}: {rect:?} in {free:?}"
                    );
                    let filled = (rect.size() / free.size()).max_element();
                    assert!(filled > 0.85, "{told}: fills {filled}");
                }
            }
        }
    }
}
