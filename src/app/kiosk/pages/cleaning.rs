//! The screen is wiped: for a while it takes no touch.

use super::Hand;
use crate::app::theme;
use crate::say;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, FontId, Id, LayerId, Sense, Ui, UiBuilder, vec2};

pub(super) fn draw(mut contexts: EguiContexts, hand: Hand) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let window = ctx.viewport_rect();
    let palette = theme::palette(&ctx);
    let left = hand.visiting.wiping(hand.clock.moment());
    let ui = Ui::new(
        ctx.clone(),
        Id::new("kiosk cleaning"),
        UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(window),
    );
    // Dust and streaks are seen best on black.
    ui.painter().rect_filled(window, 0.0, palette.soot);
    ui.interact(window, ui.id().with("all"), Sense::click_and_drag());
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    ui.painter().text(
        window.center() - vec2(0.0, 30.0),
        Align2::CENTER_CENTER,
        seconds.to_string(),
        theme::strong_font(72.0),
        palette.lamp,
    );
    ui.painter().text(
        window.center() + vec2(0.0, 34.0),
        Align2::CENTER_CENTER,
        say!(hand.words, "operator-wiping"),
        FontId::proportional(24.0),
        palette.candle,
    );
    Ok(())
}
