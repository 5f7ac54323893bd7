//! The papyrus beside a staged game: at the right of a wide window, at the foot of a tall one. What is long is scrolled;
//! what is pressed stays in sight, however large the words are.

use super::theme;
use super::view::ViewInsets;
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, Align2, Button, Context, Event, Id, Margin, Rect, Response, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType, text::LayoutJob, vec2,
};
use std::fmt::Debug;
use std::hash::Hash;

/// Where the papyrus lies, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Place {
    /// At the right, so wide.
    Side(f32),
    /// At the foot, so high.
    Foot(f32),
}

impl Place {
    /// In a window of this size.
    pub(super) fn of(window: egui::Vec2) -> Self {
        /// How much higher than its width the board with its trays needs room, seen from a seat.
        const BOARD: f32 = 0.78;
        if window.x > 1.15 * window.y {
            let wanted = (0.34 * window.x).clamp(320.0, 420.0);
            Self::Side(wanted.min(0.48 * window.x))
        } else {
            let spare = window.y - BOARD * window.x;
            Self::Foot(spare.clamp(0.38 * window.y, 0.5 * window.y))
        }
    }

    fn rect(self, window: Rect) -> Rect {
        match self {
            Self::Side(width) => window.with_min_x(window.right() - width),
            Self::Foot(height) => window.with_min_y(window.bottom() - height),
        }
    }

    /// The room that is taken from the table, in logical pixels.
    fn insets(self, scale: f32) -> ViewInsets {
        let (right, bottom) = match self {
            Self::Side(width) => (width * scale, 0.0),
            Self::Foot(height) => (0.0, height * scale),
        };
        ViewInsets {
            right,
            bottom,
            ..ViewInsets::default()
        }
    }
}

/// Draws the papyrus; the table is seen in the rest of the window.
pub(super) fn show<R>(
    ctx: &Context,
    insets: &mut ResMut<ViewInsets>,
    contents: impl FnOnce(&mut Ui, Place) -> R,
) -> R {
    let (seen, window) = (ctx.viewport_rect(), ctx.content_rect());
    let place = Place::of(window.size());
    let rect = place.rect(window);
    let mut ui = Ui::new(
        ctx.clone(),
        "aside".into(),
        UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(rect),
    );
    let margin = if rect.width() < 400.0 || rect.height() < 400.0 {
        Margin::symmetric(16, 10)
    } else {
        Margin::symmetric(22, 16)
    };
    let frame = theme::page(&ui).corner_radius(0).inner_margin(margin);
    let shown = frame.show(&mut ui, |ui| {
        theme::on_papyrus(ui);
        ui.set_min_size(ui.available_size());
        contents(ui, place)
    });
    let mut taken = place.insets(ctx.zoom_factor());
    // Whatever keeps a strip of the window for itself takes it from the table too.
    taken.bottom += (seen.bottom() - window.bottom()) * ctx.zoom_factor();
    insets.set_if_neq(taken);
    shown.inner
}

/// Seconds for which buttons that have just changed answer nothing: the second tap of a trembling hand was meant for those
/// that were there before.
const SETTLING: f64 = 0.4;

/// Words that may be scrolled over buttons that may not; tells what is pressed. `face` tells what the buttons depend on.
pub(super) fn over_buttons<T>(
    ui: &mut Ui,
    face: impl Hash + Debug,
    words: impl FnOnce(&mut Ui),
    buttons: impl FnOnce(&mut Ui) -> Option<T>,
) -> Option<T> {
    const GAP: f32 = 8.0;
    const AT_FIRST: f32 = 120.0;
    // How high the buttons were in the last frame: they stand at the foot.
    let id = Id::new("buttons of the aside");
    let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(AT_FIRST);
    // A hair more: the last border is not to be clipped.
    let foot = (known + 2.0).min(0.7 * ui.available_height());
    let room = (ui.available_height() - foot - GAP).max(0.0);
    ui.allocate_ui(vec2(ui.available_width(), room), |ui| {
        ui.set_min_size(vec2(ui.available_width(), room));
        ScrollArea::vertical()
            .id_salt("words of the aside")
            .auto_shrink([false, false])
            .max_height(room)
            .show(ui, |ui| {
                ui.set_width(ui.available_width() - 4.0);
                words(ui);
            });
    });
    ui.add_space((GAP - ui.spacing().item_spacing.y).max(0.0));
    let shown = ScrollArea::vertical()
        .id_salt("buttons of the aside")
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            let pressed = buttons(ui);
            (pressed, ui.min_rect().height())
        });
    let (pressed, height) = shown.inner;
    if (height - known).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, height));
        ui.ctx().request_repaint();
    }
    let settled = has_settled(ui, face);
    pressed.filter(|_| settled)
}

/// Whether the buttons have been there for a moment. Who asks for one by its name, as screen readers do, means it.
fn has_settled(ui: &Ui, face: impl Hash + Debug) -> bool {
    let id = Id::new("face of the aside");
    let (now, face) = (ui.input(|input| input.time), Id::new(face));
    let (known, since): (Id, f64) = ui.data(|data| data.get_temp(id)).unwrap_or((id, now));
    let since = if known == face { since } else { now };
    if known != face {
        ui.data_mut(|data| data.insert_temp(id, (face, now)));
    }
    let named = |event: &Event| matches!(event, Event::AccessKitActionRequest(_));
    now - since >= SETTLING || ui.input(|input| input.events.iter().any(named))
}

/// What is seen of the words at once, below what stands there already: what scrolls has no end of its own.
pub(super) fn seen_room(ui: &Ui) -> f32 {
    (ui.clip_rect().height() - ui.min_rect().height()).max(0.0)
}

/// The largest of these sizes in which texts are seen at once; the last, where none is small enough.
pub(super) fn fitting(ui: &Ui, texts: &[&str], sizes: &[f32], room: f32) -> f32 {
    let (painter, width) = (ui.painter(), ui.available_width());
    let high = |size: f32| -> f32 {
        let laid = texts.iter().map(|&text| {
            let font = egui::FontId::proportional(size);
            let galley = painter.layout(text.to_owned(), font, egui::Color32::PLACEHOLDER, width);
            galley.size().y + ui.spacing().item_spacing.y
        });
        laid.sum()
    };
    let fit = sizes.iter().copied().find(|&size| high(size) <= room);
    fit.or(sizes.last().copied()).unwrap_or(18.0)
}

/// What stands over the words: a title, and what it is about.
pub(super) fn heading(ui: &mut Ui, title: &str, under: Option<&str>) {
    let palette = theme::palette(ui);
    const SIZES: [f32; 3] = [30.0, 27.0, 25.0];
    let fits = |size: f32| {
        let font = theme::strong_font(size);
        let line = ui
            .painter()
            .layout_no_wrap(title.to_owned(), font, palette.ink);
        line.size().x <= ui.available_width()
    };
    let size = SIZES
        .into_iter()
        .find(|&size| fits(size))
        .unwrap_or(SIZES[2]);
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.label(theme::strong(title, size).color(palette.ink));
    if let Some(under) = under {
        ui.label(theme::italic(under, 18.0).color(palette.pale_ink));
    }
    theme::rule(ui, palette.pale_ink.gamma_multiply(0.5));
    ui.add_space(4.0);
}

/// The button that leads on; what is too long for one line takes two.
pub(super) fn leading(ui: &mut Ui, text: &str) -> Response {
    const SIZES: [f32; 3] = [23.0, 20.0, 17.0];
    let (palette, width) = (theme::palette(ui), ui.available_width());
    let laid = |size: f32| {
        let mut job = LayoutJob::simple(
            text.to_owned(),
            theme::strong_font(size),
            palette.soot,
            width - 20.0,
        );
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    };
    let word = SIZES
        .into_iter()
        .map(laid)
        .find(|galley| galley.rows.len() <= 2)
        .unwrap_or_else(|| laid(SIZES[2]));
    let height = (word.size().y + 14.0).max(theme::TARGET + 4.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let (fill, border) = if response.is_pointer_button_down_on() {
        (palette.ember, palette.candle)
    } else if response.hovered() || response.has_focus() {
        (palette.glow, palette.ink)
    } else {
        (palette.lamp, palette.bronze)
    };
    ui.painter().rect(
        rect,
        4.0,
        fill,
        Stroke::new(1.5, border),
        StrokeKind::Inside,
    );
    let top = Align2::CENTER_CENTER
        .anchor_size(rect.center(), word.size())
        .top();
    ui.painter()
        .galley(egui::pos2(rect.center().x, top), word, palette.soot);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text));
    // Room for the ring of what has the focus.
    ui.add_space(3.0);
    response
}

/// The other buttons: as many beside each other as have room, each as wide as the others; tells what the pressed one means.
pub(super) fn quiet<T: Copy>(ui: &mut Ui, entries: &[(String, T)]) -> Option<T> {
    let gap = 6.0;
    let (room, padding) = (ui.available_width(), ui.spacing().button_padding.x);
    let font = egui::TextStyle::Button.resolve(ui.style());
    let longest = entries
        .iter()
        .map(|(text, _)| {
            let painter = ui.painter();
            let word =
                painter.layout_no_wrap(text.clone(), font.clone(), egui::Color32::PLACEHOLDER);
            word.size().x + 2.0 * padding + 2.0
        })
        .fold(0.0, f32::max);
    let fit = ((room + gap) / (longest + gap)) as usize;
    let columns = fit.clamp(1, entries.len().max(1));
    let each = (room - gap * (columns - 1) as f32) / columns as f32;
    let mut pressed = None;
    for row in entries.chunks(columns) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (text, meaning) in row {
                let button = Button::new(text.as_str())
                    .wrap()
                    .min_size(vec2(each, theme::TARGET));
                if ui.add_sized(vec2(each, theme::TARGET), button).clicked() {
                    pressed = Some(*meaning);
                }
            }
        });
    }
    pressed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_keeps_half_of_every_window() {
        for (x, y, text) in [
            (1280.0, 720.0, 1.0),
            (1280.0, 720.0, 2.0),
            (800.0, 450.0, 1.0),
            (720.0, 1280.0, 1.0),
            (720.0, 1280.0, 1.5),
            (900.0, 900.0, 1.0),
        ] {
            let window = egui::vec2(x, y) / text;
            let (taken, of) = match Place::of(window) {
                Place::Side(width) => (width, window.x),
                Place::Foot(height) => (height, window.y),
            };
            assert!(taken <= 0.5 * of, "{window:?}: {taken}");
            assert!(taken >= 0.25 * of, "{window:?}: {taken}");
        }
    }
}
