//! From the start of the process to the first frame that answers, against a bare window's.

use super::child::Program;
use super::{Bar, BenchError, Finding, ROUNDS, median};
use crate::cli::BenchArgs;
use std::path::PathBuf;

/// Starts the game and the bare window in turn.
pub fn measure(args: &BenchArgs) -> Result<Vec<Finding>, BenchError> {
    let own = own_path()?;
    let bare = args.bare.clone().unwrap_or_else(|| {
        let folder = own.parent().map(PathBuf::from).unwrap_or_default();
        folder.join("examples").join("bare")
    });
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let program = Program::start(&bare, &["--empty"])?;
        theirs.push(program.took.as_secs_f64());
        drop(program);
        let program = Program::start(&own, &["play", "--say-when-ready"])?;
        ours.push(program.took.as_secs_f64());
    }
    let (ours, theirs) = (median(&mut ours), median(&mut theirs));
    Ok(vec![Finding {
        name: "start to a bare window's",
        value: ours / theirs,
        bar: Bar::Most(1.5),
        detail: format!("{ours:.2} s, bare {theirs:.2} s"),
    }])
}

/// This program.
pub fn own_path() -> Result<PathBuf, BenchError> {
    std::env::current_exe().map_err(|error| BenchError::Program {
        program: "this program".to_owned(),
        reason: error.to_string(),
    })
}
