//! The hands of a visitor who is not there: fingers on the glass, keys, and what can be pressed.

use crate::app::game::{Awaited, Game};
use crate::app::layout::Layout;
use crate::app::spoken::square_id;
use crate::crowd::{Button, Place};
use crate::data::kiosk::Corner;
use crate::rules::{Move, Square};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResized};
use bevy_egui::egui::accesskit::{Action, Node, NodeId};
use bevy_egui::{EguiOutput, PrimaryEguiContext};

/// The finger of a hand.
pub(super) const FINGER: u64 = 3;

/// Something that can be pressed.
#[derive(Debug, Clone)]
pub(super) struct Pressable {
    /// What a screen reader asks for it by.
    pub id: NodeId,
    /// What it is called.
    pub name: String,
    /// Its middle in the window, in logical pixels.
    pub at: Vec2,
}

/// How large the window is, in logical pixels.
pub(super) fn window_size(world: &mut World) -> Vec2 {
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    windows
        .single(world)
        .map_or(Vec2::new(1280.0, 720.0), Window::size)
}

/// Makes the window as large as this.
pub(super) fn resize(world: &mut World, (width, height): (u16, u16)) {
    let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    if let Ok((window, mut shown)) = windows.single_mut(world) {
        let (width, height) = (f32::from(width), f32::from(height));
        shown.resolution.set(width, height);
        let resized = WindowResized {
            window,
            width,
            height,
        };
        world.write_message(resized.clone());
        world.write_message(WindowEvent::WindowResized(resized));
    }
}

/// A place of the window.
pub(super) fn at(world: &mut World, place: Place) -> Vec2 {
    window_size(world) * Vec2::new(place.x, place.y)
}

/// A place in a corner.
pub(super) fn in_corner(world: &mut World, corner: Corner) -> Vec2 {
    const IN: f32 = 6.0;
    let size = window_size(world);
    let right = matches!(corner, Corner::TopRight | Corner::BottomRight);
    let low = matches!(corner, Corner::BottomLeft | Corner::BottomRight);
    let edge = |far: bool, length: f32| if far { length - IN } else { IN };
    Vec2::new(edge(right, size.x), edge(low, size.y))
}

/// A finger comes down, moves or goes up.
pub(super) fn finger(world: &mut World, phase: TouchPhase, position: Vec2) {
    let Some(window) = window_of(world) else {
        return;
    };
    let touch = TouchInput {
        phase,
        position,
        window,
        force: None,
        id: FINGER,
    };
    world.write_message(touch);
    world.write_message(WindowEvent::TouchInput(touch));
}

/// A button of a box is pressed or let go.
pub(super) fn button(world: &mut World, button: Button, state: ButtonState) {
    let Some(window) = window_of(world) else {
        return;
    };
    let (logical_key, key_code) = match button {
        Button::Up => (Key::ArrowUp, KeyCode::ArrowUp),
        Button::Down => (Key::ArrowDown, KeyCode::ArrowDown),
        Button::Left => (Key::ArrowLeft, KeyCode::ArrowLeft),
        Button::Right => (Key::ArrowRight, KeyCode::ArrowRight),
        Button::Next => (Key::Tab, KeyCode::Tab),
        Button::Enter => (Key::Enter, KeyCode::Enter),
        Button::Back => (Key::Escape, KeyCode::Escape),
    };
    let key = KeyboardInput {
        key_code,
        logical_key,
        state,
        text: None,
        repeat: false,
        window,
    };
    world.write_message(key.clone());
    world.write_message(WindowEvent::KeyboardInput(key));
}

fn window_of(world: &mut World) -> Option<Entity> {
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(world).ok()
}

/// Everything that can be pressed, as the tree for screen readers tells it; the squares of the board are no part of it.
pub(super) fn pressable(world: &mut World) -> Vec<Pressable> {
    let size = window_size(world);
    let squares: Vec<NodeId> = world
        .get_resource::<Game>()
        .map(|game| game.board().all().map(square_id).collect())
        .unwrap_or_default();
    let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
    let Ok(output) = outputs.single(world) else {
        return Vec::new();
    };
    let scale = output.pixels_per_point;
    let Some(tree) = &output.platform_output.accesskit_update else {
        return Vec::new();
    };
    let seen = Rect::from_corners(Vec2::ZERO, size);
    tree.nodes
        .iter()
        .filter(|(id, _)| !squares.contains(id))
        .filter_map(|(id, node)| press(*id, node, scale))
        .filter(|thing| seen.contains(thing.at))
        .collect()
}

fn press(id: NodeId, node: &Node, scale: f32) -> Option<Pressable> {
    if node.is_disabled() || !node.supports_action(Action::Click) {
        return None;
    }
    let bounds = node.bounds()?;
    let middle = Vec2::new(
        (bounds.x0 + bounds.x1) as f32 / 2.0,
        (bounds.y0 + bounds.y1) as f32 / 2.0,
    );
    Some(Pressable {
        id,
        name: node.label().unwrap_or_default().to_owned(),
        at: middle * scale,
    })
}

/// Whether a person may move.
pub(super) fn may_move(world: &World) -> bool {
    world
        .get_resource::<Game>()
        .is_some_and(|game| matches!(game.awaited(), Awaited::Person(_)))
}

/// The squares of one of the moves that can be made now.
pub(super) fn squares_of(world: &World, number: u32) -> Vec<Square> {
    let Some(game) = world.get_resource::<Game>().filter(|_| may_move(world)) else {
        return Vec::new();
    };
    let moves = game.position().moves();
    match moves.get(number as usize % moves.len().max(1)) {
        Some(&Move::Go { from, to }) => vec![from, to],
        Some(&(Move::Place { at, .. } | Move::Remove { at })) => vec![at],
        Some(Move::Pass) | None => Vec::new(),
    }
}

/// Where a square is seen.
pub(super) fn seen_at(world: &mut World, square: Square) -> Option<Vec2> {
    let place = world.get_resource::<Layout>()?.place(square);
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<Camera3d>>();
    let (camera, at) = cameras.single(world).ok()?;
    camera.world_to_viewport(at, place).ok()
}
