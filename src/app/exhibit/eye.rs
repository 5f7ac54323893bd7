//! The visitor's eye: it glides from view to view, turns round what it looks at, and comes closer.

use super::bodies::Plan;
use super::gaze::Gaze;
use super::{Hall, Open};
use crate::app::components::InMotion;
use crate::app::flow::Screen;
use crate::app::layout::TABLE_TOP;
use crate::app::quality::Motion;
use crate::app::table::camera::{Elsewhere, TableCamera};
use crate::app::table::lens::Lens;
use crate::app::view::ViewInsets;
use crate::data::exhibit::View;
use bevy::camera::CameraProjection;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Exhibit), lend)
        .add_systems(OnExit(Screen::Exhibit), give_back)
        .add_systems(
            PostUpdate,
            (follow, look)
                .chain()
                .before(bevy::camera::CameraUpdateSystems)
                .before(TransformSystems::Propagate)
                .run_if(in_state(Screen::Exhibit).and_then(resource_exists::<Hall>)),
        );
}

/// Vertical field of view, in radians.
const FIELD: f32 = 0.50;
/// The views of the file are composed for a picture of this breadth.
const BREADTH: f32 = 1.35;
/// How long the eye is on its way, in seconds.
const JOURNEY: f32 = 2.4;
/// Where the eye is, and on which way.
#[derive(Resource, Debug, Clone)]
pub(super) struct Eye {
    start: Gaze,
    goal: Gaze,
    way: f32,
    view: View,
}

impl Eye {
    fn now(&self) -> Gaze {
        let t = self.way.clamp(0.0, 1.0);
        let eased = t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
        self.start.towards(self.goal, eased)
    }

    /// Whether it has arrived.
    pub(super) fn rests(&self) -> bool {
        self.way >= 1.0
    }

    /// A hand takes the eye where it is.
    pub(super) fn take(&mut self) -> &mut Gaze {
        self.start = self.now();
        self.goal = self.start;
        self.way = 1.0;
        &mut self.goal
    }
}

fn lend(mut commands: Commands, cameras: Query<Entity, With<TableCamera>>) {
    for camera in &cameras {
        commands.entity(camera).insert(Elsewhere);
    }
}

fn give_back(mut commands: Commands, cameras: Query<Entity, With<TableCamera>>) {
    for camera in &cameras {
        commands.entity(camera).remove::<(Elsewhere, InMotion)>();
    }
    commands.remove_resource::<Eye>();
}

/// The eye goes where what is open asks for.
fn follow(
    mut commands: Commands,
    (hall, open): (Res<Hall>, Res<Open>),
    (time, motion): (Res<Time>, Res<Motion>),
    eye: Option<ResMut<Eye>>,
) {
    let plan = Plan::of(hall.exhibit.board.length, hall.exhibit.board.width);
    let view = wanted(&hall, &open);
    let goal = Gaze::of(&view, plan);
    let Some(mut eye) = eye else {
        commands.insert_resource(Eye {
            start: goal,
            goal,
            way: 1.0,
            view,
        });
        return;
    };
    if eye.view != view {
        *eye = Eye {
            start: eye.now(),
            goal,
            way: 0.0,
            view,
        };
    }
    if !eye.rests() {
        let step = time.delta_secs().min(0.1) / JOURNEY;
        eye.way = match *motion {
            Motion::Full => (eye.way + step).min(1.0),
            Motion::None => 1.0,
        };
    }
}

/// The view that belongs to what is open.
fn wanted(hall: &Hall, open: &Open) -> View {
    let exhibit = &hall.exhibit;
    let found = match open {
        Open::Whole | Open::Reading => None,
        Open::Spot(number) => exhibit.hot_spots.get(*number).map(|spot| spot.view),
        Open::Tour { stop, .. } => exhibit.tour.get(*stop).map(|stop| stop.view),
        Open::WhatIf(_) => Some(over_the_board(hall)),
    };
    found.unwrap_or(exhibit.view)
}

/// The whole board from a player's seat.
fn over_the_board(hall: &Hall) -> View {
    let board = &hall.exhibit.board;
    let middle = [board.length / 2.0, board.width / 2.0, board.thickness];
    let far = board.length * 1.75;
    View {
        from: [middle[0], middle[1] - far * 0.62, far * 0.79],
        to: middle,
    }
}

/// The camera that is lent.
type Lent<'w> = (
    Entity,
    &'w Camera,
    &'w mut Projection,
    &'w mut Transform,
    Has<InMotion>,
);

/// Places the camera. Beside a panel, and in a narrow window, the eye stands farther away.
fn look(
    mut commands: Commands,
    eye: Option<Res<Eye>>,
    insets: Res<ViewInsets>,
    mut cameras: Query<Lent, With<Elsewhere>>,
) {
    let Some(eye) = eye else { return };
    for (entity, camera, mut projection, mut transform, moving) in &mut cameras {
        let size = camera
            .logical_viewport_size()
            .unwrap_or(Vec2::new(1280.0, 720.0));
        let min = Vec2::new(insets.left, insets.top);
        let max = (size - Vec2::new(insets.right, insets.bottom)).max(min + 64.0);
        let (middle, free) = ((min + max) / 2.0, max - min);
        let shift = (middle * 2.0 / size - 1.0) * Vec2::new(1.0, -1.0);
        let part = free.y / size.y;
        let back = (BREADTH * free.y / free.x).max(1.0) / part;
        let gaze = eye.now();
        let rotation = Quat::from_rotation_y(gaze.yaw) * Quat::from_rotation_x(-gaze.pitch);
        let placed =
            Transform::from_translation(gaze.to + rotation * Vec3::Z * gaze.distance * back)
                .with_rotation(rotation);
        transform.set_if_neq(placed);
        let mut lens = Lens::new(FIELD, shift);
        lens.update(size.x, size.y);
        *projection = Projection::custom(lens);
        projection.update(size.x, size.y);
        if eye.rests() == moving {
            if moving {
                commands.entity(entity).remove::<InMotion>();
            } else {
                commands.entity(entity).insert(InMotion);
            }
        }
    }
}

/// Where a place of the plan is in the scene.
pub(super) fn in_scene(hall: &Hall, at: [f32; 3]) -> Vec3 {
    let board = &hall.exhibit.board;
    Plan::of(board.length, board.width).place(at, TABLE_TOP)
}
