//! What lies in the exhibit: the board with its leaves and fittings, the counters, the objects, and their shadows.

use super::bodies::{MM, Plan, solid};
use super::looks::Stuff;
use super::{Hall, board};
use crate::app::flow::Screen;
use crate::app::layout::{CALCULUS_RADIUS, Layout, TABLE_TOP};
use crate::app::table::board::Board;
use crate::app::table::paint::{Decal, Ink, RoomLight, Shape};
use crate::app::table::pieces::counter_mesh;
use crate::app::table::shapes::picture;
use crate::app::view::{Facing, ViewInsets};
use crate::data::exhibit::{Exhibit, Part, Placing, Solid};
use bevy::ecs::system::SystemParam;
use bevy::{mesh::MeshTag, prelude::*};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Exhibit), leave_the_table)
        .add_systems(
            Update,
            set_up.run_if(in_state(Screen::Exhibit).and_then(resource_added::<Hall>)),
        )
        .add_systems(OnExit(Screen::Exhibit), close);
}

/// A counter, by its number in the exhibit's file.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shown(pub usize);

/// The table is cleared; the room is the same whatever was played before.
fn leave_the_table(
    mut commands: Commands,
    boards: Query<Entity, With<Board>>,
    mut facing: ResMut<Facing>,
    mut insets: ResMut<ViewInsets>,
) {
    for board in &boards {
        commands.entity(board).despawn();
    }
    commands.remove_resource::<Layout>();
    facing.set_if_neq(Facing::default());
    insets.set_if_neq(ViewInsets::default());
}

fn close(mut commands: Commands) {
    commands.remove_resource::<Hall>();
}

/// Where things are spawned.
#[derive(SystemParam)]
pub(super) struct Stage<'w, 's> {
    commands: Commands<'w, 's>,
    meshes: ResMut<'w, Assets<Mesh>>,
    decals: ResMut<'w, Assets<Decal>>,
    room: Res<'w, RoomLight>,
}

impl Stage<'_, '_> {
    /// Sets a thing up.
    pub fn stand(
        &mut self,
        name: &str,
        mesh: Mesh,
        stuff: Stuff,
        place: Transform,
    ) -> EntityCommands<'_> {
        let mesh = Mesh3d(self.meshes.add(mesh));
        self.commands.spawn((
            Name::new(name.to_owned()),
            DespawnOnExit(Screen::Exhibit),
            mesh,
            stuff,
            place,
        ))
    }

    fn draw(&mut self, shape: Shape, size: Vec4, place: Transform, strength: f32) -> Entity {
        let decal = self.decals.add(Decal {
            ink: Ink {
                colour: Vec4::new(0.0, 0.0, 0.0, strength),
                light: Vec4::ZERO,
                size,
            },
            room: *self.room,
            shape,
        });
        let mesh = Mesh3d(self.meshes.add(picture()));
        let name = Name::new("Shadow");
        let parts = (
            name,
            DespawnOnExit(Screen::Exhibit),
            mesh,
            MeshTag(0),
            place,
        );
        self.commands.spawn((parts, MeshMaterial3d(decal))).id()
    }

    /// The soft shadow of something with a round foot.
    fn round_shadow(&mut self, at: Vec3, radius: f32, strength: f32) {
        let size = Vec4::new(1.9, 1.0, 0.42, 0.1);
        let place = Transform::from_translation(at).with_scale(Vec3::splat(radius * 1.9));
        self.draw(Shape::PieceShadow, size, place, strength);
    }

    /// The soft shadow of something long, turned about the upright axis.
    pub fn long_shadow(&mut self, at: Vec3, half: Vec2, turn: f32, strength: f32) {
        let soft = (half.min_element() * 1.4).clamp(0.06, 0.5);
        let size = Vec4::new(1.0, half.x, half.y, soft);
        let place = Transform::from_translation(at)
            .with_rotation(Quat::from_rotation_y(turn))
            .with_scale(Vec3::new(half.x + soft, 1.0, half.y + soft));
        self.draw(Shape::BoxShadow, size, place, strength);
    }
}

/// Sets everything up when one has entered.
fn set_up(mut stage: Stage, hall: Res<Hall>) {
    let exhibit = &hall.exhibit;
    let plan = Plan::of(exhibit.board.length, exhibit.board.width);
    board::build(&mut stage, &exhibit.board);
    lay_counters(&mut stage, exhibit, plan);
    for object in &exhibit.objects {
        for part in &object.parts {
            stand_part(&mut stage, &object.id, part, plan);
        }
    }
}

fn lay_counters(stage: &mut Stage, exhibit: &Exhibit, plan: Plan) {
    let mesh = counter_mesh();
    let mesh = Mesh3d(stage.meshes.add(mesh));
    for (number, counter) in exhibit.counters.iter().enumerate() {
        let [x, y] = counter.at;
        let radius = counter.diameter / 2.0 / MM;
        let at = plan.place([x, y, exhibit.board.thickness], TABLE_TOP);
        let size = Vec4::new(1.9, 0.97, 0.45, 0.15);
        let flat =
            Transform::from_xyz(0.0, 0.012, 0.0).with_scale(Vec3::splat(1.9 * CALCULUS_RADIUS));
        let shadow = stage.draw(Shape::PieceShadow, size, flat, 0.85);
        let place = Transform::from_translation(at)
            .with_rotation(Quat::from_rotation_y(number as f32 * 2.4))
            .with_scale(Vec3::splat(radius / CALCULUS_RADIUS));
        let mut counter = stage.commands.spawn((
            Name::new("Counter"),
            DespawnOnExit(Screen::Exhibit),
            Shown(number),
            mesh.clone(),
            Stuff::Counter(counter.colour),
            MeshTag(number as u32 * 977 + 31),
            place,
        ));
        counter.add_child(shadow);
    }
}

fn stand_part(stage: &mut Stage, name: &str, part: &Part, plan: Plan) {
    let mesh = solid(&part.solid);
    for placing in &part.places {
        let place = plan.placing(placing, TABLE_TOP);
        let stuff = Stuff::Of(part.material);
        stage.stand(name, mesh.clone(), stuff, place);
        cast(stage, &part.solid, placing, place);
    }
}

/// A shadow under a part that stands or lies on the ground.
fn cast(stage: &mut Stage, solid: &Solid, placing: &Placing, place: Transform) {
    const NEAR: f32 = 12.0;
    if placing.at[2] > NEAR {
        return;
    }
    let ground = |at: Vec3| Vec3::new(at.x, TABLE_TOP + 0.005, at.z);
    match solid {
        Solid::Lathe(profile) => {
            let (wide, high) = profile
                .iter()
                .fold((0.0_f32, 0.0_f32), |(w, h), &[r, z]| (w.max(r), h.max(z)));
            let axis = place.rotation * Vec3::Y;
            if axis.y > 0.7 {
                let foot = profile
                    .iter()
                    .filter(|point| point[1] < high * 0.12 + 2.0)
                    .fold(0.0_f32, |w, &[r, _]| w.max(r));
                stage.round_shadow(ground(place.translation), foot * 1.04 / MM, 0.9);
                let soft = ground(place.translation) + Vec3::new(0.25, 0.001, 0.0) * wide / MM;
                stage.round_shadow(soft, wide * 0.95 / MM, 0.4);
            } else {
                let half = Vec2::new(high / 2.0, wide.max(1.6)) / MM;
                let middle = place.translation + axis * half.x + Vec3::new(0.03, 0.0, 0.02);
                let turn = (-axis.z).atan2(axis.x);
                stage.long_shadow(ground(middle), half, turn, 0.75);
            }
        }
        Solid::Extrude { outline, .. } => {
            let points = outline.iter().map(|&[x, y]| Vec2::new(x, y));
            let (low, high) = points.fold(
                (Vec2::splat(f32::MAX), Vec2::splat(f32::MIN)),
                |(low, high), point| (low.min(point), high.max(point)),
            );
            let (middle, half) = ((low + high) / 2.0 / MM, (high - low) / 2.0 / MM);
            let local = Vec3::new(middle.x, 0.0, -middle.y);
            let at = place.transform_point(local) + Vec3::new(0.03, 0.0, 0.02);
            let axis = place.rotation * Vec3::X;
            if (place.rotation * Vec3::Y).y > 0.7 {
                let half = half * 0.9;
                stage.long_shadow(ground(at), half, (-axis.z).atan2(axis.x), 0.7);
            }
        }
    }
}
