//! What is set and played is kept, and found again by the next start.

use super::Table;
use super::hands::{PERSONS, key, letter};
use crate::ai::Level;
use crate::app::archive::Offer;
use crate::app::flow::{GameRequest, MoveChosen, Phase, Screen};
use crate::app::game::{Awaited, Game, Seat, TakingBack};
use crate::app::hud::{Deed, Dialog};
use crate::app::keeping::{Keeping, Trouble, Troubles};
use crate::app::menu::{Draft, Shelf};
use crate::app::pacing::Waker;
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
pub(super) fn folders(name: &str) -> (Scratch, Folders) {
    let place = Scratch::new(&format!("kept-{name}"));
    let folders = place.folders();
    (place, folders)
}

pub(super) fn keep(table: &mut Table, folders: &Folders) {
    let opened = SettingsFile::open(&folders.settings);
    table
        .app
        .insert_resource(Chosen(opened.settings.clone()))
        .insert_resource(
            Keeping::start(folders.clone(), &opened, Waker::default()).expect("a thread"),
        );
    table.frames(2);
}

pub(super) fn written(table: &mut Table) {
    table.frames(2);
    table.app.world().resource::<Keeping>().rest();
}

pub(super) fn resumed(table: &Table, folders: &Folders) -> store::Resumed {
    let library = &table.app.world().resource::<Shelf>().0;
    store::resume(folders, |tags| cli::resolve(library, tags))
}

pub(super) fn chosen(table: &mut Table, change: impl FnOnce(&mut Settings)) {
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
    table.write(Deed::Confirm(Dialog::Menu));
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
