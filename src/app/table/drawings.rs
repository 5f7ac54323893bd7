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

/// The colours of the marks, and how much bolder than fine they are drawn, in squares.
#[derive(Debug, Clone, Copy)]
struct Inks {
    ember: u32,
    candle: u32,
    lamp: u32,
    madder: u32,
    danger: u32,
    removable: u32,
    hint: u32,
    thin: f32,
    bolder: f32,
}

impl Inks {
    const FINE: Self = Self {
        // Between the light and the dark wood in lightness, so that it is seen on both.
        ember: 0xD9821C,
        candle: 0xF1E4C8,
        lamp: 0xFFC25E,
        madder: 0xB4432F,
        danger: 0xE0452C,
        removable: 0xE0552C,
        hint: 0x46D69A,
        thin: 0.55,
        bolder: 0.0,
    };
    /// Light and broad, each with a black edge.
    const BOLD: Self = Self {
        ember: 0xFFD42A,
        candle: 0xFFFFFF,
        lamp: 0xFFE14D,
        madder: 0xFF6A4A,
        danger: 0xFF6A4A,
        removable: 0xFF6A4A,
        hint: 0x5CFFC4,
        thin: 1.0,
        bolder: 0.02,
    };
}

/// The drawing that a substance is, if it is one; marks are bolder and lighter where contrast is high.
pub fn drawing(substance: Substance, room: RoomLight, high_contrast: bool) -> Option<Decal> {
    let inks = if high_contrast {
        Inks::BOLD
    } else {
        Inks::FINE
    };
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
        Substance::Wash => (Shape::Wash, inks.ember, 1.0, [0.5, 0.0, 0.0]),
        Substance::Outline => (Shape::Outline, inks.ember, 1.0, [0.5, 0.0, 0.0]),
        Substance::Trail(length) => {
            let half = f32::from(length) / 200.0;
            (Shape::Trail, 0xFFE3AE, 1.0, [1.0, half, trail::HALF_WIDTH])
        }
        Substance::ChosenRing => (Shape::GlowRing, inks.lamp, 0.95, [0.62, 0.43, 0.03]),
        Substance::MayActRing => (Shape::ThinRing, inks.candle, inks.thin, [0.5, 0.425, 0.014]),
        Substance::Bead => (Shape::Bead, inks.candle, 0.88, [0.3, 0.115, 0.0]),
        Substance::RemovableRing => (Shape::NotchedRing, inks.removable, 0.95, [0.6, 0.45, 0.036]),
        Substance::Corners => (Shape::Corners, inks.candle, 0.9, [0.5, 0.0, 0.0]),
        Substance::Pincers => (Shape::Pincers, inks.danger, 0.95, [0.5, 0.0, 0.0]),
        Substance::HintRays => (Shape::Rays, inks.hint, 0.95, [0.62, 0.46, 0.57]),
        Substance::HintStar => (Shape::Rays, inks.hint, 0.95, [0.5, 0.09, 0.34]),
        Substance::LampGlow => (Shape::LampGlow, 0, 0.0, [2.0, 0.0, 0.0]),
        Substance::Refusal => (Shape::Crossed, inks.madder, 0.95, [0.5, 0.0, 0.0]),
        _ => return None,
    };
    let (light, last) = match substance {
        // A tall body's shadow grows narrower towards its head.
        Substance::Shadow(set, side, Role::Miles) => (sets::make(set, side).gleam, 0.15),
        Substance::Shadow(set, side, Role::Dux) => (sets::make(set, side).gleam, 0.36),
        Substance::BoxShadow(..) => (Vec3::ZERO, BOX_SOFTNESS),
        Substance::LampGlow => (Vec3::new(0.40, 0.18, 0.055), 0.0),
        _ => (Vec3::ZERO, inks.bolder),
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
