//! When frames are drawn here: as few as the configuration says while nobody plays, and at least as many as clocks and the
//! watchdog need.

use super::heartbeat::Heartbeat;
use super::{Clock, Scene, Stage, Visiting};
use crate::app::pacing::Beat;
use crate::visit::Page;
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Beat>()
        .add_systems(PostUpdate, keep_pace);
}

/// Seconds that are counted down on the screen.
const SECOND: Duration = Duration::from_millis(250);
/// The shortest sleep: less is none.
const SHORTEST: Duration = Duration::from_millis(20);

fn keep_pace(
    (visiting, clock, stage): (Res<Visiting>, Res<Clock>, Res<Stage>),
    heartbeat: Option<Res<Heartbeat>>,
    mut beat: ResMut<Beat>,
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
    let attracts = stage.scene() == Some(Scene::Attract);
    beat.set_if_neq(Beat {
        sleep: sleep.max(SHORTEST),
        frames: attracts.then_some(visiting.kiosk().attract.frames_per_second),
    });
}
