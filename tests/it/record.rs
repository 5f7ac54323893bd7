//! Records: written and read again, read in any spacing, refused with a place.

use crate::support::{Folder, cases, finish, library, of_archers, program, start};
use latrunculi::cli::resolve;
use latrunculi::record::{Broken, Record, Score, Tag, Tags, read};
use latrunculi::rules::{Move, Outcome, Reason, Side};
use latrunculi::store::{Folders, autosave, read_text, save_game};
use std::fs;
use std::path::Path;

fn parse(text: &str) -> Result<Record, Broken> {
    read(text, |tags| resolve(library(), tags))
}

fn good(text: &str) -> Record {
    parse(text).unwrap_or_else(|broken| panic!("{broken} in\n{text}"))
}

/// A game of the case files as a record.
fn recorded(text: &str) -> Option<Record> {
    let value = |word: &str| text.lines().find_map(|line| line.strip_prefix(word));
    let (ruleset, board) = (value("ruleset ")?, value("board ")?);
    if of_archers(ruleset) {
        return None;
    }
    let mut tags = Tags::default();
    tags.set(Tag::Variant, ruleset);
    tags.set(Tag::Board, board);
    tags.set(Tag::White, "Livia \"the elder\" \\ Drusa");
    let mut record = Record::new(tags, start(ruleset, board));
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

/// A text, the place and words of the fault, and how many plies are kept; `None` where there is no start.
type FaultCase = (&'static str, &'static str, &'static str, Option<usize>);

const FAULTS: &[FaultCase] = &[
    ("", "1:1", "the tag Variant is missing", None),
    (
        "[Variant \"chess\"]",
        "1:1",
        "unknown ruleset 'chess'; allowed: bautista",
        None,
    ),
    (
        "[White \"a\"]\n [Variant \"chess\"]",
        "2:2",
        "unknown ruleset",
        None,
    ),
    (
        "[Variant \"bell\"]\n[Board \"9x9\"]",
        "2:1",
        "allowed: 8x7 8x8",
        None,
    ),
    (
        "[Variant \"bell\"]\n[Men \"3\"]",
        "2:1",
        "allowed: 16",
        None,
    ),
    (
        "[Variant \"bell\"]\n[First \"x\"]",
        "2:1",
        "allowed: w b",
        None,
    ),
    (
        "[Variant \"bell\"]\n[Start \"x\"]",
        "2:1",
        "malformed position",
        None,
    ),
    (
        "[Variant \"bell\"]\n[Result \"2-0\"]",
        "2:1",
        "allowed: 1-0 0-1 1/2-1/2 *",
        None,
    ),
    (
        "[Variant \"bell\"]\n[Variant \"bell\"]",
        "2:1",
        "stands twice",
        None,
    ),
    ("[Variant \"bell\"\n", "2:1", "not closed by ']'", None),
    ("[Variant \"bell]\n", "1:10", "not closed by '\"'", None),
    ("[Variant bell]", "1:10", "double quotes", None),
    ("[\"bell\"]", "1:2", "no name", None),
    (
        "[Variant \"bell\"]\n\n1. @a1+@b1 @a7+@a1",
        "3:16",
        "'@a1': a1 is occupied",
        Some(3),
    ),
    (
        "[Variant \"bell\"]\n\n1. @a1+@b1\n   hello",
        "4:4",
        "'hello' is no action",
        Some(2),
    ),
    (
        "[Variant \"bell\"]\n\n1. @a1+@b1+@a7",
        "3:11",
        "White's turn ended with '@b1'",
        Some(2),
    ),
    (
        "[Variant \"bell\"]\n\n1. + @a1",
        "3:4",
        "missing before this '+'",
        Some(0),
    ),
    (
        "[Variant \"bell\"]\n\n1. @a1+ *",
        "3:7",
        "missing after this '+'",
        Some(1),
    ),
    (
        "[Variant \"bell\"]\n\n1. @a1++@b1",
        "3:7",
        "missing after this '+'",
        Some(1),
    ),
    (
        "[Variant \"bell\"]\n\n1. @a1+",
        "3:7",
        "missing after this '+'",
        Some(1),
    ),
    (
        "[Variant \"bell\"]\n\n1. @a1 {never closed",
        "3:8",
        "not closed by '}'",
        Some(1),
    ),
    (
        "[Variant \"bell\"]\n\n1. @a1 }",
        "3:8",
        "'}' is no action",
        Some(1),
    ),
    (
        "[Variant \"bell\"]\n\n1. @a1 [White \"a\"]",
        "3:8",
        "after the moves began",
        Some(1),
    ),
    (
        "[Variant \"bell\"]\n\n1. @a1 * @b1",
        "3:10",
        "nothing may follow the result",
        Some(1),
    ),
    (
        "[Variant \"bell\"]\n[Result \"1-0\"]\n\n1. @a1 0-1",
        "4:8",
        "'0-1' here and '1-0' in the tag",
        Some(1),
    ),
    (
        "[Variant \"bautista\"]\n[Start \"8/8/8/1wb5/8/3w4/8 w - 0\"]\nd2-d4 0-1",
        "3:7",
        "by the rules it is '1-0' (men)",
        Some(1),
    ),
    (
        "[Variant \"bautista\"]\n[Start \"8/8/8/1wb5/8/3w4/8 w - 0\"]\nd2-d4 d4-d5",
        "3:7",
        "the game is over",
        Some(1),
    ),
    (
        "[Variant \"bell\"]\n{\u{e9}\u{e9}} @z9",
        "2:6",
        "'@z9'",
        Some(0),
    ),
];

#[test]
fn a_fault_has_a_place_and_leaves_what_came_before() {
    for &(text, place, words, kept) in FAULTS {
        let broken = parse(text)
            .err()
            .unwrap_or_else(|| panic!("{text} was read"));
        assert_eq!(broken.fault.place.to_string(), place, "{text}: {broken}");
        assert!(broken.fault.reason.contains(words), "{text}: {broken}");
        let plies = broken.kept.map(|record| record.plies().len());
        assert_eq!(plies, kept, "{text}");
    }
}

#[test]
fn the_command_replays_a_record() {
    let folder = Folder::new("record");
    let text =
        "[Variant \"schadler\"]\n[Start \"8/8/8/2wb1w2/8/8/8/b6b w - 0\"]\n\n1. f5-e5 a1-a2 *\n";
    let file = folder.write("game.lat", text).display().to_string();
    let plain = finish(program().args(["record", &file]));
    let end = "8/8/8/2wb-w3/8/8/b7/7b w - 1\nresult -\n";
    assert_eq!(
        (plain.status, plain.out.as_str(), plain.err.as_str()),
        (Some(0), end, "")
    );
    let traced = finish(program().args(["record", "--trace", &file]));
    let by_position =
        "position --ruleset schadler --trace --from '8/8/8/2wb1w2/8/8/8/b6b w - 0' f5-e5 a1-a2";
    assert_eq!(traced, crate::support::run(by_position));
}

#[test]
fn the_command_names_the_place_of_a_fault() {
    let folder = Folder::new("record-fault");
    let file = folder.write("game.lat", "[Variant \"bell\"]\n\n1. @a1+@b1 @a1\n");
    let name = file.display().to_string();
    let said = format!("{name}:3:12: '@a1': a1 is occupied\n");
    let plain = finish(program().args(["record", &name]));
    assert_eq!(
        (plain.status, plain.out.as_str(), &plain.err),
        (Some(1), "", &said)
    );
    let traced = finish(program().args(["record", "--trace", &name]));
    assert_eq!(
        (traced.status, traced.out.lines().count(), &traced.err),
        (Some(1), 2, &said)
    );
    for (file, place) in [("missing.lat", "1:1"), ("binary.lat", "2:3")] {
        let path = folder.path().join(file);
        if file == "binary.lat" {
            folder.write(file, b"\xc3\xa9\n\xc3\xa9\xc3\xa9\xff");
        }
        let run = finish(program().arg("record").arg(&path));
        assert_eq!((run.status, run.out.as_str()), (Some(1), ""));
        assert!(
            run.err
                .starts_with(&format!("{}:{place}: ", path.display())),
            "{}",
            run.err
        );
    }
}

#[test]
fn saved_games_never_replace_each_other() {
    let folder = Folder::new("saved");
    let variables = |_: &str| Some(folder.path().as_os_str().to_owned());
    let folders = Folders::from_environment(variables, None).expect("folders");
    let record = good("[Variant \"bell\"]\n\n1. @a1 *");
    let longer = good("[Variant \"bell\"]\n\n1. @a1+@b1 *");
    let names = |path: &Path| {
        path.file_name()
            .map(|name| name.to_string_lossy().into_owned())
    };
    let first = save_game(&folders, "a game", &record).expect("first");
    let second = save_game(&folders, "a game", &longer).expect("second");
    assert_eq!(names(&first).as_deref(), Some("a-game.lat"));
    assert_eq!(names(&second).as_deref(), Some("a-game-2.lat"));
    assert_eq!(read_text(&first).expect("first"), record.to_string());
    let kept = autosave(&folders, &record).expect("autosave");
    assert_eq!(autosave(&folders, &longer).expect("autosave"), kept);
    assert_eq!(read_text(&kept).expect("autosave"), longer.to_string());
    assert_eq!(folders.games.read_dir().expect("games").count(), 3);
}
