//! What the house does: the operator comes, doors open and close, and the night brings a restart.

use super::Visit;
use crate::visit::lock::Entry;
use crate::visit::moment::Moment;
use crate::visit::page::Page;
use crate::visit::sign::{Count, Errand};
use std::time::Duration;

/// So long the clock must have passed the restart's minute before it counts for the next day again.
const RESTART_PAUSE: Duration = Duration::from_secs(2 * 60);
/// At closing time one who is there may go on for so long.
const GRACE: Duration = Duration::from_secs(5 * 60);

impl Visit {
    pub(super) fn ask_for_pin(&mut self, now: Moment) -> Vec<Errand> {
        let mut errands = match self.begun {
            Some(_) => self.end(false, now),
            None => Vec::new(),
        };
        errands.extend(self.show(Page::Pin, now));
        errands
    }

    pub(super) fn digit(&mut self, digit: u8, now: Moment) -> Vec<Errand> {
        match self.lock.digit(digit, &self.kiosk.operator, now.running) {
            Entry::More | Entry::Waiting(_) => Vec::new(),
            Entry::Wrong(wait) => vec![Errand::Count(Count::WrongPin), Errand::WrongPin(wait)],
            Entry::Open => {
                let mut errands = vec![Errand::Count(Count::Operator)];
                errands.extend(self.show(Page::Operator, now));
                errands
            }
        }
    }

    pub(super) fn clean(&mut self, now: Moment) -> Vec<Errand> {
        self.wiped_until = now.running + self.kiosk.operator.cleaning;
        self.show(Page::Cleaning, now)
    }

    /// Opening and closing. One who is there when the doors close has a little time left; the operator has all of it.
    pub(super) fn doors(&mut self, now: Moment) -> Vec<Errand> {
        if self.kiosk.hours.is_open(now.day, now.minute) {
            self.closed_since = None;
            return match self.page {
                Page::Dark => self.show(Page::Attract, now),
                _ => Vec::new(),
            };
        }
        let since = *self.closed_since.get_or_insert(now.running);
        let late = now.running.saturating_sub(since) >= GRACE;
        if self.page == Page::Dark || self.page.is_operators() || (self.page.is_visited() && !late)
        {
            return Vec::new();
        }
        let mut errands = match self.page.is_visited() {
            true => self.end(true, now),
            false => vec![Errand::Reset],
        };
        errands.extend(self.show(Page::Dark, now));
        errands
    }

    /// The nightly restart, once, and only while nobody is there.
    pub(super) fn night(&self, now: Moment) -> Option<Errand> {
        let fresh = now.running.saturating_sub(self.started) < RESTART_PAUSE;
        let due = self.kiosk.restart == Some(now.minute);
        let alone = matches!(self.page, Page::Attract | Page::Dark);
        (due && alone && !fresh).then_some(Errand::Restart)
    }
}
