//! Holds the entities against the position after each ply. A net under us while we build; the shipped game goes without.

use super::{Mismatches, captured};
use crate::app::components::{
    Alligatus, Calculus, Captured, Dux, Immobilised, InHand, Stands, Superior,
};
use crate::app::flow::{Flow, MovePlayed, PositionReset};
use crate::app::game::Game;
use crate::rules::{self, Bonds, Hand, Position, Role, Side, Square};
use bevy::prelude::*;
use std::collections::BTreeMap;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        report
            .in_set(Flow::Rule)
            .after(super::follow)
            .run_if(resource_exists::<Game>)
            .run_if(on_message::<MovePlayed>.or_eager(on_message::<PositionReset>)),
    );
}

/// What stands on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Standing {
    calculus: rules::Calculus,
    bonds: Bonds,
    immobilised: bool,
    superior: bool,
}

/// What there is, by entities or by position.
#[derive(Debug, Default, PartialEq, Eq)]
struct Account {
    board: BTreeMap<Square, Standing>,
    in_hand: [Hand; 2],
    captured: [Hand; 2],
    faults: Vec<String>,
}

/// A piece's entity with all that the position can be asked about.
type Piece = (
    &'static Calculus,
    Option<&'static Stands>,
    Option<&'static InHand>,
    Option<&'static Captured>,
    Option<&'static Alligatus>,
    Has<Immobilised>,
    Has<Dux>,
    Has<Superior>,
);

fn report(game: Res<Game>, pieces: Query<Piece>, mut mismatches: ResMut<Mismatches>) {
    let (seen, meant) = (by_entities(&pieces), by_position(game.position()));
    if seen == meant {
        return;
    }
    mismatches.0 += 1;
    for sq in game.position().board().all() {
        let (seen, meant) = (seen.board.get(&sq), meant.board.get(&sq));
        if seen != meant {
            error!("{sq}: the table has {seen:?}, the position {meant:?}");
        }
    }
    error!(
        "the table has in hand {:?}, captured {:?}; the position {:?}, {:?}; {:?}",
        seen.in_hand, seen.captured, meant.in_hand, meant.captured, seen.faults
    );
}

fn by_entities(pieces: &Query<Piece>) -> Account {
    let mut account = Account::default();
    for (&Calculus(calculus), stands, in_hand, captured, alligatus, immobilised, dux, superior) in
        pieces
    {
        let standing = Standing {
            calculus,
            bonds: alligatus.map(|&Alligatus(bonds)| bonds).unwrap_or_default(),
            immobilised,
            superior,
        };
        let side = calculus.side.index();
        match (stands, in_hand, captured) {
            (Some(&Stands(sq)), None, None) => {
                if account.board.insert(sq, standing).is_some() {
                    account.faults.push(format!("two pieces on {sq}"));
                }
            }
            (None, Some(_), None) => count(&mut account.in_hand[side], calculus.role),
            (None, None, Some(_)) => count(&mut account.captured[side], calculus.role),
            _ => account
                .faults
                .push(format!("{calculus:?} is in no one place")),
        }
        if dux != (calculus.role == Role::Dux) {
            account
                .faults
                .push(format!("{calculus:?} is marked wrongly"));
        }
        if stands.is_none() && (immobilised || alligatus.is_some()) {
            account
                .faults
                .push(format!("{calculus:?} is bound off the board"));
        }
    }
    account
}

fn by_position(position: &Position) -> Account {
    let immobilised = position.immobilised(position.side());
    let standing = |(sq, calculus)| {
        let standing = Standing {
            calculus,
            bonds: position.bonds(sq),
            immobilised: immobilised == Some(sq),
            superior: position.grade(sq) == Some(rules::Grade::Superior),
        };
        (sq, standing)
    };
    Account {
        board: position.pieces().into_iter().map(standing).collect(),
        in_hand: Side::BOTH.map(|side| position.hand(side)),
        captured: Side::BOTH.map(|side| captured(position, side)),
        faults: Vec::new(),
    }
}

fn count(hand: &mut Hand, role: Role) {
    match role {
        Role::Miles => hand.men += 1,
        Role::Dux => hand.duces += 1,
    }
}
