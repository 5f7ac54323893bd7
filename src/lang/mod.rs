//! What the game says, in seven languages. A message has a name and a text in each language (`assets/lang/LANGUAGE/TOPIC.ftl`,
//! Project Fluent); the program knows the names. A message that a language lacks is said in English, and a test fails.

mod texts;
mod words;

use serde::{Deserialize, Serialize};

pub use texts::{TOPICS, text};
pub use words::{Args, Words};

/// Says a message: `say!(words, "undo")`, or with what it tells of: `say!(words, "turns-left", turns = 3)`.
#[macro_export]
macro_rules! say {
    ($words:expr, $id:expr) => {
        $words.say($id)
    };
    ($words:expr, $id:expr, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut args = $crate::lang::Args::new();
        $(args.set(stringify!($name), $value);)+
        $words.say_with($id, &args)
    }};
}

/// A language of the interface.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
pub enum Language {
    /// English, in which every message exists first.
    #[default]
    English,
    /// Latin.
    Latin,
    /// Spanish.
    Spanish,
    /// German.
    German,
    /// French.
    French,
    /// Italian.
    Italian,
    /// Russian.
    Russian,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::English,
        Self::Latin,
        Self::Spanish,
        Self::German,
        Self::French,
        Self::Italian,
        Self::Russian,
    ];

    /// The language tag (ISO 639-1), as settings files and folders write it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Latin => "la",
            Self::Spanish => "es",
            Self::German => "de",
            Self::French => "fr",
            Self::Italian => "it",
            Self::Russian => "ru",
        }
    }

    /// What the language calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Latin => "Latine",
            Self::Spanish => "Español",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Italian => "Italiano",
            Self::Russian => "Русский",
        }
    }

    /// The language of a tag such as `de`, or of a system's locale such as `de_AT.UTF-8` or `de-CH`, where we speak it.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        Self::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(primary))
    }
}

#[cfg(test)]
mod tests;
