//! The museum's own picture.

use super::{Fault, Faults, Visiting};
use crate::store;
use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy_egui::egui::{TextureId, Vec2 as Size};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};
use std::path::Path;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, load);
}

/// The picture, where there is one.
#[derive(Resource, Debug, Clone, Copy)]
pub(super) struct Logo {
    /// As egui knows it.
    pub texture: TextureId,
    /// How large it is, in pixels.
    pub size: Size,
}

impl Logo {
    /// As large as it fits into a place.
    pub fn fitted(&self, room: Size) -> Size {
        self.size * (room.x / self.size.x).min(room.y / self.size.y)
    }
}

fn load(
    visiting: Res<Visiting>,
    images: Option<ResMut<Assets<Image>>>,
    textures: Option<ResMut<EguiUserTextures>>,
    mut faults: ResMut<Faults>,
    mut commands: Commands,
) {
    let (Some(mut images), Some(mut textures)) = (images, textures) else {
        return;
    };
    let Some(path) = &visiting.kiosk().museum.logo else {
        return;
    };
    match read(Path::new(path)) {
        Ok(image) => {
            let size = image.size_f32();
            let texture = textures.add_image(EguiTextureHandle::Strong(images.add(image)));
            commands.insert_resource(Logo {
                texture,
                size: Size::new(size.x, size.y),
            });
        }
        Err(reason) => faults.set(Fault::Logo, Some(format!("{path}: {reason}"))),
    }
}

fn read(path: &Path) -> Result<Image, String> {
    let bytes = store::read_bytes(path).map_err(|error| error.to_string())?;
    let image = Image::from_buffer(
        &bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::linear(),
        RenderAssetUsages::RENDER_WORLD,
    );
    image.map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_read_and_what_is_none_is_told() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        assert!(read(&assets.join("textures/linen_orm.png")).is_ok());
        assert!(read(&assets.join("kiosk.ron")).is_err());
        assert!(read(Path::new("/nowhere/logo.png")).is_err());
    }

    #[test]
    fn a_picture_fits_its_place() {
        let logo = Logo {
            texture: TextureId::default(),
            size: Size::new(400.0, 100.0),
        };
        assert_eq!(logo.fitted(Size::new(200.0, 80.0)), Size::new(200.0, 50.0));
        assert_eq!(logo.fitted(Size::new(900.0, 50.0)), Size::new(200.0, 50.0));
    }
}
