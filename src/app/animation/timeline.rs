//! The movements and sounds that show a ply.

use super::cue::Cue;
use crate::app::audio::Sound;
use bevy::prelude::*;

/// A sound of the timeline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Note {
    /// Seconds after the beginning.
    pub time: f32,
    /// What is heard.
    pub sound: Sound,
    /// Where, if anywhere in particular.
    pub at: Option<Vec3>,
    /// The playback rate that fits the movement; 1 is as recorded.
    pub pace: f32,
}

/// All movements and sounds that show a ply.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Timeline {
    /// The movements; those of one piece follow one another.
    pub cues: Vec<Cue>,
    /// The sounds in order of time.
    pub notes: Vec<Note>,
    /// Where each piece that moves or changes is at last.
    pub rests: Vec<(Entity, Transform)>,
}

impl Timeline {
    /// When everything rests, in seconds.
    #[must_use]
    pub fn duration(&self) -> f32 {
        self.cues.iter().map(Cue::end).fold(0.0, f32::max)
    }

    /// The pose of each moving piece at a time.
    pub fn poses(&self, time: f32) -> impl Iterator<Item = (Entity, Transform)> {
        self.rests.iter().filter_map(move |&(entity, _)| {
            let cues = || self.cues.iter().filter(|cue| cue.entity == entity);
            let cue = cues()
                .rfind(|cue| cue.start <= time)
                .or_else(|| cues().next())?;
            Some((entity, cue.pose(time)))
        })
    }
}
