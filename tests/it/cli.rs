//! The text commands, seen from outside: stdout, stderr, exit status.

use crate::support::{good, refused, run};

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
        astur-free-delayed\t8x8 8x7 10x9 12x8\n\
        jasyr\t5x5 5x5-conjectural\n\
        jarmo\t5x5 5x5-conjectural\n";
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
