//! The kiosk begins anew again and again with every page really drawn, in small: what a renderer keeps, it keeps here too.

use super::census::Census;
use super::report::Report;
use super::unseen::{self, Log};
use super::{Trial, hands};
use crate::app::add_game_plugins;
use crate::app::flow::Screen;
use crate::app::game::Game;
use crate::app::kiosk::{self, Clock, Ordered, Scene, Stage, Visiting, Wished};
use crate::app::menu::Shelf;
use crate::app::offscreen::{Studio, StudioError};
use crate::app::table;
use crate::app::thinking::LeastThinking;
use crate::arena::Dice;
use crate::store;
use crate::visit::{Count, Errand, Page, Wish};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use bevy_egui::egui::accesskit::{self, Action, TreeId};
use std::time::{Duration, Instant};

/// The size of a picture.
const SIZE: UVec2 = UVec2::new(160, 90);
/// A picture's time.
const FRAME: Duration = Duration::from_millis(120);
/// Memory is read for the first time after this part of all.
const WARM: u32 = 6;
/// What a visitor presses at most.
const PRESSES: u32 = 4;
/// Whatever has not come by then does not come.
const PATIENCE: Duration = Duration::from_secs(180);
/// The computers think until they are interrupted: the table is counted before their first move.
const NEVER: Duration = Duration::from_secs(24 * 3600);

/// Begins anew so many times.
pub(super) fn run(trial: &Trial, resets: u32, log: Log) -> Result<Report, StudioError> {
    let mut kiosk = Rendered::open(trial)?;
    kiosk.come_to_rest();
    let (mut warm, mut middle) = (false, false);
    while kiosk.report.resets < u64::from(resets) {
        kiosk.visit();
        kiosk.come_to_rest();
        let done = u32::try_from(kiosk.report.resets).unwrap_or(u32::MAX);
        let memory = store::resident_kib().unwrap_or_default();
        if !warm && done >= resets / WARM {
            warm = true;
            kiosk.report.rss_kib = [memory; 3];
        }
        if !middle && done >= resets / 2 {
            middle = true;
            kiosk.report.rss_kib[1] = memory;
            kiosk.report.entities[1] = kiosk.report.entities[2];
        }
        kiosk.report.rss_kib[2] = memory;
    }
    kiosk.report.errors += log.counted();
    Ok(kiosk.report)
}

/// A kiosk that is drawn into memory.
struct Rendered {
    studio: Studio,
    dice: Dice,
    census: Census,
    orders: MessageCursor<Ordered>,
    report: Report,
}

impl Rendered {
    fn open(trial: &Trial) -> Result<Self, StudioError> {
        let studio = Studio::open_logged(SIZE, unseen::reader, |app| {
            app.add_plugins(EguiPlugin::default())
                .insert_resource(Shelf(store::library()))
                .insert_resource(LeastThinking(NEVER));
            add_game_plugins(app);
            let mut premises = trial.premises();
            // The doors are open.
            premises.clock.pass(Duration::from_secs(3600));
            kiosk::furnish(app, trial.configured(), premises);
        })?;
        Ok(Self {
            studio,
            dice: Dice::new(trial.seed),
            census: Census::default(),
            orders: MessageCursor::default(),
            report: Report::default(),
        })
    }

    /// A visitor comes, chooses, presses something, and goes: by a button or without a word.
    fn visit(&mut self) {
        let kiosk = self.studio.world().resource::<Visiting>().kiosk().clone();
        let mut one_of = |count: usize| self.dice.below(u32::try_from(count).unwrap_or(1)) as usize;
        let language = kiosk.languages[one_of(kiosk.languages.len())];
        let section = kiosk.sections[one_of(kiosk.sections.len())];
        for wish in [Wish::Begin, Wish::Speak(language), Wish::Choose(section)] {
            self.studio.world().write_message(Wished(wish));
            self.draw(6);
        }
        for _ in 0..self.dice.below(PRESSES) {
            self.press();
            self.draw(3);
        }
        if self.dice.below(2) == 0 {
            // A press right after another page has come would mean nothing.
            self.draw(4);
            self.studio.world().write_message(Wished(Wish::StartOver));
            self.draw(3);
        } else {
            let absence = kiosk.absence;
            let silence = absence.idle + absence.countdown;
            for _ in 0..silence.as_secs() + 2 {
                self.pass(Duration::from_secs(1), false);
            }
        }
    }

    /// One of the things that can be pressed, asked for as a screen reader does.
    fn press(&mut self) {
        let world = self.studio.world();
        world.resource::<AccessibilityRequested>().set(true);
        self.pass(Duration::ZERO, false);
        let world = self.studio.world();
        let things = hands::pressable(world);
        world.resource::<AccessibilityRequested>().set(false);
        let number = self.dice.below(u32::try_from(things.len()).unwrap_or(0)) as usize;
        if let Some(thing) = things.get(number) {
            self.studio
                .world()
                .write_message(ActionRequest(accesskit::ActionRequest {
                    action: Action::Click,
                    target_tree: TreeId::ROOT,
                    target_node: thing.id,
                    data: None,
                }));
        }
    }

    fn draw(&mut self, frames: u32) {
        for _ in 0..frames {
            self.pass(FRAME, true);
        }
    }

    fn pass(&mut self, time: Duration, seen: bool) {
        self.studio.world().resource_mut::<Clock>().pass(time);
        match seen {
            true => self.studio.draw(time),
            false => self.studio.pass_unseen(time),
        }
        let messages = self.studio.world().resource::<Messages<Ordered>>();
        for Ordered(errand) in self.orders.read(messages) {
            match errand {
                Errand::Reset => self.report.resets += 1,
                Errand::Count(Count::Ended { .. }) => self.report.sessions += 1,
                Errand::Count(Count::Begun(_)) => self.report.games += 1,
                _ => {}
            }
        }
    }

    /// Waits until two computers sit at the table and have not moved, and counts the entities.
    fn come_to_rest(&mut self) {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            self.pass(Duration::from_millis(16), true);
            let world = self.studio.world();
            let server = world.resource::<AssetServer>().clone();
            let ready = table::is_loaded(world, &server)
                && world.resource::<Stage>().scene() == Some(Scene::Attract)
                && *world.resource::<State<Screen>>().get() == Screen::Game
                && world.resource::<Visiting>().page() == Page::Attract;
            let game = world.get_resource::<Game>().filter(|_| ready);
            let Some(game) = game.filter(|game| game.plies().len() == 0) else {
                continue;
            };
            let name = game.setup().variant.id.clone();
            return self.count(&name);
        }
        let world = self.studio.world();
        let what = format!(
            "no two computers at the table, but {:?}, {:?}, {:?}, {:?} plies",
            world.resource::<Visiting>().page(),
            world.resource::<Stage>().scene(),
            world.resource::<State<Screen>>().get(),
            world.get_resource::<Game>().map(|game| game.plies().len()),
        );
        self.wrong(&what);
    }

    fn count(&mut self, name: &str) {
        let (count, different) = self.census.count(name, self.studio.world());
        if self.report.entities[0] == 0 {
            self.report.entities = [count; 3];
        }
        self.report.entities[2] = count;
        if let Some(different) = different {
            self.wrong(&different);
        }
    }

    fn wrong(&mut self, what: &str) {
        self.report.errors += 1;
        eprintln!("after {} resets: {what}", self.report.resets);
    }
}
