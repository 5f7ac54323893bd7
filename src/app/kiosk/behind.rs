//! The games of a kiosk: two computers while nobody plays, and the short one.

use super::{Clock, Kiosked, Scene, Stage, Visiting};
use crate::app::flow::Phase;
use crate::app::game::{GameSetup, NewGame, Seat};
use crate::app::menu::Shelf;
use crate::data::Library;
use crate::data::kiosk::{Attract, ShortGame};
use crate::rules::Dimensions;
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Behind>()
        .add_systems(Update, go_on.after(Kiosked::CarryOut));
}

/// The game behind the pages.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct Behind {
    number: usize,
    begun: Option<Duration>,
}

impl Behind {
    /// The game that comes now, by its ruleset in turn.
    pub(super) fn game(&self, attract: &Attract, library: &Library) -> Option<GameSetup> {
        let id = attract
            .rulesets
            .get(self.number % attract.rulesets.len().max(1))?;
        let seats = [Seat::Engine(attract.white), Seat::Engine(attract.black)];
        setup(library, id, None, seats, self.number as u64)
    }
}

/// The game of a limited length: the visitor has White.
pub(super) fn short_game(short: &ShortGame, library: &Library) -> Option<GameSetup> {
    let seats = [Seat::Human, Seat::Engine(short.level)];
    let small = Dimensions { files: 7, ranks: 7 };
    setup(library, &short.ruleset, Some(small), seats, 7)
}

fn setup(
    library: &Library,
    id: &str,
    board: Option<Dimensions>,
    seats: [Seat; 2],
    seed: u64,
) -> Option<GameSetup> {
    let variant = library.variant(id)?.clone();
    let terms = variant.terms(board, None).ok()?;
    Some(GameSetup {
        variant,
        terms,
        first: None,
        seats,
        seed,
    })
}

/// The next game, when one has ended or has lasted long enough.
fn go_on(
    (clock, stage, visiting): (Res<Clock>, Res<Stage>, Res<Visiting>),
    (shelf, phase): (Res<Shelf>, Option<Res<State<Phase>>>),
    mut behind: ResMut<Behind>,
    mut games: MessageWriter<NewGame>,
) {
    let Some(phase) = phase.filter(|_| stage.scene() == Some(Scene::Attract)) else {
        return;
    };
    let attract = &visiting.kiosk().attract;
    let now = clock.moment().running;
    let begun = *behind.begun.get_or_insert(now);
    let over = *phase.get() == Phase::Over;
    if over || now.saturating_sub(begun) >= attract.longest_game {
        behind.number = behind.number.wrapping_add(1);
        behind.begun = None;
        games.write_batch(behind.game(attract, &shelf.0).map(NewGame));
    }
}
