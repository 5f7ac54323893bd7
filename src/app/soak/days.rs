//! Day after day: doors open, visitors come, doors close.

use super::census::Census;
use super::hands;
use super::report::Report;
use super::unseen::{self, Log};
use super::{CLOSES, OPENS, Trial};
use crate::app::components::{Carried, InMotion};
use crate::app::flow::{Phase, Screen};
use crate::app::game::Game;
use crate::app::kiosk::{Books, Clock, Faults, Ordered, Scene, Stage, Visiting};
use crate::app::table;
use crate::crowd::{Coming, Crowd, Sight, Visitor};
use crate::lang::{Language, Words};
use crate::store::{self, statistics};
use crate::visit::{Count, Errand, Page};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use jiff::civil::DateTime;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// While nothing moves that somebody looks at, so much time passes in one update at most.
const STILL: Duration = Duration::from_secs(1);
/// While something moves.
const MOVING: Duration = Duration::from_millis(400);
/// Updates after something was done, in which its effects come.
pub(super) const EFFECTS: u32 = 3;
/// Files that have not arrived by then do not arrive.
const PATIENCE: Duration = Duration::from_secs(30);
/// A day's opening hours.
const DAY: Duration = Duration::from_secs((CLOSES - OPENS) as u64 * 3600);
/// So long a clock on the wall is wrong before somebody sets it right, at most.
const WRONG: Duration = Duration::from_secs(20 * 60);

/// A kiosk, day after day.
pub(super) struct Days {
    pub(super) app: App,
    crowd: Crowd,
    census: Census,
    orders: MessageCursor<Ordered>,
    report: Report,
    /// Everything has begun anew, and was not counted since.
    anew: bool,
    /// A finger is on the glass: it is an entity too.
    pub(super) touched: bool,
    pub(super) effects: u32,
    running: Duration,
    /// When the clock on the wall is set right again.
    wrong_until: Option<Duration>,
    closes: Duration,
    opened: DateTime,
    visits: PathBuf,
    fast: bool,
    log: Log,
}

impl Days {
    pub(super) fn new(trial: &Trial, fast: bool, log: Log) -> Self {
        let app = unseen::build(trial, log);
        Self {
            app,
            crowd: Crowd::new(trial.seed, trial.kiosk.operator.clone()),
            census: Census::default(),
            orders: MessageCursor::default(),
            report: Report::default(),
            anew: true,
            touched: false,
            effects: EFFECTS,
            running: Duration::ZERO,
            wrong_until: None,
            closes: Duration::ZERO,
            opened: super::first_morning(),
            visits: trial.visits(),
            fast,
            log,
        }
    }

    /// Lets so many opening hours pass.
    pub(super) fn run(&mut self, all: Duration) -> Report {
        let mut left = all;
        let mut day = 0;
        while !left.is_zero() {
            let open = left.min(DAY);
            left -= open;
            day += 1;
            self.day(open, left + open > all / 2 && left <= all / 2);
            let memory = store::resident_kib().unwrap_or_default();
            if day == 1 {
                self.report.rss_kib = [memory; 3];
            }
            self.report.rss_kib[2] = memory;
            let Report {
                sessions, resets, ..
            } = self.report;
            eprintln!(
                "day {day}: {sessions} sessions, {resets} resets, {} errors, {memory} KiB",
                self.errors()
            );
        }
        self.app.world().resource::<Books>().rest();
        self.compare_statistics();
        self.report.errors += self.errors();
        self.report.clone()
    }

    fn errors(&self) -> u64 {
        self.report.errors + self.log.counted()
    }

    /// One day; the middle of the trial may lie in it.
    fn day(&mut self, open: Duration, middle: bool) {
        self.pass(Duration::from_secs(61));
        self.closes = self.running + open;
        let half = self.running + open / 2;
        let mut noted = !middle;
        while self.running < self.closes {
            let (wait, coming) = self.crowd.come();
            self.pass(wait);
            match coming {
                Coming::Visitor(visitor) => self.visited_by(visitor),
                Coming::Clock(minutes) => self.set_wrong(minutes),
                Coming::Window(width, height) => {
                    hands::resize(self.app.world_mut(), (width, height));
                    self.effects = EFFECTS;
                }
            }
            if !noted && self.running >= half {
                noted = true;
                self.report.entities[1] = self.report.entities[2];
                self.report.rss_kib[1] = store::resident_kib().unwrap_or_default();
            }
        }
        self.close();
    }

    /// Doors close; whoever is still there has a little time, then it is dark until the next morning.
    fn close(&mut self) {
        self.wrong_until = None;
        let evening = self.opened.date().at(CLOSES, 0, 0, 0);
        self.clock().set(evening);
        self.pass(Duration::from_secs(6 * 60));
        self.expect(Page::Dark);
        let tomorrow = self.opened.tomorrow();
        if let Ok(tomorrow) = tomorrow {
            self.opened = tomorrow;
        }
        let night = Duration::from_secs(15 * 3600);
        self.clock().pass(night);
        self.running += night;
        let morning = self.opened;
        self.clock().set(morning);
        self.step(STILL);
    }

    fn expect(&mut self, page: Page) {
        let now = self.app.world().resource::<Visiting>().page();
        // An operator stays as long as it takes.
        if now != page && !now.is_operators() {
            self.wrong(&format!("{now:?} instead of {page:?}"));
        }
    }

    fn wrong(&mut self, what: &str) {
        self.report.errors += 1;
        eprintln!("{}: {what}", self.clock().stamp());
    }

    fn clock(&mut self) -> Mut<'_, Clock> {
        self.app.world_mut().resource_mut::<Clock>()
    }

    /// The clock on the wall jumps, and is set right after a while.
    fn set_wrong(&mut self, minutes: i32) {
        let by = jiff::SignedDuration::from_mins(i64::from(minutes));
        let mut clock = self.clock();
        let wall = clock.wall().saturating_add(by);
        clock.set(wall);
        let until = self.running + WRONG * (minutes.unsigned_abs() % 7 + 1) / 7;
        self.wrong_until = Some(until);
    }

    fn set_right(&mut self) {
        if self.wrong_until.is_some_and(|until| until <= self.running) {
            self.wrong_until = None;
            let open = DAY.saturating_sub(self.closes.saturating_sub(self.running));
            let wall = self.opened.saturating_add(Duration::from_secs(60) + open);
            self.clock().set(wall);
        }
    }

    fn visited_by(&mut self, mut visitor: Visitor) {
        loop {
            let sight = self.sight();
            let Some((pause, deed)) = visitor.next(&sight) else {
                return;
            };
            if self.running + pause > self.closes {
                return;
            }
            self.pass(pause);
            self.carry_out(deed);
        }
    }

    fn sight(&mut self) -> Sight {
        let world = self.app.world();
        let visiting = world.resource::<Visiting>();
        let now = world.resource::<Clock>().moment();
        let page = visiting.page();
        Sight {
            page,
            asked: visiting.countdown(now).is_some(),
            to_move: matches!(page, Page::Lesson | Page::ShortGame | Page::Exhibit)
                && hands::may_move(world),
        }
    }

    /// Lets time pass.
    pub(super) fn pass(&mut self, time: Duration) {
        let until = self.running + time;
        while self.running < until {
            let left = until - self.running;
            let most = if self.is_moving() { MOVING } else { STILL };
            self.step(left.min(most));
            self.set_right();
        }
    }

    /// One update, and what is seen after it.
    pub(super) fn step(&mut self, time: Duration) {
        self.running += time;
        self.clock().pass(time);
        self.update(time);
        if !self.fast {
            std::thread::sleep(time);
        }
        self.effects = self.effects.saturating_sub(1);
        self.heed_orders();
        self.wait_for_files();
        if self.anew && !self.touched {
            self.count_entities();
        }
    }

    fn update(&mut self, time: Duration) {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.app.update();
    }

    fn heed_orders(&mut self) {
        let messages = self.app.world().resource::<Messages<Ordered>>();
        for Ordered(errand) in self.orders.read(messages) {
            match errand {
                Errand::Reset => {
                    self.report.resets += 1;
                    self.anew = true;
                }
                Errand::Count(Count::Ended { .. }) => self.report.sessions += 1,
                _ => {}
            }
            self.effects = EFFECTS;
        }
    }

    /// Files arrive in real time; until then no simulated time passes.
    fn wait_for_files(&mut self) {
        let begun = Instant::now();
        while !self.has_arrived() {
            if begun.elapsed() > PATIENCE {
                return self.wrong("the table's files do not arrive");
            }
            std::thread::sleep(Duration::from_millis(1));
            self.update(Duration::ZERO);
            self.heed_orders();
        }
    }

    fn has_arrived(&mut self) -> bool {
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<(), With<Camera3d>>();
        let seen = cameras.iter(world).next().is_some();
        let server = world.resource::<AssetServer>();
        seen && table::is_loaded(world, server)
    }

    /// Whether smaller steps are needed. Two computers that play for nobody may move at a leap.
    fn is_moving(&mut self) -> bool {
        if self.effects > 0 {
            return true;
        }
        let world = self.app.world_mut();
        if world.resource::<Visiting>().page() == Page::Attract {
            return false;
        }
        let phase = world
            .get_resource::<State<Phase>>()
            .map(|phase| *phase.get());
        let mut moving = world.query_filtered::<(), Or<(With<InMotion>, With<Carried>)>>();
        phase == Some(Phase::Moving) || moving.iter(world).next().is_some()
    }

    /// The entities of the beginning: two computers at the table, and no move made.
    fn count_entities(&mut self) {
        let world = self.app.world_mut();
        let begun = world.resource::<Stage>().scene() == Some(Scene::Attract)
            && *world.resource::<State<Screen>>().get() == Screen::Game
            && world.resource::<Visiting>().page() == Page::Attract
            && world
                .get_resource::<State<Phase>>()
                .is_some_and(|phase| *phase.get() == Phase::Thinking);
        let Some(game) = world
            .get_resource::<Game>()
            .filter(|game| begun && game.plies().len() == 0)
        else {
            return;
        };
        let name = game.setup().variant.id.clone();
        let (count, different) = self.census.count(&name, world);
        self.anew = false;
        if self.report.entities[0] == 0 {
            self.report.entities = [count; 3];
        }
        self.report.entities[2] = count;
        if let Some(different) = different {
            self.wrong(&different);
        }
        self.look_for_faults();
    }

    fn look_for_faults(&mut self) {
        let words = Words::of(Language::English);
        let faults = self.app.world().resource::<Faults>().said(&words);
        for (about, lines) in faults {
            self.wrong(&format!("{about} {}", lines.join("; ")));
        }
    }

    /// What was counted for the museum is what has happened.
    fn compare_statistics(&mut self) {
        let years = statistics::Statistics::in_folder(&self.visits);
        let mut visits = 0;
        for year in 2025..=2036 {
            let days = years.days(&year.to_string()).unwrap_or_default();
            visits += days.values().map(|day| u64::from(day.visits)).sum::<u64>();
            self.report.games += days.values().map(|day| u64::from(day.games)).sum::<u64>();
        }
        if visits != self.report.sessions {
            self.wrong(&format!(
                "{visits} visits were counted, {} ended",
                self.report.sessions
            ));
        }
    }
}
