//! The flat drawings on the table as numbers: which shape, which colour, how large.

use super::paint::{Decal, Ink, RoomLight, Shape};
use super::sets;
use super::substance::{Substance, linear};
use super::trail;
use crate::app::layout::CALCULUS_RADIUS;
use crate::rules::Role;
use bevy::prelude::*;

/// How far a box's shadow fades, in squares.
pub const BOX_SOFTNESS: f32 = 0.55;

/// The drawing that a substance is, if it is one.
pub fn drawing(substance: Substance, room: RoomLight) -> Option<Decal> {
    /// Between the light and the dark wood in lightness, so that it is seen on both.
    const EMBER: u32 = 0xD9821C;
    const CANDLE: u32 = 0xF1E4C8;
    const MADDER: u32 = 0xB4432F;
    const HINT: u32 = 0x46D69A;
    let (shape, colour, strength, [half, y, z]) = match substance {
        Substance::Shadow(_, _, Role::Miles) => (
            Shape::PieceShadow,
            0,
            1.0,
            [1.0, CALCULUS_RADIUS - 0.02, 0.34],
        ),
        Substance::Shadow(_, _, Role::Dux) => (
            Shape::PieceShadow,
            0,
            1.0,
            [1.4, CALCULUS_RADIUS - 0.02, 0.82],
        ),
        Substance::BoxShadow(x, z) => {
            let half = |size: u16| f32::from(size) / 200.0;
            (Shape::BoxShadow, 0, 0.8, [1.0, half(x), half(z)])
        }
        Substance::Wash => (Shape::Wash, EMBER, 1.0, [0.5, 0.0, 0.0]),
        Substance::Outline => (Shape::Outline, EMBER, 1.0, [0.5, 0.0, 0.0]),
        Substance::Trail(length) => {
            let half = f32::from(length) / 200.0;
            (Shape::Trail, 0xFFE3AE, 1.0, [1.0, half, trail::HALF_WIDTH])
        }
        Substance::ChosenRing => (Shape::GlowRing, 0xFFC25E, 0.95, [0.62, 0.43, 0.03]),
        Substance::MayActRing => (Shape::ThinRing, CANDLE, 0.55, [0.5, 0.425, 0.014]),
        Substance::Bead => (Shape::Bead, CANDLE, 0.88, [0.3, 0.115, 0.0]),
        Substance::RemovableRing => (Shape::NotchedRing, 0xE0552C, 0.95, [0.6, 0.45, 0.036]),
        Substance::Corners => (Shape::Corners, CANDLE, 0.9, [0.5, 0.0, 0.0]),
        Substance::Pincers => (Shape::Pincers, 0xE0452C, 0.95, [0.5, 0.0, 0.0]),
        Substance::HintRays => (Shape::Rays, HINT, 0.95, [0.62, 0.46, 0.57]),
        Substance::HintStar => (Shape::Rays, HINT, 0.95, [0.5, 0.09, 0.34]),
        Substance::LampGlow => (Shape::LampGlow, 0, 0.0, [2.0, 0.0, 0.0]),
        Substance::Refusal => (Shape::Crossed, MADDER, 0.95, [0.5, 0.0, 0.0]),
        _ => return None,
    };
    let (light, last) = match substance {
        // A tall body's shadow grows narrower towards its head.
        Substance::Shadow(set, side, Role::Miles) => (sets::make(set, side).gleam, 0.15),
        Substance::Shadow(set, side, Role::Dux) => (sets::make(set, side).gleam, 0.36),
        Substance::BoxShadow(..) => (Vec3::ZERO, BOX_SOFTNESS),
        Substance::LampGlow => (Vec3::new(0.40, 0.18, 0.055), 0.0),
        _ => (Vec3::ZERO, 0.0),
    };
    Some(Decal {
        ink: Ink {
            colour: linear(colour).xyz().extend(strength),
            light: light.extend(0.0),
            size: Vec4::new(half, y, z, last),
        },
        room,
        shape,
    })
}
