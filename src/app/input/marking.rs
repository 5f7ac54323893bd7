//! Writes what is pointed out on the board.

use super::Selection;
use super::meaning::removal;
use crate::app::flow::{Flow, Phase, Screen};
use crate::app::game::{Awaited, Game};
use crate::app::marks::{Mark, Marks};
use crate::rules::{Move, Ply, Position, Square};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marks>()
        .add_systems(
            Update,
            point_out
                .in_set(Flow::Settle)
                .run_if(in_state(Screen::Game)),
        )
        .add_systems(OnExit(Screen::Game), wipe);
}

fn point_out(
    game: Res<Game>,
    selection: Res<Selection>,
    phase: Res<State<Phase>>,
    mut marks: ResMut<Marks>,
) {
    let changed = game.is_changed() || selection.is_changed() || phase.is_changed();
    if !changed {
        return;
    }
    let mut all: Vec<(Square, Mark)> = Vec::new();
    if let Some(ply) = game.last_ply() {
        all.extend(last_move(ply));
    }
    let choosing = *phase.get() == Phase::Choosing;
    if choosing && matches!(game.awaited(), Awaited::Person(_)) {
        all.extend(choices(game.position(), selection.piece));
        all.extend(selection.refused.map(|at| (at, Mark::Refused)));
    }
    all.extend(selection.cursor.map(|at| (at, Mark::Cursor)));
    marks.set_if_neq(Marks(all));
}

fn wipe(mut marks: ResMut<Marks>, mut selection: ResMut<Selection>) {
    marks.0.clear();
    *selection = Selection::default();
}

fn last_move(ply: &Ply) -> Vec<(Square, Mark)> {
    match (ply.path.first(), ply.path.last()) {
        (Some(&from), Some(&to)) if from != to => {
            vec![(from, Mark::LastFrom), (to, Mark::LastTo)]
        }
        (_, Some(&to)) => vec![(to, Mark::LastTo)],
        _ => ply
            .taken
            .iter()
            .map(|&(at, _)| (at, Mark::LastTo))
            .collect(),
    }
}

/// What may be done: where the chosen piece may go, what may be taken off, which piece alone may act. Empty squares to
/// place on are not lit one by one when nearly all of them are.
fn choices(position: &Position, chosen: Option<Square>) -> Vec<(Square, Mark)> {
    let mut marks = Vec::new();
    marks.extend(chosen.map(|at| (at, Mark::Selected)));
    marks.extend(position.second_move().map(|at| (at, Mark::MayAct)));
    for mv in position.moves() {
        match mv {
            Move::Go { from, to } if chosen == Some(from) => marks.push((to, Mark::Goal)),
            Move::Place { at, .. } if few_empty(position) => marks.push((at, Mark::Goal)),
            _ => {}
        }
    }
    let lying = position.pieces().into_iter().map(|(at, _)| at);
    marks.extend(
        lying
            .filter(|&at| removal(position, at).is_some_and(|mv| position.check(mv).is_ok()))
            .map(|at| (at, Mark::Removable)),
    );
    marks
}

fn few_empty(position: &Position) -> bool {
    let squares = position.board().squares();
    squares.saturating_sub(position.pieces().len()) * 4 <= squares
}
