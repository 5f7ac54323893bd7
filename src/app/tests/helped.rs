//! Help that is asked for, what is marked, games that are watched, and hands that slip.

use super::Table;
use super::hands::{PERSONS, key, letter, sq};
use crate::ai::Level;
use crate::app::flow::{GameRequest, Phase, ViewRequest};
use crate::app::game::{GameSetup, NewGame, Seat, TakeUp};
use crate::app::hud::Panels;
use crate::app::marks::Mark;
use crate::app::menu::Shelf;
use crate::app::setup::Chosen;
use crate::app::watch::WatchRequest;
use crate::rules::Position;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// Takes up a game by this ruleset at a position.
fn at(table: &mut Table, id: &str, seats: [Seat; 2], text: &str) {
    let shelf = table.app.world().resource::<Shelf>();
    let variant = Arc::clone(shelf.0.variant(id).expect("a ruleset"));
    let terms = variant.terms(None, None).expect("its defaults");
    let start = Position::parse(&terms, text).expect("a position");
    table.write(TakeUp {
        setup: GameSetup {
            variant,
            terms,
            first: None,
            seats,
            seed: 1,
        },
        start,
        moves: Vec::new(),
    });
    table.settle();
    table.frames(3);
}

/// White takes d5 by c4-c5; Blue could take nothing.
const TAKES: &str = "4b3b3/11B/12/3bw7/2w9/12/6W5/w11 w - 0";

fn wait_for(table: &mut Table, mark: Mark) -> Vec<crate::rules::Square> {
    for _ in 0..4000 {
        let marked = table.marked(mark);
        if !marked.is_empty() {
            return marked;
        }
        table.frames(1);
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("{mark:?} does not come");
}

#[test]
fn a_hint_says_which_then_where_then_why() {
    let mut table = Table::new();
    at(&mut table, "kowalski", PERSONS, TAKES);
    assert!(
        table.marked(Mark::Hint).is_empty(),
        "never before it is asked for"
    );
    letter(&mut table, "h");
    assert_eq!(wait_for(&mut table, Mark::Hint), [sq("c4")]);
    assert!(table.marked(Mark::HintGoal).is_empty());
    assert!(
        table
            .announced()
            .starts_with("There is a good move for the calculus on c4")
    );
    letter(&mut table, "h");
    assert_eq!(table.marked(Mark::HintGoal), [sq("c5")]);
    letter(&mut table, "h");
    let why = table.announced();
    assert!(why.starts_with("From c4 to c5. It takes d5."), "{why}");
    let mv = table.position().moves()[0];
    table.play(mv);
    table.frames(2);
    assert!(
        table.marked(Mark::Hint).is_empty(),
        "forgotten with the position"
    );
    table.app.world_mut().resource_mut::<Chosen>().hints = false;
    letter(&mut table, "h");
    assert_eq!(table.announced(), "Hints are switched off in the settings.");
}

#[test]
fn what_could_be_lost_next_is_marked_when_it_is_asked_for() {
    let mut table = Table::new();
    at(&mut table, "kowalski", PERSONS, TAKES);
    assert!(table.marked(Mark::Danger).is_empty());
    letter(&mut table, "d");
    assert_eq!(table.marked(Mark::Danger), [sq("d5")]);
    assert!(table.square_told("d5").name.contains("in danger"));
    letter(&mut table, "d");
    assert!(table.marked(Mark::Danger).is_empty());
    let mut chosen = table.app.world_mut().resource_mut::<Chosen>();
    (chosen.show_legal, chosen.show_last) = (false, false);
    key(&mut table, Key::ArrowUp);
    table.write(crate::app::input::Gesture::Click(sq("c4")));
    table.frames(3);
    assert_eq!(table.marked(Mark::Selected), [sq("c4")]);
    assert!(
        table.marked(Mark::Goal).is_empty(),
        "an expert needs no beads"
    );
}

#[test]
fn whoever_watches_halts_the_game_and_lets_single_moves_through() {
    let mut table = Table::new();
    let shelf = table.app.world().resource::<Shelf>();
    let variant = Arc::clone(shelf.0.variant("kowalski").expect("a ruleset"));
    let terms = variant.terms(None, None).expect("its defaults");
    table.write(NewGame(GameSetup {
        variant,
        terms,
        first: None,
        seats: [Seat::Engine(Level::Tiro), Seat::Engine(Level::Miles)],
        seed: 3,
    }));
    table.frames(2);
    table.write(WatchRequest::Toggle);
    let rest = |table: &mut Table| {
        for _ in 0..60 {
            table.frames(1);
            std::thread::sleep(Duration::from_millis(2));
        }
        table.plies()
    };
    let halted = rest(&mut table);
    assert_eq!(rest(&mut table), halted);
    assert_eq!(table.phase(), Some(Phase::Thinking));
    let told = table.listen();
    assert!(told.iter().any(|it| it.name.starts_with("Paused: ")));
    letter(&mut table, ".");
    assert_eq!(rest(&mut table), halted + 1);
    letter(&mut table, "w");
    let go_on = table.place_of("Go on");
    table.click(go_on);
    let before = table.plies();
    for _ in 0..2000 {
        if table.plies() > before + 2 {
            return;
        }
        table.frames(1);
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("the game does not go on");
}

#[test]
fn a_key_held_down_presses_nothing_twice() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let hold = |table: &mut Table, repeat| {
        let window = table.window;
        table.write(KeyboardInput {
            key_code: KeyCode::Enter,
            logical_key: Key::Enter,
            state: ButtonState::Pressed,
            text: None,
            repeat,
            window,
        });
        table.frames(2);
    };
    hold(&mut table, false);
    table.request(GameRequest::Resign);
    table.frames(4);
    assert!(table.app.world().resource::<Panels>().result);
    for _ in 0..20 {
        hold(&mut table, true);
    }
    assert!(
        table.game().outcome().is_some(),
        "the card waits for a press of its own"
    );
    key(&mut table, Key::Enter);
    key(&mut table, Key::Enter);
    table.settle();
    assert!(table.game().outcome().is_none());
}

#[test]
fn a_click_on_the_frame_says_where_the_squares_are() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let (a, b) = (table.pixel("a4"), table.pixel("b4"));
    table.click(a + (a - b) * 0.8);
    assert_eq!(
        table.announced(),
        "That is the frame: the squares lie inside it."
    );
    assert_eq!(table.plies(), 0);
}

#[test]
fn a_finger_that_misses_a_little_means_the_square_that_answers() {
    let mut table = Table::with_game("kowalski", PERSONS);
    // From far above, squares are smaller than a finger.
    for _ in 0..3 {
        table.write(ViewRequest::Farther);
        table.frames(2);
    }
    let (from, to) = (table.pixel("d8"), table.pixel("d5"));
    table.tap(from);
    assert_eq!(table.marked(Mark::Selected), [sq("d8")]);
    // e5 is no goal of d8, and d5, which is one, is near.
    let beside = table.pixel("e5");
    let width = beside.distance(to);
    let reach = 720.0 * 36.0 / 1080.0;
    assert!(width < 2.0 * reach, "{width}");
    table.tap(to.move_towards(beside, width / 2.0 + 1.0));
    table.settle();
    assert_eq!(super::hands::last(&table).as_deref(), Some("d8-d5"));
}

#[test]
fn the_wheel_over_a_panel_leaves_the_table_alone() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let place = |table: &mut Table| {
        table.frames(30);
        let world = table.app.world_mut();
        let mut cameras = world.query_filtered::<&Transform, With<Camera3d>>();
        cameras.single(world).expect("one camera").translation
    };
    let before = place(&mut table);
    table.wheel(Vec2::new(1200.0, 300.0));
    assert_eq!(place(&mut table), before, "over the panel");
    table.wheel(Vec2::new(450.0, 400.0));
    assert_ne!(place(&mut table), before, "over the board");
}
