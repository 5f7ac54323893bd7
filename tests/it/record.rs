//! Records: written and read again, read in any spacing.

use crate::support::{cases, library, start};
use latrunculi::cli::resolve;
use latrunculi::record::{Broken, Record, Score, Tag, Tags, read};
use latrunculi::rules::{Move, Outcome, Reason, Side};
use std::fs;

/// Reads a record by the built-in rulesets.
pub fn parse(text: &str) -> Result<Record, Broken> {
    read(text, |tags| resolve(library(), tags))
}

/// A record that must be readable.
pub fn good(text: &str) -> Record {
    parse(text).unwrap_or_else(|broken| panic!("{broken} in\n{text}"))
}

/// A game of the case files as a record.
fn recorded(text: &str) -> Option<Record> {
    let value = |word: &str| text.lines().find_map(|line| line.strip_prefix(word));
    let (ruleset, board) = (value("ruleset ")?, value("board ")?);
    let start = start(ruleset, board);
    let mut tags = Tags::of(ruleset, &start);
    tags.set(Tag::White, "Livia \"the elder\" \\ Drusa");
    let mut record = Record::new(tags, start);
    for line in text.lines().filter(|line| line.contains('\t')) {
        let mv = line.split('\t').next().and_then(Move::parse)?;
        record
            .play(mv)
            .unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    Some(record)
}

fn all_games() -> Vec<Record> {
    let folder = fs::read_dir(cases().join("games")).expect("games");
    let paths = folder.map(|entry| entry.expect("entry").path());
    paths
        .filter_map(|path| recorded(&fs::read_to_string(path).expect("game")))
        .collect()
}

#[test]
fn a_record_reads_as_it_was_written() {
    for record in all_games() {
        let text = record.to_string();
        let again = good(&text);
        assert_eq!(again.plies(), record.plies(), "{text}");
        assert_eq!(again.position().to_string(), record.position().to_string());
        assert_eq!(again.tags().get(Tag::White), record.tags().get(Tag::White));
        assert_eq!(again.score(), record.score());
        assert_eq!(again.to_string(), text);
        assert!(
            text.lines()
                .skip_while(|line| line.starts_with('['))
                .all(|line| line.len() <= 80)
        );
    }
}

#[test]
fn spacing_breaks_and_comments_mean_nothing() {
    for record in all_games() {
        let text = record.to_string();
        let (head, moves) = text.split_once("\n\n").expect("an empty line");
        let wide = moves.replace(' ', "\r\n\t ").replace('+', " + {and} ");
        let narrow = moves.replace(". ", ".").replace('+', "{a\nb}+");
        let bare: String = moves
            .split_whitespace()
            .filter(|word| !word.ends_with('.'))
            .map(|word| format!("{word} "))
            .collect();
        for moves in [wide, narrow, bare] {
            let again = good(&format!("\u{feff}{head}\n{{a comment}} {moves}"));
            assert_eq!(again.plies(), record.plies(), "{moves}");
        }
    }
}

#[test]
fn turns_are_numbered_in_pairs_and_their_actions_joined() {
    let text = "[Variant \"bell\"] @a1 @b1 @a7 @b7 @c1 1-0";
    let written = good(text).to_string();
    assert!(
        written.ends_with("\n\n1. @a1+@b1 @a7+@b7 2. @c1 1-0\n"),
        "{written}"
    );
    let black_first = "[Variant \"schadler\"]\n[First \"b\"]\n\n1. @d4 @e5 2. @d5 *\n";
    let record = good(black_first);
    assert_eq!(record.plies()[0].side, Side::Black);
    assert!(record.to_string().ends_with("\n\n1. @d4 @e5 2. @d5 *\n"));
    let removal = "[Variant \"astur-ranks-delayed\"]\n[Board \"8x8\"]\n\
        [Start \"8/8/8/2wb-w3/8/8/8/b6b w - 0\"]\n\n1. xd5+e5-e6 a1-a2 *\n";
    assert!(
        good(removal)
            .to_string()
            .ends_with("\n\n1. xd5+e5-e6 a1-a2 *\n")
    );
}

#[test]
fn tags_come_in_their_order_and_unknown_ones_are_kept() {
    let record =
        good("[Event \"Saturnalia\"][Result \"1-0\"] [ Black \"b\" ]\n[Variant\t\"bell\"] 1-0");
    let expected =
        "[Variant \"bell\"]\n[Black \"b\"]\n[Result \"1-0\"]\n[Event \"Saturnalia\"]\n\n1-0\n";
    assert_eq!(record.to_string(), expected);
}

#[test]
fn the_result_is_that_of_the_rules_or_what_was_agreed() {
    let mut record = good("[Variant \"bell\"]\n\n1. @a1 *");
    assert_eq!(record.score(), Score::Open);
    record.finish(Outcome {
        winner: Some(Side::Black),
        reason: Reason::Resigned,
    });
    let text = record.to_string();
    assert!(
        text.contains("[Result \"0-1\"]\n[Termination \"resigned\"]\n"),
        "{text}"
    );
    assert!(text.ends_with("\n\n1. @a1 0-1\n"), "{text}");
    assert_eq!(good(&text).to_string(), text);

    let won = "[Variant \"bautista\"]\n[Start \"8/8/8/1wb5/8/3w4/8 w - 0\"]\n\nd2-d4";
    let text = good(won).to_string();
    assert!(
        text.contains("[Result \"1-0\"]\n[Termination \"men\"]\n"),
        "{text}"
    );
    assert!(text.ends_with("\n\n1. d2-d4 1-0\n"), "{text}");
}

#[test]
fn a_tag_value_stays_on_its_line() {
    let mut tags = Tags::default();
    tags.set(Tag::Variant, "bell");
    tags.set(Tag::White, "Livia\n[Black \"x\"]");
    let text = Record::new(tags, start("bell", "8x7")).to_string();
    assert_eq!(
        good(&text).tags().get(Tag::White),
        Some("Livia [Black \"x\"]")
    );
}

#[test]
fn tags_lead_back_to_the_position() {
    let mut text = String::new();
    for record in all_games() {
        let mut position = record.start().clone();
        for ply in record.plies().iter().step_by(7) {
            let tags = Tags::of(record.tags().get(Tag::Variant).expect("variant"), &position);
            text = Record::new(tags, position.clone()).to_string();
            assert_eq!(
                good(&text).position().to_string(),
                position.to_string(),
                "{text}"
            );
            if position.play(ply.mv).is_err() {
                break;
            }
        }
    }
    assert!(text.contains("[Start \""), "{text}");
}
