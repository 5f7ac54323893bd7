//! What a visitor is offered.

use super::read::{ruleset, rulesets, seconds};
use crate::ai::Level;
use crate::data::fault::Faults;
use crate::data::value::Value;
use std::time::Duration;

/// What a visitor can choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Section {
    /// The lesson and its challenge.
    Lesson,
    /// A game of a limited length.
    ShortGame,
    /// The Doctor's grave.
    Exhibit,
    /// The ancient texts.
    Reading,
}

/// What is shown while nobody plays: two engines at the real table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attract {
    /// By these rulesets in turn; never empty.
    pub rulesets: Vec<String>,
    /// Who plays White.
    pub white: Level,
    /// Who plays Black.
    pub black: Level,
    /// After so long the next game begins, if the first has not ended.
    pub longest_game: Duration,
    /// How long each caption is read.
    pub caption: Duration,
    /// Pictures a second: a machine that runs for years need not be warm.
    pub frames_per_second: u8,
}

/// A game of a limited length, on a board of seven by seven.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShortGame {
    /// By which rules.
    pub ruleset: String,
    /// After so many turns it is scored.
    pub turns: u8,
    /// Against whom.
    pub level: Level,
}

/// Take so many before the sand runs out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge {
    /// How many calculi are to be taken.
    pub calculi: u8,
    /// How long the sand runs; more time can always be asked for.
    pub time: Duration,
    /// Against whom.
    pub level: Level,
}

/// Reads a section.
pub(super) fn section(value: &Value, faults: &mut Faults) -> Option<Section> {
    value.word(
        faults,
        &[
            ("Lesson", Section::Lesson),
            ("ShortGame", Section::ShortGame),
            ("Exhibit", Section::Exhibit),
            ("Reading", Section::Reading),
        ],
    )
}

/// Reads what is shown while nobody plays.
pub(super) fn attract(value: &Value, faults: &mut Faults) -> Option<Attract> {
    let names = [
        "rulesets",
        "white",
        "black",
        "longest_game",
        "caption",
        "frames_per_second",
    ];
    let fields = value.fields(faults, &names)?;
    let rulesets = fields.read("rulesets", faults, rulesets);
    let white = fields.read("white", faults, level);
    let black = fields.read("black", faults, level);
    let longest_game = seconds(&fields, "longest_game", 30..=3600, faults);
    let caption = seconds(&fields, "caption", 3..=60, faults);
    let frames_per_second = fields.read("frames_per_second", faults, |value, faults| {
        value.whole(faults, 1..=60, " pictures a second")
    });
    Some(Attract {
        rulesets: rulesets?,
        white: white?,
        black: black?,
        longest_game: longest_game?,
        caption: caption?,
        frames_per_second: frames_per_second?,
    })
}

/// Reads the short game.
pub(super) fn short_game(value: &Value, faults: &mut Faults) -> Option<ShortGame> {
    let fields = value.fields(faults, &["ruleset", "turns", "level"])?;
    let ruleset = fields.read("ruleset", faults, |value, faults| {
        let id = ruleset(value, faults)?;
        on_seven_by_seven(value, &id, faults)?;
        Some(id)
    });
    let turns = fields.read("turns", faults, |value, faults| {
        value.whole(faults, 10..=200, " turns of both sides together")
    });
    let level = fields.read("level", faults, level);
    Some(ShortGame {
        ruleset: ruleset?,
        turns: turns?,
        level: level?,
    })
}

/// Whether the ruleset is played on the small board.
fn on_seven_by_seven(value: &Value, id: &str, faults: &mut Faults) -> Option<()> {
    use crate::data::library::Library;
    use crate::rules::Dimensions;
    let small = Dimensions { files: 7, ranks: 7 };
    let library = Library::built_in();
    if library.variant(id)?.board(small).is_some() {
        return Some(());
    }
    let all = library.variants.iter();
    let ids: Vec<&str> = all
        .filter(|one| one.board(small).is_some())
        .map(|one| one.id.as_str())
        .collect();
    value.refuse(
        faults,
        format!("a ruleset that is played on {small}: {}", ids.join(", ")),
    );
    None
}

/// Reads the challenge.
pub(super) fn challenge(value: &Value, faults: &mut Faults) -> Option<Challenge> {
    let fields = value.fields(faults, &["calculi", "seconds", "level"])?;
    let calculi = fields.read("calculi", faults, |value, faults| {
        value.whole(faults, 1..=8, "")
    });
    let time = seconds(&fields, "seconds", 30..=900, faults);
    let level = fields.read("level", faults, level);
    Some(Challenge {
        calculi: calculi?,
        time: time?,
        level: level?,
    })
}

fn level(value: &Value, faults: &mut Faults) -> Option<Level> {
    let level = value.text().and_then(Level::parse);
    if level.is_none() {
        let words = Level::ALL.map(|level| format!("\"{}\"", level.word()));
        value.refuse(faults, words.join(", "));
    }
    level
}
