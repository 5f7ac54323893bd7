//! Whatever has the keyboard is seen to have it: a ring round the widget in focus, which comes into sight by itself. And a
//! key that is held down presses nothing twice.

use super::theme::{self, Drawn};
use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionRequest, TreeId};
use bevy_egui::egui::{self, Color32, Id, Key, LayerId, Order, Stroke, StrokeKind};
use bevy_egui::{
    EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext,
};
use std::collections::HashSet;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OutOfSight>()
        .add_systems(
            PreUpdate,
            (press_once, bring_into_sight)
                .in_set(Sifted)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(EguiPrimaryContextPass, ring.after(Drawn));
}

/// What the panels are to be told of a frame has been sifted: nothing of it is left out after this.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Sifted;

/// The widget in focus that was scrolled out of sight in the last pass.
#[derive(Resource, Debug, Default)]
struct OutOfSight(Option<Id>);

/// egui takes each repetition of a held key for another press: of the keys that press buttons only the first is told.
fn press_once(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut held: Local<EntityHashMap<HashSet<Key>>>,
) {
    for (entity, mut input) in &mut inputs {
        let held = held.entry(entity).or_default();
        input.events.retain(|event| match event {
            egui::Event::Key {
                key: key @ (Key::Enter | Key::Space),
                pressed,
                ..
            } => {
                if *pressed {
                    held.insert(*key)
                } else {
                    held.remove(key);
                    true
                }
            }
            egui::Event::WindowFocused(false) => {
                held.clear();
                true
            }
            _ => true,
        });
    }
}

/// Scrolls to what has just got the focus.
fn bring_into_sight(
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut hidden: ResMut<OutOfSight>,
) {
    let Some(id) = hidden.0.take() else { return };
    for mut input in &mut inputs {
        let request = ActionRequest {
            action: Action::ScrollIntoView,
            target_tree: TreeId::ROOT,
            target_node: id.accesskit_id(),
            data: None,
        };
        let event = egui::Event::AccessKitActionRequest(request);
        input.events.push(event);
    }
}

/// A ring of lamp light with a dark edge, so that it is seen on wax, wood and papyrus.
fn ring(
    mut contexts: EguiContexts,
    mut hidden: ResMut<OutOfSight>,
    mut last: Local<Option<Id>>,
) -> Result {
    const GAP: f32 = 3.0;
    let ctx = contexts.ctx_mut()?;
    let focused = ctx.memory(|memory| memory.focused());
    let fresh = *last != focused;
    *last = focused;
    // What was there a frame ago has no ring: no other frame may come to take it away.
    let there = |id: &Id| ctx.viewport(|it| it.this_pass.widgets.get(*id).is_some());
    let widget = focused.filter(there).and_then(|id| ctx.read_response(id));
    let Some(widget) = widget else {
        return Ok(());
    };
    let seen = widget.interact_rect;
    if fresh && !seen.expand(1.0).contains_rect(widget.rect) {
        hidden.0 = focused;
        ctx.request_repaint();
    }
    // What floats is laid out unseen at first, and not where it comes to be.
    let floats = widget.layer_id.order != Order::Background;
    if fresh && floats {
        ctx.request_repaint();
    }
    if !seen.is_positive() || fresh && floats {
        return Ok(());
    }
    let layer = LayerId::new(Order::Tooltip, Id::new("focus"));
    let painter = ctx.layer_painter(layer);
    let place = seen.expand(GAP);
    for (width, color) in [
        (5.0, Color32::from_black_alpha(210)),
        (2.5, theme::palette(ctx).glow),
    ] {
        let stroke = Stroke::new(width, color);
        painter.rect_stroke(place, 6.0, stroke, StrokeKind::Middle);
    }
    Ok(())
}
