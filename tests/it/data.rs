//! The built-in files against the table of the rulesets, written down here a second time.

use latrunculi::data::{Library, TermsChoiceError, Variant, check_file};
use latrunculi::rules::{
    Between, Capture, Chain, Counted, Dimensions, DuxRule, EdgeBlocks, FewPieces, First, JumpOver,
    Jumped, Jumps, Movement, Opening, Removal, Repetition, Rules, Ruleset, Side, Switch,
};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const SCHADLER: &str =
    "8x8 16 17 18 19 20 21 22 23 24, 7x7 12, 8x7 14, 8x9 18, 9x9 20, 9x10 22, 12x8 24, 17x18 24 32";
const KOWALSKI: &str =
    "opening array, slide, corner, dux immobilised edge, men 0, third forbidden, first black";

/// Id, boards with men (defaults first), and everything in which the switches differ from the plainest ruleset.
const TABLE: [(&str, &str, &str); 12] = [
    (
        "bautista",
        "8x7 16 14 12, 7x7 14 12, 8x8 16 14 12, 10x9 20 18 16, 12x8 24 22 20",
        "opening array, slide, all 0",
    ),
    (
        "bautista-dux",
        "8x7 8, 7x7 7, 8x8 8, 10x9 10, 12x8 12",
        "opening array, slide, dux captured, men 0",
    ),
    (
        "schadler",
        SCHADLER,
        "opening 1, step, jumps, instead, between binds, free 1",
    ),
    (
        "schadler-1994",
        SCHADLER,
        "opening 1, step, jumps, instead, all 1",
    ),
    (
        "bell",
        "8x7 16, 8x8 16",
        "opening 2, step, dux jumps, hostile corner, second move, dux plain, all 0, quiet 60",
    ),
    ("kowalski", "12x8 12", KOWALSKI),
    (
        "kowalski-early",
        "12x8 12",
        "opening array, slide, corner, line, dux immobilised edge, men 0, quiet 100, third forbidden, first black",
    ),
    (
        "kowalski-11x10",
        "11x10 10",
        "opening array, slide, corner, dux immobilised, men 0, quiet 100, third forbidden, first black",
    ),
    (
        "astur-ranks",
        "12x8 12, 8x7 8, 8x8 8, 10x9 10",
        "opening array, slide, blockade, all 0, quiet 41, first black",
    ),
    (
        "astur-ranks-delayed",
        "12x8 12, 8x7 8, 8x8 8, 10x9 10",
        "opening array, slide, before, blockade, all 0, quiet 41, first black",
    ),
    (
        "astur-free",
        "8x8 25, 8x7 16, 10x9 30, 12x8 32",
        "opening 1, slide, blockade, all 0, quiet 41, first black",
    ),
    (
        "astur-free-delayed",
        "8x8 25, 8x7 16, 10x9 30, 12x8 32",
        "opening 1, slide, before, blockade, all 0, quiet 41, first black",
    ),
];

const PLAINEST: Ruleset = Ruleset {
    opening: Opening::Array,
    movement: Movement::Step,
    jumps: Jumps::None,
    dux_jumps: Jumps::None,
    capture: Capture {
        line: Switch::Off,
        hostile_corner: Switch::Off,
        corner_capture: Switch::Off,
        blockade: Switch::Off,
    },
    removal: Removal::Immediate,
    between: Between::Safe,
    second_move: Switch::Off,
    dux: DuxRule::None,
    repetition: Repetition::Free,
    few_pieces: FewPieces {
        at_most: 0,
        counted: Counted::All,
    },
    quiet_limit: None,
    first: First::Lot,
};

fn switches(words: &str) -> Ruleset {
    let mut rules = PLAINEST;
    for word in words.split(", ") {
        match word {
            "opening array" => rules.opening = Opening::Array,
            "opening 1" => rules.opening = Opening::Placement { per_turn: 1 },
            "opening 2" => rules.opening = Opening::Placement { per_turn: 2 },
            "step" => rules.movement = Movement::Step,
            "slide" => rules.movement = Movement::Slide,
            "jumps" => {
                rules.jumps = Jumps::Over {
                    whom: JumpOver::Either,
                    chain: Chain::Many,
                    jumped: Jumped::Exposed,
                }
            }
            "dux jumps" => {
                rules.dux_jumps = Jumps::Over {
                    whom: JumpOver::Enemy,
                    chain: Chain::Single,
                    jumped: Jumped::Safe,
                }
            }
            "line" => rules.capture.line = Switch::On,
            "hostile corner" => rules.capture.hostile_corner = Switch::On,
            "corner" => rules.capture.corner_capture = Switch::On,
            "blockade" => rules.capture.blockade = Switch::On,
            "instead" => rules.removal = Removal::InsteadOfMove,
            "before" => rules.removal = Removal::BeforeMove,
            "between binds" => rules.between = Between::OnlyWhenItBinds,
            "second move" => rules.second_move = Switch::On,
            "third forbidden" => rules.repetition = Repetition::ThirdForbidden,
            "first black" => rules.first = First::Black,
            other => number_or_dux(&mut rules, other),
        }
    }
    rules
}

fn number_or_dux(rules: &mut Ruleset, words: &str) {
    let few = |at_most, counted| FewPieces { at_most, counted };
    match words {
        "all 0" => rules.few_pieces = few(0, Counted::All),
        "all 1" => rules.few_pieces = few(1, Counted::All),
        "free 1" => rules.few_pieces = few(1, Counted::Free),
        "men 0" => rules.few_pieces = few(0, Counted::Men),
        "quiet 41" => rules.quiet_limit = Some(41),
        "quiet 60" => rules.quiet_limit = Some(60),
        "quiet 100" => rules.quiet_limit = Some(100),
        "dux plain" => rules.dux = DuxRule::Plain,
        "dux captured" => rules.dux = DuxRule::Captured,
        "dux immobilised" => {
            rules.dux = DuxRule::Immobilised {
                edge: EdgeBlocks::Spares,
            }
        }
        "dux immobilised edge" => {
            rules.dux = DuxRule::Immobilised {
                edge: EdgeBlocks::Blocks,
            }
        }
        other => panic!("the table has no meaning for '{other}'"),
    }
}

fn boards(variant: &Variant) -> String {
    let line = |choice: &latrunculi::data::BoardChoice| {
        let men: Vec<String> = choice.men.iter().map(ToString::to_string).collect();
        format!("{} {}", choice.board, men.join(" "))
    };
    let lines: Vec<String> = variant.boards.iter().map(line).collect();
    lines.join(", ")
}

#[test]
fn they_are_all_there_in_order_and_without_a_fault() {
    let library = Library::built_in();
    assert_eq!(library.faults, []);
    let found: Vec<&str> = library.variants.iter().map(|v| v.id.as_str()).collect();
    let known: Vec<&str> = TABLE.iter().map(|&(id, ..)| id).collect();
    assert_eq!(found, [&known[..], &["jasyr", "jarmo"]].concat());
}

#[test]
fn every_file_says_what_the_table_says() {
    let library = Library::built_in();
    for (id, wanted_boards, wanted_switches) in TABLE {
        let variant = library.variant(id).expect(id);
        assert_eq!(boards(variant), wanted_boards, "{id}");
        assert_eq!(
            variant.ruleset,
            Rules::Soldiers(switches(wanted_switches)),
            "{id}"
        );
        assert_eq!(
            variant.first() == Side::Black,
            wanted_switches.contains("first black")
        );
        assert!(
            (6..=12).contains(&variant.rules.len()),
            "{id}: rules in words"
        );
        assert!(!variant.own);
    }
}

#[test]
fn every_listed_choice_has_terms_and_others_are_refused_with_a_list() {
    let library = Library::built_in();
    for variant in &library.variants {
        for choice in &variant.boards {
            for &men in &choice.men {
                let terms = variant
                    .terms(Some(choice.board), Some(men))
                    .expect("listed");
                assert_eq!((terms.board(), terms.men()), (choice.board, men));
                assert_eq!(terms.ruleset(), variant.ruleset);
            }
        }
        let terms = variant.terms(None, None).expect("the default");
        assert_eq!(terms.board(), variant.boards[0].board);
        assert_eq!(terms.men(), variant.boards[0].men[0]);
    }
    let bautista = library.variant("bautista").expect("bautista");
    let board = Dimensions::parse("9x9");
    let refused = bautista.terms(board, None).expect_err("not a board of his");
    assert!(matches!(refused, TermsChoiceError::Board { .. }));
    assert_eq!(
        refused.to_string(),
        "bautista is not played on 9x9; its boards are 8x7, 7x7, 8x8, 10x9, 12x8"
    );
    let refused = bautista
        .terms(None, Some(15))
        .expect_err("not a number of his");
    assert_eq!(
        refused.to_string(),
        "bautista on 8x7 is not played with 15 men a side; allowed is 16, 14, 12"
    );
}

/// What lies in the folders is compiled in, under its own name, and passes `check`.
#[test]
fn every_file_of_the_assets_is_compiled_in() {
    let library = Library::built_in();
    let variants: BTreeSet<&str> = library.variants.iter().map(|v| v.id.as_str()).collect();
    let arrays: BTreeSet<&str> = library.arrangements().map(|array| array.id()).collect();
    let boards: BTreeSet<&str> = library.line_boards().map(|board| board.id()).collect();
    for (folder, ids, kind) in [
        ("assets/boards", boards, "Board"),
        ("assets/variants", variants, "Ruleset"),
        ("assets/arrangements", arrays, "Arrangement"),
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let mut found = BTreeSet::new();
        for entry in fs::read_dir(path).expect("the folder") {
            let path = entry.expect("an entry").path();
            let stem = path
                .file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            let text = fs::read_to_string(&path).expect("a readable file");
            let (read, id) = check_file(&stem, &text).expect("a file without faults");
            assert_eq!((read.name(), &id), (kind, &stem));
            found.insert(stem);
        }
        let found: BTreeSet<&str> = found.iter().map(String::as_str).collect();
        assert_eq!(found, ids, "{folder}");
    }
}
