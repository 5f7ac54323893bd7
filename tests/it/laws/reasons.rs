//! The reason why an action is refused is true of the position.

use super::games::{Game, every_game};
use crate::twin::Twin;
use latrunculi::rules::{
    Between, Move, MoveError, Position, Repetition, Ruleset, Side, Square, Stage,
};

/// Fails unless what the error says can be seen on the board.
pub fn is_true(position: &Position, mv: Move, error: &MoveError, place: &str) {
    let owner = |sq: Square| position.at(sq).map(|calculus| calculus.side);
    let bound = |sq: Square| position.bonds(sq).any();
    let rules = *position.ruleset().soldiers().expect("soldiers");
    let holds = match error {
        MoveError::GameOver(outcome) => position.outcome() == Some(*outcome),
        MoveError::Unreadable(_) => false,
        MoveError::OffBoard(sq, board) => *board == position.board() && !board.contains(*sq),
        MoveError::Empty(sq) => owner(*sq).is_none(),
        MoveError::NotYours(sq, theirs, acting) => {
            owner(*sq) == Some(*theirs) && theirs != acting && *acting == position.side()
        }
        MoveError::Bound { at, holders } => bound(*at) && *holders == position.holders(*at),
        MoveError::Occupied(sq) | MoveError::Blocked(sq) => owner(*sq).is_some(),
        MoveError::NotInLine(from, to) => from.file != to.file && from.rank != to.rank,
        MoveError::OutOfReach(from, to) => from.file == to.file || from.rank == to.rank,
        MoveError::InBetween { at, a, b } => {
            let enemies = [a, b].map(|sq| owner(*sq) == Some(position.side().other()));
            enemies == [true; 2]
                && is_middle(*at, *a, *b)
                && would_be_legal(position, mv, allow_between)
        }
        MoveError::ThirdTime => {
            rules.repetition == Repetition::ThirdForbidden
                && would_be_legal(position, mv, allow_thrice)
        }
        MoveError::StillPlacing => position.stage() == Stage::Placing,
        MoveError::NotInHand(side) => *side == position.side() && !matches!(mv, Move::Go { .. }),
        MoveError::DuxComesLast => Side::BOTH.iter().any(|&side| position.hand(side).men > 0),
        MoveError::NoRemoval => !rules.binds(),
        MoveError::NotBound(sq) => owner(*sq).is_some() && !bound(*sq),
        MoveError::OwnAlligatus(sq) => owner(*sq) == Some(position.side()) && bound(*sq),
        MoveError::NamedBy(at, first) => {
            at != first && position.check(Move::Remove { at: *first }).is_ok()
        }
        MoveError::OnlySecondMove(sq) => position.second_move() == Some(*sq),
        MoveError::Archers(_) => false,
        MoveError::NothingToPass => position.second_move().is_none(),
    };
    assert!(holds, "{place} {mv}: {error}");
}

fn is_middle(at: Square, a: Square, b: Square) -> bool {
    let middle = |a: u8, b: u8, at: u8| a + b == 2 * at && a.abs_diff(b) <= 2;
    middle(a.file, b.file, at.file) && middle(a.rank, b.rank, at.rank) && a != b
}

fn allow_between(rules: &mut Ruleset) {
    rules.between = Between::Safe;
}

fn allow_thrice(rules: &mut Ruleset) {
    rules.repetition = Repetition::Free;
}

/// Whether the twin finds the action once a rule is changed.
fn would_be_legal(position: &Position, mv: Move, change: fn(&mut Ruleset)) -> bool {
    let mut twin = Twin::read(position.terms(), &position.to_string());
    change(&mut twin.rules);
    twin.actions().contains(&mv)
}

#[test]
fn a_third_time_is_called_so_even_between_two_enemies() {
    let thrice = |game: &&Game| game.name.ends_with("nothing thrice");
    let game = every_game().iter().find(thrice);
    let terms = &game.expect("the house rules are there").terms;
    let mut position = Position::parse(terms, "bwb1/4/3b b - 0").expect("well-formed");
    for text in "d1-d2 b3-b2 d2-d1 b2-b3 d1-d2 b3-b2 d2-d1".split(' ') {
        let mv = position.read_move(text).expect(text);
        position.play(mv).expect(text);
    }
    assert_eq!(position.read_move("b2-b3"), Err(MoveError::ThirdTime));
}
