//! What is shown while nobody is there: two computer players at the real table, by one reconstruction after the other, and a
//! camera that drifts slowly. No more frames are drawn than were asked for. What is written round the table, whoever begins
//! the show writes.

mod drift;
#[cfg(test)]
mod tests;

use super::flow::{Flow, Phase, Screen};
use super::game::{Game, Seat, TakeUp, mixed};
use super::hud::Panels;
use super::menu::Shelf;
use super::pacing::Awake;
use super::quality::Motion;
use super::staged::{self, Leave, Staged, is};
use super::table::camera::{Rig, TableCamera, View};
use crate::ai::Level;
use crate::data::Library;
use crate::rules::Side;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Begin>()
        .add_message::<Stop>()
        .add_systems(
            Update,
            (
                begin,
                (stop, go_on)
                    .chain()
                    .run_if(is(Staged::Attract).and_then(resource_exists::<Attract>)),
            )
                .chain()
                .in_set(Flow::Decide),
        )
        .add_systems(
            Update,
            (rest, move_camera)
                .in_set(Flow::Present)
                .after(super::table::camera::Seating)
                .run_if(is(Staged::Attract).and_then(resource_exists::<Attract>)),
        )
        .add_systems(OnExit(Screen::Game), end.run_if(resource_exists::<Attract>));
}

/// What is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// By these reconstructions in turn; those that are not known are left out.
    pub rulesets: Vec<String>,
    /// Who plays White.
    pub white: Level,
    /// Who plays Blue.
    pub black: Level,
    /// After so long the next game begins, if the first has not ended.
    pub longest_game: Duration,
    /// Pictures a second.
    pub frames_per_second: u8,
}

/// The show begins.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Begin(pub Terms);

/// The show is over; the table is left, unless something else begins there at once.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop;

/// The show that is on.
#[derive(Resource, Debug)]
pub struct Attract {
    terms: Terms,
    /// How many games have begun.
    games: usize,
    /// How long the game at the table has lasted.
    played: Duration,
    /// How long its end has been shown.
    over: Duration,
    /// How long the show has lasted.
    shown: Duration,
    seed: u64,
}

impl Attract {
    const fn new(terms: Terms, seed: u64) -> Self {
        Self {
            terms,
            games: 0,
            played: Duration::ZERO,
            over: Duration::ZERO,
            shown: Duration::ZERO,
            seed,
        }
    }

    /// How many games have begun.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.games
    }

    /// The next game; `None` where none of the reconstructions is known.
    fn next_game(&mut self, library: &Library) -> Option<TakeUp> {
        let known: Vec<_> = self
            .terms
            .rulesets
            .iter()
            .filter_map(|id| library.variant(id))
            .collect();
        let variant = known.get(self.games % known.len().max(1))?;
        let terms = variant.terms(None, None).ok()?;
        self.seed = mixed(self.seed);
        self.games += 1;
        self.played = Duration::ZERO;
        self.over = Duration::ZERO;
        let seats = [self.terms.white, self.terms.black].map(Seat::Engine);
        Some(staged::from_the_start(variant, terms, seats, self.seed))
    }
}

/// What the show writes to.
#[derive(SystemParam)]
struct Ways<'w> {
    games: MessageWriter<'w, TakeUp>,
    next: ResMut<'w, NextState<Screen>>,
    shelf: Res<'w, Shelf>,
    awake: Option<ResMut<'w, Awake>>,
}

fn begin(
    mut wishes: MessageReader<Begin>,
    time: Res<Time<Real>>,
    mut commands: Commands,
    mut ways: Ways,
) {
    let Some(Begin(terms)) = wishes.read().last() else {
        return;
    };
    let mut show = Attract::new(terms.clone(), time.elapsed().as_nanos() as u64);
    let Some(game) = show.next_game(&ways.shelf.0) else {
        warn!("nothing is shown: no such ruleset as {:?}", terms.rulesets);
        return;
    };
    ways.games.write(game);
    if let Some(awake) = &mut ways.awake {
        awake.limit(Some(terms.frames_per_second));
    }
    commands.insert_resource(show);
    commands.insert_resource(Staged::Attract);
}

fn stop((mut stops, mut leaves): (MessageReader<Stop>, MessageReader<Leave>), mut ways: Ways) {
    if stops.read().count() + leaves.read().count() > 0 {
        ways.next.set(Screen::Title);
    }
}

/// How long the end of a game is shown.
const LAST_LOOK: Duration = Duration::from_secs(6);
/// The most that one frame counts: a sleep does not end a game.
const LONGEST_FRAME: Duration = Duration::from_secs(1);

/// Games follow one another; a frame is drawn as often as was asked for.
fn go_on(
    (time, motion): (Res<Time<Real>>, Res<Motion>),
    (game, phase): (Option<Res<Game>>, Option<Res<State<Phase>>>),
    mut show: ResMut<Attract>,
    mut ways: Ways,
) {
    let step = time.delta().min(LONGEST_FRAME);
    show.shown += step;
    show.played += step;
    if let Some(awake) = &mut ways.awake {
        let still = Duration::from_secs(1);
        awake.within(match *motion {
            Motion::Full => still / u32::from(show.terms.frames_per_second.max(1)),
            Motion::None => still,
        });
    }
    let (Some(game), Some(phase)) = (game, phase) else {
        return;
    };
    if game.outcome().is_some() {
        show.over += step;
    }
    let long = show.played >= show.terms.longest_game && *phase.get() != Phase::Moving;
    if (long || show.over >= LAST_LOOK)
        && let Some(next) = show.next_game(&ways.shelf.0)
    {
        ways.games.write(next);
    }
}

/// Nobody's hand reaches the table.
fn rest(mut panels: ResMut<Panels>) {
    staged::rest(&mut panels, true);
}

fn move_camera(
    (show, motion): (Res<Attract>, Res<Motion>),
    mut rigs: Query<(&mut Rig, &TableCamera)>,
) {
    for (mut rig, camera) in &mut rigs {
        let seat = View::opening(camera, Side::White, 0.0);
        let goal = match *motion {
            Motion::Full => drift::drift(seat, show.shown.as_secs_f32()),
            Motion::None => seat,
        };
        if rig.goal != goal {
            rig.goal = goal;
        }
    }
}

/// Everything is as it was before.
fn end(
    mut commands: Commands,
    awake: Option<ResMut<Awake>>,
    mut rigs: Query<(&mut Rig, &TableCamera)>,
) {
    commands.remove_resource::<Attract>();
    if let Some(mut awake) = awake {
        awake.limit(None);
    }
    for (mut rig, camera) in &mut rigs {
        rig.goal = View::opening(camera, Side::White, 0.0);
    }
}
