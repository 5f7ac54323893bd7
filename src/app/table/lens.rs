//! The camera's lens: a perspective that can be shifted sideways, so that the table's middle lies in the middle of the
//! room the panels leave.

use bevy::{camera::CameraProjection, camera::SubCameraView, math::Vec3A, prelude::*};

/// A perspective lens with shift.
#[derive(Debug, Clone, PartialEq)]
pub struct Lens {
    /// Vertical field of view in radians.
    pub fov: f32,
    /// Where the axis of view meets the picture, from -1 (left, bottom) to 1 (right, top).
    pub shift: Vec2,
    pub(super) aspect: f32,
}

impl Lens {
    /// A lens with this vertical field of view in radians and this shift.
    #[must_use]
    pub fn new(fov: f32, shift: Vec2) -> Self {
        Self {
            fov,
            shift,
            aspect: 1.0,
        }
    }
}

/// Nothing nearer is drawn.
const NEAR: f32 = 0.2;
/// Nothing farther is lit with shadows.
const FAR: f32 = 400.0;

impl CameraProjection for Lens {
    fn get_clip_from_view(&self) -> Mat4 {
        let mut clip = Mat4::perspective_infinite_reverse_rh(self.fov, self.aspect, NEAR);
        clip.z_axis.x = -self.shift.x;
        clip.z_axis.y = -self.shift.y;
        clip
    }

    fn get_clip_from_view_for_sub(&self, _: &SubCameraView) -> Mat4 {
        self.get_clip_from_view()
    }

    fn update(&mut self, width: f32, height: f32) {
        self.aspect = width / height.max(1.0);
    }

    fn far(&self) -> f32 {
        FAR
    }

    fn get_frustum_corners(&self, z_near: f32, z_far: f32) -> [Vec3A; 8] {
        let tan = (self.fov / 2.0).tan();
        let at = |x: f32, y: f32, z: f32| {
            let depth = z.abs();
            Vec3A::new(
                (x - self.shift.x) * depth * tan * self.aspect,
                (y - self.shift.y) * depth * tan,
                z,
            )
        };
        let plane = |z: f32| {
            [
                at(1.0, -1.0, z),
                at(1.0, 1.0, z),
                at(-1.0, 1.0, z),
                at(-1.0, -1.0, z),
            ]
        };
        let ([a, b, c, d], [e, f, g, h]) = (plane(z_near), plane(z_far));
        [a, b, c, d, e, f, g, h]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shift_moves_the_axis_of_view() {
        let mut lens = Lens::new(0.5, Vec2::new(-0.25, 0.1));
        lens.update(1600.0, 900.0);
        let seen = lens
            .get_clip_from_view()
            .project_point3(Vec3::new(0.0, 0.0, -7.0));
        assert!((seen.truncate() - lens.shift).length() < 1e-5);
    }
}
