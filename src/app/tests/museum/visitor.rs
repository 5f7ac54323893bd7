//! A visitor's way by touches and by keys.

use super::{Museum, noon};
use crate::app::exhibit::Open;
use crate::app::flow::Screen;
use crate::app::game::{Game, Seat};
use crate::app::lesson::Teaching;
use crate::lang::Language;
use crate::visit::Page;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;

#[test]
fn a_visitor_goes_through_everything_by_touch_and_leaves_no_trace() {
    let mut museum = Museum::new("museum-touch");
    assert_eq!(
        (museum.page(), museum.screen()),
        (Page::Attract, Screen::Game)
    );
    museum.touch_at(Vec2::new(640.0, 200.0));
    assert_eq!(museum.page(), Page::Languages);
    museum.touch("Deutsch");
    assert_eq!(
        (museum.page(), museum.language()),
        (Page::Choice, Language::German)
    );
    museum.touch("In zwei Minuten lernen");
    assert_eq!(museum.page(), Page::Lesson);
    assert!(museum.table.app.world().contains_resource::<Teaching>());
    museum.touch("Etwas anderes");
    assert_eq!(museum.page(), Page::Choice);
    assert!(!museum.table.app.world().contains_resource::<Teaching>());
    museum.touch("Eine kurze Partie spielen");
    assert_eq!(museum.page(), Page::ShortGame);
    let game = museum.resource::<Game>();
    assert_eq!(game.setup().variant.id, "bautista");
    assert_eq!(game.board().to_string(), "7x7");
    museum.touch("Etwas anderes");
    museum.touch("Das Grab des Arztes");
    assert_eq!(
        (museum.page(), museum.screen()),
        (Page::Exhibit, Screen::Exhibit)
    );
    assert_eq!(*museum.resource::<Open>(), Open::Whole);
    museum.touch("Von vorn");
    assert_eq!(
        (museum.page(), museum.language()),
        (Page::Attract, Language::English)
    );
    assert_eq!(museum.screen(), Screen::Game);
    assert_eq!(museum.chosen().0, museum.base().0);
}

#[test]
fn two_who_face_each_other_play_against_each_other() {
    let mut museum = Museum::new("museum-two");
    museum.touch("Two facing each other");
    museum.touch_at(Vec2::new(640.0, 400.0));
    museum.touch("English");
    museum.touch("Play a short game");
    assert!(museum.chosen().face_to_face);
    let setup = museum.resource::<Game>().setup();
    assert_eq!(setup.seats, [Seat::Human; 2]);
    assert_eq!(museum.resource::<Game>().board().to_string(), "7x7");
    museum.touch("Start over");
    assert!(!museum.chosen().face_to_face);
}

#[test]
fn who_begins_from_the_far_side_of_a_flat_screen_has_the_pages_turned() {
    let mut museum = Museum::with("museum-far", noon(), |kiosk| {
        kiosk.screen.face_to_face = true;
    });
    let opposite = |at: Vec2| Vec2::new(1280.0, 720.0) - at;
    museum.touch_at(Vec2::new(640.0, 120.0));
    assert_eq!((museum.page(), museum.turned()), (Page::Languages, true));
    let place = museum.table.place_of("Deutsch");
    museum.touch_at(opposite(place));
    assert_eq!(
        (museum.page(), museum.language()),
        (Page::Choice, Language::German)
    );
    // Who would rather read from the near side turns it.
    let place = museum.table.place_of("Seite zum Gegenüber drehen");
    museum.touch_at(opposite(place));
    assert!(!museum.turned());
    museum.touch("Seite zum Gegenüber drehen");
    let place = museum.table.place_of("In zwei Minuten lernen");
    museum.touch_at(opposite(place));
    assert_eq!((museum.page(), museum.turned()), (Page::Lesson, true));
    let place = museum.table.place_of("Von vorn");
    museum.touch_at(opposite(place));
    assert_eq!((museum.page(), museum.turned()), (Page::Attract, false));
    // From the near side nothing is turned.
    museum.touch_at(Vec2::new(640.0, 400.0));
    assert_eq!((museum.page(), museum.turned()), (Page::Languages, false));
}

#[test]
fn a_second_tap_of_the_same_hand_presses_nothing_on_the_page_that_has_come() {
    let mut museum = Museum::new("museum-twice");
    museum.touch_at(Vec2::new(640.0, 200.0));
    let german = museum.table.place_of("Deutsch");
    museum.touch("English");
    assert_eq!(museum.page(), Page::Choice);
    // The taps come within the moment in which the clock of the museum stands still.
    for name in ["Learn it in two minutes", "Large text", "Back"] {
        let place = museum.table.place_of(name);
        museum.touch_at_once(place);
        museum.touch_at_once(german);
    }
    museum.key_at_once(Key::Escape, KeyCode::Escape);
    museum.key_at_once(Key::Enter, KeyCode::Enter);
    assert_eq!(
        (museum.page(), museum.language()),
        (Page::Choice, Language::English)
    );
    assert_eq!(museum.chosen().0.text, museum.base().0.text);
    // Half a second later the same press counts.
    museum.touch("Large text");
    assert!(museum.chosen().0.text > museum.base().0.text);
    museum.touch("Learn it in two minutes");
    assert_eq!(museum.page(), Page::Lesson);
}

#[test]
fn keys_alone_lead_everywhere_and_back() {
    let mut museum = Museum::new("museum-keys");
    museum.key(Key::Enter, KeyCode::Enter);
    assert_eq!(museum.page(), Page::Languages);
    museum.key(Key::ArrowDown, KeyCode::ArrowDown);
    museum.key(Key::Enter, KeyCode::Enter);
    assert_eq!(museum.page(), Page::Choice);
    assert_eq!(museum.language(), Language::French);
    museum.key(Key::Enter, KeyCode::Enter);
    assert_eq!(museum.page(), Page::Lesson);
    for page in [Page::Choice, Page::Languages, Page::Attract] {
        museum.key(Key::Escape, KeyCode::Escape);
        assert_eq!(museum.page(), page);
    }
}
