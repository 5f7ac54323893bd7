//! What lies under a point of the window: the interface, a piece, a square.

use crate::app::calculi::height;
use crate::app::components::{Calculus, Stands};
use crate::app::layout::Layout;
use crate::app::view::{Turned, ViewInsets};
use crate::rules::Square;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContexts;

/// How wide a piece is above its base to a hand that reaches for it.
const GRASP: f32 = 0.28;

/// Looks through the window at the table.
#[derive(SystemParam)]
pub(super) struct Reach<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
    pieces: Query<'w, 's, (&'static Stands, &'static Calculus)>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    contexts: EguiContexts<'w, 's>,
    insets: Res<'w, ViewInsets>,
    turned: Res<'w, Turned>,
    layout: Option<Res<'w, Layout>>,
}

impl Reach<'_, '_> {
    /// Where the window says that the mouse is.
    pub(super) fn cursor(&self) -> Option<Vec2> {
        self.window.single().ok()?.cursor_position()
    }

    /// Whether a piece stands on a square.
    pub(super) fn piece_on(&self, sq: Square) -> bool {
        self.pieces.iter().any(|(stands, _)| stands.0 == sq)
    }

    /// The square that a hand reaches at a point of the window, unless the interface lies over it.
    pub(super) fn free_square(&mut self, at: Vec2) -> Option<Square> {
        if self.covered(at) {
            return None;
        }
        self.square(at)
    }

    /// The point of the level plane at a height that is seen at a point of the window.
    pub(super) fn point(&self, at: Vec2, height: f32) -> Option<Vec3> {
        let (camera, place) = self.cameras.single().ok()?;
        let ray = camera.viewport_to_world(place, at).ok()?;
        ray.plane_intersection_point(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))
    }

    /// The square of the foremost piece that is seen there, else the square itself.
    fn square(&self, at: Vec2) -> Option<Square> {
        let layout = self.layout.as_deref()?;
        let (foot, above) = (self.point(at, 0.0)?, self.point(at, 1.0)?);
        let slope = (above - foot).xz();
        let seen = self.pieces.iter().filter_map(|(stands, calculus)| {
            let off = (foot - layout.place(stands.0)).xz();
            let top = height(calculus.0.role);
            let nearest = -off.dot(slope) / slope.length_squared().max(1e-6);
            let nearest = nearest.clamp(0.0, top);
            let hit = (off + slope * nearest).length() < GRASP;
            hit.then_some((nearest, stands.0))
        });
        let foremost = seen.max_by(|a, b| a.0.total_cmp(&b.0));
        foremost
            .map(|(_, sq)| sq)
            .or_else(|| layout.square_at(foot))
    }

    /// The squares whose middles are seen within so many pixels of a point, the nearest first.
    pub(super) fn near(&self, at: Vec2, radius: f32) -> Vec<Square> {
        let (Ok((camera, place)), Some(layout)) = (self.cameras.single(), self.layout.as_deref())
        else {
            return Vec::new();
        };
        let far = |sq: Square| {
            let seen = camera.world_to_viewport(place, layout.place(sq)).ok()?;
            Some((seen.distance(at), sq))
        };
        let mut near: Vec<(f32, Square)> = layout.board.all().filter_map(far).collect();
        near.retain(|(far, _)| *far <= radius);
        near.sort_by(|a, b| a.0.total_cmp(&b.0));
        near.into_iter().map(|(_, sq)| sq).collect()
    }

    /// How far a finger reaches: 10 mm, half of the 20 mm that a target is to have, on a screen of 24 inches.
    pub(super) fn finger(&self) -> f32 {
        const OF_THE_HEIGHT: f32 = 36.0 / 1080.0;
        let window = self.window.single();
        window.map_or(0.0, |window| window.size().min_element() * OF_THE_HEIGHT)
    }

    /// Whether the board's frame is seen at a point of the window, and nothing lies over it.
    pub(super) fn on_frame(&mut self, at: Vec2) -> bool {
        if self.covered(at) {
            return false;
        }
        let (Some(layout), Some(foot)) = (self.layout.as_deref(), self.point(at, 0.0)) else {
            return false;
        };
        let inside = foot.xz().abs().cmple(layout.half_size()).all();
        inside && self.square(at).is_none()
    }

    /// Whether a panel or something that floats lies over a point. A touch reaches the board even there.
    pub(super) fn covered(&mut self, at: Vec2) -> bool {
        let Ok(window) = self.window.single() else {
            return false;
        };
        let (insets, size) = (*self.insets, window.size());
        let ctx = self.contexts.ctx_mut().ok();
        insets.cover(at, size, ctx.as_deref(), *self.turned)
    }
}
