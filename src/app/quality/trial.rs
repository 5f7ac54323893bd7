//! The quality a machine starts in: the one that was set; low where the processor draws the pictures itself; otherwise the best
//! that a short trial at the first start finds quick enough.

use super::Quality;
use crate::app::flow::Flow;
use crate::app::pacing::Awake;
use crate::app::setup::Chosen;
use crate::app::table;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, begin).add_systems(
        Update,
        (
            begin_again.run_if(resource_exists_and_changed::<Chosen>),
            watch.run_if(resource_exists::<Trial>),
        )
            .chain()
            .in_set(Flow::Settle),
    );
}

/// Frames after a change of quality that are not counted: pipelines are made, pictures arrive.
const WARMING: u32 = 25;
/// Frames that are counted.
const COUNTED: usize = 40;
/// A quality is quick enough when half of its frames take no longer, in seconds: about 45 a second.
const QUICK_ENOUGH: f32 = 0.022;

/// A trial that is going on.
#[derive(Resource, Debug, Default)]
struct Trial {
    warmed: u32,
    frames: Vec<f32>,
}

/// What a trial has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// Nothing yet.
    Open,
    /// This quality is quick enough, or there is no lower one.
    Stay,
    /// The next lower one is tried.
    Lower(Quality),
}

impl Trial {
    /// Takes a frame's time into account.
    fn judge(&mut self, seconds: f32, quality: Quality) -> Verdict {
        if self.warmed < WARMING {
            self.warmed += 1;
            return Verdict::Open;
        }
        self.frames.push(seconds);
        if self.frames.len() < COUNTED {
            return Verdict::Open;
        }
        self.frames.sort_by(f32::total_cmp);
        let lower = match quality {
            Quality::High => Some(Quality::Medium),
            Quality::Medium => Some(Quality::Low),
            Quality::Low => None,
        };
        match lower {
            Some(lower) if self.frames[COUNTED / 2] > QUICK_ENOUGH => Verdict::Lower(lower),
            _ => Verdict::Stay,
        }
    }
}

/// Whether the processor draws the pictures.
fn draws_in_software(adapter: &RenderAdapterInfo) -> bool {
    format!("{:?}", adapter.device_type) == "Cpu"
}

fn begin(
    adapter: Option<Res<RenderAdapterInfo>>,
    chosen: Option<Res<Chosen>>,
    mut quality: ResMut<Quality>,
    mut commands: Commands,
) {
    let Some(adapter) = adapter else {
        return; // nothing is drawn at all
    };
    if let Some(preset) = chosen.and_then(|chosen| chosen.quality) {
        *quality = preset.into();
    } else if draws_in_software(&adapter) {
        *quality = Quality::Low;
        info!("no GPU: the table starts in low quality");
    } else {
        commands.init_resource::<Trial>();
    }
}

/// A quality that the player sets ends the trial; one that is no longer set begins a new one.
fn begin_again(
    adapter: Option<Res<RenderAdapterInfo>>,
    chosen: Res<Chosen>,
    mut before: Local<Option<crate::store::Preset>>,
    mut commands: Commands,
) {
    let last = std::mem::replace(&mut *before, chosen.quality);
    match chosen.quality {
        Some(_) => commands.remove_resource::<Trial>(),
        None if last.is_some() && adapter.is_some_and(|a| !draws_in_software(&a)) => {
            commands.init_resource::<Trial>();
        }
        None => {}
    }
}

fn watch(world: &mut World) {
    if let Some(mut awake) = world.get_resource_mut::<Awake>() {
        awake.stir();
    }
    let loaded = world
        .get_resource::<AssetServer>()
        .is_some_and(|server| table::is_loaded(world, server));
    if !loaded {
        return;
    }
    let seconds = world.resource::<Time<Real>>().delta_secs();
    let quality = *world.resource::<Quality>();
    match world.resource_mut::<Trial>().judge(seconds, quality) {
        Verdict::Open => {}
        Verdict::Lower(lower) => {
            world.insert_resource(lower);
            world.insert_resource(Trial::default());
        }
        Verdict::Stay => {
            world.remove_resource::<Trial>();
            info!("the table is drawn in {quality:?} quality, as measured");
            if let Some(mut chosen) = world.get_resource_mut::<Chosen>() {
                chosen.quality = Some(quality.into());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(quality: Quality, seconds: impl Fn(usize) -> f32) -> Verdict {
        let mut trial = Trial::default();
        (0..)
            .map(|frame| trial.judge(seconds(frame), quality))
            .find(|verdict| *verdict != Verdict::Open)
            .expect("a trial ends")
    }

    #[test]
    fn slow_frames_lower_the_quality_until_there_is_no_lower_one() {
        let slow = |_| 0.05;
        assert_eq!(
            verdict(Quality::High, slow),
            Verdict::Lower(Quality::Medium)
        );
        assert_eq!(verdict(Quality::Medium, slow), Verdict::Lower(Quality::Low));
        assert_eq!(verdict(Quality::Low, slow), Verdict::Stay);
    }

    #[test]
    fn a_slow_beginning_and_a_hiccup_are_forgiven() {
        let quick = |frame| {
            if frame < 25 || frame % 9 == 0 {
                0.4
            } else {
                0.016
            }
        };
        assert_eq!(verdict(Quality::High, quick), Verdict::Stay);
    }
}
