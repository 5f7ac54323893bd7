//! Positions as text: what is written can be read, and what cannot be read is refused without harm.

use super::games::{Game, every_game};
use super::walk::{Amount, every_step};
use crate::dice::Dice;
use latrunculi::rules::{Position, Repetition};

#[test]
fn a_position_written_and_read_is_the_same_position() {
    let amount = Amount {
        seed: 6,
        games: 1,
        set_ups: 2,
        plies: 80,
    };
    every_step(&amount, |step, _| {
        let text = step.after.to_string();
        let read = Position::parse(&step.game.terms, &text);
        let read = read.unwrap_or_else(|error| panic!("{}: {text}: {error}", step.place()));
        same(&read, step.after, step.game);
    });
}

fn same(read: &Position, known: &Position, game: &Game) {
    let place = format!("{}: {known}", game.name);
    assert_eq!(read.to_string(), known.to_string(), "{place}");
    assert_eq!(read.pieces(), known.pieces(), "{place}");
    assert_eq!(read.side(), known.side(), "{place}");
    assert_eq!(read.stage(), known.stage(), "{place}");
    assert_eq!(read.quiet(), known.quiet(), "{place}");
    assert_eq!(read.second_move(), known.second_move(), "{place}");
    assert_eq!(read.placements_left(), known.placements_left(), "{place}");
    for (sq, _) in known.pieces() {
        assert_eq!(read.bonds(sq), known.bonds(sq), "{place} {sq}");
        assert_eq!(read.holders(sq), known.holders(sq), "{place} {sq}");
        assert_eq!(
            read.bonds(sq).any(),
            !read.holders(sq).is_empty(),
            "{place} {sq}"
        );
    }
    if game
        .terms
        .soldiers()
        .expect("soldiers")
        .ruleset()
        .repetition
        == Repetition::Free
    {
        assert_eq!(read.moves(), known.moves(), "{place}");
        assert_eq!(read.outcome(), known.outcome(), "{place}");
    }
}

#[test]
fn a_spoilt_text_is_refused_or_read_but_never_a_panic() {
    let amount = Amount {
        seed: 7,
        games: 1,
        set_ups: 1,
        plies: 24,
    };
    every_step(&amount, |step, dice| {
        let text = step.after.to_string();
        for _ in 0..6 {
            read_spoilt(step.game, &spoil(&text, dice), dice);
        }
    });
}

/// A text with a few letters changed, doubled, swapped or lost.
fn spoil(text: &str, dice: &mut Dice) -> String {
    const LETTERS: &[u8] = b"wbWB-|*+/ 0123456789abcehpzZ@#.\t\n\xff";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice
            .below(bytes.len().max(1))
            .min(bytes.len().saturating_sub(1));
        match dice.below(5) {
            _ if bytes.is_empty() => bytes.push(*dice.pick(LETTERS)),
            0 => bytes[at] = *dice.pick(LETTERS),
            1 => bytes.insert(at, *dice.pick(LETTERS)),
            2 => drop(bytes.remove(at)),
            3 => {
                let other = dice.below(bytes.len());
                bytes.swap(at, other);
            }
            _ => bytes.truncate(at),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What reads is a position like any other: it is written as it was read, and can be played on.
fn read_spoilt(game: &Game, text: &str, dice: &mut Dice) {
    let Ok(position) = Position::parse(&game.terms, text) else {
        return;
    };
    let place = format!("{}: {text:?}", game.name);
    assert_eq!(position.hash(), position.fresh_hash(), "{place}");
    let written = position.to_string();
    let again = Position::parse(&game.terms, &written);
    let again = again.unwrap_or_else(|error| panic!("{place}: {written}: {error}"));
    same(&again, &position, game);
    let moves = position.moves();
    assert_eq!(moves.is_empty(), position.outcome().is_some(), "{place}");
    if !moves.is_empty() {
        let mut next = position.clone();
        let mv = *dice.pick(&moves);
        next.play(mv)
            .unwrap_or_else(|error| panic!("{place} {mv}: {error}"));
        assert_eq!(next.hash(), next.fresh_hash(), "{place} {mv}");
    }
}

#[test]
fn rubbish_is_refused() {
    let huge = "9".repeat(400);
    let deep = "/".repeat(4000);
    let texts = [
        "",
        " ",
        "   ",
        "- - - -",
        "w",
        "8 w - 0",
        "8/8/8/8/8/8/8/8 w - 0 ",
        "é/é w - 0",
        "8/8/8/8/8/8/8/8 w - -1",
        "8/8/8/8/8/8/8/8 w -  0",
        "8/8/8/8/8/8/8/8 w+e9 - 0",
        "8/8/8/8/8/8/8/8 w w99999999999b1 0",
        &huge,
        &deep,
    ];
    for game in every_game() {
        for text in texts {
            let error = Position::parse(&game.terms, text).expect_err(text);
            assert!(!error.reason.is_empty(), "{}: {text}", game.name);
        }
    }
}
