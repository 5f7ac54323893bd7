//! What things are made of, and how each substance looks in the chosen quality.

use super::grain::{Cloth, Grain, Grains};
use super::paint::{Body, Decal, Glass, Ink, Paint, Painted, RoomLight, Shape};
use crate::app::layout::{CALCULUS_HEIGHT, CALCULUS_RADIUS, DUX_HEIGHT};
use crate::app::quality::Quality;
use crate::rules::{Calculus, Role, Side};
use bevy::{light::NotShadowCaster, platform::collections::HashMap, prelude::*};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palette>().add_systems(
        PostUpdate,
        (redress.run_if(resource_changed::<Quality>), dress).chain(),
    );
}

/// What an entity is made of; it is given the matching material.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Substance {
    TableTop,
    LightSquare,
    DarkSquare,
    Line,
    Rim,
    Lettering,
    TrayRim,
    TrayFloor,
    Terracotta,
    Copper,
    Gilt,
    Glass(Side, Role),
    /// The shadow of a piece and the light it lets through.
    Shadow(Side, Role),
    /// The shadow of a box of this size, in hundredths of a square.
    BoxShadow(u16, u16),
    Wash,
    Outline,
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

/// How far a box's shadow fades, in squares.
pub const BOX_SOFTNESS: f32 = 0.55;

/// The materials made so far.
#[derive(Resource, Default)]
struct Palette {
    standard: HashMap<Substance, Handle<StandardMaterial>>,
    painted: HashMap<Substance, Handle<Painted>>,
    glass: HashMap<Substance, Handle<Glass>>,
    decals: HashMap<Substance, Handle<Decal>>,
}

/// A wooden, leather or metal surface: sRGB colour, roughness, whether it is metal.
struct Surface {
    colour: u32,
    roughness: f32,
    metal: bool,
    grain: Option<Grain>,
}

const fn wooden(colour: u32, roughness: f32, grain: Grain) -> Surface {
    Surface {
        colour,
        roughness,
        metal: false,
        grain: Some(grain),
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
    fn tint(&self) -> Vec4 {
        let mean = self.grain.map_or([1.0; 3], Grain::mean);
        let mean = Color::srgb(mean[0], mean[1], mean[2]).to_linear().to_vec3();
        (linear(self.colour).xyz() / mean).extend(1.0)
    }
}

impl Substance {
    fn surface(self) -> Option<Surface> {
        Some(match self {
            Self::TableTop => wooden(0x4A2E1D, 0.5, Grain::Walnut),
            Self::LightSquare => wooden(0xC9A374, 0.42, Grain::Maple),
            Self::DarkSquare => wooden(0x86603F, 0.42, Grain::Maple),
            Self::Line => wooden(0x3B2414, 0.7, Grain::Maple),
            Self::Rim => wooden(0x6B482C, 0.38, Grain::Maple),
            Self::Lettering => wooden(0x1C110A, 0.8, Grain::Maple),
            Self::TrayRim => wooden(0x6A4225, 0.42, Grain::Walnut),
            Self::TrayFloor => wooden(0x4A3122, 0.85, Grain::Leather),
            Self::Terracotta => wooden(0x7A4A2C, 0.86, Grain::Leather),
            Self::Copper => metal(0x77522F, 0.45),
            Self::Gilt => metal(0xD9B25A, 0.25),
            _ => return None,
        })
    }

    fn decal(self) -> Option<Decal> {
        /// Between the light and the dark wood in lightness, so that it is seen on both.
        const EMBER: u32 = 0xD9821C;
        const CANDLE: u32 = 0xF1E4C8;
        const MADDER: u32 = 0xB4432F;
        const HINT: u32 = 0x9FE6C0;
        let (shape, colour, strength, size) = match self {
            Self::Shadow(_, Role::Miles) => (
                Shape::PieceShadow,
                0x0A0503,
                0.9,
                [1.0, CALCULUS_RADIUS - 0.02, 0.30],
            ),
            Self::Shadow(_, Role::Dux) => (
                Shape::PieceShadow,
                0x0A0503,
                0.9,
                [1.4, CALCULUS_RADIUS - 0.02, 0.82],
            ),
            Self::BoxShadow(x, z) => {
                let half = |size: u16| f32::from(size) / 200.0;
                let mut decal = drawing(Shape::BoxShadow, 0x070402, 0.72, [1.0, half(x), half(z)]);
                decal.ink.size.w = BOX_SOFTNESS;
                return Some(decal);
            }
            Self::Wash => (Shape::Wash, EMBER, 1.0, [0.5, 0.0, 0.0]),
            Self::Outline => (Shape::Outline, EMBER, 1.0, [0.5, 0.0, 0.0]),
            Self::ChosenRing => (Shape::GlowRing, 0xFFC25E, 0.95, [0.62, 0.43, 0.03]),
            Self::MayActRing => (Shape::ThinRing, CANDLE, 0.55, [0.5, 0.425, 0.014]),
            Self::Bead => (Shape::Bead, CANDLE, 0.88, [0.3, 0.115, 0.0]),
            Self::RemovableRing => (Shape::NotchedRing, 0xE0552C, 0.95, [0.6, 0.45, 0.036]),
            Self::Corners => (Shape::Corners, CANDLE, 0.9, [0.5, 0.0, 0.0]),
            Self::Pincers => (Shape::Pincers, 0xE0452C, 0.95, [0.5, 0.0, 0.0]),
            Self::HintRays => (Shape::Rays, HINT, 0.95, [0.62, 0.46, 0.57]),
            Self::HintStar => (Shape::Rays, HINT, 0.95, [0.5, 0.09, 0.34]),
            Self::LampGlow => (Shape::LampGlow, 0, 0.0, [2.0, 0.0, 0.0]),
            Self::Refusal => (Shape::Crossed, MADDER, 0.95, [0.5, 0.0, 0.0]),
            _ => return None,
        };
        let mut decal = drawing(shape, colour, strength, size);
        decal.ink.light = match self {
            Self::Shadow(Side::White, _) => Vec4::new(0.34, 0.25, 0.13, 0.0),
            Self::Shadow(Side::Black, _) => Vec4::new(0.02, 0.075, 0.40, 0.0),
            Self::LampGlow => Vec4::new(0.40, 0.18, 0.055, 0.0),
            _ => Vec4::ZERO,
        };
        if let Self::Shadow(_, role) = self {
            // A tall body's shadow grows narrower towards its head.
            decal.ink.size.w = if role == Role::Dux { 0.36 } else { 0.15 };
        }
        Some(decal)
    }
}

fn drawing(shape: Shape, colour: u32, strength: f32, [half, y, z]: [f32; 3]) -> Decal {
    Decal {
        ink: Ink {
            colour: linear(colour).xyz().extend(strength),
            light: Vec4::ZERO,
            size: Vec4::new(half, y, z, 0.0),
        },
        shape,
    }
}

fn glass_body(calculus: Calculus) -> Body {
    let solid = match calculus.role {
        Role::Miles => Vec4::new(CALCULUS_RADIUS, CALCULUS_HEIGHT - 0.07, 0.07, 0.0),
        Role::Dux => Vec4::new(0.30, DUX_HEIGHT / 2.0, DUX_HEIGHT / 2.0, 1.0),
    };
    match calculus.side {
        Side::White => Body {
            milk: Vec4::new(0.96, 0.93, 0.86, 2.5 + 4.5 * solid.w),
            absorb: Vec4::new(0.2, 0.45, 1.1, 1.5),
            ground: linear(0xE9DFC8).xyz().extend(1.0),
            solid,
        },
        Side::Black => Body {
            milk: Vec4::new(0.02, 0.05, 0.30, 0.5 + 0.5 * solid.w),
            absorb: Vec4::new(12.0, 7.5, 1.9, 2.6),
            ground: linear(0x93A6D6).xyz().extend(1.0),
            solid,
        },
    }
}

fn linear(srgb: u32) -> Vec4 {
    let [_, r, g, b] = srgb.to_be_bytes();
    Color::srgb_u8(r, g, b).to_linear().to_vec4()
}

/// Everything is dressed anew in another quality.
fn redress(mut commands: Commands, dressed: Query<(Entity, &Substance)>) {
    for (entity, substance) in &dressed {
        commands.entity(entity).insert(*substance);
    }
}

#[derive(bevy::ecs::system::SystemParam)]
struct Stores<'w> {
    standard: ResMut<'w, Assets<StandardMaterial>>,
    painted: ResMut<'w, Assets<Painted>>,
    glass: ResMut<'w, Assets<Glass>>,
    decals: ResMut<'w, Assets<Decal>>,
}

fn dress(
    mut commands: Commands,
    mut palette: ResMut<Palette>,
    mut stores: Stores,
    grains: Res<Grains>,
    quality: Res<Quality>,
    room: Res<RoomLight>,
    naked: Query<(Entity, &Substance), Changed<Substance>>,
) {
    for (entity, &substance) in &naked {
        let mut entity = commands.entity(entity);
        if let Some(surface) = substance.surface() {
            let grain = surface.grain.map(|grain| grains.of(grain));
            // Metal mirrors the room, which only our own paint knows.
            let paint = *quality == Quality::Low || surface.metal;
            if paint {
                let handle = palette.painted.entry(substance);
                let handle =
                    handle.or_insert_with(|| stores.painted.add(painted(&surface, grain, *room)));
                entity
                    .remove::<MeshMaterial3d<StandardMaterial>>()
                    .insert(MeshMaterial3d(handle.clone()));
            } else {
                let handle = palette.standard.entry(substance);
                let handle =
                    handle.or_insert_with(|| stores.standard.add(standard(&surface, grain)));
                entity
                    .remove::<MeshMaterial3d<Painted>>()
                    .insert(MeshMaterial3d(handle.clone()));
            }
        } else if let Substance::Glass(side, role) = substance {
            let handle = palette.glass.entry(substance).or_insert_with(|| {
                stores.glass.add(Glass {
                    body: glass_body(Calculus { side, role }),
                    room: *room,
                })
            });
            entity.insert((MeshMaterial3d(handle.clone()), NotShadowCaster));
        } else if let Some(decal) = substance.decal() {
            let handle = palette.decals.entry(substance);
            let handle = handle.or_insert_with(|| stores.decals.add(decal));
            entity.insert((MeshMaterial3d(handle.clone()), NotShadowCaster));
        }
    }
}

fn painted(surface: &Surface, grain: Option<&Cloth>, room: RoomLight) -> Painted {
    let smooth = 1.0 - surface.roughness;
    Painted {
        paint: Paint {
            colour: surface.tint(),
            gloss: Vec4::new(
                smooth * smooth * 0.42,
                6.0 + 90.0 * smooth.powi(3),
                if surface.metal { 1.0 } else { 0.0 },
                0.0,
            ),
        },
        room,
        grain: grain.map(|cloth| cloth.albedo.clone()),
    }
}

fn standard(surface: &Surface, grain: Option<&Cloth>) -> StandardMaterial {
    StandardMaterial {
        base_color: Color::LinearRgba(LinearRgba::from_vec4(surface.tint())),
        base_color_texture: grain.map(|cloth| cloth.albedo.clone()),
        normal_map_texture: grain.map(|cloth| cloth.normal.clone()),
        metallic_roughness_texture: grain.map(|cloth| cloth.orm.clone()),
        occlusion_texture: grain.map(|cloth| cloth.orm.clone()),
        // The picture holds the roughness itself.
        perceptual_roughness: if grain.is_some() {
            1.0
        } else {
            surface.roughness
        },
        metallic: if surface.metal { 1.0 } else { 0.0 },
        ..default()
    }
}
