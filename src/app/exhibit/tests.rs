//! A visit without a renderer: going in, looking, the tour, the game, and out.

use super::looks::Stuff;
use super::stage::Shown;
use super::{Files, Hall, Open, Step};
use crate::app::fixture;
use crate::app::flow::{GameRequest, Phase, Screen};
use crate::app::game::Game;
use crate::app::quality::Quality;
use crate::app::setup::{Chosen, Loan};
use crate::app::table::board::Board;
use crate::app::table::camera::{Elsewhere, TableCamera};
use crate::data::exhibit::Material;
use crate::store::{BoardMaterial, PieceSet, Scratch, write_atomic};
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
    // The camera of the scene file is lent as well, when it has arrived.
    assert!((1..=2).contains(&count::<Elsewhere>(&mut app)));
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

/// Leaves and comes in again.
fn come_again(app: &mut App) {
    go(app, Step::Leave);
    frames(app, 2);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Exhibit);
    frames(app, 4);
}

/// No restart is needed: whoever comes in sees the file as it is then.
#[test]
fn what_a_curator_writes_is_seen_by_the_next_who_comes_in() {
    const SHIPPED: &str = include_str!("../../../assets/exhibits/stanway.ron");
    let scratch = Scratch::new("curator");
    let file = scratch.path().join("stanway.ron");
    let mut app = visit();
    let at = |app: &mut App, number: usize| {
        let hall = app.world().resource::<Hall>();
        let counter = &hall.exhibit.counters[number];
        (counter.at, hall.faulty)
    };
    let (first, _) = at(&mut app, 0);
    app.insert_resource(Files(vec![file.clone()]));
    let [x, y] = first;
    let written = SHIPPED.replacen(&format!("at: ({x}, {y})"), "at: (123.5, 67.25)", 1);
    assert_ne!(written, SHIPPED, "{first:?}");
    write_atomic(&file, written.as_bytes()).expect("written");
    come_again(&mut app);
    assert_eq!(at(&mut app, 0), ([123.5, 67.25], false));
    let mut query = app.world_mut().query::<(&Shown, &Transform)>();
    let seen = query
        .iter(app.world())
        .find(|(shown, _)| shown.0 == 0)
        .map(|(_, place)| place.translation);
    let hall = app.world().resource::<Hall>();
    let meant = super::eye::in_scene(hall, [123.5, 67.25, hall.exhibit.board.thickness]);
    assert!(seen.expect("the counter").distance(meant) < 1e-3);
    // A slip of the pen is told, and the exhibit that is compiled in is shown.
    write_atomic(
        &file,
        written.replacen("at: (123.5", "at: (12 3.5", 1).as_bytes(),
    )
    .expect("written");
    come_again(&mut app);
    assert_eq!(at(&mut app, 0), (first, true));
}

#[test]
fn the_board_and_the_glass_of_the_find_stay_on_the_table() {
    let mut app = visit();
    app.world_mut().resource_mut::<Chosen>().board = BoardMaterial::Stone;
    app.world_mut().resource_mut::<Chosen>().pieces = PieceSet::Bone;
    go(&mut app, Step::PlayOn(0));
    frames(&mut app, 3);
    let material = |app: &mut App| {
        let mut boards = app.world_mut().query::<&Board>();
        boards.single(app.world()).map(|board| board.material).ok()
    };
    assert_eq!(material(&mut app), Some(BoardMaterial::Hinged));
    assert!(app.world().contains_resource::<Loan>());
    app.world_mut().write_message(GameRequest::Again);
    frames(&mut app, 3);
    assert_eq!(material(&mut app), Some(BoardMaterial::Hinged));
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    frames(&mut app, 4);
    assert!(!app.world().contains_resource::<Loan>());
    assert_eq!(material(&mut app), Some(BoardMaterial::Stone));
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
