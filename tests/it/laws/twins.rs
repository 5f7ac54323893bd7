//! Legal actions, what they do, and how games end are as the slow twin says.

use super::games::Game;
use super::sights::Sights;
use super::walk::{Amount, choose, every_beginning};
use crate::dice::Dice;
use crate::twin::{Deed, Twin};
use latrunculi::rules::{Bracket, Ply, Position, Square};

#[test]
fn the_twin_finds_the_same_actions_positions_and_ends() {
    let amount = Amount {
        seed: 1,
        games: 1,
        set_ups: 5,
        plies: 60,
    };
    let mut sights = Sights::default();
    every_beginning(&amount, |game, position, plies, dice| {
        play_with_twin(game, position, plies, dice, &mut sights);
    });
    sights.are_all_met();
}

/// Plays a game beside its twin.
fn play_with_twin(
    game: &Game,
    mut position: Position,
    plies: usize,
    mut dice: Dice,
    sights: &mut Sights,
) {
    let mut twin = Twin::read(&game.terms, &position.to_string());
    for _ in 0..plies {
        let place = format!("{}: {position}", game.name);
        let (moves, outcome) = twin.moves_and_outcome();
        assert_eq!(position.moves(), moves, "{place}");
        assert_eq!(position.outcome(), outcome, "{place}");
        sights.see_forbidden(&twin, &moves);
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
        told_as_the_twin_tells(&ply, &before, &twin, deed, &place);
        sights.see_ply(&ply, &before, &twin);
    }
    sights.see_end(position.outcome());
}

fn told_as_the_twin_tells(ply: &Ply, before: &Twin, after: &Twin, mut found: Deed, place: &str) {
    let mut told = Deed {
        taken: ply.taken.clone(),
        bound: ply.bound.clone(),
        freed: ply.freed.clone(),
        brackets: ply.brackets.clone(),
    };
    let order = |sq: Square| (sq.rank, sq.file);
    for deed in [&mut told, &mut found] {
        deed.brackets
            .sort_by_key(|bracket: &Bracket| bracket.helper);
        for bracket in &mut deed.brackets {
            bracket.between.sort();
        }
        deed.taken.sort_by_key(|&(sq, _)| order(sq));
        deed.bound.sort_by_key(|&sq| order(sq));
        deed.freed.sort_by_key(|&sq| order(sq));
    }
    assert_eq!(told, found, "{place}");
    assert_eq!(ply.side, before.side, "{place}");
    assert_eq!(ply.next, after.side, "{place}");
    assert_eq!(ply.outcome, after.outcome(), "{place}");
    assert_eq!(ply.immobilised, after.immobilised(after.side), "{place}");
}
