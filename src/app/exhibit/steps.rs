//! What a visitor does: from label to label, along the tour, to the game, and out.

use super::{Hall, Open};
use crate::ai::Level;
use crate::app::flow::{Flow, Screen};
use crate::app::game::{GameSetup, LookThrough, Seat, TakeUp};
use crate::app::menu::Shelf;
use crate::app::setup::Loan;
use crate::data::exhibit::Continuation;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (walk, heed)
            .chain()
            .in_set(Flow::Decide)
            .run_if(in_state(Screen::Exhibit).and_then(resource_exists::<Hall>)),
    )
    .add_systems(OnEnter(Screen::Title), give_back)
    .add_systems(OnEnter(Screen::Exhibit), give_back)
    .add_systems(Update, give_back.run_if(on_message::<LookThrough>));
}

/// Whoever goes elsewhere has the own board and pieces again.
fn give_back(mut commands: Commands) {
    commands.remove_resource::<Loan>();
}

/// What a visitor does.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum Step {
    /// Looks at something else.
    To(Open),
    /// Plays on from the board, by the rules of this continuation.
    PlayOn(usize),
    /// Goes out.
    Leave,
}

/// The tour goes on by itself; after its last stop one sees the whole.
fn walk(
    time: Res<Time>,
    hall: Res<Hall>,
    mut open: ResMut<Open>,
    mut awake: Option<ResMut<crate::app::pacing::Awake>>,
) {
    let Open::Tour { stop, since } = *open else {
        return;
    };
    if let Some(awake) = &mut awake {
        awake.stir();
    }
    let since = since + time.delta_secs().min(1.0);
    let over = hall
        .exhibit
        .tour
        .get(stop)
        .is_none_or(|this| since >= this.seconds);
    let next = match (over, stop + 1 < hall.exhibit.tour.len()) {
        (false, _) => Open::Tour { stop, since },
        (true, true) => Open::Tour {
            stop: stop + 1,
            since: 0.0,
        },
        (true, false) => Open::Whole,
    };
    open.set_if_neq(next);
}

fn heed(
    mut steps: MessageReader<Step>,
    hall: Res<Hall>,
    shelf: Res<Shelf>,
    mut open: ResMut<Open>,
    mut next: ResMut<NextState<Screen>>,
    mut games: MessageWriter<TakeUp>,
    mut commands: Commands,
) {
    for step in steps.read() {
        match step {
            Step::To(wanted) => {
                open.set_if_neq(wanted.clone());
            }
            Step::PlayOn(number) => {
                let game = hall.exhibit.continuations.get(*number);
                if let Some(game) = game.and_then(|game| taken_up(game, &shelf)) {
                    games.write(game);
                    commands.insert_resource(Loan);
                }
            }
            Step::Leave => next.set(Screen::Title),
        }
    }
}

/// The visitor has the side that is to move; the recruit has the other.
fn taken_up(game: &Continuation, shelf: &Shelf) -> Option<TakeUp> {
    let library = &shelf.0;
    let variant = library.variant(&game.ruleset)?;
    let array = library.arrangement(&game.arrangement)?;
    let terms = variant.terms(Some(array.board()), None).ok()?;
    let start = array.position(&terms, variant.first()).ok()?;
    let side = start.side();
    let mut seats = [Seat::Engine(Level::Tiro); 2];
    seats[side.index()] = Seat::Human;
    Some(TakeUp {
        setup: GameSetup {
            variant: variant.clone(),
            terms,
            first: Some(side),
            seats,
            seed: 1996,
        },
        start,
        moves: Vec::new(),
    })
}
