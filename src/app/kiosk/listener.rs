//! What the program complains of while it runs, and what it tells of itself, goes into the kiosk's own log too: nobody reads its output.

use super::{Books, Clock, Kiosked};
use bevy::log::BoxedLayer;
use bevy::log::tracing::field::{Field, Visit};
use bevy::log::tracing::{Event, Level, Subscriber};
use bevy::log::tracing_subscriber::Layer;
use bevy::log::tracing_subscriber::layer::Context;
use bevy::prelude::*;
use std::fmt::{Debug, Write};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, SyncSender};

/// Complaints that wait to be written down; more at once are one fault that repeats itself.
const WAITING: usize = 200;

/// For the log's plugin: complaints are heard from now on.
pub(super) fn layer(app: &mut App) -> Option<BoxedLayer> {
    let (teller, heard) = mpsc::sync_channel(WAITING);
    app.insert_resource(Complaints(Mutex::new(heard)))
        .add_systems(Update, write_down.after(Kiosked::CarryOut));
    Some(Box::new(Listener(teller)))
}

/// What was complained of.
#[derive(Resource)]
struct Complaints(Mutex<Receiver<String>>);

struct Listener(SyncSender<String>);

impl<S: Subscriber> Layer<S> for Listener {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let about = event.metadata();
        let own = about.target().starts_with("latrunculi");
        if *about.level() > if own { Level::INFO } else { Level::WARN } {
            return;
        }
        let mut line = Line(format!("{} {}:", about.level(), about.target()));
        event.record(&mut line);
        // What finds no room repeats what waits.
        let _ = self.0.try_send(line.0);
    }
}

/// The words of a complaint.
struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let written = match field.name() {
            "message" => write!(self.0, " {value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
        // A string takes everything.
        let _ = written;
    }
}

fn write_down(complaints: Res<Complaints>, clock: Res<Clock>, books: Res<Books>) {
    let Ok(complaints) = complaints.0.lock() else {
        return;
    };
    for line in complaints.try_iter() {
        books.line(&clock, &line);
    }
}
