//! `Ruleset(game: Archers, ..)`: the switches and boards of the archers.

use super::boards::choice_of;
use super::fault::Faults;
use super::lines::{Drawing, LineBoard, LineBoards};
use super::switch_words::{FIRSTS, quiet_limit};
use super::value::{Fields, Value};
use super::variant::BoardChoice;
use crate::rules::archers::{Backwards, Captured, Comeback, Ruleset, Scoring, Shuttling, Terms};

/// The fields that hold switches. Each one is written in every file.
pub(super) const NAMES: [&str; 8] = [
    "game",
    "backwards",
    "captured",
    "comeback",
    "shuttling",
    "scoring",
    "quiet_limit",
    "first",
];

const BACKWARDS: [(&str, Backwards); 2] =
    [("Never", Backwards::Never), ("Allowed", Backwards::Allowed)];

const CAPTURED: [(&str, Captured); 2] = [
    ("SuperiorReturns", Captured::SuperiorReturns),
    ("EveryoneReturns", Captured::EveryoneReturns),
];

const COMEBACKS: [(&str, Comeback); 2] = [
    ("AsAction", Comeback::AsAction),
    ("OnArrival", Comeback::OnArrival),
];

const SHUTTLINGS: [(&str, Shuttling); 2] = [
    ("Free", Shuttling::Free),
    ("FifthForbidden", Shuttling::FifthForbidden),
];

const SCORINGS: [(&str, Scoring); 2] = [
    ("WinnersArchers", Scoring::WinnersArchers),
    ("ByPlace", Scoring::ByPlace),
];

/// Reads all switches.
pub(super) fn switches(fields: &Fields, faults: &mut Faults) -> Option<Ruleset> {
    let game = fields.word("game", faults, &[("Archers", ())]);
    let backwards = fields.word("backwards", faults, &BACKWARDS);
    let captured = fields.word("captured", faults, &CAPTURED);
    let comeback = fields.word("comeback", faults, &COMEBACKS);
    let shuttling = fields.word("shuttling", faults, &SHUTTLINGS);
    let scoring = fields.word("scoring", faults, &SCORINGS);
    let quiet = fields.read("quiet_limit", faults, |value, faults| {
        let limit = quiet_limit(value, faults)?;
        if limit.is_none() {
            value.refuse(faults, "Turns(1) and more, for archers may wander for ever");
        }
        limit
    });
    let first = fields.word("first", faults, &FIRSTS);
    game?;
    Some(Ruleset {
        backwards: backwards?,
        captured: captured?,
        comeback: comeback?,
        shuttling: shuttling?,
        scoring: scoring?,
        quiet_limit: quiet?,
        first: first?,
    })
}

/// Reads the boards: ids of files with lines.
pub(super) fn boards(
    value: &Value,
    ruleset: Option<Ruleset>,
    known: &LineBoards,
    faults: &mut Faults,
) -> Option<Vec<BoardChoice>> {
    let ids = value.list(faults, "ids of boards")?;
    if ids.is_empty() {
        value.refuse(faults, "at least one board, the default first");
        return None;
    }
    let mut names: Vec<&str> = Vec::new();
    let mut choices = Vec::new();
    for id in &ids {
        let Some(board) = found(id, known, faults) else {
            choices.push(None);
            continue;
        };
        let name = board.lines().name();
        if names.contains(&name) {
            id.refuse_as(faults, format!("{name} a second time"), "each board once");
        }
        names.push(name);
        choices.push(ruleset.and_then(|ruleset| choice(ruleset, board)));
    }
    choices.into_iter().collect()
}

fn found<'l>(id: &Value, known: &'l LineBoards, faults: &mut Faults) -> Option<&'l LineBoard> {
    let name = id.id(faults)?;
    let board = known.get(name);
    if board.is_none() {
        let names: Vec<&str> = known.keys().map(String::as_str).collect();
        let allowed = format!("a board that a file describes: {}", names.join(", "));
        id.refuse_as(faults, format!("{name}, which no file describes"), allowed);
    }
    board
}

fn choice(ruleset: Ruleset, board: &LineBoard) -> Option<BoardChoice> {
    let terms = Terms::new(ruleset, board.lines().clone()).ok()?;
    let mut choice = choice_of(terms.into())?;
    choice.conjectural = board.drawing() == Drawing::Conjectural;
    Some(choice)
}
