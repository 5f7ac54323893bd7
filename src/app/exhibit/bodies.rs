//! Meshes of what lies in the exhibit, from profiles and outlines in millimetres. The plan's x goes to the right, its y away from
//! the visitor, its z upwards.

use crate::app::table::shapes::Sculpt;
use crate::data::exhibit::{Placing, Solid, triangles};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// Millimetres in one unit of the scene: about a square of the board, for which the house's materials are made.
pub const MM: f32 = 45.0;

/// How many millimetres one repeat of a texture covers.
const GRAIN: f32 = 230.0;
/// How far round a turned body is divided.
const SEGMENTS: u32 = 56;
/// Steps between two points of a profile.
const STEPS: usize = 4;

/// Where the middle of the board's underside is, on the plan.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    middle: Vec2,
}

impl Plan {
    /// The plan of a board of this size.
    pub const fn of(length: f32, width: f32) -> Self {
        Self {
            middle: Vec2::new(length / 2.0, width / 2.0),
        }
    }

    /// A place of the plan in the scene; `ground` is the height of the ground there.
    pub fn place(&self, at: [f32; 3], ground: f32) -> Vec3 {
        let [x, y, z] = at;
        Vec3::new(
            (x - self.middle.x) / MM,
            ground + z / MM,
            (self.middle.y - y) / MM,
        )
    }

    /// Where and how a part stands.
    pub fn placing(&self, placing: &Placing, ground: f32) -> Transform {
        let [x, y, z] = placing.turn.map(f32::to_radians);
        // About the plan's axes: its y is the scene's -z, its z the scene's y.
        let turn = Quat::from_rotation_y(z) * Quat::from_rotation_z(-y) * Quat::from_rotation_x(x);
        Transform::from_translation(self.place(placing.at, ground)).with_rotation(turn)
    }
}

/// The mesh of a solid, in the scene's units.
pub fn solid(solid: &Solid) -> Mesh {
    let mut sculpt = Sculpt::default();
    match solid {
        Solid::Lathe(profile) => turned(&mut sculpt, profile),
        Solid::Extrude { outline, height } => cut(&mut sculpt, outline, 0.0, *height),
    }
    sculpt.mesh()
}

/// A body turned on the lathe. Where the profile bends sharply there is an edge; between edges it is rounded.
fn turned(sculpt: &mut Sculpt, profile: &[[f32; 2]]) {
    let points: Vec<Vec2> = profile.iter().map(|&[r, h]| Vec2::new(r, h) / MM).collect();
    let (widest, top) = points
        .iter()
        .fold((0.0_f32, 0.0_f32), |(wide, high), point| {
            (wide.max(point.x), high.max(point.y))
        });
    for run in runs(&points) {
        let fine = rounded(run);
        let tangents = tangents(&fine);
        let first = rings(sculpt, &fine, &tangents, Vec2::new(widest, top));
        for ring in 0..fine.len() as u32 - 1 {
            for step in 0..SEGMENTS {
                let a = first + ring * (SEGMENTS + 1) + step;
                let b = a + SEGMENTS + 1;
                sculpt.triangle([a, b, a + 1]);
                sculpt.triangle([a + 1, b, b + 1]);
            }
        }
    }
}

/// The rings of a run; `size` is the greatest radius and height of the whole body.
fn rings(sculpt: &mut Sculpt, profile: &[Vec2], tangents: &[Vec2], size: Vec2) -> u32 {
    let top = size.y;
    let mut first = None;
    let mut along = 0.0;
    for (idx, (point, tangent)) in profile.iter().zip(tangents).enumerate() {
        if idx > 0 {
            along += point.distance(profile[idx - 1]);
        }
        let normal = Vec2::new(tangent.y, -tangent.x);
        // The inside of a vessel sees less of the room the deeper it is, and so does its foot.
        let inside = if normal.x < -0.05 || (normal.y > 0.5 && point.y < top * 0.8) {
            0.5 + 0.5 * (point.y / top.max(1e-3)).clamp(0.0, 1.0)
        } else {
            0.72 + 0.28 * (point.y * 3.0).clamp(0.0, 1.0)
        };
        for step in 0..=SEGMENTS {
            let turn = step as f32 / SEGMENTS as f32;
            let (sin, cos) = (turn * TAU).sin_cos();
            let corner = sculpt.corner(
                Vec3::new(point.x * cos, point.y, point.x * sin),
                Vec3::new(normal.x * cos, normal.y, normal.x * sin),
                Vec2::new(turn * size.x * TAU, along) * MM / GRAIN,
                inside,
            );
            first.get_or_insert(corner);
        }
    }
    first.unwrap_or_default()
}

/// The parts of a profile between its edges.
fn runs(points: &[Vec2]) -> Vec<&[Vec2]> {
    /// A bend of more than this, as a cosine, is an edge.
    const EDGE: f32 = 0.55;
    let mut runs = Vec::new();
    let mut start = 0;
    for idx in 1..points.len().saturating_sub(1) {
        let before = (points[idx] - points[idx - 1]).normalize_or_zero();
        let after = (points[idx + 1] - points[idx]).normalize_or_zero();
        if before.dot(after) < EDGE {
            runs.push(&points[start..=idx]);
            start = idx;
        }
    }
    runs.push(&points[start..]);
    runs
}

/// A curve through the points of a run (Catmull and Rom's), or the straight line between two.
fn rounded(run: &[Vec2]) -> Vec<Vec2> {
    if run.len() < 3 {
        return run.to_vec();
    }
    let at = |idx: isize| run[idx.clamp(0, run.len() as isize - 1) as usize];
    let mut fine = vec![run[0]];
    for idx in 0..run.len() as isize - 1 {
        let (a, b, c, d) = (at(idx - 1), at(idx), at(idx + 1), at(idx + 2));
        for step in 1..=STEPS {
            let t = step as f32 / STEPS as f32;
            let point = 0.5
                * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
                    + (3.0 * b - a - 3.0 * c + d) * t * t * t);
            fine.push(point.max(Vec2::new(0.0, f32::MIN)));
        }
    }
    fine
}

fn tangents(points: &[Vec2]) -> Vec<Vec2> {
    (0..points.len())
        .map(|idx| {
            let before = points[idx.saturating_sub(1)];
            let after = points[(idx + 1).min(points.len() - 1)];
            (after - before).try_normalize().unwrap_or(Vec2::X)
        })
        .collect()
}

/// Something cut out of a sheet that lies flat: its upper face with a broken edge, and its sides.
pub fn cut(sculpt: &mut Sculpt, outline: &[[f32; 2]], from: f32, height: f32) {
    let area: f32 = (0..outline.len())
        .map(|idx| {
            let ([ax, ay], [bx, by]) = (outline[idx], outline[(idx + 1) % outline.len()]);
            ax * by - bx * ay
        })
        .sum();
    let mut points: Vec<[f32; 2]> = outline.to_vec();
    if area < 0.0 {
        points.reverse();
    }
    let at = |[x, y]: [f32; 2], z: f32| Vec3::new(x, z, -y) / MM;
    let uv = |[x, y]: [f32; 2]| Vec2::new(x, y) / GRAIN;
    let (low, top) = (from, from + height);
    for (level, normal, turned) in [(top, Vec3::Y, false), (low, Vec3::NEG_Y, true)] {
        let corners: Vec<u32> = points
            .iter()
            .map(|&point| sculpt.corner(at(point, level), normal, uv(point), 1.0))
            .collect();
        for [a, b, c] in triangles(&points) {
            let [b, c] = if turned { [c, b] } else { [b, c] };
            sculpt.triangle([corners[a], corners[b], corners[c]]);
        }
    }
    for idx in 0..points.len() {
        let (a, b) = (points[idx], points[(idx + 1) % points.len()]);
        let face = [at(a, low), at(b, low), at(b, top), at(a, top)];
        let long = Vec2::new(a[0] - b[0], a[1] - b[1]).length();
        let uvs = [
            uv(a),
            uv(a) + Vec2::X * long / GRAIN,
            uv(a) + Vec2::new(long, height) / GRAIN,
            uv(a) + Vec2::Y * height / GRAIN,
        ];
        sculpt.face(face, uvs, [0.6, 0.6, 0.85, 0.85]);
    }
}
