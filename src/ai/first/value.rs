//! What a position is worth without searching, in hundredths of a man.

use crate::rules::{Bits, Board, Direction, DuxRule, Field, Removal, Side, Stage};

const MAN: i32 = 100;
const DUX_EXTRA: i32 = 60;
/// A bound piece is half lost where taking it off costs a turn, and nearly lost where it does not.
const BOUND_COSTS_TURN: i32 = 45;
const BOUND_IS_FREE: i32 = 75;
/// An enemy stands on one side of the piece and the opposite square is empty.
const EXPOSED: i32 = 9;
const SUPPORTED: i32 = 3;
const OPEN_SIDE: i32 = 1;
/// What it costs a dux to have so many of its sides blocked while an enemy is among them.
const DUX_BLOCKED: [i32; 5] = [0, 8, 40, 130, 130];
const DUX_EXPOSED: i32 = 70;
/// What a full quiet count adds to each man of a lead.
const QUIET_LEAD: i32 = 60;

/// The worth of a board for the side to act.
pub(super) fn value<B: Bits>(field: &Field<B>, board: &Board<B>) -> i32 {
    let own = side_value(field, board, board.side());
    let other = side_value(field, board, board.side().other());
    own - other + quiet_pull(field, board)
}

fn side_value<B: Bits>(field: &Field<B>, board: &Board<B>, side: Side) -> i32 {
    let pieces = board.pieces(side);
    let free = board.free(side);
    let empty = field.full() & !board.occupied();
    let mut value = MAN * count(pieces) - bound_cost(field) * count(pieces & !free);
    value += SUPPORTED * count(pieces & field.beside(pieces));
    if board.stage() == Stage::Moving {
        value += OPEN_SIDE * count(field.beside(free) & empty);
    }
    let exposed = exposed(field, board, side);
    value -= EXPOSED * count(exposed);
    value + dux_value(field, board, side, exposed)
}

fn count<B: Bits>(set: B) -> i32 {
    set.count() as i32
}

fn bound_cost<B: Bits>(field: &Field<B>) -> i32 {
    match field.ruleset().removal {
        Removal::Immediate => 0,
        Removal::InsteadOfMove => BOUND_COSTS_TURN,
        Removal::BeforeMove => BOUND_IS_FREE,
    }
}

/// The free pieces of a side with a free enemy on one side and an empty square opposite.
fn exposed<B: Bits>(field: &Field<B>, board: &Board<B>, side: Side) -> B {
    let enemies = board.free(side.other());
    let empty = field.full() & !board.occupied();
    let either = Direction::ALL.iter().fold(B::EMPTY, |set, &direction| {
        set | (field.shift(enemies, direction) & field.shift(empty, direction.back()))
    });
    board.free(side) & either
}

fn dux_value<B: Bits>(field: &Field<B>, board: &Board<B>, side: Side, exposed: B) -> i32 {
    let dux = board.duces() & board.pieces(side);
    if dux.is_empty() {
        return 0;
    }
    match field.ruleset().dux {
        DuxRule::None => 0,
        DuxRule::Plain => DUX_EXTRA,
        DuxRule::Captured => -DUX_EXPOSED * count(dux & exposed),
        DuxRule::Immobilised { .. } => {
            let beside = field.beside(dux);
            let open = count(beside & !board.occupied());
            let enemy = !(beside & board.pieces(side.other())).is_empty();
            let blocked = DUX_BLOCKED[(4 - open).clamp(0, 4) as usize];
            if enemy { -blocked } else { -blocked / 4 }
        }
    }
}

/// Near the quiet limit a lead grows, so the side ahead lets the limit come and the side behind breaks it.
fn quiet_pull<B: Bits>(field: &Field<B>, board: &Board<B>) -> i32 {
    let Some(limit) = field.ruleset().quiet_limit else {
        return 0;
    };
    let lead = board.count(board.side()) as i32 - board.count(board.side().other()) as i32;
    let elapsed = i32::from(board.quiet().min(limit));
    lead * QUIET_LEAD * elapsed / i32::from(limit.max(1))
}
