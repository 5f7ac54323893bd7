//! What only the operator reaches, and where the kiosk writes.

use super::read::seconds;
use crate::data::fault::Faults;
use crate::data::value::Value;
use std::time::Duration;

/// The way to the operator's page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operator {
    /// 4 to 8 digits.
    pub pin: String,
    /// The corners to be touched, in this order.
    pub corners: Vec<Corner>,
    /// Within so long.
    pub within: Duration,
    /// How wrong PINs are slowed down.
    pub wrong_pins: WrongPins,
    /// How long the screen can be wiped without being touched.
    pub cleaning: Duration,
}

/// A corner of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Corner {
    /// Upper left.
    TopLeft,
    /// Upper right.
    TopRight,
    /// Lower left.
    BottomLeft,
    /// Lower right.
    BottomRight,
}

/// How wrong PINs are slowed down: after some free ones each doubles the wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongPins {
    /// So many cost nothing.
    pub free: u8,
    /// The first wait.
    pub wait: Duration,
    /// No wait is longer.
    pub longest: Duration,
}

impl WrongPins {
    /// The wait after so many wrong PINs in a row.
    #[must_use]
    pub fn wait_after(&self, wrong: u32) -> Duration {
        let Some(beyond) = wrong.checked_sub(u32::from(self.free) + 1) else {
            return Duration::ZERO;
        };
        let doubled = self.wait.saturating_mul(1 << beyond.min(16));
        doubled.min(self.longest)
    }
}

/// Where something is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// Beside the player's saved games, in the user's own folder.
    OfUser,
    /// In this folder.
    Folder(String),
}

/// What is written down about faults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// In which folder.
    pub place: Place,
    /// So many files are kept.
    pub files: u8,
    /// None is larger, in KiB.
    pub kib: u16,
}

const CORNERS: [(&str, Corner); 4] = [
    ("TopLeft", Corner::TopLeft),
    ("TopRight", Corner::TopRight),
    ("BottomLeft", Corner::BottomLeft),
    ("BottomRight", Corner::BottomRight),
];

/// Reads the way to the operator's page.
pub(super) fn read(value: &Value, faults: &mut Faults) -> Option<Operator> {
    let names = ["pin", "corners", "within", "wrong_pins", "cleaning"];
    let fields = value.fields(faults, &names)?;
    let pin = fields.read("pin", faults, pin);
    let corners = fields.read("corners", faults, corners);
    let within = seconds(&fields, "within", 2..=30, faults);
    let wrong_pins = fields.read("wrong_pins", faults, wrong_pins);
    let cleaning = seconds(&fields, "cleaning", 10..=300, faults);
    Some(Operator {
        pin: pin?,
        corners: corners?,
        within: within?,
        wrong_pins: wrong_pins?,
        cleaning: cleaning?,
    })
}

fn pin(value: &Value, faults: &mut Faults) -> Option<String> {
    let pin = value.text().filter(|text| {
        (4..=8).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
    });
    if pin.is_none() {
        // What stands there is not repeated: it may be a PIN with a slip.
        value.refuse_as(faults, "something else", "4 to 8 digits in quotes");
    }
    pin.map(str::to_owned)
}

fn corners(value: &Value, faults: &mut Faults) -> Option<Vec<Corner>> {
    let entries = value.list(faults, "corners")?;
    if !(3..=8).contains(&entries.len()) {
        let found = format!("{} corners", entries.len());
        value.refuse_as(faults, found, "3 to 8 corners");
        return None;
    }
    let corners: Vec<Option<Corner>> = entries
        .iter()
        .map(|entry| entry.word(faults, &CORNERS))
        .collect();
    corners.into_iter().collect()
}

fn wrong_pins(value: &Value, faults: &mut Faults) -> Option<WrongPins> {
    let fields = value.fields(faults, &["free", "wait", "longest"])?;
    let free = fields.read("free", faults, |value, faults| {
        value.whole(faults, 1..=10, "")
    });
    let wait = seconds(&fields, "wait", 1..=600, faults);
    let longest = seconds(&fields, "longest", 1..=3600, faults);
    let (free, wait, longest) = (free?, wait?, longest?);
    if longest < wait {
        let value = fields.get("longest")?;
        value.refuse(
            faults,
            format!("at least the first wait, {}", wait.as_secs()),
        );
        return None;
    }
    Some(WrongPins {
        free,
        wait,
        longest,
    })
}

/// Reads where something is written.
pub(super) fn place(value: &Value, faults: &mut Faults) -> Option<Place> {
    if value.is_word("OfUser") {
        return Some(Place::OfUser);
    }
    match value.wrapped("Folder") {
        Some(folder) => {
            let folder = folder.line(faults, 240)?;
            Some(Place::Folder(folder.to_owned()))
        }
        None => {
            value.refuse(faults, "OfUser, Folder(\"/var/lib/latrunculi\")");
            None
        }
    }
}

/// Reads what is written down about faults.
pub(super) fn log(value: &Value, faults: &mut Faults) -> Option<Log> {
    let fields = value.fields(faults, &["place", "files", "kib"])?;
    let place = fields.read("place", faults, place);
    let files = fields.read("files", faults, |value, faults| {
        value.whole(faults, 2..=50, " files")
    });
    let kib = fields.read("kib", faults, |value, faults| {
        value.whole(faults, 16..=16_384, " KiB")
    });
    Some(Log {
        place: place?,
        files: files?,
        kib: kib?,
    })
}
