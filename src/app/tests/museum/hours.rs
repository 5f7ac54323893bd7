//! Time: absence, closing, the night, and a clock that jumps.

use super::{Museum, noon};
use crate::app::kiosk::{Clock, RESTART};
use crate::data::kiosk::{Day, Hours, Minute, OpenHours};
use crate::lang::Language;
use crate::visit::Page;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use jiff::civil::date;

fn begun(name: &str) -> Museum {
    let mut museum = Museum::new(name);
    museum.touch_at(Vec2::new(640.0, 200.0));
    museum.touch("Deutsch");
    assert_eq!(museum.page(), Page::Choice);
    museum
}

#[test]
fn one_touch_answers_and_presses_nothing_else() {
    let mut museum = begun("museum-asked");
    let lesson = museum.table.place_of("In zwei Minuten lernen");
    museum.pass(91);
    assert!(museum.tells("Noch da?"));
    museum.touch_at(lesson);
    assert_eq!(museum.page(), Page::Choice, "the touch only answers");
    assert!(!museum.tells("Noch da?"));
    museum.touch_at(lesson);
    assert_eq!(museum.page(), Page::Lesson);
    museum.pass(91);
    museum.key(Key::Escape, KeyCode::Escape);
    assert_eq!(museum.page(), Page::Lesson, "a key only answers too");
    assert!(!museum.tells("Noch da?"));
}

#[test]
fn nobody_is_missed_and_everything_begins_anew() {
    let mut museum = begun("museum-gone");
    museum.pass(91);
    assert!(museum.tells("Noch da?"));
    museum.pass(15);
    assert_eq!(
        (museum.page(), museum.language()),
        (Page::Attract, Language::English)
    );
    museum.pass(400);
    assert_eq!(museum.page(), Page::Attract);
    assert!(
        !museum.tells("Still here?"),
        "nobody is asked who never came"
    );
}

#[test]
fn a_hand_that_rests_and_a_key_that_hangs_keep_nothing_awake() {
    let mut museum = begun("museum-resting");
    museum
        .table
        .send_touch(TouchPhase::Started, Vec2::new(300.0, 300.0));
    for _ in 0..150 {
        museum.hold_down(Key::ArrowDown, KeyCode::ArrowDown);
        museum.second();
    }
    museum.frames();
    assert_eq!(museum.page(), Page::Attract);
}

fn open_until_five() -> OpenHours {
    OpenHours::During(vec![Hours {
        days: vec![Day::Monday],
        from: Minute::new(10, 0).expect("a minute"),
        until: Minute::new(17, 0).expect("a minute"),
    }])
}

#[test]
fn outside_the_opening_hours_it_is_dark_and_silent() {
    let morning = date(2026, 11, 30).at(9, 58, 0, 0);
    let mut museum = Museum::with("museum-hours", morning, |kiosk| {
        kiosk.hours = open_until_five();
    });
    assert_eq!(museum.page(), Page::Dark);
    assert!(museum.chosen().muted);
    museum.touch_at(Vec2::new(640.0, 360.0));
    museum.key(Key::Enter, KeyCode::Enter);
    assert_eq!(museum.page(), Page::Dark);
    museum.pass_quickly(121);
    assert_eq!(museum.page(), Page::Attract);
    assert!(!museum.chosen().muted);
    museum.set(date(2026, 11, 30).at(17, 0, 30, 0));
    assert_eq!(museum.page(), Page::Dark);
    assert!(museum.chosen().muted);
}

#[test]
fn a_clock_that_jumps_takes_nobody_off_the_table() {
    let mut museum = Museum::with("museum-jumps", noon(), |kiosk| {
        kiosk.hours = open_until_five();
    });
    museum.touch_at(Vec2::new(640.0, 200.0));
    museum.touch("English");
    museum.touch("Play a short game");
    for wall in [
        date(2026, 11, 30).at(13, 0, 0, 0),
        date(2026, 11, 29).at(13, 0, 0, 0),
        date(1970, 1, 1).at(0, 0, 0, 0),
        date(2038, 1, 19).at(3, 14, 8, 0),
    ] {
        museum.set(wall);
        assert_eq!(museum.page(), Page::ShortGame, "{wall}");
    }
    museum.set(noon());
    museum.touch("Start over");
    assert_eq!(museum.page(), Page::Attract);
}

#[test]
fn the_night_brings_one_restart() {
    let night = date(2026, 12, 1).at(3, 50, 0, 0);
    let mut museum = Museum::new("museum-night");
    museum.set(night);
    museum.pass_quickly(200);
    assert!(museum.exits().is_empty());
    museum.set(date(2026, 12, 1).at(4, 0, 1, 0));
    assert_eq!(museum.exits().first(), Some(&RESTART));
    assert_eq!(museum.resource::<Clock>().date(), "2026-12-01");
}
