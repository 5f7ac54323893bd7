//! What things are made of, as numbers: colours, roughness, the grain of wood and stone.

use super::grain::Grain;
use crate::rules::{Role, Side};
use crate::store::{BoardMaterial, PieceSet};
use bevy::prelude::*;

/// What an entity is made of; it is given the matching material.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Substance {
    /// The table's top: wood or cloth.
    Top(Grain),
    /// A part of a board.
    Board(Part, BoardMaterial),
    TrayRim,
    TrayFloor,
    Terracotta,
    Copper,
    /// A part of the archers' mat.
    Mat(Cut),
    /// The wood of a bow.
    Bow,
    /// The band and the knob of a dux.
    Trim(PieceSet, Side),
    /// The body of a piece.
    Glass(PieceSet, Side, Role),
    /// The shadow of a piece and the light it lets through.
    Shadow(PieceSet, Side, Role),
    /// The shadow of a box of this size, in hundredths of a square.
    BoxShadow(u16, u16),
    Wash,
    Outline,
    /// The way of the last move, so long, in hundredths of a square.
    Trail(u16),
    ChosenRing,
    MayActRing,
    Bead,
    RemovableRing,
    Corners,
    Refusal,
    Pincers,
    HintRays,
    HintStar,
    /// Light of a small flame on the table.
    LampGlow,
}

/// The parts of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    LightSquare,
    DarkSquare,
    /// What is seen between the squares: an inlay or the ground of a groove.
    Line,
    Rim,
    Lettering,
}

/// The parts of the archers' mat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cut {
    /// The low board it lies on.
    Plinth,
    Leather,
    /// The thread of its seam.
    Thread,
    /// The dyed band of a base.
    Base(Side),
    /// What is drawn: lines, rings, letters.
    Line,
    /// The round of a place, burnt in.
    Place,
    /// A line that leads where the archer may go that is chosen or looked at.
    Lit,
    /// A line of another place that is looked at.
    Traced,
    /// The dark edges of a lit line.
    Shade,
}

/// A wooden, leather, stone or metal surface.
pub struct Surface {
    /// sRGB colour of the whole.
    pub colour: u32,
    /// 0 is a mirror, 1 chalk.
    pub roughness: f32,
    /// Whether it is metal.
    pub metal: bool,
    /// Its picture.
    pub grain: Option<Grain>,
}

const fn grained(colour: u32, roughness: f32, grain: Grain) -> Surface {
    Surface {
        colour,
        roughness,
        metal: false,
        grain: Some(grain),
    }
}

const fn plain(colour: u32, roughness: f32) -> Surface {
    Surface {
        colour,
        roughness,
        metal: false,
        grain: None,
    }
}

const fn metal(colour: u32, roughness: f32) -> Surface {
    Surface {
        colour,
        roughness,
        metal: true,
        grain: None,
    }
}

impl Surface {
    /// What the grain's picture is multiplied with to have the wished colour on the whole, linear.
    pub fn tint(&self) -> Vec4 {
        let mean = self.grain.map_or([1.0; 3], Grain::mean);
        let mean = Color::srgb(mean[0], mean[1], mean[2]).to_linear().to_vec3();
        (linear(self.colour).xyz() / mean).extend(1.0)
    }
}

impl Substance {
    /// The surface, if it is one; glass and drawings are none.
    pub fn surface(self) -> Option<Surface> {
        Some(match self {
            Self::Top(Grain::Linen) => grained(0x74726C, 0.9, Grain::Linen),
            Self::Top(grain) => grained(0x432B1C, 0.5, grain),
            Self::Board(part, material) => board_surface(part, material),
            Self::Mat(cut) => mat_surface(cut),
            Self::Bow => grained(0xB98A4E, 0.4, Grain::Maple),
            Self::TrayRim => grained(0x5E3B23, 0.42, Grain::Walnut),
            Self::TrayFloor => grained(0x46301F, 0.85, Grain::Leather),
            Self::Terracotta => grained(0x7A4A2C, 0.86, Grain::Leather),
            Self::Copper => metal(0x94703A, 0.42),
            Self::Trim(PieceSet::Glass | PieceSet::Amber, _) => metal(0xD9B25A, 0.25),
            Self::Trim(_, Side::White) => metal(0x7A5A34, 0.35),
            Self::Trim(_, Side::Black) => metal(0xC9B48A, 0.3),
            _ => return None,
        })
    }
}

const fn board_surface(part: Part, material: BoardMaterial) -> Surface {
    use BoardMaterial::{Hinged, Stone, Wood};
    match (material, part) {
        (Wood, Part::LightSquare) => grained(0xA5744A, 0.40, Grain::Maple),
        (Wood, Part::DarkSquare) => grained(0x95653E, 0.40, Grain::Maple),
        (Wood, Part::Line) => grained(0xE3CD9F, 0.45, Grain::Maple),
        (Wood, Part::Rim) => grained(0x4A2A18, 0.36, Grain::Maple),
        (Wood, Part::Lettering) => grained(0xDCC28E, 0.5, Grain::Maple),
        (Stone, Part::LightSquare) => grained(0xC2B294, 0.9, Grain::Stone),
        (Stone, Part::DarkSquare) => grained(0xB8A789, 0.9, Grain::Stone),
        (Stone, Part::Line) => grained(0x5D4F3C, 0.95, Grain::Stone),
        (Stone, Part::Rim) => grained(0xB3A283, 0.92, Grain::Stone),
        (Stone, Part::Lettering) => grained(0x594B38, 0.95, Grain::Stone),
        (Hinged, Part::LightSquare) => grained(0xCBA574, 0.42, Grain::Maple),
        (Hinged, Part::DarkSquare) => grained(0x83603F, 0.42, Grain::Maple),
        (Hinged, Part::Line) => grained(0x3B2414, 0.7, Grain::Maple),
        (Hinged, Part::Rim) => grained(0x6B482C, 0.38, Grain::Maple),
        (Hinged, Part::Lettering) => grained(0x1C110A, 0.8, Grain::Maple),
    }
}

const fn mat_surface(cut: Cut) -> Surface {
    match cut {
        Cut::Plinth => grained(0x4A2A18, 0.36, Grain::Walnut),
        Cut::Leather => grained(0x8C5A34, 0.8, Grain::Leather),
        Cut::Thread => grained(0xE4CF9C, 0.9, Grain::Linen),
        Cut::Base(Side::White) => grained(0xEFE4C8, 0.85, Grain::Leather),
        Cut::Base(Side::Black) => grained(0x27407E, 0.85, Grain::Leather),
        Cut::Line => grained(0xEAD6A4, 0.85, Grain::Linen),
        Cut::Place => grained(0x6B4024, 0.85, Grain::Leather),
        Cut::Lit => plain(0xFFB52E, 0.6),
        Cut::Traced => plain(0xFFF4DC, 0.6),
        Cut::Shade => plain(0x24120A, 0.9),
    }
}

/// A colour given as sRGB, as light.
pub fn linear(srgb: u32) -> Vec4 {
    let [_, r, g, b] = srgb.to_be_bytes();
    Color::srgb_u8(r, g, b).to_linear().to_vec4()
}
