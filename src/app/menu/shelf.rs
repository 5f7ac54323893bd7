//! The list of reconstructions.

use super::draft::{Draft, START_HERE};
use super::families::{self, Family};
use super::{Seen, page};
use crate::app::{theme, wording};
use crate::data::{Library, Variant};
use crate::lang::Words;
use crate::say;
use bevy_egui::egui::{
    self, Align, Button, CornerRadius, CursorIcon, Frame, Id, Margin, Response, RichText,
    ScrollArea, Sense, Stroke, Ui, UiBuilder, vec2,
};

/// Shows the list so high.
pub(super) fn show(ui: &mut Ui, height: f32, seen: &Seen, draft: &mut Draft) {
    let (kind, height) = kinds(ui, height, seen, draft);
    let chosen = draft.variant(seen.library).map(|it| it.id.clone());
    list(ui, height, |ui| {
        each(ui, seen, kind, |ui, variant| {
            let is_chosen = chosen.as_ref() == Some(&variant.id);
            let card = card(ui, seen, variant, is_chosen);
            if card.clicked() {
                draft.choose(&variant.id);
            }
            if is_chosen && seen.step != 0 {
                card.scroll_to_me(None);
            }
        });
    });
}

/// Shows the list so high, with the choices of the chosen one under its card.
pub(super) fn show_opened(ui: &mut Ui, height: f32, seen: &Seen, draft: &mut Draft) {
    let key = Id::new("the chosen one comes into sight");
    let moved = ui.data_mut(|data| data.remove_temp(key).unwrap_or(false));
    let (kind, height) = kinds(ui, height, seen, draft);
    let chosen = draft.variant(seen.library).map(|it| it.id.clone());
    list(ui, height, |ui| {
        each(ui, seen, kind, |ui, variant| {
            let is_chosen = chosen.as_ref() == Some(&variant.id);
            let card = card(ui, seen, variant, is_chosen);
            if card.clicked() && !is_chosen {
                draft.choose(&variant.id);
                ui.data_mut(|data| data.insert_temp(key, true));
                ui.ctx().request_repaint();
            }
            if is_chosen {
                if seen.step != 0 || moved {
                    card.scroll_to_me(Some(Align::Min));
                }
                theme::page(ui).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    page::opened(ui, seen.words, variant, draft);
                });
            }
        });
    });
}

/// The kinds of game that lie on the shelf.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Soldiers,
    Archers,
}

impl Kind {
    fn of(variant: &Variant) -> Self {
        match variant.ruleset.soldiers() {
            Some(_) => Self::Soldiers,
            None => Self::Archers,
        }
    }

    /// The id of the first one of this kind.
    fn first(self, library: &Library) -> Option<&str> {
        match self {
            Self::Soldiers => Some(START_HERE),
            Self::Archers => library
                .variants
                .iter()
                .find(|it| Self::of(it) == self)
                .map(|it| it.id.as_str()),
        }
    }
}

/// The id of the first game of archers.
pub(super) fn first_archers(library: &Library) -> Option<&str> {
    Kind::Archers.first(library)
}

/// The choice between the kinds: the list holds those of the kind that is chosen. Tells which, and how much height is left.
fn kinds(ui: &mut Ui, height: f32, seen: &Seen, draft: &mut Draft) -> (Kind, f32) {
    let chosen = draft
        .variant(seen.library)
        .map_or(Kind::Soldiers, |it| Kind::of(it));
    let top = ui.cursor().top();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let width = (ui.available_width() - 8.0) / 2.0;
        for (kind, text) in [
            (Kind::Soldiers, say!(seen.words, "archers-shelf-soldiers")),
            (Kind::Archers, say!(seen.words, "archers-shelf")),
        ] {
            if tab(ui, width, &text, kind == chosen)
                && kind != chosen
                && let Some(id) = kind.first(seen.library)
            {
                draft.choose(id);
            }
        }
    });
    let now = draft
        .variant(seen.library)
        .map_or(chosen, |it| Kind::of(it));
    (now, height - (ui.cursor().top() - top))
}

fn tab(ui: &mut Ui, width: f32, text: &str, chosen: bool) -> bool {
    let palette = theme::palette(ui);
    let (ink, rim) = if chosen {
        (palette.lamp, palette.lamp)
    } else {
        (palette.candle, palette.bronze)
    };
    let word = theme::word(ui, text, width - 16.0).color(ink);
    let button = Button::new(word)
        .fill(palette.dark_wax)
        .stroke(Stroke::new(if chosen { 2.0 } else { 1.0 }, rim))
        .selected(false)
        .min_size(vec2(width, theme::TARGET));
    let response = ui.add(button);
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, text)
    });
    response.clicked()
}

/// Every reconstruction of a kind, under the heading of its family.
fn each(ui: &mut Ui, seen: &Seen, kind: Kind, mut show: impl FnMut(&mut Ui, &Variant)) {
    for family in Family::ALL {
        let variants = seen.library.variants.iter();
        let variants = variants.filter(|it| Kind::of(it) == kind);
        let mut members = variants.filter(|it| Family::of(it) == family).peekable();
        if members.peek().is_some() {
            let heading = family.said(seen.words);
            ui.add_space(6.0);
            ui.label(theme::italic(heading, 18.0).color(theme::palette(ui).lamp));
        }
        for variant in members {
            show(ui, variant);
        }
    }
}

fn list(ui: &mut Ui, height: f32, cards: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .max_height(height.max(40.0))
        .show(ui, cards);
}

fn card(ui: &mut Ui, seen: &Seen, variant: &Variant, chosen: bool) -> Response {
    let id = ui.id().with(&variant.id);
    let response = ui
        .scope_builder(UiBuilder::new().id(id).sense(Sense::click()), |ui| {
            let response = ui.response();
            let lit = response.hovered() || response.has_focus();
            let palette = theme::palette(ui);
            let (fill, stroke) = match (chosen, lit) {
                (true, _) => (palette.walnut, Stroke::new(2.0, palette.lamp)),
                (false, true) => (palette.walnut, Stroke::new(1.0, palette.tallow)),
                (false, false) => (palette.dark_wax, Stroke::new(1.0, palette.bronze)),
            };
            Frame::new()
                .fill(fill)
                .stroke(stroke)
                .corner_radius(CornerRadius::same(5))
                .inner_margin(Margin::symmetric(16, 10))
                .show(ui, |ui| contents(ui, seen.words, variant));
        })
        .response
        .on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| {
        egui::WidgetInfo::selected(
            egui::WidgetType::RadioButton,
            true,
            chosen,
            wording::ruleset::name(seen.words, variant),
        )
    });
    theme::told_more(ui, &response, &wording::ruleset::feel(seen.words, variant));
    response
}

fn contents(ui: &mut Ui, words: &Words, variant: &Variant) {
    let palette = theme::palette(ui);
    ui.set_width(ui.available_width());
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.horizontal_wrapped(|ui| {
        let name = wording::ruleset::name(words, variant);
        ui.label(theme::strong(name, 20.0).color(palette.candle));
        if variant.id == START_HERE {
            theme::stamp(ui, &say!(words, "menu-start-here"), palette.lamp);
        }
        if variant.own {
            theme::stamp(ui, &say!(words, "menu-your-own"), palette.verdigris);
        }
    });
    let feel = wording::ruleset::feel(words, variant);
    ui.label(RichText::new(feel).size(17.0).color(palette.tallow));
    if let Some(effort) = families::effort(words, variant) {
        ui.label(theme::italic(effort, 16.0).color(palette.tallow));
    }
}
