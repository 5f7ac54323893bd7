//! The message files, compiled in.

use super::Language;

/// A language's text on every topic, in the order of [`TOPICS`].
macro_rules! texts {
    ($($topic:literal),+ $(,)?) => {
        /// The topics messages are kept by: the name of each file, without its ending.
        pub const TOPICS: &[&str] = &[$($topic),+];

        const ENGLISH: &[&str] = &[$(include_str!(concat!("../../assets/lang/en/", $topic, ".ftl"))),+];
        const LATIN: &[&str] = &[$(include_str!(concat!("../../assets/lang/la/", $topic, ".ftl"))),+];
        const SPANISH: &[&str] = &[$(include_str!(concat!("../../assets/lang/es/", $topic, ".ftl"))),+];
        const GERMAN: &[&str] = &[$(include_str!(concat!("../../assets/lang/de/", $topic, ".ftl"))),+];
        const FRENCH: &[&str] = &[$(include_str!(concat!("../../assets/lang/fr/", $topic, ".ftl"))),+];
        const ITALIAN: &[&str] = &[$(include_str!(concat!("../../assets/lang/it/", $topic, ".ftl"))),+];
        const RUSSIAN: &[&str] = &[$(include_str!(concat!("../../assets/lang/ru/", $topic, ".ftl"))),+];
    };
}

// A new topic is a line here and a file in each of the seven folders.
texts![
    "about",
    "archers",
    "archive",
    "challenge",
    "exhibit",
    "hints",
    "kiosk",
    "lesson",
    "menu",
    "reading",
    "refusals",
    "results",
    "rules",
    "rules-archers",
    "rules-soldiers",
    "rulesets",
    "settings",
    "short-game",
    "spoken",
    "table",
    "watch",
];

/// A language's message files, in the order of [`TOPICS`].
#[must_use]
pub const fn text(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => ENGLISH,
        Language::Latin => LATIN,
        Language::Spanish => SPANISH,
        Language::German => GERMAN,
        Language::French => FRENCH,
        Language::Italian => ITALIAN,
        Language::Russian => RUSSIAN,
    }
}
