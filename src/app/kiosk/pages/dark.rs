//! Outside the opening hours: black. Whoever touches the screen is told that the museum is closed.

use super::super::{Clock, Visiting};
use super::at;
use crate::app::theme::{self, Drawn};
use crate::app::tongue::Tongue;
use crate::say;
use crate::visit::Page;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, Id, LayerId, Sense, Ui, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn).run_if(at(Page::Dark)),
    );
}

/// How long one is told so.
const TOLD: Duration = Duration::from_secs(5);

fn draw(
    mut contexts: EguiContexts,
    words: Res<Tongue>,
    (clock, visiting): (Res<Clock>, Res<Visiting>),
    mut touched: Local<Option<Duration>>,
    mut awake: Option<ResMut<crate::app::pacing::Awake>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let window = ctx.viewport_rect();
    let ui = Ui::new(
        ctx.clone(),
        Id::new("kiosk dark"),
        UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(window),
    );
    ui.painter().rect_filled(window, 0.0, Color32::BLACK);
    let response = ui.interact(window, ui.id().with("all"), Sense::click_and_drag());
    let now = clock.moment().running;
    if response.is_pointer_button_down_on() {
        *touched = Some(now);
    }
    let told = touched.is_some_and(|since| now.saturating_sub(since) < TOLD);
    if !told {
        *touched = None;
        return Ok(());
    }
    if let Some(awake) = &mut awake {
        awake.stir();
    }
    debug_assert_eq!(visiting.page(), Page::Dark);
    ui.painter().text(
        window.center(),
        Align2::CENTER_CENTER,
        say!(words, "kiosk-closed"),
        theme::italic_font(26.0),
        theme::palette(&ctx).bronze,
    );
    ctx.set_cursor_icon(egui::CursorIcon::None);
    Ok(())
}
