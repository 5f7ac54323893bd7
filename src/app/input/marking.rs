//! Writes what is pointed out on the board.

use super::meaning::{movable, removal};
use super::{Pointed, Selection};
use crate::app::flow::{Flow, Phase, Screen};
use crate::app::game::{Awaited, Game};
use crate::app::hints::Hints;
use crate::app::marks::{Mark, Marks, Trail};
use crate::app::setup::Chosen;
use crate::rules::{Move, Ply, Position, Side, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marks>()
        .init_resource::<Trail>()
        .add_systems(
            Update,
            point_out
                .in_set(Flow::Settle)
                .run_if(in_state(Screen::Game)),
        )
        .add_systems(OnExit(Screen::Game), wipe);
}

/// What is pointed out.
#[derive(SystemParam)]
struct Seen<'w> {
    game: Res<'w, Game>,
    selection: Res<'w, Selection>,
    pointed: Res<'w, Pointed>,
    phase: Res<'w, State<Phase>>,
    hints: Res<'w, Hints>,
    chosen: Res<'w, Chosen>,
}

impl Seen<'_> {
    fn has_changed(&self) -> bool {
        self.game.is_changed()
            || self.selection.is_changed()
            || self.pointed.is_changed()
            || self.phase.is_changed()
            || self.hints.is_changed()
            || self.chosen.is_changed()
    }
}

/// What is in danger in a position, by its number: it is worked out once.
type Dangers = Option<(u64, Vec<Square>)>;

fn point_out(
    seen: Seen,
    mut dangers: Local<Dangers>,
    (mut marks, mut trail): (ResMut<Marks>, ResMut<Trail>),
) {
    if !seen.has_changed() {
        return;
    }
    let Seen {
        game,
        selection,
        pointed,
        phase,
        hints,
        chosen,
    } = seen;
    let mut all: Vec<(Square, Mark)> = Vec::new();
    let last = game.last_ply().filter(|_| chosen.show_last);
    trail.set_if_neq(Trail(last.map(|ply| ply.path.to_vec()).unwrap_or_default()));
    if let Some(ply) = last {
        all.extend(last_move(ply));
    }
    if chosen.show_threats {
        let known = dangers.take().filter(|(of, _)| *of == game.changes());
        let (of, squares) = known.unwrap_or_else(|| (game.changes(), in_danger(game.position())));
        all.extend(squares.iter().map(|&at| (at, Mark::Danger)));
        *dangers = Some((of, squares));
    }
    let choosing = *phase.get() == Phase::Choosing;
    if choosing && matches!(game.awaited(), Awaited::Person(_)) {
        let choices = choices(game.position(), selection.piece);
        let shown = |(_, mark): &(Square, Mark)| chosen.show_legal || *mark == Mark::Selected;
        all.extend(choices.into_iter().filter(shown));
        all.extend(hints.marks(&game));
        all.extend(selection.refused.map(|at| (at, Mark::Refused)));
    }
    let looked_at = pointed.0.or(selection.cursor);
    let goes_on = chosen.show_legal && *phase.get() != Phase::Over;
    if let (Some(at), None, true) = (looked_at, selection.piece, goes_on) {
        let may_choose = choosing && matches!(game.awaited(), Awaited::Person(_));
        all.extend(lines_from(game.position(), at, may_choose));
    }
    all.extend(selection.cursor.map(|at| (at, Mark::Cursor)));
    marks.set_if_neq(Marks(all));
}

/// The pieces of both sides that the other could bind or take next.
fn in_danger(position: &Position) -> Vec<Square> {
    Side::BOTH
        .into_iter()
        .flat_map(|side| position.in_danger(side))
        .collect()
}

fn wipe(mut marks: ResMut<Marks>, mut trail: ResMut<Trail>, mut selection: ResMut<Selection>) {
    marks.0.clear();
    trail.0.clear();
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

/// Lines are hard to follow by eye: at a table of archers those of the place that is looked at are shown before anything is
/// chosen, and where an archer could go that may be chosen there.
fn lines_from(position: &Position, at: Square, may_choose: bool) -> Vec<(Square, Mark)> {
    if position.archers().is_none() || !position.board().contains(at) {
        return Vec::new();
    }
    if !may_choose || !movable(position, at) {
        return vec![(at, Mark::Traced)];
    }
    let goals = position.moves().into_iter().filter_map(|mv| match mv {
        Move::Go { from, to } if from == at => Some((to, Mark::Reachable)),
        _ => None,
    });
    std::iter::once((at, Mark::Pointed)).chain(goals).collect()
}

fn few_empty(position: &Position) -> bool {
    if position.archers().is_some() {
        return true;
    }
    let squares = position.board().squares();
    squares.saturating_sub(position.pieces().len()) * 4 <= squares
}
