//! What is set and played is kept, and found again by the next start.

use super::Table;
use super::hands::{PERSONS, key, letter};
use crate::ai::Level;
use crate::app::archive::{Offer, Wish};
use crate::app::flow::{GameRequest, MoveChosen, Phase, Screen};
use crate::app::game::{Awaited, Game, Seat, TakingBack};
use crate::app::hud::{Deed, Panels};
use crate::app::keeping::{Keeping, Trouble, Troubles};
use crate::app::menu::{Draft, Shelf};
use crate::app::pacing::Waker;
use crate::app::pages::Page;
use crate::app::quality::{Motion, Quality, Tempo};
use crate::app::setup::Chosen;
use crate::app::tongue::Tongue;
use crate::cli;
use crate::lang::Language;
use crate::record::Record;
use crate::rules::{Position, Side};
use crate::store::{self, AnimationSpeed, Folders, Preset, Scratch, Settings, SettingsFile};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode};

/// A user's folders for a test.
fn folders(name: &str) -> (Scratch, Folders) {
    let place = Scratch::new(&format!("kept-{name}"));
    let folders = place.folders();
    (place, folders)
}

fn keep(table: &mut Table, folders: &Folders) {
    let opened = SettingsFile::open(&folders.settings);
    table
        .app
        .insert_resource(Chosen(opened.settings.clone()))
        .insert_resource(
            Keeping::start(folders.clone(), &opened, Waker::default()).expect("a thread"),
        );
    table.frames(2);
}

fn written(table: &mut Table) {
    table.frames(2);
    table.app.world().resource::<Keeping>().rest();
}

fn resumed(table: &Table, folders: &Folders) -> store::Resumed {
    let library = &table.app.world().resource::<Shelf>().0;
    store::resume(folders, |tags| cli::resolve(library, tags))
}

fn chosen(table: &mut Table, change: impl FnOnce(&mut Settings)) {
    change(&mut table.app.world_mut().resource_mut::<Chosen>().0);
    table.frames(2);
}

#[test]
fn every_setting_is_felt_at_once_and_found_again() {
    let (_place, folders) = folders("settings");
    let mut table = Table::new();
    keep(&mut table, &folders);
    chosen(&mut table, |settings| {
        settings.language = Some(Language::German);
        settings.quality = Some(Preset::Low);
        settings.sound = 30;
        settings.undo = false;
        settings.full_screen = true;
        settings.level = 8;
        settings.animation = AnimationSpeed::Fast;
    });
    let world = table.app.world_mut();
    assert_eq!(world.resource::<Tongue>().language(), Language::German);
    assert_eq!(*world.resource::<Quality>(), Quality::Low);

    assert_eq!(*world.resource::<TakingBack>(), TakingBack::Forbidden);
    assert_eq!(world.resource::<Draft>().level, Level::Legatus);
    assert_eq!(*world.resource::<Tempo>(), Tempo(1.8));
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let mode = windows.single(world).expect("a window").mode;
    assert!(matches!(mode, WindowMode::BorderlessFullscreen(_)));
    assert_eq!(
        *world.resource::<Motion>(),
        Motion::None,
        "tests do not wait"
    );
    chosen(&mut table, |settings| settings.reduced_motion = Some(true));
    chosen(&mut table, |settings| settings.reduced_motion = None);
    assert_eq!(*table.app.world().resource::<Motion>(), Motion::Full);
    chosen(&mut table, |settings| {
        settings.animation = AnimationSpeed::None
    });
    assert_eq!(*table.app.world().resource::<Motion>(), Motion::None);
    letter(&mut table, "m");
    key(&mut table, Key::F11);
    assert!(table.app.world().resource::<Chosen>().muted);
    written(&mut table);
    let again = SettingsFile::open(&folders.settings);
    let now = table.app.world().resource::<Chosen>();
    assert_eq!((&again.settings, again.faults.len()), (&now.0, 0));
    assert!(now.muted && !now.full_screen && now.level == 8);
}

#[test]
fn what_is_played_is_chosen_next_time() {
    let mut table = Table::with_game("bell", [Seat::Engine(Level::Optio), Seat::Human]);
    table.frames(2);
    let chosen = table.app.world().resource::<Chosen>();
    assert_eq!(chosen.ruleset.as_deref(), Some("bell"));
    assert_eq!(chosen.level, 5);
}

/// Plays seeded moves until a position is of the wanted kind.
fn play_until(table: &mut Table, wanted: impl Fn(&Game) -> bool) {
    let mut seed = 4_711_u64;
    for _ in 0..400 {
        if wanted(table.game()) {
            return;
        }
        if table.game().outcome().is_some() {
            table.request(GameRequest::Again);
        }
        seed = crate::app::game::mixed(seed);
        let moves = table.position().moves();
        let mv = moves[(seed % moves.len() as u64) as usize];
        table.play(mv);
    }
    panic!("no such position in {} plies", table.plies());
}

fn goes_on(table: &Table, record: &Record) -> Position {
    let library = &table.app.world().resource::<Shelf>().0;
    let offer = Offer::of(Some(record), library).0.expect("an offer");
    let mut next = Table::in_the_dark();
    let seats = offer.setup.seats;
    next.write(offer);
    next.frames(4);
    assert_eq!(next.screen(), Screen::Game);
    assert_eq!(next.game().setup().seats, seats);
    assert_eq!(
        next.game().plies().count(),
        table.game().plies().count(),
        "every ply"
    );
    next.position().clone()
}

#[test]
fn a_game_goes_on_as_it_stood() {
    let (_place, folders) = folders("game");
    let mut table = Table::in_the_dark();
    keep(&mut table, &folders);
    type Kind = fn(&Game) -> bool;
    let kinds: [(&str, Kind); 4] = [
        ("kowalski", |game| game.plies().len() == 3),
        ("schadler", |game| {
            let position = game.position();
            let pieces = position.pieces();
            pieces.iter().any(|(at, _)| position.bonds(*at).any())
        }),
        ("bell", |game| game.position().second_move().is_some()),
        ("bell", |game| game.position().placements_left() == 1),
    ];
    for (ruleset, kind) in kinds {
        table.begin(ruleset, PERSONS);
        play_until(&mut table, kind);
        written(&mut table);
        let kept = resumed(&table, &folders);
        assert!(kept.fault.is_none(), "{:?}", kept.fault);
        let record = kept.record.expect("a game that goes on");
        assert_eq!(
            goes_on(&table, &record).to_string(),
            table.position().to_string(),
            "{ruleset}"
        );
    }
    table.request(GameRequest::Undo);
    written(&mut table);
    let plies = resumed(&table, &folders).record.map(|it| it.plies().len());
    assert_eq!(plies, Some(table.plies()), "what is taken back is not kept");
    table.request(GameRequest::Resign);
    written(&mut table);
    assert!(resumed(&table, &folders).record.is_none(), "it is over");
}

#[test]
fn the_computer_goes_on_when_it_was_its_turn() {
    let (_place, folders) = folders("engine");
    let mut table = Table::in_the_dark();
    keep(&mut table, &folders);
    table.begin("bautista", [Seat::Human, Seat::Engine(Level::Legatus)]);
    let mv = table.position().moves()[0];
    table.write(MoveChosen(mv));
    while table.phase() != Some(Phase::Thinking) {
        table.frames(1);
    }
    written(&mut table);
    let record = resumed(&table, &folders).record.expect("a game");
    let library = &table.app.world().resource::<Shelf>().0;
    let offer = Offer::of(Some(&record), library).0.expect("an offer");
    let mut next = Table::in_the_dark();
    next.write(offer);
    next.frames(4);
    assert_eq!(
        next.game().awaited(),
        Awaited::Engine(Side::Black, Level::Legatus)
    );
    assert_eq!(next.phase(), Some(Phase::Thinking));
}

#[test]
fn a_game_that_is_left_is_offered_at_the_title() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let mv = table.position().moves()[0];
    table.play(mv);
    table.write(Deed::Confirm(crate::app::hud::Dialog::Menu));
    table.frames(4);
    assert_eq!(table.screen(), Screen::Title);
    let offer = table.app.world().resource::<Offer>().0.clone();
    table.write(offer.expect("an offer"));
    table.settle();
    assert_eq!((table.screen(), table.plies()), (Screen::Game, 1));
}

#[test]
fn a_disk_that_takes_nothing_is_told_once_and_the_game_goes_on() {
    let (place, folders) = folders("full");
    store::write_atomic(&place.path().join("latrunculi"), b"in the way").expect("written");
    let mut table = Table::with_game("kowalski", PERSONS);
    let opened = SettingsFile::open(&folders.settings);
    let keeping = Keeping::start(folders, &opened, Waker::default()).expect("a thread");
    table.app.insert_resource(keeping);
    for _ in 0..3 {
        let mv = table.position().moves()[0];
        table.play(mv);
        written(&mut table);
        table.frames(2);
    }
    assert_eq!(table.plies(), 3);
    let troubles = &table.app.world().resource::<Troubles>().0;
    let told: Vec<bool> = troubles
        .iter()
        .map(|trouble| matches!(trouble, Trouble::NotKept(..)))
        .collect();
    assert_eq!(told, [true, true], "game and settings: {troubles:?}");
}

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
    table.request(GameRequest::LookAway);
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
        table.write(crate::app::input::Gesture::Click(super::hands::sq("b1")));
        table.frames(3);
        assert_eq!(table.plies(), 1);
        assert!(table.marked(crate::app::marks::Mark::Selected).is_empty());
        key(&mut table, Key::Escape);
        assert_eq!(*table.app.world().resource::<Page>(), Page::None);
        assert!(!table.app.world().resource::<Panels>().covered);
        assert_eq!(table.app.world().resource::<Panels>().dialog, None);
    }
}
