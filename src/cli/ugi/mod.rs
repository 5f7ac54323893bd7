//! `ugi`: other programs play against the house, line by line; and programs that speak the same are played against.

mod go;
mod options;
mod outside;
mod session;

pub(super) use outside::Outside;

use super::error::CliError;
use super::streams::Streams;
use crate::ai::Choice;
use crate::data::Library;
use session::{Session, Step};
use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

/// What the session waits for.
enum Event {
    /// A line came in.
    Line(String),
    /// No more lines will come.
    End,
    /// The search with this number has ended.
    Chosen(u64, Option<Choice>),
}

/// Answers line after line until `quit` or the end of the input. A search that is under way then is still answered: after
/// `quit` at once, and at the end of the input when it ends, unless it would never end by itself.
pub(super) fn serve(library: &Library, streams: &mut Streams) -> Result<(), CliError> {
    let (sender, events) = mpsc::channel();
    let lines = sender.clone();
    // The reader ends with the input or, blocked as it may be, with the process.
    thread::spawn(move || read_lines(io::stdin().lock(), &lines));
    let mut session = Session::new(library, sender)?;
    answer(&mut session, &events, streams)
}

fn answer(
    session: &mut Session,
    events: &Receiver<Event>,
    streams: &mut Streams,
) -> Result<(), CliError> {
    let (mut ended, mut left) = (false, false);
    while let Ok(event) = events.recv() {
        let step = match event {
            // Whoever has left asks nothing more.
            Event::Line(_) if left => Step::On,
            Event::Line(line) => session.obey(&line, streams)?,
            Event::Chosen(number, choice) => session.tell(number, choice, streams)?,
            Event::End => {
                ended = true;
                session.stop_endless();
                Step::On
            }
        };
        streams.flush()?;
        if step == Step::Quit {
            session.stop();
            (ended, left) = (true, true);
        }
        if ended && !session.is_thinking() {
            break;
        }
    }
    session.stop();
    Ok(())
}

fn read_lines(mut input: impl BufRead, lines: &Sender<Event>) {
    /// A longer line is no message.
    const LONGEST: usize = 1 << 20;
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        bytes.truncate(LONGEST);
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if lines.send(Event::Line(line)).is_err() {
            return;
        }
    }
    let _ = lines.send(Event::End);
}
