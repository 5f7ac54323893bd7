//! The page of the chosen reconstruction: its source, and what is left to the players.

use super::draft::{Draft, Played};
use crate::ai::Level;
use crate::app::{theme, wording};
use crate::data::{Library, Variant};
use crate::rules::Side;
use bevy_egui::egui::{Align2, RichText, ScrollArea, Ui, vec2};

/// Shows the page; tells whether Play was pressed.
pub(super) fn show(ui: &mut Ui, library: &Library, draft: &mut Draft) -> bool {
    let Some(variant) = draft.variant(library) else {
        ui.label(theme::strong("No ruleset could be read", 24.0).color(theme::INK));
        return false;
    };
    theme::on_papyrus(ui);
    let foot = 74.0;
    let height = ui.available_height() - foot;
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .max_height(height)
        .show(ui, |ui| {
            about(ui, variant, height);
            ui.add_space(8.0);
            theme::rule(ui, theme::PALE_INK.gamma_multiply(0.5));
            ui.add_space(8.0);
            choices(ui, variant, draft);
        });
    ui.add_space(8.0);
    theme::main_button(ui, "Play", vec2(ui.available_width(), 56.0)).clicked()
}

/// What opens under the card of the chosen reconstruction where the page has no room beside the list.
pub(super) fn opened(ui: &mut Ui, variant: &Variant, draft: &mut Draft) {
    theme::on_papyrus(ui);
    ui.label(theme::italic(&variant.source, 17.0).color(theme::PALE_INK));
    ui.add_space(4.0);
    choices(ui, variant, draft);
}

/// What is left to the players.
fn choices(ui: &mut Ui, variant: &Variant, draft: &mut Draft) {
    board(ui, variant, draft);
    sides(ui, draft);
    if Draft::lot(variant) {
        first(ui, draft);
    } else {
        let first = wording::side(variant.first());
        let note = format!("{first}, by these rules");
        row(ui, "Begins", Some(&note), |_| {});
    }
    if draft.played != Played::Both {
        level(ui, draft);
    }
}

/// Higher than this, in points, the page repeats what the card says.
const ROOMY: f32 = 560.0;

fn about(ui: &mut Ui, variant: &Variant, height: f32) {
    ui.label(theme::strong(&variant.name, 30.0).color(theme::INK));
    if height > ROOMY {
        ui.label(RichText::new(variant.description.join(" ")).color(theme::INK));
    }
    ui.label(theme::italic(&variant.source, 17.0).color(theme::PALE_INK));
}

fn row(ui: &mut Ui, name: &str, note: Option<&str>, choices: impl FnOnce(&mut Ui)) {
    const NAMES: f32 = 100.0;
    const NARROW: f32 = 420.0;
    if ui.available_width() < NARROW {
        ui.label(theme::strong(name, 18.0).color(theme::INK));
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.horizontal_wrapped(choices);
        if let Some(note) = note {
            ui.label(theme::italic(note, 17.0).color(theme::PALE_INK));
        }
        ui.add_space(6.0);
        return;
    }
    let top = ui.cursor().min;
    ui.painter().text(
        top + vec2(0.0, theme::TARGET / 2.0),
        Align2::LEFT_CENTER,
        name,
        theme::strong_font(18.0),
        theme::INK,
    );
    ui.horizontal_top(|ui| {
        ui.add_space(NAMES);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.horizontal_wrapped(choices);
            if let Some(note) = note {
                if ui.min_rect().height() < theme::TARGET / 2.0 {
                    ui.add_space(7.0);
                }
                ui.label(theme::italic(note, 17.0).color(theme::PALE_INK));
            }
        });
    });
    ui.add_space(4.0);
}

fn board(ui: &mut Ui, variant: &Variant, draft: &mut Draft) {
    row(ui, "Board", None, |ui| {
        for choice in &variant.boards {
            let chosen = draft
                .board(variant)
                .is_some_and(|it| it.board == choice.board);
            if theme::choice(ui, chosen, &choice.board.to_string()) && !chosen {
                draft.board = Some(choice.board);
                draft.men = None;
            }
        }
    });
    let Some(board) = draft.board(variant) else {
        return;
    };
    let dux = variant
        .ruleset
        .has_dux()
        .then_some("and a dux each, beside the men");
    row(ui, "Men each", dux, |ui| {
        for &men in &board.men {
            let chosen = draft.men(board) == Some(men);
            if theme::choice(ui, chosen, &men.to_string()) {
                draft.men = Some(men);
            }
        }
    });
}

fn sides(ui: &mut Ui, draft: &mut Draft) {
    let choices = [
        (Played::One(Side::White), wording::side(Side::White)),
        (Played::One(Side::Black), wording::side(Side::Black)),
        (Played::Both, "Two players"),
        (Played::None, "Watch"),
    ];
    row(ui, "You play", None, |ui| {
        for (played, text) in choices {
            if theme::choice(ui, draft.played == played, text) {
                draft.played = played;
            }
        }
    });
}

fn first(ui: &mut Ui, draft: &mut Draft) {
    let choices = [
        (None, "By lot"),
        (Some(Side::White), wording::side(Side::White)),
        (Some(Side::Black), wording::side(Side::Black)),
    ];
    row(ui, "Begins", None, |ui| {
        for (side, text) in choices {
            if theme::choice(ui, draft.first == side, text) {
                draft.first = side;
            }
        }
    });
}

fn level(ui: &mut Ui, draft: &mut Draft) {
    row(ui, "Against", Some(draft.level.description()), |ui| {
        for level in Level::ALL {
            if theme::choice(ui, draft.level == level, level.name()) {
                draft.level = level;
            }
        }
    });
}
