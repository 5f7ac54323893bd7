//! The museum's picture, name and welcome, over the table of the first page.

use super::super::logo::Logo;
use super::leaf;
use crate::app::theme;
use crate::data::kiosk::Museum;
use crate::lang::Language;
use bevy_egui::egui::{Color32, FontId, Image, Margin, Panel, RichText, Sense, Ui, Vec2, vec2};

/// The size of the museum's own sentence.
const WELCOME: f32 = 21.0;

/// Shows what the museum tells of itself, where it does: beside its picture, or below it where that is narrow.
pub(super) fn show(ui: &mut Ui, museum: &Museum, language: Language, logo: Option<&Logo>) {
    if logo.is_none() && museum.name.is_none() && museum.welcome.is_empty() {
        return;
    }
    let upright = leaf::is_upright(ui.ctx().viewport_rect());
    Panel::top("kiosk attract head")
        .resizable(false)
        .show_separator_line(false)
        .frame(theme::wax(ui).inner_margin(Margin::symmetric(24, 10)))
        .show(ui, |ui| match logo.filter(|_| !upright) {
            Some(logo) => {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing = vec2(20.0, 4.0);
                    plate(ui, logo, 0.4 * ui.available_width());
                    ui.vertical(|ui| words(ui, museum, language));
                });
            }
            None => {
                ui.vertical_centered(|ui| {
                    ui.spacing_mut().item_spacing.y = 4.0;
                    if let Some(logo) = logo {
                        plate(ui, logo, ui.available_width());
                    }
                    words(ui, museum, language);
                });
            }
        });
}

fn words(ui: &mut Ui, museum: &Museum, language: Language) {
    let candle = theme::palette(ui).candle;
    if let Some(name) = &museum.name {
        ui.label(theme::strong(name, 26.0).color(candle));
    }
    let high = welcome_height(ui, museum);
    let from = ui.cursor().top();
    if let Some(welcome) = museum.welcome(language) {
        ui.label(RichText::new(welcome).size(WELCOME).color(candle));
    }
    // The band keeps its height in whatever language it speaks, and the table its place.
    ui.add_space((high - (ui.cursor().top() - from)).max(0.0));
}

/// The height that the longest of the museum's sentences takes.
fn welcome_height(ui: &Ui, museum: &Museum) -> f32 {
    let (painter, width) = (ui.painter(), ui.available_width());
    let sentences = museum.welcome.iter();
    sentences
        .map(|(_, text)| {
            let font = FontId::proportional(WELCOME);
            let laid = painter.layout(text.clone(), font, Color32::PLACEHOLDER, width);
            laid.size().y + ui.spacing().item_spacing.y
        })
        .fold(0.0, f32::max)
}

/// The museum's picture on a light plate: most are made for white paper.
fn plate(ui: &mut Ui, logo: &Logo, widest: f32) {
    const EDGE: f32 = 8.0;
    let size = logo.fitted(vec2(widest - 2.0 * EDGE, 60.0));
    let (rect, _) = ui.allocate_exact_size(size + Vec2::splat(2.0 * EDGE), Sense::hover());
    let ground = theme::palette(ui).papyrus;
    ui.painter().rect_filled(rect, 4.0, ground);
    Image::new((logo.texture, size)).paint_at(ui, rect.shrink(EDGE));
}
