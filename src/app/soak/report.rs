//! What a trial has come to, and the bars that it is held against.

use std::io::Write;
use std::process::ExitCode;

/// The memory at the end may be so much more than after the first day, in percent.
const MORE_MEMORY: u64 = 5;

/// Figures at the start or after the first day, in the middle, at the end.
pub(super) type Thrice = [u64; 3];

/// What a trial has come to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Report {
    /// Visits that were begun and ended.
    pub sessions: u64,
    /// Games that visitors began.
    pub games: u64,
    /// How often everything began anew.
    pub resets: u64,
    /// Warnings and errors of the log, faults, entities too many or too few.
    pub errors: u64,
    /// Entities after the first start, in the middle, at the end, each with the same board on the table.
    pub entities: Thrice,
    /// Memory after the first day, in the middle, at the end.
    pub rss_kib: Thrice,
}

impl Report {
    /// The bars that were missed.
    pub(super) fn missed(&self) -> Vec<String> {
        let mut missed = Vec::new();
        let [start, middle, end] = self.entities;
        if self.errors > 0 {
            missed.push(format!("{} errors", self.errors));
        }
        if self.sessions == 0 || self.resets == 0 {
            missed.push("nobody came".to_owned());
        }
        if middle != start || end != start {
            missed.push("the number of entities has changed".to_owned());
        }
        let [day, _, end] = self.rss_kib;
        if end * 100 > day * (100 + MORE_MEMORY) {
            missed.push(format!("more than {MORE_MEMORY} % more memory"));
        }
        missed
    }

    /// The lines that are printed.
    fn lines(&self) -> [String; 6] {
        let thrice = |[a, b, c]: Thrice| format!("{a} {b} {c}");
        [
            format!("sessions {}", self.sessions),
            format!("games {}", self.games),
            format!("resets {}", self.resets),
            format!("errors {}", self.errors),
            format!("entities {}", thrice(self.entities)),
            format!("rss_kib {}", thrice(self.rss_kib)),
        ]
    }
}

/// Prints a report; the exit status is 1 when a bar was missed.
pub(super) fn tell(report: Report) -> ExitCode {
    let mut out = std::io::stdout();
    for line in report.lines() {
        // A reader who has gone away has heard enough.
        let _ = writeln!(out, "{line}");
    }
    let missed = report.missed();
    for bar in &missed {
        eprintln!("missed: {bar}");
    }
    if missed.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> Report {
        Report {
            sessions: 2,
            games: 1,
            resets: 2,
            errors: 0,
            entities: [10, 10, 10],
            rss_kib: [1000, 1200, 1050],
        }
    }

    #[test]
    fn a_report_is_held_against_its_bars() {
        assert_eq!(good().missed(), [""; 0]);
        let more = Report {
            rss_kib: [1000, 1000, 1051],
            entities: [10, 11, 10],
            errors: 3,
            ..good()
        };
        assert_eq!(
            more.missed(),
            [
                "3 errors",
                "the number of entities has changed",
                "more than 5 % more memory"
            ]
        );
        assert_eq!(Report::default().missed(), ["nobody came"]);
    }

    #[test]
    fn a_report_is_six_lines() {
        let lines = good().lines().join("\n");
        assert_eq!(
            lines,
            "sessions 2\ngames 1\nresets 2\nerrors 0\nentities 10 10 10\nrss_kib 1000 1200 1050"
        );
    }
}
