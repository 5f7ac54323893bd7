//! What remains on the table of a game that somebody has left: nothing.

use super::harness::Table;
use crate::app::flow::Screen;
use crate::app::game::Seat;
use crate::app::layout::{Drawn, Layout, Trays};
use crate::app::menu::MenuPage;
use bevy::prelude::*;

/// The shape of the table that the title shows.
fn shown(table: &Table) -> (usize, bool) {
    let world = table.app.world();
    let squares = world.resource::<Layout>().board.all().count();
    (squares, world.resource::<Drawn>().is_some())
}

#[test]
fn a_window_that_changes_its_shape_does_not_bring_back_the_game_before() {
    let mut table = Table::new();
    let at_first = shown(&table);
    assert!(!at_first.1, "squares, no drawn lines");
    table.begin("jasyr", [Seat::Human; 2]);
    assert_eq!(shown(&table), (25, true));
    let mut to = table.app.world_mut().resource_mut::<NextState<Screen>>();
    to.set(Screen::Title);
    table.app.insert_resource(MenuPage::Front);
    table.frames(4);
    assert_eq!(shown(&table), at_first);
    for trays in [Trays::AtTheEnds, Trays::AtTheSides] {
        table.app.insert_resource(trays);
        table.frames(3);
        assert_eq!(shown(&table), at_first, "{trays:?}");
    }
}
