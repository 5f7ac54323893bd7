//! Every row of `perft.tsv`.

use crate::support::{rows, start, terms};
use latrunculi::rules::Position;

#[test]
fn every_count_is_as_written() {
    let rows = rows("perft.tsv");
    let faults: Vec<String> = rows
        .iter()
        .filter_map(|(line, row)| {
            let fault = check(row).err()?;
            Some(format!("perft.tsv:{line}: {} {fault}", row[0]))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(rows.len() > 100, "the table has been cut short");
}

fn check(row: &[String]) -> Result<(), String> {
    let [ruleset, board, text, depth, nodes] = row else {
        return Err(format!("{} columns", row.len()));
    };
    let position = match text.as_str() {
        "start" => start(ruleset, board),
        text => Position::parse(&terms(ruleset, board), text).map_err(|e| e.to_string())?,
    };
    let depth = depth.parse().map_err(|_| format!("depth '{depth}'"))?;
    let counted = position.perft(depth).to_string();
    if &counted == nodes {
        Ok(())
    } else {
        Err(format!(
            "depth {depth}: counted {counted}, expected {nodes}"
        ))
    }
}

#[test]
fn the_parts_of_a_count_sum_to_it() {
    for (ruleset, board) in [("bell", "8x7"), ("kowalski", "12x8"), ("schadler", "8x8")] {
        let position = start(ruleset, board);
        let parts = position.divide(2);
        let sum: u64 = parts.iter().map(|(_, nodes)| nodes).sum();
        assert_eq!(sum, position.perft(2), "{ruleset}");
        assert_eq!(parts.len() as u64, position.perft(1), "{ruleset}");
    }
}
