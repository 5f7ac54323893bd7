//! A player's own files beside the built-in ones.

use latrunculi::data::{Kind, Library, check_files};
use latrunculi::rules::Dimensions;

const ARRAY: &str = r#"Arrangement(
    id: "corners",
    board: "5x4",
    note: "Invented for a test.",
    rows: ["b...b", ".....", ".....", "w...w"],
)"#;

fn ruleset(id: &str, arrangement: &str) -> String {
    format!(
        r#"Ruleset(
    id: "{id}",
    name: "Four corners",
    description: ["Two men each.", "Over soon."],
    source: "Invented for a test.",
    rules: [(text: "Two men stand in the corners.", certainty: Modern)],
    opening: Array,
    movement: Slide,
    jumps: None,
    dux_jumps: None,
    line: Off,
    hostile_corner: Off,
    corner_capture: Off,
    blockade: Off,
    removal: Immediate,
    between: Safe,
    second_move: Off,
    dux: None,
    repetition: Free,
    few_pieces: (at_most: 1, counted: All),
    quiet_limit: Turns(20),
    first: White,
    boards: [(board: "5x4", men: [2], arrangements: ["{arrangement}"])],
)"#
    )
}

fn file(name: &str, text: &str) -> (String, String) {
    (name.to_owned(), text.to_owned())
}

fn said(library: &Library) -> Vec<String> {
    library.faults.iter().map(ToString::to_string).collect()
}

#[test]
fn an_own_ruleset_joins_the_menu_marked_as_own() {
    let mut library = Library::built_in();
    // The ruleset goes first: the order of the files does not matter.
    library.add_own(&[
        file("corners-game.ron", &ruleset("corners-game", "corners")),
        file("corners.ron", ARRAY),
    ]);
    assert_eq!(said(&library), Vec::<String>::new());
    assert_eq!(library.variants.len(), 15);
    let own = library.variant("corners-game").expect("the own ruleset");
    assert!(own.own);
    assert!(library.variants[..14].iter().all(|built_in| !built_in.own));
    let terms = own.terms(None, None).expect("its default terms");
    assert_eq!(terms.board(), Dimensions { files: 5, ranks: 4 });
    assert_eq!(terms.soldiers().expect("soldiers").array().len(), 4);
}

#[test]
fn a_taken_id_and_a_broken_file_are_left_out_and_told() {
    let mut library = Library::built_in();
    library.add_own(&[
        file("mine.ron", &ruleset("kowalski", "corners")),
        file("corners.ron", ARRAY),
        file("again.ron", ARRAY),
        file("row.ron", &ARRAY.replace("corners", "row-8x8")),
        file("cut.ron", "Ruleset(id: "),
        file("levels.ron", "Levels(tiro: 1)"),
    ]);
    assert_eq!(library.variants.len(), 14);
    let taken = "allowed an id that no other file has; the built-in ones are taken";
    let said = said(&library);
    assert_eq!(said.len(), 5, "{said:#?}");
    assert!(said[0].starts_with("cut.ron:1:13: syntax: "), "{}", said[0]);
    assert!(said[1].starts_with("levels.ron:1:1: kind: "), "{}", said[1]);
    let refused = format!(r#"again.ron:2:9: id: found "corners"; {taken}"#);
    assert_eq!(said[2], refused);
    let refused = format!(r#"row.ron:2:9: id: found "row-8x8"; {taken}"#);
    assert_eq!(said[3], refused);
    let refused = format!(r#"mine.ron:2:9: id: found "kowalski"; {taken}"#);
    assert_eq!(said[4], refused);
}

#[test]
fn files_that_are_checked_together_know_each_other() {
    let answers = check_files(&[
        file("game.ron", &ruleset("corners-game", "corners")),
        file("corners.ron", ARRAY),
        file("lost.ron", &ruleset("lost", "nowhere")),
    ]);
    assert_eq!(answers[0], Ok((Kind::Ruleset, "corners-game".to_owned())));
    assert_eq!(answers[1], Ok((Kind::Arrangement, "corners".to_owned())));
    let faults = answers[2].as_ref().expect_err("an arrangement is missing");
    assert_eq!(
        faults[0].to_string(),
        "lost.ron:23:54: boards[1].arrangements[1]: found nowhere, which no file describes; \
         allowed an arrangement for 5x4 with 2 men and no dux: corners"
    );
}

#[test]
fn a_game_that_is_over_before_it_begins_is_refused() {
    let array = r#"Arrangement(
        id: "shut-in",
        board: "5x4",
        note: "Both duces begin between the edge, two friends and an enemy.",
        rows: ["..bBb", "...w.", ".b...", "wWw.."],
    )"#;
    let game = ruleset("shut-in-game", "shut-in")
        .replace("dux: None", "dux: Immobilised(edge: Blocks)")
        .replace("men: [2]", "men: [3]");
    let answers = check_files(&[file("game.ron", &game), file("array.ron", array)]);
    assert_eq!(answers[1], Ok((Kind::Arrangement, "shut-in".to_owned())));
    let faults = answers[0].as_ref().expect_err("nobody can play this");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(
        faults[0].to_string(),
        "game.ron:23:35: boards[1].men[1]: found 3; \
         allowed a start at which the game is not over by 'dux-immobilised'"
    );
}
