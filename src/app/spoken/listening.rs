//! What a screen reader asks for: its wishes about the board are gestures, all others are egui's.

use super::tree::square_id;
use crate::app::flow::Screen;
use crate::app::game::Game;
use crate::app::input::{Gesture, Selection};
use crate::app::pacing::Awake;
use crate::rules::Square;
use bevy::a11y::{AccessibilityRequested, AccessibilitySystems, ActionRequest};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, NodeId};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aloud>()
        .add_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            (attend, heed)
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(PostUpdate, stir.after(AccessibilitySystems::Update));
}

/// Whether the program itself reads aloud what a screen reader would.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Aloud(pub bool);

/// A tree is built only while somebody reads it.
fn attend(
    (requested, aloud): (Res<AccessibilityRequested>, Res<Aloud>),
    mut contexts: Query<&mut EguiContext>,
) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        if requested.get() || aloud.0 {
            ctx.enable_accesskit();
        } else {
            ctx.disable_accesskit();
        }
    }
}

fn heed(
    mut requests: MessageReader<ActionRequest>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    (game, screen): (Option<Res<Game>>, Res<State<Screen>>),
    mut selection: ResMut<Selection>,
    mut gestures: MessageWriter<Gesture>,
) {
    let Ok((mut context, mut input)) = contexts.single_mut() else {
        requests.clear();
        return;
    };
    let game = game.filter(|_| *screen.get() == Screen::Game);
    for ActionRequest(request) in requests.read() {
        let square = game
            .as_ref()
            .and_then(|game| square_of(game, request.target_node));
        let Some(square) = square else {
            let event = egui::Event::AccessKitActionRequest(request.clone());
            input.events.push(event);
            continue;
        };
        match request.action {
            Action::Click => {
                gestures.write(Gesture::Click(square));
            }
            Action::Focus => {}
            _ => continue,
        }
        selection.cursor = Some(square);
        leave_widgets(context.get_mut());
    }
}

/// The board has the keyboard: no widget keeps it.
fn leave_widgets(ctx: &egui::Context) {
    ctx.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}

fn square_of(game: &Game, node: NodeId) -> Option<Square> {
    game.board().all().find(|&sq| square_id(sq) == node)
}

/// A request comes at the end of a frame and is done in the next.
fn stir(mut requests: MessageReader<ActionRequest>, awake: Option<ResMut<Awake>>) {
    if requests.read().count() > 0
        && let Some(mut awake) = awake
    {
        awake.stir();
    }
}
