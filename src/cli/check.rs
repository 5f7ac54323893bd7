//! `check`: data files and all their faults.

use super::args::CheckArgs;
use super::error::CliError;
use super::streams::Streams;
use crate::data::{self, Fault, Kind};
use crate::store;

/// `FILE: ok KIND ID`, or one line per fault, in the order of the files. Files that are checked together may name each other.
pub(super) fn files(args: &CheckArgs, streams: &mut Streams) -> Result<(), CliError> {
    let texts: Vec<Result<(String, String), Fault>> = args
        .files
        .iter()
        .map(|path| Ok((path.display().to_string(), store::read_text(path)?)))
        .collect();
    let readable: Vec<(String, String)> = texts.iter().flatten().cloned().collect();
    let mut checked = data::check_files(&readable).into_iter();
    let mut all_good = true;
    for text in texts {
        match text {
            Ok((file, text)) => {
                let verdict = checked.next().unwrap_or_else(|| Err(Vec::new()));
                let verdict = with_its_files(verdict, &file, &text);
                all_good &= verdict.is_ok();
                print(&file, verdict, streams)?;
            }
            Err(fault) => {
                all_good = false;
                streams.line(fault)?;
            }
        }
    }
    if all_good {
        Ok(())
    } else {
        Err(CliError::Reported)
    }
}

/// What a kiosk's file names beside itself must be there too.
fn with_its_files(
    verdict: Result<(Kind, String), Vec<Fault>>,
    file: &str,
    text: &str,
) -> Result<(Kind, String), Vec<Fault>> {
    let (kind, id) = verdict?;
    let faults = match kind {
        Kind::Kiosk => store::kiosk::faults_beside(file, text),
        _ => Vec::new(),
    };
    if faults.is_empty() {
        Ok((kind, id))
    } else {
        Err(faults)
    }
}

fn print(
    file: &str,
    verdict: Result<(Kind, String), Vec<Fault>>,
    streams: &mut Streams,
) -> Result<(), CliError> {
    match verdict {
        Ok((kind, id)) => streams.line(format_args!("{file}: ok {kind} {id}")),
        Err(faults) => faults.iter().try_for_each(|fault| streams.line(fault)),
    }
}
