//! The board: a slab with a bevelled rim, squares set into it, letters and numbers cut into the rim, corner pieces.

use super::glyphs;
use super::looks::{BOX_SOFTNESS, Substance};
use super::shapes::{Sculpt, picture};
use super::trays;
use crate::app::components::Square;
use crate::app::flow::{Flow, Screen};
use crate::app::layout::{FRAME, Layout, TABLE_TOP};
use crate::rules;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        keep_board
            .in_set(Flow::Present)
            .run_if(in_state(Screen::Game).and_then(resource_exists::<Layout>)),
    );
}

/// The root of a board that was built for this layout.
#[derive(Component, Debug, Clone, Copy)]
#[require(Transform, Visibility)]
pub struct Board(Layout);

/// Half the width of a square's flat face, and the bevel around it.
const FACE: (f32, f32) = (0.462, 0.022);
/// How many squares with different grain there are.
const CUTS: usize = 7;
/// Height of a letter on the rim of a board of eight by eight; larger boards, seen from farther away, have larger ones.
const LETTER: f32 = 0.23;
/// The largest letter that the rim has room for.
const LARGEST_LETTER: f32 = 0.34;

/// Builds the board when there is none for the current layout.
fn keep_board(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    layout: Res<Layout>,
    built: Query<(Entity, &Board)>,
) {
    if built.iter().any(|(_, board)| board.0 == *layout) {
        return;
    }
    for (old, _) in &built {
        commands.entity(old).despawn();
    }
    let board = commands
        .spawn((
            Name::new("Board"),
            DespawnOnExit(Screen::Game),
            Board(*layout),
        ))
        .id();
    lay_squares(&mut commands, &mut meshes, &layout, board);
    build_slab(&mut commands, &mut meshes, &layout, board);
    trays::build(&mut commands, &mut meshes, &layout, board);
}

fn lay_squares(commands: &mut Commands, meshes: &mut Assets<Mesh>, layout: &Layout, board: Entity) {
    let cuts: Vec<_> = (0..CUTS * 2)
        .map(|cut| meshes.add(square_face(cut)))
        .collect();
    for sq in layout.board.all() {
        let dark = (sq.file + sq.rank) % 2 == 0;
        let cut = usize::from(sq.file) * 5 + usize::from(sq.rank) * 3;
        commands.spawn((
            Name::new(sq.to_string()),
            Square(sq),
            Transform::from_translation(layout.place(sq)),
            Mesh3d(cuts[cut % CUTS + if dark { CUTS } else { 0 }].clone()),
            if dark {
                Substance::DarkSquare
            } else {
                Substance::LightSquare
            },
            ChildOf(board),
        ));
    }
}

/// One square of wood; the second half of the cuts has its grain across.
fn square_face(cut: usize) -> Mesh {
    let mut sculpt = Sculpt::default();
    let (half, bevel) = FACE;
    let offset = Vec2::new(cut as f32 * 0.173, cut as f32 * 0.311);
    let turn = |p: Vec3| {
        let uv = Vec2::new(p.x, p.z) / super::shapes::GRAIN;
        offset + if cut < CUTS { uv } else { uv.perp() }
    };
    let ring = |half: f32, y: f32| {
        [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)]
            .map(|(x, z)| Vec3::new(x * half, y, z * half))
    };
    let (top, foot) = (ring(half, 0.0), ring(half + bevel, -bevel));
    sculpt.face(top, top.map(turn), [1.0; 4]);
    for side in 0..4 {
        let next = (side + 1) % 4;
        let face = [foot[side], foot[next], top[next], top[side]];
        sculpt.face(face, face.map(turn), [0.7, 0.7, 0.9, 0.9]);
    }
    sculpt.mesh()
}

fn build_slab(commands: &mut Commands, meshes: &mut Assets<Mesh>, layout: &Layout, board: Entity) {
    let outer = layout.half_size();
    let inner = outer - FRAME;
    let mut bed = Sculpt::default();
    bed.flat(-inner, inner, -0.03, super::shapes::GRAIN, 0.8);
    let mut rim = Sculpt::default();
    rim.frame(Vec2::ZERO, inner, &rim_profile());
    let mut letters = Sculpt::default();
    cut_letters(&mut letters, layout);
    for (name, sculpt, substance) in [
        ("Bed", bed, Substance::Line),
        ("Rim", rim, Substance::Rim),
        ("Letters", letters, Substance::Lettering),
    ] {
        let mesh = Mesh3d(meshes.add(sculpt.mesh()));
        commands.spawn((Name::new(name), mesh, substance, ChildOf(board)));
    }
    let corner = meshes.add(corner_piece());
    for (turn, (x, z)) in [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)]
        .iter()
        .enumerate()
    {
        commands.spawn((
            Name::new("Corner piece"),
            Mesh3d(corner.clone()),
            Substance::Copper,
            Transform::from_xyz(x * outer.x, 0.0, z * outer.y).with_rotation(
                Quat::from_rotation_y(turn as f32 * std::f32::consts::FRAC_PI_2),
            ),
            ChildOf(board),
        ));
    }
    spawn_box_shadow(commands, meshes, board, Vec2::new(0.28, -0.16), outer);
}

/// The rim from the squares outwards: a small step up, the flat with the letters, a rounded edge, the side.
fn rim_profile() -> [(f32, f32, f32); 10] {
    let top = 0.045;
    [
        (0.0, -0.03, 0.55),
        (0.0, top - 0.03, 0.8),
        (0.03, top, 1.0),
        (FRAME - 0.09, top, 1.0),
        (FRAME - 0.06, top - 0.008, 1.0),
        (FRAME - 0.025, top - 0.035, 1.0),
        (FRAME, top - 0.09, 0.95),
        (FRAME, TABLE_TOP + 0.08, 0.7),
        (FRAME - 0.03, TABLE_TOP + 0.03, 0.5),
        (FRAME - 0.05, TABLE_TOP, 0.35),
    ]
}

/// Files along both long edges and ranks along the others, each to be read by the one who sits there.
fn cut_letters(sculpt: &mut Sculpt, layout: &Layout) {
    let half = layout.half_size() - FRAME;
    let y = 0.0465;
    let middle = FRAME / 2.0;
    let longest = layout.board.files.max(layout.board.ranks);
    let height = (LETTER * f32::from(longest) / 9.0).clamp(LETTER, LARGEST_LETTER);
    let mut write = |text: &str, place: Vec2, away: f32| {
        glyphs::write(sculpt, text, height, |p| {
            Vec3::new(place.x + p.x * away, y, place.y - p.y * away)
        });
    };
    for file in 0..layout.board.files {
        let letter = char::from(b'A' + file).to_string();
        let x = layout.place(rules::Square::new(file, 0)).x;
        write(&letter, Vec2::new(x, half.y + middle), 1.0);
        write(&letter, Vec2::new(x, -half.y - middle), -1.0);
    }
    for rank in 0..layout.board.ranks {
        let number = (u16::from(rank) + 1).to_string();
        let z = layout.place(rules::Square::new(0, rank)).z;
        write(&number, Vec2::new(-half.x - middle, z), 1.0);
        write(&number, Vec2::new(half.x + middle, z), -1.0);
    }
}

/// A thin plate of copper alloy over the corner at the origin; the board lies towards -x and -z.
fn corner_piece() -> Mesh {
    let mut sculpt = Sculpt::default();
    let (arm, top, out) = (0.62, 0.052, 0.012);
    let edge = 0.075;
    let outline = [
        Vec2::new(-arm, -0.02),
        Vec2::new(-edge, -0.02),
        Vec2::new(-0.02, -edge),
        Vec2::new(-0.02, -arm),
        Vec2::new(-0.30, -0.30),
    ];
    let at = |p: Vec2| Vec3::new(p.x, top, p.y);
    let centre = sculpt.corner(at(Vec2::new(-0.12, -0.12)), Vec3::Y, Vec2::ZERO, 1.0);
    let rim: Vec<u32> = outline
        .iter()
        .map(|p| sculpt.corner(at(*p), Vec3::Y, *p, 1.0))
        .collect();
    for idx in 0..rim.len() {
        sculpt.triangle([centre, rim[idx], rim[(idx + 1) % rim.len()]]);
    }
    let skirt = [
        (Vec2::new(-arm, -0.02), Vec2::new(-arm, out)),
        (Vec2::new(-edge, -0.02), Vec2::new(-edge, out)),
        (Vec2::new(-0.02, -edge), Vec2::new(out, -edge)),
        (Vec2::new(-0.02, -arm), Vec2::new(out, -arm)),
    ];
    for pair in skirt.windows(2) {
        let low = |p: Vec2| Vec3::new(p.x, -0.16, p.y);
        let mid = |p: Vec2| Vec3::new(p.x, -0.04, p.y);
        let bevel = [mid(pair[0].1), mid(pair[1].1), at(pair[1].0), at(pair[0].0)];
        sculpt.face(bevel, [Vec2::ZERO; 4], [1.0; 4]);
        let side = [
            low(pair[0].1),
            low(pair[1].1),
            mid(pair[1].1),
            mid(pair[0].1),
        ];
        sculpt.face(side, [Vec2::ZERO; 4], [0.8; 4]);
    }
    sculpt.mesh()
}

/// A soft shadow on the table top under a box.
pub(super) fn spawn_box_shadow(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    parent: Entity,
    centre: Vec2,
    half: Vec2,
) {
    let hundredths = |size: f32| (size * 200.0).round() as u16;
    commands.spawn((
        Name::new("Shadow"),
        Mesh3d(meshes.add(picture())),
        Substance::BoxShadow(hundredths(half.x), hundredths(half.y)),
        Transform::from_xyz(centre.x, TABLE_TOP + 0.004, centre.y).with_scale(Vec3::new(
            half.x + BOX_SOFTNESS,
            1.0,
            half.y + BOX_SOFTNESS,
        )),
        ChildOf(parent),
    ));
}
