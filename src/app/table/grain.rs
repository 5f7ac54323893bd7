//! Textures of wood, leather, cloth and stone: loaded from `assets/textures`, given smaller levels for the distance; where a file is
//! missing, something like it is drawn by arithmetic.

use crate::app::pacing::{Awake, TitleStands};
use bevy::{
    asset::{LoadState, RenderAssetUsages},
    image::{
        ImageAddressMode, ImageFilterMode, ImageLoaderSettings, ImageSampler,
        ImageSamplerDescriptor,
    },
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load.run_if(not(resource_exists::<Awake>)))
        .add_systems(
            Update,
            (
                load.run_if(resource_added::<TitleStands>),
                finish.run_if(resource_exists::<Grains>),
            )
                .chain(),
        );
}

/// A material of the workshop.
#[derive(Reflect, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Grain {
    /// Dark planks.
    #[default]
    Walnut,
    /// The wood of the boards.
    Maple,
    /// The floor of a tray.
    Leather,
    /// Undyed cloth.
    Linen,
    /// Sandstone.
    Stone,
}

impl Grain {
    const ALL: [Self; 5] = [
        Self::Walnut,
        Self::Maple,
        Self::Leather,
        Self::Linen,
        Self::Stone,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Walnut => "walnut",
            Self::Maple => "maple",
            Self::Leather => "leather",
            Self::Linen => "linen",
            Self::Stone => "stone",
        }
    }

    /// The mean colour of its picture, sRGB; tints are relative to it.
    #[must_use]
    pub const fn mean(self) -> [f32; 3] {
        match self {
            Self::Walnut => [0.283, 0.174, 0.105],
            Self::Maple => [0.805, 0.639, 0.457],
            Self::Leather => [0.313, 0.174, 0.093],
            Self::Linen => [0.659, 0.590, 0.479],
            Self::Stone => [0.729, 0.658, 0.508],
        }
    }
}

/// The pictures of one material.
#[derive(Debug, Clone)]
pub struct Cloth {
    /// Its colour.
    pub albedo: Handle<Image>,
    /// Its relief.
    pub normal: Handle<Image>,
    /// Occlusion, roughness, metal.
    pub orm: Handle<Image>,
}

/// All pictures, and those that are still awaited.
#[derive(Resource)]
pub struct Grains {
    cloths: [Cloth; Grain::ALL.len()],
    awaited: Vec<(Handle<Image>, Plain)>,
}

/// What is drawn when a file is missing.
#[derive(Debug, Clone, Copy)]
enum Plain {
    Wood([f32; 3]),
    Speckled([f32; 3]),
    Flat([u8; 3]),
}

impl Grains {
    /// The pictures of a material.
    #[must_use]
    pub fn of(&self, grain: Grain) -> &Cloth {
        &self.cloths[grain as usize]
    }
}

/// Whether all pictures have arrived or were replaced.
pub(super) fn is_loaded(world: &World) -> bool {
    world
        .get_resource::<Grains>()
        .is_some_and(|grains| grains.awaited.is_empty())
}

fn load(mut commands: Commands, server: Res<AssetServer>) {
    let mut awaited = Vec::new();
    let cloths = Grain::ALL.map(|grain| {
        let mut ask = |kind: &str, is_srgb: bool, plain: Plain| {
            let handle: Handle<Image> = server
                .load_builder()
                .with_settings(move |settings: &mut ImageLoaderSettings| {
                    settings.is_srgb = is_srgb;
                    settings.sampler = sampler();
                })
                .load(format!("textures/{}_{kind}.png", grain.name()));
            awaited.push((handle.clone(), plain));
            handle
        };
        let mean = grain.mean();
        Cloth {
            albedo: match grain {
                Grain::Walnut | Grain::Maple => ask("albedo", true, Plain::Wood(mean)),
                _ => ask("albedo", true, Plain::Speckled(mean)),
            },
            normal: ask("normal", false, Plain::Flat([128, 128, 255])),
            orm: ask("orm", false, Plain::Flat([255, 255, 0])),
        }
    });
    commands.insert_resource(Grains { cloths, awaited });
}

/// A picture that arrives is given its smaller levels in the same update, before it reaches the renderer.
fn finish(server: Res<AssetServer>, mut grains: ResMut<Grains>, mut images: ResMut<Assets<Image>>) {
    if grains.awaited.is_empty() {
        return;
    }
    grains.awaited.retain(|(handle, plain)| {
        if let Some(mut image) = images.get_mut(handle) {
            add_levels(&mut image);
            return false;
        }
        let LoadState::Failed(error) = server.load_state(handle) else {
            return true;
        };
        warn!("{error}; a plain texture stands in");
        let replaced = images.insert(handle.id(), plain.draw());
        replaced.is_err()
    });
}

impl Plain {
    fn draw(self) -> Image {
        match self {
            Self::Wood(mean) => draw(mean, |u, v| {
                let drift = 0.05 * noise(u, v, 2, 3) + 0.02 * noise(u, v, 4, 8);
                let rings = noise(u, v + drift, 1, 14);
                let fine = noise(u, v + drift, 3, 64);
                0.88 + 0.14 * rings + 0.08 * fine
            }),
            Self::Speckled(mean) => draw(mean, |u, v| {
                0.9 + 0.10 * noise(u, v, 48, 48) + 0.10 * noise(u, v, 10, 10)
            }),
            Self::Flat([r, g, b]) => picture(1, vec![r, g, b, 255], TextureFormat::Rgba8Unorm),
        }
    }
}

/// Edge of a drawn texture in pixels.
const EDGE: usize = 256;

/// How every texture is sampled: repeated, with smooth sides.
fn sampler() -> ImageSampler {
    ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..default()
    })
}

fn draw(mean: [f32; 3], light: impl Fn(f32, f32) -> f32) -> Image {
    let mut pixels = Vec::with_capacity(EDGE * EDGE * 4);
    for y in 0..EDGE {
        for x in 0..EDGE {
            let value = light(x as f32 / EDGE as f32, y as f32 / EDGE as f32);
            pixels.extend(mean.map(|channel| (channel * value * 255.0).clamp(0.0, 255.0) as u8));
            pixels.push(255);
        }
    }
    let mut image = picture(EDGE, pixels, TextureFormat::Rgba8UnormSrgb);
    add_levels(&mut image);
    image
}

fn picture(edge: usize, pixels: Vec<u8>, format: TextureFormat) -> Image {
    let size = Extent3d {
        width: edge as u32,
        height: edge as u32,
        depth_or_array_layers: 1,
    };
    let usage = RenderAssetUsages::default();
    let mut image = Image::new(size, TextureDimension::D2, pixels, format, usage);
    image.sampler = sampler();
    image
}

/// Adds all smaller levels to a square picture of four bytes a pixel; leaves any other as it is.
fn add_levels(image: &mut Image) {
    let size = image.texture_descriptor.size;
    let mut edge = size.width as usize;
    let fits = size.width == size.height
        && edge.is_power_of_two()
        && image.texture_descriptor.mip_level_count == 1;
    let Some(levels) = image
        .data
        .as_mut()
        .filter(|data| fits && data.len() == edge * edge * 4)
    else {
        return;
    };
    let mut level = levels.clone();
    let mut count = 1;
    while edge > 1 {
        level = halved(&level, edge);
        edge /= 2;
        count += 1;
        levels.extend(&level);
    }
    image.texture_descriptor.mip_level_count = count;
}

/// The next smaller level of a square picture.
fn halved(pixels: &[u8], edge: usize) -> Vec<u8> {
    let at = |x: usize, y: usize, channel: usize| u16::from(pixels[(y * edge + x) * 4 + channel]);
    let mut smaller = Vec::with_capacity(pixels.len() / 4);
    for y in (0..edge).step_by(2) {
        for x in (0..edge).step_by(2) {
            for channel in 0..4 {
                let sum = at(x, y, channel)
                    + at(x + 1, y, channel)
                    + at(x, y + 1, channel)
                    + at(x + 1, y + 1, channel);
                smaller.push((sum / 4) as u8);
            }
        }
    }
    smaller
}

/// Smooth noise from 0 to 1 that repeats after one unit, with so many knots along each axis.
fn noise(u: f32, v: f32, across: u32, along: u32) -> f32 {
    let (x, y) = (
        u.rem_euclid(1.0) * across as f32,
        v.rem_euclid(1.0) * along as f32,
    );
    let (fx, fy) = (smooth(x.fract()), smooth(y.fract()));
    let knot = |dx: u32, dy: u32| {
        hash(
            (x as u32 + dx) % across,
            (y as u32 + dy) % along,
            across * 31 + along,
        )
    };
    let near = knot(0, 0) + (knot(1, 0) - knot(0, 0)) * fx;
    let far = knot(0, 1) + (knot(1, 1) - knot(0, 1)) * fx;
    near + (far - near) * fy
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

fn hash(x: u32, y: u32, salt: u32) -> f32 {
    let mut h =
        x.wrapping_mul(0x9e37_79b9) ^ y.wrapping_mul(0x85eb_ca6b) ^ salt.wrapping_mul(0xc2b2_ae35);
    h = (h ^ (h >> 15)).wrapping_mul(0x2c1b_3c6d);
    h = (h ^ (h >> 12)).wrapping_mul(0x297a_2d39);
    (h >> 8 & 0xffff) as f32 / 65535.0
}
