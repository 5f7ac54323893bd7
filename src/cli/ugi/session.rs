//! One session: what is asked and what is answered.

use super::Event;
use super::go::{hasty, limits, within};
use super::options::Options;
use crate::ai::{self, Brief, Choice, Limits, Memory, Temper};
use crate::cli::error::CliError;
use crate::cli::streams::Streams;
use crate::data::Library;
use crate::rules::{Position, Side};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Whether the session goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    On,
    Quit,
}

/// A search under way.
struct Thinking {
    stop: Arc<AtomicBool>,
    began: Instant,
    endless: bool,
}

pub(super) struct Session<'a> {
    library: &'a Library,
    options: Options,
    position: Position,
    memory: Arc<Mutex<Memory>>,
    thinking: Option<Thinking>,
    /// The number of the last search; answers of older ones are not told.
    number: u64,
    events: Sender<Event>,
}

/// The time of a move when nothing is said.
const USUAL: Duration = Duration::from_secs(1);

impl<'a> Session<'a> {
    pub(super) fn new(library: &'a Library, events: Sender<Event>) -> Result<Self, CliError> {
        let options = Options::new(library);
        let position = options.start(library).map_err(CliError::Refused)?;
        Ok(Self {
            library,
            position,
            memory: memory(&options),
            options,
            thinking: None,
            number: 0,
            events,
        })
    }

    pub(super) const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Stops a search that would never end by itself.
    pub(super) fn stop_endless(&self) {
        if self
            .thinking
            .as_ref()
            .is_some_and(|thinking| thinking.endless)
        {
            self.stop();
        }
    }

    /// Tells the search under way to stop; its answer comes as an event.
    pub(super) fn stop(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Does what a line says. What cannot be done is answered by `info string error`.
    pub(super) fn obey(&mut self, line: &str, streams: &mut Streams) -> Result<Step, CliError> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let done = match word {
            "" => Ok(()),
            "quit" => return Ok(Step::Quit),
            "isready" => return streams.line("readyok").map(|()| Step::On),
            "stop" => {
                self.stop();
                Ok(())
            }
            "ugi" => return self.introduce(streams).map(|()| Step::On),
            "query" => match self.query(rest) {
                Ok(answer) => {
                    return streams
                        .line(format_args!("response {answer}"))
                        .map(|()| Step::On);
                }
                Err(error) => Err(error),
            },
            _ if self.is_thinking() => {
                Err(format!("'{word}' has to wait for bestmove, or stop first"))
            }
            "ugtnewgame" | "uginewgame" => {
                self.memory = memory(&self.options);
                self.options
                    .start(self.library)
                    .map(|start| self.position = start)
            }
            "setoption" => self.set_option(rest),
            "position" => self.set_position(rest),
            "go" => self.go(rest),
            other => Err(format!("unknown message '{other}'")),
        };
        if let Err(error) = done {
            // One line, whatever the message holds.
            let error = error.replace(['\n', '\r'], " ");
            streams.line(format_args!("info string error {error}"))?;
        }
        Ok(Step::On)
    }

    fn introduce(&self, streams: &mut Streams) -> Result<(), CliError> {
        streams.line(format_args!(
            "id name Latrunculi {}",
            env!("CARGO_PKG_VERSION")
        ))?;
        streams.line("id author the makers of Latrunculi")?;
        for option in self.options.announced(self.library) {
            streams.line(option)?;
        }
        streams.line("ugiok")
    }

    fn query(&self, what: &str) -> Result<String, String> {
        let outcome = self.position.outcome();
        match what {
            "p1turn" => Ok((self.position.side() == Side::White).to_string()),
            "gameover" => Ok(outcome.is_some().to_string()),
            "result" => Ok(match outcome.map(|outcome| outcome.winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Side::White)) => "p1win",
                Some(Some(Side::Black)) => "p2win",
            }
            .to_owned()),
            other => Err(format!(
                "no query '{other}'; there are p1turn gameover result"
            )),
        }
    }

    fn set_option(&mut self, text: &str) -> Result<(), String> {
        let (name, value) = text
            .strip_prefix("name ")
            .and_then(|rest| rest.split_once(" value "))
            .ok_or("setoption name NAME value VALUE")?;
        let before = self.options.clone();
        self.options.set(self.library, name.trim(), value.trim())?;
        let game = |options: &Options| {
            (
                options.ruleset.clone(),
                options.board.clone(),
                options.men.clone(),
                options.first,
            )
        };
        if game(&before) != game(&self.options) {
            self.position = self.options.start(self.library)?;
        }
        if before.megabytes != self.options.megabytes {
            self.memory = memory(&self.options);
        }
        Ok(())
    }

    fn set_position(&mut self, text: &str) -> Result<(), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (mut position, rest) = match words.split_first() {
            Some((&"startpos", rest)) => (self.options.start(self.library)?, rest),
            Some((&"fen", rest)) => {
                let fields = rest.get(..4).ok_or("fen needs four fields")?;
                let text = fields.join(" ");
                (
                    self.options.position(self.library, Some(&text))?,
                    &rest[4..],
                )
            }
            _ => return Err("position startpos or position fen FOUR FIELDS".to_owned()),
        };
        let moves = match rest.split_first() {
            None => rest,
            Some((&"moves", moves)) => moves,
            Some((other, _)) => return Err(format!("'{other}' where 'moves' could stand")),
        };
        for (idx, mv) in moves.iter().enumerate() {
            position
                .read_move(mv)
                .and_then(|mv| position.play(mv))
                .map_err(|error| format!("move {} '{mv}': {error}", idx + 1))?;
        }
        self.position = position;
        Ok(())
    }

    fn go(&mut self, text: &str) -> Result<(), String> {
        let (asked, endless) = limits(text)?;
        if let Some(outcome) = self.position.outcome() {
            return Err(format!("the game is over: {}", outcome.reason));
        }
        let temper = match self.options.level {
            Some(level) => within(level.temper_at(&self.position), asked),
            None if asked == Limits::default() && !endless => Temper::exact(Limits {
                time: Some(USUAL),
                ..asked
            }),
            None => Temper::exact(asked),
        };
        let brief = Brief {
            threads: self.options.threads,
            ..Brief::from(temper)
        };
        let stop = Arc::new(AtomicBool::new(false));
        self.number += 1;
        self.thinking = Some(Thinking {
            stop: Arc::clone(&stop),
            began: Instant::now(),
            endless,
        });
        let (position, seed, number) = (self.position.clone(), self.options.seed, self.number);
        let (memory, events) = (Arc::clone(&self.memory), self.events.clone());
        thread::spawn(move || {
            let choice = memory.lock().ok().and_then(|mut memory| {
                let choice = ai::think(&position, brief, seed, &stop, &mut memory);
                // Stopped before anything was judged: any move is an answer.
                choice.or_else(|| {
                    ai::think(
                        &position,
                        hasty(brief),
                        seed,
                        &AtomicBool::new(false),
                        &mut memory,
                    )
                })
            });
            let _ = events.send(Event::Chosen(number, choice));
        });
        Ok(())
    }

    /// Tells what a search has chosen.
    pub(super) fn tell(
        &mut self,
        number: u64,
        choice: Option<Choice>,
        streams: &mut Streams,
    ) -> Result<Step, CliError> {
        if number != self.number {
            return Ok(Step::On);
        }
        let began = self.thinking.take().map(|thinking| thinking.began);
        let Some(choice) = choice else {
            streams.line("info string error no move was found")?;
            return Ok(Step::On);
        };
        let millis = began.map_or(0, |began| began.elapsed().as_millis());
        let line: Vec<String> = choice.line.iter().map(ToString::to_string).collect();
        streams.line(format_args!(
            "info depth {} score cp {} nodes {} time {millis} pv {}",
            choice.depth,
            choice.score,
            choice.nodes,
            line.join(" ")
        ))?;
        streams.line(format_args!("bestmove {}", choice.mv))?;
        Ok(Step::On)
    }
}

fn memory(options: &Options) -> Arc<Mutex<Memory>> {
    Arc::new(Mutex::new(Memory::new(options.megabytes << 20)))
}
