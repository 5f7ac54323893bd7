//! What is listed is legal, and nothing else.

use super::games::{Game, every_game};
use super::reasons;
use super::walk::{Amount, every_step};
use crate::dice::Dice;
use latrunculi::rules::{Move, MoveError, Position, Role, Square};
use std::collections::HashSet;

/// Every action is tried on boards up to this size, on larger ones every so many on average.
const SMALL: usize = 64;
const SAMPLED: usize = 40;

/// Boards up to this size are tried at every ply.
const TINY: usize = 16;

#[test]
fn listed_means_legal_and_the_reverse() {
    let amount = Amount {
        seed: 2,
        games: 1,
        set_ups: 1,
        plies: 40,
    };
    every_step(&amount, |step, dice| {
        let tiny = step.after.board().squares() <= TINY;
        if tiny || dice.once_in(24) || step.after.outcome().is_some() {
            try_every_action(step.game, step.after, dice);
        }
    });
}

fn try_every_action(game: &Game, position: &Position, dice: &mut Dice) {
    let place = format!("{}: {position}", game.name);
    let moves = position.moves();
    let listed: HashSet<Move> = moves.iter().copied().collect();
    assert_eq!(listed.len(), moves.len(), "twice the same: {place}");
    let mut sorted = moves.clone();
    sorted.sort_by_key(ToString::to_string);
    assert_eq!(moves, sorted, "{place}");
    for mv in every_action(position, dice) {
        let legal = listed.contains(&mv);
        match position.check(mv) {
            Ok(()) => assert!(legal, "{place} {mv}"),
            Err(error) => {
                assert!(!legal, "{place} {mv}: {error}");
                reasons::is_true(position, mv, &error, &place);
            }
        }
        assert_eq!(Move::parse(&mv.to_string()), Some(mv), "{place} {mv}");
        if !legal && dice.once_in(50) {
            refused(position, mv, &place);
        }
    }
    for mv in moves {
        assert_eq!(position.check(mv), Ok(()), "{place} {mv}");
        assert_eq!(position.read_move(&mv.to_string()), Ok(mv), "{place} {mv}");
    }
}

/// Every action that can be written on this board and one square beyond it; on large boards some of them.
fn every_action(position: &Position, dice: &mut Dice) -> Vec<Move> {
    let board = position.board();
    let rank_beyond = (0..=board.files).map(|file| Square::new(file, board.ranks));
    let file_beyond = (0..board.ranks).map(|rank| Square::new(board.files, rank));
    let squares: Vec<Square> = board.all().chain(rank_beyond).chain(file_beyond).collect();
    let mut actions = vec![Move::Pass];
    for &at in &squares {
        let roles = [Role::Miles, Role::Dux];
        actions.extend(roles.map(|role| Move::Place { role, at }));
        actions.push(Move::Remove { at });
        for &to in &squares {
            if board.squares() <= SMALL || dice.once_in(SAMPLED) {
                actions.push(Move::Go { from: at, to });
            }
        }
    }
    actions
}

/// A refused action says why, in a sentence, and leaves everything as it was.
fn refused(position: &Position, mv: Move, place: &str) {
    let mut tried = position.clone();
    let error = tried.play(mv).expect_err(place);
    assert_eq!(position.check(mv), Err(error.clone()), "{place} {mv}");
    assert!(!error.to_string().is_empty(), "{place} {mv}");
    assert_eq!(tried.to_string(), position.to_string(), "{place} {mv}");
    assert_eq!(tried.hash(), position.hash(), "{place} {mv}");
    assert_eq!(tried.moves(), position.moves(), "{place} {mv}");
    assert_eq!(tried.turns(), position.turns(), "{place} {mv}");
    let over = matches!(error, MoveError::GameOver(_));
    assert_eq!(over, position.outcome().is_some(), "{place} {mv}");
}

#[test]
fn what_is_no_action_is_refused() {
    let game = &every_game()[0];
    let position = Position::start(&game.terms, game.first);
    let texts = [
        "",
        "-",
        "@",
        "D@",
        "x",
        "a",
        "a1",
        "a1-",
        "-a2",
        "a1a2",
        "a1--a2",
        "a1-a2-a3",
        "A1-a2",
        "a01-a2",
        "a0-a1",
        "a1-a999",
        "@a256",
        "@a1 ",
        " @a1",
        "d@a1",
        "W@a1",
        "xa1xa2",
        "PASS",
        "pass ",
        "é1-é2",
        "a1-é",
        "x\u{0}",
        "a1‐a2",
        "@a18446744073709551616",
    ];
    for text in texts {
        let error = position.read_move(text).expect_err(text);
        assert_eq!(error, MoveError::Unreadable(text.to_owned()));
    }
}
