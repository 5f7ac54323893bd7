//! The command line: read into a [`Command`], and the text commands carried out.
//!
//! Results go to stdout, messages to stderr. The exit status is 0 for success, 1 for an illegal move, a malformed position
//! or a bad file, and 2 for wrong usage. What needs a window is handed to the caller's [`Window`].

mod args;
mod check;
mod choices;
mod error;
mod perft;
mod position;
mod recorded;
mod rulesets;
mod streams;
mod usage;

pub use args::{
    CheckArgs, Command, Film, PerftArgs, PictureArgs, PictureQuality, PictureView, PlayArgs,
    PlayedBy, PositionArgs, RecordArgs, Size,
};
pub use choices::{Choices, FirstSide, Played, Setup};
pub use error::CliError;
pub use recorded::resolve;

use crate::store;
use std::ffi::OsString;
use std::process::ExitCode;
use streams::Streams;

/// What a build with a window does for the two commands that need one.
#[derive(Debug, Clone, Copy)]
pub struct Window {
    /// Opens the table.
    pub play: fn(PlayArgs) -> ExitCode,
    /// Draws pictures of a position.
    pub picture: fn(PictureArgs) -> ExitCode,
}

/// Exit status for an illegal move, a malformed position or a bad file.
const REFUSED: u8 = 1;
/// Exit status for wrong usage.
const WRONG_USAGE: u8 = 2;

/// Reads the command line and carries it out. Without a window `play` and `picture` are refused, and no command gives the
/// help; with one, no command is `play`.
#[must_use]
pub fn run(args: impl IntoIterator<Item = OsString>, window: Option<Window>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let mut streams = Streams::standard();
    let done = match (args::parse(&args), window) {
        (Err(error), window) => usage::explain(&error, &args, window.is_some(), &mut streams),
        (Ok(None), None) => Err(CliError::Usage(usage::help())),
        (Ok(None), Some(window)) => return (window.play)(PlayArgs::default()),
        (Ok(Some(Command::Play(_) | Command::Picture(_))), None) => Err(CliError::NoWindow),
        (Ok(Some(Command::Play(args))), Some(window)) => match args.setup(&store::library()) {
            Ok(_) => return (window.play)(args),
            Err(error) => Err(error),
        },
        (Ok(Some(Command::Picture(args))), Some(window)) => {
            match args.choices.played(&store::library()) {
                Ok(_) => return (window.picture)(args),
                Err(error) => Err(error),
            }
        }
        (Ok(Some(command)), _) => carry_out(&command, &mut streams),
    };
    streams.finish(done)
}

fn carry_out(command: &Command, streams: &mut Streams) -> Result<(), CliError> {
    match command {
        Command::Rulesets => rulesets::list(&store::library(), streams),
        Command::Position(args) => position::print(args, &store::library(), streams),
        Command::Perft(args) => perft::count(args, &store::library(), streams),
        Command::Check(args) => check::files(args, streams),
        Command::Record(args) => recorded::replay(args, &store::library(), streams),
        Command::Where => rulesets::folders(streams),
        Command::Play(_) | Command::Picture(_) => Err(CliError::NoWindow),
    }
}
