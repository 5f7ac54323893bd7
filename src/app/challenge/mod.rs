//! The challenge: take so many calculi before the sand has run out. The sand runs only while the person decides: it stands
//! while pieces move and while the computer thinks, and it can be poured back at any time.

mod panel;
mod sand;
mod sandglass;
mod terms;
#[cfg(test)]
mod tests;

pub use sand::Sand;
pub use terms::{Begin, Decided, Ended, Outcome, Stand, Terms, Usual, Wish};

use super::audio::{Sound, Sounded};
use super::flow::{Flow, GameRequest, Phase, Remark, Screen};
use super::game::{Awaited, Game, mixed};
use super::hints::Hints;
use super::hud::Panels;
use super::input::Heeding;
use super::pacing::Awake;
use super::staged::{self, Afterwards, Leave, Setting, Staged, Ways, is};
use super::tongue::Tongue;
use crate::rules::{Position, Side};
use crate::say;
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Usual>()
        .add_message::<Begin>()
        .add_message::<Decided>()
        .add_message::<Ended>()
        .add_message::<Wish>()
        .add_systems(
            Update,
            (
                begin,
                (heed, run).run_if(is(Staged::Challenge).and_then(resource_exists::<Challenge>)),
            )
                .chain()
                .in_set(Flow::Decide),
        )
        .add_systems(
            Update,
            staged::begin_by_hand::<Challenge>
                .in_set(Heeding::Begun)
                .run_if(is(Staged::Challenge).and_then(resource_exists::<Challenge>)),
        )
        .add_systems(
            Update,
            (judge, rest)
                .chain()
                .in_set(Flow::Present)
                .run_if(is(Staged::Challenge).and_then(resource_exists::<Challenge>)),
        )
        .add_systems(OnExit(Screen::Game), |mut commands: Commands| {
            commands.remove_resource::<Challenge>();
        })
        .add_plugins(panel::plugin);
}

/// The challenge at the table.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Challenge {
    terms: Terms,
    sand: Sand,
    stand: Stand,
    seed: u64,
    warned: bool,
}

impl Challenge {
    /// What is to be done.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The sand.
    #[must_use]
    pub const fn sand(&self) -> Sand {
        self.sand
    }

    /// How it stands.
    #[must_use]
    pub const fn stand(&self) -> Stand {
        self.stand
    }

    /// What has come of it, were it left now.
    const fn outcome(&self) -> Outcome {
        match self.stand {
            Stand::Decided(outcome) => outcome,
            Stand::Told | Stand::On => Outcome::Left,
        }
    }
}

impl staged::Read for Challenge {
    fn begin(&mut self) -> bool {
        let told = self.stand == Stand::Told;
        if told {
            self.stand = Stand::On;
        }
        told
    }
}

/// Sets the table for a challenge; `None` where its reconstruction is not known.
fn set_out(ways: &mut Ways<Ended>, terms: Terms, seed: u64) -> Option<Challenge> {
    let setting = Setting {
        ruleset: &terms.ruleset,
        level: terms.level,
        position: terms.position.as_deref(),
    };
    ways.set_out(setting, seed)?;
    Some(Challenge {
        sand: Sand::full(terms.time),
        terms,
        stand: Stand::Told,
        seed,
        warned: false,
    })
}

fn begin(
    mut wishes: MessageReader<Begin>,
    time: Res<Time<Real>>,
    mut commands: Commands,
    mut ways: Ways<Ended>,
) {
    let Some(Begin(terms)) = wishes.read().last() else {
        return;
    };
    let seed = mixed(time.elapsed().as_nanos() as u64);
    match set_out(&mut ways, terms.clone(), seed) {
        Some(challenge) => {
            commands.insert_resource(challenge);
            commands.insert_resource(Staged::Challenge);
        }
        None => {
            warn!("no challenge: there is no ruleset {}", terms.ruleset);
            ways.leave(Ended(Outcome::Left));
        }
    }
}

fn heed(
    (mut wishes, mut leaves): (MessageReader<Wish>, MessageReader<Leave>),
    mut challenge: ResMut<Challenge>,
    mut commands: Commands,
    mut ways: Ways<Ended>,
) {
    let left = (leaves.read().count() > 0).then_some(Wish::Leave);
    let Some(wish) = wishes.read().last().copied().or(left) else {
        return;
    };
    match (wish, challenge.stand) {
        (Wish::Start, Stand::Told) => challenge.stand = Stand::On,
        (Wish::MoreTime, stand) => {
            challenge.sand.pour_back();
            challenge.warned = false;
            if stand == Stand::Decided(Outcome::Lost) {
                challenge.stand = Stand::On;
                ways.requests.write(GameRequest::LookAway);
            }
        }
        (Wish::Again, _) => {
            let seed = mixed(challenge.seed);
            if let Some(begun) = set_out(&mut ways, challenge.terms.clone(), seed) {
                *challenge = begun;
            }
        }
        (Wish::PlayOn, Stand::Decided(outcome))
            if challenge.terms.afterwards == Afterwards::PlayOn =>
        {
            ways.play_on::<Challenge>(Ended(outcome), &mut commands);
        }
        (Wish::Leave, _) => ways.leave(Ended(challenge.outcome())),
        (Wish::Start | Wish::PlayOn, _) => {}
    }
}

/// With so much sand left it is said that it runs out.
const LAST: Duration = Duration::from_secs(20);
/// How often the running sand is drawn.
const GLANCE: Duration = Duration::from_millis(250);

/// The sand runs while the person decides, and nothing else is asked or awaited.
fn run(
    time: Res<Time<Real>>,
    game: Option<Res<Game>>,
    phase: Option<Res<State<Phase>>>,
    (hints, panels): (Res<Hints>, Res<Panels>),
    mut challenge: ResMut<Challenge>,
    awake: Option<ResMut<Awake>>,
) {
    let decides = phase.is_some_and(|phase| *phase.get() == Phase::Choosing)
        && game.is_some_and(|game| matches!(game.awaited(), Awaited::Person(_)));
    if challenge.stand != Stand::On || !decides || panels.is_modal() || hints.is_busy() {
        return;
    }
    challenge.sand.run(time.delta());
    if let Some(mut awake) = awake {
        awake.within(GLANCE);
    }
}

/// Once nothing moves: whether it is decided.
fn judge(
    (game, phase, words): (Res<Game>, Option<Res<State<Phase>>>, Res<Tongue>),
    mut challenge: ResMut<Challenge>,
    mut requests: MessageWriter<GameRequest>,
    (mut decided, mut remarks): (MessageWriter<Decided>, MessageWriter<Remark>),
    mut sounded: MessageWriter<Sounded>,
) {
    let moving = phase.is_none_or(|phase| *phase.get() == Phase::Moving);
    if challenge.stand != Stand::On || moving {
        return;
    }
    let mut say = |text: String| {
        remarks.write(Remark {
            at: None,
            text,
            refusal: false,
        });
    };
    let Some(outcome) = challenge.decided(&game) else {
        let left = challenge.sand.left();
        if left <= LAST && left * 2 < challenge.terms.time && !challenge.warned {
            challenge.warned = true;
            say(say!(words, "challenge-last-sand"));
            sounded.write(Sounded::plain(Sound::Select));
        }
        return;
    };
    challenge.stand = Stand::Decided(outcome);
    decided.write(Decided(outcome));
    say(told(&words, outcome));
    // A game that is over has sounded already.
    if game.outcome().is_none() {
        requests.write(staged::halt(&game));
        let sound = match outcome {
            Outcome::Won => Sound::Win,
            Outcome::Lost | Outcome::GameOver | Outcome::Left => Sound::Lose,
        };
        sounded.write(Sounded::plain(sound));
    }
}

impl Challenge {
    /// How it is decided, if it is.
    fn decided(&self, game: &Game) -> Option<Outcome> {
        let over = game.outcome();
        let enough = taken(game) >= u32::from(self.terms.calculi);
        match over {
            _ if enough => Some(Outcome::Won),
            Some(over) if over.winner == Some(Side::White) => Some(Outcome::Won),
            Some(_) => Some(Outcome::GameOver),
            None => self.sand.is_out().then_some(Outcome::Lost),
        }
    }
}

/// How many of Blue's were taken since the challenge began.
fn taken(game: &Game) -> u32 {
    let there = |position: &Position| {
        let hand = position.hand(Side::Black);
        position.count(Side::Black) + u32::from(hand.men) + u32::from(hand.duces)
    };
    there(game.first_position()).saturating_sub(there(game.position()))
}

/// What has come of it, in words.
fn told(words: &Tongue, outcome: Outcome) -> String {
    match outcome {
        Outcome::Won => say!(words, "challenge-won"),
        Outcome::Lost => say!(words, "challenge-lost"),
        Outcome::GameOver | Outcome::Left => say!(words, "challenge-ended"),
    }
}

/// Before and after, the table rests.
fn rest(challenge: Res<Challenge>, mut panels: ResMut<Panels>) {
    staged::rest(&mut panels, challenge.stand != Stand::On);
}
