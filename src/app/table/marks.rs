//! How marks look: each kind has its own shape, so that they differ without colour too.

use super::shapes::picture;
use super::substance::Substance;
use crate::app::components::InMotion;
use crate::app::flow::{Flow, Screen};
use crate::app::layout::{Drawn as Lines, Layout};
use crate::app::marks::{Mark, Marks};
use bevy::{mesh::MeshTag, prelude::*};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marks>()
        .add_systems(Startup, make_picture)
        .add_systems(OnEnter(Screen::Game), prepare)
        .add_systems(
            PostUpdate,
            redraw.run_if(
                in_state(Screen::Game)
                    .and_then(resource_exists::<Layout>)
                    .and_then(resource_changed::<Marks>.or_else(resource_changed::<Layout>)),
            ),
        )
        .add_systems(
            Update,
            fade.in_set(Flow::Present).run_if(in_state(Screen::Game)),
        );
}

/// A mark that is drawn.
#[derive(Component, Debug, Clone, Copy)]
struct Drawn;

/// A mark that disappears by itself.
#[derive(Component, Debug, Clone)]
struct Fading(Timer);

/// How long a refusal is seen, in seconds.
const REFUSAL: f32 = 0.45;

#[derive(Resource)]
struct Picture(Handle<Mesh>);

fn make_picture(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(Picture(meshes.add(picture())));
}

/// One grain of each mark lies in the board, where nobody sees it: what a mark is drawn with is then made while the table is
/// laid, and not when the mark is first needed and the loop may sleep again before it is ready.
fn prepare(mut commands: Commands, picture: Option<Res<Picture>>) {
    const DEPTH: f32 = 0.05;
    let Some(picture) = picture else { return };
    for mark in Mark::ALL {
        commands.spawn((
            Name::new(format!("A grain of {mark:?}")),
            DespawnOnExit(Screen::Game),
            Mesh3d(picture.0.clone()),
            look(mark).0,
            MeshTag(0),
            Transform::from_translation(Vec3::NEG_Y * DEPTH).with_scale(Vec3::splat(1e-3)),
        ));
    }
}

/// The substance of a mark and half its width in squares.
const fn look(mark: Mark) -> (Substance, f32) {
    match mark {
        Mark::LastFrom => (Substance::Outline, 0.5),
        Mark::LastTo => (Substance::Wash, 0.5),
        Mark::Selected => (Substance::ChosenRing, 0.62),
        Mark::Goal => (Substance::Bead, 0.3),
        Mark::Removable => (Substance::RemovableRing, 0.6),
        Mark::MayAct => (Substance::MayActRing, 0.5),
        Mark::Pointed | Mark::Traced => (Substance::MayActRing, 0.54),
        Mark::Reachable => (Substance::Bead, 0.24),
        Mark::Cursor => (Substance::Corners, 0.5),
        Mark::Danger => (Substance::Pincers, 0.5),
        Mark::Hint => (Substance::HintRays, 0.62),
        Mark::HintGoal => (Substance::HintStar, 0.5),
        Mark::Refused => (Substance::Refusal, 0.5),
    }
}

/// The same where places are round.
const fn look_round(mark: Mark) -> (Substance, f32) {
    match mark {
        Mark::LastFrom => (Substance::MayActRing, 0.46),
        Mark::LastTo => (Substance::MayActRing, 0.54),
        mark => look(mark),
    }
}

fn redraw(
    mut commands: Commands,
    marks: Res<Marks>,
    layout: Res<Layout>,
    (picture, lines): (Option<Res<Picture>>, Res<Lines>),
    drawn: Query<Entity, (With<Drawn>, Without<Fading>)>,
) {
    let Some(picture) = picture else { return };
    let on_a_mat = lines.is_some();
    for old in &drawn {
        commands.entity(old).despawn();
    }
    for &(sq, mark) in marks.0.iter().filter(|(sq, _)| layout.board.contains(*sq)) {
        let (substance, half) = if on_a_mat {
            look_round(mark)
        } else {
            look(mark)
        };
        let place = layout.place(sq) + Vec3::Y * if on_a_mat { 0.009 } else { 0.004 };
        let mut entity = commands.spawn((
            Name::new(format!("{mark:?} {sq}")),
            DespawnOnExit(Screen::Game),
            Drawn,
            Mesh3d(picture.0.clone()),
            substance,
            MeshTag(0),
            Transform::from_translation(place).with_scale(Vec3::new(half, 1.0, half)),
        ));
        if mark == Mark::Refused {
            entity.insert((
                Fading(Timer::from_seconds(REFUSAL, TimerMode::Once)),
                InMotion,
            ));
        }
    }
}

/// A refusal pulses once and fades.
fn fade(
    mut commands: Commands,
    time: Res<Time>,
    mut fading: Query<(Entity, &mut Fading, &mut MeshTag, &mut Transform)>,
) {
    for (entity, mut fading, mut tag, mut transform) in &mut fading {
        let passed = fading.0.tick(time.delta()).fraction();
        if fading.0.is_finished() {
            commands.entity(entity).despawn();
            continue;
        }
        let size = 0.5 + 0.06 * (passed * std::f32::consts::PI).sin();
        transform.scale = Vec3::new(size, 1.0, size);
        tag.0 = (passed * passed * 255.0) as u32;
    }
}
