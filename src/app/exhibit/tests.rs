//! A visit without a renderer: going in, looking, the tour, the game, and out.

use super::looks::Stuff;
use super::stage::Shown;
use super::{Open, Step};
use crate::app::fixture;
use crate::app::flow::{Phase, Screen};
use crate::app::game::Game;
use crate::app::quality::Quality;
use crate::app::table::camera::{Elsewhere, TableCamera};
use crate::data::exhibit::Material;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;

fn visit() -> App {
    let mut app = fixture::unseen();
    app.insert_resource(Quality::Low)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            50,
        )));
    crate::app::add_game_plugins(&mut app);
    app.finish();
    app.cleanup();
    app.world_mut().spawn(TableCamera::default());
    frames(&mut app, 2);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Exhibit);
    frames(&mut app, 4);
    app
}

fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

fn count<T: Component>(app: &mut App) -> usize {
    let mut query = app.world_mut().query::<&T>();
    query.iter(app.world()).count()
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn open(app: &App) -> Open {
    app.world().resource::<Open>().clone()
}

fn go(app: &mut App, step: Step) {
    app.world_mut().write_message(step);
    frames(app, 2);
}

#[test]
fn everything_of_the_file_stands_in_the_scene_and_goes_with_it() {
    let mut app = visit();
    assert_eq!(screen(&app), Screen::Exhibit);
    assert_eq!(count::<Shown>(&mut app), 26);
    assert_eq!(count::<Elsewhere>(&mut app), 1);
    let mut query = app.world_mut().query::<&Stuff>();
    let rods = query
        .iter(app.world())
        .filter(|&&stuff| stuff == Stuff::Of(Material::Metal))
        .count();
    assert_eq!(rods, 8);
    go(&mut app, Step::Leave);
    frames(&mut app, 2);
    assert_eq!(screen(&app), Screen::Title);
    assert_eq!(count::<Stuff>(&mut app), 0);
    assert_eq!(count::<Elsewhere>(&mut app), 0);
}

#[test]
fn the_tour_goes_on_by_itself_can_be_left_and_ends_with_the_whole() {
    let mut app = visit();
    go(
        &mut app,
        Step::To(Open::Tour {
            stop: 0,
            since: 0.0,
        }),
    );
    frames(&mut app, 20 * 15);
    assert!(
        matches!(open(&app), Open::Tour { stop: 1, .. }),
        "{:?}",
        open(&app)
    );
    go(&mut app, Step::To(Open::Spot(2)));
    assert_eq!(open(&app), Open::Spot(2));
    go(
        &mut app,
        Step::To(Open::Tour {
            stop: 5,
            since: 0.0,
        }),
    );
    frames(&mut app, 20 * 17);
    assert_eq!(open(&app), Open::Whole);
}

#[test]
fn the_counters_slide_onto_the_grid_and_back() {
    let mut app = visit();
    let places = |app: &mut App| -> Vec<Vec3> {
        let mut query = app.world_mut().query::<(&Shown, &Transform)>();
        let mut places: Vec<(usize, Vec3)> = query
            .iter(app.world())
            .map(|(shown, place)| (shown.0, place.translation))
            .collect();
        places.sort_by_key(|(number, _)| *number);
        places.into_iter().map(|(_, place)| place).collect()
    };
    let found = places(&mut app);
    go(&mut app, Step::To(Open::WhatIf(0)));
    frames(&mut app, 20 * 5);
    let on_squares = places(&mut app);
    let moved = found
        .iter()
        .zip(&on_squares)
        .filter(|(a, b)| a.distance(**b) > 0.5);
    assert!(moved.count() >= 4);
    go(&mut app, Step::To(Open::Whole));
    frames(&mut app, 20 * 5);
    for (before, after) in found.iter().zip(places(&mut app)) {
        assert!(before.distance(after) < 1e-3);
    }
}

#[test]
fn one_plays_on_from_the_board() {
    for (number, ruleset, position) in [
        (
            0,
            "kowalski",
            "bbbbbbbbbbbb/5B6/12/12/12/12/6W5/wwwwwwwwwwww b - 0",
        ),
        (
            1,
            "astur-ranks",
            "1bbbbbbbbbbb/b11/12/12/12/12/w11/1wwwwwwwwwww w - 0",
        ),
    ] {
        let mut app = visit();
        go(&mut app, Step::PlayOn(number));
        frames(&mut app, 3);
        assert_eq!(screen(&app), Screen::Game);
        let game = app.world().resource::<Game>();
        assert_eq!(game.setup().variant.id, ruleset);
        assert_eq!(game.position().to_string(), position);
        assert!(app.world().contains_resource::<State<Phase>>());
        assert_eq!(count::<Shown>(&mut app), 0);
    }
}
