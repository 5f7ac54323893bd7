//! Which pieces a position asks for, and where.

use super::rest::{Lies, Place, Rest};
use crate::rules::{Calculus, Hand, Position, Role, Side};

/// Every piece of a game as it rests in a position: on the board, in hand, captured.
#[must_use]
pub fn muster(position: &Position) -> Vec<(Calculus, Rest)> {
    let board = position.pieces().into_iter().map(|(sq, calculus)| {
        let lies = if position.bonds(sq).any() {
            Lies::OnItsBack
        } else {
            Lies::Upright
        };
        let place = Place::Board(sq);
        (calculus, Rest { place, lies })
    });
    let trays = Side::BOTH.into_iter().flat_map(|side| {
        let in_hand = in_order(side, position.hand(side), Place::Hand);
        in_hand.chain(in_order(side, captured(position, side), Place::Tray))
    });
    board.chain(trays).collect()
}

/// What a side has lost: its army without what is on the board and in hand.
#[must_use]
pub fn captured(position: &Position, side: Side) -> Hand {
    let pieces = position.pieces();
    let on_board = |role| {
        let wanted = Calculus { side, role };
        pieces.iter().filter(|&&(_, piece)| piece == wanted).count() as u8
    };
    let terms = position.terms();
    let hand = position.hand(side);
    Hand {
        men: terms
            .men()
            .saturating_sub(on_board(Role::Miles))
            .saturating_sub(hand.men),
        duces: u8::from(terms.ruleset().has_dux())
            .saturating_sub(on_board(Role::Dux))
            .saturating_sub(hand.duces),
    }
}

/// Pieces in the places of a tray: the dux first, next to its owner, then the men.
fn in_order(
    side: Side,
    hand: Hand,
    place: impl Fn(usize) -> Place,
) -> impl Iterator<Item = (Calculus, Rest)> {
    let duces = (0..hand.duces).map(|_| Role::Dux);
    let men = (0..hand.men).map(|_| Role::Miles);
    duces
        .chain(men)
        .enumerate()
        .map(move |(slot, role)| (Calculus { side, role }, Rest::upright(place(slot))))
}
