//! Wrong usage: status 2, nothing on stdout, and on stderr what is allowed.

#[cfg(not(feature = "app"))]
use crate::support::Run;
use crate::support::{program, run};

/// Each line of arguments with words that the message must hold.
const WRONG: &[(&str, &[&str])] = &[
    (
        "fly",
        &[
            "fly",
            "play rulesets position perft check record where match bench ugi tune picture",
        ],
    ),
    ("rob", &["rob", "allowed commands"]),
    (
        "match --ruleset bell",
        &["--a <SPEC>", "--b <SPEC>", "--games", "--seed"],
    ),
    ("--fly", &["--fly", "allowed commands"]),
    ("rulesets --all", &["--all"]),
    ("rulesets more", &["more"]),
    ("where --all", &["--all"]),
    (
        "position",
        &[
            "--ruleset",
            "allowed rulesets: bautista bautista-dux schadler",
        ],
    ),
    (
        "position --ruleset",
        &["--ruleset", "allowed rulesets: bautista"],
    ),
    (
        "position --ruleset chess",
        &[
            "'chess'",
            "allowed: bautista bautista-dux",
            "astur-free-delayed",
        ],
    ),
    (
        "position --ruleset kharbaga",
        &["'kharbaga'", "allowed: bautista"],
    ),
    (
        "position --ruleset bell --fly",
        &[
            "--fly",
            "--board <FxR>",
            "--from <POSITION>",
            "--trace",
            "--moves",
        ],
    ),
    ("position --ruleset bell --ruleset bell", &["--ruleset"]),
    (
        "position --ruleset bell --board 9x9",
        &["'9x9'", "allowed: 8x7 8x8"],
    ),
    (
        "position --ruleset bell --board 8",
        &["'8'", "allowed: 8x7 8x8"],
    ),
    ("position --ruleset bell --board", &["--board", "--men"]),
    ("position --ruleset bell --men 15", &["'15'", "allowed: 16"]),
    (
        "position --ruleset bautista --men many",
        &["'many'", "allowed: 16 14 12"],
    ),
    ("position --ruleset bell --men -3", &["'-3'", "allowed: 16"]),
    (
        "ugi --ruleset bell",
        &["--ruleset", "nothing; its lines are 'ugi', 'setoption"],
    ),
    ("where --all", &["--all", "allowed for 'where': nothing"]),
    (
        "position --ruleset bautista --board 12x8 --men 16",
        &["'16'", "allowed: 24 22 20"],
    ),
    (
        "position --ruleset schadler --men 25",
        &["'25'", "allowed: 16"],
    ),
    ("position --ruleset bell --first x", &["'x'", "w, b"]),
    (
        "position --ruleset bautista --from '8/8/8/8/8/8/8 w - 0' --first w",
        &["--from", "--first"],
    ),
    (
        "position --ruleset bautista --men 16 --from '8/8/8/8/8/8/8 w - 0'",
        &["--from", "--men"],
    ),
    // What is wrong with the flags is said before what is wrong with the moves and the position.
    ("position --ruleset bell --men 3 e9-e9", &["'3'"]),
    ("position --ruleset chess --from nonsense", &["'chess'"]),
    ("perft --ruleset bell", &["--depth"]),
    ("perft --depth 1", &["--ruleset"]),
    (
        "perft --ruleset bell --depth deep",
        &["'deep'", "a whole number from 0 to"],
    ),
    (
        "perft --ruleset bell --depth 1000",
        &["'1000'", "a whole number from 0 to"],
    ),
    (
        "perft --ruleset bell --depth 1 --trace",
        &["--trace", "--divide"],
    ),
    ("check", &["<FILE>"]),
    ("record", &["<FILE>"]),
    ("record a.lat b.lat", &["b.lat"]),
    ("record --fast a.lat", &["--fast", "--trace"]),
];

#[test]
fn wrong_usage_says_what_is_allowed() {
    for (line, words) in WRONG {
        let run = run(line);
        assert_eq!(run.status, Some(2), "{line}: {run:?}");
        assert_eq!(run.out, "", "{line}");
        for word in *words {
            assert!(run.err.contains(word), "{line}: no {word:?} in {}", run.err);
        }
    }
}

#[test]
fn what_only_the_program_itself_uses_is_not_offered() {
    for line in ["fly", "play --fly"] {
        let run = run(line);
        assert_eq!(run.status, Some(2), "{line}: {run:?}");
        for hidden in ["say-when-ready", " book"] {
            assert!(!run.err.contains(hidden), "{line}: {}", run.err);
        }
    }
}

#[test]
fn help_and_version_are_no_faults() {
    for line in ["--help", "-h", "position --help", "perft -h"] {
        let run = run(line);
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{line}");
        assert!(run.out.contains("Usage: latrunculi"), "{line}: {}", run.out);
    }
    let version = run("--version");
    let expected = format!("latrunculi {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!((version.status, version.out), (Some(0), expected));
}

#[cfg(not(feature = "app"))]
#[test]
fn a_build_without_a_window_says_so() {
    let refused = Run {
        status: Some(2),
        out: String::new(),
        err: "this build has no window (feature app)\n".to_owned(),
    };
    let lines = [
        "play",
        "play --ruleset bell",
        "play --fly",
        "picture",
        "picture --ruleset bell --out a.png",
        "picture --ruleset bell --film frames --fps 30 @a1",
        "exhibit --out a.png",
        "kiosk",
        "kiosk --config assets/kiosk.ron",
    ];
    for line in lines {
        assert_eq!(run(line), refused, "{line}");
    }
}

#[cfg(not(feature = "app"))]
#[test]
fn a_build_without_a_window_shows_help_when_there_is_no_command() {
    let run = run("");
    assert_eq!((run.status, run.out.as_str()), (Some(2), ""));
    assert!(run.err.contains("Commands:"), "{}", run.err);
}

#[cfg(feature = "app")]
#[test]
fn wrong_values_are_refused_before_a_window_opens() {
    let wrong: &[(&str, &[&str])] = &[
        ("play --ruleset chess", &["'chess'", "allowed: bautista"]),
        ("play --board 8x7", &["--ruleset"]),
        ("kiosk", &["--config <FILE.ron>", "--preview"]),
        ("kiosk --config a.ron --size 100x100", &["--preview"]),
        (
            "play --ruleset bell --board 9x9",
            &["'9x9'", "allowed: 8x7 8x8"],
        ),
        ("play --ruleset bell --men 3", &["'3'", "allowed: 16"]),
        ("play --side red", &["'red'", "white, black, both, none"]),
        (
            "play --level god",
            &["'god'", "tiro miles", "tribunus legatus"],
        ),
        ("play --seed x", &["'x'", "a whole number"]),
        ("picture --out a.png", &["--ruleset"]),
        ("picture --ruleset bell", &["--out"]),
        ("picture --ruleset bell --out a.jpg", &["a.jpg", ".png"]),
        (
            "picture --ruleset bell --out a.png --size 9",
            &["'9'", "1280x720"],
        ),
        (
            "picture --ruleset bell --out a.png --view side",
            &["'side'", "slant, top"],
        ),
        (
            "picture --ruleset bell --out a.png --quality best",
            &["'best'", "low, medium, high"],
        ),
        ("picture --ruleset bell --film frames", &["--fps"]),
        (
            "picture --ruleset bell --film frames --fps 9",
            &["--film", "at least one MOVE"],
        ),
        (
            "picture --ruleset bell --film frames --fps 0",
            &["'0'", "a whole number from 1"],
        ),
        (
            "picture --ruleset bell --out a.png --film frames --fps 9",
            &["--film", "--out"],
        ),
    ];
    for (line, words) in wrong {
        let run = run(line);
        assert_eq!(
            (run.status, run.out.as_str()),
            (Some(2), ""),
            "{line}: {}",
            run.err
        );
        for word in *words {
            assert!(run.err.contains(word), "{line}: no {word:?} in {}", run.err);
        }
    }
    let refused = run("picture --ruleset bell --out a.png zz");
    assert_eq!(refused.status, Some(1), "{}", refused.err);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_wrong_usage() {
    use std::os::unix::ffi::OsStrExt;
    let broken = std::ffi::OsStr::from_bytes(b"\xff");
    let lines = [
        vec!["position", "--ruleset"],
        vec!["position", "--ruleset", "bell"],
        vec![],
    ];
    for line in lines {
        let output = program()
            .args(line)
            .arg(broken)
            .output()
            .expect("the built program");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(output.stdout.is_empty(), "{output:?}");
    }
}

#[test]
fn long_nonsense_is_repeated_only_in_part() {
    let long = "x".repeat(100_000);
    for line in [
        format!("position --ruleset {long}"),
        format!("position --ruleset bell --board {long}"),
        format!("position --ruleset bell --from {long}"),
        format!("position --ruleset bell {long}"),
    ] {
        let run = run(&line);
        assert!(run.err.len() < 1000, "{} bytes", run.err.len());
        assert!(!run.err.is_empty() && run.status != Some(0));
    }
}

#[test]
fn what_the_help_does_not_name_is_never_suggested() {
    for (wrong, suggested) in [
        ("foo", None),
        ("bok", None),
        ("rulesset", Some("'rulesets'")),
    ] {
        let run = run(wrong);
        assert_eq!(run.status, Some(2), "{wrong}");
        assert!(!run.err.contains("book"), "{wrong}: {}", run.err);
        match suggested {
            Some(name) => assert!(run.err.contains(name), "{wrong}: {}", run.err),
            None => assert!(!run.err.contains("tip:"), "{wrong}: {}", run.err),
        }
    }
}
