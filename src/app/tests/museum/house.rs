//! A museum to be tried: its configuration, its clock, and hands on its screen.

use super::super::Table;
use crate::app::exhibit::Files;
use crate::app::flow::Screen;
use crate::app::kiosk::{self, Base, Books, Clock, Premises, Visiting};
use crate::app::menu::Shelf;
use crate::app::setup::Chosen;
use crate::app::tongue::Tongue;
use crate::app::view::Turned;
use crate::data::kiosk::{Kiosk, built_in_kiosk};
use crate::lang::{Language, Words};
use crate::store::kiosk::{Configured, Desk};
use crate::store::{Scratch, Sticks};
use crate::visit::Page;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use jiff::civil::{DateTime, date};
use std::time::Duration;

/// A Monday at noon.
pub fn noon() -> DateTime {
    date(2026, 11, 30).at(12, 0, 0, 0)
}

/// The exit statuses that were asked for.
#[derive(Resource, Default)]
struct Exits(Vec<u8>);

fn note_exits(mut asked: MessageReader<AppExit>, mut exits: ResMut<Exits>) {
    exits.0.extend(asked.read().map(|exit| match exit {
        AppExit::Success => 0,
        AppExit::Error(code) => code.get(),
    }));
}

/// A kiosk at its screen.
pub struct Museum {
    pub table: Table,
    pub scratch: Scratch,
}

/// A good configuration in which something is changed.
fn changed(change: impl FnOnce(&mut Kiosk)) -> Configured {
    let mut kiosk = built_in_kiosk().expect("a good file");
    change(&mut kiosk);
    Configured {
        kiosk,
        faults: Vec::new(),
        not_copied: None,
    }
}

impl Museum {
    /// A museum that changes nothing, at noon.
    pub fn new(name: &str) -> Self {
        Self::with(name, noon(), |_| {})
    }

    /// A museum that changes something of the configuration, and opens its eyes at this time.
    pub fn with(name: &str, wall: DateTime, change: impl FnOnce(&mut Kiosk)) -> Self {
        Self::configured(name, wall, changed(change))
    }

    pub fn configured(name: &str, wall: DateTime, configured: Configured) -> Self {
        Self::built(name, wall, configured, |_| {})
    }

    /// A museum at noon that finds other rulesets.
    pub fn beside(shelf: Shelf, name: &str, configured: Configured) -> Self {
        Self::built(name, noon(), configured, |app| {
            app.insert_resource(shelf);
        })
    }

    /// A museum at noon that changes something of the configuration, and finds the exhibit in other files.
    pub fn showing(files: Files, name: &str, change: impl FnOnce(&mut Kiosk)) -> Self {
        Self::built(name, noon(), changed(change), |app| {
            app.insert_resource(files);
        })
    }

    fn built(
        name: &str,
        wall: DateTime,
        configured: Configured,
        furnish: impl FnOnce(&mut App),
    ) -> Self {
        let scratch = Scratch::new(name);
        let premises = Premises {
            desk: Desk {
                visits: Some(scratch.path().join("visits")),
                log: Some(scratch.path().join("log")),
            },
            sticks: Sticks::under(&scratch.path().join("media")),
            clock: Clock::told(wall),
        };
        let table = Table::furnished(|app| {
            furnish(app);
            kiosk::furnish(app, configured, premises);
            app.init_resource::<Exits>().add_systems(Last, note_exits);
        });
        let mut museum = Self { table, scratch };
        museum.frames();
        museum
    }

    /// Frames enough for a page to change and to be drawn.
    pub fn frames(&mut self) {
        self.table.frames(10);
    }

    /// Lets time pass, in steps that a kiosk sees.
    pub fn pass(&mut self, seconds: u64) {
        for _ in 0..seconds {
            self.second();
        }
        self.frames();
    }

    /// A second, and the frame that it brings.
    pub fn second(&mut self) {
        let mut clock = self.table.app.world_mut().resource_mut::<Clock>();
        clock.pass(Duration::from_secs(1));
        self.table.frames(1);
    }

    /// Lets time pass at once, as while the loop sleeps.
    pub fn pass_quickly(&mut self, seconds: u64) {
        for _ in 0..seconds.div_ceil(20) {
            let mut clock = self.table.app.world_mut().resource_mut::<Clock>();
            clock.pass(Duration::from_secs(seconds.min(20)));
            self.table.frames(1);
        }
        self.frames();
    }

    /// The clock on the wall is set.
    pub fn set(&mut self, wall: DateTime) {
        self.table.app.world_mut().resource_mut::<Clock>().set(wall);
        self.frames();
    }

    /// Waits until everything is written, and what has come of it is told.
    pub fn books_rest(&mut self) {
        self.resource::<Books>().rest();
        self.frames();
    }

    pub fn resource<R: Resource>(&self) -> &R {
        self.table.app.world().resource::<R>()
    }

    /// The exit statuses that were asked for.
    pub fn exits(&self) -> &[u8] {
        &self.resource::<Exits>().0
    }

    pub fn page(&self) -> Page {
        self.resource::<Visiting>().page()
    }

    pub fn language(&self) -> Language {
        self.resource::<Tongue>().language()
    }

    /// Whether the interface stands upright for somebody across.
    pub fn turned(&self) -> bool {
        self.resource::<Turned>().0
    }

    pub fn screen(&self) -> Screen {
        self.table.screen()
    }

    pub fn chosen(&self) -> &Chosen {
        self.resource::<Chosen>()
    }

    pub fn base(&self) -> &Base {
        self.resource::<Base>()
    }

    /// Touches something by the name that a screen reader tells.
    pub fn touch(&mut self, name: &str) {
        let place = self.table.place_of(name);
        self.touch_at(place);
    }

    /// Touches what says this message, in whatever language the first page speaks now.
    pub fn touch_said(&mut self, id: &str) {
        let names = Language::ALL.map(|language| Words::of(language).say(id));
        let told = names.iter().find(|name| self.tells(name));
        let name = told.expect("said in one language").clone();
        self.touch(&name);
    }

    /// Touches a place of the screen.
    pub fn touch_at(&mut self, place: Vec2) {
        self.wait_a_moment();
        self.touch_at_once(place);
    }

    /// Touches a place of the screen without a moment's thought.
    pub fn touch_at_once(&mut self, place: Vec2) {
        self.table.send_tap(place);
        self.frames();
    }

    /// Touches a corner: 0 and 1 are left and right, 0 and 1 above and below.
    pub fn touch_corner(&mut self, right: bool, below: bool) {
        let at = |far: bool, length: f32| if far { length - 6.0 } else { 6.0 };
        self.touch_at(Vec2::new(at(right, 1280.0), at(below, 720.0)));
    }

    /// Whether something of this name is told.
    pub fn tells(&mut self, name: &str) -> bool {
        self.table.listen().iter().any(|told| told.name == name)
    }

    /// Holds a key that leads others, or lets go of it.
    pub fn hold(&mut self, key_code: KeyCode, down: bool) {
        let mut keys = self
            .table
            .app
            .world_mut()
            .resource_mut::<ButtonInput<KeyCode>>();
        if down {
            keys.press(key_code);
        } else {
            keys.release(key_code);
        }
    }

    /// A key that hangs tells itself again and again.
    pub fn hold_down(&mut self, logical_key: Key, key_code: KeyCode) {
        let window = self.table.window;
        self.table.write(KeyboardInput {
            key_code,
            logical_key,
            state: ButtonState::Pressed,
            text: None,
            repeat: true,
            window,
        });
    }

    /// As long as a hand takes from one deed to the next.
    pub fn wait_a_moment(&mut self) {
        let mut clock = self.table.app.world_mut().resource_mut::<Clock>();
        clock.pass(Duration::from_millis(500));
    }

    /// Presses a key and lets go of it.
    pub fn key(&mut self, logical_key: Key, key_code: KeyCode) {
        self.wait_a_moment();
        self.key_at_once(logical_key, key_code);
    }

    /// Presses a key and lets go of it without a moment's thought.
    pub fn key_at_once(&mut self, logical_key: Key, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let key = KeyboardInput {
                key_code,
                logical_key: logical_key.clone(),
                state,
                text: None,
                repeat: false,
                window: self.table.window,
            };
            self.table.write(key.clone());
            self.table.write(WindowEvent::KeyboardInput(key));
            self.table.frames(2);
        }
        self.frames();
    }
}
