//! What the system is asked at the start: the language, and whether its user wants less motion and more contrast.

use crate::app::pacing::Waker;
use crate::lang::Language;
use bevy::prelude::*;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver};
use std::thread;

/// What the system's user wishes, as far as it can be asked.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SystemWishes {
    /// Less motion.
    pub reduced_motion: bool,
    /// More contrast.
    pub high_contrast: bool,
}

/// The answer to come.
#[derive(Resource)]
pub(super) struct Asked(Mutex<Receiver<SystemWishes>>);

/// The language that the system is set to, where we speak it.
#[must_use]
pub fn language() -> Option<Language> {
    sys_locale::get_locales().find_map(|locale| Language::of_tag(&locale))
}

/// Asks on another thread: the answer may take a moment, and some systems give none.
pub(super) fn ask(mut commands: Commands, waker: Option<Res<Waker>>) {
    let (sender, answer) = mpsc::channel();
    let waker = waker.map(|waker| waker.clone());
    let asked = thread::Builder::new().name("wishes".into()).spawn(move || {
        let wishes = SystemWishes {
            reduced_motion: reduced_motion(),
            high_contrast: high_contrast(),
        };
        // Nobody waits any more when the game is left.
        let _ = sender.send(wishes);
        if let Some(waker) = waker {
            waker.wake();
        }
    });
    if asked.is_ok() {
        commands.insert_resource(Asked(Mutex::new(answer)));
    }
}

/// Takes the answer once it is there.
pub(super) fn listen(
    asked: Option<Res<Asked>>,
    mut wishes: ResMut<SystemWishes>,
    mut commands: Commands,
) {
    let Some(asked) = asked else {
        return;
    };
    let answer = asked
        .0
        .lock()
        .ok()
        .and_then(|answer| answer.try_recv().ok());
    if let Some(answer) = answer {
        wishes.set_if_neq(answer);
        commands.remove_resource::<Asked>();
    }
}

#[cfg(target_os = "linux")]
fn reduced_motion() -> bool {
    let asked = portal("org.freedesktop.appearance", "reduced-motion");
    let by_portal = asked.is_some_and(|answer| answer.contains("uint32 1"));
    let animations = portal("org.gnome.desktop.interface", "enable-animations");
    by_portal || animations.is_some_and(|answer| answer.contains("false"))
}

#[cfg(target_os = "linux")]
fn high_contrast() -> bool {
    portal("org.freedesktop.appearance", "contrast")
        .is_some_and(|answer| answer.contains("uint32 1"))
}

/// The desktop portal's answer, `(<uint32 1>,)`; none without a session, a portal, or the program that asks it.
#[cfg(target_os = "linux")]
fn portal(group: &str, key: &str) -> Option<String> {
    std::env::var_os("DBUS_SESSION_BUS_ADDRESS")?;
    said(Command::new("gdbus").args([
        "call",
        "--session",
        "--timeout=2",
        "--dest=org.freedesktop.portal.Desktop",
        "--object-path=/org/freedesktop/portal/desktop",
        "--method=org.freedesktop.portal.Settings.Read",
        group,
        key,
    ]))
}

#[cfg(target_os = "macos")]
fn reduced_motion() -> bool {
    universal_access("reduceMotion")
}

#[cfg(target_os = "macos")]
fn high_contrast() -> bool {
    universal_access("increaseContrast")
}

#[cfg(target_os = "macos")]
fn universal_access(key: &str) -> bool {
    said(Command::new("defaults").args(["read", "com.apple.universalaccess", key]))
        .is_some_and(|answer| answer.trim() == "1")
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn reduced_motion() -> bool {
    false
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn high_contrast() -> bool {
    false
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
fn said(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}
