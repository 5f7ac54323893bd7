//! The command line: read into a [`Command`], and the text commands carried out.
//!
//! Results go to stdout, messages to stderr. The exit status is 0 for success, 1 for an illegal move, a malformed position
//! or a bad file, and 2 for wrong usage. What needs a window is handed to the caller's [`Window`].

mod args;
mod bench;
mod check;
mod choices;
mod engine_args;
mod error;
mod interface;
mod kiosk;
mod look;
mod matches;
mod perft;
mod position;
mod recorded;
mod rulesets;
mod spec;
mod streams;
mod tune;
mod ugi;
mod usage;

pub use args::{
    BookArgs, CheckArgs, Command, ExhibitArgs, ExhibitPage, Film, PerftArgs, PictureArgs,
    PictureQuality, PictureView, PlayArgs, PlayedBy, PositionArgs, RecordArgs, Size,
};
pub use choices::{Choices, FirstSide, Played, Setup};
pub use engine_args::{BenchArgs, BenchPart, MatchArgs, TuneArgs};
pub use error::CliError;
pub use interface::{InterfaceArgs, PicturePage};
pub use kiosk::{KioskArgs, SoakArgs};
pub use recorded::resolve;

use crate::store;
use crate::store::kiosk::Configured;
use std::ffi::OsString;
use std::process::ExitCode;
use streams::Streams;

/// What a build with a window does for the commands that need one.
#[derive(Debug, Clone, Copy)]
pub struct Window {
    /// Opens the table.
    pub play: fn(PlayArgs) -> ExitCode,
    /// Draws pictures of a position.
    pub picture: fn(PictureArgs) -> ExitCode,
    /// Measures what the window costs.
    pub bench: fn(BenchArgs) -> ExitCode,
    /// Draws the picture book.
    pub book: fn(BookArgs) -> ExitCode,
    /// Draws a page of the exhibit.
    pub exhibit: fn(ExhibitArgs) -> ExitCode,
    /// Runs the game in a museum.
    pub kiosk: fn(KioskArgs, Configured) -> ExitCode,
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
        (Ok(Some(command)), _) => carry_out(command, window, &mut streams),
        (Ok(None), Some(window)) => Ok((window.play)(PlayArgs::default())),
        (Ok(None), None) => Err(CliError::Usage(usage::help())),
        (Err(error), _) => {
            usage::explain(error, &args, window.is_some(), &mut streams).map(|()| ExitCode::SUCCESS)
        }
    };
    streams.finish(done)
}

fn carry_out(
    command: Command,
    window: Option<Window>,
    streams: &mut Streams,
) -> Result<ExitCode, CliError> {
    match command {
        Command::Rulesets => rulesets::list(&store::library(), streams)?,
        Command::Position(args) => position::print(&args, &store::library(), streams)?,
        Command::Perft(args) => perft::count(&args, &store::library(), streams)?,
        Command::Check(args) => check::files(&args, streams)?,
        Command::Record(args) => recorded::replay(&args, &store::library(), streams)?,
        Command::Where => rulesets::folders(streams)?,
        Command::Match(args) => matches::play(&args, &store::library(), streams)?,
        Command::Bench(args) if args.frames => {
            let window = window.ok_or(CliError::NoWindow)?;
            return Ok((window.bench)(args));
        }
        Command::Bench(args) => bench::measure(&args, &store::library(), streams)?,
        Command::Ugi => ugi::serve(&store::library(), streams)?,
        Command::Tune(args) => tune::fit(&args, &store::library(), streams)?,
        Command::Play(args) => {
            let window = window.ok_or(CliError::NoWindow)?;
            args.setup(&store::library())?;
            return Ok((window.play)(args));
        }
        Command::Book(args) => {
            let window = window.ok_or(CliError::NoWindow)?;
            return Ok((window.book)(args));
        }
        Command::Picture(args) => {
            let window = window.ok_or(CliError::NoWindow)?;
            args.played(&store::library())?;
            return Ok((window.picture)(args));
        }
        Command::Exhibit(args) => {
            let window = window.ok_or(CliError::NoWindow)?;
            return Ok((window.exhibit)(args));
        }
        Command::Kiosk(args) => {
            let window = window.ok_or(CliError::NoWindow)?;
            let configured = kiosk::configuration(&args)?;
            return Ok((window.kiosk)(args, configured));
        }
    }
    Ok(ExitCode::SUCCESS)
}
