//! Records that are refused: each kind of fault with its place.

use crate::record::parse;

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

/// Torn and garbled records are refused or read, and nothing worse.
#[test]
fn no_text_is_too_broken_to_be_read() {
    let start = "8/8/8/2wb-w3/8/8/8/b6b w - 0";
    let whole = format!(
        "[Variant \"schadler\"]\n[Start \"{start}\"]\n{{\u{e9}}} 1. xd5+ {{x}} a1-a2 2.c5-c6 *\n"
    );
    let places: Vec<usize> = whole.char_indices().map(|(idx, _)| idx).collect();
    for &idx in &places {
        let (before, after) = whole.split_at(idx);
        let _ = parse(before);
        let _ = parse(after);
        let rest = after.chars().skip(1).collect::<String>();
        for garble in [
            "",
            "\"",
            "[",
            "]",
            "{",
            "}",
            "+",
            "\\",
            "9",
            "-",
            "*",
            "/",
            " ",
            "\n",
            "\0",
            "\u{1F3B2}",
        ] {
            let _ = parse(&format!("{before}{garble}{after}"));
            let _ = parse(&format!("{before}{garble}{rest}"));
        }
    }
}
