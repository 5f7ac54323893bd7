//! The eye in the visitor's hand: a drag turns it, the wheel or two fingers bring it closer, and keys do both.

use super::eye::Eye;
use crate::app::flow::{Flow, Screen};
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (turn_by_hand, turn_by_touch, turn_by_key)
            .in_set(Flow::Present)
            .run_if(in_state(Screen::Exhibit).and_then(resource_exists::<Eye>)),
    );
}

fn turn_by_hand(
    buttons: Res<ButtonInput<MouseButton>>,
    (motion, scroll): (Res<AccumulatedMouseMotion>, Res<AccumulatedMouseScroll>),
    egui: Option<Res<EguiWantsInput>>,
    mut held: Local<bool>,
    mut eye: ResMut<Eye>,
) {
    const BUTTONS: [MouseButton; 2] = [MouseButton::Left, MouseButton::Right];
    let covered = egui.is_some_and(|egui| egui.wants_any_pointer_input());
    if buttons.any_just_pressed(BUTTONS) {
        *held = !covered;
    }
    if !buttons.any_pressed(BUTTONS) {
        *held = false;
    }
    if *held && motion.delta != Vec2::ZERO {
        eye.take().turned(motion.delta);
    }
    if scroll.delta.y != 0.0 && !covered {
        let notches = match scroll.unit {
            MouseScrollUnit::Line => scroll.delta.y,
            MouseScrollUnit::Pixel => scroll.delta.y / 60.0,
        };
        eye.take().nearer(0.9_f32.powf(notches));
    }
}

/// One finger turns, two come closer.
fn turn_by_touch(touches: Res<Touches>, egui: Option<Res<EguiWantsInput>>, mut eye: ResMut<Eye>) {
    if egui.is_some_and(|egui| egui.wants_any_pointer_input()) {
        return;
    }
    let fingers: Vec<_> = touches.iter().take(2).collect();
    match fingers.as_slice() {
        [one] if one.delta() != Vec2::ZERO => eye.take().turned(one.delta()),
        [one, two] => {
            let now = one.position().distance(two.position());
            let before = one.previous_position().distance(two.previous_position());
            if now > 1.0 && before > 1.0 && (now - before).abs() > 0.01 {
                eye.take().nearer(before / now);
            }
        }
        _ => {}
    }
}

/// Plus and minus come closer and go away; with Shift the arrows turn. Without it they belong to the panel.
fn turn_by_key(keys: Res<ButtonInput<KeyCode>>, mut eye: ResMut<Eye>) {
    const STEP: f32 = 40.0;
    if keys.any_just_pressed([KeyCode::Equal, KeyCode::NumpadAdd]) {
        eye.take().nearer(0.85);
    }
    if keys.any_just_pressed([KeyCode::Minus, KeyCode::NumpadSubtract]) {
        eye.take().nearer(1.0 / 0.85);
    }
    if !keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]) {
        return;
    }
    let steps = [
        (KeyCode::ArrowLeft, Vec2::new(STEP, 0.0)),
        (KeyCode::ArrowRight, Vec2::new(-STEP, 0.0)),
        (KeyCode::ArrowUp, Vec2::new(0.0, STEP)),
        (KeyCode::ArrowDown, Vec2::new(0.0, -STEP)),
    ];
    for (key, by) in steps {
        if keys.just_pressed(key) {
            eye.take().turned(by);
        }
    }
}
