//! The list of reconstructions.

use super::draft::{Draft, START_HERE};
use super::page;
use crate::app::theme;
use crate::data::{Library, Variant};
use crate::lang::Words;
use crate::say;
use bevy_egui::egui::{
    self, Align, CornerRadius, CursorIcon, Frame, Id, Layout, Margin, Response, RichText,
    ScrollArea, Sense, Stroke, Ui, UiBuilder,
};

/// Shows the list so high; `follow` scrolls to the chosen one.
pub(super) fn show(
    ui: &mut Ui,
    words: &Words,
    height: f32,
    library: &Library,
    draft: &mut Draft,
    follow: bool,
) {
    let chosen = draft.variant(library).map(|variant| variant.id.clone());
    list(ui, height, |ui| {
        for variant in &library.variants {
            let is_chosen = chosen.as_ref() == Some(&variant.id);
            let card = card(ui, words, variant, is_chosen);
            if card.clicked() {
                draft.choose(&variant.id);
            }
            if is_chosen && follow {
                card.scroll_to_me(None);
            }
        }
    });
}

/// Shows the list so high, with the choices of the chosen one under its card.
pub(super) fn show_opened(
    ui: &mut Ui,
    words: &Words,
    height: f32,
    library: &Library,
    draft: &mut Draft,
    follow: bool,
) {
    let key = Id::new("the chosen one comes into sight");
    let moved = ui.data_mut(|data| data.remove_temp(key).unwrap_or(false));
    let chosen = draft.variant(library).map(|variant| variant.id.clone());
    list(ui, height, |ui| {
        for variant in &library.variants {
            let is_chosen = chosen.as_ref() == Some(&variant.id);
            let card = card(ui, words, variant, is_chosen);
            if card.clicked() && !is_chosen {
                draft.choose(&variant.id);
                ui.data_mut(|data| data.insert_temp(key, true));
                ui.ctx().request_repaint();
            }
            if is_chosen {
                if follow || moved {
                    card.scroll_to_me(Some(Align::Min));
                }
                theme::page(ui).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    page::opened(ui, words, variant, draft);
                });
            }
        }
    });
}

fn list(ui: &mut Ui, height: f32, cards: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .max_height(height.max(40.0))
        .show(ui, cards);
}

fn card(ui: &mut Ui, words: &Words, variant: &Variant, chosen: bool) -> Response {
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
                .show(ui, |ui| contents(ui, words, variant));
        })
        .response
        .on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| {
        egui::WidgetInfo::selected(
            egui::WidgetType::RadioButton,
            true,
            chosen,
            variant.name.as_str(),
        )
    });
    theme::told_more(ui, &response, &variant.description.join(" "));
    response
}

fn contents(ui: &mut Ui, words: &Words, variant: &Variant) {
    let palette = theme::palette(ui);
    ui.set_width(ui.available_width());
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.horizontal(|ui| {
        ui.set_min_height(26.0);
        ui.label(theme::strong(&variant.name, 20.0).color(palette.candle));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if variant.id == START_HERE {
                theme::stamp(ui, &say!(words, "menu-start-here"), palette.lamp);
            }
            if variant.own {
                theme::stamp(ui, &say!(words, "menu-your-own"), palette.verdigris);
            }
        });
    });
    for line in &variant.description {
        ui.label(RichText::new(line).size(17.0).color(palette.tallow));
    }
}
