//! A kiosk is tried with visitors who are not there ([`crate::crowd`]): the real program without a window, its time let pass as
//! fast as the machine can, for a month of opening hours. What must not happen in years is told, and the exit status is 1.

mod census;
mod days;
mod deeds;
mod hands;
mod rendered;
mod report;
#[cfg(test)]
mod tests;
mod unseen;

use super::kiosk::{self, Clock, Premises};
use crate::cli::KioskArgs;
use crate::data::kiosk::{Day, Hours, Kiosk, Minute, OpenHours};
use crate::store::Sticks;
use crate::store::kiosk::{Configured, Desk};
use days::Days;
use jiff::civil::{DateTime, date};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use unseen::Log;

/// Runs a kiosk, or tries it.
#[must_use]
pub fn kiosk(args: KioskArgs, configured: Configured) -> ExitCode {
    let folder = std::env::temp_dir().join(format!("latrunculi-soak-{}", std::process::id()));
    let trial = Trial {
        kiosk: with_hours(configured.kiosk.clone()),
        folder,
        seed: args.soak.seed,
    };
    if let Some(hours) = args.soak.soak {
        let mut days = Days::new(&trial, args.soak.fast, Log::Own);
        report::tell(days.run(Duration::from_secs(u64::from(hours) * 3600)))
    } else if let Some(resets) = args.soak.rendered {
        match rendered::run(&trial, resets, Log::Own) {
            Ok(report) => report::tell(report),
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        }
    } else {
        kiosk::run(args, configured)
    }
}

/// A kiosk to be tried.
#[derive(Debug, Clone)]
struct Trial {
    kiosk: Kiosk,
    /// Where it writes what a real one would write for its museum.
    folder: PathBuf,
    seed: u64,
}

/// A day's opening hours.
const OPENS: i8 = 10;
const CLOSES: i8 = 18;

/// It opens at ten and closes at six, every day: whatever the configuration says, doors open and close.
fn with_hours(mut kiosk: Kiosk) -> Kiosk {
    let hour = |hour: i8| Minute::new(u16::from(hour.unsigned_abs()), 0);
    if let (Some(from), Some(until)) = (hour(OPENS), hour(CLOSES)) {
        kiosk.hours = OpenHours::During(vec![Hours {
            days: Day::ALL.to_vec(),
            from,
            until,
        }]);
    }
    kiosk
}

/// One minute before the doors of the first day open.
const fn first_morning() -> DateTime {
    date(2026, 3, 2).at(OPENS - 1, 59, 0, 0)
}

impl Trial {
    fn visits(&self) -> PathBuf {
        self.folder.join("visits")
    }

    fn premises(&self) -> Premises {
        Premises {
            desk: Desk {
                visits: Some(self.visits()),
                log: Some(self.folder.join("log")),
            },
            sticks: Sticks::under(Path::new(&self.folder.join("sticks"))),
            clock: Clock::told(first_morning()),
        }
    }

    fn configured(&self) -> Configured {
        Configured {
            kiosk: self.kiosk.clone(),
            faults: Vec::new(),
            not_copied: None,
        }
    }
}
