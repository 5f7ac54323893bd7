//! The computer decides on a thread of its own; leaving [`Phase::Thinking`] cancels the search, whatever the reason.

use super::flow::{Flow, MoveChosen, Phase};
use super::game::{Awaited, Game, mixed};
use super::pacing::Waker;
use crate::ai::{self, Level};
use crate::rules::{Move, Position};
use bevy::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::sync::{Arc, Mutex};
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
        Self(Duration::from_millis(400))
    }
}

/// A search under way. Dropping it tells the search to stop.
#[derive(Resource)]
struct Search {
    position: u64,
    stop: Arc<AtomicBool>,
    answer: Mutex<Receiver<Option<Move>>>,
}

impl Drop for Search {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// What a search thread is given.
struct Task {
    position: Position,
    level: Level,
    seed: u64,
    least: Duration,
    stop: Arc<AtomicBool>,
}

impl Task {
    fn run(&self) -> Option<Move> {
        let begun = Instant::now();
        let choice = ai::choose(&self.position, self.level, self.seed, &self.stop);
        if !self.stop.load(Ordering::Relaxed) {
            thread::sleep(self.least.saturating_sub(begun.elapsed()));
        }
        choice.map(|choice| choice.mv)
    }
}

fn begin(
    game: Res<Game>,
    least: Res<LeastThinking>,
    waker: Option<Res<Waker>>,
    mut commands: Commands,
) {
    let Awaited::Engine(_, level) = game.awaited() else {
        return;
    };
    let stop = Arc::new(AtomicBool::new(false));
    let task = Task {
        position: game.position().clone(),
        level,
        seed: mixed(game.setup().seed ^ game.plies().len() as u64),
        least: least.0,
        stop: Arc::clone(&stop),
    };
    let (sender, answer) = mpsc::channel();
    let waker = waker.map(|waker| waker.clone());
    let thread = thread::Builder::new().name("search".into()).spawn(move || {
        let answer = task.run();
        // A cancelled search has no listener.
        let _ = sender.send(answer);
        if let Some(waker) = waker {
            waker.wake();
        }
    });
    if let Err(error) = thread {
        error!("the computer cannot think in the background: {error}");
    }
    commands.insert_resource(Search {
        position: game.changes(),
        stop,
        answer: Mutex::new(answer),
    });
}

fn cancel(mut commands: Commands) {
    commands.remove_resource::<Search>();
}

fn collect(
    search: Option<Res<Search>>,
    game: Res<Game>,
    mut chosen: MessageWriter<MoveChosen>,
    mut commands: Commands,
) {
    let Some(search) = search else {
        return;
    };
    if search.position != game.changes() {
        return;
    }
    let Ok(answer) = search.answer.lock().map(|answer| answer.try_recv()) else {
        return;
    };
    match answer {
        Err(TryRecvError::Empty) => return,
        Ok(Some(mv)) if game.position().check(mv).is_ok() => {
            chosen.write(MoveChosen(mv));
        }
        Ok(_) | Err(TryRecvError::Disconnected) => {
            error!("the computer's search gave no legal move; it plays the first one");
            chosen.write_batch(game.position().moves().first().copied().map(MoveChosen));
        }
    }
    commands.remove_resource::<Search>();
}
