//! No way out: no key, no button and no message of the home program leads out of a kiosk or into the home program's pages.

use super::Museum;
use crate::app::flow::Screen;
use crate::app::game::Game;
use crate::app::hud::{Deed, Dialog};
use crate::app::pages;
use crate::app::quality::Motion;
use crate::lang::{Language, Words};
use crate::visit::Page;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;

/// What leads elsewhere at home.
const AT_HOME: [&str; 9] = [
    "button-menu",
    "button-new-game",
    "button-another-ruleset",
    "archive-open",
    "archive-replay",
    "settings-open",
    "menu-quit",
    "menu-all-games",
    "menu-about",
];

fn tells_of_home(museum: &mut Museum) -> Vec<String> {
    let words = Words::of(Language::English);
    let told = museum.table.listen();
    let names = AT_HOME.iter().map(|id| words.say(id));
    names
        .filter(|name| told.iter().any(|it| it.name == *name))
        .collect()
}

fn play(museum: &mut Museum) {
    museum.touch_at(Vec2::new(640.0, 200.0));
    museum.touch("English");
    museum.touch("Play a short game");
    assert_eq!(
        (museum.page(), museum.screen()),
        (Page::ShortGame, Screen::Game)
    );
}

#[test]
fn no_page_of_the_home_program_is_within_reach() {
    let mut museum = Museum::new("museum-home");
    assert!(tells_of_home(&mut museum).is_empty());
    museum.touch_at(Vec2::new(640.0, 200.0));
    museum.touch("English");
    for section in [
        "Learn it in two minutes",
        "Play a short game",
        "The Doctor’s grave",
    ] {
        museum.touch(section);
        assert_eq!(tells_of_home(&mut museum), [""; 0], "{section}");
        museum.touch("Something else");
        assert_eq!(museum.page(), Page::Choice);
    }
    play_on_the_page(&mut museum);
}

/// Whatever asks for the home program's pages from within is refused.
fn play_on_the_page(museum: &mut Museum) {
    museum.touch("Play a short game");
    for page in [pages::Page::Settings, pages::Page::Archive] {
        museum.table.write(Deed::Open(page));
        museum.frames();
        assert_eq!(*museum.resource::<pages::Page>(), pages::Page::None);
        museum.table.app.insert_resource(page);
        museum.table.frames(1);
        assert_eq!(*museum.resource::<pages::Page>(), pages::Page::None);
    }
    museum.table.write(Deed::Ask(Dialog::Menu));
    museum.frames();
    assert_eq!(museum.page(), Page::Choice);
    assert!(tells_of_home(museum).is_empty());
}

#[test]
fn keys_that_leave_open_or_fill_the_screen_do_nothing() {
    let mut museum = Museum::new("museum-keys-out");
    play(&mut museum);
    let before = museum.chosen().0.clone();
    let letter = |text: &str| Key::Character(text.into());
    museum.table.app.insert_resource(Motion::None);
    for (key, code) in [
        (Key::F11, KeyCode::F11),
        (Key::F4, KeyCode::F4),
        (Key::F1, KeyCode::F1),
        (Key::Super, KeyCode::SuperLeft),
        (Key::ContextMenu, KeyCode::ContextMenu),
        (letter("n"), KeyCode::KeyN),
        (letter("m"), KeyCode::KeyM),
        (letter("d"), KeyCode::KeyD),
    ] {
        museum.key(key.clone(), code);
        assert_eq!(museum.page(), Page::ShortGame, "{key:?}");
        assert_eq!(museum.chosen().0, before, "{key:?}");
    }
    for leading in [KeyCode::ControlLeft, KeyCode::AltLeft, KeyCode::SuperRight] {
        museum.hold(leading, true);
        for (key, code) in [(letter("q"), KeyCode::KeyQ), (Key::Escape, KeyCode::Escape)] {
            museum.key(key, code);
        }
        museum.hold(leading, false);
        assert_eq!(museum.page(), Page::ShortGame, "{leading:?}");
    }
    assert!(museum.exits().is_empty());
    // Without them the step back is one.
    museum.key(Key::Escape, KeyCode::Escape);
    assert_eq!(museum.page(), Page::Choice);
}

#[test]
fn who_plays_on_from_the_exhibit_goes_back_to_it() {
    use crate::app::exhibit::Step;
    let mut museum = Museum::new("museum-play-on");
    museum.touch_at(Vec2::new(640.0, 200.0));
    museum.touch("English");
    museum.touch("The Doctor’s grave");
    museum.table.write(Step::PlayOn(1));
    museum.frames();
    assert_eq!(
        (museum.page(), museum.screen()),
        (Page::Exhibit, Screen::Game)
    );
    assert_eq!(museum.resource::<Game>().setup().variant.id, "astur-ranks");
    assert!(tells_of_home(&mut museum).is_empty());
    museum.touch("Something else");
    assert_eq!(
        (museum.page(), museum.screen()),
        (Page::Exhibit, Screen::Exhibit)
    );
    museum.touch("Something else");
    assert_eq!(museum.page(), Page::Choice);
}

#[test]
fn the_find_on_loan_goes_back_before_the_next_visitor() {
    use crate::app::exhibit::Step;
    use crate::app::setup::Loan;
    let mut museum = Museum::new("museum-loan");
    museum.touch_at(Vec2::new(640.0, 200.0));
    museum.touch("English");
    museum.touch("The Doctor’s grave");
    museum.table.write(Step::PlayOn(0));
    museum.frames();
    assert!(museum.table.app.world().contains_resource::<Loan>());
    museum.pass_quickly(300);
    assert_eq!(
        (museum.page(), museum.screen()),
        (Page::Attract, Screen::Game)
    );
    assert!(!museum.table.app.world().contains_resource::<Loan>());
}
