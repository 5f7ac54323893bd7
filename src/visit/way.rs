//! The way through the pages.

mod house;

use super::corners::Corners;
use super::lock::Lock;
use super::moment::{Moment, waits_until};
use super::page::Page;
use super::presence::{Presence, Watch};
use super::sign::{Count, Errand, Wish};
use crate::data::kiosk::{Absence, Kiosk, Section};
use crate::lang::Language;
use std::time::Duration;

/// The operator may read for so long without a touch.
const READING: Duration = Duration::from_secs(10 * 60);
/// So long after another page has come presses mean nothing: the second tap of a trembling hand was meant for the page before.
const SETTLING: Duration = Duration::from_millis(400);

/// One kiosk, from its start to its end.
#[derive(Debug, Clone)]
pub struct Visit {
    kiosk: Kiosk,
    page: Page,
    /// When the page came; without it, it was there from the start.
    shown: Option<Duration>,
    language: Language,
    watch: Watch,
    corners: Corners,
    lock: Lock,
    /// When the visit began, while there is one.
    begun: Option<Duration>,
    asked: bool,
    wiped_until: Duration,
    closed_since: Option<Duration>,
    started: Duration,
}

impl Visit {
    /// A kiosk that has just been started.
    #[must_use]
    pub fn new(kiosk: Kiosk, now: Moment) -> Self {
        let language = kiosk.languages.first().copied().unwrap_or_default();
        let open = kiosk.hours.is_open(now.day, now.minute);
        Self {
            kiosk,
            page: if open { Page::Attract } else { Page::Dark },
            shown: None,
            language,
            watch: Watch::default(),
            corners: Corners::default(),
            lock: Lock::default(),
            begun: None,
            asked: false,
            wiped_until: Duration::ZERO,
            closed_since: None,
            started: now.running,
        }
    }

    /// The configuration.
    #[must_use]
    pub const fn kiosk(&self) -> &Kiosk {
        &self.kiosk
    }

    /// What fills the screen.
    #[must_use]
    pub const fn page(&self) -> Page {
        self.page
    }

    /// What is spoken.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The PIN as it is entered.
    #[must_use]
    pub const fn lock(&self) -> &Lock {
        &self.lock
    }

    /// How long "Still here?" still stands, while it is asked.
    #[must_use]
    pub fn countdown(&self, now: Moment) -> Option<Duration> {
        match self.presence(now) {
            Presence::Asked(left) if self.asked => Some(left),
            _ => None,
        }
    }

    /// How long presses still mean nothing, because the page has only just come.
    #[must_use]
    pub fn settling(&self, now: Moment) -> Duration {
        self.shown.map_or(Duration::ZERO, |shown| {
            (shown + SETTLING).saturating_sub(now.running)
        })
    }

    /// How long the screen can still be wiped.
    #[must_use]
    pub fn wiping(&self, now: Moment) -> Duration {
        self.wiped_until.saturating_sub(now.running)
    }

    /// A finger or the pointer's button comes down at a place of the screen, in any unit from the upper left.
    pub fn down(
        &mut self,
        finger: u64,
        at: (f32, f32),
        screen: (f32, f32),
        now: Moment,
    ) -> Vec<Errand> {
        let width = screen.0.max(f32::EPSILON);
        let place = (at.0 / width, at.1 / width);
        self.watch.down(finger, place, now.running);
        let secret = self
            .corners
            .touch(at, screen, &self.kiosk.operator, now.running);
        if secret && !self.page.is_operators() {
            return self.ask_for_pin(now);
        }
        self.alive(now)
    }

    /// A finger moves on the glass.
    pub fn moved(&mut self, finger: u64, now: Moment) -> Vec<Errand> {
        self.watch.moved(finger, &self.kiosk.absence, now.running);
        self.alive(now)
    }

    /// A finger goes up.
    pub fn up(&mut self, finger: u64, now: Moment) -> Vec<Errand> {
        self.watch.up(finger, now.running);
        self.alive(now)
    }

    /// A key, a stick, a button of a box; a touch that led to something on the table.
    pub fn acted(&mut self, now: Moment) -> Vec<Errand> {
        self.watch.sign(now.running);
        self.alive(now)
    }

    /// Something was pressed.
    pub fn wish(&mut self, wish: Wish, now: Moment) -> Vec<Errand> {
        self.watch.sign(now.running);
        let mut errands = self.alive(now);
        if wish.is_pressed() && !self.settling(now).is_zero() {
            return errands;
        }
        errands.extend(match wish {
            Wish::Begin if self.page == Page::Attract => self.begin(now),
            Wish::Speak(language) if self.page == Page::Languages => self.speak(language, now),
            Wish::Choose(section) if self.page == Page::Choice => self.choose(section, now),
            Wish::Back | Wish::Leave => self.back(now),
            Wish::StartOver if self.page.is_visited() => self.end(false, now),
            Wish::Digit(digit) if self.page == Page::Pin => self.digit(digit, now),
            Wish::Erase if self.page == Page::Pin => {
                self.lock.erase();
                Vec::new()
            }
            Wish::Clean if self.page == Page::Operator => self.clean(now),
            Wish::Restart if self.page == Page::Operator => vec![Errand::Restart],
            Wish::Quit if self.page == Page::Operator => vec![Errand::Quit],
            _ => Vec::new(),
        });
        errands
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Moment) -> Vec<Errand> {
        let mut errands = self.doors(now);
        if self.page == Page::Cleaning && self.wiping(now).is_zero() {
            self.watch.sign(now.running);
            errands.extend(self.show(Page::Operator, now));
        }
        if self.page.is_visited() {
            match self.presence(now) {
                Presence::Here => {}
                Presence::Asked(_) if self.asked => {}
                Presence::Asked(_) => {
                    self.asked = true;
                    errands.push(Errand::Ask);
                }
                Presence::Gone => errands.extend(self.end(true, now)),
            }
        }
        errands.extend(self.night(now));
        errands
    }

    /// How long nothing happens of itself, at most.
    #[must_use]
    pub fn sleeps(&self, now: Moment) -> Duration {
        let minute = Duration::from_secs(60);
        match self.page {
            Page::Cleaning => self.wiping(now),
            page if page.is_visited() => self
                .watch
                .changes_in(&self.patience(), now.running)
                .min(minute),
            _ => self
                .kiosk
                .restart
                .map_or(minute, |at| waits_until(now.minute, at).min(minute)),
        }
    }

    fn presence(&self, now: Moment) -> Presence {
        self.watch.look(&self.patience(), now.running)
    }

    /// After what absence somebody is missed: the operator, who reads and copies, not so soon.
    fn patience(&self) -> Absence {
        let absence = self.kiosk.absence;
        match self.page {
            Page::Operator => Absence {
                idle: absence.idle.max(READING),
                ..absence
            },
            _ => absence,
        }
    }

    /// A sign of life answers the question, if it was asked.
    fn alive(&mut self, now: Moment) -> Vec<Errand> {
        let here = self.presence(now) == Presence::Here;
        if here && std::mem::take(&mut self.asked) {
            return vec![Errand::Answered];
        }
        Vec::new()
    }

    fn show(&mut self, page: Page, now: Moment) -> Vec<Errand> {
        if self.page == page {
            return Vec::new();
        }
        self.page = page;
        self.shown = Some(now.running);
        self.asked = false;
        self.lock.clear();
        vec![Errand::Show(page)]
    }

    fn begin(&mut self, now: Moment) -> Vec<Errand> {
        self.begun = Some(now.running);
        let mut errands = vec![Errand::Count(Count::Visit)];
        let page = match self.kiosk.languages.len() {
            1 => Page::Choice,
            _ => Page::Languages,
        };
        errands.extend(self.show(page, now));
        errands
    }

    fn speak(&mut self, language: Language, now: Moment) -> Vec<Errand> {
        if !self.kiosk.languages.contains(&language) {
            return Vec::new();
        }
        self.language = language;
        let counted = Errand::Count(Count::Language(language));
        let mut errands = vec![Errand::Speak(language), counted];
        errands.extend(self.show(Page::Choice, now));
        errands
    }

    fn choose(&mut self, section: Section, now: Moment) -> Vec<Errand> {
        if !self.kiosk.sections.contains(&section) {
            return Vec::new();
        }
        let mut errands = vec![Errand::Count(Count::Begun(section))];
        errands.extend(self.show(Page::of(section), now));
        errands
    }

    fn back(&mut self, now: Moment) -> Vec<Errand> {
        let several = self.kiosk.languages.len() > 1;
        match self.page.back() {
            Some(Page::Languages) if !several => self.end(false, now),
            Some(Page::Attract) => self.end(false, now),
            Some(page) => self.show(page, now),
            None => Vec::new(),
        }
    }

    /// The visit is over: everything begins anew.
    fn end(&mut self, left: bool, now: Moment) -> Vec<Errand> {
        let mut errands = Vec::new();
        if let Some(begun) = self.begun.take() {
            let last = match left {
                true => self.watch.last_sign(&self.kiosk.absence, now.running),
                false => now.running,
            };
            let lasted = last.saturating_sub(begun);
            errands.push(Errand::Count(Count::Ended { lasted, left }));
        }
        self.language = self.kiosk.languages.first().copied().unwrap_or_default();
        self.corners = Corners::default();
        errands.extend([Errand::Reset, Errand::Speak(self.language)]);
        errands.extend(self.show(Page::Attract, now));
        errands
    }
}
