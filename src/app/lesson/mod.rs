//! The lesson: four positions, in each of which one move of one's own hand teaches one thing.

mod panel;
#[cfg(test)]
mod tests;

use super::flow::{Flow, MovePlayed, Phase, Screen};
use super::game::{GameSetup, Seat, TakeUp};
use super::hud::Panels;
use crate::data::lesson::{Lesson, LessonStep, built_in_lesson};
use crate::rules::Side;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Teach>()
        .add_systems(Update, heed.in_set(Flow::Decide))
        .add_systems(
            Update,
            (judge, cover)
                .chain()
                .in_set(Flow::Present)
                .run_if(in_state(Screen::Game).and_then(resource_exists::<Teaching>)),
        )
        .add_systems(OnExit(Screen::Game), end)
        .add_plugins(panel::plugin);
}

/// What a pupil wishes.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Teach {
    /// The lesson from its beginning.
    Begin,
    /// The next step; after the last one the lesson is over.
    Next,
    /// The step before.
    Back,
    /// This step once more.
    Again,
    /// Out.
    Leave,
}

/// How a step stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stand {
    /// A move is awaited.
    Awaited,
    /// The move taught what it should.
    Done,
    /// It was another move.
    Missed,
}

/// The lesson that is given. While there is one, the table has no other panels, and the game is not kept.
#[derive(Resource, Debug, Clone)]
pub struct Teaching {
    lesson: Lesson,
    step: usize,
    stand: Stand,
}

impl Teaching {
    /// The step that is taught.
    #[must_use]
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.step)
    }

    /// Its number and how many there are.
    #[must_use]
    pub const fn count(&self) -> (usize, usize) {
        (self.step, self.lesson.steps.len())
    }

    /// How it stands.
    #[must_use]
    pub const fn stand(&self) -> Stand {
        self.stand
    }

    /// The position of the step, to be taken up; nobody answers the pupil's move.
    fn take_up(&self) -> Option<TakeUp> {
        let step = self.step()?;
        Some(TakeUp {
            setup: GameSetup {
                variant: step.variant.clone(),
                terms: step.start.terms().clone(),
                first: Some(Side::White),
                seats: [Seat::Human; 2],
                seed: 0,
            },
            start: step.start.clone(),
            moves: Vec::new(),
        })
    }
}

fn heed(
    mut wishes: MessageReader<Teach>,
    mut commands: Commands,
    teaching: Option<ResMut<Teaching>>,
    mut games: MessageWriter<TakeUp>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(&wish) = wishes.read().last() else {
        return;
    };
    let given = teaching.map(|teaching| teaching.clone());
    let taught = match (wish, given) {
        (Teach::Begin, _) => built_in_lesson().ok().map(|lesson| (lesson, 0)),
        (Teach::Leave, _) | (_, None) => None,
        (Teach::Again, Some(now)) => Some((now.lesson, now.step)),
        (Teach::Back, Some(now)) => Some((now.lesson, now.step.saturating_sub(1))),
        (Teach::Next, Some(now)) => {
            let step = now.step + 1;
            (step < now.lesson.steps.len()).then_some((now.lesson, step))
        }
    };
    let Some((lesson, step)) = taught else {
        next.set(Screen::Title);
        return;
    };
    let teaching = Teaching {
        lesson,
        step,
        stand: Stand::Awaited,
    };
    games.write_batch(teaching.take_up());
    commands.insert_resource(teaching);
}

/// The pupil's move against the goal of the step.
fn judge(mut played: MessageReader<MovePlayed>, mut teaching: ResMut<Teaching>) {
    for MovePlayed(ply) in played.read() {
        let Some(goal) = teaching.step().map(|step| step.goal) else {
            continue;
        };
        if teaching.stand == Stand::Awaited && ply.side == Side::White {
            teaching.stand = if goal.is_reached(ply) {
                Stand::Done
            } else {
                Stand::Missed
            };
        }
    }
}

/// Once a move is made the table rests until the pupil goes on; nothing else is asked meanwhile.
fn cover(teaching: Res<Teaching>, phase: Res<State<Phase>>, mut panels: ResMut<Panels>) {
    let wanted = Panels {
        covered: teaching.stand != Stand::Awaited,
        ..Panels::default()
    };
    if panels.is_changed() || phase.is_changed() || teaching.is_changed() {
        panels.set_if_neq(wanted);
    }
}

fn end(mut commands: Commands, mut panels: ResMut<Panels>) {
    commands.remove_resource::<Teaching>();
    panels.covered = false;
}
