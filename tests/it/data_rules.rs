//! The rules that a ruleset's file tells in words are those of its switches: each sentence stands there exactly where its switch
//! has its value.

use latrunculi::data::Library;
use latrunculi::rules::{
    Between, Counted, DuxRule, EdgeBlocks, First, Jumps, Movement, Opening, Removal, Repetition,
    Ruleset,
};

/// What must be told, and whether it holds for a ruleset.
type Told = (&'static str, fn(&Ruleset) -> bool);

const SENTENCES: &[Told] = &[
    ("begins with", |it| it.opening == Opening::Array),
    ("The board begins empty", |it| it.opening != Opening::Array),
    ("in turn, one at a time", |it| placing(it, 1)),
    ("two men a turn", |it| placing(it, 2)),
    ("one square along a rank or file", |it| {
        it.movement == Movement::Step
    }),
    ("any number of empty squares along a rank or file", |it| {
        it.movement == Movement::Slide
    }),
    ("A man may jump over one piece of either colour", |it| {
        it.jumps != Jumps::None
    }),
    ("dux may also jump over an enemy", |it| {
        it.dux_jumps != Jumps::None
    }),
    ("A whole unbroken line", |it| it.capture.line.is_on()),
    ("An empty corner counts as a friend", |it| {
        it.capture.hostile_corner.is_on()
    }),
    ("A man on a corner square is taken", |it| {
        it.capture.corner_capture.is_on()
    }),
    ("shut in by free enemies and the edge", |it| {
        it.capture.blockade.is_on()
    }),
    ("is lost (Ovid, Martial)", |it| {
        it.removal == Removal::Immediate
    }),
    ("is a whole turn", |it| it.removal == Removal::InsteadOfMove),
    ("Before its move a side may take off", |it| {
        it.removal == Removal::BeforeMove
    }),
    ("is free again", |it| it.removal != Removal::Immediate),
    ("between two enemies by its own move and is safe", |it| {
        it.between == Between::Safe && !matches!(it.dux, DuxRule::Immobilised { .. })
    }),
    ("is safe there; the player points it out", |it| {
        it.between == Between::Safe && matches!(it.dux, DuxRule::Immobilised { .. })
    }),
    ("only with a move that itself binds", |it| {
        it.between == Between::OnlyWhenItBinds
    }),
    ("may at once move again", |it| it.second_move.is_on()),
    ("dux", |it| it.dux != DuxRule::None),
    ("its loss is just a piece", |it| it.dux == DuxRule::Plain),
    ("who loses it has lost", |it| it.dux == DuxRule::Captured),
    ("is never taken", |it| {
        matches!(it.dux, DuxRule::Immobilised { .. })
    }),
    ("pieces or the edge and at least one enemy", |it| {
        edge(it, EdgeBlocks::Blocks)
    }),
    ("A dux on the edge is safe", |it| {
        edge(it, EdgeBlocks::Spares)
    }),
    ("a third time", |it| {
        it.repetition == Repetition::ThirdForbidden
    }),
    ("only one free man left", |it| few(it, 1, Counted::Free)),
    ("only one man left on the board, bound men counted", |it| {
        few(it, 1, Counted::All)
    }),
    ("After thirty moves of each side without", |it| {
        it.quiet_limit == Some(60)
    }),
    ("more than twenty moves of each side", |it| {
        it.quiet_limit == Some(41)
    }),
    ("fter a hundred turns without", |it| {
        it.quiet_limit == Some(100)
    }),
    ("Black begins", |it| it.first == First::Black),
    ("White begins", |it| it.first == First::White),
    ("or without a move, has lost", |it| {
        few(it, 0, Counted::Men) && it.dux != DuxRule::Captured
    }),
];

fn placing(ruleset: &Ruleset, men: u8) -> bool {
    ruleset.opening == Opening::Placement { per_turn: men }
}

fn edge(ruleset: &Ruleset, wanted: EdgeBlocks) -> bool {
    ruleset.dux == DuxRule::Immobilised { edge: wanted }
}

fn few(ruleset: &Ruleset, at_most: u8, counted: Counted) -> bool {
    ruleset.few_pieces.at_most == at_most && ruleset.few_pieces.counted == counted
}

#[test]
fn what_a_file_tells_in_words_is_what_its_switches_say() {
    let library = Library::built_in();
    let mut checked = 0;
    for variant in &library.variants {
        let Some(ruleset) = variant.ruleset.soldiers() else {
            continue;
        };
        let told: Vec<&str> = variant.rules.iter().map(|it| it.text.as_str()).collect();
        let told = told.join("\n");
        for (sentence, holds) in SENTENCES {
            assert_eq!(
                told.contains(sentence),
                holds(ruleset),
                "{}: {sentence:?} in\n{told}",
                variant.id
            );
            checked += 1;
        }
    }
    assert_eq!(checked, 12 * SENTENCES.len());
}
