//! Everything that is pressed.

use super::TARGET;
use super::palette::palette;
use super::widgets::{fitting, strong_font};
use bevy_egui::egui::{
    self, Align2, Button, Color32, FontId, Response, RichText, Sense, Stroke, TextStyle, Ui, Vec2,
};

/// The one button that matters most.
pub fn main_button(ui: &mut Ui, text: &str, size: Vec2) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let palette = palette(ui);
    let (fill, border) = if response.is_pointer_button_down_on() {
        (palette.ember, palette.candle)
    } else if response.hovered() || response.has_focus() {
        (palette.glow, palette.candle)
    } else {
        (palette.lamp, palette.bronze)
    };
    let painter = ui.painter();
    painter.rect(
        rect,
        4.0,
        fill,
        Stroke::new(1.5, border),
        egui::StrokeKind::Inside,
    );
    let font = strong_font(24.0);
    let word = fitting(painter, text, font, rect.width() - 16.0, palette.soot);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), word.size());
    painter.galley(at.min, word, palette.soot);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, text));
    response
}

/// The word of a button, so large or as much smaller as the room asks for.
#[must_use]
pub fn word(ui: &Ui, text: &str, room: f32) -> RichText {
    const SMALLEST: f32 = 12.0;
    let font = TextStyle::Button.resolve(ui.style());
    let laid = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER);
    let width = laid.size().x;
    let size = if width > room {
        (font.size * room / width - 0.25).max(SMALLEST)
    } else {
        font.size
    };
    RichText::new(text).font(FontId::new(size, font.family))
}

/// How many columns of buttons there are in a room so wide.
#[must_use]
pub fn columns(room: f32) -> usize {
    const LEAST: f32 = 150.0;
    match room / LEAST {
        ..2.0 => 1,
        ..4.0 => 2,
        _ => 4,
    }
}

/// Buttons in one, two or four columns, each as wide as the others; tells what the pressed one stands for.
pub fn button_rows<T: Copy>(ui: &mut Ui, entries: &[(String, T)]) -> Option<T> {
    let (room, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let columns = columns(room).min(entries.len().max(1));
    let size = Vec2::new((room - gap * (columns - 1) as f32) / columns as f32, TARGET);
    let mut pressed = None;
    for row in entries.chunks(columns) {
        ui.horizontal(|ui| {
            for (text, meaning) in row {
                let word = word(ui, text, size.x - 2.0 * ui.spacing().button_padding.x);
                if ui.add(Button::new(word).min_size(size)).clicked() {
                    pressed = Some(*meaning);
                }
            }
        });
    }
    pressed
}

/// Gives a button the keyboard while nothing else has it: Enter presses it.
pub fn focus_first(response: &Response) {
    if response.ctx.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
}

/// One of several choices on papyrus; the chosen one is inked in and has a line under it.
pub fn choice(ui: &mut Ui, chosen: bool, text: &str) -> bool {
    let palette = palette(ui);
    let (fill, ink, border) = if chosen {
        (palette.ink, palette.candle, palette.ink)
    } else {
        (palette.papyrus, palette.ink, palette.pale_ink)
    };
    let button = Button::new(RichText::new(text).color(ink))
        .fill(fill)
        .stroke(Stroke::new(1.0, border))
        .min_size(Vec2::new(48.0, TARGET));
    let response = ui.add(button);
    let rect = response.rect;
    if chosen {
        let line = rect.shrink2(Vec2::new(10.0, 6.0));
        ui.painter().hline(
            line.x_range(),
            line.bottom(),
            Stroke::new(2.0, palette.lamp),
        );
    } else if response.hovered() || response.has_focus() {
        ui.painter().rect_stroke(
            rect,
            4.0,
            Stroke::new(2.0, palette.ember),
            egui::StrokeKind::Inside,
        );
    }
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, text)
    });
    response.clicked()
}
