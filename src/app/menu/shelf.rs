//! The list of reconstructions.

use super::draft::{Draft, START_HERE};
use super::page;
use crate::app::theme;
use crate::data::{Library, Variant};
use bevy_egui::egui::{
    self, Align, CornerRadius, CursorIcon, Frame, Id, Layout, Margin, Response, RichText,
    ScrollArea, Sense, Stroke, Ui, UiBuilder,
};

/// Shows the list so high; `follow` scrolls to the chosen one.
pub(super) fn show(ui: &mut Ui, height: f32, library: &Library, draft: &mut Draft, follow: bool) {
    let chosen = draft.variant(library).map(|variant| variant.id.clone());
    list(ui, height, |ui| {
        for variant in &library.variants {
            let is_chosen = chosen.as_ref() == Some(&variant.id);
            let card = card(ui, variant, is_chosen);
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
            let card = card(ui, variant, is_chosen);
            if card.clicked() && !is_chosen {
                draft.choose(&variant.id);
                ui.data_mut(|data| data.insert_temp(key, true));
                ui.ctx().request_repaint();
            }
            if is_chosen {
                if follow || moved {
                    card.scroll_to_me(Some(Align::Min));
                }
                theme::page().show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    page::opened(ui, variant, draft);
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

fn card(ui: &mut Ui, variant: &Variant, chosen: bool) -> Response {
    let id = ui.id().with(&variant.id);
    let response = ui
        .scope_builder(UiBuilder::new().id(id).sense(Sense::click()), |ui| {
            let response = ui.response();
            let lit = response.hovered() || response.has_focus();
            let (fill, stroke) = match (chosen, lit) {
                (true, _) => (theme::WALNUT, Stroke::new(2.0, theme::LAMP)),
                (false, true) => (theme::WALNUT, Stroke::new(1.0, theme::TALLOW)),
                (false, false) => (theme::DARK_WAX, Stroke::new(1.0, theme::BRONZE)),
            };
            Frame::new()
                .fill(fill)
                .stroke(stroke)
                .corner_radius(CornerRadius::same(5))
                .inner_margin(Margin::symmetric(16, 10))
                .show(ui, |ui| contents(ui, variant));
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
    response
}

fn contents(ui: &mut Ui, variant: &Variant) {
    ui.set_width(ui.available_width());
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.horizontal(|ui| {
        ui.set_min_height(26.0);
        ui.label(theme::strong(&variant.name, 20.0).color(theme::CANDLE));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if variant.id == START_HERE {
                theme::stamp(ui, "start here", theme::LAMP);
            }
            if variant.own {
                theme::stamp(ui, "your own", theme::VERDIGRIS);
            }
        });
    });
    for line in &variant.description {
        ui.label(RichText::new(line).size(17.0).color(theme::TALLOW));
    }
}
