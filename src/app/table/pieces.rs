//! The calculi: glass turned on a lathe. Whoever spawns a `Calculus` finds it dressed.

use super::looks::Substance;
use super::shapes::Sculpt;
use crate::app::components::Calculus;
use crate::app::layout::{CALCULUS_HEIGHT, CALCULUS_RADIUS, DUX_HEIGHT};
use crate::rules::Role;
use bevy::{mesh::MeshTag, prelude::*};
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
}

const SEGMENTS: u32 = 40;
/// Height and thickness of the gilt band round the neck of a dux.
const BAND: (f32, f32) = (0.305, 0.034);

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

/// The same glass drawn up tall: a wide foot, a slender neck, a head like a drop.
fn dux_profile() -> Vec<Vec2> {
    let foot = [
        (0.300, 0.0),
        (0.330, 0.012),
        (0.345, 0.035),
        (0.345, 0.06),
        (0.325, 0.085),
        (0.285, 0.115),
        (0.235, 0.16),
        (0.190, 0.21),
        (0.160, 0.26),
        (0.148, 0.305),
        (0.150, 0.34),
    ];
    let (middle, radius) = (0.445, 0.168);
    let head = (1..=13).map(|step| {
        let angle = -0.62 + (FRAC_PI_2 + 0.62) * step as f32 / 13.0;
        let drawn = if angle > 0.0 {
            (DUX_HEIGHT - middle) / radius
        } else {
            1.0
        };
        Vec2::new(
            radius * angle.cos().max(0.0),
            middle + radius * drawn * angle.sin(),
        )
    });
    foot.into_iter().map(Vec2::from).chain(head).collect()
}

/// A round band of gilt.
fn band_profile() -> Vec<Vec2> {
    (0..=10)
        .map(|step| {
            let angle = -FRAC_PI_2 + PI * step as f32 / 10.0;
            Vec2::new(0.140 + 0.046 * angle.cos(), BAND.0 + BAND.1 * angle.sin())
        })
        .collect()
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
        Pickable::default(),
        ChildOf(added.entity),
    ));
    if calculus.role == Role::Dux {
        commands.spawn((
            Name::new("Band"),
            Mesh3d(shapes.band.clone()),
            Substance::Gilt,
            Pickable::default(),
            ChildOf(added.entity),
        ));
    }
}
