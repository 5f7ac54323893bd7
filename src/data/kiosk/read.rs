//! The fields of a kiosk's file.

use super::offer;
use super::operator;
use super::{Absence, Kiosk, Monitor, Museum, Screen, Senses, hours};
use crate::data::fault::Faults;
use crate::data::library::Library;
use crate::data::value::{Fields, Value};
use crate::lang::Language;
use std::ops::RangeInclusive;
use std::time::Duration;

/// All fields; every one stands in every file.
pub(super) const NAMES: [&str; 15] = [
    "languages",
    "sections",
    "absence",
    "museum",
    "hours",
    "screen",
    "senses",
    "attract",
    "short_game",
    "challenge",
    "rulesets",
    "operator",
    "restart",
    "statistics",
    "log",
];

/// What is the museum's own.
pub(super) const MUSEUM: [&str; 3] = ["name", "logo", "welcome"];

const SWITCH: [(&str, bool); 2] = [("On", true), ("Off", false)];

pub(super) fn convert(fields: &Fields, faults: &mut Faults) -> Option<Kiosk> {
    let languages = fields.read("languages", faults, |value, faults| {
        several(value, "languages", faults, language)
    });
    let sections = fields.read("sections", faults, |value, faults| {
        several(value, "sections", faults, offer::section)
    });
    let absence = fields.read("absence", faults, absence);
    let museum = fields.read("museum", faults, museum);
    let hours = fields.read("hours", faults, hours::read);
    let screen = fields.read("screen", faults, screen);
    let senses = fields.read("senses", faults, senses);
    let attract = fields.read("attract", faults, offer::attract);
    let short_game = fields.read("short_game", faults, offer::short_game);
    let challenge = fields.read("challenge", faults, offer::challenge);
    let rulesets = fields.read("rulesets", faults, rulesets);
    let operator = fields.read("operator", faults, operator::read);
    let restart = fields.read("restart", faults, restart);
    let statistics = fields.read("statistics", faults, operator::place);
    let log = fields.read("log", faults, operator::log);
    Some(Kiosk {
        languages: languages?,
        sections: sections?,
        absence: absence?,
        museum: museum?,
        hours: hours?,
        screen: screen?,
        senses: senses?,
        attract: attract?,
        short_game: short_game?,
        challenge: challenge?,
        rulesets: rulesets?,
        operator: operator?,
        restart: restart?,
        statistics: statistics?,
        log: log?,
    })
}

/// A list without doubles that is not empty.
pub(super) fn several<T: PartialEq>(
    value: &Value,
    of: &str,
    faults: &mut Faults,
    read: impl Fn(&Value, &mut Faults) -> Option<T>,
) -> Option<Vec<T>> {
    let entries = value.list(faults, of)?;
    if entries.is_empty() {
        value.refuse(
            faults,
            format!("at least one of the {of}, the first before all"),
        );
        return None;
    }
    let mut list = Vec::new();
    let mut whole = true;
    for entry in &entries {
        match read(entry, faults) {
            Some(read) if list.contains(&read) => {
                entry.refuse_as(faults, "this a second time", "each once");
                whole = false;
            }
            Some(read) => list.push(read),
            None => whole = false,
        }
    }
    whole.then_some(list)
}

fn language(value: &Value, faults: &mut Faults) -> Option<Language> {
    value.word(
        faults,
        &[
            ("English", Language::English),
            ("Latin", Language::Latin),
            ("Spanish", Language::Spanish),
            ("German", Language::German),
            ("French", Language::French),
            ("Italian", Language::Italian),
            ("Russian", Language::Russian),
        ],
    )
}

/// A ruleset that is compiled in.
pub(super) fn ruleset(value: &Value, faults: &mut Faults) -> Option<String> {
    let id = value.id(faults)?;
    let library = Library::built_in();
    if library.variant(id).is_none() {
        let ids: Vec<&str> = library.variants.iter().map(|one| one.id.as_str()).collect();
        value.refuse(faults, ids.join(", "));
        return None;
    }
    Some(id.to_owned())
}

pub(super) fn rulesets(value: &Value, faults: &mut Faults) -> Option<Vec<String>> {
    several(value, "rulesets", faults, ruleset)
}

/// A number of whole seconds.
pub(super) fn seconds(
    fields: &Fields,
    name: &str,
    range: RangeInclusive<u16>,
    faults: &mut Faults,
) -> Option<Duration> {
    let seconds = fields.read(name, faults, |value, faults| {
        value.whole(faults, range, " seconds")
    })?;
    Some(Duration::from_secs(u64::from(seconds)))
}

fn absence(value: &Value, faults: &mut Faults) -> Option<Absence> {
    let fields = value.fields(faults, &["idle", "countdown", "resting_touch"])?;
    let idle = seconds(&fields, "idle", 10..=3600, faults);
    let countdown = seconds(&fields, "countdown", 5..=120, faults);
    let resting_touch = seconds(&fields, "resting_touch", 5..=600, faults);
    Some(Absence {
        idle: idle?,
        countdown: countdown?,
        resting_touch: resting_touch?,
    })
}

/// A line of text, or `None`.
pub(super) fn line_or_none(
    fields: &Fields,
    name: &str,
    longest: usize,
    faults: &mut Faults,
) -> Option<Option<String>> {
    fields.read(name, faults, |value, faults| {
        if value.is_word("None") {
            return Some(None);
        }
        value
            .line(faults, longest)
            .map(|line| Some(line.to_owned()))
    })
}

fn museum(value: &Value, faults: &mut Faults) -> Option<Museum> {
    let fields = value.fields(faults, &MUSEUM)?;
    let name = line_or_none(&fields, "name", 80, faults);
    let logo = fields.read("logo", faults, logo);
    let welcome = fields.read("welcome", faults, |value, faults| {
        let entries = value.list(faults, "sentences (language: .., text: ..)")?;
        let mut seen = Vec::new();
        let sentences: Vec<Option<(Language, String)>> = entries
            .iter()
            .map(|entry| sentence(entry, &mut seen, faults))
            .collect();
        sentences.into_iter().collect()
    });
    Some(Museum {
        name: name?,
        logo: logo?,
        welcome: welcome?,
    })
}

fn logo(value: &Value, faults: &mut Faults) -> Option<Option<String>> {
    if value.is_word("None") {
        return Some(None);
    }
    let file = value.line(faults, 240)?;
    if !file.to_ascii_lowercase().ends_with(".png") {
        value.refuse(faults, "None, or the path of a PNG file");
        return None;
    }
    Some(Some(file.to_owned()))
}

fn sentence(
    value: &Value,
    seen: &mut Vec<Language>,
    faults: &mut Faults,
) -> Option<(Language, String)> {
    let fields = value.fields(faults, &["language", "text"])?;
    let spoken = fields.read("language", faults, |value, faults| {
        let spoken = language(value, faults)?;
        if seen.contains(&spoken) {
            value.refuse_as(faults, "this language a second time", "each language once");
            return None;
        }
        seen.push(spoken);
        Some(spoken)
    });
    let text = fields.read("text", faults, |value, faults| value.line(faults, 240));
    Some((spoken?, text?.to_owned()))
}

fn screen(value: &Value, faults: &mut Faults) -> Option<Screen> {
    let fields = value.fields(faults, &["monitor", "hide_pointer", "face_to_face"])?;
    let monitor = fields.read("monitor", faults, monitor);
    let hide_pointer = fields.word("hide_pointer", faults, &SWITCH);
    let face_to_face = fields.word("face_to_face", faults, &SWITCH);
    Some(Screen {
        monitor: monitor?,
        hide_pointer: hide_pointer?,
        face_to_face: face_to_face?,
    })
}

fn monitor(value: &Value, faults: &mut Faults) -> Option<Monitor> {
    if value.is_word("Primary") {
        return Some(Monitor::Primary);
    }
    if let Some(number) = value.wrapped("Number") {
        return number.whole(faults, 1..=16, "").map(Monitor::Number);
    }
    if let Some(name) = value.wrapped("Named") {
        let name = name.line(faults, 60)?;
        return Some(Monitor::Named(name.to_owned()));
    }
    value.refuse(faults, "Primary, Number(1), Named(\"HDMI-A-1\")");
    None
}

fn senses(value: &Value, faults: &mut Faults) -> Option<Senses> {
    let names = [
        "sound",
        "music",
        "text",
        "high_contrast",
        "reduced_motion",
        "speech",
    ];
    let fields = value.fields(faults, &names)?;
    let percent = |name, faults: &mut Faults| {
        fields.read(name, faults, |value, faults| {
            value.whole(faults, 0..=100_u8, ", in percent")
        })
    };
    let (sound, music) = (percent("sound", faults), percent("music", faults));
    let text = fields.read("text", faults, |value, faults| {
        value.whole(faults, 80..=200_u16, ", in percent")
    });
    let high_contrast = fields.word("high_contrast", faults, &SWITCH);
    let reduced_motion = fields.word("reduced_motion", faults, &SWITCH);
    let speech = fields.word("speech", faults, &SWITCH);
    Some(Senses {
        sound: sound?,
        music: music?,
        text: text?,
        high_contrast: high_contrast?,
        reduced_motion: reduced_motion?,
        speech: speech?,
    })
}

fn restart(value: &Value, faults: &mut Faults) -> Option<Option<hours::Minute>> {
    if value.is_word("Never") {
        return Some(None);
    }
    match value.wrapped("At") {
        Some(time) => hours::minute(&time, faults).map(Some),
        None => {
            value.refuse(faults, "Never, At(\"04:00\")");
            None
        }
    }
}
