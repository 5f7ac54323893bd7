//! Help when it is asked for, never before: which piece, then where, then why, then what else is good; and why the computer
//! played as it did. Both are worked out in the background and forgotten when the position changes.

mod advice;
mod telling;
#[cfg(test)]
mod tests;

use super::background::{Background, Progress};
use super::flow::{Flow, Phase, Remark, Screen};
use super::game::{Awaited, Game, Seat};
use super::marks::Mark;
use super::pacing::{Awake, Waker};
use super::setup::Chosen;
use super::tongue::Tongue;
use crate::rules::{Move, Square};
use advice::{Advice, Case};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hints>()
        .add_message::<HintRequest>()
        .add_systems(
            Update,
            (forget, ask, collect)
                .chain()
                .in_set(Flow::Present)
                .run_if(in_state(Screen::Game)),
        )
        .add_systems(OnExit(Screen::Game), |mut hints: ResMut<Hints>| {
            *hints = Hints::default();
        });
}

/// A wish for help.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintRequest {
    /// The next step of a hint.
    Next,
    /// Why the computer played its last move.
    Why,
}

/// How much a hint says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// Which piece.
    Which,
    /// Where it goes.
    Where,
    /// What speaks for it.
    Why,
    /// Which moves are good, and not which is best.
    Good,
}

/// The help that was given for the position at the table, or is being worked out.
#[derive(Resource, Debug, Default)]
pub struct Hints {
    /// [`Game::changes`] of the position that is helped with.
    position: u64,
    inquiry: Option<Inquiry>,
    given: Option<Given>,
}

/// What is being worked out.
#[derive(Debug)]
enum Inquiry {
    Hint(Background<Option<Advice>>),
    Reason(Move, Background<Option<Case>>),
}

/// What was worked out, and how much of it was said.
#[derive(Debug, Clone, PartialEq)]
struct Given {
    advice: Advice,
    step: Step,
}

impl Hints {
    /// Whether something is being worked out.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.inquiry.is_some()
    }

    /// What the last hint for this position said.
    #[must_use]
    pub fn step(&self, game: &Game) -> Option<Step> {
        let given = self.given.as_ref()?;
        (self.position == game.changes()).then_some(given.step)
    }

    /// What the next request will say.
    #[must_use]
    pub fn next_step(&self, game: &Game) -> Step {
        match (self.step(game), &self.given) {
            (Some(step), Some(given)) => after(step, &given.advice, game),
            _ => Step::Which,
        }
    }

    /// What is pointed out on the board for the sake of a hint.
    #[must_use]
    pub fn marks(&self, game: &Game) -> Vec<(Square, Mark)> {
        let Some(given) = self
            .given
            .as_ref()
            .filter(|_| self.position == game.changes())
        else {
            return Vec::new();
        };
        let mv = given.advice.mv;
        let lit = |mv: Move| advice::whereabouts(game.position(), mv);
        let start = |mv: Move| match mv {
            Move::Place { .. } => Vec::new(),
            _ => lit(mv),
        };
        let from = |all: Vec<Square>| all.into_iter().map(|at| (at, Mark::Hint));
        let to = |mv: Move| advice::goal(mv).map(|at| (at, Mark::HintGoal));
        match given.step {
            Step::Which => from(lit(mv)).collect(),
            Step::Where | Step::Why => from(start(mv)).chain(to(mv)).collect(),
            Step::Good => given
                .advice
                .good
                .iter()
                .flat_map(|&mv| from(start(mv)).chain(to(mv)))
                .collect(),
        }
    }
}

/// The step after one; after the last, the first again.
fn after(step: Step, advice: &Advice, game: &Game) -> Step {
    let goes_on = advice::has_goal_of_its_own(game.position(), advice.mv);
    match step {
        Step::Which if goes_on => Step::Where,
        Step::Which | Step::Where => Step::Why,
        Step::Why if advice.good.len() > 1 => Step::Good,
        Step::Why | Step::Good => Step::Which,
    }
}

/// Whether the computer has played a move that can be asked about.
#[must_use]
pub fn can_ask_why(game: &Game) -> bool {
    game.last_ply()
        .is_some_and(|ply| matches!(game.setup().seat(ply.side), Seat::Engine(_)))
}

/// Whether a hint can be asked for now.
#[must_use]
pub fn can_ask_hint(game: &Game) -> bool {
    matches!(game.awaited(), Awaited::Person(_))
}

/// A position that has changed needs no help any more; the work for it is told to stop.
fn forget(game: Res<Game>, mut hints: ResMut<Hints>) {
    let idle = hints.inquiry.is_none() && hints.given.is_none();
    if hints.position != game.changes() && !idle {
        *hints = Hints::default();
    }
}

/// What requests act on.
#[derive(SystemParam)]
struct Counsel<'w> {
    game: Res<'w, Game>,
    phase: Res<'w, State<Phase>>,
    chosen: Res<'w, Chosen>,
    tongue: Res<'w, Tongue>,
    waker: Option<Res<'w, Waker>>,
    hints: ResMut<'w, Hints>,
    remarks: MessageWriter<'w, Remark>,
}

fn ask(mut requests: MessageReader<HintRequest>, mut counsel: Counsel) {
    for request in requests.read() {
        match request {
            HintRequest::Next => counsel.hint(),
            HintRequest::Why => counsel.reason(),
        }
    }
}

impl Counsel<'_> {
    fn hint(&mut self) {
        if !self.chosen.hints {
            return self.refuse("hints-off");
        }
        if *self.phase.get() != Phase::Choosing || !can_ask_hint(&self.game) {
            return self.refuse("hints-not-now");
        }
        let next = self.hints.next_step(&self.game);
        if let Some(given) = &mut self.hints.given {
            given.step = next;
            return self.tell();
        }
        if self.hints.is_busy() {
            return;
        }
        let position = self.game.position().clone();
        self.begin(|waker| {
            Inquiry::Hint(Background::begin("hint", waker, move |stop| {
                advice::advise(&position, stop)
            }))
        });
    }

    fn reason(&mut self) {
        if !self.chosen.reasons {
            return self.refuse("hints-reasons-off");
        }
        let last = self.game.last_ply().filter(|_| can_ask_why(&self.game));
        let (Some(ply), Some(before)) = (last, self.game.before_last()) else {
            return self.refuse("hints-nothing-played");
        };
        let (mv, before) = (ply.mv, before.clone());
        self.begin(|waker| {
            let work = Background::begin("reason", waker, move |stop| {
                advice::explain(&before, mv, stop)
            });
            Inquiry::Reason(mv, work)
        });
    }

    fn begin(&mut self, inquiry: impl FnOnce(Option<&Waker>) -> Inquiry) {
        self.hints.position = self.game.changes();
        self.hints.inquiry = Some(inquiry(self.waker.as_deref()));
        self.say("hints-looking");
    }

    /// Says what the hint says at its step.
    fn tell(&mut self) {
        if let Some(given) = &self.hints.given {
            let text = telling::hint(
                &self.tongue,
                self.game.position(),
                &given.advice,
                given.step,
            );
            self.remark(text, false);
        }
    }

    fn say(&mut self, id: &str) {
        let text = self.tongue.say(id);
        self.remark(text, false);
    }

    fn refuse(&mut self, id: &str) {
        let text = self.tongue.say(id);
        self.remark(text, true);
    }

    fn remark(&mut self, text: String, refusal: bool) {
        self.remarks.write(Remark {
            at: None,
            text,
            refusal,
        });
    }
}

/// Takes what was worked out and says it.
fn collect(mut counsel: Counsel, awake: Option<ResMut<Awake>>) {
    let answered = match &counsel.hints.inquiry {
        None => return,
        Some(Inquiry::Hint(work)) => match work.progress() {
            Progress::Underway => return,
            Progress::Done(Some(advice)) => {
                counsel.hints.given = Some(Given {
                    advice,
                    step: Step::Which,
                });
                counsel.tell();
                true
            }
            Progress::Done(None) | Progress::Lost => false,
        },
        Some(Inquiry::Reason(mv, work)) => match work.progress() {
            Progress::Underway => return,
            Progress::Done(Some(case)) => {
                let text = telling::reason(&counsel.tongue, *mv, &case);
                counsel.remark(text, false);
                true
            }
            Progress::Done(None) | Progress::Lost => false,
        },
    };
    counsel.hints.inquiry = None;
    if !answered {
        counsel.refuse("hints-none");
    }
    if let Some(mut awake) = awake {
        awake.stir();
    }
}
