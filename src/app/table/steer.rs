//! The camera in a person's hand: the right button turns it, the wheel brings it nearer.

use super::camera::{Rig, TableCamera};
use crate::app::flow::{Flow, Screen};
use crate::app::layout::Layout;
use crate::app::view::{Turned, ViewInsets};
use bevy::{
    ecs::system::SystemParam,
    input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit},
    prelude::*,
};
use bevy_egui::{EguiContext, PrimaryEguiContext};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (turn_by_hand, zoom_by_hand)
            .in_set(Flow::Present)
            .run_if(in_state(Screen::Game)),
    );
}

/// Limits of the slant, in radians.
const PITCH: (f32, f32) = (0.45, 1.45);
/// Radians per pixel of a drag.
const TURN: f32 = 0.006;
fn turn_by_hand(
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    mut covers: Covers,
    mut held: Local<bool>,
    mut rigs: Query<&mut Rig>,
) {
    if buttons.just_pressed(MouseButton::Right) {
        *held = !covers.pointer();
    }
    if !buttons.pressed(MouseButton::Right) {
        *held = false;
    }
    if !*held || motion.delta == Vec2::ZERO {
        return;
    }
    for mut rig in &mut rigs {
        rig.goal.yaw -= motion.delta.x * TURN;
        if rig.goal.flat < 0.5 {
            rig.goal.pitch = (rig.goal.pitch + motion.delta.y * TURN).clamp(PITCH.0, PITCH.1);
        }
    }
}

/// The wheel brings the camera nearer to what lies under the pointer.
fn zoom_by_hand(
    scroll: Res<AccumulatedMouseScroll>,
    mut covers: Covers,
    layout: Option<Res<Layout>>,
    mut rigs: Query<(&mut Rig, &TableCamera, &Camera, &GlobalTransform)>,
) {
    if scroll.delta.y == 0.0 || covers.pointer() {
        return;
    }
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 60.0,
    };
    let pointer = covers.at();
    let reach = layout.map_or(Vec2::splat(4.0), |layout| layout.half_size());
    for (mut rig, limits, camera, place) in &mut rigs {
        let before = rig.goal.distance;
        let after = (before * 0.88_f32.powf(notches)).clamp(limits.nearest, limits.farthest);
        rig.goal.distance = after;
        let under = pointer
            .and_then(|at| camera.viewport_to_world(place, at).ok())
            .and_then(|ray| {
                ray.plane_intersection_point(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))
            });
        let Some(under) = under else { continue };
        let kept = if after < before {
            let pull = Vec2::new(under.x, under.z) - rig.now.target;
            rig.goal.target + pull * (1.0 - after / before)
        } else {
            rig.goal.target
                * ((limits.farthest - after) / (limits.farthest - before).max(1e-3)).min(1.0)
        };
        rig.goal.target = kept.clamp(-reach, reach) * (1.0 - after).clamp(0.0, 0.35) / 0.35;
    }
}

/// What of the interface lies over the pointer: there the wheel is for lists, and a drag is none of the table's.
#[derive(SystemParam)]
struct Covers<'w, 's> {
    windows: Query<'w, 's, &'static Window>,
    contexts: Query<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
    insets: Res<'w, ViewInsets>,
    turned: Res<'w, Turned>,
}

impl Covers<'_, '_> {
    fn at(&self) -> Option<Vec2> {
        self.windows.iter().find_map(Window::cursor_position)
    }

    fn pointer(&mut self) -> bool {
        let size = self.windows.iter().next().map(Window::size);
        let (Some(size), Some(at)) = (size, self.at()) else {
            return false;
        };
        let mut contexts = self.contexts.iter_mut();
        let ctx = contexts.next().map(|ctx| &*ctx.into_inner().get_mut());
        self.insets.cover(at, size, ctx, *self.turned)
    }
}
