//! What stands in the scene file: markers with few numbers, dressed when they are spawned.

use super::grain::Grain;
use super::paint::RoomLight;
use super::shapes::Sculpt;
use super::substance::Substance;
use crate::app::layout::{Layout, TABLE_TOP};
use crate::app::quality::Quality;
use crate::app::view::Facing;
use crate::rules::Side;
use bevy::{light::DirectionalLightShadowMap, prelude::*};

pub(super) fn plugin(app: &mut App) {
    app.register_type::<Lamp>()
        .register_type::<Window>()
        .register_type::<Surroundings>()
        .register_type::<TableTop>()
        .register_type::<Grain>()
        .add_observer(lay_table_top)
        .add_systems(
            PostUpdate,
            (light_room, light_lamps)
                .chain()
                .before(TransformSystems::Propagate)
                .run_if(
                    resource_exists_and_changed::<Layout>
                        .or_else(resource_changed::<Quality>)
                        .or_else(resource_changed::<Facing>)
                        .or_else(any_match_filter::<AddedLight>),
                ),
        );
}

/// A light of the room that has just come.
type AddedLight = Or<(Added<Lamp>, Added<Window>, Added<Surroundings>)>;

/// The lamp, or the window that the light falls through. It stands on the sitter's left. Its place is meant for a board of eight by eight; larger boards lift it away and make it brighter.
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
    /// Half the size of what shines, in squares: the larger, the softer the shadows.
    pub radius: f32,
    /// Whether it is mirrored as a window with panes rather than as a flame.
    pub panes: bool,
}

impl Default for Lamp {
    fn default() -> Self {
        Self {
            colour: Vec3::new(1.9, 1.25, 0.72),
            pool: 9.0,
            lumens: 4_000_000.0,
            radius: 0.5,
            panes: false,
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

/// What is all round: the light that is everywhere, and what glass and metal mirror. Colours are linear.
#[derive(Component, Reflect, Debug, Clone, PartialEq)]
#[reflect(Component, Default)]
pub struct Surroundings {
    /// The light that is everywhere.
    pub colour: Vec3,
    /// Its strength in the better qualities.
    pub brightness: f32,
    /// What a mirror sees below.
    pub floor: Vec3,
    /// What a mirror sees on its own level.
    pub wall: Vec3,
    /// What a mirror sees above.
    pub ceiling: Vec3,
    /// Colour of shadows, and their strength.
    pub shadow: Vec4,
    /// What is seen past the table.
    pub background: Vec3,
}

impl Default for Surroundings {
    fn default() -> Self {
        let room = RoomLight::default();
        Self {
            colour: room.ambient.truncate(),
            brightness: 300.0,
            floor: room.floor.truncate(),
            wall: room.wall.truncate(),
            ceiling: room.ceiling.truncate(),
            shadow: room.shadow,
            background: Vec3::new(0.006, 0.004, 0.003),
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
    /// What it is covered with.
    pub cover: Grain,
    /// How many squares one repeat of its texture covers.
    pub repeat: f32,
}

impl Default for TableTop {
    fn default() -> Self {
        Self {
            half_size: Vec2::splat(60.0),
            cover: Grain::Walnut,
            repeat: 16.0,
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
    sculpt.flat(-top.half_size, top.half_size, TABLE_TOP, top.repeat, 1.0);
    commands
        .entity(added.entity)
        .insert((Mesh3d(meshes.add(sculpt.mesh())), Substance::Top(top.cover)));
}

/// How much larger the board is than the one the scene was composed for.
fn stretch(layout: Option<&Layout>) -> f32 {
    layout.map_or(1.0, |layout| layout.half_size().max_element() / 4.55)
}

/// Where a light stands for the one who sits at this side.
fn for_sitter(place: Vec3, facing: Side) -> Vec3 {
    match facing {
        Side::White => place,
        Side::Black => Vec3::new(-place.x, place.y, -place.z),
    }
}

/// Tells our own shaders where the light is.
fn light_room(
    (layout, facing): (Option<Res<Layout>>, Res<Facing>),
    lamps: Query<(&Lamp, &Transform)>,
    windows: Query<(&Window, &Transform)>,
    surroundings: Query<&Surroundings>,
    mut room: ResMut<RoomLight>,
    mut clear: Option<ResMut<ClearColor>>,
) {
    let stretch = stretch(layout.as_deref());
    let mut light = *room;
    if let Some((lamp, place)) = lamps.iter().next() {
        let at = for_sitter(place.translation, facing.0) * stretch;
        light.lamp = at.extend(lamp.pool * stretch);
        light.lamp_colour = lamp.colour.extend(if lamp.panes { 1.0 } else { 0.0 });
        light.pool = Vec4::new(at.x, at.z, 0.0, 0.0) * 0.12;
    }
    if let Some((window, place)) = windows.iter().next() {
        let from = for_sitter(place.translation, facing.0);
        light.fill = from.normalize_or(Vec3::Y).extend(0.0);
        light.fill_colour = window.colour.extend(1.0);
    }
    if let Some(all_round) = surroundings.iter().next() {
        light.ambient = all_round.colour.extend(1.0);
        light.floor = all_round.floor.extend(1.0);
        light.wall = all_round.wall.extend(1.0);
        light.ceiling = all_round.ceiling.extend(1.0);
        light.shadow = all_round.shadow;
        if let Some(clear) = &mut clear {
            clear.0 = Color::LinearRgba(LinearRgba::from_vec3(all_round.background));
        }
    }
    room.set_if_neq(light);
}

/// Gives Bevy's own materials the same lights.
fn light_lamps(
    mut commands: Commands,
    (layout, facing): (Option<Res<Layout>>, Res<Facing>),
    quality: Res<Quality>,
    lamps: Query<(Entity, &Lamp, &Transform)>,
    windows: Query<(Entity, &Window, &Transform)>,
    surroundings: Query<&Surroundings>,
) {
    let stretch = stretch(layout.as_deref());
    for (entity, lamp, place) in &lamps {
        let from = for_sitter(place.translation, facing.0) * stretch;
        let lit = SpotLight {
            color: hue(lamp.colour),
            intensity: lamp.lumens * stretch * stretch,
            range: 90.0 * stretch,
            radius: lamp.radius,
            inner_angle: 0.25,
            outer_angle: 0.85,
            shadow_maps_enabled: *quality != Quality::Low,
            shadow_depth_bias: 0.05,
            shadow_normal_bias: 1.2,
            ..default()
        };
        hang(&mut commands, entity, place, from, lit);
    }
    for (entity, window, place) in &windows {
        let from = for_sitter(place.translation, facing.0);
        let lit = DirectionalLight {
            color: hue(window.colour),
            illuminance: window.lux,
            ..default()
        };
        hang(&mut commands, entity, place, from, lit);
    }
    if let Some(all_round) = surroundings.iter().next() {
        commands.insert_resource(GlobalAmbientLight {
            color: hue(all_round.colour),
            brightness: all_round.brightness,
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

/// A light that shines from a place towards the middle of the table, as the only child of what it belongs to.
fn hang(commands: &mut Commands, parent: Entity, base: &Transform, from: Vec3, light: impl Bundle) {
    let aim = Transform::from_translation(from).looking_at(Vec3::ZERO, Vec3::Y);
    let local = Transform::from_matrix(base.to_matrix().inverse() * aim.to_matrix());
    commands.entity(parent).despawn_related::<Children>();
    commands.spawn((Name::new("Light"), light, local, ChildOf(parent)));
}

/// A colour without its strength.
fn hue(colour: Vec3) -> Color {
    let colour = colour / colour.max_element().max(1e-3);
    Color::linear_rgb(colour.x, colour.y, colour.z)
}
