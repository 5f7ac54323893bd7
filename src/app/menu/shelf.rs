//! The list of reconstructions.

use super::draft::{Draft, START_HERE};
use crate::app::theme;
use crate::data::{Library, Variant};
use bevy_egui::egui::{
    self, Align, CornerRadius, CursorIcon, Frame, Layout, Margin, Response, RichText, ScrollArea,
    Sense, Stroke, Ui, UiBuilder,
};

/// Shows the list; `room` is what is wrong with the table, `follow` scrolls to the chosen one.
pub(super) fn show(
    ui: &mut Ui,
    library: &Library,
    room: Option<&str>,
    draft: &mut Draft,
    follow: bool,
) {
    let chosen = draft.variant(library).map(|variant| variant.id.clone());
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            if let Some(fault) = room {
                fault_line(ui, fault);
            }
            for fault in &library.faults {
                fault_line(ui, &fault.to_string());
            }
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

fn fault_line(ui: &mut Ui, fault: &str) {
    Frame::new()
        .fill(theme::UMBER)
        .stroke(Stroke::new(1.0, theme::MADDER))
        .corner_radius(CornerRadius::same(4))
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(RichText::new(fault).small().color(theme::CANDLE));
        });
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
