//! Whoever watches over the program hears from its main loop that it goes on (`sd_notify(3)`): one that hangs is started anew.

use bevy::prelude::*;
use std::env;
use std::time::{Duration, Instant};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, beat.run_if(resource_exists::<Heartbeat>));
}

/// Frames until the program is surely there.
const UNTIL_READY: u32 = 10;

/// The way to whoever watches.
#[derive(Resource, Debug)]
pub struct Heartbeat {
    line: Line,
    interval: Option<Duration>,
    frames: u32,
    last: Option<Instant>,
}

impl Heartbeat {
    /// As the environment says; nobody watches where it says nothing.
    #[must_use]
    pub fn of_environment() -> Option<Self> {
        Self::new(
            &env::var("NOTIFY_SOCKET").ok()?,
            env::var("WATCHDOG_USEC").ok().as_deref(),
        )
    }

    /// A socket, by its path or, after an `@`, by its abstract name; and after how many microseconds without a word the program
    /// is taken for dead. (`WATCHDOG_PID` is not asked: within a compositor it is the compositor's.)
    #[must_use]
    pub fn new(socket: &str, microseconds: Option<&str>) -> Option<Self> {
        let interval = microseconds
            .and_then(|text| text.parse().ok())
            .filter(|&number| number > 0)
            .map(Duration::from_micros);
        Some(Self {
            line: Line::open(socket)?,
            // Half of it, as sd_watchdog_enabled(3) advises.
            interval: interval.map(|all| all / 2),
            frames: 0,
            last: None,
        })
    }

    /// How often it is to beat.
    #[must_use]
    pub const fn interval(&self) -> Option<Duration> {
        self.interval
    }

    fn beat(&mut self, now: Instant) {
        self.frames = self.frames.saturating_add(1);
        if self.frames == UNTIL_READY {
            self.line.say("READY=1");
        }
        let (Some(interval), true) = (self.interval, self.frames >= UNTIL_READY) else {
            return;
        };
        // Frames come a little late: the beat after this one would be too late by that.
        let due = self
            .last
            .is_none_or(|last| now.saturating_duration_since(last) >= interval / 2);
        if due {
            self.last = Some(now);
            self.line.say("WATCHDOG=1");
        }
    }
}

fn beat(mut heartbeat: ResMut<Heartbeat>) {
    heartbeat.beat(Instant::now());
}

#[cfg(unix)]
use unix::Line;

#[cfg(unix)]
mod unix {
    use std::os::unix::net::{SocketAddr, UnixDatagram};

    /// A socket that takes words.
    #[derive(Debug)]
    pub(super) struct Line {
        socket: UnixDatagram,
        address: SocketAddr,
    }

    impl Line {
        pub(super) fn open(name: &str) -> Option<Self> {
            let socket = UnixDatagram::unbound().ok()?;
            // A watcher that does not listen must not hold up a frame.
            socket.set_nonblocking(true).ok()?;
            Some(Self {
                socket,
                address: address(name)?,
            })
        }

        /// Nobody is told when nobody listens.
        pub(super) fn say(&self, word: &str) {
            let _ = self.socket.send_to_addr(word.as_bytes(), &self.address);
        }
    }

    #[cfg(any(target_os = "linux", target_os = "android"))]
    fn address(name: &str) -> Option<SocketAddr> {
        use std::os::linux::net::SocketAddrExt;
        match name.strip_prefix('@') {
            Some(name) => SocketAddr::from_abstract_name(name).ok(),
            None => SocketAddr::from_pathname(name).ok(),
        }
    }

    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    fn address(name: &str) -> Option<SocketAddr> {
        SocketAddr::from_pathname(name).ok()
    }
}

#[cfg(not(unix))]
#[derive(Debug)]
struct Line;

#[cfg(not(unix))]
impl Line {
    fn open(_: &str) -> Option<Self> {
        None
    }

    fn say(&self, _: &str) {}
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::store::Scratch;
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr, UnixDatagram};

    fn heard(watcher: &UnixDatagram) -> Vec<String> {
        watcher.set_nonblocking(true).expect("a socket");
        let mut words = Vec::new();
        let mut buffer = [0; 64];
        while let Ok(length) = watcher.recv(&mut buffer) {
            words.push(String::from_utf8_lossy(&buffer[..length]).into_owned());
        }
        words
    }

    fn frames(app: &mut App, count: u32) {
        for _ in 0..count {
            app.update();
        }
    }

    #[test]
    fn a_loop_that_goes_on_is_heard_and_one_that_hangs_is_not() {
        let scratch = Scratch::new("heartbeat").made();
        let path = scratch.path().join("notify");
        let watcher = UnixDatagram::bind(&path).expect("a socket");
        let mut app = App::new();
        plugin(&mut app);
        let heartbeat = Heartbeat::new(&path.display().to_string(), Some("40000"));
        let heartbeat = heartbeat.expect("a heartbeat");
        assert_eq!(heartbeat.interval(), Some(Duration::from_millis(20)));
        app.insert_resource(heartbeat);
        frames(&mut app, UNTIL_READY - 1);
        assert!(heard(&watcher).is_empty());
        frames(&mut app, 1);
        assert_eq!(heard(&watcher), ["READY=1", "WATCHDOG=1"]);
        std::thread::sleep(Duration::from_millis(25));
        assert!(heard(&watcher).is_empty(), "no frame, no word");
        frames(&mut app, 1);
        assert_eq!(heard(&watcher), ["WATCHDOG=1"]);
        drop(watcher);
        std::thread::sleep(Duration::from_millis(25));
        frames(&mut app, 1);
    }

    #[test]
    fn abstract_names_and_nobody_who_watches() {
        let name = format!("latrunculi-heartbeat-{}", std::process::id());
        let address = SocketAddr::from_abstract_name(&name).expect("a name");
        let watcher = UnixDatagram::bind_addr(&address).expect("a socket");
        let mut heartbeat = Heartbeat::new(&format!("@{name}"), None).expect("a heartbeat");
        for _ in 0..20 {
            heartbeat.beat(Instant::now());
        }
        assert_eq!(heard(&watcher), ["READY=1"], "no watchdog was asked for");
        for odd in ["0", "", "soon"] {
            let heartbeat = Heartbeat::new(&format!("@{name}"), Some(odd)).expect("a heartbeat");
            assert_eq!(heartbeat.interval(), None);
        }
    }
}
