//! A frame that took long brings many clicks at once, each at its own place. egui looks only where the pointer is at the end of
//! a frame, and counts one click in it: so the panels are told of one click a frame, and of the others in the next ones.

use super::focus::Sifted;
use super::pacing::Awake;
use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy_egui::egui::{Event, Pos2};
use bevy_egui::{EguiInput, EguiPreUpdateSet};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        one_click_a_frame
            .after(Sifted)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// A hand that trembles on a button moves less than so many points.
const NEAR: f32 = 6.0;

fn one_click_a_frame(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut waiting: Local<EntityHashMap<Vec<Event>>>,
    awake: Option<ResMut<Awake>>,
) {
    let mut waits = false;
    for (entity, mut input) in &mut inputs {
        let mut events = waiting.remove(&entity).unwrap_or_default();
        if events.is_empty() && !input.events.iter().any(is_button) {
            continue;
        }
        events.append(&mut input.events);
        let later = events.split_off(end_of_click(&events));
        input.events = events;
        if !later.is_empty() {
            waits = true;
            waiting.insert(entity, later);
        }
    }
    if let (true, Some(mut awake)) = (waits, awake) {
        awake.stir();
    }
}

const fn is_button(event: &Event) -> bool {
    matches!(event, Event::PointerButton { .. })
}

/// How many events belong to the first click: up to where the pointer goes elsewhere, or presses again.
fn end_of_click(events: &[Event]) -> usize {
    let (mut place, mut released): (Option<Pos2>, bool) = (None, false);
    for (idx, event) in events.iter().enumerate() {
        match event {
            Event::PointerMoved(at) if place.is_some_and(|it| it.distance(*at) > NEAR) => {
                return idx;
            }
            Event::PointerButton { pressed: true, .. } if released => return idx,
            Event::PointerButton { pos, pressed, .. } => {
                place = Some(*pos);
                released = !pressed;
            }
            _ => {}
        }
    }
    events.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{self, Modifiers, PointerButton, RawInput, Rect, Ui, UiBuilder, pos2};

    const ONE: Pos2 = pos2(20.0, 20.0);
    const OTHER: Pos2 = pos2(20.0, 80.0);

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }
    }

    fn click(at: Pos2) -> [Event; 3] {
        [Event::PointerMoved(at), button(at, true), button(at, false)]
    }

    /// Two buttons; counts the clicks of each.
    fn pass(ctx: &egui::Context, events: Vec<Event>, clicks: &mut [u32; 2]) {
        ctx.begin_pass(RawInput {
            screen_rect: Some(Rect::from_min_max(Pos2::ZERO, pos2(200.0, 200.0))),
            events,
            ..RawInput::default()
        });
        let layer = egui::LayerId::background();
        let mut ui = Ui::new(
            ctx.clone(),
            "clicks".into(),
            UiBuilder::new().layer_id(layer),
        );
        for (at, count) in [ONE, OTHER].into_iter().zip(clicks) {
            let place = Rect::from_center_size(at, egui::vec2(30.0, 30.0));
            *count += u32::from(ui.put(place, egui::Button::new("")).clicked());
        }
        ctx.end_pass().textures_delta.clear();
    }

    fn clicks_of(mut events: Vec<Event>) -> [u32; 2] {
        let ctx = egui::Context::default();
        let mut clicks = [0, 0];
        pass(&ctx, Vec::new(), &mut clicks);
        while !events.is_empty() {
            let later = events.split_off(end_of_click(&events));
            pass(&ctx, events, &mut clicks);
            events = later;
        }
        clicks
    }

    #[test]
    fn every_click_of_a_slow_frame_counts_where_it_was_made() {
        assert_eq!(clicks_of(click(ONE).into()), [1, 0]);
        assert_eq!(clicks_of([click(ONE), click(OTHER)].concat()), [1, 1]);
        assert_eq!(clicks_of([click(ONE), click(ONE)].concat()), [2, 0]);
        let gone = [click(ONE).to_vec(), vec![Event::PointerMoved(OTHER)]].concat();
        assert_eq!(clicks_of(gone), [1, 0]);
        // A press that is let go of elsewhere is no click on either.
        let slipped = vec![
            Event::PointerMoved(ONE),
            button(ONE, true),
            Event::PointerMoved(OTHER),
            button(OTHER, false),
        ];
        assert_eq!(clicks_of(slipped), [0, 0]);
        let trembling = vec![
            Event::PointerMoved(ONE),
            button(ONE, true),
            Event::PointerMoved(ONE + egui::vec2(3.0, 2.0)),
            button(ONE + egui::vec2(3.0, 2.0), false),
        ];
        assert_eq!(end_of_click(&trembling), trembling.len());
        assert_eq!(clicks_of(trembling), [1, 0]);
    }
}
