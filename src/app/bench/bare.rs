//! The yardstick: what stands on the table in Bevy's plain material, one directional light without shadows, the same camera.
//! `examples/bare.rs` shows it in a window.

use super::measured::without_renderer;
use crate::app::table;
use crate::app::table::camera::TableCamera;
use bevy::prelude::*;

/// A body and where it stands.
#[derive(Debug, Clone)]
pub struct Body {
    /// Its shape.
    pub mesh: Mesh,
    /// Its place.
    pub place: Transform,
}

/// A scene to be drawn barely.
#[derive(Resource, Debug, Clone)]
pub struct Bare {
    /// Everything that is no shadow and no mark.
    pub bodies: Vec<Body>,
    /// Where the camera stands.
    pub place: Transform,
    /// Its lens.
    pub lens: Projection,
}

impl Bare {
    /// What stands on a table, seen as its camera sees it; none where there is no camera yet.
    #[must_use]
    pub fn of(world: &mut World) -> Option<Self> {
        let mut cameras = world.query_filtered::<(&Transform, &Projection), With<TableCamera>>();
        let (place, lens) = cameras.iter(world).next().map(|(t, p)| (*t, p.clone()))?;
        let bodies = table::bodies(world);
        let meshes = world.resource::<Assets<Mesh>>();
        let bodies = bodies
            .into_iter()
            .filter_map(|(mesh, place)| {
                let mesh = meshes.get(&mesh)?.clone();
                let place = place.compute_transform();
                Some(Body { mesh, place })
            })
            .collect();
        Some(Self {
            bodies,
            place,
            lens,
        })
    }
}

/// The game's middle game, barely; none where its files are not found.
#[must_use]
pub fn of_the_game() -> Option<Bare> {
    let mut app = without_renderer().ok()?;
    Bare::of(app.world_mut())
}

/// Draws the [`Bare`] scene that was inserted.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up.run_if(resource_exists::<Bare>));
}

fn set_up(
    mut commands: Commands,
    bare: Res<Bare>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let plain = materials.add(StandardMaterial::default());
    for Body { mesh, place } in &bare.bodies {
        commands.spawn((
            Mesh3d(meshes.add(mesh.clone())),
            MeshMaterial3d(plain.clone()),
            *place,
        ));
    }
    commands.spawn((
        Camera3d::default(),
        Msaa::Off,
        bare.lens.clone(),
        bare.place,
    ));
    commands.spawn((
        DirectionalLight::default(),
        Transform::from_xyz(-6.0, 9.0, 5.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}
