//! Loads the camera and the room from `scenes/`; a missing or broken file is told and replaced by the copy built into the
//! program. Another table setting is another room round the same camera.

use crate::app::flow::Screen;
use crate::app::pacing::may_load;
use crate::app::setup::{Chosen, Laid, laid_anew};
use crate::store::TableSetting;
use bevy::{
    asset::{LoadState, io::AssetSourceBuilder},
    ecs::system::SystemParam,
    prelude::*,
    world_serialization::{DynamicWorld, DynamicWorldRoot, serde::WorldDeserializer},
};
use serde::de::DeserializeSeed;

/// A file of a scene, and the copy of it that is built in.
#[derive(Debug, Clone, Copy)]
struct File {
    path: &'static str,
    built_in: &'static str,
}

macro_rules! file {
    ($name:literal) => {
        File {
            path: concat!("scenes://", $name),
            built_in: include_str!(concat!("../../../scenes/", $name)),
        }
    };
}

const CAMERA: File = file!("camera.scn.ron");

/// Where one is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// At the table.
    Table(TableSetting),
    /// Before the Stanway board.
    Stanway,
}

const fn room(place: Place) -> File {
    match place {
        Place::Table(TableSetting::Evening) => file!("evening.scn.ron"),
        Place::Table(TableSetting::Daylight) => file!("daylight.scn.ron"),
        Place::Stanway => file!("stanway.scn.ron"),
    }
}

/// Makes the folder `scenes` known; must be called before Bevy's asset plugin is added.
pub fn register_source(app: &mut App) {
    app.register_asset_source(
        "scenes",
        AssetSourceBuilder::platform_default("scenes", None),
    );
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SceneFault>()
        .init_resource::<Chosen>()
        .init_resource::<Awaited>()
        .add_systems(Startup, ask_for_camera)
        .add_systems(
            First,
            (
                ask_for_room.run_if(may_load.and_then(laid_anew.or_else(state_changed::<Screen>))),
                receive,
            )
                .chain(),
        );
}

/// What was wrong with the scene file, to be shown to the player.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct SceneFault(pub Option<String>);

/// What has been asked for and has not arrived.
#[derive(Resource, Default)]
pub(super) struct Awaited {
    camera: Option<Handle<DynamicWorld>>,
    room: Option<(Place, Handle<DynamicWorld>)>,
}

impl Awaited {
    /// Whether everything has arrived.
    pub(super) const fn is_over(&self) -> bool {
        self.camera.is_none() && self.room.is_none()
    }
}

/// The room that stands round the table.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Room(Place);

fn ask_for_camera(mut awaited: ResMut<Awaited>, server: Res<AssetServer>) {
    awaited.camera = Some(server.load(CAMERA.path));
}

/// The room that is wished for, unless it stands already.
fn ask_for_room(
    laid: Laid,
    screen: Option<Res<State<Screen>>>,
    rooms: Query<&Room>,
    server: Res<AssetServer>,
    mut awaited: ResMut<Awaited>,
) {
    let wanted = match screen.as_deref().map(State::get) {
        Some(Screen::Exhibit) => Place::Stanway,
        _ => Place::Table(laid.table()),
    };
    let asked = awaited.room.as_ref().map(|room| room.0);
    let stands = rooms.iter().next().map(|room| room.0);
    if asked.or(stands) != Some(wanted) {
        awaited.room = Some((wanted, server.load(room(wanted).path)));
    }
}

fn receive(
    mut commands: Commands,
    mut awaited: ResMut<Awaited>,
    old: Query<Entity, With<Room>>,
    mut arrivals: Arrivals,
) {
    if awaited.is_over() {
        return;
    }
    if let Some(handle) = &awaited.camera
        && let Some(world) = arrivals.take(handle, CAMERA)
    {
        awaited.camera = None;
        spawn(&mut commands, world, Name::new("Camera"));
    }
    if let Some((place, handle)) = &awaited.room
        && let Some(world) = arrivals.take(handle, room(*place))
    {
        let place = *place;
        awaited.room = None;
        for old in &old {
            commands.entity(old).despawn();
        }
        spawn(&mut commands, world, (Name::new("Room"), Room(place)));
    }
}

fn spawn(commands: &mut Commands, world: Option<Handle<DynamicWorld>>, named: impl Bundle) {
    let mut root = commands.spawn(named);
    if let Some(world) = world {
        root.insert(DynamicWorldRoot(world));
    }
}

#[derive(SystemParam)]
struct Arrivals<'w> {
    server: Res<'w, AssetServer>,
    registry: Res<'w, AppTypeRegistry>,
    worlds: ResMut<'w, Assets<DynamicWorld>>,
    fault: ResMut<'w, SceneFault>,
}

impl Arrivals<'_> {
    /// What has come of a file: nothing yet, or the scene, the built-in one where the file is of no use.
    fn take(
        &mut self,
        handle: &Handle<DynamicWorld>,
        file: File,
    ) -> Option<Option<Handle<DynamicWorld>>> {
        let read = match self.server.load_state(handle) {
            LoadState::Failed(error) => {
                // What follows the first line tells where in the program it was found.
                let text = error.to_string();
                Err(text.lines().next().unwrap_or_default().to_owned())
            }
            LoadState::Loaded => {
                let world = self.worlds.get(handle)?;
                spawnable(world, &self.registry).map(|()| handle.clone())
            }
            _ => return None,
        };
        let world = read.or_else(|reason| {
            let text = format!("{}: {reason}; the built-in table is used", file.path);
            warn!("{text}");
            self.fault.0 = Some(text);
            built_in(file, &self.registry, &self.server).map(|world| self.worlds.add(world))
        });
        Some(
            world
                .inspect_err(|reason| error!("the built-in table: {reason}"))
                .ok(),
        )
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

fn built_in(
    file: File,
    registry: &AppTypeRegistry,
    server: &AssetServer,
) -> Result<DynamicWorld, String> {
    let mut deserializer =
        ron::de::Deserializer::from_str(file.built_in).map_err(|e| e.to_string())?;
    WorldDeserializer {
        type_registry: &registry.read(),
        load_from_path: &mut server.clone(),
    }
    .deserialize(&mut deserializer)
    .map_err(|e| deserializer.span_error(e).to_string())
}
