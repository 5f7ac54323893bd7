//! A page that has only just come answers no press: the second tap of a trembling hand was meant for the page before. What a
//! hand does on the board, and every sign of life, counts all the same.

use super::{Clock, Visiting};
use bevy::prelude::*;
use bevy_egui::egui::{Event, TouchPhase};
use bevy_egui::{EguiInput, EguiPreUpdateSet, PrimaryEguiContext};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        swallow
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn swallow(
    (visiting, clock): (Res<Visiting>, Res<Clock>),
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    if visiting.settling(clock.moment()).is_zero() {
        return;
    }
    for mut input in &mut inputs {
        input.events.retain(|event| !presses(event));
    }
}

const fn presses(event: &Event) -> bool {
    match event {
        Event::PointerButton { pressed, .. } | Event::Key { pressed, .. } => *pressed,
        Event::Touch { phase, .. } => matches!(phase, TouchPhase::Start),
        Event::Text(_) => true,
        _ => false,
    }
}
