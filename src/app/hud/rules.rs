//! The rules of this ruleset, each with what it rests on.

use super::plan::Plan;
use super::{Deed, Shown};
use crate::app::guide::{self, Rule};
use crate::app::theme::{self, Palette};
use crate::app::wording;
use crate::data::{Certainty, Variant};
use crate::lang::Words;
use crate::say;
use bevy_egui::egui::{Color32, Margin, RichText, ScrollArea, Ui, vec2};

/// Width of the column of marks.
const MARKS: f32 = 84.0;

/// Narrower than this, in points, a mark stands over its rule.
const NARROW: f32 = 340.0;

pub(super) fn show(ui: &mut Ui, plan: &Plan, shown: &Shown, wishes: &mut Vec<Deed>) {
    plan.rules_panel()
        .resizable(false)
        .show_separator_line(false)
        .frame(
            theme::page(ui)
                .corner_radius(0)
                .inner_margin(Margin::symmetric(20, 14)),
        )
        .show(ui, |ui| {
            theme::on_papyrus(ui);
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .max_height(ui.available_height() - 54.0)
                .show(ui, |ui| text(ui, &shown.words, &shown.game.setup().variant));
            ui.add_space(6.0);
            if ui.button(say!(shown.words, "button-close")).clicked() {
                wishes.push(Deed::ToggleRules);
            }
        });
}

/// The rules in words, on papyrus.
pub fn text(ui: &mut Ui, words: &Words, variant: &Variant) {
    let palette = theme::palette(ui);
    ui.label(theme::strong(wording::ruleset::name(words, variant), 28.0).color(palette.ink));
    let feel = wording::ruleset::feel(words, variant);
    ui.label(RichText::new(feel).color(palette.ink));
    ui.label(theme::italic(wording::ruleset::source(words, variant), 17.0).color(palette.pale_ink));
    ui.add_space(4.0);
    theme::rule(ui, palette.pale_ink.gamma_multiply(0.5));
    ui.add_space(4.0);
    for rule in guide::rules(words, variant) {
        let (word, color) = mark(words, palette, rule.certainty);
        let label = RichText::new(&rule.text).color(palette.ink);
        if ui.available_width() < NARROW {
            ui.spacing_mut().item_spacing.y = 3.0;
            theme::stamp(ui, &word, color);
            ui.label(label);
            draw(ui, &rule, variant);
            ui.add_space(5.0);
        } else {
            ui.horizontal_top(|ui| {
                ui.allocate_ui(vec2(MARKS, 24.0), |ui| {
                    ui.set_min_width(MARKS);
                    theme::stamp(ui, &word, color);
                });
                ui.vertical(|ui| {
                    ui.label(label);
                    draw(ui, &rule, variant);
                });
            });
        }
        ui.add_space(6.0);
    }
    ui.add_space(4.0);
    let key = say!(words, "rules-marks");
    ui.label(theme::italic(key, 16.0).color(palette.pale_ink));
    ui.add_space(4.0);
    let notation = wording::notation(words);
    let written = say!(words, "rules-notation", notation = notation);
    ui.label(theme::italic(written, 16.0).color(palette.pale_ink));
}

/// The board that shows a rule, where there is one.
fn draw(ui: &mut Ui, rule: &Rule, variant: &Variant) {
    let mat = variant.boards.first().and_then(|board| {
        let terms = board.terms(*board.men.first()?)?;
        Some(terms.archers()?.lines().clone())
    });
    if let (Some(lines), Some(scene)) = (mat, guide::Scene::of(rule.id)) {
        ui.add_space(2.0);
        guide::draw_mat(ui, &lines, &scene);
    }
    if let Some(diagram) = rule.diagram() {
        ui.add_space(2.0);
        guide::draw(ui, diagram);
    }
}

fn mark(words: &Words, palette: Palette, certainty: Certainty) -> (String, Color32) {
    match certainty {
        Certainty::Attested => (say!(words, "mark-attested"), palette.attested),
        Certainty::Inferred => (say!(words, "mark-inferred"), palette.inferred),
        Certainty::Modern => (say!(words, "mark-modern"), palette.modern),
    }
}
