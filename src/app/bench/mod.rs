//! What the window costs: its frames against those of a bare scene, its start against a bare window's, its rest, and what a
//! search takes from the main thread. Everything is measured in alternating runs, and a run's bar is told beside it.

pub mod bare;
mod child;
mod frames;
mod idle;
mod measured;
mod schedule;
mod start;

pub use child::say_when_ready;

use crate::app::offscreen::studio::StudioError;
use crate::cli::{BenchArgs, BenchPart};
use bevy::prelude::*;
use std::fmt;
use std::io::Write;
use std::process::ExitCode;

/// How often everything is measured in turn.
const ROUNDS: usize = 5;

/// Why something was not measured.
#[derive(Debug, thiserror::Error)]
pub enum BenchError {
    /// Nothing could be drawn.
    #[error(transparent)]
    Studio(#[from] StudioError),
    /// Another program did not do its part.
    #[error("{program}: {reason}")]
    Program {
        /// Its name.
        program: String,
        /// What it did not do.
        reason: String,
    },
    /// The measured scene has not come about.
    #[error("the scene to be measured has not come about")]
    NoScene,
}

/// A figure beside what it may be at most.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// What was measured.
    pub name: &'static str,
    /// The figure.
    pub value: f64,
    /// What it may be.
    pub bar: Bar,
    /// What it was made of.
    pub detail: String,
}

/// What a figure may be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Bar {
    /// At most this.
    Most(f64),
    /// At least this.
    Least(f64),
}

impl Bar {
    /// Whether a figure keeps to it.
    #[must_use]
    pub fn holds(self, value: f64) -> bool {
        match self {
            Bar::Most(most) => value <= most,
            Bar::Least(least) => value >= least,
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (word, bar) = match self.bar {
            Bar::Most(most) => ("at most", most),
            Bar::Least(least) => ("at least", least),
        };
        let verdict = if self.bar.holds(self.value) {
            "holds"
        } else {
            "MISSED"
        };
        let Self {
            name,
            value,
            detail,
            ..
        } = self;
        write!(f, "{name}\t{value:.2}\t{word} {bar}\t{verdict}\t{detail}")
    }
}

/// Measures everything that can be measured here; the exit status is 1 when nothing could be drawn.
#[must_use]
pub fn run(args: BenchArgs) -> ExitCode {
    let mut failed = false;
    let mut tell = |part: &str, found: Result<Vec<Finding>, BenchError>| match found {
        Ok(findings) => findings.iter().for_each(say),
        Err(error) => {
            failed = true;
            eprintln!("{part}: {error}");
        }
    };
    say(&"what\tfigure\tbar\tverdict\tmedians");
    if args.measures(BenchPart::Frames) {
        let size = UVec2::new(args.size.width, args.size.height);
        tell("frames", frames::measure(size, args.count));
    }
    if args.measures(BenchPart::Schedule) {
        tell("schedule", schedule::measure());
    }
    if !crate::app::window::has_display() {
        eprintln!("start and rest need a display and are not measured");
    } else {
        if args.measures(BenchPart::Start) {
            tell("start", start::measure(&args));
        }
        if args.measures(BenchPart::Rest) {
            tell("rest", idle::measure());
        }
    }
    if failed {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

/// Writes a line of results. A reader who has gone away has heard enough.
fn say(line: &impl fmt::Display) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// The figure in the middle.
fn median(figures: &mut [f64]) -> f64 {
    part_of(figures, 0.5)
}

/// The figure below which this part of all lies.
fn part_of(figures: &mut [f64], part: f64) -> f64 {
    figures.sort_by(f64::total_cmp);
    let last = figures.len().saturating_sub(1);
    figures
        .get((last as f64 * part).round() as usize)
        .copied()
        .unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_tells_whether_its_bar_holds() {
        let finding = |value, bar| Finding {
            name: "x",
            value,
            bar,
            detail: String::new(),
        };
        let slow = finding(2.6, Bar::Most(2.5)).to_string();
        assert_eq!(slow, "x\t2.60\tat most 2.5\tMISSED\t");
        let quick = finding(8.0, Bar::Least(8.0)).to_string();
        assert_eq!(quick, "x\t8.00\tat least 8\tholds\t");
    }

    #[test]
    fn medians_and_parts() {
        assert_eq!(median(&mut [3.0, 1.0, 2.0]), 2.0);
        let mut hundred: Vec<f64> = (0..=100).map(f64::from).collect();
        assert_eq!(part_of(&mut hundred, 0.99), 99.0);
        assert!(median(&mut []).is_nan());
    }
}
