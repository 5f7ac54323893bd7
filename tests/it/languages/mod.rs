//! What the game says: every language has every message, with the same arguments; every message that the sources name is
//! there, and every message is named.

mod messages;
mod said;

use latrunculi::lang::{Language, TOPICS, text};
use messages::Messages;
use said::Said;
use std::collections::BTreeSet;

/// Messages whose names are put together in the sources, or whose place is still to come, by what they begin with.
const FAMILIES: &[&str] = &[
    "exhibit-",
    "lesson-",
    "reading-",
    "ruleset-",
    "hints-button",
    "spoken-news",
    "watch-",
];

fn english() -> Messages {
    Messages::of(Language::English)
}

#[test]
fn every_language_has_every_message_with_the_same_arguments() {
    let english = english();
    assert!(english.names().count() > 100);
    let mut faults = Vec::new();
    for language in Language::ALL {
        let own = Messages::of(language);
        faults.extend(own.faults().iter().cloned());
        for name in english.names() {
            let (wanted, found) = (english.arguments(name), own.arguments(name));
            if found.is_none() {
                faults.push(format!("{language:?} lacks {name}"));
            } else if wanted != found {
                faults.push(format!("{language:?}, {name}: {found:?}, not {wanted:?}"));
            }
        }
        let more = own.names().filter(|name| !english.has(name));
        faults.extend(more.map(|name| format!("{language:?} alone has {name}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_topic_is_written_in_its_language() {
    // A text that was copied and not translated would have the same words.
    for (idx, topic) in TOPICS.iter().enumerate() {
        for language in Language::ALL {
            let english = text(Language::English)[idx];
            if language != Language::English {
                assert_ne!(text(language)[idx], english, "{language:?}, {topic}");
            }
        }
    }
}

#[test]
fn what_the_sources_say_exists_with_its_arguments() {
    let english = english();
    let mut faults = Vec::new();
    let said = said::all();
    assert!(said.len() > 100, "{}", said.len());
    for Said {
        place,
        name,
        arguments,
    } in said
    {
        match english.arguments(&name) {
            None => faults.push(format!("{place}: there is no message {name}")),
            Some(wanted) if !wanted.is_subset(&arguments) => faults.push(format!(
                "{place}: {name} is said with {arguments:?}, and tells of {wanted:?}"
            )),
            Some(_) => {}
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_message_is_said() {
    let english = english();
    let mut named: BTreeSet<String> = said::literals();
    named.extend(english.referred().map(str::to_owned));
    let idle: Vec<&str> = english
        .names()
        .filter(|name| !named.contains(*name))
        .filter(|name| !FAMILIES.iter().any(|family| name.starts_with(family)))
        .collect();
    assert!(idle.is_empty(), "never said: {idle:?}");
}
