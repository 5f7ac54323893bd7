//! The camera: an opening view composed for the board and the window, orbit, zoom, and the view straight down.

use super::framing::Framing;
use super::lens::Lens;
use crate::app::components::InMotion;
use crate::app::flow::{Flow, Screen, ViewRequest};
use crate::app::layout::Layout;
use crate::app::quality::{Motion, Quality};
use crate::app::setup::Chosen;
use crate::app::view::{Facing, FromAbove, Turned, ViewInsets};
use crate::rules::Side;
use bevy::{
    anti_alias::fxaa::Fxaa,
    camera::{Hdr, ShadowLodOrigin},
    core_pipeline::tonemapping::Tonemapping,
    post_process::bloom::Bloom,
    prelude::*,
};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

pub(super) fn plugin(app: &mut App) {
    app.register_type::<TableCamera>()
        .init_resource::<FromAbove>()
        .add_observer(set_up)
        .add_systems(
            Update,
            (heed_requests, face, tell)
                .chain()
                .in_set(Seating)
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

/// Where the camera is to go, by who sits at the table and what was asked for; who drives it otherwise comes after.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Seating;

/// The camera is lent to another screen: what drives it at the table leaves it alone.
#[derive(Component, Debug, Clone, Copy)]
pub struct Elsewhere;

/// A way of looking at the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct View {
    /// Turn around the table: 0 sits at White's side.
    pub yaw: f32,
    /// Angle under the horizon.
    pub pitch: f32,
    /// Distance as a part of the opening view's.
    pub distance: f32,
    /// What is looked at, on the board's plane.
    pub target: Vec2,
    /// 0 is the slanted view, 1 the view straight down with hardly any perspective.
    pub flat: f32,
}

/// Where the camera is and where it is going.
#[derive(Component, Debug, Clone)]
pub struct Rig {
    /// Where it is.
    pub now: View,
    /// Where it is going.
    pub goal: View,
    settled: Option<Framing>,
}

/// Straight down, but for a trace that keeps up and down apart.
const STRAIGHT_DOWN: f32 = FRAC_PI_2 - 0.001;
/// How quickly the camera follows, per second.
const FOLLOW: f32 = 7.0;

impl View {
    /// The opening view from a side.
    #[must_use]
    pub fn opening(camera: &TableCamera, facing: Side, flat: f32) -> Self {
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

    /// Round the table by so much.
    fn turned(self, by: f32) -> Self {
        Self {
            yaw: self.yaw + by,
            ..self
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

    pub(super) fn rotation(self) -> Quat {
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
        Msaa::Sample4,
        Projection::custom(Lens::new(camera.fov.to_radians(), Vec2::ZERO)),
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
                // Four samples of each pixel cost a third of the frame where the processor draws it.
                entity.remove::<(Hdr, Bloom)>().insert((
                    Tonemapping::None,
                    Msaa::Off,
                    Fxaa::default(),
                ));
            }
            Quality::Medium => {
                entity.remove::<(Bloom, Fxaa)>().insert((
                    Hdr,
                    Tonemapping::AcesFitted,
                    Msaa::Sample4,
                ));
            }
            Quality::High => {
                let bloom = Bloom {
                    intensity: 0.08,
                    ..Bloom::NATURAL
                };
                entity.remove::<Fxaa>().insert((
                    Hdr,
                    Tonemapping::AcesFitted,
                    Msaa::Sample4,
                    bloom,
                ));
            }
        }
    }
}

/// How far a key turns the table, in radians, and how much nearer one brings it.
const TURN: f32 = PI / 12.0;
const ZOOM: f32 = 0.88;

fn heed_requests(
    mut requests: MessageReader<ViewRequest>,
    (facing, chosen): (Res<Facing>, Res<Chosen>),
    mut rigs: Query<(&mut Rig, &TableCamera)>,
) {
    for request in requests.read() {
        for (mut rig, camera) in &mut rigs {
            let opening = |flat| View::opening(camera, facing.0, flat);
            let goal = rig.goal;
            let at = |distance: f32| View {
                distance: distance.clamp(camera.nearest, camera.farthest),
                ..goal
            };
            rig.goal = match request {
                ViewRequest::ToggleTop if chosen.face_to_face => opening(1.0),
                ViewRequest::ToggleTop => opening(1.0 - goal.flat),
                ViewRequest::Reset => opening(goal.flat),
                ViewRequest::TurnLeft => goal.turned(-TURN),
                ViewRequest::TurnRight => goal.turned(TURN),
                ViewRequest::Nearer => at(goal.distance * ZOOM),
                ViewRequest::Farther => at(goal.distance / ZOOM),
            };
        }
    }
}

/// Where one sits, and whether two sit face to face over a flat screen: they see the table straight from above.
fn face(
    (facing, chosen): (Res<Facing>, Res<Chosen>),
    mut seated: Local<(Option<Side>, bool)>,
    mut rigs: Query<(&mut Rig, &TableCamera)>,
) {
    let (side, across) = std::mem::replace(&mut *seated, (Some(facing.0), chosen.face_to_face));
    let met = across != chosen.face_to_face;
    if !met && side == Some(facing.0) && !rigs.iter_mut().any(|(rig, _)| rig.is_added()) {
        return;
    }
    for (mut rig, camera) in &mut rigs {
        let flat = match (met || rig.is_added(), chosen.face_to_face) {
            (_, true) => 1.0,
            (true, false) => 0.0,
            (false, false) => rig.goal.flat,
        };
        rig.goal = View::opening(camera, facing.0, flat);
    }
}

/// Says from where the table is seen, or will be in a moment.
fn tell(rigs: Query<&Rig>, mut from_above: ResMut<FromAbove>) {
    let above = rigs.iter().any(|rig| rig.goal.flat > 0.5);
    from_above.set_if_neq(FromAbove(above));
}

/// Moves towards the goal; while there is a way to go, frames are drawn.
fn glide(
    mut commands: Commands,
    time: Res<Time>,
    motion: Res<Motion>,
    mut rigs: Query<(Entity, &mut Rig, Has<InMotion>), Without<Elsewhere>>,
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
    (insets, turned): (Res<ViewInsets>, Res<Turned>),
    layout: Option<Res<Layout>>,
    mut back: RemovedComponents<Elsewhere>,
    mut rigs: Query<
        (
            &mut Rig,
            &TableCamera,
            &Camera,
            &mut Projection,
            &mut Transform,
        ),
        Without<Elsewhere>,
    >,
) {
    let back = back.read().count() > 0;
    for (mut rig, limits, camera, mut projection, mut transform) in &mut rigs {
        if back {
            rig.settled = None;
        }
        let framing = Framing {
            view: rig.now,
            size: camera
                .logical_viewport_size()
                .unwrap_or(Vec2::new(1280.0, 720.0)),
            insets: insets.seen(*turned),
            layout: layout.as_deref().copied(),
        };
        if rig.settled == Some(framing) {
            continue;
        }
        rig.settled = Some(framing);
        let (place, lens) = framing.place(limits);
        *transform = place;
        // A projection is boxed: writing a new one tells Bevy that it changed.
        *projection = Projection::custom(lens);
        projection.update(framing.size.x, framing.size.y);
    }
}
