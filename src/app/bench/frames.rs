//! What a frame costs in each quality, against the bare scene. All four are open at once and drawn in turn.

use super::bare::{self, Bare};
use super::measured::middle_game;
use super::{Bar, BenchError, Finding, ROUNDS, median};
use crate::app::offscreen::studio::Studio;
use crate::app::quality::{Motion, Quality};
use crate::app::{add_game_plugins, hud};
use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use std::time::Duration;

/// The quickest draws this many times as many frames in a run as the others, so that all runs are long enough to measure.
const QUICK: usize = 6;
const STEP: Duration = Duration::from_millis(16);

/// Something that is drawn, and what its frames took.
struct Scene {
    studio: Studio,
    frames: usize,
    /// Milliseconds a frame, one figure for each run.
    costs: Vec<f64>,
}

impl Scene {
    fn of_table(size: UVec2, quality: Quality, frames: usize) -> Result<Self, BenchError> {
        let game = middle_game()?;
        let mut studio = Studio::open(size, |app| {
            app.insert_resource(quality)
                .insert_resource(Motion::None)
                .add_plugins(EguiPlugin::default());
            add_game_plugins(app);
        })?;
        studio.world().write_message(game);
        studio.world().resource_mut::<hud::Panels>().hidden = true;
        studio.settle()?;
        Ok(Self::new(studio, frames))
    }

    fn of_bare(size: UVec2, bare: Bare, frames: usize) -> Result<Self, BenchError> {
        let mut studio = Studio::open(size, |app| {
            app.insert_resource(bare);
            bare::plugin(app);
        })?;
        studio.settle()?;
        Ok(Self::new(studio, frames))
    }

    const fn new(studio: Studio, frames: usize) -> Self {
        Self {
            studio,
            frames,
            costs: Vec::new(),
        }
    }

    fn run(&mut self) {
        self.studio.draw(STEP); // what the others left in the caches is nobody's cost
        let begun = std::time::Instant::now();
        for _ in 0..self.frames {
            self.studio.draw(STEP);
        }
        let took = begun.elapsed().as_secs_f64() * 1000.0;
        self.costs.push(took / self.frames as f64);
    }

    fn cost(&mut self) -> f64 {
        median(&mut self.costs)
    }
}

/// Draws the bare scene and the three qualities in alternating runs.
pub fn measure(size: UVec2, frames: usize) -> Result<Vec<Finding>, BenchError> {
    let mut low = Scene::of_table(size, Quality::Low, frames * QUICK)?;
    let bare = Bare::of(low.studio.world()).ok_or(BenchError::NoScene)?;
    let mut bare = Scene::of_bare(size, bare, frames)?;
    let mut medium = Scene::of_table(size, Quality::Medium, frames)?;
    let mut high = Scene::of_table(size, Quality::High, frames)?;
    for _ in 0..ROUNDS {
        for scene in [&mut bare, &mut low, &mut medium, &mut high] {
            scene.run();
        }
    }
    let [bare, low, medium, high] = [bare.cost(), low.cost(), medium.cost(), high.cost()];
    let detail = |name: &str, cost: f64| format!("{name} {cost:.1} ms, bare {bare:.1} ms");
    Ok(vec![
        Finding {
            name: "High to Low, cost of a frame",
            value: high / low,
            bar: Bar::Least(8.0),
            detail: format!(
                "Low {low:.1} ms ({:.1} a second), High {high:.1} ms",
                1000.0 / low
            ),
        },
        Finding {
            name: "High to bare",
            value: high / bare,
            bar: Bar::Most(2.5),
            detail: detail("High", high),
        },
        Finding {
            name: "Medium to bare",
            value: medium / bare,
            bar: Bar::Most(1.8),
            detail: detail("Medium", medium),
        },
    ])
}
