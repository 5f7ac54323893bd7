//! The trail of the last move: a row of dots from its first square to its last, growing towards where the piece is now. Seen
//! without colour too.

use super::shapes::picture;
use super::substance::Substance;
use crate::app::flow::Screen;
use crate::app::layout::Layout;
use crate::app::marks::Trail;
use bevy::{mesh::MeshTag, prelude::*};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Trail>().add_systems(
        PostUpdate,
        lay.run_if(
            in_state(Screen::Game)
                .and_then(resource_exists::<Layout>)
                .and_then(resource_changed::<Trail>.or_else(resource_changed::<Layout>)),
        ),
    );
}

/// A part of the trail, between two squares.
#[derive(Component, Debug, Clone, Copy)]
struct Stretch;

/// Half the width of the picture that a stretch is drawn on, in squares.
pub(super) const HALF_WIDTH: f32 = 0.12;
/// Over the board and what washes over its squares.
const HEIGHT: f32 = 0.006;

fn lay(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    (trail, layout): (Res<Trail>, Res<Layout>),
    laid: Query<Entity, With<Stretch>>,
) {
    for old in &laid {
        commands.entity(old).despawn();
    }
    let on_board = |at: &&[crate::rules::Square]| at.iter().all(|sq| layout.board.contains(*sq));
    for ends in trail.0.windows(2).filter(on_board) {
        let [from, to] = [ends[0], ends[1]].map(|sq| layout.place(sq));
        let way = to - from;
        let length = way.length();
        let turn = Quat::from_rotation_y(-way.z.atan2(way.x));
        commands.spawn((
            Name::new(format!("Trail {} {}", ends[0], ends[1])),
            DespawnOnExit(Screen::Game),
            Stretch,
            Mesh3d(meshes.add(picture())),
            Substance::Trail((length * 100.0).round() as u16),
            MeshTag(0),
            Transform::from_translation((from + to) / 2.0 + Vec3::Y * HEIGHT)
                .with_rotation(turn)
                .with_scale(Vec3::new(length / 2.0, 1.0, HALF_WIDTH)),
        ));
    }
}
