//! The camera: an opening view composed for the board and the window, orbit, zoom, and the view straight down.

use super::lens::Lens;
use crate::app::components::InMotion;
use crate::app::flow::{Flow, Screen, ViewRequest};
use crate::app::layout::{DUX_HEIGHT, Layout, TABLE_TOP};
use crate::app::quality::{Motion, Quality};
use crate::app::view::{Facing, ViewInsets};
use crate::rules::Side;
use bevy::{
    camera::{Hdr, ShadowLodOrigin},
    core_pipeline::tonemapping::Tonemapping,
    input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit},
    picking::mesh_picking::MeshPickingCamera,
    post_process::bloom::Bloom,
    prelude::*,
};
use bevy_egui::input::EguiWantsInput;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

pub(super) fn plugin(app: &mut App) {
    app.register_type::<TableCamera>()
        .add_observer(set_up)
        .add_systems(
            Update,
            (turn_by_hand, zoom_by_hand, heed_requests, face)
                .in_set(Flow::Present)
                .run_if(in_state(Screen::Game)),
        )
        .add_systems(
            PostUpdate,
            (grade, glide, aim)
                .chain()
                .before(bevy::camera::CameraUpdateSystems)
                .before(TransformSystems::Propagate),
        );
}

/// The camera of the scene file and its limits.
#[derive(Component, Reflect, Debug, Clone, PartialEq)]
#[reflect(Component, Default)]
#[require(Transform, Visibility)]
pub struct TableCamera {
    /// How steeply the opening view looks down, in degrees.
    pub pitch: f32,
    /// Vertical field of view of the slanted view, in degrees.
    pub fov: f32,
    /// The nearest distance, as a part of the opening view's.
    pub nearest: f32,
    /// The farthest distance, as a part of the opening view's.
    pub farthest: f32,
}

impl Default for TableCamera {
    fn default() -> Self {
        Self {
            pitch: 56.0,
            fov: 26.0,
            nearest: 0.35,
            farthest: 1.35,
        }
    }
}

/// A way of looking at the table.
#[derive(Debug, Clone, Copy, PartialEq)]
struct View {
    /// Turn around the table: 0 sits at White's side.
    yaw: f32,
    /// Angle under the horizon.
    pitch: f32,
    /// Distance as a part of the opening view's.
    distance: f32,
    /// What is looked at, on the board's plane.
    target: Vec2,
    /// 0 is the slanted view, 1 the view straight down with hardly any perspective.
    flat: f32,
}

/// Where the camera is and where it is going.
#[derive(Component, Debug, Clone)]
pub struct Rig {
    now: View,
    goal: View,
    settled: Option<Framing>,
}

/// All that the framing depends on beside the view.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Framing {
    view: View,
    size: Vec2,
    insets: ViewInsets,
    layout: Option<Layout>,
}

/// Straight down, but for a trace that keeps up and down apart.
const STRAIGHT_DOWN: f32 = FRAC_PI_2 - 0.001;
/// Field of view of the flat view.
const FLAT_FOV: f32 = 0.10;
/// Limits of the slant, in radians.
const PITCH: (f32, f32) = (0.45, 1.45);
/// Radians per pixel of a drag.
const TURN: f32 = 0.006;
/// How quickly the camera follows, per second.
const FOLLOW: f32 = 7.0;

impl View {
    fn opening(camera: &TableCamera, facing: Side, flat: f32) -> Self {
        Self {
            yaw: if facing == Side::White { 0.0 } else { PI },
            pitch: if flat > 0.5 {
                STRAIGHT_DOWN
            } else {
                camera.pitch.to_radians()
            },
            distance: 1.0,
            target: Vec2::ZERO,
            flat,
        }
    }

    /// A part of the way towards another view; yaw goes the short way.
    fn towards(self, goal: Self, part: f32) -> Self {
        let turn = (goal.yaw - self.yaw + PI).rem_euclid(TAU) - PI;
        let mix = |a: f32, b: f32| a + (b - a) * part;
        Self {
            yaw: self.yaw + turn * part,
            pitch: mix(self.pitch, goal.pitch),
            distance: mix(self.distance, goal.distance),
            target: self.target.lerp(goal.target, part),
            flat: mix(self.flat, goal.flat),
        }
    }

    fn is_near(self, goal: Self) -> bool {
        let turn = (goal.yaw - self.yaw + PI).rem_euclid(TAU) - PI;
        [
            turn,
            goal.pitch - self.pitch,
            goal.distance - self.distance,
            goal.flat - self.flat,
        ]
        .iter()
        .all(|rest| rest.abs() < 5e-4)
            && self.target.distance(goal.target) < 1e-3
    }

    fn rotation(self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.pitch)
    }
}

fn set_up(
    added: On<Add, TableCamera>,
    cameras: Query<&TableCamera>,
    facing: Res<Facing>,
    mut commands: Commands,
) {
    let Ok(camera) = cameras.get(added.entity) else {
        return;
    };
    let view = View::opening(camera, facing.0, 0.0);
    commands.entity(added.entity).insert((
        Camera3d::default(),
        Camera {
            clear_color: Color::srgb_u8(0x12, 0x0D, 0x0A).into(),
            ..default()
        },
        Msaa::Sample4,
        Projection::custom(Lens::new(camera.fov.to_radians(), Vec2::ZERO)),
        MeshPickingCamera,
        ShadowLodOrigin,
        Rig {
            now: view,
            goal: view,
            settled: None,
        },
    ));
}

/// What the quality means for the camera.
fn grade(
    mut commands: Commands,
    quality: Res<Quality>,
    cameras: Query<(Entity, Ref<TableCamera>)>,
) {
    for (entity, camera) in &cameras {
        if !quality.is_changed() && !camera.is_added() {
            continue;
        }
        let mut entity = commands.entity(entity);
        match *quality {
            Quality::Low => {
                entity.remove::<(Hdr, Bloom)>().insert(Tonemapping::None);
            }
            Quality::Medium => {
                entity
                    .remove::<Bloom>()
                    .insert((Hdr, Tonemapping::AcesFitted));
            }
            Quality::High => {
                let bloom = Bloom {
                    intensity: 0.08,
                    ..Bloom::NATURAL
                };
                entity.insert((Hdr, Tonemapping::AcesFitted, bloom));
            }
        }
    }
}

fn turn_by_hand(
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    egui: Option<Res<EguiWantsInput>>,
    mut held: Local<bool>,
    mut rigs: Query<&mut Rig>,
) {
    if buttons.just_pressed(MouseButton::Right) {
        *held = !wants_pointer(egui.as_deref());
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
    egui: Option<Res<EguiWantsInput>>,
    windows: Query<&bevy::window::Window>,
    layout: Option<Res<Layout>>,
    mut rigs: Query<(&mut Rig, &TableCamera, &Camera, &GlobalTransform)>,
) {
    if scroll.delta.y == 0.0 || wants_pointer(egui.as_deref()) {
        return;
    }
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 60.0,
    };
    let pointer = windows
        .iter()
        .find_map(bevy::window::Window::cursor_position);
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

fn wants_pointer(egui: Option<&EguiWantsInput>) -> bool {
    egui.is_some_and(EguiWantsInput::wants_any_pointer_input)
}

fn heed_requests(
    mut requests: MessageReader<ViewRequest>,
    facing: Res<Facing>,
    mut rigs: Query<(&mut Rig, &TableCamera)>,
) {
    for request in requests.read() {
        for (mut rig, camera) in &mut rigs {
            let flat = match request {
                ViewRequest::ToggleTop => 1.0 - rig.goal.flat,
                ViewRequest::Reset => rig.goal.flat,
            };
            rig.goal = View::opening(camera, facing.0, flat);
        }
    }
}

fn face(facing: Res<Facing>, mut rigs: Query<(&mut Rig, &TableCamera)>) {
    if !facing.is_changed() {
        return;
    }
    for (mut rig, camera) in &mut rigs {
        let flat = rig.goal.flat;
        let opening = View::opening(camera, facing.0, flat);
        rig.goal = opening;
    }
}

/// Moves towards the goal; while there is a way to go, frames are drawn.
fn glide(
    mut commands: Commands,
    time: Res<Time>,
    motion: Res<Motion>,
    mut rigs: Query<(Entity, &mut Rig, Has<InMotion>)>,
) {
    for (entity, mut rig, moving) in &mut rigs {
        if rig.now == rig.goal {
            if moving {
                commands.entity(entity).remove::<InMotion>();
            }
            continue;
        }
        let part = 1.0 - (-FOLLOW * time.delta_secs().min(0.05)).exp();
        let next = rig.now.towards(rig.goal, part);
        rig.now = if *motion == Motion::None || next.is_near(rig.goal) {
            rig.goal
        } else {
            next
        };
        if !moving {
            commands.entity(entity).insert(InMotion);
        }
    }
}

/// Places the camera and shifts the lens.
fn aim(
    insets: Res<ViewInsets>,
    layout: Option<Res<Layout>>,
    mut rigs: Query<(
        &mut Rig,
        &TableCamera,
        &Camera,
        &mut Projection,
        &mut Transform,
    )>,
) {
    for (mut rig, limits, camera, mut projection, mut transform) in &mut rigs {
        let mut framing = Framing {
            view: rig.now,
            size: camera
                .logical_viewport_size()
                .unwrap_or(Vec2::new(1280.0, 720.0)),
            insets: *insets,
            layout: layout.as_deref().copied(),
        };
        if rig.settled == Some(framing) {
            continue;
        }
        rig.settled = Some(framing);
        framing.view.pitch += framing.lean(limits) * (1.0 - rig.now.flat);
        let view = framing.view;
        let fov = limits.fov.to_radians().ln() * (1.0 - view.flat) + FLAT_FOV.ln() * view.flat;
        let lens = framing.lens(fov.exp());
        let distance = framing.distance(lens.fov) * view.distance;
        let target = Vec3::new(view.target.x, 0.0, view.target.y);
        let rotation = view.rotation();
        *transform = Transform::from_translation(target + rotation * Vec3::Z * distance)
            .with_rotation(rotation);
        // A projection is boxed: writing a new one tells Bevy that it changed.
        *projection = Projection::custom(lens);
        projection.update(framing.size.x, framing.size.y);
    }
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
            let (tray, half) = layout.tray(1.0);
            Vec2::new(tray.x + half.x + 0.25, layout.half_size().y + 0.1)
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
            .flat_map(|x| [(x, TABLE_TOP), (x, DUX_HEIGHT * 0.5)])
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
