//! A game is looked through, taken back and covered by a page; nothing of it is lost.

use super::Table;
use super::hands::{PERSONS, key, letter, sq};
use super::kept::{chosen, folders, keep, resumed, written};
use crate::app::archive::{SavedGames, Wish};
use crate::app::flow::{GameRequest, MoveChosen, Phase};
use crate::app::game::Awaited;
use crate::app::hud::{Deed, Panels};
use crate::app::input::Gesture;
use crate::app::marks::Mark;
use crate::app::pages::Page;
use crate::app::quality::Motion;
use crate::store;
use bevy::input::keyboard::Key;

#[test]
fn a_saved_game_is_opened_looked_through_and_played_on_from() {
    let (_place, folders) = folders("saved");
    let mut table = Table::with_game("kowalski", PERSONS);
    keep(&mut table, &folders);
    for _ in 0..6 {
        let mv = table.position().moves()[0];
        table.play(mv);
    }
    let end = table.position().to_string();
    table.request(GameRequest::Resign);
    table.write(Wish::Save);
    table.frames(2);
    let saved = store::saved_games(&folders).expect("games");
    assert_eq!(saved.len(), 1, "{saved:?}");
    table.write(Wish::Open(saved[0].path.clone()));
    table.settle();
    let game = table.game();
    assert!(game.is_looked_through());
    assert_eq!((game.plies().len(), game.all_plies().count()), (0, 6));
    assert_eq!((game.outcome(), game.awaited()), (None, Awaited::Nobody));
    assert!(!table.app.world().resource::<Panels>().result);
    for step in 1..=6 {
        letter(&mut table, "r");
        table.settle();
        assert_eq!(table.plies(), step);
        table.check_entities();
    }
    assert_eq!(table.position().to_string(), end);
    assert!(table.game().outcome().is_some(), "it was given up here");
    table.request(GameRequest::LookAt(2));
    letter(&mut table, "u");
    table.settle();
    assert_eq!(table.plies(), 1);
    table.check_entities();
    table.request(GameRequest::PlayOn);
    assert_eq!(table.phase(), Some(Phase::Choosing));
    assert!(!table.game().is_looked_through());
    let other = *table.position().moves().last().expect("a move");
    table.play(other);
    assert_eq!(table.plies(), 2);
    written(&mut table);
    let kept = resumed(&table, &folders).record.expect("it goes on");
    assert_eq!(kept.plies().len(), 2);
}

#[test]
fn a_game_is_looked_through_and_goes_on_where_it_stood() {
    let mut table = Table::with_game("kowalski", PERSONS);
    for _ in 0..5 {
        let mv = table.position().moves()[0];
        table.play(mv);
    }
    table.request(GameRequest::Undo);
    let here = table.position().to_string();
    table.request(GameRequest::LookAt(0));
    assert_eq!((table.plies(), table.game().all_plies().count()), (0, 4));
    table.request(GameRequest::LookAt(99));
    assert_eq!(table.plies(), 4, "what was taken back is not looked at");
    table.request(GameRequest::LookAt(1));
    key(&mut table, Key::Escape);
    table.settle();
    assert!(!table.game().is_looked_through(), "one step back");
    assert_eq!(table.position().to_string(), here);
    assert_eq!(table.phase(), Some(Phase::Choosing));
    table.request(GameRequest::Redo);
    assert_eq!(table.plies(), 5, "and can be played again");
    table.check_entities();
}

#[test]
fn where_moves_stand_nothing_is_taken_back() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let mv = table.position().moves()[0];
    table.play(mv);
    chosen(&mut table, |settings| settings.undo = false);
    letter(&mut table, "u");
    table.request(GameRequest::Undo);
    assert_eq!(table.plies(), 1);
    chosen(&mut table, |settings| settings.undo = true);
    letter(&mut table, "u");
    table.settle();
    assert_eq!(table.plies(), 0);
}

#[test]
fn moves_are_taken_back_while_they_are_seen() {
    let mut table = Table::with_game("kowalski", PERSONS);
    table.app.insert_resource(Motion::Full);
    let before = table.position().to_string();
    for _ in 0..3 {
        let mv = table.position().moves()[0];
        table.write(MoveChosen(mv));
        table.frames(2);
        assert_eq!(table.phase(), Some(Phase::Moving));
        letter(&mut table, "u");
        assert_eq!(table.plies(), 0);
        table.settle();
        assert_eq!(table.position().to_string(), before);
        table.check_entities();
    }
    table.request(GameRequest::Redo);
    assert_eq!(table.plies(), 1);
}

#[test]
fn a_page_covers_the_table_and_goes_with_escape() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let mv = table.position().moves()[0];
    table.play(mv);
    for page in [Page::Settings, Page::Archive] {
        table.write(Deed::Open(page));
        table.frames(3);
        letter(&mut table, "u");
        table.write(Gesture::Click(sq("b1")));
        table.frames(3);
        assert_eq!(table.plies(), 1);
        assert!(table.marked(Mark::Selected).is_empty());
        key(&mut table, Key::Escape);
        assert_eq!(*table.app.world().resource::<Page>(), Page::None);
        assert!(!table.app.world().resource::<Panels>().covered);
        assert_eq!(table.app.world().resource::<Panels>().dialog, None);
    }
}

#[test]
fn a_saved_game_is_deleted_and_put_back() {
    let (_place, folders) = folders("deleted");
    let mut table = Table::with_game("kowalski", PERSONS);
    keep(&mut table, &folders);
    let mv = table.position().moves()[0];
    table.play(mv);
    table.write(Wish::Save);
    table.frames(2);
    table.write(Deed::Open(Page::Archive));
    let entries = |table: &Table| table.app.world().resource::<SavedGames>().entries.clone();
    for _ in 0..400 {
        table.frames(1);
        let games = table.app.world().resource::<SavedGames>();
        if !games.are_being_read() && !games.entries.is_empty() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let listed = entries(&table);
    assert_eq!(listed.len(), 1, "{listed:?}");
    let path = listed[0].path.clone();
    table.write(Wish::Delete(path.clone()));
    table.frames(2);
    assert!(entries(&table)[0].deleted.is_some());
    assert_eq!(store::saved_games(&folders).expect("games"), []);
    table.write(Wish::PutBack(path.clone()));
    table.frames(2);
    assert!(entries(&table)[0].deleted.is_none());
    assert_eq!(store::saved_games(&folders).expect("games")[0].path, path);
}
