//! Plain squares and pieces until the table and the glass are there.

use super::components::{Calculus, Square};
use super::flow::{MovePlayed, PositionReset, Screen};
use super::game::Game;
use super::layout::Layout;
use super::marks::{Mark, Marks};
use crate::rules::Side;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(dress)
        .add_systems(Startup, camera)
        .add_systems(Update, rebuild.run_if(in_state(Screen::Game)));
}

fn camera(mut commands: Commands) {
    commands.spawn((
        Camera3d::default(),
        bevy::core_pipeline::tonemapping::Tonemapping::None,
        Msaa::Off,
        Transform::from_xyz(1.5, 12.0, 8.0).looking_at(Vec3::new(1.5, 0.0, 0.0), Vec3::Y),
    ));
}

fn rebuild(
    mut played: MessageReader<MovePlayed>,
    mut resets: MessageReader<PositionReset>,
    game: Res<Game>,
    marks: Res<Marks>,
    old: Query<Entity, With<Square>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    let any = played.read().count() + resets.read().count() > 0 || marks.is_changed();
    if !any {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let layout = Layout { board: game.board() };
    let mut flat = |color: Color| {
        materials.add(StandardMaterial { base_color: color, unlit: true, ..default() })
    };
    let tile = meshes.add(Cuboid::new(0.96, 0.1, 0.96));
    let wood = flat(Color::srgb(0.7, 0.5, 0.3));
    let lit = flat(Color::srgb(0.9, 0.8, 0.5));
    let last = flat(Color::srgb(0.8, 0.55, 0.3));
    let red = flat(Color::srgb(0.7, 0.3, 0.2));
    for sq in game.board().all() {
        let mut color = wood.clone();
        for (at, mark) in &marks.0 {
            if *at == sq {
                color = match mark {
                    Mark::LastFrom | Mark::LastTo => last.clone(),
                    Mark::Refused => red.clone(),
                    _ => lit.clone(),
                };
            }
        }
        commands.spawn((
            Square(sq),
            Mesh3d(tile.clone()),
            MeshMaterial3d(color),
            Transform::from_translation(layout.place(sq) - Vec3::Y * 0.05),
            DespawnOnExit(Screen::Game),
        ));
    }
}

fn dress(
    added: On<Add, Calculus>,
    pieces: Query<&Calculus>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    let Ok(&Calculus(piece)) = pieces.get(added.entity) else {
        return;
    };
    let color = match piece.side {
        Side::White => Color::srgb(0.95, 0.92, 0.85),
        Side::Black => Color::srgb(0.15, 0.25, 0.6),
    };
    let material = |color: Color| StandardMaterial {
        base_color: color,
        unlit: true,
        ..default()
    };
    let (dome, base) = (material(color), material(color.mix(&Color::BLACK, 0.35)));
    commands.entity(added.entity).with_children(|piece| {
        piece.spawn((
            Mesh3d(meshes.add(ConicalFrustum {
                radius_top: 0.2,
                radius_bottom: 0.36,
                height: 0.26,
            })),
            MeshMaterial3d(materials.add(dome)),
            Transform::from_xyz(0.0, 0.13, 0.0),
        ));
        piece.spawn((
            Mesh3d(meshes.add(Cylinder::new(0.3, 0.02))),
            MeshMaterial3d(materials.add(base)),
            Transform::from_xyz(0.0, -0.005, 0.0),
        ));
    });
}
