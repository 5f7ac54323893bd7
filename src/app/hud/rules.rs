//! The rules of this ruleset: how to move, to take and to win first, and what each rests on in small print.

use super::plan::Plan;
use super::{Deed, Shown};
use crate::app::game::GameSetup;
use crate::app::guide::{self, Rule};
use crate::app::theme;
use crate::app::wording;
use crate::data::Certainty;
use crate::lang::Words;
use crate::rules::Terms;
use crate::say;
use bevy_egui::egui::{Color32, Id, Margin, RichText, ScrollArea, Ui};
use std::sync::Arc;

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
            // Where it was scrolled to is kept within a game; another one is read from the beginning.
            let setup = shown.game.setup();
            ScrollArea::vertical()
                .id_salt(("rules of", &setup.variant.id, setup.seed))
                .auto_shrink([false, false])
                .max_height(ui.available_height() - foot_height(ui))
                .show(ui, |ui| {
                    let told = told_sources(ui);
                    text(ui, &shown.words, setup, told);
                });
            ui.add_space(6.0);
            foot(ui, shown, wishes);
        });
}

/// What the buttons at the foot do.
#[derive(Clone, Copy)]
enum Foot {
    Close,
    Sources,
}

/// The way back, and whether the sources are told.
fn foot(ui: &mut Ui, shown: &Shown, wishes: &mut Vec<Deed>) {
    let told = told_sources(ui);
    let sources = if told {
        say!(shown.words, "rules-sources-hide")
    } else {
        say!(shown.words, "rules-sources-show")
    };
    let entries = [
        (say!(shown.words, "button-close"), Foot::Close),
        (sources, Foot::Sources),
    ];
    match theme::button_rows(ui, &entries) {
        Some(Foot::Close) => wishes.push(Deed::ToggleRules),
        Some(Foot::Sources) => {
            ui.data_mut(|data| data.insert_temp(Id::new(SOURCES), !told));
            ui.ctx().request_repaint();
        }
        None => {}
    }
}

/// The height of the foot: two buttons beside each other, or in a narrow panel one below the other.
fn foot_height(ui: &Ui) -> f32 {
    let rows = if theme::columns(ui.available_width()) > 1 {
        1.0
    } else {
        2.0
    };
    rows * (theme::TARGET + ui.spacing().item_spacing.y) + 6.0
}

/// The name under which it is kept whether the sources are told.
const SOURCES: &str = "the sources of the rules are told";

fn told_sources(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(Id::new(SOURCES)).unwrap_or(false))
}

/// The rules in words, on papyrus: what the marks mean, then how to move, to take and to win.
fn text(ui: &mut Ui, words: &Words, setup: &GameSetup, sources: bool) {
    let (palette, variant) = (theme::palette(ui), &setup.variant);
    ui.label(theme::strong(wording::ruleset::name(words, variant), 28.0).color(palette.ink));
    let feel = wording::ruleset::feel(words, variant);
    ui.label(RichText::new(feel).color(palette.ink));
    if sources {
        let source = wording::ruleset::source(words, variant);
        ui.label(theme::italic(source, 17.0).color(palette.pale_ink));
    }
    let rules = guide::rules(words, variant);
    marks_told(ui, words, &rules);
    let mut chapter = None;
    for rule in rules {
        if chapter.replace(rule.chapter) != Some(rule.chapter) {
            ui.add_space(4.0);
            theme::rule(ui, palette.pale_ink.gamma_multiply(0.5));
            ui.label(theme::strong(rule.chapter.said(words), 20.0).color(palette.ink));
        }
        ui.label(RichText::new(&rule.text).color(palette.ink));
        draw(ui, &rule, &setup.terms);
        mark(ui, words, &rule, sources);
        ui.add_space(6.0);
    }
    theme::rule(ui, palette.pale_ink.gamma_multiply(0.5));
    let notation = wording::notation(words);
    let written = say!(words, "rules-notation", notation = notation);
    ui.label(theme::italic(written, 16.0).color(palette.pale_ink));
}

/// A mark, its colour, and what it means.
fn marked(ui: &Ui, words: &Words, certainty: Certainty) -> (String, Color32, String) {
    let palette = theme::palette(ui);
    match certainty {
        Certainty::Attested => (
            say!(words, "mark-attested"),
            palette.attested,
            say!(words, "mark-attested-means"),
        ),
        Certainty::Inferred => (
            say!(words, "mark-inferred"),
            palette.inferred,
            say!(words, "mark-inferred-means"),
        ),
        Certainty::Modern => (
            say!(words, "mark-modern"),
            palette.modern,
            say!(words, "mark-modern-means"),
        ),
    }
}

/// What the marks under these rules mean, before the first of them.
fn marks_told(ui: &mut Ui, words: &Words, rules: &[Rule]) {
    let all = [Certainty::Attested, Certainty::Inferred, Certainty::Modern];
    ui.add_space(2.0);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for certainty in all {
            if rules.iter().any(|rule| rule.certainty == certainty) {
                let (word, color, meaning) = marked(ui, words, certainty);
                let told = format!("{word} \u{2013} {meaning}");
                ui.label(theme::italic(told, 15.0).color(color));
            }
        }
    });
    ui.add_space(2.0);
}

/// In small print, whether a rule is attested, and what it rests on; what the mark means shows under the pointer.
fn mark(ui: &mut Ui, words: &Words, rule: &Rule, sources: bool) {
    let (word, color, meaning) = marked(ui, words, rule.certainty);
    let text = if sources {
        format!("{word} \u{b7} {}", rule.source)
    } else {
        word
    };
    ui.label(theme::italic(text, 15.0).color(color))
        .on_hover_text(meaning);
}

/// The board that shows a rule, where there is one: how the game begins on the board that it is played on.
fn draw(ui: &mut Ui, rule: &Rule, terms: &Arc<Terms>) {
    if let (Some(archers), Some(scene)) = (terms.archers(), guide::Scene::of(rule.id)) {
        ui.add_space(2.0);
        guide::draw_mat(ui, archers.lines(), &scene);
    } else if let Some(diagram) = guide::start(rule.id, terms) {
        ui.add_space(2.0);
        guide::draw(ui, &diagram);
    } else if let Some(diagram) = rule.diagram() {
        ui.add_space(2.0);
        guide::draw(ui, diagram);
    }
}
