//! A small oil lamp of terracotta on the table: beside the board or behind it, where the panels leave room for it.

use super::camera::Rig;
use super::shapes::{Sculpt, picture};
use super::substance::Substance;
use crate::app::layout::{Layout, TABLE_TOP};
use crate::app::view::{Facing, Turned, ViewInsets};
use crate::rules::Side;
use bevy::{camera::CameraUpdateSystems, light::NotShadowCaster, mesh::MeshTag, prelude::*};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

pub(super) fn plugin(app: &mut App) {
    app.register_type::<OilLamp>()
        .add_observer(shape)
        .add_systems(
            PostUpdate,
            find_room
                .after(CameraUpdateSystems)
                .after(TransformSystems::Propagate)
                .run_if(resource_exists::<Layout>),
        );
}

/// The oil lamp; where there is no room for it, it is not seen.
#[derive(Component, Reflect, Debug, Clone, PartialEq)]
#[reflect(Component, Default)]
#[require(Transform, Visibility::Hidden)]
pub struct OilLamp {
    /// How large it is: 1 is nearly two squares long.
    pub size: f32,
}

impl Default for OilLamp {
    fn default() -> Self {
        Self { size: 1.0 }
    }
}

/// Half the length of the lamp with nozzle and handle.
const REACH: f32 = 0.92;
/// Where the wick comes out.
const WICK: Vec3 = Vec3::new(0.70, 0.25, 0.0);
const SEGMENTS: u32 = 32;

fn shape(
    added: On<Add, OilLamp>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    let mut turned = |profile: &[(f32, f32)]| {
        let profile: Vec<_> = profile.iter().copied().map(Vec2::from).collect();
        let mut sculpt = Sculpt::default();
        sculpt.lathe(&profile, SEGMENTS, false);
        Mesh3d(meshes.add(sculpt.mesh()))
    };
    let lying = Quat::from_rotation_x(FRAC_PI_2);
    let parts = [
        (turned(&BODY), Transform::default()),
        (
            turned(&NOZZLE),
            Transform::from_xyz(0.52, 0.0, 0.0).with_scale(Vec3::new(1.75, 1.0, 1.0)),
        ),
        (
            turned(&ring(0.15, 0.045)),
            Transform::from_xyz(-0.56, 0.19, 0.0).with_rotation(lying),
        ),
    ];
    let flame = turned(&FLAME);
    let glow = Mesh3d(meshes.add(picture()));
    commands.entity(added.entity).with_children(|lamp| {
        for (mesh, place) in parts {
            lamp.spawn((Name::new("Clay"), mesh, Substance::Terracotta, place));
        }
        lamp.spawn((
            Name::new("Small flame"),
            flame,
            MeshMaterial3d(materials.add(StandardMaterial {
                base_color: Color::linear_rgb(3.2, 1.75, 0.55),
                unlit: true,
                ..default()
            })),
            NotShadowCaster,
            Transform::from_translation(WICK),
        ));
        lamp.spawn((
            Name::new("Shadow of the lamp"),
            glow.clone(),
            Substance::BoxShadow(90, 50),
            MeshTag(0),
            Transform::from_xyz(0.12, 0.008, -0.05).with_scale(Vec3::new(1.0, 1.0, 0.8)),
        ));
        lamp.spawn((
            Name::new("Glow"),
            glow,
            Substance::LampGlow,
            MeshTag(0),
            Transform::from_xyz(WICK.x * 0.5, 0.012, 0.0).with_scale(Vec3::new(2.0, 1.0, 2.0)),
        ));
    });
}

/// A low round body with a sunken disc on top and the hole for the oil.
const BODY: [(f32, f32); 16] = [
    (0.30, 0.0),
    (0.36, 0.02),
    (0.46, 0.09),
    (0.50, 0.16),
    (0.495, 0.21),
    (0.46, 0.265),
    (0.42, 0.29),
    (0.385, 0.295),
    (0.36, 0.28),
    (0.34, 0.25),
    (0.28, 0.235),
    (0.13, 0.225),
    (0.10, 0.235),
    (0.075, 0.225),
    (0.06, 0.16),
    (0.0, 0.15),
];
/// The nozzle, which is drawn out to the side.
const NOZZLE: [(f32, f32); 9] = [
    (0.10, 0.02),
    (0.16, 0.07),
    (0.19, 0.14),
    (0.185, 0.20),
    (0.15, 0.245),
    (0.11, 0.255),
    (0.085, 0.245),
    (0.07, 0.19),
    (0.0, 0.18),
];
const FLAME: [(f32, f32); 7] = [
    (0.02, -0.04),
    (0.075, 0.02),
    (0.092, 0.07),
    (0.078, 0.14),
    (0.046, 0.23),
    (0.02, 0.31),
    (0.0, 0.37),
];

/// The profile of a round ring.
fn ring(radius: f32, thick: f32) -> Vec<(f32, f32)> {
    (0..=12)
        .map(|step| {
            let (sin, cos) = (step as f32 / 12.0 * TAU - PI).sin_cos();
            (radius + thick * cos, thick * sin)
        })
        .collect()
}

/// What the place of the lamp depends on; a turn of the view by hand leaves it where it is.
type Outlook = (Vec2, ViewInsets, Layout, bool, Side);

/// Stands the lamp where all of it is seen and no panel lies over it: left of the trays, else behind them.
fn find_room(
    layout: Res<Layout>,
    (insets, turned): (Res<ViewInsets>, Res<Turned>),
    facing: Res<Facing>,
    cameras: Query<(&Camera, &GlobalTransform, &Rig)>,
    mut lamps: Query<(Ref<OilLamp>, &mut Transform, &mut Visibility)>,
    mut seen: Local<Option<Outlook>>,
    mut last_eye: Local<GlobalTransform>,
) {
    let Ok((camera, eye, rig)) = cameras.single() else {
        return;
    };
    let Some(size) = camera.logical_viewport_size() else {
        return;
    };
    let insets = insets.seen(*turned);
    let outlook = (size, insets, *layout, rig.goal.flat > 0.5, facing.0);
    let added = lamps.iter().any(|(lamp, ..)| lamp.is_added());
    // The camera's place in the world arrives a frame after it has come to rest.
    let rests = rig.now == rig.goal && *last_eye == *eye;
    *last_eye = *eye;
    if !rests || (!added && *seen == Some(outlook)) {
        return;
    }
    *seen = Some(outlook);
    let free = Rect::new(
        insets.left,
        insets.top,
        size.x - insets.right,
        size.y - insets.bottom,
    )
    .inflate(-6.0);
    let near = if facing.0 == Side::White { 1.0 } else { -1.0 };
    for (lamp, mut place, mut visibility) in &mut lamps {
        let reach = REACH * lamp.size;
        let fits = |spot: &Vec3| {
            [(-1.0, -0.7), (1.0, -0.7), (-1.0, 0.7), (1.0, 0.7)]
                .iter()
                .flat_map(|(x, z)| [(x, 0.0, z), (x, 0.45 * lamp.size, z)])
                .all(|(x, y, z)| {
                    let corner = *spot + Vec3::new(x * reach, y, z * reach);
                    camera
                        .world_to_viewport(eye, corner)
                        .is_ok_and(|pixel| free.contains(pixel))
                })
        };
        let found = spots(&layout, reach)
            .map(|spot| Vec3::new(spot.x * near, TABLE_TOP, spot.y * near))
            .into_iter()
            .find(fits);
        visibility.set_if_neq(if found.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if let Some(spot) = found {
            *place = Transform::from_translation(spot)
                .with_rotation(Quat::from_rotation_y(
                    -0.55 + if near < 0.0 { PI } else { 0.0 },
                ))
                .with_scale(Vec3::splat(lamp.size));
        }
    }
}

/// Where a lamp may stand, seen by who sits at the table, the best place first.
fn spots(layout: &Layout, reach: f32) -> [Vec2; 4] {
    let outer = layout.reach() + Vec2::new(0.2, 0.0);
    let tray = layout.half_size().x + 1.2;
    [
        Vec2::new(-outer.x - reach - 0.35, -outer.y + reach),
        Vec2::new(-outer.x - reach, -outer.y - 0.5),
        Vec2::new(-tray, -outer.y - reach * 0.7 - 0.25),
        Vec2::new(-tray, -outer.y - reach * 0.7 - 0.05),
    ]
}
