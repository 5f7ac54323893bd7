//! `match`: two engines against each other.

use super::engine_args::MatchArgs;
use super::error::CliError;
use super::spec;
use super::streams::Streams;
use crate::arena::{Match, Oversight, Played, Tally, oversights};
use crate::data::Library;
use crate::rules::Position;

pub(super) fn play(
    args: &MatchArgs,
    library: &Library,
    streams: &mut Streams,
) -> Result<(), CliError> {
    let start = args.start(library)?;
    let mut a = spec::seat(("--a", &args.a), &args.ruleset, &start)?;
    let mut b = spec::seat(("--b", &args.b), &args.ruleset, &start)?;
    let plan = Match {
        games: args.games,
        seed: args.seed,
        opening: args.opening,
        most_plies: args.max_plies,
    };
    let mut games = Vec::new();
    let tally = plan
        .play(&start, &mut *a, &mut *b, &mut |game| {
            if args.oversights {
                games.push(game.clone());
            }
        })
        .map_err(|error| CliError::Refused(error.to_string()))?;
    if args.json {
        streams.line(json(args, &start.terms().board_name(), &tally))?;
    } else {
        streams.line(sentence(args, &tally))?;
    }
    if args.oversights {
        tell_oversights(&start, &games, streams)?;
    }
    Ok(())
}

/// One line for every oversight, then how many there were and how many games they lost.
fn tell_oversights(
    start: &Position,
    games: &[Played],
    streams: &mut Streams,
) -> Result<(), CliError> {
    let (mut all, mut lost) = (0, 0);
    for (number, game) in games.iter().enumerate() {
        let found = oversights(start, game);
        all += found.len();
        let loser =
            |oversight: &Oversight| game.winner.is_some() && game.winner != Some(oversight.player);
        lost += usize::from(found.iter().any(loser));
        for oversight in &found {
            streams.line(format!("game {}: {oversight}", number + 1))?;
        }
    }
    streams.line(format!(
        "overlooked in two plies: {all}; games lost so: {lost}"
    ))
}

fn sentence(args: &MatchArgs, tally: &Tally) -> String {
    let [elo, low, high] = tally.elo();
    let [shortest, middle, longest] = tally.plies();
    let reasons: Vec<String> = tally
        .reasons
        .iter()
        .map(|(reason, times)| format!("{times} {reason}"))
        .collect();
    let points = tally
        .points
        .map_or_else(String::new, |[a, b]| format!("; points {a} to {b}"));
    format!(
        "{} against {}: {} won, {} lost, {} drawn; Elo {elo:+.0}, 95 % from {low:+.0} to {high:+.0}; \
         {shortest} to {longest} plies, middle {middle}; {}{points}",
        args.a,
        args.b,
        tally.wins_a,
        tally.wins_b,
        tally.draws,
        reasons.join(", ")
    )
}

fn json(args: &MatchArgs, board: &str, tally: &Tally) -> String {
    let [elo, low, high] = tally.elo();
    let [shortest, middle, longest] = tally.plies();
    let reasons: Vec<String> = tally
        .reasons
        .iter()
        .map(|(reason, times)| format!("\"{reason}\":{times}"))
        .collect();
    let points = tally.points.map_or_else(String::new, |[a, b]| {
        format!(",\"points_a\":{a},\"points_b\":{b}")
    });
    format!(
        "{{\"ruleset\":{},\"board\":{},\"seed\":{},\"games\":{},\"a\":{},\"b\":{},\"wins_a\":{},\"wins_b\":{},\"draws\":{},\
         \"elo\":{elo:.1},\"elo_low\":{low:.1},\"elo_high\":{high:.1},\"reasons\":{{{}}},\
         \"plies\":{{\"min\":{shortest},\"median\":{middle},\"max\":{longest}}}{points}}}",
        quoted(&args.ruleset),
        quoted(board),
        args.seed,
        tally.games(),
        quoted(&args.a),
        quoted(&args.b),
        tally.wins_a,
        tally.wins_b,
        tally.draws,
        reasons.join(",")
    )
}

/// A text as JSON writes it.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            control if control < ' ' => quoted.push_str(&format!("\\u{:04x}", control as u32)),
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}
