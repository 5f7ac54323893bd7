//! What stands in the scene file: markers with few numbers, dressed when they are spawned.

use super::looks::Substance;
use super::paint::RoomLight;
use super::shapes::Sculpt;
use crate::app::layout::{Layout, TABLE_TOP};
use crate::app::quality::Quality;
use bevy::{light::DirectionalLightShadowMap, prelude::*};

pub(super) fn plugin(app: &mut App) {
    app.register_type::<Lamp>()
        .register_type::<Window>()
        .register_type::<Darkness>()
        .register_type::<TableTop>()
        .add_observer(lay_table_top)
        .add_systems(
            PostUpdate,
            (light_room, light_lamps)
                .chain()
                .before(TransformSystems::Propagate)
                .run_if(
                    resource_exists_and_changed::<Layout>
                        .or_else(resource_changed::<Quality>)
                        .or_else(
                            any_match_filter::<Or<(Added<Lamp>, Added<Window>, Added<Darkness>)>>,
                        ),
                ),
        );
}

/// The lamp. Its place is meant for a board of eight by eight; larger boards lift it away and make it brighter.
#[derive(Component, Reflect, Debug, Clone, PartialEq)]
#[reflect(Component, Default)]
#[require(Transform, Visibility)]
pub struct Lamp {
    /// Linear colour, 1 is as bright as paper lit for reading.
    pub colour: Vec3,
    /// Radius of its pool of light on the table, in squares.
    pub pool: f32,
    /// Strength in the better qualities, in lumens.
    pub lumens: f32,
}

impl Default for Lamp {
    fn default() -> Self {
        Self {
            colour: Vec3::new(1.9, 1.25, 0.72),
            pool: 9.0,
            lumens: 4_000_000.0,
        }
    }
}

/// The window: a weak cool light from where it stands towards the middle of the table.
#[derive(Component, Reflect, Debug, Clone, PartialEq)]
#[reflect(Component, Default)]
#[require(Transform, Visibility)]
pub struct Window {
    /// Linear colour.
    pub colour: Vec3,
    /// Strength in the better qualities, in lux.
    pub lux: f32,
}

impl Default for Window {
    fn default() -> Self {
        Self {
            colour: Vec3::new(0.11, 0.14, 0.21),
            lux: 150.0,
        }
    }
}

/// The light that is everywhere.
#[derive(Component, Reflect, Debug, Clone, PartialEq)]
#[reflect(Component, Default)]
pub struct Darkness {
    /// Linear colour.
    pub colour: Vec3,
    /// Strength in the better qualities.
    pub brightness: f32,
}

impl Default for Darkness {
    fn default() -> Self {
        Self {
            colour: Vec3::new(0.16, 0.115, 0.085),
            brightness: 300.0,
        }
    }
}

/// The top of the table.
#[derive(Component, Reflect, Debug, Clone, PartialEq)]
#[reflect(Component, Default)]
#[require(Transform, Visibility)]
pub struct TableTop {
    /// Half its size along x and z, in squares.
    pub half_size: Vec2,
}

impl Default for TableTop {
    fn default() -> Self {
        Self {
            half_size: Vec2::splat(60.0),
        }
    }
}

fn lay_table_top(
    added: On<Add, TableTop>,
    tops: Query<&TableTop>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let Ok(top) = tops.get(added.entity) else {
        return;
    };
    let mut sculpt = Sculpt::default();
    sculpt.flat(-top.half_size, top.half_size, TABLE_TOP, 16.0, 1.0);
    commands
        .entity(added.entity)
        .insert((Mesh3d(meshes.add(sculpt.mesh())), Substance::TableTop));
}

/// How much larger the board is than the one the scene was composed for.
fn stretch(layout: Option<&Layout>) -> f32 {
    layout.map_or(1.0, |layout| layout.half_size().max_element() / 4.55)
}

/// Tells our own shaders where the light is.
fn light_room(
    layout: Option<Res<Layout>>,
    lamps: Query<(&Lamp, &Transform)>,
    windows: Query<(&Window, &Transform)>,
    darkness: Query<&Darkness>,
    mut room: ResMut<RoomLight>,
) {
    let stretch = stretch(layout.as_deref());
    let mut light = *room;
    if let Some((lamp, place)) = lamps.iter().next() {
        light.lamp = (place.translation * stretch).extend(lamp.pool * stretch);
        light.lamp_colour = lamp.colour.extend(1.0);
        light.pool = Vec4::new(place.translation.x, place.translation.z, 0.0, 0.0) * 0.12 * stretch;
    }
    if let Some((window, place)) = windows.iter().next() {
        light.fill = place.translation.normalize_or(Vec3::Y).extend(0.0);
        light.fill_colour = window.colour.extend(1.0);
    }
    if let Some(dark) = darkness.iter().next() {
        light.ambient = dark.colour.extend(1.0);
    }
    room.set_if_neq(light);
}

/// Gives Bevy's own materials the same lights.
fn light_lamps(
    mut commands: Commands,
    layout: Option<Res<Layout>>,
    quality: Res<Quality>,
    lamps: Query<(Entity, &Lamp, &Transform)>,
    windows: Query<(Entity, &Window, &Transform)>,
    darkness: Query<&Darkness>,
) {
    let stretch = stretch(layout.as_deref());
    let colour = |c: Vec3| {
        let c = c / c.max_element().max(1e-3);
        Color::linear_rgb(c.x, c.y, c.z)
    };
    for (entity, lamp, place) in &lamps {
        let from = place.translation;
        let aim = Transform::from_translation(from * stretch).looking_at(Vec3::ZERO, Vec3::Y);
        let lit = SpotLight {
            color: colour(lamp.colour),
            intensity: lamp.lumens * stretch * stretch,
            range: 90.0 * stretch,
            radius: 0.5,
            inner_angle: 0.25,
            outer_angle: 0.85,
            shadow_maps_enabled: *quality != Quality::Low,
            shadow_depth_bias: 0.05,
            shadow_normal_bias: 1.2,
            ..default()
        };
        commands.entity(entity).despawn_related::<Children>();
        let local = Transform::from_matrix(place.to_matrix().inverse() * aim.to_matrix());
        commands.spawn((Name::new("Flame"), lit, local, ChildOf(entity)));
    }
    for (entity, window, place) in &windows {
        let aim = Transform::from_translation(place.translation).looking_at(Vec3::ZERO, Vec3::Y);
        let lit = DirectionalLight {
            color: colour(window.colour),
            illuminance: window.lux,
            ..default()
        };
        commands.entity(entity).insert((lit, aim));
    }
    if let Some(dark) = darkness.iter().next() {
        commands.insert_resource(GlobalAmbientLight {
            color: colour(dark.colour),
            brightness: dark.brightness,
            ..default()
        });
    }
    let size = if *quality == Quality::High {
        2048
    } else {
        1024
    };
    commands.insert_resource(DirectionalLightShadowMap { size });
}
