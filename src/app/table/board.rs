//! The board: squares set into a slab. What it is made of and whether it has coordinates is set by the player, and changes
//! at once.

use super::rim;
use super::shapes::Sculpt;
use super::substance::{Part, Substance};
use super::trays;
use crate::app::components::Square;
use crate::app::flow::Flow;
use crate::app::layout::{Drawn, FRAME, Layout};
use crate::app::setup::{Chosen, Laid};
use crate::store::BoardMaterial;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        keep_board
            .in_set(Flow::Present)
            .run_if(resource_exists::<Layout>),
    );
}

/// The root of a board, and what it was built for.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(Transform, Visibility)]
pub struct Board {
    /// Where its squares lie.
    pub layout: Layout,
    /// What it is made of.
    pub material: BoardMaterial,
    /// Whether letters and numbers are cut into its rim.
    pub coordinates: bool,
}

/// How the squares of a board are made.
#[derive(Debug, Clone, Copy)]
struct Work {
    /// Half the width of a square's flat face.
    face: f32,
    /// The bevel around it; without one, what lies between two squares is inlaid flush.
    bevel: f32,
    /// How deep what is between the squares lies.
    depth: f32,
    /// How far a corner of a square may be off, as lines scratched by hand are.
    unsteady: f32,
}

const fn work(material: BoardMaterial) -> Work {
    match material {
        BoardMaterial::Wood => Work {
            face: 0.476,
            bevel: 0.0,
            depth: 0.0,
            unsteady: 0.0,
        },
        BoardMaterial::Stone => Work {
            face: 0.470,
            bevel: 0.020,
            depth: 0.03,
            unsteady: 0.016,
        },
        BoardMaterial::Hinged => Work {
            face: 0.462,
            bevel: 0.022,
            depth: 0.03,
            unsteady: 0.0,
        },
    }
}

/// How many squares with different grain there are.
const CUTS: usize = 7;

/// Builds the board when there is none as it is wanted.
fn keep_board(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    (layout, chosen, drawn): (Res<Layout>, Res<Chosen>, Res<Drawn>),
    laid: Laid,
    built: Query<(Entity, &Board)>,
) {
    let wanted = Board {
        layout: *layout,
        material: laid.board(),
        coordinates: chosen.coordinates,
    };
    if drawn.is_none() && built.iter().any(|(_, board)| *board == wanted) {
        return;
    }
    for (old, _) in &built {
        commands.entity(old).despawn();
    }
    if drawn.is_some() {
        return;
    }
    let board = commands.spawn((Name::new("Board"), wanted)).id();
    lay_squares(&mut commands, &mut meshes, &wanted, board);
    lay_bed(&mut commands, &mut meshes, &wanted, board);
    rim::build(&mut commands, &mut meshes, &wanted, board);
    trays::build(&mut commands, &mut meshes, &layout, board);
}

fn lay_squares(commands: &mut Commands, meshes: &mut Assets<Mesh>, wanted: &Board, board: Entity) {
    let work = work(wanted.material);
    let cuts: Vec<_> = (0..CUTS * 2)
        .map(|cut| meshes.add(square_face(cut, work)))
        .collect();
    for sq in wanted.layout.board.all() {
        let dark = (sq.file + sq.rank) % 2 == 0;
        let cut = usize::from(sq.file) * 5 + usize::from(sq.rank) * 3;
        let part = if dark {
            Part::DarkSquare
        } else {
            Part::LightSquare
        };
        commands.spawn((
            Name::new(sq.to_string()),
            Square(sq),
            Transform::from_translation(wanted.layout.place(sq)),
            Mesh3d(cuts[cut % CUTS + if dark { CUTS } else { 0 }].clone()),
            Substance::Board(part, wanted.material),
            ChildOf(board),
        ));
    }
}

/// What is seen between the squares.
fn lay_bed(commands: &mut Commands, meshes: &mut Assets<Mesh>, wanted: &Board, board: Entity) {
    let inner = wanted.layout.half_size() - FRAME;
    let depth = work(wanted.material).depth.max(0.0012);
    let mut bed = Sculpt::default();
    bed.flat(-inner, inner, -depth, super::shapes::GRAIN, 0.9);
    commands.spawn((
        Name::new("Bed"),
        Mesh3d(meshes.add(bed.mesh())),
        Substance::Board(Part::Line, wanted.material),
        ChildOf(board),
    ));
}

/// One square; the second half of the cuts has its grain across.
fn square_face(cut: usize, work: Work) -> Mesh {
    let mut sculpt = Sculpt::default();
    let offset = Vec2::new(cut as f32 * 0.173, cut as f32 * 0.311);
    let turn = |p: Vec3| {
        let uv = Vec2::new(p.x, p.z) / super::shapes::GRAIN;
        offset + if cut < CUTS { uv } else { uv.perp() }
    };
    let ring = |half: f32, y: f32| {
        let mut corner = 0;
        [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)].map(|(x, z)| {
            corner += 1;
            let off = unsteady(cut * 4 + corner) * work.unsteady;
            Vec3::new(x * half + off.x, y, z * half + off.y)
        })
    };
    let (top, foot) = (
        ring(work.face, 0.0),
        ring(work.face + work.bevel, -work.bevel),
    );
    sculpt.face(top, top.map(turn), [1.0; 4]);
    if work.bevel > 0.0 {
        for side in 0..4 {
            let next = (side + 1) % 4;
            let face = [foot[side], foot[next], top[next], top[side]];
            sculpt.face(face, face.map(turn), [0.7, 0.7, 0.9, 0.9]);
        }
    }
    sculpt.mesh()
}

/// From -1 to 1 along both axes, another way for each number.
pub(super) fn unsteady(number: usize) -> Vec2 {
    let turn = number as f32 * 2.399_963;
    Vec2::new((turn * 3.7).sin(), (turn * 5.3 + 1.0).sin())
}
