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
    let turning = hand.turning();
    let least = theme::target(hand.chosen.text);
    let more = if turning.is_some() { least + GAP } else { 0.0 };
    let (wish, turned) = leaf::beside(&ctx, "languages", |ui| {
        let room = ui.available_height();
        leaf::heading(ui, &heading);
        ui.spacing_mut().interact_size.y = least;
        let columns = columns(ui.available_width());
        let others = room - ui.available_height() + least + 2.0 * GAP + more;
        let rows = languages.len().div_ceil(columns);
        let high = leaf::row_height(room, rows, (HIGH + GAP, least + GAP), others) - GAP;
        let chosen = choices(ui, &languages, columns, high).map(Wish::Speak);
        ui.add_space(GAP);
        let left = leaf::quiet(ui, &back, least).then_some(Wish::Back);
        let turned = turning.is_some_and(|text| leaf::quiet(ui, &text, least));
        (chosen.or(left), turned)
    });
    hand.leave_room(&ctx, leaf::free(window, leaf::place(window)));
    if let Some(wish) = wish {
        hand.wish(wish);
    }
    if turned {
        hand.turn();
    }
    hand.heed_escape(&ctx);
    Ok(())
}

/// How high a language's button is where there is room.
const HIGH: f32 = 64.0;
const GAP: f32 = 10.0;

/// Two columns where there is room.
fn columns(room: f32) -> usize {
    const LEAST: f32 = 150.0;
    if room < 2.0 * LEAST + GAP { 1 } else { 2 }
}

/// Each by its own name.
fn choices(ui: &mut Ui, languages: &[Language], columns: usize, high: f32) -> Option<Language> {
    let width = (ui.available_width() - GAP * (columns as f32 - 1.0)) / columns as f32;
    let mut chosen = None;
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    ui.spacing_mut().button_padding.y = 2.0;
    for row in languages.chunks(columns) {
        ui.horizontal(|ui| {
            for &language in row {
                let name = RichText::new(language.own_name()).size(24.0);
                let response = ui.add(Button::new(name).min_size(vec2(width, high)));
                theme::focus_first(&response);
                if response.clicked() {
                    chosen = Some(language);
                }
            }
        });
    }
    chosen
}
