//! `bench`: how fast the house is.

use super::choices::find_variant;
use super::engine_args::BenchArgs;
use super::error::CliError;
use super::matches::quoted;
use super::streams::Streams;
use crate::bench::{self, Effort, Moment, Row};
use crate::data::Library;

pub(super) fn measure(
    args: &BenchArgs,
    library: &Library,
    streams: &mut Streams,
) -> Result<(), CliError> {
    if let Some(id) = &args.ruleset {
        find_variant(library, id)?;
    }
    if !args.json {
        streams.say("millions a second; the depth is that after one second")?;
        streams.say("ruleset\tboard\tposition\tbulk\tleaf\trandom\tsearch\tdepth")?;
    }
    let mut rows = Vec::new();
    for (variant, board) in bench::tables(library) {
        if args.ruleset.as_ref().is_some_and(|id| *id != variant.id) {
            continue;
        }
        for moment in Moment::ALL {
            if let Some(row) = bench::measure(variant, board, moment, Effort::default()) {
                if !args.json {
                    streams.line(columns(&row))?;
                }
                rows.push(json(&row));
            }
        }
    }
    if args.json {
        let rows = rows.join(",");
        streams.line(format_args!(
            "{{\"version\":1,\"threads\":1,\"rows\":[{rows}]}}"
        ))?;
    }
    Ok(())
}

fn columns(row: &Row) -> String {
    let million = |rate: f64| format!("{:.3}", rate / 1e6);
    [
        row.ruleset.clone(),
        row.board.to_string(),
        row.moment.word().to_owned(),
        million(row.bulk_nps),
        million(row.leaf_nps),
        million(row.random_mps),
        million(row.search_nps),
        row.depth.to_string(),
    ]
    .join("\t")
}

fn json(row: &Row) -> String {
    format!(
        "{{\"ruleset\":{},\"board\":\"{}\",\"position\":\"{}\",\"bulk_nps\":{:.0},\"leaf_nps\":{:.0},\"random_mps\":{:.0},\
         \"search_nps\":{:.0},\"depth_1s\":{}}}",
        quoted(&row.ruleset),
        row.board,
        row.moment.word(),
        row.bulk_nps,
        row.leaf_nps,
        row.random_mps,
        row.search_nps,
        row.depth
    )
}
