//! What is said of a reconstruction: its messages where the game brings it, its own file's words where a player does.

use crate::data::Variant;
use crate::lang::Words;

/// What it is called.
#[must_use]
pub fn name(words: &Words, variant: &Variant) -> String {
    message(words, variant, "name").unwrap_or_else(|| variant.name.clone())
}

/// What it feels like, in a line or two.
#[must_use]
pub fn feel(words: &Words, variant: &Variant) -> String {
    message(words, variant, "feel").unwrap_or_else(|| variant.description.join(" "))
}

/// Where it comes from.
#[must_use]
pub fn source(words: &Words, variant: &Variant) -> String {
    message(words, variant, "source").unwrap_or_else(|| variant.source.clone())
}

fn message(words: &Words, variant: &Variant, part: &str) -> Option<String> {
    let id = format!("ruleset-{}-{part}", variant.id);
    (!variant.own && words.has(&id)).then(|| words.say(&id))
}
