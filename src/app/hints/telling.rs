//! Hints and reasons as sentences: each thing a move does is one, so that every language can say it in its own order.

use super::Step;
use super::advice::{Advice, Case};
use crate::ai::Reasons;
use crate::app::wording::{self, joined};
use crate::lang::Words;
use crate::rules::{Move, Position, Square};
use crate::say;

/// What a hint says at a step.
#[must_use]
pub fn hint(words: &Words, position: &Position, advice: &Advice, step: Step) -> String {
    match step {
        Step::Which => which(words, position, advice.mv),
        Step::Where => format!("{} {}", does(words, advice.mv), words.say("hints-ask-why")),
        Step::Why => {
            let told = format!("{} {}", does(words, advice.mv), why(words, &advice.case));
            if advice.good.len() > 1 {
                format!("{told} {}", words.say("hints-ask-good"))
            } else {
                told
            }
        }
        Step::Good => {
            let moves: Vec<String> = advice.good.iter().map(ToString::to_string).collect();
            say!(words, "hints-good", moves = joined(words, &moves))
        }
    }
}

fn which(words: &Words, position: &Position, mv: Move) -> String {
    match mv {
        Move::Go { from, .. } if position.archers().is_some() => {
            say!(words, "archers-hints-which", square = from.to_string())
        }
        Move::Go { from, .. } => say!(words, "hints-which", square = from.to_string()),
        Move::Place { .. } => words.say("hints-which-part"),
        Move::Remove { at } => say!(words, "hints-remove", square = at.to_string()),
        Move::Pass => words.say("hints-pass"),
    }
}

/// A move as an advice.
fn does(words: &Words, mv: Move) -> String {
    match mv {
        Move::Go { from, to } => {
            say!(
                words,
                "hints-go",
                from = from.to_string(),
                to = to.to_string()
            )
        }
        Move::Place { at, .. } => say!(words, "hints-place", square = at.to_string()),
        Move::Remove { at } => say!(words, "hints-remove", square = at.to_string()),
        Move::Pass => words.say("hints-pass"),
    }
}

/// Why the computer played a move.
#[must_use]
pub fn reason(words: &Words, mv: Move, case: &Case) -> String {
    let why = if case.is_plain() {
        words.say("hints-nothing-better")
    } else {
        why(words, case)
    };
    say!(words, "hints-because", played = mv.to_string(), why = why)
}

/// What speaks for a move; what speaks against it last.
#[must_use]
pub fn why(words: &Words, case: &Case) -> String {
    let mut said = Vec::new();
    if case.ends {
        said.push(words.say("hints-ends"));
    } else if case.wins {
        said.push(words.say("hints-wins"));
    }
    said.extend(effects(words, &case.at_once));
    if case.only && said.is_empty() {
        said.push(words.say("hints-only"));
    }
    if said.len() < MOST {
        said.extend(
            case.prepares
                .as_ref()
                .map(|(mv, then)| prepares(words, *mv, then)),
        );
    }
    if said.is_empty() {
        said.push(words.say("hints-quiet"));
    }
    said.truncate(MOST);
    if said.len() < MOST && !case.ends {
        said.extend(squares(words, "hints-exposes", &case.at_once.exposes));
    }
    said.join(" ")
}

/// More sentences than this are not listened to.
const MOST: usize = 3;

fn effects(words: &Words, reasons: &Reasons) -> Vec<String> {
    [
        ("hints-takes", &reasons.takes),
        ("hints-binds", &reasons.binds),
        ("hints-frees", &reasons.frees),
        ("hints-saves", &reasons.saves),
        ("hints-hems-in", &reasons.hems_in),
        ("hints-threatens", &reasons.threatens),
    ]
    .into_iter()
    .filter_map(|(id, about)| squares(words, id, about))
    .collect()
}

fn prepares(words: &Words, mv: Move, then: &Reasons) -> String {
    let (id, about) = if then.takes.is_empty() {
        ("hints-prepares-binding", &then.binds)
    } else {
        ("hints-prepares-taking", &then.takes)
    };
    say!(
        words,
        id,
        next = mv.to_string(),
        count = about.len(),
        squares = wording::squares(words, about)
    )
}

fn squares(words: &Words, id: &str, about: &[Square]) -> Option<String> {
    (!about.is_empty()).then(|| {
        say!(
            words,
            id,
            count = about.len(),
            squares = wording::squares(words, about)
        )
    })
}
