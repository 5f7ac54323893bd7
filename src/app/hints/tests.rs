//! Hints on positions whose best move is plain.

use super::Step;
use super::advice::{Advice, advise, explain, whereabouts};
use super::telling::{hint, reason};
use crate::app::fixture::{bell, kowalski, mv, position, schaedler, terms};
use crate::lang::{Language, Words};
use crate::rules::{Position, Ruleset};
use std::sync::atomic::AtomicBool;

fn advice(ruleset: Ruleset, files: u8, ranks: u8, men: u8, text: &str) -> (Position, Advice) {
    let position = position(&terms(ruleset, files, ranks, men), text);
    let advice = advise(&position, &AtomicBool::new(false)).expect("a move");
    (position, advice)
}

#[test]
fn a_hint_goes_from_the_piece_to_the_reason() {
    // c3 goes to c4 and brackets d4 against e4.
    let text = "7/7/7/3bw2/2w4/7/bb3ww w - 0";
    let (position, advice) = advice(kowalski_without_dux(), 7, 7, 4, text);
    let words = Words::of(Language::English);
    let said = |step| hint(&words, &position, &advice, step);
    assert_eq!(advice.mv, mv("c3-c4"));
    assert_eq!(whereabouts(&position, advice.mv), [mv_from("c3")]);
    assert_eq!(
        said(Step::Which),
        "There is a good move for the calculus on c3. Ask again: where to?"
    );
    assert_eq!(said(Step::Where), "From c3 to c4. Ask again: why?");
    assert!(
        said(Step::Why).starts_with("From c3 to c4. It takes d4."),
        "{}",
        said(Step::Why)
    );
    let german = Words::of(Language::German);
    let why = hint(&german, &position, &advice, Step::Why);
    assert!(why.starts_with("Von c3 nach c4. Er schlägt d4."), "{why}");
}

fn kowalski_without_dux() -> Ruleset {
    Ruleset {
        dux: crate::rules::DuxRule::None,
        ..kowalski()
    }
}

fn mv_from(square: &str) -> crate::rules::Square {
    crate::rules::Square::parse(square).expect("a square")
}

#[test]
fn what_the_computer_did_is_explained_from_the_board() {
    let terms = terms(schaedler(), 7, 7, 4);
    let before = position(&terms, "7/7/7/3bw2/2w4/7/bb3ww w - 0");
    let words = Words::of(Language::English);
    let case = explain(&before, mv("c3-c4"), &AtomicBool::new(false)).expect("legal");
    let said = reason(&words, mv("c3-c4"), &case);
    assert!(said.starts_with("c3-c4: It binds d4."), "{said}");
    assert_eq!(explain(&before, mv("c3-c6"), &AtomicBool::new(false)), None);
}

#[test]
fn a_search_that_is_told_to_stop_says_nothing() {
    let terms = terms(bell(), 8, 8, 16);
    let start = Position::start(&terms, crate::rules::Side::White);
    assert_eq!(advise(&start, &AtomicBool::new(true)), None);
}

#[test]
fn a_place_is_first_shown_as_a_part_of_the_board() {
    let terms = terms(bell(), 8, 8, 16);
    let start = Position::start(&terms, crate::rules::Side::White);
    let part = whereabouts(&start, mv("@d5"));
    assert_eq!(part.len(), 9);
    assert_eq!(whereabouts(&start, mv("@a1")).len(), 4);
}
