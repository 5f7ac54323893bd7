//! The text commands, seen from outside: stdout, stderr, exit status.

use crate::support::{Folder, Run, finish, program, run};
use std::env;
use std::path::Path;
use std::process::Stdio;

fn good(out: &str) -> Run {
    Run {
        status: Some(0),
        out: out.to_owned(),
        err: String::new(),
    }
}

fn refused(out: &str, err: &str) -> Run {
    Run {
        status: Some(1),
        out: out.to_owned(),
        err: err.to_owned(),
    }
}

#[test]
fn rulesets_are_listed_with_their_boards() {
    let expected = "bautista\t8x7 7x7 8x8 10x9 12x8\n\
        bautista-dux\t8x7 7x7 8x8 10x9 12x8\n\
        schadler\t8x8 7x7 8x7 8x9 9x9 9x10 12x8 17x18\n\
        schadler-1994\t8x8 7x7 8x7 8x9 9x9 9x10 12x8 17x18\n\
        bell\t8x7 8x8\n\
        kowalski\t12x8\n\
        kowalski-early\t12x8\n\
        kowalski-11x10\t11x10\n\
        astur-ranks\t12x8 8x7 8x8 10x9\n\
        astur-ranks-delayed\t12x8 8x7 8x8 10x9\n\
        astur-free\t8x8 8x7 10x9 12x8\n\
        astur-free-delayed\t8x8 8x7 10x9 12x8\n";
    assert_eq!(run("rulesets"), good(expected));
}

#[test]
fn a_position_is_printed_with_its_result() {
    let cases = [
        ("--ruleset bell", "8/8/8/8/8/8/8 w2 w16Wb16B 0\nresult -\n"),
        (
            "--ruleset bell --board 8x8 --first b",
            "8/8/8/8/8/8/8/8 b2 w16Wb16B 0\nresult -\n",
        ),
        (
            "--ruleset bautista --men 12",
            "bbbbbbbb/2bbbb2/8/8/8/2wwww2/wwwwwwww w - 0\nresult -\n",
        ),
        (
            "--ruleset kowalski",
            "bbbbbbbbbbbb/5B6/12/12/12/12/6W5/wwwwwwwwwwww b - 0\nresult -\n",
        ),
        (
            "--ruleset schadler --men 24",
            "8/8/8/8/8/8/8/8 w w24b24 0\nresult -\n",
        ),
        (
            "--ruleset bell @a1 @b1 @a7",
            "b7/8/8/8/8/8/ww6 b w14Wb15B 0\nresult -\n",
        ),
        (
            "--ruleset bautista --from '8/8/8/1wb5/8/3w4/8 w - 0' d2-d4",
            "8/8/8/1w1w4/8/8/8 b - 0\nresult w men\n",
        ),
        (
            "--ruleset bell --from '8/8/8/3w4/8/6bB/6W1 b - 59' g2-f2",
            "8/8/8/3w4/8/5b1B/6W1 w - 60\nresult draw quiet\n",
        ),
        (
            "--ruleset bautista --from '8/8/8/8/8/8/w7 b - 7'",
            "8/8/8/8/8/8/w7 b - 7\nresult w men\n",
        ),
    ];
    for (line, out) in cases {
        assert_eq!(run(&format!("position {line}")), good(out), "{line}");
    }
}

#[test]
fn a_trace_comes_before_the_position_and_moves_after_it() {
    let line = "position --ruleset schadler --from '8/8/8/2wb1w2/8/8/8/b6b w - 0' --trace --moves f5-e5 a1-a2";
    let expected = "f5-e5\t9\t8/8/8/2wb-w3/8/8/8/b6b b - 0\n\
        a1-a2\t4\t8/8/8/2wb-w3/8/8/b7/7b w - 1\n\
        8/8/8/2wb-w3/8/8/b7/7b w - 1\n\
        result -\n";
    let run = run(line);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    let moves = run
        .out
        .strip_prefix(expected)
        .unwrap_or_else(|| panic!("{}", run.out));
    let listed: Vec<&str> = moves.lines().collect();
    let mut sorted = listed.clone();
    sorted.sort_unstable();
    assert_eq!(listed, sorted);
    assert!(
        listed.contains(&"xd5") && listed.contains(&"c5-c6"),
        "{listed:?}"
    );
}

#[test]
fn a_finished_game_lists_no_moves_and_accepts_none() {
    let over = "position --ruleset bautista --from '8/8/8/8/8/8/w7 b - 7'";
    assert_eq!(
        run(&format!("{over} --moves")),
        good("8/8/8/8/8/8/w7 b - 7\nresult w men\n")
    );
    for mv in ["a1-a2", "nonsense"] {
        let expected = refused("", &format!("move 1 '{mv}': the game is over\n"));
        assert_eq!(run(&format!("{over} {mv}")), expected);
    }
}

#[test]
fn a_refused_move_is_named_with_its_number() {
    let start = "position --ruleset schadler --from '8/8/8/2wb1w2/8/8/8/b6b w - 0'";
    let message = "move 2 'd5-d6': ";
    let plain = run(&format!("{start} f5-e5 d5-d6 a1-a2"));
    assert_eq!((plain.status, plain.out.as_str()), (Some(1), ""));
    assert!(
        plain.err.starts_with(message) && plain.err.lines().count() == 1,
        "{}",
        plain.err
    );
    let traced = run(&format!("{start} --trace f5-e5 d5-d6 a1-a2"));
    assert_eq!(
        traced,
        refused("f5-e5\t9\t8/8/8/2wb-w3/8/8/8/b6b b - 0\n", &plain.err)
    );
    let unreadable = run("position --ruleset bell @a1 hello");
    assert_eq!((unreadable.status, unreadable.out.as_str()), (Some(1), ""));
    assert!(
        unreadable.err.starts_with("move 2 'hello': "),
        "{}",
        unreadable.err
    );
}

#[test]
fn a_malformed_position_is_no_wrong_usage() {
    let texts = [
        "nonsense",
        "",
        "8/8/8/8/8/8 w - 0",
        "8/8/8/3W4/8/8/b7 w - 0",
        "b7/8/8/8/8/8/w7 w - many",
        "b7/8/8/8/8/8/w7 w - 0 more",
        "b7/8/8/8/8/8/w7  w - 0",
        "99999999999999999999/8/8/8/8/8/w7 w - 0",
        "b7/8/8/8/8/8/wé6 w - 0",
    ];
    for text in texts {
        let run = run(&format!("position --ruleset bautista --from '{text}'"));
        assert_eq!(
            (run.status, run.out.as_str()),
            (Some(1), ""),
            "{text}: {}",
            run.err
        );
        assert!(
            run.err.starts_with("malformed position: field "),
            "{text}: {}",
            run.err
        );
    }
}

#[test]
fn perft_prints_its_count_and_says_how_fast() {
    for (line, out) in [
        ("--ruleset bautista --depth 0", "nodes 1\n"),
        ("--ruleset bautista --depth 0 --divide", "nodes 1\n"),
        ("--ruleset bautista --depth 2", "nodes 528\n"),
        ("--ruleset bell --board 8x8 --depth 1", "nodes 64\n"),
        (
            "--ruleset bautista --from '8/8/8/8/8/8/w7 b - 7' --depth 3",
            "nodes 0\n",
        ),
    ] {
        let run = run(&format!("perft {line}"));
        assert_eq!((run.status, run.out.as_str()), (Some(0), out), "{line}");
        let speed: Vec<&str> = run.err.split_whitespace().collect();
        assert!(
            matches!(speed[..], ["time", _, "s,", _, "nodes/s"]),
            "{}",
            run.err
        );
        let numbers = [speed[1], speed[3]].map(|number| number.parse::<f64>().is_ok());
        assert_eq!(numbers, [true, true], "{}", run.err);
    }
}

#[test]
fn divide_is_sorted_and_sums_to_the_count() {
    let run = run("perft --ruleset kowalski --depth 2 --divide");
    let mut lines: Vec<&str> = run.out.lines().collect();
    let nodes: u64 = lines
        .pop()
        .and_then(|l| l.strip_prefix("nodes ")?.parse().ok())
        .expect("nodes");
    let sorted = lines.is_sorted_by_key(|line| line.split('\t').next());
    let sum: u64 = lines
        .iter()
        .map(|line| {
            line.split('\t')
                .nth(1)
                .and_then(|n| n.parse::<u64>().ok())
                .expect("count")
        })
        .sum();
    assert!(sorted, "{}", run.out);
    assert_eq!(sum, nodes);
}

#[test]
fn where_names_four_places_and_creates_none() {
    let home = Folder::new("where");
    let at = |name: &str| home.path().join(name).display().to_string();
    let named = |paths: [&str; 4]| {
        let names = ["variants", "settings", "games", "logs"];
        let lines = names
            .iter()
            .zip(paths)
            .map(|(name, path)| format!("{name}\t{}\n", at(path)));
        good(&lines.collect::<String>())
    };
    if cfg!(target_os = "linux") {
        let by_home = finish(program().env("HOME", home.path()).arg("where"));
        assert_eq!(
            by_home,
            named([
                ".local/share/latrunculi/variants",
                ".config/latrunculi/settings.ron",
                ".local/share/latrunculi/games",
                ".local/state/latrunculi/logs",
            ])
        );
        let by_variables = finish(
            program()
                .env_remove("HOME")
                .env("XDG_DATA_HOME", at("d"))
                .env("XDG_CONFIG_HOME", at("c"))
                .env("XDG_STATE_HOME", at("s"))
                .arg("where"),
        );
        let expected = [
            "d/latrunculi/variants",
            "c/latrunculi/settings.ron",
            "d/latrunculi/games",
            "s/latrunculi/logs",
        ];
        assert_eq!(by_variables, named(expected));
    }
    assert_eq!(home.path().read_dir().expect("folder").count(), 0);
}

#[test]
fn commands_work_without_a_home_and_from_any_folder() {
    let folder = Folder::new("elsewhere");
    let elsewhere = finish(
        program()
            .env_remove("HOME")
            .current_dir(folder.path())
            .args(["position", "--ruleset", "bell"]),
    );
    assert_eq!(elsewhere, good("8/8/8/8/8/8/8 w2 w16Wb16B 0\nresult -\n"));
    let listed = finish(program().env_clear().current_dir("/").arg("rulesets"));
    assert_eq!(listed.status, Some(0));
    assert!(listed.out.starts_with("bautista\t"), "{}", listed.out);
    let places = finish(program().env_remove("HOME").arg("where"));
    assert!(matches!(places.status, Some(0 | 1)), "{places:?}");
}

/// Standard output that nobody reads any more.
#[test]
fn a_closed_pipe_ends_quietly() {
    let lines: [&[&str]; 4] = [
        &["rulesets"],
        &[
            "position",
            "--ruleset",
            "schadler",
            "--board",
            "17x18",
            "--moves",
        ],
        &["perft", "--ruleset", "kowalski", "--depth", "1", "--divide"],
        &["--help"],
    ];
    for args in lines {
        let (reader, writer) = std::io::pipe().expect("pipe");
        drop(reader);
        let output = program()
            .args(args)
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .expect("the built program");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(
            !said.contains("panic") && !said.contains("pipe"),
            "{args:?}: {said}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .expect("/dev/full");
    let output = program()
        .arg("rulesets")
        .stdout(full)
        .output()
        .expect("the built program");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.starts_with("the output cannot be written: "), "{said}");
}

#[test]
fn own_rulesets_are_listed_and_broken_ones_reported() {
    let home = Folder::new("own");
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/variants/bell.ron");
    let bell = std::fs::read_to_string(assets).expect("bell.ron");
    let own = bell.replacen("id: \"bell\"", "id: \"my-bell\"", 1);
    assert_ne!(own, bell, "the id was not found");
    home.write("latrunculi/variants/mine.ron", own);
    let broken = home.write(
        "latrunculi/variants/broken.ron",
        "Ruleset(\n  id: \"broken\"\n  name: 3,\n)",
    );
    let binary = home.write("latrunculi/variants/binary.ron", b"Ruleset(\n  \xff");
    home.write("latrunculi/variants/notes.txt", "not a ruleset");
    let with_home = |line: &[&str]| finish(program().env("XDG_DATA_HOME", home.path()).args(line));

    let listed = with_home(&["rulesets"]);
    assert_eq!(listed.status, Some(0));
    assert!(
        listed.out.ends_with("\nmy-bell\t8x7 8x8\n"),
        "{}",
        listed.out
    );
    let faults: Vec<&str> = listed.err.lines().collect();
    let begins = |path: &Path, place: &str| {
        let beginning = format!("{}:{place}", path.display());
        faults.iter().any(|fault| fault.starts_with(&beginning))
    };
    assert!(begins(&broken, "3:"), "{faults:?}");
    assert!(begins(&binary, "2:3: "), "{faults:?}");
    assert_eq!(faults.len(), 2, "{faults:?}");

    let position = with_home(&["position", "--ruleset", "my-bell"]);
    assert_eq!(position, good("8/8/8/8/8/8/8 w2 w16Wb16B 0\nresult -\n"));
    let unknown = with_home(&["position", "--ruleset", "broken"]);
    assert_eq!(unknown.status, Some(2));
    assert!(
        unknown.err.contains("my-bell") && unknown.err.contains("broken.ron:3:"),
        "{}",
        unknown.err
    );
}

#[test]
fn check_answers_for_each_file_in_turn() {
    let folder = Folder::new("check");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let bell = root.join("assets/variants/bell.ron").display().to_string();
    let row = root
        .join("assets/arrangements/row-8x8.ron")
        .display()
        .to_string();
    let ok = format!("{bell}: ok Ruleset bell\n{row}: ok Arrangement row-8x8\n");
    assert_eq!(finish(program().args(["check", &bell, &row])), good(&ok));

    let broken = folder
        .write("broken.ron", "Ruleset(id: 3)")
        .display()
        .to_string();
    let missing = folder.path().join("missing.ron").display().to_string();
    let checked = finish(program().args(["check", &missing, &broken, &bell]));
    assert_eq!((checked.status, checked.err.as_str()), (Some(1), ""));
    let lines: Vec<&str> = checked.out.lines().collect();
    assert!(
        lines[0].starts_with(&format!("{missing}:1:1: file: found ")),
        "{lines:?}"
    );
    assert!(lines[1].starts_with(&format!("{broken}:1:")), "{lines:?}");
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with(&broken) && line.contains(" id: found 3; allowed ")),
        "{lines:?}"
    );
    assert_eq!(
        lines.last(),
        Some(&format!("{bell}: ok Ruleset bell").as_str())
    );
}
