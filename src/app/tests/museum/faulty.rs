//! A broken file is told on the operator's page, and everything else goes on.

use super::Museum;
use super::operator::{corners, enter};
use crate::app::exhibit::Files;
use crate::app::flow::Screen;
use crate::app::kiosk::{Fault, Faults, Scene, Stage, Wished};
use crate::app::menu::Shelf;
use crate::app::staged::Staged;
use crate::app::table::scene::SceneFault;
use crate::data::Library;
use crate::store::kiosk::configured;
use crate::visit::{Page, Wish};
use bevy::prelude::*;

const SHIPPED: &str = include_str!("../../../../assets/kiosk.ron");

#[test]
fn a_broken_ruleset_and_a_broken_configuration_are_told_and_visitors_play() {
    let scratch = crate::store::Scratch::new("museum-faulty").made();
    let (file, copy) = (
        scratch.path().join("kiosk.ron"),
        scratch.path().join("copy.ron"),
    );
    scratch.write("kiosk.ron", SHIPPED);
    configured(&file, Some(&copy)).expect("a good file");
    scratch.write("kiosk.ron", &SHIPPED.replace("idle: 90", "idle: ninety"));
    let configured = configured(&file, Some(&copy)).expect("the last good one");
    let mut library = Library::built_in();
    library.add_own(&[("own.ron".to_owned(), "Variant(id: \"".to_owned())]);
    let mut museum = Museum::beside(Shelf(library), "museum-broken", configured);
    let faults = museum.resource::<Faults>();
    assert!(faults.holds(Fault::Rulesets) && faults.holds(Fault::Configuration));
    corners(&mut museum);
    enter(&mut museum, "2580");
    let told = museum.table.listen();
    for text in ["own.ron:1:", "idle"] {
        assert!(told.iter().any(|it| it.name.contains(text)), "{text}");
    }
    museum.touch("Back to the visitors");
    assert_eq!(museum.page(), Page::Attract);
    museum.touch_at(Vec2::new(640.0, 200.0));
    museum.touch("English");
    museum.touch("Play a short game");
    assert_eq!(museum.page(), Page::ShortGame);
}

#[test]
fn a_broken_exhibit_and_a_missing_picture_are_told_and_the_exhibit_is_shown() {
    let scratch = crate::store::Scratch::new("museum-exhibit").made();
    scratch.write("stanway.ron", "Exhibit(id: \"");
    let files = Files(vec![scratch.path().join("stanway.ron")]);
    let picture = scratch.path().join("logo.png").display().to_string();
    let mut museum = Museum::showing(files, "museum-broken-exhibit", |kiosk| {
        kiosk.museum.logo = Some(picture);
    });
    // The room that could not be read is told as soon as it is known.
    let room = "scenes/table.scn.ron:3:1".to_owned();
    museum.table.app.insert_resource(SceneFault(Some(room)));
    museum.frames();
    let faults = museum.resource::<Faults>();
    for fault in [Fault::Exhibit, Fault::Logo, Fault::Room] {
        assert!(faults.holds(fault), "{fault:?}");
    }
    corners(&mut museum);
    enter(&mut museum, "2580");
    let told = museum.table.listen();
    for text in [
        "The exhibit has faults; the built-in one is shown:",
        "stanway.ron:1:",
        "The museum’s picture could not be read:",
        "logo.png: ",
        "The room could not be read:",
    ] {
        assert!(told.iter().any(|it| it.name.contains(text)), "{text}");
    }
    museum.touch("Back to the visitors");
    museum.touch_at(Vec2::new(640.0, 200.0));
    museum.touch("English");
    museum.touch("The Doctor’s grave");
    assert_eq!(
        (museum.page(), museum.screen()),
        (Page::Exhibit, Screen::Exhibit)
    );
    museum.books_rest();
    let log = museum.scratch.read("log/kiosk.log");
    assert!(log.contains("Exhibit: ") && log.contains("Logo: "), "{log}");
}

#[test]
fn a_game_that_begins_in_the_frame_of_the_way_back_holds_up_nobody() {
    let mut museum = Museum::new("museum-astray");
    museum.touch_at(Vec2::new(640.0, 200.0));
    museum.touch("English");
    museum.touch("Play a short game");
    museum.wait_a_moment();
    museum.table.write(Wished(Wish::StartOver));
    museum.table.frames(1);
    // Somebody else leads elsewhere before the cover has come.
    let world = museum.table.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Game);
    museum.frames();
    museum.frames();
    assert_eq!(museum.page(), Page::Attract);
    assert_eq!(museum.resource::<Stage>().scene(), Some(Scene::Attract));
    assert_eq!(*museum.resource::<Staged>(), Staged::Attract);
}
