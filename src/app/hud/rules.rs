//! The rules of this ruleset, each with what it rests on.

use super::plan::Plan;
use super::{Deed, Shown};
use crate::app::{theme, wording};
use crate::data::{Certainty, Variant};
use bevy_egui::egui::{Color32, Margin, RichText, ScrollArea, Ui, vec2};

/// Width of the column of marks.
const MARKS: f32 = 78.0;

/// Narrower than this, in points, a mark stands over its rule.
const NARROW: f32 = 340.0;

pub(super) fn show(ui: &mut Ui, plan: &Plan, shown: &Shown, wishes: &mut Vec<Deed>) {
    plan.rules_panel()
        .resizable(false)
        .show_separator_line(false)
        .frame(
            theme::page()
                .corner_radius(0)
                .inner_margin(Margin::symmetric(20, 14)),
        )
        .show(ui, |ui| {
            theme::on_papyrus(ui);
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .max_height(ui.available_height() - 54.0)
                .show(ui, |ui| text(ui, &shown.game.setup().variant));
            ui.add_space(6.0);
            if ui.button("Close").clicked() {
                wishes.push(Deed::ToggleRules);
            }
        });
}

/// The rules in words, on papyrus.
pub fn text(ui: &mut Ui, variant: &Variant) {
    ui.label(theme::strong(&variant.name, 28.0).color(theme::INK));
    for line in &variant.description {
        ui.label(RichText::new(line).color(theme::INK));
    }
    ui.label(theme::italic(&variant.source, 17.0).color(theme::PALE_INK));
    ui.add_space(4.0);
    theme::rule(ui, theme::PALE_INK.gamma_multiply(0.5));
    ui.add_space(4.0);
    for rule in &variant.rules {
        let (word, color) = mark(rule.certainty);
        if ui.available_width() < NARROW {
            ui.spacing_mut().item_spacing.y = 3.0;
            theme::stamp(ui, word, color);
            ui.label(RichText::new(&rule.text).color(theme::INK));
            ui.add_space(5.0);
        } else {
            ui.horizontal_top(|ui| {
                ui.allocate_ui(vec2(MARKS, 24.0), |ui| {
                    ui.set_min_width(MARKS);
                    theme::stamp(ui, word, color);
                });
                ui.vertical(|ui| ui.label(RichText::new(&rule.text).color(theme::INK)));
            });
        }
        ui.add_space(4.0);
    }
    ui.add_space(4.0);
    let key = "Attested: an ancient text says so. Inferred: the author of this reconstruction concludes it. \
               Modern: added so that the game can be played to an end.";
    ui.label(theme::italic(key, 16.0).color(theme::PALE_INK));
    ui.add_space(4.0);
    let written = format!("How moves are written: {}.", wording::LEGEND);
    ui.label(theme::italic(written, 16.0).color(theme::PALE_INK));
}

const fn mark(certainty: Certainty) -> (&'static str, Color32) {
    match certainty {
        Certainty::Attested => ("attested", Color32::from_rgb(0x2f, 0x5a, 0x44)),
        Certainty::Inferred => ("inferred", Color32::from_rgb(0x6a, 0x4a, 0x12)),
        Certainty::Modern => ("modern", Color32::from_rgb(0x8a, 0x2c, 0x1c)),
    }
}
