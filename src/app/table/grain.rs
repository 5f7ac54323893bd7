//! Wood and leather drawn by arithmetic: they stand in until the painted textures are there, and where one is missing.

use bevy::{
    asset::RenderAssetUsages,
    image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

/// Edge of a drawn texture in pixels.
const EDGE: usize = 256;

/// Wood: streaks along the second axis, with pores; around white, to be tinted.
#[must_use]
pub fn wood() -> Image {
    draw(|u, v| {
        let drift = 0.05 * noise(u, v, 3, 2) + 0.02 * noise(u, v, 8, 4);
        let rings = noise(u + drift, v * 0.999, 14, 1);
        let fine = noise(u + drift, v, 64, 3);
        let pores = noise(u, v, 128, 12);
        0.86 + 0.13 * rings + 0.07 * fine - 0.10 * (pores - 0.55).max(0.0)
    })
}

/// Leather: soft grains without direction.
#[must_use]
pub fn leather() -> Image {
    draw(|u, v| 0.88 + 0.10 * noise(u, v, 48, 48) + 0.10 * noise(u, v, 10, 10))
}

/// How every texture is sampled: repeated, with smooth sides.
#[must_use]
pub fn sampler() -> ImageSampler {
    ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 1,
        ..default()
    })
}

fn draw(light: impl Fn(f32, f32) -> f32) -> Image {
    let mut pixels = Vec::with_capacity(EDGE * EDGE * 4);
    for y in 0..EDGE {
        for x in 0..EDGE {
            let value = light(x as f32 / EDGE as f32, y as f32 / EDGE as f32).clamp(0.0, 1.0);
            let warm = (value * 255.0) as u8;
            let less = ((value - (1.0 - value) * 0.35).clamp(0.0, 1.0) * 255.0) as u8;
            pixels.extend([
                warm,
                ((u16::from(warm) + u16::from(less)) / 2) as u8,
                less,
                255,
            ]);
        }
    }
    let mut levels = pixels.clone();
    let mut edge = EDGE;
    let mut count = 1;
    while edge > 1 {
        pixels = halved(&pixels, edge);
        edge /= 2;
        count += 1;
        levels.extend(&pixels);
    }
    let size = Extent3d {
        width: EDGE as u32,
        height: EDGE as u32,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new_uninit(
        size,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = count;
    image.data = Some(levels);
    image.sampler = sampler();
    image
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
