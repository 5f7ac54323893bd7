//! The board: two leaves of old maple, a raised edge, fittings of copper alloy, traces of leather. There are no lines on it.

use super::bodies::{MM, cut};
use super::looks::Stuff;
use super::stage::Stage;
use crate::app::layout::TABLE_TOP;
use crate::app::table::shapes::Sculpt;
use crate::data::exhibit::ShownBoard;
use bevy::prelude::*;

/// The width of the board's raised edge, in millimetres; our choice.
pub(super) const EDGE: f32 = 9.0;
/// How much higher it is than the surface, in millimetres; our choice.
const RAISED: f32 = 4.0;

/// Builds the board.
pub(super) fn build(stage: &mut Stage, board: &ShownBoard) {
    let half = Vec2::new(board.length, board.width) / 2.0 / MM;
    let edge = EDGE / MM;
    let (level, top) = (
        TABLE_TOP + board.thickness / MM,
        TABLE_TOP + (board.thickness + RAISED) / MM,
    );
    let inner = half - edge;
    for (side, name) in [(-1.0_f32, "Left leaf"), (1.0, "Right leaf")] {
        let mut leaf = Sculpt::default();
        let (a, b) = (side * 0.016, side * (inner.x + 0.01));
        let (low, high) = (a.min(b), a.max(b));
        let z = inner.y + 0.01;
        leaf.flat(Vec2::new(low, -z), Vec2::new(high, z), level, 5.0, 1.0);
        // The other leaf is the next piece of the plank.
        let place = Transform::from_rotation(Quat::from_rotation_y(if side > 0.0 {
            std::f32::consts::PI
        } else {
            0.0
        }));
        let mesh = if side > 0.0 {
            let mut turned = Sculpt::default();
            turned.flat(Vec2::new(-high, -z), Vec2::new(-low, z), level, 5.0, 1.0);
            turned.mesh()
        } else {
            leaf.mesh()
        };
        stage.stand(name, mesh, Stuff::Maple, place);
    }
    let mut rim = Sculpt::default();
    rim.frame(
        Vec2::ZERO,
        inner,
        &[
            (0.0, level, 0.6),
            (0.004, top - 0.02, 0.85),
            (0.02, top, 1.0),
            (edge - 0.04, top, 1.0),
            (edge - 0.012, top - 0.015, 1.0),
            (edge, top - 0.05, 0.95),
            (edge, TABLE_TOP + 0.05, 0.65),
            (edge - 0.01, TABLE_TOP, 0.4),
        ],
    );
    stage.stand("Edge", rim.mesh(), Stuff::MapleEdge, Transform::default());
    seam(stage, half, inner, level, top);
    fittings(stage, half, top);
    leather(stage, inner, level);
    let under = Vec3::new(0.16, TABLE_TOP + 0.004, 0.1);
    stage.long_shadow(under, half, 0.0, 0.9);
}

/// The line where the two leaves meet, across the surface and the edge.
fn seam(stage: &mut Stage, half: Vec2, inner: Vec2, level: f32, top: f32) {
    let mut seam = Sculpt::default();
    let wide = Vec2::new(0.016, 0.0);
    let z = Vec2::new(0.0, inner.y);
    seam.flat(-z - wide, z + wide, level - 0.012, 5.0, 1.0);
    for near in [-1.0_f32, 1.0] {
        let (a, b) = (near * inner.y, near * (half.y - 0.004));
        let (low, high) = (Vec2::new(0.0, a.min(b)), Vec2::new(0.0, a.max(b)));
        seam.flat(low - wide * 0.7, high + wide * 0.7, top + 0.001, 5.0, 1.0);
    }
    stage.stand("Joint", seam.mesh(), Stuff::Gap, Transform::default());
}

/// L-shaped pieces of copper alloy on the corners, and the two hinges.
fn fittings(stage: &mut Stage, half: Vec2, top: f32) {
    const ARM: f32 = 44.0;
    const WIDE: f32 = 10.5;
    let corner = [
        [0.0, 0.0],
        [-ARM, 0.0],
        [-ARM, -WIDE],
        [-WIDE, -WIDE],
        [-WIDE, -ARM],
        [0.0, -ARM],
    ];
    let plate = [[2.0, 0.0], [15.0, 0.0], [15.0, -WIDE], [2.0, -WIDE]];
    let pin = [[-1.8, 1.2], [1.8, 1.2], [1.8, -WIDE], [-1.8, -WIDE]];
    let out = Vec2::splat(0.8);
    let millimetres = half * MM + out;
    for (x, y) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
        let mirrored = corner.map(|[u, v]| [x * (millimetres.x + u), y * (millimetres.y + v)]);
        let mut sculpt = Sculpt::default();
        cut(&mut sculpt, &mirrored, top * MM - 5.0, 6.2);
        let name = "Corner piece";
        stage.stand(name, sculpt.mesh(), Stuff::Fitting, Transform::default());
    }
    for y in [1.0, -1.0] {
        let mut sculpt = Sculpt::default();
        let at = |[u, v]: [f32; 2]| [u, y * (millimetres.y + v)];
        cut(&mut sculpt, &plate.map(at), top * MM - 4.0, 5.0);
        cut(
            &mut sculpt,
            &plate.map(|[u, v]| at([-u, v])),
            top * MM - 4.0,
            5.0,
        );
        cut(&mut sculpt, &pin.map(at), top * MM - 4.0, 6.4);
        stage.stand("Hinge", sculpt.mesh(), Stuff::Fitting, Transform::default());
    }
}

/// Traces of leather along the joint. Where they were is not known.
fn leather(stage: &mut Stage, inner: Vec2, level: f32) {
    let scraps: [&[[f32; 2]]; 2] = [
        &[
            [-7.0, 118.0],
            [8.0, 121.0],
            [9.0, 104.0],
            [6.0, 83.0],
            [8.0, 66.0],
            [3.0, 61.0],
            [-5.0, 64.0],
            [-9.0, 79.0],
            [-6.0, 96.0],
        ],
        &[
            [-8.0, -88.0],
            [5.0, -84.0],
            [9.0, -97.0],
            [7.0, -120.0],
            [9.0, -137.0],
            [-4.0, -141.0],
            [-9.0, -126.0],
            [-7.0, -106.0],
        ],
    ];
    let longest = inner.y * MM - 2.0;
    for scrap in scraps {
        let within: Vec<[f32; 2]> = scrap
            .iter()
            .map(|&[x, y]| [x, y.clamp(-longest, longest)])
            .collect();
        let mut sculpt = Sculpt::default();
        cut(&mut sculpt, &within, level * MM - 0.4, 0.8);
        let name = "Trace of leather";
        stage.stand(name, sculpt.mesh(), Stuff::Leather, Transform::default());
    }
}
