//! `position`: a position, its result, its legal moves.

use super::args::PositionArgs;
use super::error::CliError;
use super::streams::Streams;
use crate::data::Library;
use crate::rules::{Ply, Position};

pub(super) fn print(
    args: &PositionArgs,
    library: &Library,
    streams: &mut Streams,
) -> Result<(), CliError> {
    let (_, mut position) = args.choices.start(library)?;
    args.choices.play(&mut position, |before, ply, after| {
        if args.trace {
            print_step(before, ply, after, streams)?;
        }
        Ok(())
    })?;
    print_end(&position, streams)?;
    if args.list_moves {
        print_moves(&position, streams)?;
    }
    Ok(())
}

/// `MOVE<TAB>number of legal moves before it<TAB>position after it`.
pub(super) fn print_step(
    before: &Position,
    ply: &Ply,
    after: &Position,
    streams: &mut Streams,
) -> Result<(), CliError> {
    streams.line(format_args!(
        "{}\t{}\t{after}",
        ply.mv,
        before.count_moves()
    ))
}

/// The position, then `result -` or `result w|b|draw REASON`; for archers then `points WHITE BLACK`.
pub(super) fn print_end(position: &Position, streams: &mut Streams) -> Result<(), CliError> {
    streams.line(position)?;
    match position.outcome() {
        None => streams.line("result -"),
        Some(outcome) => {
            let winner = outcome
                .winner
                .map_or("draw".to_owned(), |side| side.letter().to_string());
            streams.line(format_args!("result {winner} {}", outcome.reason))?;
            match position.points() {
                Some([white, black]) => streams.line(format_args!("points {white} {black}")),
                None => Ok(()),
            }
        }
    }
}

/// Sorted as bytes.
fn print_moves(position: &Position, streams: &mut Streams) -> Result<(), CliError> {
    let mut moves: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
    moves.sort_unstable();
    moves.iter().try_for_each(|mv| streams.line(mv))
}
