//! How long the loop sleeps here at most: clocks go on, and whoever watches over the program is to hear from it.

use super::heartbeat::Heartbeat;
use super::{Clock, Visiting};
use crate::app::pacing::Awake;
use crate::visit::Page;
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, keep_pace.run_if(resource_exists::<Awake>));
}

/// Seconds that are counted down on the screen.
const SECOND: Duration = Duration::from_millis(250);
/// The shortest sleep: less is none.
const SHORTEST: Duration = Duration::from_millis(20);

fn keep_pace(
    (visiting, clock): (Res<Visiting>, Res<Clock>),
    heartbeat: Option<Res<Heartbeat>>,
    mut awake: ResMut<Awake>,
) {
    let now = clock.moment();
    let counting = visiting.countdown(now).is_some()
        || visiting.page() == Page::Cleaning
        || visiting.lock().waiting(now.running).is_some();
    let mut sleep = visiting.sleeps(now);
    if counting {
        sleep = sleep.min(SECOND);
    }
    if let Some(interval) = heartbeat.and_then(|heartbeat| heartbeat.interval()) {
        sleep = sleep.min(interval / 2);
    }
    awake.within(sleep.max(SHORTEST));
}
