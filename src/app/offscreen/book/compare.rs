//! Holds a page against its reference: a picture of it, 240 pixels wide, in few shades.

use crate::app::offscreen::studio::StudioError;
use crate::store;
use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use std::fmt;
use std::path::Path;

/// Width of a reference, in pixels.
const WIDTH: u32 = 240;
/// How much a reference is softened, in its pixels: the grain of wood and leather tells nothing, and would take a third more room.
const SOFT: f32 = 0.8;
/// What is kept of a shade: the upper four bits.
const KEPT: u8 = 0b1111_0000;
/// The middle of what is not kept.
const MIDDLE: u8 = 0b1000;
/// How far all shades may differ on the mean, of 255; what is not kept makes four of it.
const MEAN: f32 = 8.0;
/// How far a patch of the picture may differ on the mean, of 255: a piece that is not there, a panel that covers another one.
const PATCH: f32 = 42.0;
/// The side of a patch, in pixels of the reference.
const PATCH_SIDE: usize = 12;

/// How a page agrees with its reference.
#[derive(Debug, Clone, PartialEq)]
pub struct Compared {
    /// The page.
    pub name: String,
    /// What was found.
    pub found: Found,
}

/// What a comparison finds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Found {
    /// How far shades differ on the mean, and in the patch that differs most.
    Difference {
        /// On the mean of all.
        mean: f32,
        /// In the worst patch.
        patch: f32,
    },
    /// The reference shows a picture of another shape.
    OtherShape,
    /// There is no reference.
    NoReference,
    /// The reference was made anew.
    Accepted,
}

impl Compared {
    /// Whether the page looks as it should.
    #[must_use]
    pub fn agrees(&self) -> bool {
        match self.found {
            Found::Difference { mean, patch } => mean <= MEAN && patch <= PATCH,
            Found::OtherShape | Found::NoReference => false,
            Found::Accepted => true,
        }
    }
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: ", self.name)?;
        match self.found {
            Found::Difference { mean, patch } => write!(
                f,
                "differs by {mean:.1} on the mean (allowed {MEAN}), by {patch:.1} in a patch (allowed {PATCH})"
            ),
            Found::OtherShape => write!(f, "its reference has another shape"),
            Found::NoReference => write!(f, "it has no reference"),
            Found::Accepted => write!(f, "its reference is new"),
        }
    }
}

/// A small picture: width, and red, green, blue of each pixel.
struct Small {
    width: usize,
    shades: Vec<u8>,
}

/// Compares a page with its reference, or makes the reference anew.
pub fn compare(
    name: &str,
    picture: &Image,
    reference: &Path,
    accept: bool,
) -> Result<Compared, StudioError> {
    let height = (picture.height() * WIDTH).div_ceil(picture.width().max(1));
    let failed = |reason: String| StudioError::NotWritten {
        path: reference.display().to_string(),
        reason,
    };
    let small = picture
        .clone()
        .try_into_dynamic()
        .map_err(|error| failed(error.to_string()))?
        .thumbnail_exact(WIDTH, height)
        .blur(SOFT);
    let found = if accept {
        let mut kept = small.to_rgb8();
        kept.iter_mut().for_each(|shade| *shade &= KEPT);
        let mut bytes = Vec::new();
        // Of all filters this one makes them smallest: half of what an encoder's own choice does.
        let smallest =
            PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, FilterType::Sub);
        kept.write_with_encoder(smallest)
            .map_err(|error| failed(error.to_string()))?;
        store::write_atomic(reference, &bytes).map_err(|error| failed(error.to_string()))?;
        Found::Accepted
    } else {
        let small = Small {
            width: WIDTH as usize,
            shades: small.to_rgb8().into_raw(),
        };
        read(reference).map_or(Found::NoReference, |kept| difference(&small, &kept))
    };
    Ok(Compared {
        name: name.to_owned(),
        found,
    })
}

fn read(reference: &Path) -> Option<Small> {
    let bytes = store::read_bytes(reference).ok()?;
    let image = Image::from_buffer(
        &bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    )
    .ok()?;
    let width = image.width() as usize;
    let shades = image.try_into_dynamic().ok()?.to_rgb8().into_raw();
    let shades = shades.iter().map(|shade| shade | MIDDLE).collect();
    Some(Small { width, shades })
}

fn difference(page: &Small, kept: &Small) -> Found {
    if page.width != kept.width || page.shades.len() != kept.shades.len() {
        return Found::OtherShape;
    }
    let columns = page.width.div_ceil(PATCH_SIDE);
    let rows = (page.shades.len() / 3 / page.width.max(1)).div_ceil(PATCH_SIDE);
    let mut patches = vec![([0.0_f32; 3], 0.0_f32); columns * rows];
    let mut sum = 0.0;
    for (idx, (a, b)) in page.shades.iter().zip(&kept.shades).enumerate() {
        let off = f32::from(*a) - f32::from(*b);
        sum += off.abs();
        let (pixel, channel) = (idx / 3, idx % 3);
        let (x, y) = (pixel % page.width, pixel / page.width);
        let patch = &mut patches[y / PATCH_SIDE * columns + x / PATCH_SIDE];
        patch.0[channel] += off;
        patch.1 += 1.0 / 3.0;
    }
    let worst = patches
        .iter()
        .flat_map(|(sums, count)| sums.map(|sum| sum.abs() / count.max(1.0)))
        .fold(0.0, f32::max);
    Found::Difference {
        mean: sum / page.shades.len().max(1) as f32,
        patch: worst,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(shade: u8) -> Small {
        Small {
            width: 24,
            shades: vec![shade; 24 * 24 * 3],
        }
    }

    #[test]
    fn a_small_thing_that_is_missing_is_found() {
        let mut page = plain(100);
        for y in 2..10 {
            for x in 2..10 {
                page.shades[(y * 24 + x) * 3] = 220;
            }
        }
        let Found::Difference { mean, patch } = difference(&page, &plain(100)) else {
            panic!("the same shape");
        };
        assert!(mean < MEAN, "{mean}");
        assert!(patch > PATCH, "{patch}");
    }

    #[test]
    fn what_is_not_kept_does_not_count() {
        let kept = plain((103 & KEPT) | MIDDLE);
        let found = difference(&plain(103), &kept);
        let name = String::new();
        assert!(Compared { name, found }.agrees());
        assert_eq!(
            difference(
                &plain(1),
                &Small {
                    width: 12,
                    ..plain(1)
                }
            ),
            Found::OtherShape
        );
    }
}
