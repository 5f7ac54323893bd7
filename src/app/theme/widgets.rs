//! Frames and texts that menus and panels are made of.

use super::family;
use super::palette::palette;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    self, Align2, Color32, Context, CornerRadius, FontId, Frame, Galley, Margin, Painter, Response,
    RichText, Sense, Shadow, Stroke, Ui, Vec2,
};
use std::sync::Arc;

/// A panel of dark wax.
pub fn wax(ctx: &Context) -> Frame {
    let palette = palette(ctx);
    Frame::new()
        .fill(palette.dark_wax.gamma_multiply(0.975))
        .inner_margin(Margin::same(16))
}

/// A page of papyrus.
pub fn page(ctx: &Context) -> Frame {
    let palette = palette(ctx);
    Frame::new()
        .fill(palette.papyrus)
        .stroke(Stroke::new(1.0, palette.bronze))
        .corner_radius(CornerRadius::same(4))
        .inner_margin(Margin::symmetric(20, 16))
}

/// Buttons and scroll bars in ink, for what stands on papyrus.
pub fn on_papyrus(ui: &mut Ui) {
    let palette = palette(ui);
    let visuals = ui.visuals_mut();
    visuals.extreme_bg_color = palette.papyrus_shade;
    let looks = [
        (
            &mut visuals.widgets.inactive,
            palette.papyrus,
            palette.pale_ink,
        ),
        (
            &mut visuals.widgets.hovered,
            palette.papyrus_shade,
            palette.ember,
        ),
        (
            &mut visuals.widgets.active,
            palette.papyrus_shade,
            palette.ink,
        ),
    ];
    for (looks, fill, border) in looks {
        looks.bg_fill = border;
        looks.weak_bg_fill = fill;
        looks.bg_stroke = Stroke::new(1.0, border);
        looks.fg_stroke = Stroke::new(1.0, palette.ink);
    }
    let quiet = palette.pale_ink.gamma_multiply(0.6);
    visuals.widgets.inactive.bg_fill = quiet;
}

/// A dialog.
pub fn dialog(ctx: &Context) -> Frame {
    let palette = palette(ctx);
    Frame::new()
        .fill(palette.dark_wax)
        .stroke(Stroke::new(1.5, palette.bronze))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::symmetric(28, 22))
        .shadow(Shadow {
            offset: [4, 10],
            blur: 36,
            spread: 0,
            color: Color32::from_black_alpha(170),
        })
}

/// The semi-bold cut.
#[must_use]
pub fn strong_font(size: f32) -> FontId {
    FontId::new(size, family("semi-bold"))
}

/// Text in the semi-bold cut.
#[must_use]
pub fn strong(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).font(strong_font(size))
}

/// Text in the italic cut.
#[must_use]
pub fn italic(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).font(FontId::new(size, family("italic")))
}

/// The italic cut.
#[must_use]
pub fn italic_font(size: f32) -> FontId {
    FontId::new(size, family("italic"))
}

/// A text laid out in at most so many rows; what has no room ends in dots.
pub fn rows(
    ui: &Ui,
    text: &str,
    font: FontId,
    color: Color32,
    width: f32,
    rows: usize,
) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, color, width);
    job.wrap.max_rows = rows;
    ui.painter().layout_job(job)
}

/// A text in at most so many rows of the room; when it is cut off, all of it shows under the pointer.
pub fn fitted(ui: &mut Ui, text: &str, size: f32, color: Color32, most: usize) -> Response {
    fitted_in(ui, text, FontId::proportional(size), color, most)
}

/// The same in the semi-bold cut.
pub fn fitted_strong(ui: &mut Ui, text: &str, size: f32, color: Color32, most: usize) -> Response {
    fitted_in(ui, text, strong_font(size), color, most)
}

fn fitted_in(ui: &mut Ui, text: &str, font: FontId, color: Color32, most: usize) -> Response {
    let galley = rows(ui, text, font, color, ui.available_width(), most);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    let elided = galley.elided;
    ui.painter().galley(rect.min, galley, color);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, text));
    if elided {
        response.on_hover_text(text)
    } else {
        response
    }
}

/// The carved title: capitals, widely spaced.
pub fn carved(ui: &mut Ui, text: &str, size: f32) {
    let title = strong(text, size)
        .color(palette(ui).lamp)
        .extra_letter_spacing(size * 0.16);
    ui.label(title);
}

/// A thin rule across the panel.
pub fn rule(ui: &mut Ui, color: Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 1.0), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, color);
}

/// A line so large or as much smaller as the room asks for.
pub fn fitting(
    painter: &Painter,
    text: &str,
    font: FontId,
    room: f32,
    color: Color32,
) -> Arc<Galley> {
    const SMALLEST: f32 = 11.0;
    let laid = |size| {
        let font = FontId::new(size, font.family.clone());
        painter.layout_no_wrap(text.to_owned(), font, color)
    };
    let word = laid(font.size);
    if word.size().x <= room {
        return word;
    }
    let smaller = (font.size * room / word.size().x * 2.0).floor() / 2.0;
    laid(smaller.max(SMALLEST))
}

/// Tells screen readers which key does the same as a widget.
pub fn told_key(ctx: &Context, response: &Response, key: &str) {
    if !key.is_empty() {
        ctx.accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut(key));
    }
}

/// Tells screen readers more of a widget than its name.
pub fn told_more(ctx: &Context, response: &Response, text: &str) {
    ctx.accesskit_node_builder(response.id, |node| node.set_description(text));
}

/// Tells screen readers what a row of choices is about.
pub fn told_group(ui: &Ui, name: &str) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(egui::accesskit::Role::RadioGroup);
        node.set_label(name);
    });
}

/// A small word in a box, as a stamp; broken over lines where it would stand out of a narrow page.
pub fn stamp(ui: &mut Ui, text: &str, color: Color32) {
    let margin = Vec2::new(14.0, 4.0);
    let galley = ui.painter().layout(
        text.to_owned(),
        FontId::new(15.0, family("medium")),
        color,
        (ui.max_rect().width() - margin.x).max(40.0),
    );
    let (rect, response) = ui.allocate_exact_size(galley.size() + margin, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, text));
    let stroke = Stroke::new(1.0, color);
    ui.painter()
        .rect_stroke(rect, 3.0, stroke, egui::StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    ui.painter().galley(at.min, galley, color);
}
