//! A moment: how long the program has run, and what the clock on the wall says.

use crate::data::kiosk::{Day, Minute};
use std::time::Duration;

/// A moment, as the caller's clocks tell it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// Since the start; never goes back. All waiting is measured by it.
    pub running: Duration,
    /// The day of the week by the clock on the wall, which may jump.
    pub day: Day,
    /// The minute by the clock on the wall.
    pub minute: Minute,
}

/// Minutes from one minute of the day to the next time that another comes; a whole day where both are the same.
#[must_use]
pub fn waits_until(from: Minute, until: Minute) -> Duration {
    const DAY: u16 = 24 * 60;
    let minutes = (until.since_midnight() + DAY - from.since_midnight() % DAY - 1) % DAY + 1;
    Duration::from_secs(u64::from(minutes) * 60)
}
