//! What time it is: how long the program has run, and what the clock on the wall says at this place.

use crate::data::kiosk::{Day, Minute};
use crate::visit::Moment;
use bevy::prelude::*;
use jiff::ZonedDateTime;
use jiff::civil::{DateTime, Weekday};
use std::time::{Duration, Instant};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, |mut clock: ResMut<Clock>| clock.read());
}

/// The clock by which a kiosk lives. It is read once a frame; a trial sets it itself.
#[derive(Resource, Debug, Clone)]
pub struct Clock {
    /// When the program began, by a clock that nobody sets; none: whoever tries it lets time pass.
    begun: Option<Instant>,
    running: Duration,
    wall: DateTime,
}

impl Clock {
    /// The machine's clocks.
    #[must_use]
    pub fn of_system() -> Self {
        Self {
            begun: Some(Instant::now()),
            running: Duration::ZERO,
            wall: ZonedDateTime::now().datetime(),
        }
    }

    /// A clock that stands at this time until time is let pass.
    #[must_use]
    pub const fn told(wall: DateTime) -> Self {
        Self {
            begun: None,
            running: Duration::ZERO,
            wall,
        }
    }

    /// Lets time pass: the program runs on, and so does the clock on the wall.
    pub fn pass(&mut self, time: Duration) {
        self.running += time;
        self.wall = self.wall.saturating_add(time);
    }

    /// Sets the clock on the wall; what runs, runs on.
    pub const fn set(&mut self, wall: DateTime) {
        self.wall = wall;
    }

    /// What the clock on the wall says.
    #[must_use]
    pub const fn wall(&self) -> DateTime {
        self.wall
    }

    /// The moment, for the visitor's way.
    #[must_use]
    pub fn moment(&self) -> Moment {
        let (hour, minute) = (self.wall.hour(), self.wall.minute());
        let minute = Minute::new(hour.unsigned_abs().into(), minute.unsigned_abs().into());
        Moment {
            running: self.running,
            day: day(self.wall.weekday()),
            minute: minute.unwrap_or(Minute::MIDNIGHT),
        }
    }

    /// The day, `2026-04-21`.
    #[must_use]
    pub fn date(&self) -> String {
        self.wall.date().to_string()
    }

    /// Day and time, `2026-04-21 17:05:09`.
    #[must_use]
    pub fn stamp(&self) -> String {
        self.wall.strftime("%Y-%m-%d %H:%M:%S").to_string()
    }

    fn read(&mut self) {
        if let Some(begun) = self.begun {
            self.running = begun.elapsed();
            self.wall = ZonedDateTime::now().datetime();
        }
    }
}

const fn day(weekday: Weekday) -> Day {
    match weekday {
        Weekday::Monday => Day::Monday,
        Weekday::Tuesday => Day::Tuesday,
        Weekday::Wednesday => Day::Wednesday,
        Weekday::Thursday => Day::Thursday,
        Weekday::Friday => Day::Friday,
        Weekday::Saturday => Day::Saturday,
        Weekday::Sunday => Day::Sunday,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn time_passes_and_the_clock_on_the_wall_can_jump() {
        let mut clock = Clock::told(date(2026, 11, 30).at(23, 59, 30, 0));
        let before = clock.moment();
        assert_eq!(
            (before.day, before.minute.to_string()),
            (Day::Monday, "23:59".into())
        );
        clock.pass(Duration::from_secs(45));
        let after = clock.moment();
        assert_eq!(
            (after.day, after.minute.to_string()),
            (Day::Tuesday, "00:00".into())
        );
        assert_eq!(after.running, Duration::from_secs(45));
        assert_eq!(clock.date(), "2026-12-01");
        clock.set(date(2026, 10, 25).at(2, 30, 0, 0));
        assert_eq!(clock.moment().running, Duration::from_secs(45));
        assert_eq!(clock.stamp(), "2026-10-25 02:30:00");
    }

    #[test]
    fn the_machines_clock_goes_on() {
        let mut clock = Clock::of_system();
        std::thread::sleep(Duration::from_millis(2));
        clock.read();
        assert!(clock.moment().running >= Duration::from_millis(2));
    }
}
