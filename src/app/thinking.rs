//! The computer decides on a thread of its own; leaving [`Phase::Thinking`] cancels the search, whatever the reason.

use super::background::{Background, Progress};
use super::flow::{Flow, MoveChosen, Phase};
use super::game::{Awaited, Game, mixed};
use super::pacing::Waker;
use super::watch::Watch;
use crate::ai::{self, Level};
use crate::rules::{Move, Position};
use bevy::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LeastThinking>()
        .add_systems(OnEnter(Phase::Thinking), begin)
        .add_systems(OnExit(Phase::Thinking), cancel)
        .add_systems(
            Update,
            collect
                .in_set(Flow::Decide)
                .run_if(in_state(Phase::Thinking)),
        );
}

/// How long the computer takes at least, so that its moves can be followed.
#[derive(Resource, Debug, Clone, Copy)]
pub struct LeastThinking(pub Duration);

impl Default for LeastThinking {
    fn default() -> Self {
        Self(Duration::from_millis(600))
    }
}

/// A search under way. Dropping it tells the search to stop.
#[derive(Resource)]
struct Search {
    position: u64,
    work: Background<Option<Move>>,
}

/// What a search thread is given.
struct Task {
    position: Position,
    level: Level,
    seed: u64,
    least: Duration,
}

impl Task {
    fn run(&self, stop: &AtomicBool) -> Option<Move> {
        const NAP: Duration = Duration::from_millis(20);
        let begun = Instant::now();
        let choice = ai::choose(&self.position, self.level, self.seed, stop);
        while begun.elapsed() < self.least && !stop.load(Ordering::Relaxed) {
            thread::sleep(NAP.min(self.least.saturating_sub(begun.elapsed())));
        }
        choice.map(|choice| choice.mv)
    }
}

fn begin(
    game: Res<Game>,
    least: Res<LeastThinking>,
    watch: Res<Watch>,
    waker: Option<Res<Waker>>,
    mut commands: Commands,
) {
    let Awaited::Engine(_, level) = game.awaited() else {
        return;
    };
    let task = Task {
        position: game.position().clone(),
        level,
        seed: mixed(game.setup().seed ^ game.plies().len() as u64),
        least: watch.least(&game, least.0),
    };
    let work = Background::begin("search", waker.as_deref(), move |stop| task.run(stop));
    commands.insert_resource(Search {
        position: game.changes(),
        work,
    });
}

fn cancel(mut commands: Commands) {
    commands.remove_resource::<Search>();
}

/// Takes the answer, unless whoever watches has halted the game.
fn collect(
    search: Option<Res<Search>>,
    game: Res<Game>,
    mut watch: ResMut<Watch>,
    mut chosen: MessageWriter<MoveChosen>,
    mut commands: Commands,
) {
    let Some(search) = search else {
        return;
    };
    if search.position != game.changes() || watch.holds(&game) {
        return;
    }
    match search.work.progress() {
        Progress::Underway => return,
        Progress::Done(Some(mv)) if game.position().check(mv).is_ok() => {
            chosen.write(MoveChosen(mv));
        }
        Progress::Done(_) | Progress::Lost => {
            error!("the computer's search gave no legal move; it plays the first one");
            chosen.write_batch(game.position().moves().first().copied().map(MoveChosen));
        }
    }
    watch.stepped();
    commands.remove_resource::<Search>();
}
