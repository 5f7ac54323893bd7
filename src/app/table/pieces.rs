//! The calculi: glass turned on a lathe. Whoever spawns a `Calculus` finds it dressed.

use super::looks::Substance;
use super::shapes::Sculpt;
use crate::app::components::Calculus;
use crate::app::layout::{CALCULUS_HEIGHT, CALCULUS_RADIUS, DUX_HEIGHT};
use crate::rules::Role;
use bevy::{light::NotShadowCaster, mesh::MeshTag, prelude::*};
use std::f32::consts::{FRAC_PI_2, PI};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_shapes).add_observer(dress);
}

/// The meshes that all pieces share.
#[derive(Resource)]
struct PieceShapes {
    miles: Handle<Mesh>,
    dux: Handle<Mesh>,
    band: Handle<Mesh>,
    finial: Handle<Mesh>,
}

const SEGMENTS: u32 = 40;

fn make_shapes(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let turned = |profile: &[Vec2], base| {
        let mut sculpt = Sculpt::default();
        sculpt.lathe(profile, SEGMENTS, base);
        sculpt.mesh()
    };
    commands.insert_resource(PieceShapes {
        miles: meshes.add(turned(&miles_profile(), true)),
        dux: meshes.add(turned(&dux_profile(), true)),
        band: meshes.add(turned(&band_profile(), false)),
        finial: meshes.add(turned(&finial_profile(), false)),
    });
}

/// A lens: a ground base, a rounded edge, a dome.
fn miles_profile() -> Vec<Vec2> {
    let (edge, waist) = (0.045, 0.07);
    let below = (0..=3).map(|step| {
        let angle = FRAC_PI_2 * step as f32 / 3.0;
        Vec2::new(
            CALCULUS_RADIUS - edge + edge * angle.sin(),
            waist - waist * angle.cos(),
        )
    });
    let dome = (1..=12).map(|step| {
        let angle = FRAC_PI_2 * step as f32 / 12.0;
        Vec2::new(
            CALCULUS_RADIUS * angle.cos().max(0.0),
            waist + (CALCULUS_HEIGHT - waist) * angle.sin(),
        )
    });
    below.chain(dome).collect()
}

/// The same glass drawn up tall, like a bust: a wide foot, a waist, shoulders that carry the band, a round head.
fn dux_profile() -> Vec<Vec2> {
    let body = [
        (0.310, 0.0),
        (0.345, 0.012),
        (0.360, 0.04),
        (0.360, 0.075),
        (0.335, 0.11),
        (0.285, 0.15),
        (0.235, 0.20),
        (0.205, 0.26),
        (0.196, 0.33),
        (0.206, 0.39),
        (0.232, 0.44),
        (0.252, 0.475),
        (0.250, 0.51),
    ];
    let (middle, radius, from) = (0.655, 0.240, -0.55_f32);
    let head = (1..=14).map(|step| {
        let angle = from + (FRAC_PI_2 - from) * step as f32 / 14.0;
        Vec2::new(radius * angle.cos().max(0.0), middle + radius * angle.sin())
    });
    body.into_iter().map(Vec2::from).chain(head).collect()
}

/// A round band of gilt on the shoulders of a dux, wide enough to be a bright ring from above.
fn band_profile() -> Vec<Vec2> {
    let (radius, thick) = (0.262, Vec2::new(0.052, 0.042));
    (0..=12)
        .map(|step| {
            let angle = -FRAC_PI_2 + (PI + 0.5) * step as f32 / 12.0;
            Vec2::new(
                radius + thick.x * angle.cos(),
                0.488 + thick.y * angle.sin(),
            )
        })
        .collect()
}

/// A knob of gilt on the head of a dux, up to its full height.
fn finial_profile() -> Vec<Vec2> {
    let (radius, middle) = (0.082, DUX_HEIGHT - 0.082);
    let stem = [(0.098, 0.872), (0.098, 0.886), (0.060, 0.897)];
    let knob = (0..=10).map(|step| {
        let angle = -0.9 + (FRAC_PI_2 + 0.9) * step as f32 / 10.0;
        Vec2::new(radius * angle.cos().max(0.0), middle + radius * angle.sin())
    });
    stem.into_iter().map(Vec2::from).chain(knob).collect()
}

fn dress(
    added: On<Add, Calculus>,
    pieces: Query<&Calculus>,
    shapes: Option<Res<PieceShapes>>,
    mut commands: Commands,
) {
    let (Ok(&Calculus(calculus)), Some(shapes)) = (pieces.get(added.entity), shapes) else {
        return;
    };
    let mesh = match calculus.role {
        Role::Miles => &shapes.miles,
        Role::Dux => &shapes.dux,
    };
    commands.spawn((
        Name::new("Glass"),
        Mesh3d(mesh.clone()),
        Substance::Glass(calculus.side, calculus.role),
        MeshTag(added.entity.index_u32()),
        ChildOf(added.entity),
    ));
    if calculus.role == Role::Dux {
        for (name, mesh) in [("Band", &shapes.band), ("Finial", &shapes.finial)] {
            commands.spawn((
                Name::new(name),
                Mesh3d(mesh.clone()),
                Substance::Gilt,
                NotShadowCaster,
                ChildOf(added.entity),
            ));
        }
    }
}
