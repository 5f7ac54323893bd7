//! The loop sleeps while nothing happens, and a gamepad does not wake it: a thread listens to gamepads of its own accord.

use crate::app::pacing::Waker;
use bevy::prelude::*;
use gilrs::{EventType, GilrsBuilder};
use std::thread;
use std::time::Duration;

/// Only for a program in a window.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, keep_watch);
}

/// A stick at rest trembles: less than this is nothing.
const TREMBLE: f32 = 0.3;
/// Between two looks for gamepads that were plugged in.
const PATIENCE: Duration = Duration::from_secs(2);

fn keep_watch(waker: Res<Waker>) {
    let waker = waker.clone();
    let watch = thread::Builder::new().name("gamepads".into());
    if let Err(error) = watch.spawn(move || listen(&waker)) {
        error!("gamepads are answered late: {error}");
    }
}

fn listen(waker: &Waker) {
    // Where there are no gamepads at all, Bevy has said so already.
    let Ok(mut gilrs) = GilrsBuilder::new().set_update_state(false).build() else {
        return;
    };
    let mut leaning = false;
    loop {
        let Some(event) = gilrs.next_event_blocking(Some(PATIENCE)) else {
            continue;
        };
        let wakes = match event.event {
            EventType::AxisChanged(_, value, _) => {
                let was = std::mem::replace(&mut leaning, value.abs() > TREMBLE);
                was || leaning
            }
            _ => true,
        };
        if wakes {
            waker.wake();
        }
    }
}
