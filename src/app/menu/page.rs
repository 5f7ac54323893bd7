//! The page of the chosen reconstruction: its source, and what is left to the players.

use super::Seen;
use super::draft::{Draft, Played};
use crate::ai::Level;
use crate::app::{theme, wording};
use crate::data::Variant;
use crate::lang::Words;
use crate::rules::Side;
use crate::say;
use bevy_egui::egui::{Align2, RichText, ScrollArea, TextStyle, Ui, vec2};

/// Shows the page; tells whether Play was pressed.
pub(super) fn show(ui: &mut Ui, seen: &Seen, draft: &mut Draft) -> bool {
    let words = seen.words;
    let palette = theme::palette(ui);
    let Some(variant) = draft.variant(seen.library) else {
        let none = say!(words, "menu-no-ruleset");
        ui.label(theme::strong(none, 24.0).color(palette.ink));
        return false;
    };
    theme::on_papyrus(ui);
    // What belongs to the choice of a game of archers stands right over the button.
    let line = ui.text_style_height(&TextStyle::Body) + ui.spacing().item_spacing.y;
    let matched = variant.ruleset.archers().is_some();
    let foot = if matched { 74.0 + line } else { 74.0 };
    let height = ui.available_height() - foot;
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .max_height(height)
        .show(ui, |ui| {
            about(ui, words, variant, height);
            ui.add_space(8.0);
            theme::rule(ui, palette.pale_ink.gamma_multiply(0.5));
            ui.add_space(8.0);
            choices(ui, words, variant, draft);
        });
    ui.add_space(8.0);
    match_told(ui, words, variant);
    let size = vec2(ui.available_width(), 56.0);
    theme::main_button(ui, &say!(words, "menu-play"), size).clicked()
}

/// What opens under the card of the chosen reconstruction where the page has no room beside the list.
pub(super) fn opened(ui: &mut Ui, words: &Words, variant: &Variant, draft: &mut Draft) {
    let palette = theme::palette(ui);
    theme::on_papyrus(ui);
    ui.label(theme::italic(wording::ruleset::source(words, variant), 17.0).color(palette.pale_ink));
    match_told(ui, words, variant);
    ui.add_space(4.0);
    choices(ui, words, variant, draft);
}

/// That a match of two games begins, where one does.
fn match_told(ui: &mut Ui, words: &Words, variant: &Variant) {
    if variant.ruleset.archers().is_some() {
        let ink = theme::palette(ui).ink;
        let told = say!(words, "archers-match-terms");
        theme::fitted_strong(ui, &told, 17.0, ink, 2);
    }
}

/// What is left to the players.
fn choices(ui: &mut Ui, words: &Words, variant: &Variant, draft: &mut Draft) {
    board(ui, words, variant, draft);
    sides(ui, words, draft);
    if Draft::lot(variant) {
        first(ui, words, draft);
    } else {
        let side = wording::key(variant.first());
        let note = say!(words, "menu-begins-by-rule", side = side);
        row(ui, &say!(words, "menu-begins"), Some(&note), |_| {});
    }
    if draft.played != Played::Both {
        level(ui, words, draft);
    }
}

/// Higher than this, in points, the page repeats what the card says.
const ROOMY: f32 = 560.0;

fn about(ui: &mut Ui, words: &Words, variant: &Variant, height: f32) {
    let palette = theme::palette(ui);
    ui.label(theme::strong(wording::ruleset::name(words, variant), 30.0).color(palette.ink));
    if height > ROOMY {
        ui.label(RichText::new(wording::ruleset::feel(words, variant)).color(palette.ink));
    }
    ui.label(theme::italic(wording::ruleset::source(words, variant), 17.0).color(palette.pale_ink));
}

fn row(ui: &mut Ui, name: &str, note: Option<&str>, choices: impl FnOnce(&mut Ui)) {
    const NAMES: f32 = 112.0;
    const NARROW: f32 = 420.0;
    let palette = theme::palette(ui);
    if ui.available_width() < NARROW {
        ui.label(theme::strong(name, 18.0).color(palette.ink));
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.horizontal_wrapped(|ui| {
            theme::told_group(ui, name);
            choices(ui);
        });
        if let Some(note) = note {
            ui.label(theme::italic(note, 17.0).color(palette.pale_ink));
        }
        ui.add_space(6.0);
        return;
    }
    let font = theme::strong_font(18.0);
    let galley = theme::rows(ui, name, font, palette.ink, NAMES - 8.0, 2);
    let middle = ui.cursor().min + vec2(0.0, theme::TARGET / 2.0);
    let place = Align2::LEFT_CENTER.anchor_size(middle, galley.size());
    ui.painter().galley(place.min, galley, palette.ink);
    ui.horizontal_top(|ui| {
        ui.add_space(NAMES);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.horizontal_wrapped(|ui| {
                theme::told_group(ui, name);
                choices(ui);
            });
            if let Some(note) = note {
                if ui.min_rect().height() < theme::TARGET / 2.0 {
                    ui.add_space(7.0);
                }
                ui.label(theme::italic(note, 17.0).color(palette.pale_ink));
            }
        });
    });
    ui.add_space(4.0);
}

fn board(ui: &mut Ui, words: &Words, variant: &Variant, draft: &mut Draft) {
    row(ui, &say!(words, "menu-board"), None, |ui| {
        for choice in &variant.boards {
            let chosen = draft
                .board(variant)
                .is_some_and(|it| it.name == choice.name);
            let mut name = if variant.ruleset.soldiers().is_some() {
                choice.board.to_string()
            } else {
                say!(words, "archers-places", count = choice.board.squares())
            };
            if choice.conjectural {
                name = format!("{name} ({})", say!(words, "archers-board-conjectural"));
            }
            if theme::choice(ui, chosen, &name) && !chosen {
                draft.board = Some(choice.name.clone());
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
        .then(|| say!(words, "menu-men-and-dux"));
    let men = if variant.ruleset.soldiers().is_some() {
        say!(words, "menu-men")
    } else {
        say!(words, "archers-men")
    };
    row(ui, &men, dux.as_deref(), |ui| {
        for &men in &board.men {
            let chosen = draft.men(board) == Some(men);
            if theme::choice(ui, chosen, &men.to_string()) {
                draft.men = Some(men);
            }
        }
    });
}

fn sides(ui: &mut Ui, words: &Words, draft: &mut Draft) {
    let choices = [
        (Played::One(Side::White), wording::side(words, Side::White)),
        (Played::One(Side::Black), wording::side(words, Side::Black)),
        (Played::Both, say!(words, "menu-two-players")),
        (Played::None, say!(words, "menu-watch")),
    ];
    row(ui, &say!(words, "menu-you-play"), None, |ui| {
        for (played, text) in choices {
            if theme::choice(ui, draft.played == played, &text) {
                draft.played = played;
            }
        }
    });
}

fn first(ui: &mut Ui, words: &Words, draft: &mut Draft) {
    let choices = [
        (None, say!(words, "menu-by-lot")),
        (Some(Side::White), wording::side(words, Side::White)),
        (Some(Side::Black), wording::side(words, Side::Black)),
    ];
    row(ui, &say!(words, "menu-begins"), None, |ui| {
        for (side, text) in choices {
            if theme::choice(ui, draft.first == side, &text) {
                draft.first = side;
            }
        }
    });
}

/// How strong the computer is; where it plays both sides, each has a strength of its own.
fn level(ui: &mut Ui, words: &Words, draft: &mut Draft) {
    if draft.played != Played::None {
        draft.level = strength(ui, words, &say!(words, "menu-against"), draft.level);
        return;
    }
    let [white, blue] = Side::BOTH.map(|side| wording::side(words, side));
    draft.level = strength(ui, words, &white, draft.level);
    let other = draft.other.unwrap_or(draft.level);
    let chosen = strength(ui, words, &blue, other);
    if chosen != other {
        draft.other = Some(chosen);
    }
}

/// A row of all strengths; tells which is chosen now.
fn strength(ui: &mut Ui, words: &Words, name: &str, level: Level) -> Level {
    let mut chosen = level;
    row(ui, name, Some(&expected(words, level)), |ui| {
        for level in Level::ALL {
            if theme::choice(ui, chosen == level, level.name()) {
                chosen = level;
            }
        }
    });
    chosen
}

/// What to expect of a level.
fn expected(words: &Words, level: Level) -> String {
    match level {
        Level::Tiro => say!(words, "level-tiro"),
        Level::Miles => say!(words, "level-miles"),
        Level::Immunis => say!(words, "level-immunis"),
        Level::Principalis => say!(words, "level-principalis"),
        Level::Optio => say!(words, "level-optio"),
        Level::Centurio => say!(words, "level-centurio"),
        Level::Tribunus => say!(words, "level-tribunus"),
        Level::Legatus => say!(words, "level-legatus"),
    }
}
