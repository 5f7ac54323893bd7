//! Laws that hold on every ply of every game, and the twin beside it.

use super::twin::{Deed, Twin};
use super::{BOARDS, RULESETS, terms};
use crate::dice::Dice;
use latrunculi::rules::{Move, Position, Role, Side, Square, Terms};
use std::sync::Arc;

/// Games from the start and from positions set up at random, on each board by each ruleset.
const GAMES: usize = 40;
const SET_UPS: usize = 160;
const PLIES: usize = 260;

fn set_up(terms: &Arc<Terms>, dice: &mut Dice) -> Position {
    loop {
        let mut rows = vec![vec!['1'; 5]; 5];
        let mut hands = String::new();
        for letter in ['w', 'b'] {
            let mut left = 5;
            for _ in 0..dice.below(6) {
                let (rank, file) = (dice.below(5), dice.below(5));
                if rows[rank][file] == '1' {
                    rows[rank][file] = if dice.once_in(3) {
                        letter.to_ascii_uppercase()
                    } else {
                        letter
                    };
                    left -= 1;
                }
            }
            let hand = dice.below(left + 1);
            if hand > 0 {
                hands.push_str(&format!("{letter}{hand}"));
            }
        }
        let rows: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
        let board = rows.join("/");
        let side = *dice.pick(&["w", "b", "w+", "b+"]);
        let hands = if hands.is_empty() { "-" } else { &hands };
        let text = format!("{board} {side} {hands} {}", dice.below(103));
        let squeezed = (2..=5).rev().fold(text, |text, gap| {
            let (board, rest) = text.split_once(' ').expect("four fields");
            format!(
                "{} {rest}",
                board.replace(&"1".repeat(gap), &gap.to_string())
            )
        });
        if let Ok(position) = Position::parse(terms, &squeezed) {
            assert_eq!(position.to_string(), squeezed);
            return position;
        }
    }
}

fn every_beginning(mut visit: impl FnMut(&Arc<Terms>, Position, Twin, Dice)) {
    for (idx, ruleset) in RULESETS.into_iter().enumerate() {
        for (at, board) in BOARDS.into_iter().enumerate() {
            let terms = terms(ruleset, board);
            for round in 0..GAMES + SET_UPS {
                let mut dice = Dice::new((idx * 2 + at) as u64 ^ (round as u64) << 8 ^ 0x5ea);
                let position = if round < GAMES {
                    Position::start(&terms, Side::BOTH[round % 2])
                } else {
                    set_up(&terms, &mut dice)
                };
                let twin = Twin::of(&position, ruleset == "jarmo", at == 1);
                visit(&terms, position, twin, dice);
            }
        }
    }
}

#[test]
fn the_twin_agrees_on_every_ply() {
    let (mut plies, mut ends) = (0, std::collections::BTreeMap::new());
    every_beginning(|_, mut position, mut twin, mut dice| {
        for _ in 0..PLIES {
            let place = position.to_string();
            let listed: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
            assert_eq!(listed, twin.actions(), "{place}");
            assert_eq!(position.outcome(), twin.outcome(), "{place}");
            assert_eq!(position.points(), twin.points(), "{place}");
            if listed.is_empty() {
                let end = position.outcome().expect("an end");
                *ends.entry((twin.jarmo, end.reason)).or_insert(0) += 1;
                break;
            }
            let action = dice.pick(&listed).clone();
            let mv = position.read_move(&action).expect("listed means legal");
            let ply = position.play(mv).expect("legal");
            let deed = twin.play(&action);
            let told = Deed {
                taken: ply.taken.first().map(|&(sq, _)| sq),
                returned: !ply.returned.is_empty(),
                grade: ply.grade,
            };
            assert_eq!(told, deed, "{place} {action}");
            assert_eq!(position.to_string(), twin.text(), "{place} {action}");
            assert_eq!((ply.side, ply.next), (position_side(&place), twin.side));
            assert_eq!(ply.outcome, twin.outcome());
            plies += 1;
        }
    });
    assert!(plies > 15_000, "only {plies} plies");
    // Every end comes about in both games, but for passes in Jarmo, which are rare.
    assert!(ends.len() >= 7, "{ends:?}");
}

fn position_side(text: &str) -> Side {
    match text.split(' ').nth(1).and_then(|side| side.chars().next()) {
        Some('w') => Side::White,
        _ => Side::Black,
    }
}

#[test]
fn only_what_is_listed_is_legal_and_a_refusal_changes_nothing() {
    let squares = || (0..5).flat_map(|rank| (0..5).map(move |file| Square::new(file, rank)));
    every_beginning(|_, mut position, _, mut dice| {
        for _ in 0..6 {
            let moves = position.moves();
            assert_eq!(position.count_moves(), moves.len() as u64);
            assert_eq!(position.perft(1), moves.len() as u64, "{position}");
            let before = position.to_string();
            let ways = squares().flat_map(|from| squares().map(move |to| Move::Go { from, to }));
            let comebacks = squares().map(|at| Move::Place {
                role: Role::Miles,
                at,
            });
            let removals = squares().map(|at| Move::Remove { at });
            for mv in ways.chain(comebacks).chain(removals).chain([Move::Pass]) {
                if !moves.contains(&mv) {
                    assert!(position.play(mv).is_err(), "{before} {mv}");
                    assert_eq!(position.to_string(), before);
                }
            }
            let Some(&mv) = (!moves.is_empty()).then(|| dice.pick(&moves)) else {
                break;
            };
            position.play(mv).expect("listed means legal");
        }
    });
}

#[test]
fn texts_read_back_and_replays_come_to_the_same() {
    every_beginning(|terms, mut position, _, mut dice| {
        let start = position.clone();
        let mut played = Vec::new();
        for _ in 0..60 {
            let read = Position::parse(terms, &position.to_string()).expect("its own text");
            assert_eq!(read.to_string(), position.to_string());
            assert_eq!(read.hash(), position.hash());
            let Some(mv) = position.draw(&mut |n| dice.below(n as usize) as u32) else {
                break;
            };
            position.play(mv).expect("drawn means legal");
            played.push(mv);
        }
        let mut again = start;
        for mv in played {
            again.play(mv).expect("the same again");
        }
        assert_eq!(again.to_string(), position.to_string());
        assert_eq!(again.outcome(), position.outcome());
    });
}

/// A board turned by half, with the sides changed and its lines turned too, has the same games.
#[test]
fn a_turned_board_has_turned_games() {
    use latrunculi::rules::archers::{Lines, Terms as Agreed};
    for ruleset in RULESETS {
        let terms = terms(ruleset, "5x5");
        let known = terms.archers().expect("archers");
        let turn = |sq: Square| known.board().turned(sq);
        let lines: Vec<(Square, Square)> = known
            .lines()
            .all()
            .map(|(a, b)| (turn(a), turn(b)))
            .collect();
        let lines = Lines::new("turned", known.board(), &lines).expect("a board");
        let turned = Agreed::new(*known.ruleset(), Arc::new(lines)).expect("terms");
        let turned = Arc::new(Terms::from(turned));
        for (side, other) in [(Side::White, Side::Black), (Side::Black, Side::White)] {
            let here = Position::start(&terms, side);
            let there = Position::start(&turned, other);
            assert_eq!(here.perft(4), there.perft(4), "{ruleset}");
        }
    }
}
