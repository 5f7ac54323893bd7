//! Whether somebody is still there.

use crate::data::kiosk::Absence;
use std::time::Duration;

/// Whether somebody is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// Somebody is.
    Here,
    /// One is asked; so long the question still stands.
    Asked(Duration),
    /// Nobody is.
    Gone,
}

/// After so many touches at one place that led to nothing, further ones there mean nothing: a wet spot, a broken glass.
const STUCK: u32 = 10;
/// How near two touches at one place are, as a part of the screen's width.
const ONE_PLACE: f32 = 0.01;

/// The last sign of life, and the touches that rest on the glass.
#[derive(Debug, Clone, Default)]
pub struct Watch {
    last: Duration,
    resting: Vec<Resting>,
    place: (f32, f32),
    in_vain: u32,
}

#[derive(Debug, Clone, Copy)]
struct Resting {
    finger: u64,
    since: Duration,
}

impl Watch {
    /// Somebody did something that led to something.
    pub fn sign(&mut self, now: Duration) {
        self.last = self.last.max(now);
        self.in_vain = 0;
    }

    /// A finger comes down, at a place given in widths of the screen.
    pub fn down(&mut self, finger: u64, at: (f32, f32), now: Duration) {
        let near = |a: f32, b: f32| (a - b).abs() <= ONE_PLACE;
        if !(near(at.0, self.place.0) && near(at.1, self.place.1)) {
            self.in_vain = 0;
            self.place = at;
        }
        self.in_vain += 1;
        self.resting.retain(|touch| touch.finger != finger);
        if self.in_vain > STUCK {
            return;
        }
        self.last = self.last.max(now);
        self.resting.push(Resting { finger, since: now });
    }

    /// A finger moves. One that has rested too long is a thing that lies there, and its trembling means nothing.
    pub fn moved(&mut self, finger: u64, absence: &Absence, now: Duration) {
        let known = self.resting.iter().find(|touch| touch.finger == finger);
        if known.is_some_and(|touch| now.saturating_sub(touch.since) < absence.resting_touch) {
            self.last = self.last.max(now);
        }
    }

    /// A finger goes up. Taking away what rested too long is a sign of life too.
    pub fn up(&mut self, finger: u64, now: Duration) {
        let known = self.resting.iter().any(|touch| touch.finger == finger);
        self.resting.retain(|touch| touch.finger != finger);
        if known {
            self.last = self.last.max(now);
        }
    }

    /// Whether somebody is there. A finger that is down counts as long as it has not rested too long.
    #[must_use]
    pub fn look(&self, absence: &Absence, now: Duration) -> Presence {
        let silent = now.saturating_sub(self.last_sign(absence, now));
        if silent < absence.idle {
            return Presence::Here;
        }
        let left = (absence.idle + absence.countdown).saturating_sub(silent);
        if left.is_zero() {
            Presence::Gone
        } else {
            Presence::Asked(left)
        }
    }

    /// How long it is until [`Watch::look`] answers otherwise, with no further sign.
    #[must_use]
    pub fn changes_in(&self, absence: &Absence, now: Duration) -> Duration {
        let last = self.last_sign(absence, now);
        let asked = last + absence.idle;
        let until = if now < asked {
            asked
        } else {
            asked + absence.countdown
        };
        until.saturating_sub(now)
    }

    /// When the last sign was, counting a finger that rests since a short time.
    #[must_use]
    pub fn last_sign(&self, absence: &Absence, now: Duration) -> Duration {
        let resting = self
            .resting
            .iter()
            .map(|touch| (touch.since + absence.resting_touch).min(now));
        resting.fold(self.last, Duration::max)
    }
}
