//! Gives every substance its material in the chosen quality.

use super::drawings;
use super::grain::{Cloth, Grains};
use super::paint::{Decal, Glass, Paint, Painted, RoomLight};
use super::sets;
use super::substance::{Substance, Surface};
use crate::app::quality::Quality;
use crate::app::setup::Chosen;
use bevy::{
    ecs::system::SystemParam, light::NotShadowCaster, platform::collections::HashMap, prelude::*,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palette>().add_systems(
        PostUpdate,
        (
            redress.run_if(resource_changed::<Quality>),
            redraw.run_if(resource_changed::<Chosen>),
            dress.run_if(resource_exists::<Grains>),
        )
            .chain(),
    );
}

/// The materials made so far.
#[derive(Resource, Default)]
struct Palette {
    standard: HashMap<Substance, Handle<StandardMaterial>>,
    painted: HashMap<Substance, Handle<Painted>>,
    glass: HashMap<Substance, Handle<Glass>>,
    decals: HashMap<Substance, Handle<Decal>>,
}

/// Everything is dressed anew in another quality.
fn redress(mut commands: Commands, dressed: Query<(Entity, &Substance)>) {
    for (entity, substance) in &dressed {
        // What is taken off the table in this frame needs no dress.
        commands.entity(entity).try_insert(*substance);
    }
}

/// The marks are drawn anew in another contrast.
fn redraw(
    chosen: Res<Chosen>,
    palette: Res<Palette>,
    room: Res<RoomLight>,
    mut decals: ResMut<Assets<Decal>>,
    mut before: Local<bool>,
) {
    if std::mem::replace(&mut *before, chosen.high_contrast) == chosen.high_contrast {
        return;
    }
    for (&substance, handle) in &palette.decals {
        let drawn = drawings::drawing(substance, *room, chosen.high_contrast);
        if let (Some(drawn), Some(mut decal)) = (drawn, decals.get_mut(handle)) {
            *decal = drawn;
        }
    }
}

#[derive(SystemParam)]
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
    (quality, chosen): (Res<Quality>, Res<Chosen>),
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
        } else if let Substance::Glass(set, side, role) = substance {
            let handle = palette.glass.entry(substance).or_insert_with(|| {
                let make = sets::make(set, side);
                stores.glass.add(Glass {
                    body: make.body(role),
                    room: *room,
                    matter: make.matter,
                })
            });
            entity.insert((MeshMaterial3d(handle.clone()), NotShadowCaster));
        } else if let Some(decal) = drawings::drawing(substance, *room, chosen.high_contrast) {
            let handle = palette.decals.entry(substance);
            let handle = handle.or_insert_with(|| stores.decals.add(decal));
            entity.insert((MeshMaterial3d(handle.clone()), NotShadowCaster));
        }
    }
}

/// A surface in low quality.
pub fn painted(surface: &Surface, grain: Option<&Cloth>, room: RoomLight) -> Painted {
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

/// A surface in the better qualities.
pub fn standard(surface: &Surface, grain: Option<&Cloth>) -> StandardMaterial {
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
