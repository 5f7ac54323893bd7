//! The file of the settings. Whatever it holds, the game starts: what cannot be read is told and takes its first value again,
//! the damaged file is kept aside, and what a newer version has written stays in it.

use super::Settings;
use crate::data::{Fault, FieldText, read_fields};
use crate::store::aside::set_aside;
use crate::store::atomic::write_atomic;
use crate::store::text::read_existing;
use ron::error::Error;
use std::io;
use std::path::{Path, PathBuf};

/// The outer name in the file.
const NAME: &str = "Settings";

/// Where settings are written to, with the fields in it that this version does not know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingsFile {
    path: PathBuf,
    others: Vec<(String, String)>,
    writable: bool,
}

/// Settings as they were found.
#[derive(Debug)]
pub struct Opened {
    /// What is set.
    pub settings: Settings,
    /// Where changes are written to.
    pub file: SettingsFile,
    /// There was no file: the game is started for the first time.
    pub first_start: bool,
    /// What could not be read, in the order of the file.
    pub faults: Vec<Fault>,
    /// Where the damaged file lies now, or why it could not be set aside; it is not written over then.
    pub aside: Option<io::Result<PathBuf>>,
}

impl SettingsFile {
    /// Reads settings. A damaged file is set aside.
    #[must_use]
    pub fn open(path: &Path) -> Opened {
        let mut file = Self {
            path: path.to_owned(),
            others: Vec::new(),
            writable: true,
        };
        let (settings, faults, first_start) = match read_existing(path) {
            None => (Settings::default(), Vec::new(), true),
            Some(Err(fault)) => (Settings::default(), vec![fault], false),
            Some(Ok(text)) => {
                let read = Read::of(&path.display().to_string(), &text);
                file.others = read.others;
                (read.settings, read.faults, false)
            }
        };
        let aside = (!faults.is_empty()).then(|| set_aside(path));
        file.writable = !matches!(aside, Some(Err(_)));
        Opened {
            settings,
            file,
            first_start,
            faults,
            aside,
        }
    }

    /// Writes settings, with the fields of a newer version that were found.
    ///
    /// # Errors
    /// What the system said; the file is as it was then.
    pub fn write(&self, settings: &Settings) -> io::Result<()> {
        if !self.writable {
            let reason = "the damaged file is still there, and is not written over";
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, reason));
        }
        write_atomic(&self.path, self.text(settings)?.as_bytes())
    }

    fn text(&self, settings: &Settings) -> io::Result<String> {
        let pretty = ron::ser::PrettyConfig::new()
            .new_line("\n")
            .struct_names(true);
        let text = ron::ser::to_string_pretty(settings, pretty).map_err(io::Error::other)?;
        let mut text = text.trim_end().trim_end_matches(')').to_owned();
        for (name, value) in &self.others {
            text.push_str(&format!("    {name}: {value},\n"));
        }
        text.push_str(")\n");
        Ok(text)
    }
}

/// What a text says.
struct Read {
    settings: Settings,
    others: Vec<(String, String)>,
    faults: Vec<Fault>,
}

impl Read {
    fn of(file: &str, text: &str) -> Self {
        let mut read = Self {
            settings: Settings::default(),
            others: Vec::new(),
            faults: Vec::new(),
        };
        let fields = match read_fields(file, text, NAME) {
            Ok(fields) => fields,
            Err(fault) => {
                read.faults.push(fault);
                return read;
            }
        };
        let mut good = String::new();
        for field in fields {
            let written = format!("{}: {}\n,", field.name, field.text);
            match refusal(&field, &written) {
                None => good.push_str(&written),
                Some(Refusal::Unknown) => read
                    .others
                    .push((field.name.to_owned(), field.text.to_owned())),
                Some(Refusal::Bad(allowed)) => read.faults.push(field.refused(allowed)),
            }
        }
        // Each of them has been read alone.
        read.settings = ron::from_str(&format!("({good})")).unwrap_or_default();
        read
    }
}

/// Why a field is not taken.
enum Refusal {
    /// It belongs to another version.
    Unknown,
    /// This would be allowed.
    Bad(String),
}

fn refusal(field: &FieldText, written: &str) -> Option<Refusal> {
    let allowed = || allowed(field.name).to_owned();
    match ron::from_str::<Settings>(&format!("({written})")).map_err(|error| error.code) {
        Ok(settings) if is_in_range(&settings) => None,
        Ok(_) => Some(Refusal::Bad(allowed())),
        Err(Error::NoSuchStructField { .. }) if is_plain(field.name) => Some(Refusal::Unknown),
        Err(Error::NoSuchEnumVariant { expected, .. }) => Some(Refusal::Bad(expected.join(", "))),
        Err(_) => Some(Refusal::Bad(allowed())),
    }
}

/// A name that can be written as it was read.
fn is_plain(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// The longest id of a ruleset, in characters.
const LONGEST_ID: usize = 40;

fn is_in_range(settings: &Settings) -> bool {
    Settings::TEXT.contains(&settings.text)
        && Settings::LEVEL.contains(&settings.level)
        && [settings.sound, settings.music]
            .iter()
            .all(|loudness| Settings::LOUDNESS.contains(loudness))
        && settings
            .ruleset
            .as_ref()
            .is_none_or(|id| id.chars().count() <= LONGEST_ID && !id.contains(char::is_control))
}

/// What may stand in a field; words are listed by the reader itself.
fn allowed(field: &str) -> &'static str {
    match field {
        "language" => "None, or Some(..) with the English name of a language such as German",
        "reduced_motion" => "None, Some(true), Some(false)",
        "quality" => "None, Some(Low), Some(Medium), Some(High)",
        "ruleset" => "None, or Some(\"..\") with the id of a ruleset",
        "text" => "a whole number from 80 to 200",
        "sound" | "music" => "a whole number from 0 to 100",
        "level" => "a whole number from 1 to 8",
        "table" | "board" | "pieces" | "animation" => "one of the words for it",
        _ => "true, false",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Language;
    use crate::store::{PieceSet, Preset};

    fn read(text: &str) -> Read {
        Read::of("settings.ron", text)
    }

    fn told(text: &str) -> Vec<String> {
        read(text).faults.iter().map(Fault::to_string).collect()
    }

    #[test]
    fn what_is_written_is_read_again() {
        let settings = Settings {
            language: Some(Language::Russian),
            pieces: PieceSet::Distinct,
            reduced_motion: Some(false),
            text: 200,
            quality: Some(Preset::Medium),
            ruleset: Some("kowalski".into()),
            undo: false,
            ..Settings::default()
        };
        let file = SettingsFile {
            path: PathBuf::new(),
            others: vec![("weather".into(), "Rain(days: 3)".into())],
            writable: true,
        };
        let text = file.text(&settings).expect("text");
        let read = read(&text);
        assert_eq!(
            (read.settings, read.others, read.faults),
            (settings, file.others, vec![]),
            "{text}"
        );
    }

    #[test]
    fn a_bad_field_takes_no_other_with_it() {
        let text = "Settings(\n  text: 250,\n  sound: 30,\n  board: Marble,\n  undo: maybe, level: 9,\n  music: -1,\n)";
        assert_eq!(
            told(text),
            [
                "settings.ron:2:9: text: found 250; allowed a whole number from 80 to 200",
                "settings.ron:4:10: board: found Marble; allowed Wood, Stone, Hinged",
                "settings.ron:5:9: undo: found maybe; allowed true, false",
                "settings.ron:5:23: level: found 9; allowed a whole number from 1 to 8",
                "settings.ron:6:10: music: found -1; allowed a whole number from 0 to 100",
            ]
        );
        let settings = read(text).settings;
        assert_eq!((settings.sound, settings.text), (30, 100));
    }

    #[test]
    fn a_file_that_is_none_gives_the_first_settings() {
        for text in ["", "(", "Settings(text: 120", "Ruleset()", "7", "\u{0}"] {
            assert_eq!(told(text).len(), 1, "{text:?}");
            assert_eq!(read(text).settings, Settings::default(), "{text:?}");
        }
        assert!(told("Settings()").is_empty());
    }

    #[test]
    fn fields_of_a_newer_version_stay() {
        let read = read("Settings(text: 120, weather: [\"rain\", 3], undo: false)");
        assert_eq!(read.others, [("weather".into(), "[\"rain\", 3]".into())]);
        assert_eq!((read.settings.text, read.settings.undo), (120, false));
        assert!(read.faults.is_empty());
    }
}
