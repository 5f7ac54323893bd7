//! Away from menu and table: the games that are kept, the exhibit and the lesson; and what must be seen without scrolling.

use super::{Seen, Table, check, lay_out, look, watched};
use crate::ai::Level;
use crate::app::archive::{Offer, SavedGames, Wish};
use crate::app::challenge;
use crate::app::exhibit::Open;
use crate::app::flow::{GameRequest, Screen};
use crate::app::game::Seat;
use crate::app::hud::Deed;
use crate::app::keeping::{Trouble, Troubles};
use crate::app::lesson::Teach;
use crate::app::pages::Page;
use crate::app::setup::Chosen;
use crate::app::short_game;
use crate::app::tests::hands::PERSONS;
use crate::app::tests::kept::{folders, keep};
use crate::app::tongue::Tongue;
use crate::lang::{Language, Words};
use crate::store;
use bevy::prelude::*;
use std::time::Duration;

/// Draws frames until the saved games are read.
fn read(table: &mut Table) {
    for _ in 0..400 {
        table.frames(1);
        let games = table.app.world().resource::<SavedGames>();
        if !games.are_being_read() && !games.entries.is_empty() {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("no games are read");
}

#[test]
fn the_games_that_are_kept_have_room_for_their_texts() {
    let (_place, folders) = folders("places");
    let mut table = watched();
    table.begin("schadler-1994", PERSONS);
    keep(&mut table, &folders);
    for _ in 0..5 {
        let mv = table.position().moves()[0];
        table.play(mv);
    }
    table.write(Wish::Save);
    table.write(Wish::Save);
    table.frames(2);
    let broken = folders.games.join("a-broken-one.lat");
    store::write_atomic(&broken, b"[Variant \"chess\"]").expect("a file");
    table.app.insert_resource(Page::Archive);
    read(&mut table);
    let mut all = look(&mut table, "games");
    let path = table.app.world().resource::<SavedGames>().entries[0]
        .path
        .clone();
    table.write(Wish::Delete(path));
    table.frames(2);
    all.extend(look(&mut table, "a deleted game"));
    table.app.insert_resource(Page::None);
    table.request(GameRequest::LookAt(2));
    all.extend(look(&mut table, "looked through"));
    check(&all);
}

#[test]
fn the_exhibit_has_room_for_its_texts() {
    let mut table = watched();
    table
        .app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Exhibit);
    table.frames(6);
    let mut all = Vec::new();
    let tour = Open::Tour {
        stop: 0,
        since: 0.0,
    };
    for open in [
        Open::Whole,
        Open::Spot(0),
        Open::Spot(2),
        tour,
        Open::WhatIf(0),
        Open::Reading,
    ] {
        table.app.insert_resource(open.clone());
        table.frames(2);
        all.extend(look(&mut table, &format!("{open:?}")));
    }
    check(&all);
}

#[test]
fn the_lesson_has_room_for_its_texts() {
    let mut table = watched();
    table.write(Teach::Begin);
    table.frames(6);
    check(&look(&mut table, "the lesson"));
}

#[test]
fn what_is_played_against_the_sand_or_for_a_while_has_room_for_its_texts() {
    let mut table = watched();
    let terms = challenge::Terms::default();
    table.write(challenge::Begin(terms));
    table.frames(6);
    let mut all = look(&mut table, "the challenge");
    table.write(challenge::Wish::Start);
    table.settle();
    all.extend(look(&mut table, "the sand runs"));
    table.write(challenge::Wish::Leave);
    table.frames(6);
    table.write(short_game::Begin(short_game::Terms::default()));
    table.settle();
    all.extend(look(&mut table, "the short game"));
    check(&all);
}

/// What stands wholly within the window, in points.
fn wholly_seen(table: &Table, text: &str) -> bool {
    let seen = table.app.world().resource::<Seen>();
    let window = seen.window.expect("a window");
    seen.texts.iter().any(|it| {
        let room = it.clip.intersect(window).expand(1.0);
        it.text == text && room.contains_rect(it.whole)
    })
}

#[test]
fn every_language_is_in_sight_under_a_game_to_go_on_with_and_a_message() {
    let mut table = watched();
    table.begin("kowalski-11x10", PERSONS);
    let mv = table.position().moves()[0];
    table.play(mv);
    table
        .app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    table.frames(4);
    assert!(table.app.world().resource::<Offer>().0.is_some());
    let trouble = Trouble::Nowhere("Permission denied (os error 13)".into());
    table
        .app
        .world_mut()
        .resource_mut::<Troubles>()
        .0
        .push(trouble);
    for (window, text) in [
        ((1280.0, 720.0), 100),
        ((1920.0, 1080.0), 100),
        ((1080.0, 1920.0), 100),
        ((1080.0, 1920.0), 150),
        ((720.0, 720.0), 100),
    ] {
        table.app.world_mut().resource_mut::<Chosen>().text = text;
        for spoken in Language::ALL {
            table.app.insert_resource(Tongue::of(spoken));
            lay_out(&mut table, window);
            lay_out(&mut table, window);
            for language in Language::ALL {
                let name = language.own_name();
                let told = format!("{name} in {spoken:?}, {window:?}, {text} %");
                assert!(wholly_seen(&table, name), "{told}");
            }
        }
    }
}

/// A finished game in every language at the usual size: the card of its result is seen whole, down to the last button.
#[test]
fn the_result_needs_no_scrolling_in_the_usual_window() {
    let mut table = watched();
    let against = [Seat::Human, Seat::Engine(Level::Principalis)];
    for (id, seats) in [
        ("kowalski-11x10", PERSONS),
        ("schadler-1994", against),
        ("jarmo", PERSONS),
        ("jasyr", against),
    ] {
        table.begin(id, seats);
        table.request(GameRequest::Resign);
        seen_whole(&mut table, &format!("{id}, the first game"));
        table.write(Deed::SidesChanged);
        table.settle();
        table.request(GameRequest::Resign);
        seen_whole(&mut table, &format!("{id}, the second game"));
    }
}

fn seen_whole(table: &mut Table, told: &str) {
    table.frames(2);
    for language in Language::ALL {
        table.app.insert_resource(Tongue::of(language));
        for _ in 0..3 {
            lay_out(table, (1280.0, 720.0));
        }
        let words = Words::of(language);
        for id in [
            "button-look-at-board",
            "button-another-ruleset",
            "archive-open",
        ] {
            let text = words.say(id);
            assert!(wholly_seen(table, &text), "{told}: {text} in {language:?}");
        }
    }
}
