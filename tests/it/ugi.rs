//! The UGI door: a referee that knows the protocol alone, and whatever else may come in at a door.

use crate::support::{finish, program, run};
use latrunculi::rules::Move;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// The program at the other side of the door.
struct Door {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Door {
    fn open() -> Self {
        let mut child = program()
            .arg("ugi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the built program");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Self {
            child,
            input,
            output,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the program listens");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    }

    /// Says a line and gives the next that begins with a word.
    fn ask(&mut self, line: &str, word: &str) -> String {
        self.say(line);
        loop {
            let heard = self.hear();
            assert!(!heard.is_empty(), "the program is gone after '{line}'");
            if let Some(rest) = heard.strip_prefix(word) {
                return rest.trim().to_owned();
            }
        }
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_referee_that_knows_the_protocol_alone_plays_a_whole_game() {
    let mut door = Door::open();
    let author = door.ask("ugi", "id author");
    assert!(!author.is_empty());
    door.ask("", "ugiok");
    for option in [
        "Ruleset value bell",
        "Board value 8x7",
        "Seed value 3",
        "Level value tiro",
    ] {
        door.say(&format!("setoption name {option}"));
    }
    door.ask("isready", "readyok");
    door.say("uginewgame");
    let mut moves = String::new();
    for _ in 0..700 {
        door.say(&format!("position startpos{moves}"));
        let over = door.ask("query gameover", "response");
        if over == "true" {
            let result = door.ask("query result", "response");
            assert!(
                ["p1win", "p2win", "draw"].contains(&result.as_str()),
                "{result}"
            );
            return;
        }
        assert_eq!(door.ask("query result", "response"), "none");
        let turn = door.ask("query p1turn", "response");
        assert!(turn == "true" || turn == "false");
        let mv = door.ask("go nodes 50", "bestmove");
        assert!(Move::parse(&mv).is_some(), "{mv}");
        if moves.is_empty() {
            moves.push_str(" moves");
        }
        moves.push_str(&format!(" {mv}"));
    }
    panic!("no end of the game");
}

#[test]
fn nonsense_gets_an_error_line_and_never_an_exit() {
    let mut door = Door::open();
    let nonsense = [
        "hello",
        "position",
        "position fen",
        "position fen 8/8 w - 0",
        "position fen a b c d moves @a1",
        "position startpos moves a1-z9",
        "position startpos @a1",
        "setoption",
        "setoption name Ruleset value chess",
        "setoption name Board value 3x3",
        "setoption name Men value -1",
        "setoption name First value x",
        "setoption name Threads value 0",
        "setoption name Hash value many",
        "setoption name Level value caesar",
        "setoption name Seed value -1",
        "setoption name Colour value red",
        "go quickly",
        "go depth",
        "go nodes x",
        "query everything",
        "\u{0}\u{1}\u{2} \u{fffd}",
        "position fen 8/8/8/8/8/8/8/8 w - 99999999999",
    ];
    for line in nonsense {
        let error = door.ask(line, "info string");
        assert!(error.starts_with("error "), "{line}: {error}");
    }
    door.ask("isready", "readyok");
    let mv = door.ask("go depth 2", "bestmove");
    assert!(Move::parse(&mv).is_some());
}

#[test]
fn a_finished_game_has_no_move() {
    let mut door = Door::open();
    door.say("setoption name Ruleset value bautista");
    door.say("position fen 8/8/8/8/8/8/w7 b - 7");
    assert_eq!(door.ask("query result", "response"), "p1win");
    assert!(door.ask("go depth 1", "info string error").contains("men"));
}

#[test]
fn an_endless_search_is_told_to_stop() {
    let mut door = Door::open();
    door.say("setoption name Ruleset value kowalski");
    door.say("go infinite");
    assert!(
        door.ask("position startpos", "info string error")
            .contains("bestmove")
    );
    door.ask("isready", "readyok");
    let mv = door.ask("stop", "bestmove");
    assert!(Move::parse(&mv).is_some());
    door.say("quit");
    assert!(door.child.wait().expect("its end").success());
}

#[test]
fn who_quits_while_it_thinks_still_gets_its_answer() {
    let mut door = Door::open();
    door.say("setoption name Ruleset value kowalski");
    door.say("go infinite");
    let mv = door.ask("quit", "bestmove");
    assert!(Move::parse(&mv).is_some(), "{mv}");
    assert!(door.child.wait().expect("its end").success());
}

#[test]
fn the_end_of_the_input_ends_it_after_the_last_answer() {
    let mut child = program()
        .arg("ugi")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the built program");
    let mut input = child.stdin.take().expect("its input");
    writeln!(input, "go depth 3").expect("a line");
    drop(input);
    let output = child.wait_with_output().expect("its end");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(
        text.contains("info depth 3 score cp ") && text.contains("bestmove "),
        "{text}"
    );
    // Without any input it ends at once.
    assert_eq!(finish(program().arg("ugi")).status, Some(0));
}

#[test]
fn the_house_plays_a_match_against_itself_outside() {
    let itself = env!("CARGO_BIN_EXE_latrunculi");
    let ran = run(&format!(
        "match --ruleset bell --a 'ugi:{itself} ugi' --b random --games 2 --seed 4 --max-plies 24 --json"
    ));
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.contains("\"games\":2"), "{}", ran.out);
    let missing = run("match --ruleset bell --a ugi:/nonexistent/x --b random --games 2 --seed 4");
    assert_eq!(missing.status, Some(1));
    assert!(missing.err.contains("/nonexistent/x: "), "{}", missing.err);
}
