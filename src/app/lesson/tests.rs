//! The lesson without a renderer: each step by its move, a move that misses, and the way out.

use super::{Stand, Teach, Teaching};
use crate::app::fixture;
use crate::app::flow::{MoveChosen, Screen};
use crate::app::game::Game;
use crate::app::hud::Panels;
use crate::app::quality::{Motion, Quality};
use crate::lang::{Language, Words};
use crate::rules::Move;
use crate::say;
use bevy::prelude::*;

fn school() -> App {
    let mut app = fixture::unseen();
    app.insert_resource(Quality::Low)
        .insert_resource(Motion::None);
    crate::app::add_game_plugins(&mut app);
    app.finish();
    app.cleanup();
    wish(&mut app, Teach::Begin);
    app
}

fn wish(app: &mut App, wish: Teach) {
    app.world_mut().write_message(wish);
    frames(app);
}

fn frames(app: &mut App) {
    for _ in 0..6 {
        app.update();
    }
}

fn play(app: &mut App, text: &str) {
    let mv = Move::parse(text).expect("a move");
    app.world_mut().write_message(MoveChosen(mv));
    frames(app);
}

fn stand(app: &App) -> Stand {
    app.world().resource::<Teaching>().stand()
}

#[test]
fn four_moves_teach_four_things() {
    let mut app = school();
    for (number, (mv, position)) in [
        ("c2-c5", "7/2b1b2/2w4/7/7/4w2/7 b - 1"),
        ("e1-e4", "7/1b5/7/2w1w2/7/7/7 b - 0"),
        ("e3-e4", "7/1b3b1/7/2wb-w2/7/1w5/7 b - 0"),
        ("e2-e3", "7/1b5/4w2/2bwb|2/4w2/7/1w5 b - 0"),
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(app.world().resource::<Teaching>().count(), (number, 4));
        assert_eq!(stand(&app), Stand::Awaited);
        assert!(!app.world().resource::<Panels>().is_modal());
        play(&mut app, mv);
        assert_eq!(stand(&app), Stand::Done, "{mv}");
        let game = app.world().resource::<Game>();
        assert_eq!(game.position().to_string(), position);
        assert!(app.world().resource::<Panels>().is_modal());
        wish(&mut app, Teach::Next);
    }
    assert!(!app.world().contains_resource::<Teaching>());
    let screen = app.world().resource::<State<Screen>>();
    assert_eq!(*screen.get(), Screen::Title);
    assert!(!app.world().resource::<Panels>().is_modal());
}

#[test]
fn a_move_that_teaches_nothing_is_told_and_taken_back() {
    let mut app = school();
    play(&mut app, "c2-c3");
    wish(&mut app, Teach::Next);
    play(&mut app, "e1-e3");
    assert_eq!(stand(&app), Stand::Missed);
    // The task stays in sight, and the reason is told beside it.
    let (english, teaching) = (
        Words::of(Language::English),
        app.world().resource::<Teaching>(),
    );
    assert_eq!(
        teaching.said(&english),
        say!(english, "lesson-bracket-task")
    );
    let why = say!(english, "lesson-missed-take");
    assert_eq!(teaching.missed(&english), Some(why));
    wish(&mut app, Teach::Again);
    let teaching = app.world().resource::<Teaching>();
    assert_eq!(teaching.missed(&english), None);
    assert_eq!(stand(&app), Stand::Awaited);
    let game = app.world().resource::<Game>();
    assert_eq!(game.position().to_string(), "7/1b5/7/2wb3/7/7/4w2 w - 0");
    wish(&mut app, Teach::Leave);
    assert!(!app.world().contains_resource::<Teaching>());
}
