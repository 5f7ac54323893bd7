//! What things in the exhibit are made of.

use crate::app::quality::Quality;
use crate::app::table::grain::{Grain, Grains};
use crate::app::table::looks::{painted, standard};
use crate::app::table::paint::{Glass, Painted, RoomLight};
use crate::app::table::sets;
use crate::app::table::substance::Surface;
use crate::data::exhibit::{Colour, Material};
use crate::rules::{Role, Side};
use crate::store::PieceSet;
use bevy::{
    ecs::system::SystemParam, light::NotShadowCaster, platform::collections::HashMap, prelude::*,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palette>().add_systems(
        PostUpdate,
        (redress.run_if(resource_changed::<Quality>), dress)
            .chain()
            .run_if(resource_exists::<Grains>),
    );
}

/// What an entity of the exhibit is made of; it is given the matching material.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stuff {
    /// The old maple of the board.
    Maple,
    /// Its raised edge.
    MapleEdge,
    /// A gap between two things.
    Gap,
    /// What is left of the leather.
    Leather,
    /// The fittings of the board.
    Fitting,
    /// A line of the grid that nobody found.
    Grid,
    /// A counter.
    Counter(Colour),
    /// An object.
    Of(Material),
}

#[derive(Resource, Default)]
struct Palette {
    standard: HashMap<Stuff, Handle<StandardMaterial>>,
    painted: HashMap<Stuff, Handle<Painted>>,
    glass: HashMap<Colour, Handle<Glass>>,
}

const fn plain(colour: u32, roughness: f32) -> Surface {
    Surface {
        colour,
        roughness,
        metal: false,
        grain: None,
    }
}

const fn grained(colour: u32, roughness: f32, grain: Grain) -> Surface {
    Surface {
        colour,
        roughness,
        metal: false,
        grain: Some(grain),
    }
}

impl Stuff {
    /// The surface, if it is one; glass and lines of light are none.
    const fn surface(self) -> Option<Surface> {
        Some(match self {
            Self::Maple => grained(0xB98E5C, 0.55, Grain::Maple),
            Self::MapleEdge => grained(0x8E653C, 0.5, Grain::Maple),
            Self::Gap => plain(0x1A120C, 0.9),
            Self::Leather => grained(0x5A3A24, 0.9, Grain::Leather),
            Self::Fitting => grained(0x80683C, 0.4, Grain::Stone),
            Self::Of(material) => surface_of(material),
            Self::Grid | Self::Counter(_) => return None,
        })
    }

    /// The side whose glass a counter is like.
    const fn side(colour: Colour) -> Side {
        match colour {
            Colour::White => Side::White,
            Colour::Blue => Side::Black,
        }
    }
}

const fn surface_of(material: Material) -> Surface {
    match material {
        Material::CopperAlloy => grained(0x756544, 0.42, Grain::Stone),
        Material::Metal => grained(0x57524B, 0.45, Grain::Stone),
        Material::Iron => grained(0x54402F, 0.75, Grain::Stone),
        Material::Jet => plain(0x0B0A0C, 0.16),
        Material::Samian => plain(0xA23D22, 0.34),
        Material::Pottery => grained(0xB08459, 0.85, Grain::Stone),
        Material::Amphora => grained(0xC3A078, 0.95, Grain::Stone),
        Material::Wood => grained(0x8A6238, 0.6, Grain::Maple),
        Material::Cloth => grained(0x7B3B34, 0.95, Grain::Linen),
        Material::Stand => plain(0x2B2622, 0.6),
    }
}

/// Everything is dressed anew in another quality.
fn redress(mut commands: Commands, dressed: Query<(Entity, &Stuff)>) {
    for (entity, stuff) in &dressed {
        commands.entity(entity).insert(*stuff);
    }
}

#[derive(SystemParam)]
struct Stores<'w> {
    standard: ResMut<'w, Assets<StandardMaterial>>,
    painted: ResMut<'w, Assets<Painted>>,
    glass: ResMut<'w, Assets<Glass>>,
}

fn dress(
    mut commands: Commands,
    mut palette: ResMut<Palette>,
    mut stores: Stores,
    grains: Res<Grains>,
    quality: Res<Quality>,
    room: Res<RoomLight>,
    naked: Query<(Entity, &Stuff), Changed<Stuff>>,
) {
    let palette = &mut *palette;
    for (entity, &stuff) in &naked {
        let mut entity = commands.entity(entity);
        match (stuff, stuff.surface()) {
            (_, Some(surface)) if *quality == Quality::Low => {
                let grain = surface.grain.map(|grain| grains.of(grain));
                let handle = palette.painted.entry(stuff);
                let handle =
                    handle.or_insert_with(|| stores.painted.add(painted(&surface, grain, *room)));
                entity
                    .remove::<MeshMaterial3d<StandardMaterial>>()
                    .insert(MeshMaterial3d(handle.clone()));
            }
            (_, Some(surface)) => {
                let grain = surface.grain.map(|grain| grains.of(grain));
                let handle = palette.standard.entry(stuff);
                let handle =
                    handle.or_insert_with(|| stores.standard.add(standard(&surface, grain)));
                entity
                    .remove::<MeshMaterial3d<Painted>>()
                    .insert(MeshMaterial3d(handle.clone()));
            }
            (Stuff::Counter(colour), None) => {
                let handle = palette.glass.entry(colour);
                let handle = handle.or_insert_with(|| stores.glass.add(glass(colour, *room)));
                entity.insert((MeshMaterial3d(handle.clone()), NotShadowCaster));
            }
            (_, None) => {
                let handle = palette.standard.entry(stuff);
                let handle = handle.or_insert_with(|| stores.standard.add(light()));
                entity.insert((MeshMaterial3d(handle.clone()), NotShadowCaster));
            }
        }
    }
}

/// The glass of a counter. The pieces of the game have a mark cut into their base; these have none.
fn glass(colour: Colour, room: RoomLight) -> Glass {
    let make = sets::make(PieceSet::Glass, Stuff::side(colour));
    let mut body = make.body(Role::Miles);
    body.wax = body.ground;
    Glass {
        body,
        room,
        matter: make.matter,
    }
}

/// A line of light: it is thrown on the board, not cut into it.
fn light() -> StandardMaterial {
    StandardMaterial {
        base_color: Color::srgba(1.0, 0.95, 0.80, 0.92),
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        ..default()
    }
}
