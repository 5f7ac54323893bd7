//! The wax tablet on which the turns that are left stand as strokes, five to a bundle.

use crate::app::theme;
use bevy_egui::egui::{
    Color32, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// Strokes in a bundle: the fifth lies across the other four.
const BUNDLE: usize = 5;
const HIGH: f32 = 22.0;
const APART: f32 = 6.5;
const GAP: f32 = 13.0;

/// Draws so many strokes of the whole: those that are gone are only scratches in the wax.
pub(super) fn show(ui: &mut Ui, left: usize, whole: usize, told: &str) {
    const MARGIN: f32 = 12.0;
    let width = ui.available_width();
    let bundle = 3.0 * APART + GAP;
    let in_row = (((width - 2.0 * MARGIN + GAP) / bundle) as usize).max(1);
    let bundles = whole.div_ceil(BUNDLE);
    let rows = bundles.div_ceil(in_row);
    let columns = bundles.div_ceil(rows.max(1));
    let size = vec2(
        columns as f32 * bundle - GAP + 2.0 * MARGIN,
        rows as f32 * (HIGH + 9.0) - 9.0 + 2.0 * MARGIN * 0.8,
    );
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told));
    wax(ui, rect);
    let palette = theme::palette(ui);
    let (fresh, gone) = (palette.lamp, palette.tallow.gamma_multiply(0.28));
    for stroke in 0..whole {
        let (number, place) = (stroke / BUNDLE, stroke % BUNDLE);
        let corner = rect.min
            + vec2(
                MARGIN + (number % columns) as f32 * bundle,
                MARGIN * 0.8 + (number / columns) as f32 * (HIGH + 9.0),
            );
        let color = if stroke < left { fresh } else { gone };
        scratch(ui, corner, place, color);
    }
}

fn wax(ui: &Ui, rect: Rect) {
    let palette = theme::palette(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, 4.0, palette.oak);
    let wax = rect.shrink(4.0);
    painter.rect_filled(wax, 2.0, palette.dark_wax);
    painter.rect_stroke(
        wax,
        2.0,
        Stroke::new(1.0, palette.umber),
        StrokeKind::Inside,
    );
}

/// A stroke of a bundle, by its place in it.
fn scratch(ui: &Ui, corner: Pos2, place: usize, color: Color32) {
    let stroke = Stroke::new(2.4, color);
    let line = if place + 1 == BUNDLE {
        [
            pos2(corner.x - 3.0, corner.y + HIGH * 0.78),
            pos2(corner.x + 3.0 * APART + 3.0, corner.y + HIGH * 0.22),
        ]
    } else {
        let x = corner.x + place as f32 * APART;
        // No hand draws straight.
        let lean = [0.7, -0.6, 0.4, -0.3][place % 4];
        [pos2(x + lean, corner.y), pos2(x - lean, corner.y + HIGH)]
    };
    ui.painter().line_segment(line, stroke);
}
