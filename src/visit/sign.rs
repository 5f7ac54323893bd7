//! What comes in from the screen, and what it leads to.

use super::page::Page;
use crate::data::kiosk::Section;
use crate::lang::Language;
use std::time::Duration;

/// What somebody presses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// Anywhere, while nobody plays.
    Begin,
    /// This language.
    Speak(Language),
    /// This is what I would like to do.
    Choose(Section),
    /// A step back.
    Back,
    /// What was begun has been left by its own way out: a step back that nobody presses here.
    Leave,
    /// From the beginning, for the next one.
    StartOver,
    /// "I am still here."
    StillHere,
    /// A digit of the PIN.
    Digit(u8),
    /// The last digit was wrong.
    Erase,
    /// The operator wipes the screen.
    Clean,
    /// The operator starts the program anew.
    Restart,
    /// The operator ends the program.
    Quit,
}

impl Wish {
    /// Whether a hand presses it on the page.
    #[must_use]
    pub const fn is_pressed(self) -> bool {
        !matches!(self, Self::Leave | Self::StillHere)
    }
}

/// What is to be done now, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Errand {
    /// The page has changed.
    Show(Page),
    /// Everything a visitor may have changed goes back to what the configuration says: language, loudness, text, games.
    Reset,
    /// Everything is said in this language from now on.
    Speak(Language),
    /// Somebody is asked whether they are still there; heard as well as seen.
    Ask,
    /// They are.
    Answered,
    /// A PIN was wrong; the next is taken after so long.
    WrongPin(Duration),
    /// This happened, to be counted.
    Count(Count),
    /// The program starts itself anew.
    Restart,
    /// The program ends.
    Quit,
}

/// What is counted. Nothing about persons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// A visit has begun.
    Visit,
    /// A language was chosen.
    Language(Language),
    /// Something was begun.
    Begun(Section),
    /// A visit has ended after so long: the visitor went back to the start, or was gone.
    Ended {
        /// From the first touch to the last.
        lasted: Duration,
        /// Nobody was there any more.
        left: bool,
    },
    /// A wrong PIN.
    WrongPin,
    /// The operator came in.
    Operator,
}
