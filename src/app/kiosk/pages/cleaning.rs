//! The screen is wiped: for a while it takes no touch.

use super::Hand;
use crate::app::theme;
use crate::say;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, LayerId, Rect, RichText, Sense, Ui, UiBuilder, vec2};

pub(super) fn draw(mut contexts: EguiContexts, hand: Hand) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let window = ctx.viewport_rect();
    let palette = theme::palette(&ctx);
    let left = hand.visiting.wiping(hand.clock.moment());
    let mut ui = Ui::new(
        ctx.clone(),
        Id::new("kiosk cleaning"),
        UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(window),
    );
    // Dust and streaks are seen best on black.
    ui.painter().rect_filled(window, 0.0, palette.soot);
    ui.interact(window, ui.id().with("all"), Sense::click_and_drag());
    let seconds = super::seconds(left);
    let text = [
        theme::strong(seconds.to_string(), 72.0).color(palette.lamp),
        RichText::new(say!(hand.words, "operator-wiping"))
            .size(24.0)
            .color(palette.candle),
    ];
    let middle = Rect::from_center_size(window.center(), vec2(window.width() - 40.0, 150.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(middle));
    ui.vertical_centered(|ui| {
        for line in text {
            ui.label(line);
        }
    });
    Ok(())
}
