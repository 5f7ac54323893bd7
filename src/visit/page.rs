//! What fills the screen.

use crate::data::kiosk::Section;

/// What fills a kiosk's screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Page {
    /// Outside the opening hours: dark and silent.
    Dark,
    /// Nobody is there: the computer plays against itself.
    Attract,
    /// A visitor chooses a language.
    Languages,
    /// What would you like to do?
    Choice,
    /// The lesson and its challenge.
    Lesson,
    /// A game of a limited length.
    ShortGame,
    /// The Doctor's grave.
    Exhibit,
    /// The ancient texts.
    Reading,
    /// A PIN is entered.
    Pin,
    /// The operator's page.
    Operator,
    /// The screen is wiped; it takes no touch.
    Cleaning,
}

impl Page {
    /// The page of what a visitor has chosen.
    #[must_use]
    pub const fn of(section: Section) -> Self {
        match section {
            Section::Lesson => Self::Lesson,
            Section::ShortGame => Self::ShortGame,
            Section::Exhibit => Self::Exhibit,
            Section::Reading => Self::Reading,
        }
    }

    /// Whether somebody is taken to be there, and may be missed.
    #[must_use]
    pub const fn is_visited(self) -> bool {
        !matches!(self, Self::Dark | Self::Attract | Self::Cleaning)
    }

    /// Whether only the operator comes here.
    #[must_use]
    pub const fn is_operators(self) -> bool {
        matches!(self, Self::Pin | Self::Operator | Self::Cleaning)
    }

    /// Where a step back leads; nowhere from the first page.
    #[must_use]
    pub const fn back(self) -> Option<Self> {
        match self {
            Self::Lesson | Self::ShortGame | Self::Exhibit | Self::Reading => Some(Self::Choice),
            Self::Choice => Some(Self::Languages),
            Self::Languages | Self::Pin | Self::Operator => Some(Self::Attract),
            Self::Dark | Self::Attract | Self::Cleaning => None,
        }
    }
}
