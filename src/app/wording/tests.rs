use super::*;
use crate::lang::Language;
use crate::rules::{Counted, Dimensions, FewPieces, MoveError, Outcome, Reason, Square};

fn sq(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

fn english() -> Words {
    Words::of(Language::English)
}

#[test]
fn a_refusal_names_the_sides_as_they_look() {
    let wrong = MoveError::NotYours(sq("d5"), Side::White, Side::Black);
    let told = |language| refusal(&Words::of(language), &wrong);
    assert_eq!(
        told(Language::English),
        "The piece on d5 is White’s, and Blue is to act"
    );
    assert_eq!(
        told(Language::Latin),
        "Calculus in d5 Albi est, et Caeruleus ludit"
    );
    let board = Dimensions { files: 8, ranks: 8 };
    let off = MoveError::OffBoard(sq("j1"), board);
    assert_eq!(refusal(&english(), &off), "j1 is not on this board of 8x8");
}

#[test]
fn a_refusal_names_those_that_hold_the_bound() {
    let bound = |holders: &[&str]| MoveError::Bound {
        at: sq("c5"),
        holders: holders.iter().map(|name| sq(name)).collect(),
    };
    let told = |language, holders: &[&str]| refusal(&Words::of(language), &bound(holders));
    assert_eq!(
        told(Language::English, &["b5", "d5"]),
        "That calculus is bound: its neighbours on b5 and d5 hold it"
    );
    assert_eq!(
        told(Language::English, &["a1", "b2", "d2"]),
        "That calculus is bound: its neighbours on a1, b2 and d2 hold it"
    );
    assert_eq!(
        told(Language::Russian, &["b5", "d5"]),
        "Эта фишка связана: её держат соседние на b5 и d5"
    );
    assert_eq!(
        told(Language::Latin, &["b5"]),
        "Ille calculus alligatus est: vicinus in b5 eum tenet"
    );
}

#[test]
fn the_end_names_its_rule_in_every_language() {
    let few = FewPieces {
        at_most: 1,
        counted: Counted::Free,
    };
    let told = |language, winner, reason| {
        let outcome = Outcome { winner, reason };
        ending::ending(&Words::of(language), outcome, few, 60)
    };
    let white = Some(Side::White);
    assert_eq!(
        told(Language::English, white, Reason::DuxImmobilised),
        "White wins: Blue’s dux is shut in on all four sides"
    );
    assert_eq!(
        told(Language::English, white, Reason::Men),
        "White wins: Blue has at most one free piece left"
    );
    assert_eq!(
        told(Language::German, Some(Side::Black), Reason::Quiet),
        "Blau gewinnt: 60 Züge lang wurde nicht geschlagen, und Blau hat mehr Steine"
    );
    assert_eq!(
        told(Language::Russian, None, Reason::Quiet),
        "Ничья: 60 ходов прошло без взятия, и фишек поровну"
    );
    assert_eq!(
        told(Language::Latin, white, Reason::DuxCaptured),
        "Albus vicit: dux Caerulei captus est"
    );
    for language in Language::ALL {
        for reason in Reason::ALL {
            for winner in [Some(Side::White), Some(Side::Black), None] {
                let text = told(language, winner, reason);
                assert!(
                    !text.contains('{') && text.contains(": "),
                    "{language:?}: {text}"
                );
            }
        }
    }
}

#[test]
fn the_dux_is_named_beside_the_men() {
    let counted = |men, duces, named| {
        say!(
            english(),
            "count-in-hand",
            men = men,
            dux = force(men, duces, named)
        )
    };
    assert_eq!(counted(16, 1, true), "16 men and the dux in hand");
    assert_eq!(counted(0, 1, true), "the dux in hand");
    assert_eq!(counted(1, 0, true), "1 man in hand");
    assert_eq!(counted(9, 0, false), "9 in hand");
}
