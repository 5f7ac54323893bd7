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
    let turning = hand.turning();
    let rows = 2 + usize::from(turning.is_some());
    let words = &hand.words;
    let least = theme::target(settings.text);
    let (wish, turned) = leaf::beside(&ctx, "choice", |ui| {
        let room = ui.available_height();
        leaf::heading(ui, &say!(words, "kiosk-choose"));
        ui.spacing_mut().item_spacing.y = GAP;
        ui.spacing_mut().interact_size.y = least;
        // The switches and the ways out are more rows.
        let heading = room - ui.available_height();
        let others = heading + rows as f32 * (least + GAP) + BETWEEN;
        let high = leaf::row_height(room, sections.len(), (HIGH + GAP, least + GAP), others) - GAP;
        let chosen = choices(ui, words, &sections, high).map(Wish::Choose);
        ui.add_space(BETWEEN);
        senses::show(ui, words, &mut settings, &base.0);
        let ways = leaf::ways(ui, words, least);
        let turned = turning.is_some_and(|text| leaf::quiet(ui, &text, least));
        (chosen.or(ways), turned)
    });
    hand.leave_room(&ctx, leaf::free(window, leaf::place(window)));
    hand.chosen.set_if_neq(Chosen(settings));
    if let Some(wish) = wish {
        hand.wish(wish);
    }
    if turned {
        hand.turn();
    }
    hand.heed_escape(&ctx);
    Ok(())
}

/// How high a choice is where there is room.
const HIGH: f32 = 68.0;
/// Between two rows of buttons.
const GAP: f32 = 10.0;
/// Between what one may do and what makes it easier, less where it is narrow.
const BETWEEN: f32 = 6.0;

fn choices(ui: &mut Ui, words: &Words, sections: &[Section], high: f32) -> Option<Section> {
    let mut chosen = None;
    for &section in sections {
        let size = vec2(ui.available_width(), high);
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
