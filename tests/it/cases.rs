//! Every row of `cases.tsv`.

use crate::support::{rows, terms};
use latrunculi::rules::{Position, Side};

#[test]
fn every_case_comes_out_as_written() {
    let rows = rows("cases.tsv");
    let faults: Vec<String> = rows
        .iter()
        .filter_map(|(line, row)| {
            let fault = check(row).err()?;
            Some(format!("cases.tsv:{line}: {fault} ({})", row[6]))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(rows.len() > 100, "the table has been cut short");
}

fn check(row: &[String]) -> Result<(), String> {
    let [ruleset, board, text, actions, expected, result, _] = row else {
        return Err(format!("{} columns", row.len()));
    };
    let read = Position::parse(&terms(ruleset, board), text);
    let mut position = match (read, expected.as_str()) {
        (Err(_), "malformed") => return Ok(()),
        (Ok(position), "malformed") => return Err(format!("'{text}' was read as '{position}'")),
        (Err(error), _) => return Err(format!("'{text}' was refused: {error}")),
        (Ok(position), _) => position,
    };
    let mut actions = actions.split_whitespace().peekable();
    while let Some(action) = actions.next() {
        // An action that is refused in the end may have been legal before, as where positions may not come again.
        let refused = actions.peek().is_none() && expected == &format!("illegal {action}");
        let before = position.clone();
        let played = position.read_move(action).and_then(|mv| position.play(mv));
        match (played, refused) {
            (Ok(_), true) => return Err(format!("{action} was played")),
            (Ok(_), false) => {}
            (Err(_), true) if before.to_string() == position.to_string() => return Ok(()),
            (Err(_), true) => return Err(format!("{action} was refused and changed '{before}'")),
            (Err(error), false) => return Err(format!("{action} was refused: {error}")),
        }
    }
    let came = (position.to_string(), result_of(&position));
    if came == (expected.clone(), result.clone()) {
        Ok(())
    } else {
        Err(format!("came {came:?}, expected '{expected}' {result}"))
    }
}

pub fn result_of(position: &Position) -> String {
    match position.outcome().map(|outcome| outcome.winner) {
        None => "-",
        Some(None) => "draw",
        Some(Some(Side::White)) => "w",
        Some(Some(Side::Black)) => "b",
    }
    .to_owned()
}
