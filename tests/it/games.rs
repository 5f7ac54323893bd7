//! Every line of every game: the action, how many were legal, the position after it, at the end the result.

use crate::cases::result_of;
use crate::support::{cases, start, terms};
use latrunculi::rules::{Move, Position};
use std::fs;

#[test]
fn every_game_replays() {
    let folder = fs::read_dir(cases().join("games")).expect("games");
    let mut replayed = 0;
    for entry in folder {
        let path = entry.expect("entry").path();
        let text = fs::read_to_string(&path).expect("game");
        match check(&text) {
            Ok(()) => replayed += 1,
            Err(fault) => panic!("{}: {fault}", path.display()),
        }
    }
    assert!(replayed >= 21, "only {replayed} games were found");
}

fn check(text: &str) -> Result<(), String> {
    let mut lines = text.lines();
    let mut head = |word: &str| {
        let line = lines.next().unwrap_or_default();
        let value = line.strip_prefix(word).map(|value| value.trim().to_owned());
        value.ok_or_else(|| format!("'{line}' where '{word}' was expected"))
    };
    let (ruleset, board, written_start) = (head("ruleset ")?, head("board ")?, head("start ")?);
    let mut position = start(&ruleset, &board);
    if position.to_string() != written_start {
        return Err(format!(
            "starts at '{position}', expected '{written_start}'"
        ));
    }
    for (idx, line) in lines.enumerate() {
        if let Some(result) = line.strip_prefix("result ") {
            check_result(&position, result)?;
        } else if let Some(points) = line.strip_prefix("points ") {
            check_points(&position, points)?;
        } else {
            step(&mut position, line).map_err(|fault| format!("line {}: {fault}", idx + 4))?;
        }
        let read_again = Position::parse(&terms(&ruleset, &board), &position.to_string());
        let again =
            read_again.map_err(|error| format!("'{position}' reads as malformed: {error}"))?;
        if again.to_string() != position.to_string() {
            return Err(format!("'{position}' reads as '{again}'"));
        }
    }
    Ok(())
}

fn check_result(position: &Position, result: &str) -> Result<(), String> {
    let came = result_of(position);
    let expected = if result == "*" { "-" } else { result };
    if came == expected {
        Ok(())
    } else {
        Err(format!("result {came}, expected {result}"))
    }
}

fn check_points(position: &Position, points: &str) -> Result<(), String> {
    let came = position
        .points()
        .map(|[white, black]| format!("{white} {black}"));
    if came.as_deref() == Some(points) {
        Ok(())
    } else {
        Err(format!("points {came:?}, expected {points}"))
    }
}

fn step(position: &mut Position, line: &str) -> Result<(), String> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [action, legal, after] = columns[..] else {
        return Err(format!("'{line}' has {} columns", columns.len()));
    };
    let moves = position.moves();
    if moves.len().to_string() != legal || position.count_moves().to_string() != legal {
        return Err(format!(
            "{} legal before {action}, expected {legal}",
            moves.len()
        ));
    }
    let mv = Move::parse(action).ok_or_else(|| format!("'{action}' is no action"))?;
    if !moves.contains(&mv) {
        return Err(format!("{action} is not listed"));
    }
    position
        .play(mv)
        .map_err(|error| format!("{action}: {error}"))?;
    if position.to_string() == after {
        Ok(())
    } else {
        Err(format!("'{position}' after {action}, expected '{after}'"))
    }
}
