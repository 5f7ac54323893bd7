//! Why a move: what it does to pieces, as data that can be shown.

use crate::rules::{Bits, Board, DuxRule, Explorer, Family, Field, Move, Position, Square, Trail};

/// What a move does to pieces. Every list is in the order a1, b1, ...
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reasons {
    /// Enemy pieces that leave the board.
    pub takes: Vec<Square>,
    /// Enemy pieces that become alligati.
    pub binds: Vec<Square>,
    /// Enemy pieces that could be bracketed next and could not before.
    pub threatens: Vec<Square>,
    /// Own pieces that could have been bracketed next and no longer can, by the squares they stand on now.
    pub saves: Vec<Square>,
    /// Own pieces that could be bracketed next and could not before.
    pub exposes: Vec<Square>,
    /// Own alligati that are free again.
    pub frees: Vec<Square>,
    /// The enemy dux, where the move leaves it fewer open sides and shutting it in wins.
    pub hems_in: Vec<Square>,
}

/// What a move does to pieces; `None` when it is not legal.
#[must_use]
pub fn reasons(position: &Position, mv: Move) -> Option<Reasons> {
    position.check(mv).ok()?;
    match position.family() {
        Family::Soldiers(position) => Some(position.explore(Asked(mv))),
        Family::Archers(position) => Some(super::archers::reasons(position, mv)),
    }
}

struct Asked(Move);

impl Explorer for Asked {
    type Output = Reasons;

    fn explore<B: Bits>(self, field: &Field<B>, board: &Board<B>, _: &Trail) -> Reasons {
        let side = board.side();
        let mut after = *board;
        let effects = field.apply(&mut after, self.0);
        let own_before = field.in_danger(board, side);
        let own_after = field.in_danger(&after, side);
        let enemy_before = field.in_danger(board, side.other());
        let enemy_after = field.in_danger(&after, side.other());
        let names = |set: B| set.squares().map(|index| field.name(index)).collect();
        let safe = after.free(side) & !own_after;
        let stayed = own_before & safe;
        let moved = match self.0 {
            Move::Go { from, to } if own_before.has(field.index(from)) => {
                B::bit(field.index(to)) & safe
            }
            _ => B::EMPTY,
        };
        Reasons {
            takes: names(effects.taken),
            binds: names(effects.bound),
            threatens: names(enemy_after & !enemy_before),
            saves: names(stayed | moved),
            exposes: names(own_after & !own_before),
            frees: names(effects.freed & board.pieces(side)),
            hems_in: names(hemmed_in(field, board, &after)),
        }
    }
}

/// The enemy dux that has fewer open sides after a move of the side to act, where shutting it in wins.
fn hemmed_in<B: Bits>(field: &Field<B>, before: &Board<B>, after: &Board<B>) -> B {
    let DuxRule::Immobilised { .. } = field.ruleset().dux else {
        return B::EMPTY;
    };
    let dux = after.duces() & after.pieces(before.side().other());
    let open = |board: &Board<B>| (field.beside(dux) & !board.occupied()).count();
    if open(after) < open(before) {
        dux
    } else {
        B::EMPTY
    }
}
