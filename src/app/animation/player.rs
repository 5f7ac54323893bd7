//! Plays timelines, one after the other.

#[cfg(test)]
mod tests;

use super::carry::{Carry, carry};
use super::score::timeline_from;
use super::timeline::{Note, Timeline};
use crate::app::audio::{Sound, Sounded};
use crate::app::calculi::Followed;
use crate::app::components::{Calculus, Carried, InMotion};
use crate::app::flow::{Flow, PositionReset, Screen, Skip};
use crate::app::game::Game;
use crate::app::layout::{Layout, Trays};
use crate::app::quality::{Motion, Tempo};
use crate::rules::{Ply, Square};
use bevy::prelude::*;
use std::collections::VecDeque;

/// The most that one frame moves on, in seconds: on a slow machine movements take longer rather than being missed.
const LONGEST_STEP: f32 = 0.1;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>()
        .init_resource::<Trays>()
        .init_resource::<Tempo>()
        .init_resource::<Playing>()
        .init_resource::<Carry>()
        .add_systems(OnExit(Screen::Game), forget)
        .add_systems(
            Update,
            (
                forget.run_if(on_message::<PositionReset>),
                skip.run_if(on_message::<Skip>),
                compose.run_if(resource_exists::<Game>),
                carry,
                play,
            )
                .chain()
                .in_set(Flow::Present),
        );
}

/// The timelines that are being shown; the first one plays.
#[derive(Resource, Debug, Default)]
struct Playing(VecDeque<Run>);

#[derive(Debug)]
struct Run {
    timeline: Timeline,
    /// Seconds played; nothing before the first frame, whose own length is the sleep before it.
    elapsed: Option<f32>,
    /// Notes already sounded.
    sounded: usize,
}

type Poses<'w, 's> = Query<'w, 's, &'static mut Transform, With<Calculus>>;

/// The pieces were set up anew: nothing moves any more.
fn forget(mut playing: ResMut<Playing>) {
    playing.0.clear();
}

fn skip(
    mut playing: ResMut<Playing>,
    mut poses: Poses,
    mut commands: Commands,
    mut sounded: MessageWriter<Sounded>,
) {
    let runs: Vec<Run> = playing.0.drain(..).collect();
    for run in &runs {
        arrive(&run.timeline, &mut poses, &mut commands);
        sound_at_once(&run.timeline.notes[run.sounded..], &mut sounded);
    }
}

fn compose(
    mut followed: MessageReader<Followed>,
    (game, trays): (Res<Game>, Res<Trays>),
    motion: Res<Motion>,
    mut playing: ResMut<Playing>,
    (carried, mut poses): (Query<Entity, With<Carried>>, Poses),
    mut commands: Commands,
    mut sounded: MessageWriter<Sounded>,
) {
    let layout = Layout::new(game.board(), *trays);
    for Followed { ply, cast } in followed.read() {
        let mover = ply.last_square().and_then(|sq| cast.stands_on(sq));
        let held = mover
            .filter(|actor| carried.contains(actor.entity))
            .and_then(|actor| poses.get(actor.entity).ok().copied())
            .filter(|pose| is_over(pose, ply.last_square(), &layout));
        let timeline = timeline_from(held, ply, cast, &layout, ending(ply, &game));
        if *motion == Motion::None {
            arrive(&timeline, &mut poses, &mut commands);
            sound_at_once(&timeline.notes, &mut sounded);
            continue;
        }
        for (entity, _) in &timeline.rests {
            commands.entity(*entity).try_insert(InMotion);
        }
        playing.0.push_back(Run {
            timeline,
            elapsed: None,
            sounded: 0,
        });
    }
}

/// Whether a piece is held over its square, or nearly.
fn is_over(pose: &Transform, sq: Option<Square>, layout: &Layout) -> bool {
    sq.is_some_and(|sq| pose.translation.distance(layout.place(sq)) < 1.2)
}

fn play(
    (time, tempo): (Res<Time>, Res<Tempo>),
    mut playing: ResMut<Playing>,
    mut poses: Poses,
    mut commands: Commands,
    mut sounded: MessageWriter<Sounded>,
) {
    let Some(run) = playing.0.front_mut() else {
        return;
    };
    let step = time.delta_secs().min(LONGEST_STEP) * tempo.0;
    let now = run.elapsed.map_or(0.0, |elapsed| elapsed + step);
    run.elapsed = Some(now);
    let notes = &run.timeline.notes[run.sounded..];
    let due = notes.iter().take_while(|note| note.time <= now).count();
    sounded.write_batch(notes[..due].iter().map(heard));
    run.sounded += due;
    for (entity, pose) in run.timeline.poses(now) {
        place(entity, pose, &mut poses);
    }
    if now < run.timeline.duration() {
        return;
    }
    let Some(over) = playing.0.pop_front() else {
        return;
    };
    arrive(&over.timeline, &mut poses, &mut commands);
    for waiting in &playing.0 {
        for (entity, _) in &waiting.timeline.rests {
            commands.entity(*entity).try_insert(InMotion);
        }
    }
}

/// Puts every piece of a timeline exactly where it rests.
fn arrive(timeline: &Timeline, poses: &mut Poses, commands: &mut Commands) {
    for &(entity, rest) in &timeline.rests {
        place(entity, rest, poses);
        commands.entity(entity).try_remove::<InMotion>();
    }
}

fn place(entity: Entity, pose: Transform, poses: &mut Poses) {
    if let Ok(mut transform) = poses.get_mut(entity) {
        transform.set_if_neq(pose);
    }
}

/// Sounds what is left of a timeline, each sound once.
fn sound_at_once(notes: &[Note], sounded: &mut MessageWriter<Sounded>) {
    for (idx, note) in notes.iter().enumerate() {
        if notes[..idx].iter().all(|other| other.sound != note.sound) {
            sounded.write(heard(note));
        }
    }
}

fn heard(note: &Note) -> Sounded {
    Sounded {
        sound: note.sound,
        at: note.at,
        pace: note.pace,
    }
}

/// What the end of the game sounds like to the only person at the table; two persons, or none, hear the winner's phrase.
fn ending(ply: &Ply, game: &Game) -> Sound {
    match ply.outcome.map(|outcome| outcome.winner) {
        Some(None) => Sound::Draw,
        Some(Some(winner)) if game.only_person() == Some(winner.other()) => Sound::Lose,
        Some(Some(_)) | None => Sound::Win,
    }
}
