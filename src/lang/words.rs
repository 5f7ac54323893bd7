//! The messages of one language, ready to be said.

use super::{Language, text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// What a message tells of, by name.
pub type Args<'a> = FluentArgs<'a>;

/// The messages of a language, with the English ones behind them.
pub struct Words {
    language: Language,
    own: Bundle,
    english: Bundle,
}

type Bundle = FluentBundle<FluentResource>;

impl Words {
    /// The messages of a language.
    #[must_use]
    pub fn of(language: Language) -> Self {
        Self {
            language,
            own: bundle(language),
            english: bundle(Language::English),
        }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message of this name, or the name itself where there is none.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.written(id, None)
    }

    /// The message of this name, with what it tells of.
    #[must_use]
    pub fn say_with(&self, id: &str, args: &Args) -> String {
        self.written(id, Some(args))
    }

    /// Whether this language itself has a message of this name.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.own
            .get_message(id)
            .is_some_and(|message| message.value().is_some())
    }

    fn written(&self, id: &str, args: Option<&Args>) -> String {
        written(&self.own, id, args)
            .or_else(|| written(&self.english, id, args))
            .unwrap_or_else(|| id.to_owned())
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

fn written(bundle: &Bundle, id: &str, args: Option<&Args>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut faults = Vec::new();
    let said = bundle.format_pattern(pattern, args, &mut faults);
    Some(said.into_owned())
}

/// Numbers are written plainly, without marks between thousands, in every language alike. A faulty line of a file is left out,
/// and a test finds it.
fn bundle(language: Language) -> Bundle {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(number.value.to_string()),
        _ => None,
    }));
    for file in text(language) {
        let resource = match FluentResource::try_new((*file).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}
