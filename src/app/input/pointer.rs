//! Mouse and touch on squares and pieces.
//!
//! A touch reaches the board even where a panel covers it, so each event is held against the interface here.

use super::Gesture;
use crate::app::components::{Calculus, Square, Stands};
use crate::app::flow::{Flow, Screen};
use crate::app::view::ViewInsets;
use crate::rules;
use bevy::ecs::system::SystemParam;
use bevy::picking::mesh_picking::MeshPickingSettings;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, egui};

pub(super) fn plugin(app: &mut App) {
    // Only what is meant to be touched is: marks and shadows lie over the squares, and hands go through them.
    app.insert_resource(MeshPickingSettings {
        require_markers: true,
        ..default()
    })
    .init_resource::<Dragging>()
    .add_observer(click)
    .add_observer(drag_start)
    .add_observer(drag)
    .add_observer(drop_piece)
    .add_observer(drag_end)
    .add_systems(
        Update,
        let_go.in_set(Flow::Decide).run_if(in_state(Screen::Game)),
    );
}

/// A hand that shakes on a click moves less than this many logical pixels.
const CLICK_SLACK: f32 = 8.0;

/// A drag that began on a square; the camera leaves it alone while it lasts.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct Dragging(Option<Held>);

#[derive(Debug, Clone, Copy, PartialEq)]
struct Held {
    pointer: PointerId,
    from: rules::Square,
    piece: bool,
    far: bool,
}

impl Dragging {
    /// The square of the piece that a hand holds.
    #[must_use]
    pub fn piece(&self) -> Option<rules::Square> {
        self.0.filter(|held| held.piece).map(|held| held.from)
    }
}

/// Finds the board square behind an entity, and whether the interface lies over a point.
#[derive(SystemParam)]
struct Table<'w, 's> {
    squares: Query<'w, 's, &'static Square>,
    pieces: Query<'w, 's, &'static Stands, With<Calculus>>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    contexts: EguiContexts<'w, 's>,
    insets: Res<'w, ViewInsets>,
}

impl Table<'_, '_> {
    fn square(&self, entity: Entity) -> Option<rules::Square> {
        let square = self.squares.get(entity).map(|square| square.0);
        square
            .or_else(|_| self.pieces.get(entity).map(|stands| stands.0))
            .ok()
    }

    fn covered(&mut self, at: Vec2) -> bool {
        let Ok(window) = self.window.single() else {
            return false;
        };
        let (insets, size) = (*self.insets, window.size());
        let free = Rect::new(
            insets.left,
            insets.top,
            size.x - insets.right,
            size.y - insets.bottom,
        );
        let within = free.contains(at);
        let floating = self.contexts.ctx_mut().is_ok_and(|ctx| {
            let at = egui::pos2(at.x, at.y) / ctx.zoom_factor();
            ctx.layer_id_at(at)
                .is_some_and(|layer| layer.order != egui::Order::Background)
        });
        !within || floating
    }
}

fn click(
    mut event: On<Pointer<Click>>,
    mut table: Table,
    dragging: Res<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    let Some(at) = table.square(event.entity) else {
        return;
    };
    event.propagate(false);
    let dragged = dragging.0.is_some_and(|drag| drag.far);
    let meant = event.button == PointerButton::Primary && !dragged;
    if meant && !table.covered(event.pointer_location.position) {
        gestures.write(Gesture::Click(at));
    }
}

fn drag_start(mut event: On<Pointer<DragStart>>, mut table: Table, mut dragging: ResMut<Dragging>) {
    let Some(from) = table.square(event.entity) else {
        return;
    };
    event.propagate(false);
    let free = event.button == PointerButton::Primary && dragging.0.is_none();
    if free && !table.covered(event.pointer_location.position) {
        dragging.0 = Some(Held {
            pointer: event.pointer_id,
            from,
            piece: table.pieces.iter().any(|stands| stands.0 == from),
            far: false,
        });
    }
}

fn drag(
    event: On<Pointer<Drag>>,
    mut dragging: ResMut<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    let Some(drag) = dragging.0 else {
        return;
    };
    let goes_far = !drag.far
        && drag.pointer == event.pointer_id
        && event.button == PointerButton::Primary
        && event.distance.length() > CLICK_SLACK;
    if !goes_far {
        return;
    }
    dragging.0 = Some(Held { far: true, ..drag });
    if drag.piece {
        gestures.write(Gesture::Lift(drag.from));
    }
}

fn drop_piece(
    mut event: On<Pointer<DragDrop>>,
    mut table: Table,
    dragging: Res<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    let (Some(drag), Some(to)) = (dragging.0, table.square(event.entity)) else {
        return;
    };
    event.propagate(false);
    let held = drag.piece && drag.far && drag.pointer == event.pointer_id;
    if held && drag.from != to && !table.covered(event.pointer_location.position) {
        gestures.write(Gesture::Drop(drag.from, to));
    }
}

fn drag_end(event: On<Pointer<DragEnd>>, mut dragging: ResMut<Dragging>) {
    if dragging
        .0
        .is_some_and(|drag| drag.pointer == event.pointer_id)
    {
        dragging.0 = None;
    }
}

/// A drag that lost its end (the window lost the pointer) does not hold the table for ever.
fn let_go(buttons: Res<ButtonInput<MouseButton>>, mut dragging: ResMut<Dragging>) {
    let mouse = dragging
        .0
        .is_some_and(|drag| drag.pointer == PointerId::Mouse);
    if mouse && !buttons.pressed(MouseButton::Left) {
        dragging.0 = None;
    }
}
