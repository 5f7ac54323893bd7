//! The short game: it ends by its own rules, or after so many turns, and then the calculi on the board are counted.

mod panel;
mod tablet;
mod terms;
#[cfg(test)]
mod tests;

pub use terms::{Begin, By, Decided, Ended, Score, Stand, Terms, Usual, Wish};

use super::audio::{Sound, Sounded};
use super::flow::{Flow, GameRequest, Phase, Remark, Screen};
use super::game::{Game, mixed};
use super::hud::Panels;
use super::input::Heeding;
use super::staged::{self, Afterwards, Leave, Setting, Staged, Ways, is};
use super::tongue::Tongue;
use super::wording;
use crate::lang::Words;
use crate::rules::Side;
use crate::say;
use bevy::prelude::*;

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
                heed.run_if(is(Staged::ShortGame).and_then(resource_exists::<ShortGame>)),
            )
                .chain()
                .in_set(Flow::Decide),
        )
        .add_systems(
            Update,
            staged::begin_by_hand::<ShortGame>
                .in_set(Heeding::Begun)
                .run_if(is(Staged::ShortGame).and_then(resource_exists::<ShortGame>)),
        )
        .add_systems(
            Update,
            (judge, rest)
                .chain()
                .in_set(Flow::Present)
                .run_if(is(Staged::ShortGame).and_then(resource_exists::<ShortGame>)),
        )
        .add_systems(OnExit(Screen::Game), |mut commands: Commands| {
            commands.remove_resource::<ShortGame>();
        })
        .add_plugins(panel::plugin);
}

/// The short game at the table.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct ShortGame {
    terms: Terms,
    stand: Stand,
    seed: u64,
}

impl ShortGame {
    /// How it is played.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How it stands.
    #[must_use]
    pub const fn stand(&self) -> Stand {
        self.stand
    }

    /// How many turns are left.
    #[must_use]
    pub fn turns_left(&self, game: &Game) -> usize {
        let played = game.plies().filter(|ply| ply.ends_turn()).count();
        usize::from(self.terms.turns).saturating_sub(played)
    }

    /// How it came out, once it has.
    fn decided(&self, game: &Game) -> Option<Score> {
        let calculi = counted(game);
        if let Some(over) = game.outcome() {
            return Some(Score {
                calculi,
                winner: over.winner,
                by: By::Rules,
            });
        }
        let [white, blue] = calculi;
        (self.turns_left(game) == 0).then(|| Score {
            calculi,
            winner: match white.cmp(&blue) {
                std::cmp::Ordering::Greater => Some(Side::White),
                std::cmp::Ordering::Less => Some(Side::Black),
                std::cmp::Ordering::Equal => None,
            },
            by: By::Count,
        })
    }

    const fn score(&self) -> Option<Score> {
        match self.stand {
            Stand::Decided(score) => Some(score),
            Stand::Told | Stand::On => None,
        }
    }
}

/// The calculi on the board, White's and Blue's.
fn counted(game: &Game) -> [u32; 2] {
    Side::BOTH.map(|side| game.position().count(side))
}

impl staged::Read for ShortGame {
    fn begin(&mut self) -> bool {
        let told = self.stand == Stand::Told;
        if told {
            self.stand = Stand::On;
        }
        told
    }
}

/// Sets the table for a short game; `None` where its reconstruction is not known.
fn set_out(ways: &mut Ways<Ended>, terms: Terms, seed: u64, stand: Stand) -> Option<ShortGame> {
    let setting = Setting {
        ruleset: &terms.ruleset,
        level: terms.level,
        position: None,
    };
    ways.set_out(setting, seed)?;
    Some(ShortGame { terms, stand, seed })
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
    match set_out(&mut ways, terms.clone(), seed, Stand::Told) {
        Some(game) => {
            commands.insert_resource(game);
            commands.insert_resource(Staged::ShortGame);
        }
        None => {
            warn!("no short game: there is no ruleset {}", terms.ruleset);
            ways.leave(Ended(None));
        }
    }
}

fn heed(
    (mut wishes, mut leaves): (MessageReader<Wish>, MessageReader<Leave>),
    mut short: ResMut<ShortGame>,
    mut commands: Commands,
    mut ways: Ways<Ended>,
) {
    let left = (leaves.read().count() > 0).then_some(Wish::Leave);
    let Some(wish) = wishes.read().last().copied().or(left) else {
        return;
    };
    match (wish, short.score()) {
        (Wish::Start, None) => short.stand = Stand::On,
        (Wish::Again, _) => {
            // It has been read once.
            let seed = mixed(short.seed);
            if let Some(begun) = set_out(&mut ways, short.terms.clone(), seed, Stand::On) {
                *short = begun;
            }
        }
        (Wish::PlayOn, Some(score)) if short.terms.afterwards == Afterwards::PlayOn => {
            ways.play_on::<ShortGame>(Ended(Some(score)), &mut commands);
        }
        (Wish::Leave, score) => ways.leave(Ended(score)),
        (Wish::Start | Wish::PlayOn, _) => {}
    }
}

/// Once nothing moves: whether it is decided.
fn judge(
    (game, phase, words): (Res<Game>, Option<Res<State<Phase>>>, Res<Tongue>),
    mut short: ResMut<ShortGame>,
    mut requests: MessageWriter<GameRequest>,
    (mut decided, mut remarks): (MessageWriter<Decided>, MessageWriter<Remark>),
    mut sounded: MessageWriter<Sounded>,
) {
    let moving = phase.is_none_or(|phase| *phase.get() == Phase::Moving);
    if short.stand != Stand::On || moving {
        return;
    }
    let Some(score) = short.decided(&game) else {
        return;
    };
    short.stand = Stand::Decided(score);
    decided.write(Decided(score));
    remarks.write(Remark {
        at: None,
        text: format!(
            "{}. {}",
            counts(&words, score.calculi),
            told(&words, &game, score)
        ),
        refusal: false,
    });
    // A game that is over has sounded already.
    if score.by == By::Count {
        requests.write(staged::halt(&game));
        sounded.write(Sounded::plain(match score.winner {
            Some(Side::White) => Sound::Win,
            Some(Side::Black) => Sound::Lose,
            None => Sound::Draw,
        }));
    }
}

/// How many stand on either side.
fn counts(words: &Words, [white, blue]: [u32; 2]) -> String {
    say!(words, "kiosk-score", white = white, blue = blue)
}

/// What it has come to: what the count says, or the rule that ended it.
fn told(words: &Words, game: &Game, score: Score) -> String {
    match (score.by, game.outcome(), score.winner) {
        (By::Rules, Some(outcome), _) => wording::result(words, game, outcome),
        (_, _, Some(Side::White)) => say!(words, "kiosk-short-won"),
        (_, _, Some(Side::Black)) => say!(words, "kiosk-short-lost"),
        (_, _, None) => say!(words, "kiosk-short-drawn"),
    }
}

/// Before and after, the table rests.
fn rest(short: Res<ShortGame>, mut panels: ResMut<Panels>) {
    staged::rest(&mut panels, short.stand != Stand::On);
}
