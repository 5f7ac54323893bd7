//! The program in its window.

use super::{add_game_plugins, audio, pacing};
use super::game::{GameSetup, NewGame};
use super::menu::Draft;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy_egui::EguiPlugin;
use std::process::ExitCode;

/// What the window begins with.
#[derive(Debug, Clone, Default)]
pub struct Start {
    /// What the menu shows as chosen.
    pub draft: Draft,
    /// A game to begin at once.
    pub game: Option<GameSetup>,
}

/// Opens the window and stays in it until it is closed.
#[must_use]
pub fn run(start: Start) -> ExitCode {
    let mut app = App::new();
    // A fault in one system is worth a line in the log, not the game.
    app.set_error_handler(bevy::ecs::error::error);
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "Latrunculi".into(),
                    name: Some("latrunculi".into()),
                    resolution: WindowResolution::new(1280, 800),
                    ..default()
                }),
                ..default()
            })
            .set(LogPlugin {
                filter: "warn,wgpu=error,naga=error,symphonia=error,latrunculi=info".into(),
                ..default()
            }),
    )
    .add_plugins((MeshPickingPlugin, EguiPlugin::default()))
    .insert_resource(start.draft);
    add_game_plugins(&mut app);
    app.add_plugins((audio::speaker_plugin, pacing::plugin));
    app.add_plugins(super::stand_in::plugin);
    if let Some(setup) = start.game {
        app.world_mut().write_message(NewGame(setup));
    }
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
