//! Loads `scenes/table.scn.ron`; a missing or broken file is told and replaced by the copy built into the program.

use bevy::{
    asset::{LoadState, io::AssetSourceBuilder},
    prelude::*,
    world_serialization::{DynamicWorld, DynamicWorldRoot, serde::WorldDeserializer},
};
use serde::de::DeserializeSeed;

const FILE: &str = "scenes://table.scn.ron";
const BUILT_IN: &str = include_str!("../../../scenes/table.scn.ron");

/// Makes the folder `scenes` known; must be called before Bevy's asset plugin is added.
pub fn register_source(app: &mut App) {
    app.register_asset_source(
        "scenes",
        AssetSourceBuilder::platform_default("scenes", None),
    );
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SceneFault>()
        .add_systems(Startup, ask)
        .add_systems(First, receive.run_if(resource_exists::<Awaited>));
}

/// What was wrong with the scene file, to be shown to the player.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct SceneFault(pub Option<String>);

/// The scene that is being loaded.
#[derive(Resource)]
pub(super) struct Awaited(Handle<DynamicWorld>);

fn ask(mut commands: Commands, server: Res<AssetServer>) {
    commands.insert_resource(Awaited(server.load(FILE)));
}

fn receive(
    mut commands: Commands,
    awaited: Res<Awaited>,
    server: Res<AssetServer>,
    registry: Res<AppTypeRegistry>,
    mut worlds: ResMut<Assets<DynamicWorld>>,
    mut fault: ResMut<SceneFault>,
) {
    let read = match server.load_state(&awaited.0) {
        LoadState::Failed(error) => {
            // What follows the first line tells where in the program it was found.
            let text = error.to_string();
            Err(text.lines().next().unwrap_or_default().to_owned())
        }
        LoadState::Loaded => match worlds.get(&awaited.0) {
            Some(world) => spawnable(world, &registry).map(|()| awaited.0.clone()),
            None => return,
        },
        _ => return,
    };
    commands.remove_resource::<Awaited>();
    let world = read.or_else(|reason| {
        let text = format!("{FILE}: {reason}; the built-in table is used");
        warn!("{text}");
        fault.0 = Some(text);
        built_in(&registry, &server).map(|world| worlds.add(world))
    });
    match world {
        Ok(world) => {
            commands.spawn((Name::new("Room"), DynamicWorldRoot(world)));
        }
        Err(reason) => error!("the built-in table: {reason}"),
    }
}

/// Whether every type in the scene is a component: others would panic when spawned.
fn spawnable(world: &DynamicWorld, registry: &AppTypeRegistry) -> Result<(), String> {
    let registry = registry.read();
    if let Some(resource) = world.resources.first() {
        return Err(format!(
            "a resource ({}); only entities are allowed",
            resource.reflect_type_path()
        ));
    }
    for component in world.entities.iter().flat_map(|entity| &entity.components) {
        let known = component
            .get_represented_type_info()
            .and_then(|info| registry.get(info.type_id()))
            .is_some_and(|kind| kind.data::<ReflectComponent>().is_some());
        if !known {
            return Err(format!("{} is no component", component.reflect_type_path()));
        }
    }
    Ok(())
}

fn built_in(registry: &AppTypeRegistry, server: &AssetServer) -> Result<DynamicWorld, String> {
    let mut deserializer = ron::de::Deserializer::from_str(BUILT_IN).map_err(|e| e.to_string())?;
    WorldDeserializer {
        type_registry: &registry.read(),
        load_from_path: &mut server.clone(),
    }
    .deserialize(&mut deserializer)
    .map_err(|e| deserializer.span_error(e).to_string())
}
