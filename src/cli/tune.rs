//! `tune`: weights fitted from self-play, printed as a file of weights.

use super::choices::find_variant;
use super::engine_args::TuneArgs;
use super::error::CliError;
use super::streams::Streams;
use crate::ai::{Family, Weights};
use crate::arena::Tuning;
use crate::data::Library;
use crate::rules::{LongGame, Position};

pub(super) fn fit(
    args: &TuneArgs,
    library: &Library,
    streams: &mut Streams,
) -> Result<(), CliError> {
    let mut starts = Vec::new();
    let mut families = Vec::new();
    for id in &args.rulesets {
        let variant = find_variant(library, id)?;
        let terms = variant
            .terms(None, None)
            .map_err(|error| CliError::Usage(error.to_string()))?;
        let ruleset = variant.ruleset.soldiers().ok_or_else(|| {
            CliError::Usage(format!(
                "{id} is a game of archers, whose judgement has no weights to fit"
            ))
        })?;
        families.push(Family::of(ruleset));
        starts.push(Position::start(&terms, variant.first()).with_long_game(LongGame::Limited));
    }
    let Some(&family) = families.first() else {
        return Ok(());
    };
    if families.iter().any(|&other| other != family) {
        let words: Vec<&str> = families.iter().map(|family| family.word()).collect();
        let words = words.join(" ");
        return Err(CliError::Usage(format!(
            "the rulesets are of different families: {words}"
        )));
    }
    let tuning = Tuning {
        games: args.games,
        nodes: args.nodes,
        seed: args.seed,
        opening: 8,
    };
    let (weights, positions) = tuning
        .fit(&starts, family.weights())
        .map_err(|error| CliError::Refused(error.to_string()))?;
    streams.say(format_args!("fitted to {positions} positions"))?;
    streams.text(&file(family, weights))
}

/// The text of a file of weights.
fn file(family: Family, mut weights: Weights) -> String {
    let mut text = format!("Weights(\n    family: \"{}\",\n", family.word());
    for name in Weights::NAMES {
        let value = weights.part(name).map_or(0, |part| *part);
        text.push_str(&format!("    {name}: {value},\n"));
    }
    text + ")\n"
}
