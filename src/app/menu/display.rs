//! What stands on the table while the menu shows: the chosen game, as it begins; on the first page one that is going on.

use super::draft::{Draft, START_HERE};
use super::{MenuPage, Shelf};
use crate::app::calculi;
use crate::app::components::Calculus;
use crate::app::flow::{Flow, Screen};
use crate::app::layout::{Drawn, Layout, Trays};
use crate::rules::{Position, Side, Terms};
use bevy::prelude::*;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Displayed>()
        .init_resource::<Trays>()
        .add_systems(
            Update,
            lay_out.in_set(Flow::Rule).run_if(in_state(Screen::Title)),
        )
        .add_systems(OnExit(Screen::Title), |mut shown: ResMut<Displayed>| {
            *shown = Displayed::default();
        });
}

/// A game of [`START_HERE`] on its first board, a few moves old.
const GOING_ON: &str = "b4b1b/3B4/1b3b1b/4w3/2w3b1/4W2w/w2w1w1w w - 3";

/// What is displayed: a ruleset, its board and men, whether the game is going on, and where the trays are.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
struct Displayed(Option<(String, String, u8, bool, Trays)>);

fn lay_out(
    mut commands: Commands,
    shelf: Res<Shelf>,
    (draft, page, trays): (Res<Draft>, Res<MenuPage>, Res<Trays>),
    pieces: Query<Entity, With<Calculus>>,
    mut displayed: ResMut<Displayed>,
) {
    let Some(terms) = draft.terms(&shelf.0) else {
        return;
    };
    let first = draft.variant == START_HERE && *page != MenuPage::Rulesets;
    let id = draft.variant.clone();
    let wanted = Displayed(Some((id, terms.board_name(), terms.men(), first, *trays)));
    if *displayed == wanted {
        return;
    }
    *displayed = wanted;
    for piece in &pieces {
        commands.entity(piece).despawn();
    }
    let position = position(&terms, first);
    let layout = Layout::new(position.board(), *trays);
    commands.insert_resource(layout);
    commands.insert_resource(Drawn::of(&position));
    calculi::set_out(&mut commands, &layout, &position, Screen::Title);
}

fn position(terms: &Arc<Terms>, going_on: bool) -> Position {
    let start = || Position::start(terms, Side::White);
    if going_on {
        Position::parse(terms, GOING_ON).unwrap_or_else(|_| start())
    } else {
        start()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Library;

    #[test]
    fn the_first_page_shows_a_game_that_is_going_on() {
        let library = Library::built_in();
        let terms = Draft::default().terms(&library).expect("its terms");
        let position = position(&terms, true);
        assert_eq!(position.to_string(), GOING_ON);
    }
}
