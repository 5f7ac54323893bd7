//! The operator: corners, PIN, and everything on the page.

use super::{Museum, noon};
use crate::app::kiosk::{Fault, Faults, QUIT, RESTART};
use crate::data::Fault as FileFault;
use crate::data::kiosk::{WrongPins, built_in_kiosk};
use crate::store::kiosk::Configured;
use crate::visit::Page;
use bevy::input::keyboard::{Key, KeyCode};
use std::time::Duration;

pub fn corners(museum: &mut Museum) {
    for (right, below) in [(false, false), (true, false), (true, true), (false, true)] {
        museum.touch_corner(right, below);
    }
}

pub fn enter(museum: &mut Museum, pin: &str) {
    for digit in pin.chars() {
        museum.touch(&digit.to_string());
    }
}

fn opened(name: &str) -> Museum {
    let mut museum = Museum::new(name);
    corners(&mut museum);
    assert_eq!(museum.page(), Page::Pin);
    enter(&mut museum, "2580");
    assert_eq!(museum.page(), Page::Operator);
    museum
}

#[test]
fn corners_and_a_pin_open_the_page_and_begin_no_visit() {
    let mut museum = opened("museum-operator");
    assert!(museum.tells("Everything is in order."));
    assert!(museum.tells("Running since 2026-11-30 12:00:00"));
    museum.touch("Volume: more");
    museum.touch("Volume: more");
    assert_eq!((museum.chosen().sound, museum.base().0.sound), (80, 80));
    museum.touch("Back to the visitors");
    assert_eq!(museum.page(), Page::Attract);
    assert_eq!(museum.chosen().sound, 80, "until the program starts anew");
    museum.books_rest();
    assert!(!museum.scratch.path().join("visits").exists());
    let log = museum.scratch.read("log/kiosk.log");
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        log,
        format!(
            "2026-11-30 12:00:00 latrunculi {version} begins\n\
             2026-11-30 12:00:04 the operator's page was opened\n"
        )
    );
}

#[test]
fn a_touched_corner_alone_begins_a_visit_a_little_later() {
    let mut museum = Museum::new("museum-corner");
    museum.touch_corner(false, false);
    assert_eq!(museum.page(), Page::Attract);
    museum.pass(3);
    assert_eq!(museum.page(), Page::Languages);
}

#[test]
fn visits_are_shown_by_day_and_copied_to_a_stick() {
    let mut museum = Museum::new("museum-stick");
    museum.key(Key::Enter, KeyCode::Enter);
    museum.touch("English");
    museum.pass(60);
    museum.touch("Start over");
    corners(&mut museum);
    enter(&mut museum, "2580");
    museum.books_rest();
    for text in ["2026-11-30", "1.0"] {
        assert!(museum.tells(text), "{text}");
    }
    museum.touch("Copy to a USB stick");
    museum.books_rest();
    assert!(museum.tells("No USB stick was found."));
    let stick = museum.scratch.path().join("media/KINGSTON");
    museum
        .scratch
        .write("media/KINGSTON/holiday.txt", "a stick");
    museum.touch("Copy to a USB stick");
    museum.books_rest();
    assert!(museum.tells(&format!("Copied to {}", stick.display())));
    let copied = museum.scratch.read("media/KINGSTON/visits-2026.csv");
    assert!(copied.contains("\n2026-11-30,1,0,61,1,0,0,1,"), "{copied}");
}

#[test]
fn while_the_screen_is_wiped_it_takes_no_touch() {
    let mut museum = opened("museum-wiping");
    museum.touch("Wipe the screen (60 seconds)");
    assert_eq!(museum.page(), Page::Cleaning);
    for _ in 0..3 {
        corners(&mut museum);
        museum.key(Key::Escape, KeyCode::Escape);
    }
    assert_eq!(museum.page(), Page::Cleaning);
    museum.pass(61);
    assert_eq!(museum.page(), Page::Operator);
}

#[test]
fn the_ends_are_pressed_twice_and_tell_what_is_wanted() {
    for (once, twice, status) in [
        ("Restart", "Restart: press once more", RESTART),
        ("Quit", "Quit: press once more", QUIT),
    ] {
        let mut museum = opened("museum-ends");
        museum.touch(once);
        assert!(museum.exits().is_empty());
        museum.touch(twice);
        assert_eq!(museum.exits(), [status], "{once}");
    }
}

#[test]
fn wrong_pins_are_slowed_down() {
    let mut museum = Museum::with("museum-pins", noon(), |kiosk| {
        kiosk.operator.wrong_pins = WrongPins {
            free: 1,
            wait: Duration::from_secs(10),
            longest: Duration::from_secs(40),
        };
    });
    corners(&mut museum);
    enter(&mut museum, "1111");
    assert!(museum.tells("That was not the PIN."));
    museum.touch("1");
    assert!(!museum.tells("That was not the PIN."));
    enter(&mut museum, "111");
    assert!(museum.tells("Next try in 10 seconds"));
    let pressed = museum.table.called("2");
    assert!(!pressed.enabled);
    for digit in "2580".chars() {
        let key = Key::Character(digit.to_string().into());
        museum.key(key, KeyCode::Numpad2);
    }
    assert_eq!(museum.page(), Page::Pin, "not yet");
    museum.pass(11);
    enter(&mut museum, "2580");
    assert_eq!(museum.page(), Page::Operator);
    museum.books_rest();
    let log = museum.scratch.read("log/kiosk.log");
    assert_eq!(log.matches("a wrong PIN").count(), 2, "{log}");
}

#[test]
fn what_is_wrong_stands_on_the_page_and_in_the_log() {
    let configured = Configured {
        kiosk: built_in_kiosk().expect("a good file"),
        faults: vec![FileFault {
            file: "kiosk.ron".into(),
            line: 3,
            column: 5,
            field: "languages".into(),
            found: "nothing".into(),
            allowed: "something".into(),
        }],
        not_copied: Some("copy.ron: read-only".into()),
    };
    let mut museum = Museum::configured("museum-faults", noon(), configured);
    // The folder of the visits is taken by a file.
    museum.scratch.write("visits", "a file");
    museum.key(Key::Enter, KeyCode::Enter);
    museum.touch("English");
    museum.touch("Start over");
    museum.books_rest();
    assert!(museum.resource::<Faults>().holds(Fault::Visits));
    corners(&mut museum);
    enter(&mut museum, "2580");
    for text in [
        "The configuration has faults; the last good one is in force:",
        "kiosk.ron:3:5: languages: found nothing; allowed something",
        "copy.ron: read-only",
        "Visits cannot be written down; they wait:",
    ] {
        assert!(museum.tells(text), "{text}");
    }
    museum.books_rest();
    let log = museum.scratch.read("log/kiosk.log");
    assert!(log.contains("Copy: copy.ron: read-only"), "{log}");
}
