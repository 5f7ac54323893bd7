//! Which language?

use super::{Hand, leaf};
use crate::app::theme;
use crate::lang::Language;
use crate::say;
use crate::visit::Wish;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Button, RichText, Ui, vec2};

pub(super) fn draw(mut contexts: EguiContexts, mut hand: Hand) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let window = ctx.viewport_rect();
    let languages = hand.visiting.kiosk().languages.clone();
    let heading = say!(hand.words, "kiosk-choose-language");
    let back = say!(hand.words, "kiosk-back");
    let wish = leaf::beside(&ctx, "languages", |ui| {
        leaf::heading(ui, &heading);
        let chosen = choices(ui, &languages).map(Wish::Speak);
        ui.add_space(10.0);
        chosen.or_else(|| leaf::quiet(ui, &back).then_some(Wish::Back))
    });
    hand.leave_room(&ctx, leaf::free(window, leaf::place(window)));
    if let Some(wish) = wish {
        hand.wish(wish);
    }
    hand.heed_escape(&ctx);
    Ok(())
}

/// Each by its own name, in two columns where there is room.
fn choices(ui: &mut Ui, languages: &[Language]) -> Option<Language> {
    const LEAST: f32 = 170.0;
    const HIGH: f32 = 64.0;
    let (room, gap) = (ui.available_width(), 10.0);
    let columns = if room < 2.0 * LEAST + gap { 1 } else { 2 };
    let width = (room - gap * (columns as f32 - 1.0)) / columns as f32;
    let mut chosen = None;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    for row in languages.chunks(columns) {
        ui.horizontal(|ui| {
            for &language in row {
                let name = RichText::new(language.own_name()).size(24.0);
                let response = ui.add(Button::new(name).min_size(vec2(width, HIGH)));
                theme::focus_first(&response);
                if response.clicked() {
                    chosen = Some(language);
                }
            }
        });
    }
    chosen
}
