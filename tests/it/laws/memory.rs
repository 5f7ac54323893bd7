//! What a position keeps: its hash, its game, its count of actions.

use super::walk::{Amount, choose, every_beginning, every_step};
use latrunculi::rules::Position;
use std::collections::HashMap;

#[test]
fn the_hash_kept_is_the_hash_made_anew_and_tells_positions_apart() {
    let amount = Amount {
        seed: 3,
        games: 2,
        set_ups: 3,
        plies: 120,
    };
    let mut met: HashMap<(String, u64), String> = HashMap::new();
    every_step(&amount, |step, _| {
        assert_eq!(
            step.after.hash(),
            step.after.fresh_hash(),
            "{}",
            step.place()
        );
        let text = step.after.to_string();
        let same = without_quiet(step.after);
        let key = (step.game.name.clone(), step.after.hash());
        let first = met.entry(key).or_insert_with(|| same.clone());
        assert_eq!(*first, same, "one hash for both: {}", step.place());
        let read = Position::parse(&step.game.terms, &text);
        let read = read.unwrap_or_else(|error| panic!("{}: {error}", step.place()));
        assert_eq!(
            read.hash(),
            step.after.hash(),
            "one position, two hashes: {}",
            step.place()
        );
    });
}

#[test]
fn the_same_moves_give_the_same_position() {
    let amount = Amount {
        seed: 4,
        games: 1,
        set_ups: 1,
        plies: 80,
    };
    every_beginning(&amount, |game, beginning, plies, mut dice| {
        let mut position = beginning.clone();
        let mut played = Vec::new();
        for _ in 0..plies {
            let Some(mv) = choose(&position, &mut dice) else {
                break;
            };
            let ply = position.play(mv);
            played.push(ply.unwrap_or_else(|error| panic!("{}: {mv}: {error}", game.name)));
        }
        let mut again = beginning;
        for ply in &played {
            assert_eq!(
                again.play(ply.mv).as_ref(),
                Ok(ply),
                "{}: {again}",
                game.name
            );
        }
        assert_eq!(again.to_string(), position.to_string(), "{}", game.name);
        assert_eq!(again.hash(), position.hash(), "{}: {again}", game.name);
        assert_eq!(again.moves(), position.moves(), "{}: {again}", game.name);
        assert_eq!(again.turns(), position.turns(), "{}: {again}", game.name);
        assert_eq!(
            again.outcome(),
            position.outcome(),
            "{}: {again}",
            game.name
        );
    });
}

#[test]
fn counting_is_listing() {
    let amount = Amount {
        seed: 5,
        games: 1,
        set_ups: 1,
        plies: 60,
    };
    every_step(&amount, |step, dice| {
        let position = step.after;
        let place = step.place();
        let moves = position.moves();
        assert_eq!(position.count_moves(), moves.len() as u64, "{place}");
        assert_eq!(position.outcome().is_some(), moves.is_empty(), "{place}");
        if !dice.once_in(12) {
            return;
        }
        let counts = moves.iter().map(|&mv| {
            let mut next = position.clone();
            let ply = next.play(mv);
            ply.unwrap_or_else(|error| panic!("{place} then {mv}: {error}"));
            (mv, next.moves().len() as u64)
        });
        let counts: Vec<_> = counts.collect();
        let sum: u64 = counts.iter().map(|(_, count)| count).sum();
        assert_eq!(position.divide(2), counts, "{place}");
        assert_eq!(position.perft(2), sum, "{place}");
        assert_eq!(position.perft(1), moves.len() as u64, "{place}");
        assert_eq!(position.perft(0), 1, "{place}");
    });
}

/// What makes two positions the same.
pub fn without_quiet(position: &Position) -> String {
    let text = position.to_string();
    text.rsplit_once(' ')
        .map_or_else(String::new, |(rest, _)| rest.to_owned())
}
