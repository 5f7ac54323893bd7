//! Over a flat screen two sit face to face: whoever begins from the far side has the pages upright before their own eyes. The
//! whole interface is turned, what it draws and what it is told of hands; the table is seen from above and faces both.

use super::{Kiosked, Ordered, Visiting};
use crate::app::setup::Chosen;
use crate::app::view::Turned;
use crate::visit::{Errand, Page};
use bevy::prelude::*;
use bevy_egui::egui::{ClippedPrimitive, Event, Pos2, Rect, epaint::Primitive};
use bevy_egui::{
    EguiContext, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, EguiRenderOutput,
    PrimaryEguiContext,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Across>()
        .add_systems(
            PreUpdate,
            turn_hands
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass)
                .run_if(is_turned),
        )
        .add_systems(Update, decide.in_set(Kiosked::CarryOut))
        .add_systems(
            PostUpdate,
            turn_picture
                .after(EguiPostUpdateSet::ProcessOutput)
                .run_if(is_turned),
        );
}

/// Whether the visitor sits at the far side of a flat screen.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Across(pub bool);

fn is_turned(turned: Res<Turned>) -> bool {
    turned.0
}

/// What a visitor reads alone is turned; what two play has both sides already, and a page that covers all is the operator's.
fn decide(
    mut orders: MessageReader<Ordered>,
    (visiting, chosen): (Res<Visiting>, Res<Chosen>),
    mut across: ResMut<Across>,
    mut turned: ResMut<Turned>,
) {
    if orders.read().any(|order| order.0 == Errand::Reset) {
        across.set_if_neq(Across(false));
    }
    let alone = matches!(
        visiting.page(),
        Page::Languages | Page::Choice | Page::Lesson
    );
    let wanted = across.0 && chosen.face_to_face && alone;
    turned.set_if_neq(Turned(wanted));
}

/// The place that lies opposite on the screen.
fn opposite(screen: Rect, at: Pos2) -> Pos2 {
    screen.min + (screen.max - at)
}

fn turn_hands(mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>) {
    for mut input in &mut inputs {
        let Some(screen) = input.screen_rect else {
            continue;
        };
        for event in &mut input.events {
            match event {
                Event::PointerMoved(pos)
                | Event::PointerButton { pos, .. }
                | Event::Touch { pos, .. } => *pos = opposite(screen, *pos),
                Event::MouseMoved(delta) | Event::MouseWheel { delta, .. } => *delta = -*delta,
                _ => {}
            }
        }
    }
}

fn turn_picture(
    mut outputs: Query<(&mut EguiContext, &mut EguiRenderOutput), With<PrimaryEguiContext>>,
) {
    for (mut context, mut output) in &mut outputs {
        let screen = context.get_mut().viewport_rect();
        for job in &mut output.paint_jobs {
            turn(screen, job);
        }
    }
}

fn turn(screen: Rect, job: &mut ClippedPrimitive) {
    let clip = job.clip_rect;
    job.clip_rect = Rect::from_two_pos(opposite(screen, clip.min), opposite(screen, clip.max));
    if let Primitive::Mesh(mesh) = &mut job.primitive {
        for vertex in &mut mesh.vertices {
            vertex.pos = opposite(screen, vertex.pos);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Color32, Mesh, pos2, vec2};

    #[test]
    fn what_is_drawn_lies_opposite_and_is_turned_in_itself() {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        let rect = Rect::from_min_max(pos2(10.0, 20.0), pos2(110.0, 60.0));
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(rect, Color32::WHITE);
        let first = mesh.vertices[0].pos;
        let mut job = ClippedPrimitive {
            clip_rect: rect,
            primitive: Primitive::Mesh(mesh),
        };
        turn(screen, &mut job);
        let there = Rect::from_min_max(pos2(1170.0, 660.0), pos2(1270.0, 700.0));
        assert_eq!(job.clip_rect, there);
        let Primitive::Mesh(mesh) = &job.primitive else {
            panic!("a mesh");
        };
        assert_eq!(first, rect.min);
        assert_eq!(mesh.vertices[0].pos, there.max);
        turn(screen, &mut job);
        assert_eq!(job.clip_rect, rect);
    }
}
