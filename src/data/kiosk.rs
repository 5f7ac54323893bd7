//! `Kiosk(..)`: how the game runs in a museum, where nobody stands beside it.

mod hours;
mod offer;
mod operator;
mod read;

pub use hours::{Day, Hours, Minute, OpenHours};
pub use offer::{Attract, Challenge, Section, ShortGame};
pub use operator::{Corner, Log, Operator, Place, WrongPins};

use super::built_in;
use super::document::{Document, Kind};
use super::fault::Fault;
use crate::lang::Language;
use std::time::Duration;

/// How the game runs in a museum. Everything a visitor changes goes back to these values with the next visitor.
#[derive(Debug, Clone, PartialEq)]
pub struct Kiosk {
    /// The languages offered, in this order; the first is spoken until one is chosen; never empty.
    pub languages: Vec<Language>,
    /// What a visitor can choose from, in this order; never empty.
    pub sections: Vec<Section>,
    /// When nobody is there any more.
    pub absence: Absence,
    /// The house itself.
    pub museum: Museum,
    /// When visitors come.
    pub hours: OpenHours,
    /// On which screen, and how it is used.
    pub screen: Screen,
    /// Loudness and reading.
    pub senses: Senses,
    /// What is shown while nobody plays.
    pub attract: Attract,
    /// The game of a limited length.
    pub short_game: ShortGame,
    /// The task at the end of the lesson.
    pub challenge: Challenge,
    /// The rulesets a visitor can play by, the first of them at once; never empty.
    pub rulesets: Vec<String>,
    /// What only the operator reaches.
    pub operator: Operator,
    /// When the program starts itself anew, if nobody plays.
    pub restart: Option<Minute>,
    /// Where visits are counted.
    pub statistics: Place,
    /// What is written down about faults.
    pub log: Log,
}

/// How absence is noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Absence {
    /// So long without a touch, and one is asked whether one is still there.
    pub idle: Duration,
    /// So long one is asked, before all begins anew.
    pub countdown: Duration,
    /// A touch that rests as long counts for no touch any more: a hand on the glass, a thing that lies there.
    pub resting_touch: Duration,
}

/// The house that shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Museum {
    /// Its name; none: no name is shown.
    pub name: Option<String>,
    /// A picture file.
    pub logo: Option<String>,
    /// A sentence of its own on the first page, by language.
    pub welcome: Vec<(Language, String)>,
}

impl Museum {
    /// The house's own sentence in a language.
    #[must_use]
    pub fn welcome(&self, language: Language) -> Option<&str> {
        let found = self.welcome.iter().find(|(own, _)| *own == language);
        found.map(|(_, text)| text.as_str())
    }
}

/// The screen and its use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Screen {
    /// Which one.
    pub monitor: Monitor,
    /// Whether the pointer is hidden, as on a touch screen.
    pub hide_pointer: bool,
    /// Two people sit at one flat screen, each reads upright.
    pub face_to_face: bool,
}

/// Which of the screens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Monitor {
    /// The one the system calls first.
    Primary,
    /// Counted from 1.
    Number(u8),
    /// By the name of its plug: `HDMI-A-1`.
    Named(String),
}

/// What is heard and how it is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Senses {
    /// Loudness of sounds, in percent.
    pub sound: u8,
    /// Loudness of music, in percent.
    pub music: u8,
    /// The size of text, in percent.
    pub text: u16,
    /// Stronger contrast from the start.
    pub high_contrast: bool,
    /// Nothing moves of itself.
    pub reduced_motion: bool,
    /// What is focused is read aloud where the system has a voice.
    pub speech: bool,
}

/// Reads a kiosk's configuration.
///
/// # Errors
/// Every fault, in the order of the file.
pub fn read_kiosk(name: &str, text: &str) -> Result<Kiosk, Vec<Fault>> {
    let document = Document::open(name, text)?;
    if document.kind != Kind::Kiosk {
        return Err(document.refuse_kind(&[Kind::Kiosk]));
    }
    read(&document)
}

/// The fault of a file whose picture is not what it should be, at its place.
#[must_use]
pub fn refuse_logo(name: &str, text: &str, found: &str) -> Option<Fault> {
    let document = Document::open(name, text).ok()?;
    let mut faults = document.faults();
    let fields = document.root().fields(&mut faults, &read::NAMES)?;
    let museum = fields.get("museum")?;
    let logo = museum.fields(&mut faults, &read::MUSEUM)?;
    let allowed = "None, or the path of a PNG file that can be read";
    logo.get("logo")?.refuse_as(&mut faults, found, allowed);
    faults.finish(None::<()>).err()?.pop()
}

/// The configuration of a museum that changes nothing.
///
/// # Errors
/// Every fault of the file; a test holds it against them.
pub fn built_in_kiosk() -> Result<Kiosk, Vec<Fault>> {
    let (name, text) = built_in::KIOSK;
    read_kiosk(name, text)
}

/// Reads a file of this kind.
pub(super) fn read(document: &Document) -> Result<Kiosk, Vec<Fault>> {
    let mut faults = document.faults();
    let kiosk = document
        .root()
        .fields(&mut faults, &read::NAMES)
        .and_then(|fields| read::convert(&fields, &mut faults));
    faults.finish(kiosk)
}
