//! Large text, high contrast, two facing each other: one touch away wherever one begins.

use crate::app::theme;
use crate::lang::Words;
use crate::say;
use crate::store::Settings;
use bevy_egui::egui::{Button, Stroke, Ui, vec2};

/// How much larger text is then.
const LARGER: u32 = 3;
const THAN: u32 = 2;

/// Shows the switches in a row; `base` is what they go back to.
pub(super) fn show(ui: &mut Ui, words: &Words, settings: &mut Settings, base: &Settings) {
    let larger = u16::try_from(u32::from(base.text) * LARGER / THAN).unwrap_or(u16::MAX);
    let larger = larger.min(*Settings::TEXT.end());
    let entries = [
        (say!(words, "kiosk-large-text"), settings.text > base.text),
        (say!(words, "kiosk-high-contrast"), settings.high_contrast),
        (say!(words, "kiosk-face-to-face"), settings.face_to_face),
    ];
    let pressed = row(ui, &entries, theme::target(settings.text));
    match pressed {
        Some(0) if settings.text > base.text => settings.text = base.text,
        Some(0) => settings.text = larger,
        Some(1) => settings.high_contrast = !settings.high_contrast,
        Some(2) => settings.face_to_face = !settings.face_to_face,
        _ => {}
    }
}

fn row(ui: &mut Ui, entries: &[(String, bool)], high: f32) -> Option<usize> {
    let palette = theme::palette(ui);
    let gap = 8.0;
    let count = entries.len() as f32;
    let width = (ui.available_width() - gap * (count - 1.0)) / count;
    let mut pressed = None;
    ui.spacing_mut().interact_size.y = high;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.spacing_mut().button_padding = vec2(6.0, 2.0);
        for (number, (text, on)) in entries.iter().enumerate() {
            let (ink, rim) = if *on {
                (palette.soot, palette.lamp)
            } else {
                (palette.candle, palette.bronze)
            };
            let fill = if *on { palette.lamp } else { palette.oak };
            let word = theme::word(ui, text, width - 14.0).color(ink);
            // What is too long even in small letters takes two lines.
            let button = Button::new(word)
                .wrap()
                .fill(fill)
                .stroke(Stroke::new(1.5, rim))
                .min_size(vec2(width, high));
            let place = vec2(width, high);
            let response = ui.allocate_ui(place, |ui| ui.add(button)).inner;
            response.widget_info(|| {
                bevy_egui::egui::WidgetInfo::selected(
                    bevy_egui::egui::WidgetType::Checkbox,
                    true,
                    *on,
                    text,
                )
            });
            if response.clicked() {
                pressed = Some(number);
            }
        }
    });
    pressed
}
