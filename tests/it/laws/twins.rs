//! Legal actions, what they do, and how games end are as the slow twin says.

use super::games::Game;
use super::walk::{Amount, choose, every_beginning};
use crate::dice::Dice;
use crate::twin::{Deed, Twin};
use latrunculi::rules::{Bracket, Ply, Position, Reason, Square};
use std::collections::BTreeSet;

#[test]
fn the_twin_finds_the_same_actions_positions_and_ends() {
    let amount = Amount {
        seed: 1,
        games: 1,
        set_ups: 4,
        plies: 60,
    };
    let mut ends = BTreeSet::new();
    every_beginning(&amount, |game, position, plies, dice| {
        ends.extend(play_with_twin(game, position, plies, dice));
    });
    let wanted = [
        Reason::Men,
        Reason::NoAction,
        Reason::DuxCaptured,
        Reason::DuxImmobilised,
        Reason::Quiet,
    ];
    assert!(
        wanted.iter().all(|end| ends.contains(end)),
        "too few ends were met: {ends:?}"
    );
}

/// Plays a game beside its twin; the reason of its end, if it came.
fn play_with_twin(
    game: &Game,
    mut position: Position,
    plies: usize,
    mut dice: Dice,
) -> Option<Reason> {
    let mut twin = Twin::read(&game.terms, &position.to_string());
    for _ in 0..plies {
        let place = format!("{}: {position}", game.name);
        assert_eq!(position.moves(), twin.moves(), "{place}");
        let Some(mv) = choose(&position, &mut dice) else {
            break;
        };
        let before = twin.clone();
        let ply = position
            .play(mv)
            .unwrap_or_else(|error| panic!("{place} {mv}: {error}"));
        let deed = twin.play(mv);
        let place = format!("{place} {mv}");
        assert_eq!(position.to_string(), twin.text(), "{place}");
        assert_eq!(position.outcome(), twin.outcome(), "{place}");
        told_as_the_twin_tells(&ply, &before, &twin, deed, &place);
    }
    position.outcome().map(|outcome| outcome.reason)
}

fn told_as_the_twin_tells(ply: &Ply, before: &Twin, after: &Twin, deed: Deed, place: &str) {
    let mut told = Deed {
        taken: ply.taken.clone(),
        bound: ply.bound.clone(),
        freed: ply.freed.clone(),
        brackets: ply.brackets.clone(),
    };
    let mut found = deed;
    for deed in [&mut told, &mut found] {
        deed.brackets
            .sort_by_key(|bracket: &Bracket| bracket.helper);
        for bracket in &mut deed.brackets {
            bracket.between.sort();
        }
        deed.taken.sort_by_key(|&(sq, _)| (sq.rank, sq.file));
        deed.bound.sort_by_key(|&sq: &Square| (sq.rank, sq.file));
        deed.freed.sort_by_key(|&sq: &Square| (sq.rank, sq.file));
    }
    assert_eq!(told, found, "{place}");
    assert_eq!(ply.side, before.side, "{place}");
    assert_eq!(ply.next, after.side, "{place}");
    assert_eq!(ply.outcome, after.outcome(), "{place}");
    assert_eq!(ply.immobilised, after.immobilised(after.side), "{place}");
}
