//! The sets of pieces: what each side's are made of and which form they have.

use super::paint::{Body, Matter};
use super::substance::linear;
use crate::app::layout::{CALCULUS_HEIGHT, CALCULUS_RADIUS, DUX_HEIGHT};
use crate::rules::{Role, Side};
use crate::store::PieceSet;
use bevy::prelude::*;

/// How the pieces of one side are made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Make {
    /// Their form.
    pub form: Form,
    /// Whether light goes through them.
    pub matter: Matter,
    /// The light that a piece throws into its shadow, linear.
    pub gleam: Vec3,
    milk: Vec4,
    absorb: Vec4,
    ground: u32,
    wax: u32,
    traits: Vec4,
}

/// The form of a man; the dux of its side follows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Form {
    /// A drop of glass on a flat base.
    Drop,
    /// A disc turned on the lathe, hollow on top within a raised rim.
    Disc,
    /// A drop cut to eight sides.
    Octagon,
}

impl Form {
    /// All forms.
    pub const ALL: [Self; 3] = [Self::Drop, Self::Disc, Self::Octagon];
}

/// Dark wax in pale ground glass.
const WAX: u32 = 0x1E1610;

/// What the pieces of a side are in a set.
#[must_use]
pub fn make(set: PieceSet, side: Side) -> Make {
    match (set, side) {
        (PieceSet::Glass, Side::White) => Make {
            milk: Vec4::new(0.93, 0.93, 0.92, 1.5),
            absorb: Vec4::new(0.25, 0.55, 1.05, 1.9),
            ground: 0xEDE6D8,
            gleam: Vec3::new(0.30, 0.26, 0.20),
            traits: Vec4::new(0.5, 0.10, 1.0, 0.0),
            ..clear(WAX)
        },
        (PieceSet::Glass, Side::Black) => Make {
            milk: Vec4::new(0.02, 0.05, 0.28, 0.5),
            absorb: Vec4::new(12.0, 7.5, 1.9, 2.6),
            ground: 0x9BADD9,
            gleam: Vec3::new(0.02, 0.07, 0.22),
            traits: Vec4::new(0.8, 0.22, 1.0, 0.0),
            ..clear(WAX)
        },
        (PieceSet::Amber, Side::White) => Make {
            milk: Vec4::new(0.80, 0.40, 0.07, 0.8),
            absorb: Vec4::new(0.45, 2.7, 10.0, 2.3),
            ground: 0xE9C27A,
            gleam: Vec3::new(0.42, 0.22, 0.03),
            traits: Vec4::new(1.0, 0.16, 1.0, 0.0),
            ..clear(WAX)
        },
        (PieceSet::Amber, Side::Black) => Make {
            milk: Vec4::new(0.015, 0.075, 0.045, 0.5),
            absorb: Vec4::new(13.0, 4.6, 8.0, 2.5),
            ground: 0x8DB894,
            gleam: Vec3::new(0.01, 0.16, 0.05),
            traits: Vec4::new(1.0, 0.16, 1.0, 0.0),
            ..clear(WAX)
        },
        (PieceSet::Bone, Side::White) => Make {
            milk: linear(0xE2D2AE).xyz().extend(0.6),
            absorb: linear(0x6B4A2A).xyz().extend(0.0),
            ground: 0xDCCBA4,
            traits: Vec4::new(0.0, 0.06, 0.35, 0.85),
            ..turned(0x3A2412)
        },
        (PieceSet::Bone, Side::Black) => Make {
            milk: linear(0x3D444C).xyz().extend(0.15),
            absorb: linear(0x9AA3A8).xyz().extend(0.0),
            ground: 0x7E878C,
            traits: Vec4::new(0.0, 0.12, 0.22, 0.55),
            ..turned(0x14171A)
        },
        (PieceSet::Distinct, Side::White) => Make {
            milk: Vec4::new(1.0, 0.98, 0.95, 3.2),
            absorb: Vec4::new(0.15, 0.25, 0.45, 1.5),
            ground: 0xF5F0E4,
            gleam: Vec3::new(0.28, 0.26, 0.23),
            traits: Vec4::new(0.0, 0.0, 1.0, 0.0),
            ..clear(0x0A0806)
        },
        (PieceSet::Distinct, Side::Black) => Make {
            form: Form::Octagon,
            milk: linear(0x17181C).xyz().extend(0.0),
            absorb: linear(0xF2ECDD).xyz().extend(0.0),
            ground: 0x9B9EA8,
            traits: Vec4::new(0.0, 0.0, 0.9, 1.0),
            ..turned(0x0C0D10)
        },
    }
}

/// A drop of glass, its incisions rubbed with this colour.
const fn clear(wax: u32) -> Make {
    Make {
        form: Form::Drop,
        matter: Matter::Clear,
        ..turned(wax)
    }
}

/// A turned piece of bone or stone, its incisions rubbed with this colour.
const fn turned(wax: u32) -> Make {
    Make {
        form: Form::Disc,
        matter: Matter::Solid,
        gleam: Vec3::ZERO,
        milk: Vec4::ZERO,
        absorb: Vec4::ZERO,
        ground: 0,
        wax,
        traits: Vec4::ZERO,
    }
}

impl Make {
    /// The body of a man or the dux, for the shader. A tall body of glass is milkier, or one would look right through it.
    #[must_use]
    pub fn body(&self, role: Role) -> Body {
        let (solid, milkier) = match role {
            Role::Miles => (
                Vec4::new(CALCULUS_RADIUS, CALCULUS_HEIGHT - 0.07, 0.07, 0.0),
                1.0,
            ),
            Role::Dux => (
                Vec4::new(0.30, DUX_HEIGHT / 2.0, DUX_HEIGHT / 2.0, 1.0),
                if self.milk.w > 2.0 { 2.8 } else { 2.0 },
            ),
        };
        let mut milk = self.milk;
        if self.matter == Matter::Clear {
            milk.w *= milkier;
        }
        Body {
            milk,
            absorb: self.absorb,
            ground: linear(self.ground),
            wax: linear(self.wax),
            solid,
            traits: self.traits,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETS: [PieceSet; 4] = [
        PieceSet::Glass,
        PieceSet::Amber,
        PieceSet::Bone,
        PieceSet::Distinct,
    ];

    fn lightness(colour: Vec4) -> f32 {
        colour.xyz().dot(Vec3::new(0.2126, 0.7152, 0.0722)).cbrt()
    }

    #[test]
    fn the_mark_of_a_bound_piece_stands_out_in_greyscale() {
        for (set, side) in SETS
            .into_iter()
            .flat_map(|set| Side::BOTH.map(|side| (set, side)))
        {
            let body = make(set, side).body(Role::Miles);
            let apart = (lightness(body.ground) - lightness(body.wax)).abs();
            assert!(apart > 0.3, "{set:?} {side}: {apart}");
        }
    }

    #[test]
    fn the_distinct_set_differs_in_form_and_lightness() {
        let [white, blue] = Side::BOTH.map(|side| make(PieceSet::Distinct, side));
        assert_ne!(white.form, blue.form);
        let apart = lightness(white.milk) - lightness(blue.milk);
        assert!(apart > 0.5, "{apart}");
    }
}
