//! What a `go` allows a search.

use crate::ai::{Brief, Limits, Temper};
use std::time::Duration;

/// One ply and no more.
pub(super) fn hasty(brief: Brief) -> Brief {
    let limits = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    Brief {
        temper: Temper {
            limits,
            ..brief.temper
        },
        threads: 1,
        ..brief
    }
}

/// A level's own limits, or narrower ones.
pub(super) fn within(temper: Temper, asked: Limits) -> Temper {
    fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
        one.into_iter().chain(other).min()
    }
    Temper {
        limits: Limits {
            depth: least(temper.limits.depth, asked.depth),
            nodes: least(temper.limits.nodes, asked.nodes),
            time: least(temper.limits.time, asked.time),
        },
        ..temper
    }
}

/// The limits of a `go`, and whether it is to go on until it is stopped.
pub(super) fn limits(text: &str) -> Result<(Limits, bool), String> {
    let mut limits = Limits::default();
    let mut endless = false;
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        if word == "infinite" {
            endless = true;
            continue;
        }
        let mut number = || {
            let value = words.next().unwrap_or_default();
            value
                .parse::<u64>()
                .map_err(|_| format!("{word} needs a whole number, not '{value}'"))
        };
        match word {
            "movetime" => limits.time = Some(Duration::from_millis(number()?)),
            "nodes" => limits.nodes = Some(number()?),
            "depth" => limits.depth = Some(number()?.clamp(1, Limits::DEEPEST.into()) as u32),
            other => {
                return Err(format!(
                    "go has no '{other}'; there are movetime nodes depth infinite"
                ));
            }
        }
    }
    Ok((limits, endless))
}
