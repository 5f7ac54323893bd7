//! The thread that talks to speech-dispatcher. No frame ever waits for it: whoever speaks puts words down and goes on.

use super::ssip::Line;
use std::env;
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// What is to be said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// This, in this language; what cuts in is said instead of all that waits.
    Say {
        /// The words.
        text: String,
        /// The tag of the language.
        language: &'static str,
        /// Instead of what is being said, not after it.
        cuts_in: bool,
    },
    /// Silence.
    Hush,
}

/// How the daemon is reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Daemon {
    /// Its socket.
    pub socket: PathBuf,
    /// The program that starts it.
    pub program: PathBuf,
}

/// So long the daemon has to open its socket once it was started.
const OPENING: Duration = Duration::from_secs(5);
/// A daemon that was lost is called again after so long at the earliest.
const AGAIN: Duration = Duration::from_secs(20);

impl Daemon {
    /// Where the system's own is: its socket lies with the user's other sockets, or where the environment says.
    #[must_use]
    pub fn of_user() -> Option<Self> {
        let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
        let address = named("SPEECHD_ADDRESS").and_then(|address| {
            let address = address.into_string().ok()?;
            Some(PathBuf::from(address.strip_prefix("unix_socket:")?))
        });
        let folder = || {
            let runtime = named("XDG_RUNTIME_DIR").or_else(|| named("XDG_CACHE_HOME"));
            let folder = runtime.map(PathBuf::from);
            folder.or_else(|| Some(PathBuf::from(named("HOME")?).join(".cache")))
        };
        let socket = match address {
            Some(socket) => socket,
            None => folder()?.join("speech-dispatcher/speechd.sock"),
        };
        Some(Self {
            socket,
            program: PathBuf::from("speech-dispatcher"),
        })
    }

    /// Calls it, and starts it first where nobody answers.
    fn call(&self) -> io::Result<Line> {
        if let Ok(line) = Line::call(&self.socket) {
            return Ok(line);
        }
        let mut child = Command::new(&self.program)
            .arg("--spawn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let begun = Instant::now();
        loop {
            // It goes to the background by itself; what is started here ends at once.
            let ended = child.try_wait()?;
            match Line::call(&self.socket) {
                Ok(line) => return Ok(line),
                Err(error) if begun.elapsed() > OPENING => {
                    if ended.is_none() {
                        thread::spawn(move || child.wait());
                    }
                    return Err(error);
                }
                Err(_) => thread::sleep(Duration::from_millis(100)),
            }
        }
    }
}

/// Begins to listen for orders. What is told of faults goes to `tell`, a line each time the daemon is lost.
///
/// # Errors
/// When there is no thread to be had.
pub fn open(daemon: Daemon, tell: impl Fn(String) + Send + 'static) -> io::Result<Sender<Order>> {
    let (sender, receiver) = channel();
    thread::Builder::new()
        .name("voice".to_owned())
        .spawn(move || speak(&daemon, &receiver, &tell))?;
    Ok(sender)
}

fn speak(daemon: &Daemon, orders: &Receiver<Order>, tell: &dyn Fn(String)) {
    let mut line = None;
    let mut lost: Option<Instant> = None;
    while let Ok(order) = orders.recv() {
        let orders = newest(order, orders);
        if line.is_none() {
            if lost.is_some_and(|since| since.elapsed() < AGAIN) {
                continue;
            }
            match daemon.call() {
                Ok(called) => line = Some(called),
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    return tell(
                        "nothing is read aloud: speech-dispatcher is not installed".into(),
                    );
                }
                Err(error) => {
                    if lost.is_none() {
                        tell(format!("nothing is read aloud: {error}"));
                    }
                    lost = Some(Instant::now());
                    continue;
                }
            }
        }
        let Some(open) = &mut line else {
            continue;
        };
        if let Err(error) = orders.iter().try_for_each(|order| carry_out(open, order)) {
            tell(format!("speech-dispatcher was lost: {error}"));
            line = None;
            lost = Some(Instant::now());
        }
    }
}

/// An order with all that came after it, without what was pushed away meanwhile.
fn newest(first: Order, orders: &Receiver<Order>) -> Vec<Order> {
    let mut waiting = vec![first];
    for order in orders.try_iter() {
        if matches!(order, Order::Hush | Order::Say { cuts_in: true, .. }) {
            waiting.clear();
        }
        waiting.push(order);
    }
    waiting
}

fn carry_out(line: &mut Line, order: &Order) -> io::Result<()> {
    match order {
        Order::Hush => line.hush(),
        Order::Say {
            text,
            language,
            cuts_in,
        } => line.say(text, language, *cuts_in),
    }
}
