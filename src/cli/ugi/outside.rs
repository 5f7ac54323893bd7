//! A program outside that speaks UGI, as a seat of a match.

use crate::arena::{Seat, SeatError, Turn};
use crate::rules::{Move, Position};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// What such a program is given for a move.
const GO: &str = "go movetime 100";
/// A program that says nothing for so long is lost.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program, started when the first game begins.
pub(in crate::cli) struct Outside {
    command: String,
    options: Vec<(&'static str, String)>,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Outside {
    /// `command` is the program and its arguments; `ruleset` and `start` tell it what is played.
    pub(in crate::cli) fn new(command: &str, ruleset: &str, start: &Position) -> Self {
        Self {
            command: command.to_owned(),
            options: vec![
                ("Ruleset", ruleset.to_owned()),
                ("Board", start.terms().board_name()),
                ("Men", start.terms().men().to_string()),
            ],
            running: None,
        }
    }

    fn fault(&self, why: impl ToString) -> SeatError {
        SeatError::Outside(self.command.clone(), why.to_string())
    }

    fn start(&mut self) -> Result<(), SeatError> {
        let mut words = self.command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| self.fault(error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(self.fault("no way to speak with it"));
        };
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        self.running = Some(Running {
            child,
            input,
            lines,
        });
        self.ask("ugi", "ugiok")?;
        for (name, value) in self.options.clone() {
            self.say(&format!("setoption name {name} value {value}"))?;
        }
        Ok(())
    }

    fn say(&mut self, line: &str) -> Result<(), SeatError> {
        let Some(running) = &mut self.running else {
            return Err(self.fault("it does not run"));
        };
        let said = writeln!(running.input, "{line}").and_then(|()| running.input.flush());
        said.map_err(|error| self.fault(error))
    }

    /// Says a line and waits for one that begins with a word; gives the rest of that one.
    fn ask(&mut self, line: &str, word: &str) -> Result<String, SeatError> {
        self.say(line)?;
        loop {
            let heard = match &self.running {
                Some(running) => running.lines.recv_timeout(PATIENCE),
                None => return Err(self.fault("it does not run")),
            };
            let heard = heard.map_err(|_| self.fault(format!("no '{word}' after '{line}'")))?;
            if let Some(error) = heard.strip_prefix("info string error ") {
                return Err(self.fault(error));
            }
            let (first, rest) = heard.split_once(' ').unwrap_or((&heard, ""));
            if first == word {
                return Ok(rest.trim().to_owned());
            }
        }
    }
}

impl Seat for Outside {
    fn begin(&mut self) -> Result<(), SeatError> {
        if self.running.is_none() {
            self.start()?;
        }
        self.say("uginewgame")?;
        self.ask("isready", "readyok").map(drop)
    }

    fn choose(&mut self, turn: Turn) -> Result<Move, SeatError> {
        let mut line = format!("position fen {}", turn.start);
        if !turn.moves.is_empty() {
            line.push_str(" moves");
        }
        for mv in turn.moves {
            line.push_str(&format!(" {mv}"));
        }
        self.say(&line)?;
        let answer = self.ask(GO, "bestmove")?;
        Move::parse(&answer).ok_or_else(|| self.fault(format!("'{answer}' is no action")))
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = writeln!(running.input, "quit");
            drop(running.input);
            let _ = running.child.kill();
            let _ = running.child.wait();
        }
    }
}
