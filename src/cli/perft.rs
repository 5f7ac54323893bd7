//! `perft`: how many sequences of legal actions there are.

use super::args::PerftArgs;
use super::error::CliError;
use super::streams::Streams;
use crate::data::Library;
use std::time::Instant;

pub(super) fn count(
    args: &PerftArgs,
    library: &Library,
    streams: &mut Streams,
) -> Result<(), CliError> {
    let (_, mut position) = args.choices.start(library)?;
    args.choices.play(&mut position, |_, _, _| Ok(()))?;
    let started = Instant::now();
    let nodes = if args.divide && args.depth > 0 {
        let mut lines: Vec<(String, u64)> = position
            .divide(args.depth)
            .into_iter()
            .map(|(mv, nodes)| (mv.to_string(), nodes))
            .collect();
        lines.sort_unstable();
        for (mv, nodes) in &lines {
            streams.line(format_args!("{mv}\t{nodes}"))?;
        }
        lines.iter().map(|(_, nodes)| nodes).sum()
    } else {
        position.perft(args.depth)
    };
    let seconds = started.elapsed().as_secs_f64();
    streams.line(format_args!("nodes {nodes}"))?;
    // A clock that has not ticked would give an infinite rate.
    let rate = nodes as f64 / seconds.max(1e-9);
    streams.say(format_args!("time {seconds:.3} s, {rate:.0} nodes/s"))
}
