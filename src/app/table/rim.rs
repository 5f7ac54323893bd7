//! What goes round the squares: the rim with its letters, and what each kind of board has at its corners and its middle.

use super::board::{Board, unsteady};
use super::drawings::BOX_SOFTNESS;
use super::glyphs;
use super::shapes::{GRAIN, Sculpt, picture};
use super::substance::{Part, Substance};
use crate::app::layout::{FRAME, Layout, TABLE_TOP};
use crate::rules;
use crate::store::BoardMaterial;
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, PI};

/// Height of a letter on the rim of a board of eight by eight; larger boards, seen from farther away, have larger ones.
const LETTER: f32 = 0.23;
/// The largest letter that the rim has room for.
const LARGEST_LETTER: f32 = 0.34;
/// How high the rim of a hinged board or of a stone stands over the squares.
const RAISED: f32 = 0.045;

/// How far what is inlaid stands out of the rim: as little as the picture can tell.
const INLAID: f32 = 0.003;

/// How much coarser what is drawn on the rim must be than on a board of eight by eight, which is seen from nearer.
fn coarseness(layout: &Layout) -> f32 {
    let longest = layout.board.files.max(layout.board.ranks);
    (f32::from(longest) / 9.0).max(1.0)
}

/// Builds the rim as children of the board.
pub(super) fn build(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    wanted: &Board,
    board: Entity,
) {
    let outer = wanted.layout.half_size();
    let inner = outer - FRAME;
    let mut rim = Sculpt::default();
    match wanted.material {
        BoardMaterial::Wood => rim.frame(Vec2::ZERO, inner, &flush_profile()),
        BoardMaterial::Stone => hew(&mut rim, inner),
        BoardMaterial::Hinged => rim.frame(Vec2::ZERO, inner, &raised_profile()),
    }
    let mut add = |name: &'static str, sculpt: Sculpt, substance: Substance, place: Transform| {
        let mesh = Mesh3d(meshes.add(sculpt.mesh()));
        commands.spawn((Name::new(name), mesh, substance, place, ChildOf(board)));
    };
    let part = |part| Substance::Board(part, wanted.material);
    add("Rim", rim, part(Part::Rim), Transform::default());
    if wanted.coordinates {
        let mut letters = Sculpt::default();
        cut_letters(&mut letters, wanted);
        add(
            "Letters",
            letters,
            part(Part::Lettering),
            Transform::default(),
        );
    }
    match wanted.material {
        BoardMaterial::Wood => {
            add(
                "Inlay",
                inlay(inner, coarseness(&wanted.layout).min(1.5)),
                part(Part::Line),
                Transform::default(),
            );
        }
        BoardMaterial::Stone => {}
        BoardMaterial::Hinged => {
            let mut bronze = Sculpt::default();
            corner_pieces(&mut bronze, outer);
            hinges(&mut bronze, &wanted.layout);
            add("Bronze", bronze, Substance::Copper, Transform::default());
            let seam = seam(&wanted.layout);
            add("Seam", seam, part(Part::Lettering), Transform::default());
        }
    }
    spawn_box_shadow(commands, meshes, board, Vec2::new(0.28, -0.16), outer);
}

/// Flush with the squares, a rounded edge, the side.
fn flush_profile() -> [(f32, f32, f32); 8] {
    [
        (0.0, -0.0005, 1.0),
        (FRAME - 0.10, -0.0005, 1.0),
        (FRAME - 0.06, -0.008, 1.0),
        (FRAME - 0.025, -0.03, 1.0),
        (FRAME, -0.08, 0.95),
        (FRAME, TABLE_TOP + 0.08, 0.7),
        (FRAME - 0.03, TABLE_TOP + 0.03, 0.5),
        (FRAME - 0.05, TABLE_TOP, 0.35),
    ]
}

/// A small step up, the flat with the letters, a rounded edge, the side.
fn raised_profile() -> [(f32, f32, f32); 10] {
    [
        (0.0, -0.03, 0.55),
        (0.0, RAISED - 0.03, 0.8),
        (0.03, RAISED, 1.0),
        (FRAME - 0.09, RAISED, 1.0),
        (FRAME - 0.06, RAISED - 0.008, 1.0),
        (FRAME - 0.025, RAISED - 0.035, 1.0),
        (FRAME, RAISED - 0.09, 0.95),
        (FRAME, TABLE_TOP + 0.08, 0.7),
        (FRAME - 0.03, TABLE_TOP + 0.03, 0.5),
        (FRAME - 0.05, TABLE_TOP, 0.35),
    ]
}

/// A slab that was split and hewn: level on top, its edge broken, its side left rough.
fn hew(sculpt: &mut Sculpt, inner: Vec2) {
    let profile = [
        (0.0, -0.03, 0.6),
        (0.012, 0.0, 1.0),
        (FRAME - 0.12, 0.0, 1.0),
        (FRAME - 0.03, -0.05, 0.95),
        (FRAME + 0.01, -0.16, 0.85),
        (FRAME, TABLE_TOP, 0.45),
    ];
    let loose = [0.004, 0.004, 0.045, 0.05, 0.05, 0.03];
    let level = [0.0, 0.0, 0.002, 0.02, 0.03, 0.0];
    let places = ((inner.x + inner.y) * 2.0 / 0.34).ceil() as u32 * 4;
    sculpt.hewn_frame(inner, &profile, places, |place, idx| {
        let off = unsteady(place as usize * 7 + idx * 131);
        Vec2::new(off.x * loose[idx], off.y * level[idx])
    });
}

/// A line of pale wood round the board, and a lozenge in each corner.
fn inlay(inner: Vec2, large: f32) -> Sculpt {
    let mut sculpt = Sculpt::default();
    let y = INLAID;
    let line = |at: f32, width: f32| [(at, y, 1.0), (at + width, y, 1.0)];
    sculpt.frame(Vec2::ZERO, inner, &line(-0.001, 0.024 * large));
    sculpt.frame(Vec2::ZERO, inner, &line(FRAME - 0.140, 0.032 * large));
    for (x, z) in [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)] {
        let middle = (inner + (FRAME - 0.13) / 2.0) * Vec2::new(x, z);
        let point = |dx: f32, dz: f32| Vec3::new(middle.x + dx, y, middle.y + dz);
        let size = 0.105 * large;
        let places = [
            point(-size, 0.0),
            point(0.0, size),
            point(size, 0.0),
            point(0.0, -size),
        ];
        let uv = places.map(|p| Vec2::new(p.x, p.z) / GRAIN);
        sculpt.face(places, uv, [1.0; 4]);
    }
    sculpt
}

/// Files along both long edges and ranks along the others, each to be read by the one who sits there.
fn cut_letters(sculpt: &mut Sculpt, wanted: &Board) {
    let layout = &wanted.layout;
    let half = layout.half_size() - FRAME;
    let (y, middle) = match wanted.material {
        BoardMaterial::Wood => (INLAID, (FRAME - 0.13) / 2.0 + 0.012),
        BoardMaterial::Stone => (0.0015, FRAME / 2.0 - 0.04),
        BoardMaterial::Hinged => (RAISED + 0.0015, FRAME / 2.0),
    };
    let largest = LARGEST_LETTER.min(2.0 * middle - 0.17);
    let height = (LETTER * coarseness(layout)).clamp(LETTER, largest);
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

/// A thin plate: an outline on its top, counter-clockwise seen from above, with a skirt down from it.
fn plate(sculpt: &mut Sculpt, outline: &[Vec2], top: f32, skirt: f32) {
    let at = |p: Vec2, y: f32| Vec3::new(p.x, y, p.y);
    for idx in 1..outline.len() - 1 {
        let corners = [outline[0], outline[idx], outline[idx + 1]];
        let corners = corners.map(|p| sculpt.corner(at(p, top), Vec3::Y, p, 1.0));
        sculpt.triangle(corners);
    }
    for idx in 0..outline.len() {
        let (a, b) = (outline[idx], outline[(idx + 1) % outline.len()]);
        let side = [
            at(a, top - skirt),
            at(b, top - skirt),
            at(b, top),
            at(a, top),
        ];
        sculpt.face(side, [Vec2::ZERO; 4], [0.8, 0.8, 1.0, 1.0]);
    }
}

/// The round head of a nail.
fn nail(sculpt: &mut Sculpt, place: Vec2, top: f32) {
    const SIDES: usize = 10;
    let ring = |radius: f32, y: f32| {
        move |idx: usize| {
            let (sin, cos) = (-(idx as f32) / SIDES as f32 * 2.0 * PI).sin_cos();
            Vec3::new(place.x + radius * cos, top + y, place.y + radius * sin)
        }
    };
    let rings = [(0.042, 0.0), (0.034, 0.014), (0.016, 0.022), (0.0, 0.024)];
    for pair in rings.windows(2) {
        let (low, high) = (ring(pair[0].0, pair[0].1), ring(pair[1].0, pair[1].1));
        for idx in 0..SIDES {
            let face = [low(idx), low(idx + 1), high(idx + 1), high(idx)];
            sculpt.face(face, [Vec2::ZERO; 4], [1.0; 4]);
        }
    }
}

/// An L of copper alloy on each corner, nailed down.
fn corner_pieces(sculpt: &mut Sculpt, outer: Vec2) {
    let (arm, wide, out, top) = (0.78, 0.19, 0.012, RAISED + 0.008);
    for turn in 0..4 {
        let (sin, cos) = (turn as f32 * FRAC_PI_2).sin_cos();
        let half = if turn % 2 == 0 { outer } else { outer.yx() };
        // In the corner where the board lies towards smaller x and z.
        let place = |x: f32, z: f32| {
            let p = half + Vec2::new(x, z);
            Vec2::new(p.x * cos + p.y * sin, p.y * cos - p.x * sin)
        };
        let arms = [
            [(-arm, out), (out, out), (out, -wide), (-arm, -wide)],
            [(-wide, -wide), (out, -wide), (out, -arm), (-wide, -arm)],
        ];
        for outline in arms {
            plate(sculpt, &outline.map(|(x, z)| place(x, z)), top, 0.2);
        }
        for (x, z) in [(-0.1, -0.1), (-arm + 0.12, -0.1), (-0.1, -arm + 0.12)] {
            nail(sculpt, place(x, z), top);
        }
    }
}

/// Where the two leaves meet: between two files, at the middle or next to it.
fn meeting(layout: &Layout) -> f32 {
    f32::from(layout.board.files / 2) - f32::from(layout.board.files) / 2.0
}

/// Two hinges on the rim, each a pair of plates and a pin.
fn hinges(sculpt: &mut Sculpt, layout: &Layout) {
    let x = meeting(layout);
    let half = layout.half_size().y;
    let top = RAISED + 0.006;
    for near in [-1.0, 1.0] {
        let middle = near * (half - FRAME / 2.0);
        for side in [-1.0, 1.0] {
            let (a, b) = (x + side * 0.02, x + side * 0.24);
            let (low, high) = (a.min(b), a.max(b));
            let outline = [(low, 0.12), (high, 0.12), (high, -0.12), (low, -0.12)];
            plate(
                sculpt,
                &outline.map(|(x, z)| Vec2::new(x, middle + z)),
                top,
                0.02,
            );
            nail(sculpt, Vec2::new(x + side * 0.17, middle), top);
        }
        let pin = |idx: usize, z: f32| {
            let (sin, cos) = (idx as f32 / 8.0 * PI).sin_cos();
            Vec3::new(x + 0.034 * cos, top + 0.034 * sin, z)
        };
        for idx in 0..8 {
            let (from, to) = (middle + 0.13, middle - 0.13);
            let face = [
                pin(idx, from),
                pin(idx, to),
                pin(idx + 1, to),
                pin(idx + 1, from),
            ];
            sculpt.face(face, [Vec2::ZERO; 4], [1.0; 4]);
        }
    }
}

/// The dark line where one leaf ends, across the rim and down its sides.
fn seam(layout: &Layout) -> Sculpt {
    let mut sculpt = Sculpt::default();
    let (x, half) = (meeting(layout), layout.half_size().y);
    let wide = Vec2::new(0.011, 0.0);
    for near in [-1.0, 1.0] {
        let (a, b) = (near * (half - FRAME), near * (half - 0.05));
        let (low, high) = (Vec2::new(x, a.min(b)), Vec2::new(x, a.max(b)));
        sculpt.flat(low - wide, high + wide, RAISED + 0.001, GRAIN, 0.6);
        let z = near * (half + 0.002);
        let side = [
            Vec3::new(x - near * wide.x, TABLE_TOP, z),
            Vec3::new(x + near * wide.x, TABLE_TOP, z),
            Vec3::new(x + near * wide.x, RAISED - 0.09, z),
            Vec3::new(x - near * wide.x, RAISED - 0.09, z),
        ];
        sculpt.face(side, [Vec2::ZERO; 4], [0.6; 4]);
    }
    sculpt
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
