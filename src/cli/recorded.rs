//! `record`: a record replayed.

use super::args::RecordArgs;
use super::choices::{Choices, FirstSide};
use super::error::CliError;
use super::position::{print_end, print_step};
use super::streams::Streams;
use crate::data::Library;
use crate::record::{self, Record, Tag, TagFault, Tags};
use crate::rules::Position;
use crate::store;

pub(super) fn replay(
    args: &RecordArgs,
    library: &Library,
    streams: &mut Streams,
) -> Result<(), CliError> {
    let text =
        store::read_text(&args.file).map_err(|error| CliError::Refused(error.to_string()))?;
    match record::read(&text, |tags| resolve(library, tags)) {
        Ok(record) => {
            trace(&record, args, streams)?;
            print_end(record.position(), streams)
        }
        Err(broken) => {
            if let Some(record) = &broken.kept {
                trace(record, args, streams)?;
            }
            Err(CliError::Refused(format!(
                "{}:{}",
                args.file.display(),
                broken.fault
            )))
        }
    }
}

fn trace(record: &Record, args: &RecordArgs, streams: &mut Streams) -> Result<(), CliError> {
    if !args.trace {
        return Ok(());
    }
    let mut position = record.start().clone();
    for ply in record.plies() {
        let before = position.clone();
        // The record has played this very move on this very position.
        position
            .play(ply.mv)
            .map_err(|error| CliError::Refused(error.to_string()))?;
        print_step(&before, ply, &position, streams)?;
    }
    Ok(())
}

/// The position that the tags of a record mean, by the rulesets of a library.
///
/// # Errors
/// The first tag that is missing or says something that is not allowed.
pub fn resolve(library: &Library, tags: &Tags) -> Result<Position, TagFault> {
    let fault = |tag, reason| TagFault { tag, reason };
    let ruleset = tags
        .get(Tag::Variant)
        .ok_or_else(|| fault(Tag::Variant, "the tag Variant is missing".to_owned()))?;
    let first = tags.get(Tag::First).map(first_side).transpose()?;
    let owned = |tag| tags.get(tag).map(str::to_owned);
    // One choice after the other, so that a refusal names the tag that it is about.
    let mut choices = Choices {
        ruleset: ruleset.to_owned(),
        board: None,
        men: None,
        first,
        from: None,
        moves: Vec::new(),
    };
    let refused = |tag| move |error: CliError| fault(tag, error.to_string());
    choices.start(library).map_err(refused(Tag::Variant))?;
    choices.board = owned(Tag::Board);
    choices.start(library).map_err(refused(Tag::Board))?;
    choices.men = owned(Tag::Men);
    choices.start(library).map_err(refused(Tag::Men))?;
    choices.from = owned(Tag::Start);
    let (_, position) = choices.start(library).map_err(refused(Tag::Start))?;
    Ok(position)
}

fn first_side(text: &str) -> Result<FirstSide, TagFault> {
    match text {
        "w" | "White" | "white" => Ok(FirstSide::White),
        "b" | "Black" | "black" => Ok(FirstSide::Black),
        _ => Err(TagFault {
            tag: Tag::First,
            reason: format!("found First '{text}'; allowed: w b"),
        }),
    }
}
