//! Meshes made in code: turned bodies, frames with mitred corners, tiles, flat pictures.

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};
use std::f32::consts::TAU;

/// How many squares one repeat of a texture covers.
pub const GRAIN: f32 = 5.0;

/// A mesh being built: every corner has a normal, a place on the texture and a colour that darkens it.
#[derive(Default)]
pub struct Sculpt {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    colours: Vec<[f32; 4]>,
    tangents: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Sculpt {
    /// Adds a corner and gives its number.
    pub fn corner(&mut self, place: Vec3, normal: Vec3, uv: Vec2, shade: f32) -> u32 {
        self.positions.push(place.into());
        self.normals.push(normal.into());
        self.uvs.push(uv.into());
        self.colours.push([shade, shade, shade, 1.0]);
        self.tangents
            .push(normal.any_orthonormal_vector().extend(1.0).into());
        (self.positions.len() - 1) as u32
    }

    /// Adds a triangle of three numbered corners, counter-clockwise seen from outside.
    pub fn triangle(&mut self, corners: [u32; 3]) {
        self.indices.extend(corners);
    }

    /// Adds a flat four-sided face, counter-clockwise seen from outside.
    pub fn face(&mut self, places: [Vec3; 4], uvs: [Vec2; 4], shades: [f32; 4]) {
        let normal = (places[1] - places[0])
            .cross(places[2] - places[0])
            .try_normalize()
            .unwrap_or(Vec3::Y);
        let first = self.positions.len() as u32;
        for corner in 0..4 {
            self.corner(places[corner], normal, uvs[corner], shades[corner]);
        }
        let tangent = tangent(places, uvs, normal);
        self.tangents.truncate(first as usize);
        self.tangents.extend([tangent.to_array(); 4]);
        self.triangle([first, first + 1, first + 2]);
        self.triangle([first, first + 2, first + 3]);
    }

    /// A face that lies flat, looking up; one repeat of its texture covers `grain` squares.
    pub fn flat(&mut self, min: Vec2, max: Vec2, y: f32, grain: f32, shade: f32) {
        let at = |x: f32, z: f32| (Vec3::new(x, y, z), Vec2::new(x, z) / grain);
        let corners = [
            at(min.x, max.y),
            at(max.x, max.y),
            at(max.x, min.y),
            at(min.x, min.y),
        ];
        self.face(corners.map(|c| c.0), corners.map(|c| c.1), [shade; 4]);
    }

    /// A rectangular frame: `profile` gives points outwards from the inner edge and their height, first to last over the
    /// top; the corners are mitred and the grain runs along each beam.
    pub fn frame(&mut self, centre: Vec2, inner: Vec2, profile: &[(f32, f32, f32)]) {
        let signs = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
        let corner = |which: usize, (out, y): (f32, f32)| {
            let (sx, sz) = signs[which % 4];
            Vec3::new(
                centre.x + sx * (inner.x + out),
                y,
                centre.y + sz * (inner.y + out),
            )
        };
        for side in 0..4 {
            let lengthwise = |p: Vec3| if side % 2 == 0 { p.x } else { p.z };
            let mut across = side as f32 * 0.37;
            for pair in profile.windows(2) {
                let ((o0, y0, s0), (o1, y1, s1)) = (pair[0], pair[1]);
                let next = across + (o1 - o0).hypot(y1 - y0) / GRAIN;
                let places = [
                    corner(side, (o0, y0)),
                    corner(side, (o1, y1)),
                    corner(side + 1, (o1, y1)),
                    corner(side + 1, (o0, y0)),
                ];
                let uv = |p: Vec3, v: f32| Vec2::new(lengthwise(p) / GRAIN + side as f32 * 0.23, v);
                let uvs = [
                    uv(places[0], across),
                    uv(places[1], next),
                    uv(places[2], next),
                    uv(places[3], across),
                ];
                self.face(places, uvs, [s0, s1, s1, s0]);
                across = next;
            }
        }
    }

    /// A body turned on a lathe: `profile` runs from the edge of the base over the outside to the top, as radius and
    /// height. With `base` the bottom is closed by a flat disc.
    pub fn lathe(&mut self, profile: &[Vec2], segments: u32, base: bool) {
        let normals = profile_normals(profile);
        let first = self.positions.len() as u32;
        for (point, normal) in profile.iter().zip(&normals) {
            for step in 0..=segments {
                let turn = step as f32 / segments as f32;
                let (sin, cos) = (turn * TAU).sin_cos();
                self.corner(
                    Vec3::new(point.x * cos, point.y, point.x * sin),
                    Vec3::new(normal.x * cos, normal.y, normal.x * sin),
                    Vec2::new(turn * 2.0, point.y),
                    1.0,
                );
            }
        }
        let row = segments + 1;
        for ring in 0..profile.len() as u32 - 1 {
            for step in 0..segments {
                let a = first + ring * row + step;
                self.triangle([a, a + row, a + 1]);
                self.triangle([a + 1, a + row, a + row + 1]);
            }
        }
        if base {
            self.disc(profile[0].x, profile[0].y, segments);
        }
    }

    /// A body cut to so many flat sides, closed by a flat base; `profile` as for [`Self::lathe`].
    pub fn prism(&mut self, profile: &[Vec2], sides: u32) {
        let corner = |point: Vec2, side: u32| {
            let (sin, cos) = ((side as f32 + 0.5) / sides as f32 * TAU).sin_cos();
            Vec3::new(point.x * cos, point.y, point.x * sin)
        };
        for pair in profile.windows(2) {
            for side in 0..sides {
                let places = [
                    corner(pair[0], side),
                    corner(pair[1], side),
                    corner(pair[1], side + 1),
                    corner(pair[0], side + 1),
                ];
                self.face(places, [Vec2::ZERO; 4], [1.0; 4]);
            }
        }
        let middle = self.corner(Vec3::Y * profile[0].y, Vec3::NEG_Y, Vec2::ZERO, 1.0);
        for side in 0..=sides {
            self.corner(corner(profile[0], side), Vec3::NEG_Y, Vec2::ZERO, 1.0);
        }
        for side in 1..=sides {
            self.triangle([middle, middle + side, middle + side + 1]);
        }
    }

    /// A rectangular frame as [`Self::frame`] makes it, but hewn: its points are moved by `rough`, which is told which
    /// of so many places along the frame and which point of the profile it is.
    pub fn hewn_frame(
        &mut self,
        inner: Vec2,
        profile: &[(f32, f32, f32)],
        places: u32,
        rough: impl Fn(u32, usize) -> Vec2,
    ) {
        let signs = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
        let per_side = places / 4;
        let point = |place: u32, idx: usize| {
            let (side, step) = ((place / per_side % 4) as usize, place % per_side);
            let (out, y, _) = profile[idx];
            let moved = rough(place % places, idx);
            let at = |corner: usize| {
                let (sx, sz) = signs[corner % 4];
                Vec2::new(sx, sz) * (inner + out + moved.x)
            };
            let flat = at(side).lerp(at(side + 1), step as f32 / per_side as f32);
            Vec3::new(flat.x, y + moved.y, flat.y)
        };
        let uv = |p: Vec3| Vec2::new(p.x + p.y * 0.7, p.z + p.y * 0.7) / GRAIN;
        for (place, idx) in (0..places).flat_map(|p| (1..profile.len()).map(move |idx| (p, idx))) {
            let corners = [
                point(place, idx - 1),
                point(place, idx),
                point(place + 1, idx),
                point(place + 1, idx - 1),
            ];
            let (s0, s1) = (profile[idx - 1].2, profile[idx].2);
            self.face(corners, corners.map(uv), [s0, s1, s1, s0]);
        }
    }

    fn disc(&mut self, radius: f32, y: f32, segments: u32) {
        let middle = self.corner(Vec3::new(0.0, y, 0.0), Vec3::NEG_Y, Vec2::ZERO, 1.0);
        for step in 0..=segments {
            let (sin, cos) = (step as f32 / segments as f32 * TAU).sin_cos();
            let rim = Vec3::new(radius * cos, y, radius * sin);
            self.corner(rim, Vec3::NEG_Y, Vec2::new(cos, sin), 1.0);
        }
        for step in 1..=segments {
            self.triangle([middle, middle + step, middle + step + 1]);
        }
    }

    /// The finished mesh.
    #[must_use]
    pub fn mesh(self) -> Mesh {
        Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::default(),
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
        .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, self.tangents)
        .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// The direction in which a texture runs over a face, and the hand of its second axis.
fn tangent(places: [Vec3; 4], uvs: [Vec2; 4], normal: Vec3) -> Vec4 {
    let (e1, e2) = (places[1] - places[0], places[2] - places[0]);
    let (d1, d2) = (uvs[1] - uvs[0], uvs[2] - uvs[0]);
    let area = d1.perp_dot(d2);
    let along = (e1 * d2.y - e2 * d1.y) * area.signum();
    let up = (e1 * d2.x - e2 * d1.x) * area.signum();
    let tangent = along
        .try_normalize()
        .unwrap_or_else(|| normal.any_orthonormal_vector());
    let hand = if normal.cross(tangent).dot(up) < 0.0 {
        -1.0
    } else {
        1.0
    };
    tangent.extend(hand)
}

/// Outward normals of a profile, in its own plane.
fn profile_normals(profile: &[Vec2]) -> Vec<Vec2> {
    (0..profile.len())
        .map(|idx| {
            let before = profile[idx.saturating_sub(1)];
            let after = profile[(idx + 1).min(profile.len() - 1)];
            let along = after - before;
            Vec2::new(along.y, -along.x)
                .try_normalize()
                .unwrap_or(Vec2::Y)
        })
        .collect()
}

/// A flat square picture two units wide, looking up.
#[must_use]
pub fn picture() -> Mesh {
    let mut sculpt = Sculpt::default();
    sculpt.face(
        [
            Vec3::new(-1.0, 0.0, 1.0),
            Vec3::new(1.0, 0.0, 1.0),
            Vec3::new(1.0, 0.0, -1.0),
            Vec3::new(-1.0, 0.0, -1.0),
        ],
        [
            Vec2::new(0.0, 0.0),
            Vec2::new(1.0, 0.0),
            Vec2::new(1.0, 1.0),
            Vec2::new(0.0, 1.0),
        ],
        [1.0; 4],
    );
    sculpt.mesh()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_body_looks_outwards() {
        let profile = [
            Vec2::new(1.0, 0.0),
            Vec2::new(0.7, 0.7),
            Vec2::new(0.0, 1.0),
        ];
        let mut sculpt = Sculpt::default();
        sculpt.lathe(&profile, 8, true);
        for face in sculpt.indices.chunks(3) {
            let [a, b, c] = [face[0], face[1], face[2]]
                .map(|corner| Vec3::from(sculpt.positions[corner as usize]));
            let normal = (b - a).cross(c - a);
            let outwards = (a + b + c) / 3.0 - Vec3::new(0.0, 0.3, 0.0);
            assert!(normal.length() < 1e-6 || normal.dot(outwards) > 0.0);
        }
    }
}
