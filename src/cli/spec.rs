//! Who plays a match, as the command line names it: `random`, `greedy`, `first`, `level=tiro`, `level=tiro,levels=FILE`,
//! `engine,depth=4,nodes=20000,time=100,threads=1,weights=FILE,placing=random`, `ugi:PROGRAM`.

use super::error::CliError;
use super::ugi::Outside;
use crate::ai::{Brief, Level, Limits, Memory, Temper};
use crate::arena::{House, Seat};
use crate::data::Fault;
use crate::rules::Position;
use crate::{data, store};
use std::path::Path;
use std::time::Duration;

const ALLOWED: &str = "allowed: random greedy first[,nodes=N] level=LEVEL[,levels=FILE] engine[,depth=N][,nodes=N][,time=MS][,threads=N][,weights=FILE][,placing=random] ugi:PROGRAM";
const RANDOM_PLACING: &str = "placing=random";
const MOST_THREADS: u32 = 64;

/// The seat that the text of a flag names; `start` is the start of the match.
///
/// # Errors
/// Wrong usage for a text that names none, a refusal for a bad file of weights.
pub(super) fn seat(
    (flag, text): (&str, &str),
    ruleset: &str,
    start: &Position,
) -> Result<Box<dyn Seat>, CliError> {
    let wrong = |why: String| CliError::Usage(format!("{flag} '{text}': {why}"));
    if let Some(program) = text.strip_prefix("ugi:") {
        return match program {
            "" => Err(wrong("a program is missing".to_owned())),
            program => Ok(Box::new(Outside::new(program, ruleset, start))),
        };
    }
    if let Some(named) = text.strip_prefix("level=") {
        let (word, file) = match named.split_once(",levels=") {
            Some((word, file)) => (word, Some(file)),
            None => (named, None),
        };
        let level = Level::parse(word).ok_or_else(|| {
            let words = Level::ALL.map(Level::word).join(" ");
            wrong(format!("no such level; allowed: {words}"))
        })?;
        let temper = match file {
            Some(file) => temper_in(file, level)?,
            None => level.temper_at(start),
        };
        return Ok(Box::new(engine(temper.into())));
    }
    let of_archers = start.archers().is_some();
    let (kind, settings) = text.split_once(',').unwrap_or((text, ""));
    let settings: Vec<&str> = settings
        .split(',')
        .filter(|part| !part.is_empty())
        .collect();
    match kind {
        "random" if settings.is_empty() => Ok(Box::new(House::Random)),
        "greedy" if settings.is_empty() => Ok(Box::new(House::Greedy)),
        "first" | "engine" => {
            let mut brief = Brief::from(Temper::exact(Limits::default()));
            if of_archers && kind == "first" {
                return Err(wrong("the first search plays no archers".to_owned()));
            }
            let at_random = |setting: &str| kind == "engine" && setting == RANDOM_PLACING;
            let places_at_random = settings.iter().any(|setting| at_random(setting));
            for setting in settings.into_iter().filter(|setting| !at_random(setting)) {
                set(&mut brief, setting, of_archers).map_err(|error| match error {
                    CliError::Usage(why) => wrong(why),
                    other => other,
                })?;
            }
            if brief.temper.limits == Limits::default() {
                return Err(wrong(
                    "at least one of depth=, nodes= and time= is needed".to_owned(),
                ));
            }
            Ok(Box::new(match kind {
                "first" => House::First(brief.temper.limits),
                _ if places_at_random => House::RandomPlacer(Box::new(engine(brief))),
                _ => engine(brief),
            }))
        }
        _ => Err(wrong(ALLOWED.to_owned())),
    }
}

/// A level as a file of levels has it.
fn temper_in(file: &str, level: Level) -> Result<Temper, CliError> {
    let text = read(file)?;
    let levels = data::read_levels(file, &text).map_err(refused)?;
    let place = Level::ALL.iter().position(|&one| one == level);
    Ok(place.map_or(level.temper(), |place| levels[place]))
}

fn read(file: &str) -> Result<String, CliError> {
    store::read_text(Path::new(file)).map_err(|error| CliError::Refused(format!("{file}: {error}")))
}

fn refused(faults: Vec<Fault>) -> CliError {
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    CliError::Refused(lines.join("\n"))
}

fn engine(brief: Brief) -> House {
    House::Engine(Box::new(brief), Memory::default())
}

fn set(brief: &mut Brief, setting: &str, of_archers: bool) -> Result<(), CliError> {
    let unknown = || CliError::Usage(format!("'{setting}' is no setting; {ALLOWED}"));
    let (name, value) = setting.split_once('=').ok_or_else(unknown)?;
    let number = || {
        value.parse::<u64>().ok().filter(|&n| n > 0).ok_or_else(|| {
            CliError::Usage(format!(
                "{name}= needs a whole number from 1, not '{value}'"
            ))
        })
    };
    let limits = &mut brief.temper.limits;
    match name {
        "depth" => limits.depth = Some(number()?.min(Limits::DEEPEST.into()) as u32),
        "nodes" => limits.nodes = Some(number()?),
        "time" => limits.time = Some(Duration::from_millis(number()?)),
        "threads" => brief.threads = number()?.min(MOST_THREADS.into()) as u32,
        "weights" if of_archers => {
            let (_, weights) = data::read_archer_weights(value, &read(value)?).map_err(refused)?;
            brief.archers = Some(weights);
        }
        "weights" => {
            let (_, weights) = data::read_weights(value, &read(value)?).map_err(refused)?;
            brief.weights = Some(weights);
        }
        _ => return Err(unknown()),
    }
    Ok(())
}
