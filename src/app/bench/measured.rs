//! The game that is measured: a middle game on eight by eight, and the whole app without a renderer to play it in.

use super::BenchError;
use crate::app::add_game_plugins;
use crate::app::game::{GameSetup, Seat, TakeUp};
use crate::app::quality::Motion;
use crate::app::table::camera::TableCamera;
use crate::app::table::scene;
use crate::app::unseen;
use crate::data::Library;
use crate::rules::{LongGame, Position};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::sync_world::SyncWorldPlugin;
use bevy_egui::EguiPlugin;
use std::sync::Arc;
use std::time::Duration;

/// Schädler's game with two bound men.
const RULESET: &str = "schadler";
const POSITION: &str = "3b4/1w3b2/2bw4/1b2bw2/2w1b3/1b1ww3/wb-w3b1/w5b1 w - 0";

/// The game to be taken up.
pub fn middle_game() -> Result<TakeUp, BenchError> {
    let library = Library::built_in();
    let variant = library.variant(RULESET).ok_or(BenchError::NoScene)?;
    let terms = variant.terms(None, None).map_err(|_| BenchError::NoScene)?;
    let start = Position::parse(&terms, POSITION).map_err(|_| BenchError::NoScene)?;
    Ok(TakeUp {
        setup: GameSetup {
            variant: Arc::clone(variant),
            terms,
            first: Some(start.side()),
            seats: [Seat::Human; 2],
            seed: 0,
        },
        start: start.with_long_game(LongGame::Limited),
        moves: Vec::new(),
    })
}

/// The whole app in a window that nobody sees, with the middle game on the table.
pub fn without_renderer() -> Result<App, BenchError> {
    let mut app = App::new();
    scene::register_source(&mut app);
    app.add_plugins(unseen::plugins().disable::<LogPlugin>())
        .add_plugins((SyncWorldPlugin, EguiPlugin::default()))
        .insert_resource(Motion::None);
    add_game_plugins(&mut app);
    app.finish();
    app.cleanup();
    app.world_mut().write_message(middle_game()?);
    for _ in 0..2000 {
        app.update();
        let world = app.world_mut();
        let mut cameras = world.query_filtered::<(), (With<TableCamera>, With<Camera3d>)>();
        if cameras.iter(world).next().is_some() {
            (0..20).for_each(|_| app.update());
            return Ok(app);
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    Err(BenchError::NoScene)
}
