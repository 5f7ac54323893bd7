//! Who writes for a kiosk: visits and faults, on a thread of its own, so that no slow disk holds up a visitor.

use super::kiosk::Desk;
use super::log::RotatingLog;
use super::statistics::{Days, Statistics, Visit};
use super::sticks::Sticks;
use crate::data::kiosk::Log;
use std::io;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

/// What has come of an order.
#[derive(Debug)]
pub enum Told {
    /// A visit was counted, or waits to be.
    Counted(io::Result<()>),
    /// A line was written to the log, or is lost.
    Logged(io::Result<()>),
    /// The days of a year.
    Days(io::Result<Days>),
    /// The statistics were copied to this folder.
    Copied(io::Result<Option<PathBuf>>),
}

enum Order {
    Count(String, Visit),
    Line(String, String),
    Days(String),
    Copy,
    Rest(Sender<()>),
}

/// Takes orders and tells what has come of them. Whoever drops it waits until everything is written.
#[derive(Debug)]
pub struct Clerk {
    orders: Option<Sender<Order>>,
    told: Mutex<Receiver<Told>>,
    thread: Option<JoinHandle<()>>,
}

impl Clerk {
    /// Begins to write; `done` is called from the other thread after each answer.
    ///
    /// # Errors
    /// Where the system has no thread left.
    pub fn start(
        desk: Desk,
        log: &Log,
        sticks: Sticks,
        done: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let (orders, listening) = mpsc::channel();
        let (teller, told) = mpsc::channel();
        let mut books = Books {
            visits: desk.visits.map(|folder| Statistics::in_folder(&folder)),
            log: desk
                .log
                .map(|folder| RotatingLog::in_folder(&folder, log.files, log.kib)),
            sticks,
        };
        let thread = thread::Builder::new().name("clerk".into()).spawn(move || {
            while let Ok(order) = listening.recv() {
                if let Some(answer) = books.carry_out(order) {
                    // Nobody listens any more when the program ends.
                    let _ = teller.send(answer);
                    done();
                }
            }
        })?;
        Ok(Self {
            orders: Some(orders),
            told: Mutex::new(told),
            thread: Some(thread),
        })
    }

    /// Counts a visit on a day.
    pub fn count(&self, day: &str, visit: &Visit) {
        self.order(Order::Count(day.to_owned(), visit.clone()));
    }

    /// Writes a line to the log, `when` before it.
    pub fn line(&self, when: &str, text: &str) {
        self.order(Order::Line(when.to_owned(), text.to_owned()));
    }

    /// Looks up the days of a year.
    pub fn days(&self, year: &str) {
        self.order(Order::Days(year.to_owned()));
    }

    /// Copies the statistics to the first stick that takes them.
    pub fn copy(&self) {
        self.order(Order::Copy);
    }

    /// Waits until everything is done that was ordered so far.
    pub fn rest(&self) {
        let (sender, rested) = mpsc::channel();
        self.order(Order::Rest(sender));
        // A thread that has ended has nothing left to do.
        let _ = rested.recv();
    }

    /// What has come of it since this was asked last.
    #[must_use]
    pub fn told(&self) -> Vec<Told> {
        self.told
            .lock()
            .map_or_else(|_| Vec::new(), |told| told.try_iter().collect())
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // A thread that has ended takes no more orders; the program ends with it.
            let _ = orders.send(order);
        }
    }
}

impl Drop for Clerk {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What the clerk writes in.
struct Books {
    visits: Option<Statistics>,
    log: Option<RotatingLog>,
    sticks: Sticks,
}

impl Books {
    fn carry_out(&mut self, order: Order) -> Option<Told> {
        Some(match order {
            Order::Count(day, visit) => Told::Counted(self.visits()?.count(&day, &visit)),
            Order::Line(when, text) => Told::Logged(self.log.as_mut()?.line(&when, &text)),
            Order::Days(year) => Told::Days(self.visits()?.days(&year)),
            Order::Copy => Told::Copied(self.copy()),
            Order::Rest(sender) => {
                let _ = sender.send(());
                return None;
            }
        })
    }

    fn visits(&mut self) -> Option<&mut Statistics> {
        self.visits.as_mut()
    }

    /// The first stick that takes them; none where there is none at all.
    fn copy(&mut self) -> io::Result<Option<PathBuf>> {
        let Some(visits) = &mut self.visits else {
            return Ok(None);
        };
        // What waits is copied too, where it can be written by now.
        let _ = visits.write();
        let mut refused = None;
        for stick in self.sticks.found() {
            match visits.copy_to(&stick) {
                Ok(_) => return Ok(Some(stick)),
                Err(error) => refused = Some(error),
            }
        }
        refused.map_or(Ok(None), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Language;
    use crate::store::Scratch;
    use crate::store::statistics::{Ended, Opened};
    use std::fs;
    use std::time::Duration;

    fn clerk(scratch: &Scratch) -> Clerk {
        let log = crate::data::kiosk::built_in_kiosk()
            .expect("a good file")
            .log;
        let desk = Desk {
            visits: Some(scratch.path().join("visits")),
            log: Some(scratch.path().join("log")),
        };
        let sticks = Sticks::under(&scratch.path().join("media"));
        Clerk::start(desk, &log, sticks, || {}).expect("a thread")
    }

    fn visit() -> Visit {
        Visit {
            language: Some(Language::Latin),
            lasted: Duration::from_secs(100),
            games: 2,
            opened: Opened::default(),
            ended: Ended::ByVisitor,
        }
    }

    #[test]
    fn visits_are_counted_looked_up_and_copied() {
        let scratch = Scratch::new("clerk");
        let clerk = clerk(&scratch);
        clerk.count("2026-11-30", &visit());
        clerk.copy();
        clerk.rest();
        let told = clerk.told();
        assert!(matches!(told[0], Told::Counted(Ok(()))), "{told:?}");
        assert!(
            matches!(told[1], Told::Copied(Ok(None))),
            "no stick: {told:?}"
        );
        let stick = scratch.path().join("media/stick");
        fs::create_dir_all(&stick).expect("a folder");
        clerk.copy();
        clerk.days("2026");
        clerk.line("2026-11-30 18:00:00", "the lamp is out");
        clerk.rest();
        let told = clerk.told();
        assert!(
            matches!(&told[0], Told::Copied(Ok(Some(to))) if *to == stick),
            "{told:?}"
        );
        let Told::Days(Ok(days)) = &told[1] else {
            panic!("{told:?}");
        };
        assert_eq!(
            (days["2026-11-30"].visits, days["2026-11-30"].games),
            (1, 2)
        );
        assert!(matches!(told[2], Told::Logged(Ok(()))), "{told:?}");
        assert!(stick.join("visits-2026.csv").is_file());
        let log = fs::read_to_string(scratch.path().join("log/kiosk.log")).expect("a log");
        assert_eq!(log, "2026-11-30 18:00:00 the lamp is out\n");
    }

    #[test]
    fn a_disk_that_takes_nothing_is_told_and_nothing_is_lost() {
        let scratch = Scratch::new("clerk-disk");
        fs::create_dir_all(scratch.path()).expect("a folder");
        let in_the_way = scratch.path().join("visits");
        fs::write(&in_the_way, "a file").expect("written");
        let clerk = clerk(&scratch);
        clerk.count("2026-11-30", &visit());
        clerk.rest();
        assert!(matches!(clerk.told()[0], Told::Counted(Err(_))));
        fs::remove_file(&in_the_way).expect("removed");
        clerk.count("2026-11-30", &visit());
        clerk.days("2026");
        clerk.rest();
        let told = clerk.told();
        let Told::Days(Ok(days)) = &told[1] else {
            panic!("{told:?}");
        };
        assert_eq!(days["2026-11-30"].visits, 2);
    }
}
