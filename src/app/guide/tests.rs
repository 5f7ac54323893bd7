use super::*;
use crate::data::Library;
use crate::lang::Language;
use std::collections::BTreeSet;

#[test]
fn every_ruleset_tells_its_rules_in_every_language() {
    let library = Library::built_in();
    for language in Language::ALL {
        let words = Words::of(language);
        for variant in &library.variants {
            let rules = rules(&words, variant);
            assert!(rules.len() > 6, "{}", variant.id);
            for rule in rules {
                let told = rule.text;
                assert!(!told.contains(['{', '$']), "{language:?}: {told}");
                assert!(!told.starts_with("rule-"), "{language:?}: {told}");
            }
        }
    }
}

#[test]
fn the_first_rules_of_schadlers_game_are_his() {
    let library = Library::built_in();
    let words = Words::of(Language::English);
    let variant = library.variant("schadler").expect("Schädler's game");
    let rules = rules(&words, variant);
    let ids: BTreeSet<&str> = rules.iter().map(|rule| rule.id).collect();
    for id in ["rule-jumps", "rule-removal-instead", "rule-between-binds"] {
        assert!(ids.contains(id), "{id}: {ids:?}");
    }
    assert_eq!(
        rules[0].text,
        "A piece goes one square along its row or column."
    );
    let board = rules.iter().find(|rule| rule.id == "rule-board");
    let board = board.expect("the rule");
    assert_eq!(board.source, "Varro, De lingua Latina 10.22");
    let settled = rules.iter().find(|rule| rule.id == "rule-no-action");
    let settled = settled.expect("the rule");
    assert_eq!(settled.source, "settled here");
    assert_eq!(settled.certainty, Certainty::Modern);
}

#[test]
fn how_to_move_take_and_win_comes_first() {
    let library = Library::built_in();
    let words = Words::of(Language::English);
    for variant in &library.variants {
        let mut chapters: Vec<Chapter> = rules(&words, variant)
            .iter()
            .map(|rule| rule.chapter)
            .collect();
        assert!(chapters.is_sorted(), "{}: {chapters:?}", variant.id);
        chapters.dedup();
        assert_eq!(chapters.len(), 5, "{}", variant.id);
    }
}

#[test]
fn rules_that_move_or_catch_are_drawn() {
    let library = Library::built_in();
    let words = Words::of(Language::English);
    for variant in &library.variants {
        let drawn = rules(&words, variant);
        let drawn = drawn.iter().filter(|rule| rule.diagram().is_some()).count();
        assert!(
            variant.ruleset.soldiers().is_none() || drawn >= 5,
            "{}",
            variant.id
        );
    }
}
