//! What would you like?

use super::super::reset::Base;
use super::{Hand, leaf, senses};
use crate::app::setup::Chosen;
use crate::app::theme;
use crate::data::kiosk::Section;
use crate::lang::Words;
use crate::say;
use crate::visit::Wish;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Ui, vec2};

pub(super) fn draw(mut contexts: EguiContexts, mut hand: Hand, base: Res<Base>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let window = ctx.viewport_rect();
    let sections = hand.visiting.kiosk().sections.clone();
    let mut settings = hand.chosen.0.clone();
    let words = &hand.words;
    let wish = leaf::beside(&ctx, "choice", |ui| {
        leaf::heading(ui, &say!(words, "kiosk-choose"));
        let chosen = choices(ui, words, &sections).map(Wish::Choose);
        ui.add_space(14.0);
        senses::show(ui, words, &mut settings, &base.0);
        let ways = leaf::ways(ui, words);
        chosen.or(ways)
    });
    hand.leave_room(&ctx, leaf::free(window, leaf::place(window)));
    hand.chosen.set_if_neq(Chosen(settings));
    if let Some(wish) = wish {
        hand.wish(wish);
    }
    hand.heed_escape(&ctx);
    Ok(())
}

fn choices(ui: &mut Ui, words: &Words, sections: &[Section]) -> Option<Section> {
    const HIGH: f32 = 68.0;
    let mut chosen = None;
    ui.spacing_mut().item_spacing.y = 10.0;
    for &section in sections {
        let size = vec2(ui.available_width(), HIGH);
        let response = theme::main_button(ui, &said(words, section), size);
        theme::focus_first(&response);
        if response.clicked() {
            chosen = Some(section);
        }
    }
    chosen
}

fn said(words: &Words, section: Section) -> String {
    match section {
        Section::Lesson => say!(words, "kiosk-lesson"),
        Section::ShortGame => say!(words, "kiosk-short-game"),
        Section::Exhibit => say!(words, "kiosk-exhibit"),
        Section::Reading => say!(words, "kiosk-reading"),
    }
}
