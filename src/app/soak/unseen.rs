//! The kiosk without a window, a renderer or a sound device.

use super::Trial;
use crate::app::add_game_plugins;
use crate::app::kiosk;
use crate::app::menu::Shelf;
use crate::app::table::scene;
use crate::app::thinking::LeastThinking;
use crate::app::unseen;
use crate::store;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::tracing::{Event, Level, Subscriber};
use bevy::log::tracing_subscriber::Layer;
use bevy::log::tracing_subscriber::layer::Context;
use bevy::log::{BoxedLayer, LogPlugin};
use bevy::prelude::*;
use bevy::render::sync_world::SyncWorldPlugin;
use bevy_egui::EguiPlugin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Whether the trial has the log for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Log {
    /// Warnings and errors are counted.
    Own,
    /// There are others in this process.
    #[cfg(test)]
    Shared,
}

/// The kiosk as visitors have it, but that nobody sees it.
pub(super) fn build(trial: &Trial, log: Log) -> App {
    let mut app = App::new();
    app.set_error_handler(bevy::ecs::error::error);
    scene::register_source(&mut app);
    let plugins = unseen::plugins();
    app.add_plugins(match log {
        Log::Own => plugins.set(log_plugin()),
        #[cfg(test)]
        Log::Shared => plugins.disable::<LogPlugin>(),
    })
    .add_plugins((SyncWorldPlugin, EguiPlugin::default()))
    .insert_resource(Shelf(store::library()))
    // The least time of a move is real time, and here nobody follows it.
    .insert_resource(LeastThinking(Duration::ZERO));
    add_game_plugins(&mut app);
    kiosk::furnish(&mut app, trial.configured(), trial.premises());
    app.finish();
    app.cleanup();
    app.world_mut()
        .resource_mut::<Time<Virtual>>()
        .set_max_delta(LONGEST_STEP);
    run_on_this_thread(&mut app);
    app
}

/// The longest step that time makes.
const LONGEST_STEP: Duration = Duration::from_secs(1);

/// Systems that take microseconds are not handed from thread to thread.
fn run_on_this_thread(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Warnings and errors so far, panics too.
static COUNTED: AtomicU64 = AtomicU64::new(0);

impl Log {
    /// How many warnings and errors there were; where others write too, nobody knows.
    pub(super) fn counted(self) -> u64 {
        match self {
            Self::Own => COUNTED.load(Ordering::Relaxed),
            #[cfg(test)]
            Self::Shared => 0,
        }
    }
}

/// The log of a trial: written to stderr, and counted. Without a renderer there is nothing that it might say. After some hours
/// without a visitor to it, a page's systems have slept for so long that Bevy says so: no fault, they look afresh when it opens.
fn log_plugin() -> LogPlugin {
    LogPlugin {
        filter: "warn,wgpu=error,naga=error,bevy_render=off,symphonia=error,bevy_egui=error,\
                 bevy_ecs::system::system=error"
            .into(),
        custom_layer: reader,
        ..default()
    }
}

/// Counts what the log is told, and panics.
pub(super) fn reader(_: &mut App) -> Option<BoxedLayer> {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        COUNTED.fetch_add(1, Ordering::Relaxed);
        usual(panic);
    }));
    Some(Box::new(Counting))
}

/// Counts what is written.
struct Counting;

impl<S: Subscriber> Layer<S> for Counting {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() <= Level::WARN {
            COUNTED.fetch_add(1, Ordering::Relaxed);
        }
    }
}
