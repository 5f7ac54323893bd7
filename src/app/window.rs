//! The program in its window.

use super::flow::Flow;
use super::game::NewGame;
use super::menu::{Draft, Played, Shelf};
use super::pacing::Awake;
use super::setup::Chosen;
use super::tongue::SystemLanguage;
use super::{
    add_game_plugins, audio, bench, input, keeping, offscreen, pacing, settings, spoken, table,
};
use crate::cli::{PlayArgs, PlayedBy};
use crate::data::Library;
use crate::rules::Side;
use crate::store;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy_egui::EguiPlugin;
use std::process::ExitCode;

/// Opens the window and stays in it until it is closed.
#[must_use]
pub fn run(args: PlayArgs) -> ExitCode {
    let library = store::library();
    let mut draft = draft(&args);
    if let Some(folder) = &args.offscreen {
        if args.ruleset.is_none() {
            draft.choose(offscreen::SHOWN);
        }
        return draft
            .setup(&library)
            .map_or(ExitCode::FAILURE, |setup| offscreen::demo(&setup, folder));
    }
    if !has_display() {
        eprintln!(
            "there is no display (DISPLAY and WAYLAND_DISPLAY are not set); --offscreen DIR lets two engines play and writes pictures"
        );
        return ExitCode::FAILURE;
    }
    open(library, draft, &args)
}

/// Whether a window can be opened at all: elsewhere than on Linux that is taken for granted.
pub(super) fn has_display() -> bool {
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || named("DISPLAY") || named("WAYLAND_DISPLAY")
}

/// What the command line has chosen for the menu.
fn draft(args: &PlayArgs) -> Draft {
    let mut draft = Draft::default();
    if let Some(id) = &args.ruleset {
        draft.choose(id);
    }
    draft.board.clone_from(&args.board);
    draft.men = args.men.as_deref().and_then(|men| men.parse().ok());
    draft.first = args.first.map(Side::from);
    draft.seed = args.seed;
    if let Some(level) = args.level {
        draft.level = level;
    }
    if let Some(side) = args.side {
        draft.played = match side {
            PlayedBy::White => Played::One(Side::White),
            PlayedBy::Black => Played::One(Side::Black),
            PlayedBy::Both => Played::Both,
            PlayedBy::None => Played::None,
        };
    }
    draft
}

/// What was played last stands in the menu again, where the command line does not say otherwise.
fn preselect(draft: &mut Draft, args: &PlayArgs, app: &App, library: &Library) {
    let Some(chosen) = app.world().get_resource::<Chosen>() else {
        return;
    };
    let known = chosen
        .ruleset
        .as_ref()
        .filter(|id| library.variant(id).is_some());
    if let (Some(id), None) = (known, &args.ruleset) {
        draft.choose(id);
    }
    if args.level.is_none() {
        draft.level = settings::level(chosen.level);
    }
}

fn open(library: Library, mut draft: Draft, args: &PlayArgs) -> ExitCode {
    let mut app = App::new();
    keeping::read(&mut app, &library);
    preselect(&mut draft, args, &app, &library);
    let game = args.ruleset.as_ref().and_then(|_| draft.setup(&library));
    // A fault in one system is worth a line in the log, not the game.
    app.set_error_handler(bevy::ecs::error::error);
    table::scene::register_source(&mut app);
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "Latrunculi".into(),
                    name: Some("latrunculi".into()),
                    resolution: WindowResolution::new(1280, 720),
                    ..default()
                }),
                ..default()
            })
            .set(LogPlugin {
                filter: "warn,wgpu=error,naga=error,symphonia=error,bevy_egui=error,winit=error,latrunculi=info".into(),
                ..default()
            }),
    )
    .add_plugins(EguiPlugin::default())
    .insert_resource(SystemLanguage(settings::language_of_system()))
    .insert_resource(draft)
    .insert_resource(Shelf(library));
    add_game_plugins(&mut app);
    app.add_plugins((
        audio::speaker_plugin,
        pacing::plugin,
        input::gamepad_waking_plugin,
        spoken::waking_plugin,
        settings::system_plugin,
    ))
    .add_systems(Update, draw_until_dressed.after(Flow::Settle));
    if args.say_when_ready {
        bench::say_when_ready(&mut app);
    }
    if let Some(setup) = game {
        app.world_mut().write_message(NewGame(setup));
    }
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Frames are drawn until wood and glass have arrived, and a moment longer: what they are drawn with is made in the
/// background too.
pub(super) fn draw_until_dressed(world: &mut World) {
    const MOMENT: f32 = 2.0;
    let server = world.get_resource::<AssetServer>();
    let dressed = server.is_none_or(|server| table::is_loaded(world, server));
    if let Some(mut awake) = world.get_resource_mut::<Awake>()
        && !dressed
    {
        awake.stir_for(MOMENT);
    }
}
