//! The loop sleeps while nothing happens, and a screen reader's wishes do not wake it: a thread looks for them.

use crate::app::pacing::Waker;
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Only for a program in a window.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        keep_watch.run_if(resource_exists::<WinitActionRequestHandlers>),
    );
}

/// Between two looks while somebody reads.
const SOON: Duration = Duration::from_millis(40);
/// Between two looks while nobody does.
const LATER: Duration = Duration::from_millis(500);

/// Begins once there is a window to listen at.
fn keep_watch(
    handlers: Res<WinitActionRequestHandlers>,
    requested: Res<AccessibilityRequested>,
    waker: Res<Waker>,
    mut begun: Local<bool>,
) {
    if *begun || handlers.is_empty() {
        return;
    }
    *begun = true;
    let handlers: Vec<_> = handlers.values().cloned().collect();
    let (requested, waker) = (requested.clone(), waker.clone());
    let watch = thread::Builder::new().name("screen reader".into());
    if let Err(error) = watch.spawn(move || look_out(&handlers, &requested, &waker)) {
        error!("screen readers are answered late: {error}");
    }
}

fn look_out(
    handlers: &[Arc<Mutex<WinitActionRequestHandler>>],
    requested: &AccessibilityRequested,
    waker: &Waker,
) {
    let mut read = false;
    loop {
        thread::sleep(if read { SOON } else { LATER });
        let asked = handlers
            .iter()
            .any(|handler| handler.lock().is_ok_and(|asked| !asked.is_empty()));
        if asked || requested.get() != read {
            waker.wake();
        }
        read = requested.get();
    }
}
