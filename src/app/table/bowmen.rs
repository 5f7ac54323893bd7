//! The archers as pieces: a robed figure with a pointed cap and a bow at its side; a superior one wears a wide gilt collar
//! and a tall plume, so that it is told apart from every side, from above, and without colour.

use super::shapes::Sculpt;
use super::substance::{Cut, Substance};
use crate::app::components::{Archer, Calculus, Carried, InMotion, Stands, Superior};
use crate::app::flow::Flow;
use crate::app::layout::Layout;
use crate::app::quality::Motion;
use crate::app::setup::Chosen;
use crate::rules::{Role, Side};
use crate::store::PieceSet;
use bevy::{light::NotShadowCaster, mesh::MeshTag, prelude::*};
use std::f32::consts::{PI, TAU};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_shapes)
        .add_observer(dress_added)
        .add_systems(Update, change.run_if(resource_changed::<Chosen>))
        .add_systems(Update, crest.in_set(Flow::Present));
}

/// The meshes that all archers share.
#[derive(Resource)]
struct Shapes {
    body: Handle<Mesh>,
    bow: Handle<Mesh>,
    collar: Handle<Mesh>,
    band: Handle<Mesh>,
    plume: Handle<Mesh>,
}

/// The collar and plume of a superior archer: as large as its part says, on its way to there or back.
#[derive(Component, Debug, Clone, Copy)]
struct Crest {
    of: Entity,
    part: f32,
}

/// How long a crest takes to come or go, in seconds.
const GROWING: f32 = 0.25;

fn make_shapes(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    const SEGMENTS: u32 = 36;
    let mut turned = |profile: &[(f32, f32)], base: bool| {
        let profile: Vec<Vec2> = profile.iter().copied().map(Vec2::from).collect();
        let mut sculpt = Sculpt::default();
        sculpt.lathe(&profile, SEGMENTS, base);
        meshes.add(sculpt.mesh())
    };
    let body = turned(&BODY, true);
    let collar = turned(&COLLAR, false);
    let band = turned(&BAND, false);
    let plume = turned(&PLUME, false);
    let mut sculpt = Sculpt::default();
    bow(&mut sculpt);
    commands.insert_resource(Shapes {
        body,
        bow: meshes.add(sculpt.mesh()),
        collar,
        band,
        plume,
    });
}

/// A wide hem, a robe, shoulders, a head under a pointed felt cap.
const BODY: [(f32, f32); 22] = [
    (0.270, 0.0),
    (0.300, 0.012),
    (0.312, 0.04),
    (0.306, 0.07),
    (0.276, 0.10),
    (0.238, 0.16),
    (0.206, 0.24),
    (0.190, 0.31),
    (0.196, 0.36),
    (0.204, 0.39),
    (0.190, 0.42),
    (0.140, 0.445),
    (0.112, 0.46),
    (0.122, 0.49),
    (0.138, 0.525),
    (0.142, 0.56),
    (0.166, 0.568),
    (0.166, 0.586),
    (0.120, 0.620),
    (0.066, 0.690),
    (0.024, 0.752),
    (0.0, 0.766),
];

/// A wide disc of gilt on the shoulders, turned up at its edge: a bright ring from above.
const COLLAR: [(f32, f32); 9] = [
    (0.185, 0.375),
    (0.262, 0.383),
    (0.296, 0.402),
    (0.304, 0.424),
    (0.292, 0.438),
    (0.262, 0.432),
    (0.210, 0.428),
    (0.160, 0.440),
    (0.132, 0.446),
];

/// A dark band round the collar: without it a pale archer's collar is lost where there is no colour.
const BAND: [(f32, f32); 5] = [
    (0.290, 0.396),
    (0.328, 0.402),
    (0.336, 0.416),
    (0.324, 0.430),
    (0.296, 0.434),
];

/// A tall plume in a socket on the cap.
const PLUME: [(f32, f32); 11] = [
    (0.052, 0.716),
    (0.060, 0.738),
    (0.046, 0.760),
    (0.030, 0.776),
    (0.044, 0.816),
    (0.066, 0.876),
    (0.074, 0.930),
    (0.064, 0.984),
    (0.042, 1.030),
    (0.018, 1.062),
    (0.0, 1.072),
];

/// A bow that stands at the archer's right: the arc and its string.
fn bow(sculpt: &mut Sculpt) {
    const STEPS: usize = 22;
    let arc = |step: usize| {
        let part = step as f32 / STEPS as f32 * 2.0 - 1.0;
        // Recurved: the tips bend forward again.
        let out = 0.285 + 0.085 * (1.0 - part * part) - 0.05 * (part.abs() - 0.86).max(0.0) / 0.14;
        Vec3::new(out, 0.335 + 0.315 * part, 0.0)
    };
    let thick = |step: usize| {
        let part = step as f32 / STEPS as f32 * 2.0 - 1.0;
        0.030 - 0.013 * part.abs()
    };
    let places: Vec<(Vec3, f32)> = (0..=STEPS).map(|step| (arc(step), thick(step))).collect();
    rod(sculpt, &places);
    rod(sculpt, &[(arc(0), 0.007), (arc(STEPS), 0.007)]);
}

/// A round rod along places in the plane z = 0.
fn rod(sculpt: &mut Sculpt, places: &[(Vec3, f32)]) {
    const SIDES: usize = 8;
    let around = |idx: usize, side: usize| {
        let before = places[idx.saturating_sub(1)].0;
        let after = places[(idx + 1).min(places.len() - 1)].0;
        let along = (after - before).normalize_or(Vec3::Y);
        let across = along.cross(Vec3::Z);
        let (sin, cos) = (side as f32 / SIDES as f32 * TAU).sin_cos();
        places[idx].0 + (across * cos + Vec3::Z * sin) * places[idx].1
    };
    for idx in 1..places.len() {
        for side in 0..SIDES {
            let corners = [
                around(idx - 1, side),
                around(idx, side),
                around(idx, side + 1),
                around(idx - 1, side + 1),
            ];
            sculpt.face(corners, [Vec2::ZERO; 4], [1.0; 4]);
        }
    }
}

fn dress_added(
    added: On<Add, Archer>,
    pieces: Query<(&Calculus, Has<Superior>)>,
    (shapes, chosen): (Option<Res<Shapes>>, Res<Chosen>),
    mut commands: Commands,
) {
    if let (Ok((piece, superior)), Some(shapes)) = (pieces.get(added.entity), shapes) {
        dress(&mut commands, added.entity, *piece, &shapes, chosen.pieces);
        if superior {
            give_crest(
                &mut commands,
                added.entity,
                *piece,
                &shapes,
                (chosen.pieces, 1.0),
            );
        }
    }
}

/// Another set: every archer gets another body, and stays the same archer.
fn change(
    chosen: Res<Chosen>,
    shapes: Option<Res<Shapes>>,
    pieces: Query<(Entity, &Calculus, Has<Superior>), With<Archer>>,
    mut shown: Local<PieceSet>,
    mut commands: Commands,
) {
    let Some(shapes) = shapes.filter(|_| *shown != chosen.pieces) else {
        return;
    };
    *shown = chosen.pieces;
    for (entity, piece, superior) in &pieces {
        commands.entity(entity).despawn_related::<Children>();
        dress(&mut commands, entity, *piece, &shapes, chosen.pieces);
        if superior {
            give_crest(&mut commands, entity, *piece, &shapes, (chosen.pieces, 1.0));
        }
    }
}

fn dress(
    commands: &mut Commands,
    entity: Entity,
    Calculus(calculus): Calculus,
    shapes: &Shapes,
    set: PieceSet,
) {
    // Archers look at each other over the mat: the bow is on the right hand of each.
    let facing = match calculus.side {
        Side::White => 0.0,
        Side::Black => PI,
    };
    commands.spawn((
        Name::new("Archer"),
        Mesh3d(shapes.body.clone()),
        Substance::Glass(set, calculus.side, Role::Dux),
        MeshTag(entity.index_u32()),
        ChildOf(entity),
    ));
    commands.spawn((
        Name::new("Bow"),
        Mesh3d(shapes.bow.clone()),
        Substance::Bow,
        Transform::from_rotation(Quat::from_rotation_y(facing + 0.42)),
        ChildOf(entity),
    ));
}

fn give_crest(
    commands: &mut Commands,
    entity: Entity,
    Calculus(calculus): Calculus,
    shapes: &Shapes,
    (set, part): (PieceSet, f32),
) {
    let gilt = Substance::Trim(set, calculus.side);
    let dark = Substance::Mat(Cut::Shade);
    for (name, mesh, substance) in [
        ("Collar", &shapes.collar, gilt),
        ("Band", &shapes.band, dark),
        ("Plume", &shapes.plume, gilt),
    ] {
        commands.spawn((
            Name::new(name),
            Mesh3d(mesh.clone()),
            substance,
            Crest { of: entity, part },
            grown(part),
            NotShadowCaster,
            ChildOf(entity),
        ));
    }
}

/// A crest comes down out of the air and grows; before, it is not seen.
fn grown(part: f32) -> Transform {
    let size = part.max(0.001);
    Transform::from_xyz(0.0, 0.35 * (1.0 - part), 0.0).with_scale(Vec3::splat(size))
}

/// What is seen of an archer and its crest.
type Crested<'w> = (
    Entity,
    &'w Calculus,
    Has<Superior>,
    Has<Carried>,
    Option<&'w Stands>,
    &'w Transform,
);

/// Whether an archer is where it goes: over its place, or off the board.
fn has_arrived(layout: &Layout, stands: Option<&Stands>, place: &Transform) -> bool {
    const NEAR: f32 = 0.06;
    stands.is_none_or(|at| place.translation.distance(layout.place(at.0)) < NEAR)
}

/// A crest comes down when the archer has arrived where it has captured, and goes when a superior one has arrived.
fn crest(
    mut commands: Commands,
    (time, shapes): (Res<Time>, Option<Res<Shapes>>),
    (chosen, motion): (Res<Chosen>, Res<Motion>),
    layout: Option<Res<Layout>>,
    archers: Query<Crested, (With<Archer>, Without<Crest>)>,
    mut crests: Query<(Entity, &mut Crest, &mut Transform)>,
) {
    let (Some(shapes), Some(layout)) = (shapes, layout) else {
        return;
    };
    let step = match *motion {
        Motion::None => 1.0,
        _ => time.delta_secs().min(0.1) / GROWING,
    };
    for (entity, piece, superior, ..) in &archers {
        let has = crests.iter().any(|(_, crest, _)| crest.of == entity);
        if superior && !has {
            give_crest(&mut commands, entity, *piece, &shapes, (chosen.pieces, 0.0));
        }
    }
    for (entity, mut crest, mut transform) in &mut crests {
        let Ok((_, _, superior, carried, stands, place)) = archers.get(crest.of) else {
            continue;
        };
        let goal = if superior { 1.0 } else { 0.0 };
        if crest.part == goal {
            continue;
        }
        if !carried && has_arrived(&layout, stands, place) {
            let way = (goal - crest.part).clamp(-step, step);
            crest.part += way;
            *transform = grown(crest.part);
        }
        match (crest.part == goal, superior) {
            (false, _) => commands.entity(entity).insert(InMotion),
            (true, true) => commands.entity(entity).remove::<InMotion>(),
            (true, false) => {
                commands.entity(entity).despawn();
                continue;
            }
        };
    }
}
