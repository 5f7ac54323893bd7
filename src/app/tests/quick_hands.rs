//! What no hand may lose: clicks within one frame, a piece in the hand, cues that come and go, keys on cards and questions.

use super::Table;
use super::hands::{PERSONS, key, last, letter, sq};
use crate::app::components::{Carried, Stands};
use crate::app::flow::{GameRequest, Phase, Screen};
use crate::app::hud::{Dialog, Notice, Panels};
use crate::app::input::Gesture;
use crate::app::layout::Layout;
use crate::app::marks::Mark;
use crate::app::table::camera::Rig;
use crate::app::tongue::Tongue;
use crate::app::wording;
use crate::lang::{Language, Words};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;

fn gestures(table: &mut Table) -> usize {
    let mut gestures = table.app.world_mut().resource_mut::<Messages<Gesture>>();
    gestures.drain().count()
}

fn notice(table: &Table) -> Option<String> {
    let notice = &table.app.world().resource::<Notice>().0;
    notice.as_ref().map(|remark| remark.text.clone())
}

#[test]
fn a_move_of_the_mouse_and_a_click_may_share_a_frame() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let (from, to) = (table.pixel("d8"), table.pixel("d5"));
    table.send_click(from);
    table.frames(2);
    assert_eq!(table.marked(Mark::Selected), [sq("d8")]);
    table.send_click(to);
    table.settle();
    assert_eq!(last(&table).as_deref(), Some("d8-d5"));
}

#[test]
fn all_clicks_and_taps_of_one_frame_count() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let [a, b, c, d] = ["d8", "d5", "f1", "f4"].map(|name| table.pixel(name));
    for at in [a, b, c, d] {
        table.send_click(at);
    }
    table.settle();
    table.frames(4);
    table.settle();
    assert_eq!(table.plies(), 2);
    assert_eq!(last(&table).as_deref(), Some("f1-f4"));
    table.request(GameRequest::Undo);
    for at in [c, d] {
        table.send_tap(at);
    }
    table.settle();
    assert_eq!(last(&table).as_deref(), Some("f1-f4"));
}

#[test]
fn clicks_on_two_buttons_and_on_the_board_may_share_a_frame() {
    let mut table = Table::new();
    table.frames(4);
    let (tongue, start) = (table.place_of("Deutsch"), table.place_of("Start here"));
    table.send_click(tongue);
    table.send_click(start);
    // Before the frame is drawn the hand is elsewhere already.
    table.hover(Vec2::new(900.0, 300.0));
    table.settle();
    assert_eq!(table.screen(), Screen::Game);
    let tongue = table.app.world().resource::<Tongue>();
    assert_eq!(tongue.language(), Language::German);
    table.begin("kowalski", PERSONS);
    let [a, b, c, d] = ["d8", "d5", "f1", "f4"].map(|name| table.pixel(name));
    let undo = table.place_of("Zurück");
    // Two presses of one button are two, by mouse and by finger.
    let send: [fn(&mut Table, Vec2); 2] = [Table::send_click, Table::send_tap];
    for send in send {
        for at in [a, b, c, d] {
            send(&mut table, at);
        }
        table.settle();
        table.frames(4);
        table.settle();
        assert_eq!(table.plies(), 2);
        send(&mut table, undo);
        send(&mut table, undo);
        table.frames(6);
        table.settle();
        assert_eq!(table.plies(), 0);
    }
}

#[test]
fn a_press_in_one_slow_frame_and_its_release_in_the_next_are_a_click() {
    let mut table = Table::new();
    let tick = TimeUpdateStrategy::ManualDuration(Duration::from_millis(500));
    table.app.insert_resource(tick);
    table.frames(4);
    let start = table.place_of("Start here");
    table.button_down_there(start);
    table.frames(1);
    table.button_up_and_away(start, Vec2::new(900.0, 300.0));
    table.settle();
    assert_eq!(table.screen(), Screen::Game);
    table.begin("kowalski", PERSONS);
    let (from, to) = (table.pixel("d8"), table.pixel("d5"));
    table.button_down_there(from);
    table.frames(1);
    table.button_up_and_away(from, to);
    assert_eq!(table.marked(Mark::Selected), [sq("d8")]);
    table.send_click(to);
    table.settle();
    assert_eq!(last(&table).as_deref(), Some("d8-d5"));
}

#[test]
fn every_point_of_the_board_answers() {
    let mut table = Table::with_game("kowalski", PERSONS);
    // The line between two squares, its crossing, and an empty square.
    let [a, b, c] = ["d4", "e4", "e5"].map(|name| table.pixel(name));
    for at in [a.midpoint(b), a.midpoint(c), a] {
        table.send_click(at);
        table.frames(3);
        assert_eq!(table.marked(Mark::Refused).len(), 1, "{at}");
        assert!(notice(&table).is_some_and(|text| text.starts_with("Choose")));
        key(&mut table, Key::Escape);
    }
}

#[test]
fn a_click_on_a_panel_does_not_reach_the_board_under_it() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let mut rigs = table.app.world_mut().query::<&mut Rig>();
    for mut rig in rigs.iter_mut(table.app.world_mut()) {
        rig.goal.distance = 0.35;
    }
    table.frames(4);
    let on_panel = Vec2::new(1010.0, 360.0);
    gestures(&mut table);
    table.send_click(on_panel);
    table.send_tap(on_panel);
    table.frames(1);
    assert_eq!(gestures(&mut table), 0);
    table.app.world_mut().resource_mut::<Panels>().hidden = true;
    table.frames(2);
    table.send_click(on_panel);
    table.frames(1);
    assert_eq!(gestures(&mut table), 1, "the board lies there");
}

fn pose(table: &mut Table, name: &str) -> Transform {
    let mut pieces = table.app.world_mut().query::<(&Stands, &Transform)>();
    let mut pieces = pieces.iter(table.app.world());
    *pieces
        .find(|(stands, _)| stands.0 == sq(name))
        .expect("a piece")
        .1
}

#[test]
fn a_dragged_piece_follows_the_hand_and_returns_when_it_is_refused() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let (from, to) = (table.pixel("e8"), table.pixel("f6"));
    let rest = pose(&mut table, "e8");
    table.drag_along(from, to);
    let held = pose(&mut table, "e8");
    let goal = table.app.world().resource::<Layout>().place(sq("f6"));
    assert!(held.translation.y > 0.2);
    assert!((held.translation - goal).xz().length() < 0.5);
    assert_eq!(table.phase(), Some(Phase::Choosing), "nothing waits for it");
    table.button(ButtonState::Released);
    table.frames(6);
    assert_eq!(pose(&mut table, "e8"), rest);
    let mut carried = table.app.world_mut().query::<&Carried>();
    assert_eq!(carried.iter(table.app.world()).count(), 0);
    // Where it may go, it stays where it was put.
    let to = table.pixel("e5");
    table.drag(from, to);
    table.settle();
    assert_eq!(last(&table).as_deref(), Some("e8-e5"));
    let goal = table.app.world().resource::<Layout>().place(sq("e5"));
    assert_eq!(pose(&mut table, "e5").translation, goal);
}

#[test]
fn a_refusal_goes_by_itself_and_with_the_next_choice() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let tick = TimeUpdateStrategy::ManualDuration(Duration::from_millis(100));
    table.app.insert_resource(tick);
    let refuse = |table: &mut Table| {
        table.write(Gesture::Click(sq("d4")));
        table.frames(3);
        assert!(notice(table).is_some());
        assert_eq!(table.marked(Mark::Refused), [sq("d4")]);
    };
    let gone = |table: &Table| notice(table).is_none() && table.marked(Mark::Refused).is_empty();
    refuse(&mut table);
    table.frames(30);
    assert!(!gone(&table), "there is time to read it");
    table.frames(12);
    assert!(gone(&table));
    refuse(&mut table);
    key(&mut table, Key::Escape);
    assert!(gone(&table));
    assert_eq!(table.app.world().resource::<Panels>().dialog, None);
    refuse(&mut table);
    table.write(Gesture::Click(sq("d8")));
    table.frames(3);
    assert!(gone(&table));
}

#[test]
fn the_card_of_the_result_obeys_the_keys() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let mv = table.position().moves()[0];
    table.play(mv);
    table.request(GameRequest::Resign);
    table.frames(4);
    assert!(table.app.world().resource::<Panels>().result);
    letter(&mut table, "u");
    table.settle();
    table.frames(4);
    assert!(
        table.game().outcome().is_none(),
        "the resignation is taken back"
    );
    assert!(!table.app.world().resource::<Panels>().result);
    table.request(GameRequest::Resign);
    table.frames(4);
    // Put aside, it comes back by a press, and Enter goes on from it.
    key(&mut table, Key::Escape);
    assert!(!table.app.world().resource::<Panels>().result);
    let shown = table.place_of("The result, and what next");
    table.click(shown);
    assert!(table.app.world().resource::<Panels>().result);
    key(&mut table, Key::Escape);
    key(&mut table, Key::Enter);
    assert!(table.app.world().resource::<Panels>().result);
    key(&mut table, Key::Enter);
    table.settle();
    assert_eq!((table.plies(), table.game().outcome()), (0, None));
}

#[test]
fn the_rules_are_read_from_the_beginning_in_another_game_and_on_in_the_same() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let name = |table: &Table| {
        let words = Words::of(Language::English);
        wording::ruleset::name(&words, &table.game().setup().variant)
    };
    let seen = |table: &mut Table| {
        let title = name(table);
        let told = table.listen().into_iter();
        let places = told.filter(|it| it.name == title).filter_map(|it| it.place);
        places.map(|at| at.y).fold(f32::MAX, f32::min)
    };
    key(&mut table, Key::F1);
    let top = seen(&mut table);
    assert!(top > 0.0 && top < 200.0, "{top}");
    table.wheel(Vec2::new(1100.0, 400.0));
    let scrolled = seen(&mut table);
    assert!(scrolled < top, "{scrolled}");
    key(&mut table, Key::F1);
    key(&mut table, Key::F1);
    assert_eq!(seen(&mut table), scrolled, "it goes on where it was");
    table.request(GameRequest::Again);
    table.frames(4);
    assert_eq!(seen(&mut table), top, "another game");
    table.wheel(Vec2::new(1100.0, 400.0));
    table.begin("bell", PERSONS);
    table.frames(4);
    assert!(seen(&mut table) > 0.0, "another ruleset");
}

#[test]
fn enter_and_escape_keep_a_game_that_would_be_lost() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let mv = table.position().moves()[0];
    table.play(mv);
    for answer in [Key::Enter, Key::Escape, Key::Space] {
        letter(&mut table, "n");
        let asked = table.app.world().resource::<Panels>().dialog;
        assert_eq!(asked, Some(Dialog::NewGame));
        key(&mut table, answer);
        assert_eq!(table.app.world().resource::<Panels>().dialog, None);
        assert_eq!(table.plies(), 1);
    }
}

#[test]
fn the_cursor_begins_in_the_middle_while_pieces_are_placed() {
    let mut table = Table::with_game("bell", PERSONS);
    let board = table.position().board();
    key(&mut table, Key::ArrowUp);
    let middle = crate::rules::Square::new(board.files / 2, board.ranks / 2);
    assert_eq!(table.marked(Mark::Cursor), [middle]);
}
