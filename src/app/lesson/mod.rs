//! The lesson: four positions, in each of which one move of one's own hand teaches one thing.

mod panel;
#[cfg(test)]
mod tests;

use super::challenge;
use super::flow::{Flow, MovePlayed, Remark, Screen};
use super::game::{GameSetup, Seat, TakeUp};
use super::hud::Panels;
use super::staged::{self, Leave, Staged, is};
use super::tongue::Tongue;
use crate::data::lesson::{Goal, Lesson, LessonStep, built_in_lesson};
use crate::lang::Words;
use crate::rules::Side;
use crate::say;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Teach>()
        .add_message::<Ended>()
        .add_systems(Update, heed.in_set(Flow::Decide))
        .add_systems(
            Update,
            (judge, rest, announce)
                .chain()
                .in_set(Flow::Present)
                .run_if(is(Staged::Lesson).and_then(resource_exists::<Teaching>)),
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
    /// On to the challenge.
    Challenge,
    /// Out.
    Leave,
}

/// The lesson was left.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended(pub Outcome);

/// What has come of the lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// All steps were done.
    Finished,
    /// It was left before.
    Left,
}

/// How a step stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stand {
    /// A move is awaited.
    Awaited,
    /// The move taught what it should.
    Done,
    /// It was another move.
    Missed,
}

/// The lesson that is given.
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

    /// What the buttons beside it depend on.
    #[must_use]
    pub const fn face(&self) -> (usize, Stand) {
        (self.step, self.stand)
    }

    /// The number of the step after this one, unless it is the last.
    fn after(&self) -> Option<usize> {
        let step = self.step + 1;
        (step < self.lesson.steps.len()).then_some(step)
    }

    /// Whether the last step is done.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.after().is_none() && self.stand == Stand::Done
    }

    /// What is to be done, or what was. Who has missed it sees it still.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        self.step()
            .map_or_else(String::new, |step| match self.stand {
                Stand::Awaited | Stand::Missed => words.say(&step.task),
                Stand::Done => words.say(&step.done),
            })
    }

    /// Why the move was not the one that was wanted, if it was not.
    #[must_use]
    pub fn missed(&self, words: &Words) -> Option<String> {
        let goal = self.step().filter(|_| self.stand == Stand::Missed)?.goal;
        Some(match goal {
            Goal::Move => say!(words, "lesson-again"),
            Goal::Take => say!(words, "lesson-missed-take"),
            Goal::Bind => say!(words, "lesson-missed-bind"),
            Goal::Free => say!(words, "lesson-missed-free"),
        })
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
    (mut wishes, mut leaves): (MessageReader<Teach>, MessageReader<Leave>),
    mut commands: Commands,
    (teaching, staged): (Option<Res<Teaching>>, Option<Res<Staged>>),
    (usual, mut challenges): (Res<challenge::Usual>, MessageWriter<challenge::Begin>),
    mut games: MessageWriter<TakeUp>,
    mut ended: MessageWriter<Ended>,
    mut next: ResMut<NextState<Screen>>,
) {
    let leaves = leaves.read().count() > 0;
    let given = teaching.filter(|_| staged.is_some_and(|staged| *staged == Staged::Lesson));
    let left = (leaves && given.is_some()).then_some(Teach::Leave);
    let Some(wish) = wishes.read().last().copied().or(left) else {
        return;
    };
    if wish == Teach::Challenge && given.is_some() {
        challenges.write(challenge::Begin(usual.0.clone()));
        return;
    }
    let taught = match (wish, given.as_deref()) {
        (Teach::Begin, _) => built_in_lesson().ok().map(|lesson| (lesson, 0)),
        (Teach::Leave | Teach::Challenge, _) | (_, None) => None,
        (Teach::Again, Some(now)) => Some((now.lesson.clone(), now.step)),
        (Teach::Back, Some(now)) => Some((now.lesson.clone(), now.step.saturating_sub(1))),
        (Teach::Next, Some(now)) => now.after().map(|step| (now.lesson.clone(), step)),
    };
    let Some((lesson, step)) = taught else {
        let finished = given.is_some_and(|now| now.is_finished());
        ended.write(Ended(if finished {
            Outcome::Finished
        } else {
            Outcome::Left
        }));
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
    commands.insert_resource(Staged::Lesson);
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
fn rest(teaching: Res<Teaching>, mut panels: ResMut<Panels>) {
    staged::rest(&mut panels, teaching.stand != Stand::Awaited);
}

/// Whoever does not see the papyrus is told what stands on it.
fn announce(teaching: Res<Teaching>, words: Res<Tongue>, mut told: MessageWriter<Remark>) {
    if teaching.is_changed() {
        told.write(Remark {
            at: None,
            text: teaching
                .missed(&words)
                .unwrap_or_else(|| teaching.said(&words)),
            refusal: false,
        });
    }
}

fn end(mut commands: Commands) {
    commands.remove_resource::<Teaching>();
}
