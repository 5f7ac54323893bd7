//! The look of the table: room, board, trays, pieces, marks and camera. It follows the components of the game and decides
//! nothing.

use super::quality::{Motion, Quality};
use super::view::{Facing, Turned, ViewInsets};
use bevy::prelude::*;

pub(super) mod board;
mod bowmen;
pub mod camera;
mod drawings;
mod framing;
pub mod furniture;
mod glyphs;
pub(super) mod grain;
mod ground;
pub(super) mod lens;
mod lit_lines;
pub(super) mod looks;
mod marks;
mod mat;
pub mod oil_lamp;
pub(super) mod paint;
pub(super) mod pieces;
mod rim;
pub mod scene;
pub(super) mod sets;
pub(super) mod shapes;
mod steer;
pub(super) mod substance;
#[cfg(test)]
mod tests;
mod trail;
mod trays;

/// The table.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Quality>()
        .init_resource::<ViewInsets>()
        .init_resource::<Facing>()
        .init_resource::<Turned>()
        .init_resource::<Motion>()
        .add_plugins((
            scene::plugin,
            furniture::plugin,
            oil_lamp::plugin,
            camera::plugin,
            steer::plugin,
            grain::plugin,
            paint::plugin,
            looks::plugin,
            (board::plugin, trays::plugin),
            pieces::plugin,
            (mat::plugin, lit_lines::plugin, bowmen::plugin),
            ground::plugin,
            (marks::plugin, trail::plugin),
        ));
}

/// Whether the scene and all pictures and shaders of the table have arrived or failed.
pub(super) fn is_loaded(world: &World, server: &AssetServer) -> bool {
    world
        .get_resource::<scene::Awaited>()
        .is_some_and(scene::Awaited::is_over)
        && paint::is_loaded(world, server)
        && grain::is_loaded(world)
}

/// Every body on the table and where it stands: all that is drawn but shadows and marks.
pub(super) fn bodies(world: &mut World) -> Vec<(Handle<Mesh>, GlobalTransform)> {
    let mut bodies = world
        .query_filtered::<(&Mesh3d, &GlobalTransform), Without<MeshMaterial3d<paint::Decal>>>();
    bodies
        .iter(world)
        .map(|(mesh, place)| (mesh.0.clone(), *place))
        .collect()
}

fn has_arrived(server: &AssetServer, id: bevy::asset::UntypedAssetId) -> bool {
    server.is_loaded_with_dependencies(id) || server.load_state(id).is_failed()
}
