//! What the window costs while nothing happens.

use super::child::Program;
use super::start::own_path;
use super::{Bar, BenchError, Finding};
use std::thread;
use std::time::Duration;

/// Until everything has loaded, warmed up and come to rest.
const WARM_UP: Duration = Duration::from_secs(25);
const WATCHED: Duration = Duration::from_secs(30);

/// Watches a game in which a person is to move and does not.
pub fn measure() -> Result<Vec<Finding>, BenchError> {
    let args = [
        "play",
        "--ruleset",
        "kowalski",
        "--side",
        "both",
        "--say-when-ready",
    ];
    let program = Program::start(&own_path()?, &args)?;
    thread::sleep(WARM_UP);
    let before = program.cpu_time()?;
    thread::sleep(WATCHED);
    let used = program.cpu_time()?.saturating_sub(before);
    let part = used.as_secs_f64() / WATCHED.as_secs_f64() * 100.0;
    Ok(vec![Finding {
        name: "percent of a core at rest",
        value: part,
        bar: Bar::Most(2.0),
        detail: format!("{:.2} s in {} s", used.as_secs_f64(), WATCHED.as_secs()),
    }])
}
