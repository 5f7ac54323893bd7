//! What is counted of a visit, and the clerk who writes it down.

use super::{Clock, Fault, Faults, Kiosked, Ordered, Scene, Stage, Visiting};
use crate::app::flow::GameRequest;
use crate::app::game::{GameSetup, NewGame, Seat, TakeUp};
use crate::app::pacing::Waker;
use crate::data::kiosk::Section;
use crate::lang::Language;
use crate::store::kiosk::Desk;
use crate::store::statistics::{Days, Ended, Opened, Visit};
use crate::store::{Clerk, Sticks, Told};
use crate::visit::{Count, Errand, Page};
use bevy::prelude::*;
use std::path::PathBuf;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Underway>()
        .add_systems(Startup, open)
        .add_systems(
            Update,
            (count, count_games, hear).chain().in_set(Kiosked::CarryOut),
        );
}

/// Who writes, and what was read for the operator.
#[derive(Resource, Debug)]
pub struct Books {
    clerk: Option<Clerk>,
    desk: Desk,
    sticks: Sticks,
    /// The days of this year and the last.
    pub days: Days,
    /// What has come of the last copy.
    pub copied: Option<Kept>,
}

/// The loop can be woken only once it runs. Without a thread nothing is written, and the operator is told.
fn open(
    (visiting, clock): (Res<Visiting>, Res<Clock>),
    waker: Option<Res<Waker>>,
    mut books: ResMut<Books>,
    mut faults: ResMut<Faults>,
) {
    let waker = waker.map(|waker| waker.clone()).unwrap_or_default();
    let (desk, sticks) = (books.desk.clone(), books.sticks.clone());
    let log = &visiting.kiosk().log;
    match Clerk::start(desk, log, sticks, move || waker.wake()) {
        Ok(clerk) => {
            let version = env!("CARGO_PKG_VERSION");
            clerk.line(&clock.stamp(), &format!("latrunculi {version} begins"));
            books.clerk = Some(clerk);
        }
        Err(error) => faults.set(Fault::Visits, Some(error.to_string())),
    }
}

/// What has come of copying the statistics.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kept {
    /// They are in this folder.
    In(PathBuf),
    /// There was no stick.
    NoStick,
    /// What the system said.
    Not(String),
}

impl Books {
    /// Books that are opened when the program starts.
    pub(super) fn closed(desk: Desk, sticks: Sticks) -> Self {
        Self {
            clerk: None,
            desk,
            sticks,
            days: Days::new(),
            copied: None,
        }
    }

    /// Writes a line to the log.
    pub fn line(&self, clock: &Clock, text: &str) {
        if let Some(clerk) = &self.clerk {
            clerk.line(&clock.stamp(), text);
        }
    }

    /// Looks up what the operator's page shows.
    pub fn look_up(&mut self, clock: &Clock) {
        self.copied = None;
        self.days.clear();
        let year = clock.wall().year();
        if let Some(clerk) = &self.clerk {
            clerk.days(&format!("{:04}", year - 1));
            clerk.days(&format!("{year:04}"));
        }
    }

    /// Copies the statistics to a stick.
    pub fn copy(&mut self) {
        self.copied = None;
        if let Some(clerk) = &self.clerk {
            clerk.copy();
        }
    }

    /// Waits until everything is written.
    pub fn rest(&self) {
        if let Some(clerk) = &self.clerk {
            clerk.rest();
        }
    }

    fn told(&self) -> Vec<Told> {
        self.clerk.as_ref().map_or_else(Vec::new, Clerk::told)
    }
}

/// The visit that is going on.
#[derive(Resource, Debug, Clone, Default)]
struct Underway {
    language: Option<Language>,
    games: u32,
    opened: Opened,
}

fn count(
    mut orders: MessageReader<Ordered>,
    (clock, visiting): (Res<Clock>, Res<Visiting>),
    mut underway: ResMut<Underway>,
    mut books: ResMut<Books>,
) {
    let errands: Vec<Errand> = orders.read().map(|order| order.0).collect();
    // Doors that close and an operator who comes end a visit too.
    let by_house = errands
        .iter()
        .any(|errand| matches!(errand, Errand::Show(Page::Dark | Page::Pin)));
    for errand in errands {
        match errand {
            Errand::Count(count) => {
                if let Some(visit) = underway.count(count, by_house, &visiting)
                    && let Some(clerk) = &books.clerk
                {
                    clerk.count(&clock.date(), &visit);
                }
                if let Some(line) = told(count) {
                    books.line(&clock, line);
                }
            }
            Errand::Show(Page::Operator) => books.look_up(&clock),
            _ => {}
        }
    }
}

/// What is written to the log of what is counted: nothing about visitors.
const fn told(count: Count) -> Option<&'static str> {
    match count {
        Count::WrongPin => Some("a wrong PIN"),
        Count::Operator => Some("the operator's page was opened"),
        _ => None,
    }
}

impl Underway {
    /// Takes note; tells the visit that has ended with it.
    fn count(&mut self, count: Count, by_house: bool, visiting: &Visiting) -> Option<Visit> {
        match count {
            Count::Visit => {
                // Who has had no choice has made one; who has gone before choosing has made none.
                let only = visiting.kiosk().languages.len() == 1;
                *self = Self {
                    language: only.then(|| visiting.language()),
                    ..Self::default()
                };
            }
            Count::Language(language) => self.language = Some(language),
            Count::Begun(section) => self.open(section),
            Count::Ended { lasted, left } => return Some(self.ended(lasted, left, by_house)),
            Count::WrongPin | Count::Operator => {}
        }
        None
    }

    const fn open(&mut self, section: Section) {
        let opened = &mut self.opened;
        match section {
            Section::Lesson => opened.lesson = true,
            Section::ShortGame => opened.short_game = true,
            Section::Exhibit => opened.exhibit = true,
            Section::Reading => opened.reading = true,
        }
    }

    fn ended(&mut self, lasted: Duration, left: bool, by_house: bool) -> Visit {
        let Self {
            language,
            games,
            opened,
        } = std::mem::take(self);
        Visit {
            language,
            lasted,
            games,
            opened,
            ended: match (by_house, left) {
                (true, _) => Ended::ByHouse,
                (false, true) => Ended::ByAbsence,
                (false, false) => Ended::ByVisitor,
            },
        }
    }
}

/// Games that visitors begin; a position of the lesson, with nobody to answer, is none.
fn count_games(
    mut begun: MessageReader<NewGame>,
    mut taken_up: MessageReader<TakeUp>,
    mut again: MessageReader<GameRequest>,
    stage: Res<Stage>,
    mut underway: ResMut<Underway>,
) {
    let lesson = stage.scene() == Some(Scene::Lesson);
    let is_game = |setup: &GameSetup| {
        let human = |seat: &Seat| *seat == Seat::Human;
        setup.seats.iter().any(human) && !(lesson && setup.seats.iter().all(human))
    };
    let new = begun.read().filter(|NewGame(setup)| is_game(setup)).count();
    let old = taken_up.read().filter(|game| is_game(&game.setup)).count();
    let more = again
        .read()
        .filter(|wish| **wish == GameRequest::Again)
        .count();
    if stage.scene().is_some_and(Scene::is_visitors) {
        let games = u32::try_from(new + old + more).unwrap_or(u32::MAX);
        underway.games = underway.games.saturating_add(games);
    }
}

/// What the clerk has to say.
fn hear(clock: Res<Clock>, mut books: ResMut<Books>, mut faults: ResMut<Faults>) {
    for told in books.told() {
        match told {
            Told::Counted(Ok(())) => faults.set(Fault::Visits, None),
            Told::Counted(Err(error)) => {
                faults.set(Fault::Visits, Some(error.to_string()));
            }
            Told::Logged(Ok(())) => faults.set(Fault::Log, None),
            Told::Logged(Err(error)) => faults.set(Fault::Log, Some(error.to_string())),
            Told::Days(Ok(days)) => books.days.extend(days),
            Told::Days(Err(error)) => faults.set(Fault::Visits, Some(error.to_string())),
            Told::Copied(copied) => {
                let kept = match copied {
                    Ok(Some(folder)) => Kept::In(folder),
                    Ok(None) => Kept::NoStick,
                    Err(error) => Kept::Not(error.to_string()),
                };
                books.line(&clock, &format!("statistics copied: {kept:?}"));
                books.copied = Some(kept);
            }
        }
    }
}
