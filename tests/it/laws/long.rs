//! The limits on long games, which are no part of any ruleset.

use super::memory::without_quiet;
use super::walk::{Amount, every_beginning};
use crate::dice::Dice;
use latrunculi::rules::{LongGame, Move, Position, Reason};

#[test]
fn a_long_game_ends_at_the_fifth_occurrence_or_by_count() {
    let amount = Amount {
        seed: 10,
        games: 0,
        set_ups: 2,
        plies: 700,
    };
    let mut ends = Vec::new();
    every_beginning(&amount, |game, beginning, plies, mut dice| {
        let restless = dice.once_in(2);
        let mut position = beginning.with_long_game(LongGame::Limited);
        let mut met = vec![without_quiet(&position)];
        let mut played = Vec::new();
        for _ in 0..plies {
            let Some(mv) = choose(&position, &played, restless, &mut dice) else {
                break;
            };
            played.push(mv);
            let ply = position.play(mv);
            ply.unwrap_or_else(|error| panic!("{}: {position} {mv}: {error}", game.name));
            met.push(without_quiet(&position));
            let reason = position.outcome().map(|outcome| outcome.reason);
            let expected = by_ruleset(&position).or(by_limits(&position, &met));
            assert_eq!(reason, expected, "{}: {position}", game.name);
            ends.extend(reason);
        }
    });
    for end in [Reason::Repetition, Reason::LongGame] {
        assert!(ends.contains(&end), "{end} was never met");
    }
}

/// A legal action; who is not restless likes to take its last move back.
fn choose(position: &Position, played: &[Move], restless: bool, dice: &mut Dice) -> Option<Move> {
    let moves = position.moves();
    let back = played.iter().rev().nth(1).and_then(|&mv| match mv {
        Move::Go { from, to } => Some(Move::Go { from: to, to: from }),
        _ => None,
    });
    match back.filter(|mv| moves.contains(mv)) {
        Some(back) if !restless && !dice.once_in(20) => Some(back),
        _ if moves.is_empty() => None,
        _ => Some(*dice.pick(&moves)),
    }
}

fn by_ruleset(position: &Position) -> Option<Reason> {
    let unlimited = position.clone().with_long_game(LongGame::Unlimited);
    unlimited.outcome().map(|outcome| outcome.reason)
}

fn by_limits(position: &Position, met: &[String]) -> Option<Reason> {
    let now = without_quiet(position);
    let occurrences = met.iter().filter(|&past| *past == now).count();
    if occurrences >= LongGame::OCCURRENCES {
        return Some(Reason::Repetition);
    }
    let long = position.quiet() >= LongGame::QUIET || position.turns() >= LongGame::TURNS;
    long.then_some(Reason::LongGame)
}
