//! The one place that ends a move: when nothing moves any more, the next phase begins.

use super::components::{Calculus, InMotion};
use super::flow::{Flow, Phase};
use super::game::{Awaited, Game};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        settle.in_set(Flow::Settle).run_if(in_state(Phase::Moving)),
    );
}

fn settle(
    game: Res<Game>,
    moving: Query<(), (With<Calculus>, With<InMotion>)>,
    mut next: ResMut<NextState<Phase>>,
) {
    let undecided = matches!(*next, NextState::Unchanged);
    if !undecided || !moving.is_empty() {
        return;
    }
    next.set(match game.awaited() {
        Awaited::Person(_) => Phase::Choosing,
        Awaited::Engine(..) => Phase::Thinking,
        Awaited::Nobody => Phase::Over,
    });
}
