//! The rows of the settings' page: a name, and what may be chosen.

use crate::app::theme;
use crate::lang::Words;
use crate::say;
use bevy_egui::egui::{self, Align, Align2, Button, Layout, RichText, Sense, Ui, Vec2, vec2};
use std::ops::RangeInclusive;

/// Narrower than this, in points, the name stands over the choices.
const NARROW: f32 = 440.0;
/// The width of the names beside the choices, as a part of the page.
const NAMES: f32 = 0.31;

/// One of several.
pub(super) fn one_of<T: PartialEq + Clone>(
    ui: &mut Ui,
    name: &str,
    note: Option<&str>,
    value: &mut T,
    choices: &[(T, String)],
) {
    row(ui, name, note, |ui| {
        for (choice, text) in choices {
            if theme::choice(ui, value == choice, text) {
                *value = choice.clone();
            }
        }
    });
}

/// On or off.
pub(super) fn switch(ui: &mut Ui, words: &Words, name: &str, note: Option<&str>, value: &mut bool) {
    let choices = [
        (true, say!(words, "settings-on")),
        (false, say!(words, "settings-off")),
    ];
    one_of(ui, name, note, value, &choices);
}

/// A loudness, in steps that a hand or a key makes.
pub(super) fn loudness(
    ui: &mut Ui,
    words: &Words,
    name: &str,
    value: &mut u8,
    range: RangeInclusive<u8>,
) {
    const STEP: u8 = 10;
    row(ui, name, None, |ui| {
        let less = say!(words, "settings-less", name = name);
        if step(ui, "\u{2212}", &less, *value > *range.start()) {
            *value = value.saturating_sub(STEP).max(*range.start());
        }
        bar(ui, f32::from(*value) / f32::from(*range.end()));
        let more = say!(words, "settings-more", name = name);
        if step(ui, "+", &more, *value < *range.end()) {
            *value = value.saturating_add(STEP).min(*range.end());
        }
        let percent = say!(words, "settings-percent", value = *value);
        ui.label(RichText::new(percent).color(theme::palette(ui).ink));
    });
}

fn step(ui: &mut Ui, sign: &str, spoken: &str, enabled: bool) -> bool {
    let button = Button::new(theme::strong(sign, 22.0)).min_size(Vec2::splat(theme::TARGET));
    let response = ui.add_enabled(enabled, button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, spoken));
    response.clicked()
}

fn bar(ui: &mut Ui, part: f32) {
    let width = (ui.available_width() - 160.0).clamp(40.0, 180.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, theme::TARGET), Sense::hover());
    let groove = rect.shrink2(vec2(2.0, rect.height() / 2.0 - 4.0));
    let palette = theme::palette(ui);
    let mut filled = groove;
    filled.set_width(groove.width() * part);
    ui.painter().rect_filled(groove, 4.0, palette.papyrus_shade);
    ui.painter().rect_filled(filled, 4.0, palette.ink);
}

fn row(ui: &mut Ui, name: &str, note: Option<&str>, choices: impl FnOnce(&mut Ui)) {
    let choices = |ui: &mut Ui| {
        theme::told_group(ui, name);
        choices(ui);
    };
    let palette = theme::palette(ui);
    let width = ui.available_width();
    let said = note.map(|note| theme::italic(note, 16.0).color(palette.pale_ink));
    ui.add_space(5.0);
    if width < NARROW {
        ui.label(theme::strong(name, 18.0).color(palette.ink));
        ui.spacing_mut().item_spacing.y = 5.0;
        ui.horizontal_wrapped(choices);
        if let Some(said) = said {
            ui.label(said);
        }
        ui.add_space(5.0);
        return;
    }
    let names = width * NAMES;
    let font = theme::strong_font(18.0);
    let galley = theme::rows(ui, name, font, palette.ink, names - 14.0, 2);
    let top = ui.cursor().min;
    let middle = top + vec2(0.0, theme::TARGET.max(galley.size().y) / 2.0);
    let place = Align2::LEFT_CENTER.anchor_size(middle, galley.size());
    ui.painter().galley(place.min, galley, palette.ink);
    ui.horizontal_top(|ui| {
        ui.add_space(names);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            ui.horizontal_wrapped(choices);
            if let Some(said) = said {
                ui.label(said);
            }
        });
    });
    ui.add_space(3.0);
}
