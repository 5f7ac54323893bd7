//! What a search on a thread of its own takes from the main schedule: its CPU time without and with one.

use super::measured::{middle_game, without_renderer};
use super::{Bar, BenchError, Finding, ROUNDS, median, part_of};
use crate::ai::{Limits, Temper, search};
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use cpu_time::ThreadTime;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Updates in a run.
const UPDATES: usize = 400;

/// A search that ends only when it is told to.
const ENDLESS: Temper = Temper::exact(Limits {
    depth: None,
    nodes: None,
    time: None,
});

/// Runs the main schedule without and with a search, in turn.
pub fn measure() -> Result<Vec<Finding>, BenchError> {
    let mut app = without_renderer()?;
    run_on_this_thread(&mut app);
    let position = middle_game()?.start;
    let (mut alone, mut beside) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        alone.push(slowest(&mut app));
        let stop = AtomicBool::new(false);
        let figure = thread::scope(|scope| {
            scope.spawn(|| search(&position, ENDLESS, 1, &stop));
            let figure = slowest(&mut app);
            stop.store(true, Ordering::Relaxed);
            figure
        });
        beside.push(figure);
    }
    let (alone, beside) = (median(&mut alone), median(&mut beside));
    Ok(vec![Finding {
        name: "main schedule with a search to without",
        value: beside / alone,
        bar: Bar::Most(1.3),
        detail: format!("99th percentile {beside:.2} ms, {alone:.2} ms"),
    }])
}

/// All systems run on the thread whose time is measured.
fn run_on_this_thread(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app.update();
}

/// The 99th percentile of the CPU time of an update, in milliseconds.
fn slowest(app: &mut App) -> f64 {
    let mut times: Vec<f64> = (0..UPDATES)
        .map(|_| {
            let begun = ThreadTime::now();
            app.update();
            begun.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    part_of(&mut times, 0.99)
}
