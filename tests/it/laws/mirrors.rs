//! Left and right are alike, and so are the two sides of the table.

use super::walk::{Amount, every_step};
use crate::dice::Dice;
use crate::twin::Twin;
use latrunculi::rules::{Calculus, Move, Position, Square, Terms};
use std::sync::Arc;

/// Two ways to look at a board.
#[derive(Clone, Copy)]
enum Mirror {
    /// Files reversed.
    Files,
    /// Turned by 180 degrees, the sides exchanged.
    Table,
}

#[test]
fn a_mirrored_board_has_mirrored_moves() {
    let amount = Amount {
        seed: 8,
        games: 1,
        set_ups: 3,
        plies: 60,
    };
    every_step(&amount, |step, dice| {
        if !dice.once_in(4) {
            return;
        }
        for mirror in [Mirror::Files, Mirror::Table] {
            mirrored_alike(step.after, mirror, dice, &step.place());
        }
    });
}

/// How many moves of a position are played on both boards, on average.
const PLAYED: usize = 6;

fn mirrored_alike(known: &Position, mirror: Mirror, dice: &mut Dice, place: &str) {
    let terms = known.terms();
    let position = read(terms, &known.to_string(), place);
    let twin = seen_in(mirror, &Twin::read(terms, &known.to_string()));
    let image = read(terms, &twin.text(), place);
    let expected = sorted(position.moves(), |mv| mirrored(mirror, &twin, mv));
    assert_eq!(image.moves(), expected, "{place}, then {}", twin.text());
    let moves = position.moves();
    for &mv in &moves {
        if !dice.once_in(moves.len().div_ceil(PLAYED)) {
            continue;
        }
        let (mut next, mut next_image) = (position.clone(), image.clone());
        let played = next.play(mv).is_ok() && next_image.play(mirrored(mirror, &twin, mv)).is_ok();
        assert!(played, "{place}, then {mv}");
        let expected = seen_in(mirror, &Twin::read(terms, &next.to_string()));
        assert_eq!(
            next_image.to_string(),
            expected.text(),
            "{place}, then {mv}"
        );
        let ends = (next.outcome(), next_image.outcome());
        assert_eq!(
            ends.0.map(|end| end.reason),
            ends.1.map(|end| end.reason),
            "{place}, then {mv}"
        );
    }
}

fn read(terms: &Arc<Terms>, text: &str, place: &str) -> Position {
    Position::parse(terms, text).unwrap_or_else(|error| panic!("{place}: {text}: {error}"))
}

fn seen_in(mirror: Mirror, twin: &Twin) -> Twin {
    let mut image = twin.clone();
    image.squares.fill(None);
    for sq in twin.board.all() {
        let mut piece = twin.at(sq);
        if let (Mirror::Table, Some(piece)) = (mirror, &mut piece) {
            let Calculus { side, role } = piece.calculus;
            piece.calculus = Calculus {
                side: side.other(),
                role,
            };
        }
        image.put(square(mirror, twin, sq), piece);
    }
    image.second = twin.second.map(|sq| square(mirror, twin, sq));
    if let Mirror::Table = mirror {
        image.side = twin.side.other();
        image.hands.swap(0, 1);
    }
    image
}

fn square(mirror: Mirror, twin: &Twin, sq: Square) -> Square {
    match mirror {
        Mirror::Files => Square::new(twin.board.files - 1 - sq.file, sq.rank),
        Mirror::Table => twin.board.turned(sq),
    }
}

/// The same action on the image. A group that is taken off may have another first square there.
fn mirrored(mirror: Mirror, image: &Twin, mv: Move) -> Move {
    let square = |sq| square(mirror, image, sq);
    match mv {
        Move::Place { role, at } => Move::Place {
            role,
            at: square(at),
        },
        Move::Go { from, to } => Move::Go {
            from: square(from),
            to: square(to),
        },
        Move::Remove { at } => Move::Remove {
            at: image.removal_name(square(at)),
        },
        Move::Pass => Move::Pass,
    }
}

fn sorted(moves: Vec<Move>, change: impl Fn(Move) -> Move) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().map(change).collect();
    moves.sort_by_key(ToString::to_string);
    moves
}
