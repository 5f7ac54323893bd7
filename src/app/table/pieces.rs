//! The calculi, turned on a lathe or cut. Whoever spawns a `Calculus` finds it dressed, and dressed anew in another set.

use super::sets::{self, Form};
use super::shapes::Sculpt;
use super::substance::Substance;
use crate::app::components::{Archer, Calculus};
use crate::app::layout::{CALCULUS_HEIGHT, CALCULUS_RADIUS, DUX_HEIGHT};
use crate::app::setup::{Laid, laid_anew};
use crate::rules::Role;
use crate::store::PieceSet;
use bevy::{light::NotShadowCaster, mesh::MeshTag, prelude::*};
use std::collections::BTreeMap;
use std::f32::consts::{FRAC_PI_2, PI};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_shapes)
        .add_systems(Update, change.run_if(laid_anew))
        .add_observer(dress_added);
}

/// The meshes that all pieces share.
#[derive(Resource)]
struct PieceShapes {
    bodies: BTreeMap<Form, [Handle<Mesh>; 2]>,
    band: Handle<Mesh>,
    finial: Handle<Mesh>,
}

const SEGMENTS: u32 = 40;

/// A counter as it is without a game: a drop of glass.
pub fn counter_mesh() -> Mesh {
    let mut sculpt = Sculpt::default();
    sculpt.lathe(&Form::Drop.profile(), SEGMENTS, true);
    sculpt.mesh()
}

fn make_shapes(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let mut add = |shape: &dyn Fn(&mut Sculpt)| {
        let mut sculpt = Sculpt::default();
        shape(&mut sculpt);
        meshes.add(sculpt.mesh())
    };
    let bodies = Form::ALL.map(|form| {
        let (man, dux) = (form.profile(), dux_profile());
        let pair = if form == Form::Octagon {
            [
                add(&|sculpt| sculpt.prism(&man, 8)),
                add(&|sculpt| sculpt.prism(&dux, 8)),
            ]
        } else {
            [
                add(&|sculpt| sculpt.lathe(&man, SEGMENTS, true)),
                add(&|sculpt| sculpt.lathe(&dux, SEGMENTS, true)),
            ]
        };
        (form, pair)
    });
    let band = add(&|sculpt| sculpt.lathe(&band_profile(), SEGMENTS, false));
    let finial = add(&|sculpt| sculpt.lathe(&finial_profile(), SEGMENTS, false));
    commands.insert_resource(PieceShapes {
        bodies: bodies.into_iter().collect(),
        band,
        finial,
    });
}

impl Form {
    /// The outline of a man, from the edge of its base to the middle of its top.
    fn profile(self) -> Vec<Vec2> {
        match self {
            Self::Drop => drop_profile(),
            Self::Disc => DISC.map(Vec2::from).into(),
            Self::Octagon => OCTAGON.map(Vec2::from).into(),
        }
    }
}

/// A thick disc with a raised rim, on which it lies as well as on its base.
const DISC: [(f32, f32); 13] = [
    (0.325, 0.0),
    (0.348, 0.008),
    (0.360, 0.03),
    (0.360, 0.055),
    (0.350, 0.13),
    (0.360, 0.205),
    (0.360, 0.232),
    (0.346, 0.252),
    (0.322, CALCULUS_HEIGHT),
    (0.296, 0.254),
    (0.262, 0.226),
    (0.235, 0.214),
    (0.0, 0.214),
];

/// A drop cut to flat faces: corners as far out as a round one's edge.
const OCTAGON: [(f32, f32); 5] = [
    (0.335, 0.0),
    (0.360, 0.035),
    (0.345, 0.13),
    (0.255, CALCULUS_HEIGHT),
    (0.0, CALCULUS_HEIGHT),
];

/// A lens: a ground base, a rounded edge, a dome.
fn drop_profile() -> Vec<Vec2> {
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

fn dress_added(
    added: On<Add, Calculus>,
    pieces: Query<&Calculus, Without<Archer>>,
    (shapes, laid): (Option<Res<PieceShapes>>, Laid),
    mut commands: Commands,
) {
    if let (Ok(piece), Some(shapes)) = (pieces.get(added.entity), shapes) {
        dress(&mut commands, added.entity, *piece, &shapes, laid.pieces());
    }
}

/// Another set: every piece gets another body, and stays the same piece.
fn change(
    laid: Laid,
    shapes: Option<Res<PieceShapes>>,
    pieces: Query<(Entity, &Calculus), Without<Archer>>,
    mut shown: Local<PieceSet>,
    mut commands: Commands,
) {
    let Some(shapes) = shapes.filter(|_| *shown != laid.pieces()) else {
        return;
    };
    *shown = laid.pieces();
    for (entity, piece) in &pieces {
        commands.entity(entity).despawn_related::<Children>();
        dress(&mut commands, entity, *piece, &shapes, *shown);
    }
}

fn dress(
    commands: &mut Commands,
    entity: Entity,
    Calculus(calculus): Calculus,
    shapes: &PieceShapes,
    set: PieceSet,
) {
    let (side, role) = (calculus.side, calculus.role);
    let Some([man, dux]) = shapes.bodies.get(&sets::make(set, side).form) else {
        return;
    };
    let (mesh, name) = match role {
        Role::Miles => (man, "Man"),
        Role::Dux => (dux, "Dux"),
    };
    commands.spawn((
        Name::new(name),
        Mesh3d(mesh.clone()),
        Substance::Glass(set, side, role),
        MeshTag(entity.index_u32()),
        ChildOf(entity),
    ));
    if role == Role::Dux {
        for (name, mesh) in [("Band", &shapes.band), ("Finial", &shapes.finial)] {
            commands.spawn((
                Name::new(name),
                Mesh3d(mesh.clone()),
                Substance::Trim(set, side),
                NotShadowCaster,
                ChildOf(entity),
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_as_high_and_as_broad_as_a_calculus() {
        for form in Form::ALL {
            let profile = form.profile();
            let top = profile.iter().map(|p| p.y).fold(0.0, f32::max);
            let edge = profile.iter().map(|p| p.x).fold(0.0, f32::max);
            assert!((top - CALCULUS_HEIGHT).abs() < 1e-4, "{form:?}: {top}");
            assert!((edge - CALCULUS_RADIUS).abs() < 1e-4, "{form:?}: {edge}");
            assert!(profile.last().is_some_and(|p| p.x < 1e-4), "{form:?}");
        }
    }
}
