//! Writing while the game goes on: a thread of its own keeps what it is told last, so that no slow disk holds up a move.

use super::atomic::sweep;
use super::folders::Folders;
use super::games::{autosave, keep_before};
use super::settings::{Settings, SettingsFile};
use crate::record::Record;
use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// No write takes so long: what is older was left by a game that was ended in the middle of it.
const ABANDONED: Duration = Duration::from_secs(600);

/// What is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kept {
    /// The settings.
    Settings,
    /// The game that is going on.
    Game,
}

/// Whether something was kept, or why not.
#[derive(Debug)]
pub struct Report {
    /// What.
    pub kept: Kept,
    /// What the system said.
    pub result: io::Result<()>,
}

/// Whether a game is another one than that which was kept before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begins {
    /// Another game: the one before is not thrown away yet.
    Anew,
    /// The same game, a ply further.
    GoesOn,
}

type Written = Box<dyn FnOnce() -> Record + Send>;

enum Order {
    Settings(Box<Settings>),
    Game(Begins, Written),
    Rest(Sender<()>),
}

/// Keeps settings and the game that is going on. Whoever drops it waits until everything is written.
#[derive(Debug)]
pub struct Scribe {
    orders: Option<Sender<Order>>,
    reports: Mutex<Receiver<Report>>,
    thread: Option<JoinHandle<()>>,
}

impl Scribe {
    /// Begins to write; `done` is called from the other thread after each report.
    ///
    /// # Errors
    /// Where the system has no thread left.
    pub fn start(
        folders: Folders,
        file: SettingsFile,
        done: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let (orders, desk) = mpsc::channel();
        let (reporter, reports) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("scribe".into())
            .spawn(move || {
                sweep(&folders.games, ABANDONED);
                if let Some(folder) = folders.settings.parent() {
                    sweep(folder, ABANDONED);
                }
                write_all(&desk, &folders, &file, |report| {
                    // Nobody listens any more when the game is left.
                    let _ = reporter.send(report);
                    done();
                });
            })?;
        Ok(Self {
            orders: Some(orders),
            reports: Mutex::new(reports),
            thread: Some(thread),
        })
    }

    /// Keeps these settings.
    pub fn keep_settings(&self, settings: &Settings) {
        self.tell(Order::Settings(Box::new(settings.clone())));
    }

    /// Keeps the game that is going on; it is written down on the other thread.
    pub fn keep_game(&self, begins: Begins, written: impl FnOnce() -> Record + Send + 'static) {
        self.tell(Order::Game(begins, Box::new(written)));
    }

    /// Waits until everything is written that was told so far.
    pub fn rest(&self) {
        let (sender, rested) = mpsc::channel();
        self.tell(Order::Rest(sender));
        // A thread that has ended has nothing left to write.
        let _ = rested.recv();
    }

    /// What has come of it since this was asked last.
    #[must_use]
    pub fn reports(&self) -> Vec<Report> {
        self.reports
            .lock()
            .map_or_else(|_| Vec::new(), |reports| reports.try_iter().collect())
    }

    fn tell(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // A thread that has ended has reported why.
            let _ = orders.send(order);
        }
    }
}

impl Drop for Scribe {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Of all orders that wait, the last of each kind counts.
fn write_all(
    desk: &Receiver<Order>,
    folders: &Folders,
    file: &SettingsFile,
    report: impl Fn(Report),
) {
    while let Ok(first) = desk.recv() {
        let (mut settings, mut game, mut resting) = (None, None, Vec::new());
        for order in std::iter::once(first).chain(desk.try_iter()) {
            match order {
                Order::Settings(these) => settings = Some(these),
                Order::Game(begins, written) => {
                    let anew = matches!(game, Some((Begins::Anew, _)));
                    let begins = if anew { Begins::Anew } else { begins };
                    game = Some((begins, written));
                }
                Order::Rest(sender) => resting.push(sender),
            }
        }
        if let Some((begins, written)) = game {
            let result = keep(folders, begins, &written());
            report(Report {
                kept: Kept::Game,
                result,
            });
        }
        if let Some(settings) = settings {
            report(Report {
                kept: Kept::Settings,
                result: file.write(&settings),
            });
        }
        for sender in resting {
            let _ = sender.send(());
        }
    }
}

fn keep(folders: &Folders, begins: Begins, record: &Record) -> io::Result<()> {
    if begins == Begins::Anew {
        keep_before(folders)?;
    }
    autosave(folders, record).map(|_| ())
}
