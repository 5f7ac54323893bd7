//! Every change of the settings is felt at once, where it is not asked for anyway.

use super::SystemWishes;
use crate::ai::Level;
use crate::app::game::TakingBack;
use crate::app::menu::Draft;
use crate::app::quality::{Motion, Quality, Tempo};
use crate::app::setup::Chosen;
use crate::store::{AnimationSpeed, Preset, Settings};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

/// What is in force. It begins with what everything begins with, so that only what was set differs from it: pictures and
/// tests that ask for something else are left alone.
#[derive(Resource, Debug, Default)]
pub(super) struct Applied {
    settings: Settings,
    reduced_motion: bool,
    measured: Option<Quality>,
}

/// What follows the settings.
#[derive(SystemParam)]
pub(super) struct Followers<'w, 's> {
    motion: ResMut<'w, Motion>,
    tempo: ResMut<'w, Tempo>,
    quality: ResMut<'w, Quality>,
    taking_back: ResMut<'w, TakingBack>,
    draft: ResMut<'w, Draft>,
    windows: Query<'w, 's, &'static mut Window, With<PrimaryWindow>>,
}

pub(super) fn apply(
    chosen: Res<Chosen>,
    wishes: Res<SystemWishes>,
    mut applied: ResMut<Applied>,
    mut followers: Followers,
) {
    let (now, before) = (&**chosen, applied.settings.clone());
    let reduced_motion = now.reduced_motion.unwrap_or(wishes.reduced_motion);
    let still = reduced_motion || now.animation == AnimationSpeed::None;
    let still_before = applied.reduced_motion || before.animation == AnimationSpeed::None;
    if still != still_before {
        *followers.motion = if still { Motion::None } else { Motion::Full };
    }
    followers.tempo.set_if_neq(tempo(now.animation));
    let measured = *applied.measured.get_or_insert(*followers.quality);
    if now.quality != before.quality {
        let wanted = now.quality.map_or(measured, quality);
        followers.quality.set_if_neq(wanted);
    }
    followers.taking_back.set_if_neq(if now.undo {
        TakingBack::Allowed
    } else {
        TakingBack::Forbidden
    });
    if now.level != before.level {
        followers.draft.level = level(now.level);
    }
    if now.full_screen != before.full_screen {
        followers.fill_screen(now.full_screen);
    }
    applied.settings = now.clone();
    applied.reduced_motion = reduced_motion;
}

impl Followers<'_, '_> {
    fn fill_screen(&mut self, fill: bool) {
        for mut window in &mut self.windows {
            window.mode = if fill {
                WindowMode::BorderlessFullscreen(MonitorSelection::Current)
            } else {
                WindowMode::Windowed
            };
        }
    }
}

/// How fast everything at the table goes.
const fn tempo(speed: AnimationSpeed) -> Tempo {
    Tempo(match speed {
        AnimationSpeed::Slow => 0.5,
        AnimationSpeed::Normal | AnimationSpeed::None => 1.0,
        AnimationSpeed::Fast => 1.8,
    })
}

const fn quality(preset: Preset) -> Quality {
    match preset {
        Preset::Low => Quality::Low,
        Preset::Medium => Quality::Medium,
        Preset::High => Quality::High,
    }
}

/// The level of a rank from 1 to 8.
#[must_use]
pub fn level(rank: u8) -> Level {
    let idx = usize::from(rank).saturating_sub(1);
    Level::ALL[idx.min(Level::ALL.len() - 1)]
}

/// The rank of a level, from 1 to 8.
#[must_use]
pub fn rank(level: Level) -> u8 {
    let idx = Level::ALL.iter().position(|it| *it == level);
    idx.map_or(1, |idx| idx as u8 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_those_of_the_levels() {
        for of in Settings::LEVEL {
            assert_eq!(rank(level(of)), of);
        }
        assert_eq!((level(0), level(255)), (Level::Tiro, Level::Legatus));
        assert_eq!(level(Settings::default().level), Draft::default().level);
    }
}
