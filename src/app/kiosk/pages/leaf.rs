//! Where a page lies: beside the table, at the foot of an upright screen, or over everything; always within reach of somebody
//! who sits.

use crate::app::theme;
use crate::lang::Words;
use crate::say;
use crate::visit::Wish;
use bevy_egui::egui::{
    self, Button, Color32, LayerId, Margin, Rect, ScrollArea, Sense, TextStyle, Ui, UiBuilder, vec2,
};

/// On an upright screen everything that is pressed lies in this part of it, from below.
const REACH: f32 = 0.58;
/// Beside the table a leaf has this part of the width.
const BESIDE: f32 = 0.46;
/// But no less, in points, unless it has everything.
const NARROWEST: f32 = 440.0;

/// The part of the window that a leaf beside the table has.
pub(super) fn place(window: Rect) -> Rect {
    if is_upright(window) {
        return window.with_min_y(window.bottom() - REACH * window.height());
    }
    let width = (BESIDE * window.width()).max(NARROWEST).min(window.width());
    window.with_min_x(window.right() - width)
}

/// What is left of the window for the table.
pub(super) fn free(window: Rect, leaf: Rect) -> Rect {
    if leaf.top() > window.top() {
        window.with_max_y(leaf.top())
    } else {
        window.with_max_x(leaf.left().max(window.left() + 1.0))
    }
}

/// Whether a screen stands upright.
pub(super) fn is_upright(window: Rect) -> bool {
    window.height() > 1.1 * window.width()
}

/// The middle of a page that covers everything: a column in the reach of a hand, on a ground of wax.
pub(super) fn whole<R>(
    ctx: &egui::Context,
    name: &str,
    widest: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let window = ctx.viewport_rect();
    let mut ui = ground(ctx, name, window);
    ui.painter()
        .rect_filled(window, 0.0, theme::palette(ctx).dark_wax);
    // Whatever lies under the page answers no hand.
    ui.interact(window, ui.id().with("ground"), Sense::click_and_drag());
    let margin = vec2(if window.width() < 480.0 { 14.0 } else { 28.0 }, 18.0);
    let reach = if is_upright(window) {
        window.with_min_y(window.bottom() - REACH * window.height())
    } else {
        window
    };
    let room = reach.shrink2(margin);
    let width = widest.min(room.width());
    let column = Rect::from_center_size(room.center(), vec2(width, room.height()));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(column));
    scrolled(&mut ui, name, contents)
}

/// A leaf of papyrus beside the table.
pub(super) fn beside<R>(ctx: &egui::Context, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let rect = place(ctx.viewport_rect());
    let mut ui = ground(ctx, name, rect);
    let frame = theme::page(ctx).corner_radius(0).inner_margin(margin(rect));
    frame
        .show(&mut ui, |ui| {
            theme::on_papyrus(ui);
            ui.set_min_size(ui.available_size());
            scrolled(ui, name, contents)
        })
        .inner
}

/// Less in a small room: the words need it.
fn margin(rect: Rect) -> Margin {
    if rect.height() < 480.0 {
        Margin::symmetric(20, 10)
    } else {
        Margin::symmetric(26, 20)
    }
}

fn ground(ctx: &egui::Context, name: &str, rect: Rect) -> Ui {
    Ui::new(
        ctx.clone(),
        egui::Id::new(("kiosk", name)),
        UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(rect),
    )
}

fn scrolled<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical()
        .id_salt(name)
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.set_width(ui.available_width() - 4.0);
            contents(ui)
        })
        .inner
}

/// A heading on papyrus.
pub(super) fn heading(ui: &mut Ui, text: &str) {
    let palette = theme::palette(ui);
    ui.label(theme::strong(text, 32.0).color(palette.ink));
    ui.add_space(4.0);
    theme::rule(ui, palette.pale_ink.gamma_multiply(0.5));
    ui.add_space(8.0);
}

/// How high each of some rows of buttons is, as high as they should be or as low as a finger needs: so that all of them
/// have room with everything else on the page, which takes so much.
pub(super) fn row_height(room: f32, rows: usize, (wanted, least): (f32, f32), others: f32) -> f32 {
    let each = (room - others) / rows.max(1) as f32;
    each.clamp(least.min(wanted), wanted)
}

/// A button over the whole width that matters less.
pub(super) fn quiet(ui: &mut Ui, text: &str, high: f32) -> bool {
    let size = vec2(ui.available_width(), high);
    ui.add_sized(size, Button::new(text)).clicked()
}

/// Two buttons side by side, or one below the other where their words need the room.
pub(super) fn pair<T: Copy>(ui: &mut Ui, entries: &[(String, T)], high: f32) -> Option<T> {
    let (room, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let font = TextStyle::Button.resolve(ui.style());
    let longest = entries
        .iter()
        .map(|(text, _)| {
            let painter = ui.painter();
            let word = painter.layout_no_wrap(text.clone(), font.clone(), Color32::PLACEHOLDER);
            word.size().x + 2.0 * ui.spacing().button_padding.x
        })
        .fold(0.0, f32::max);
    let columns = if 2.0 * longest + gap > room { 1 } else { 2 };
    let width = (room - gap * (columns - 1) as f32) / columns as f32;
    let mut pressed = None;
    for row in entries.chunks(columns) {
        ui.horizontal(|ui| {
            for (text, meaning) in row {
                let button = Button::new(text.as_str());
                if ui.add_sized(vec2(width, high), button).clicked() {
                    pressed = Some(*meaning);
                }
            }
        });
    }
    pressed
}

/// A step back, and from the beginning, side by side.
pub(super) fn ways(ui: &mut Ui, words: &Words, high: f32) -> Option<Wish> {
    let entries = [
        (say!(words, "kiosk-back"), Wish::Back),
        (say!(words, "kiosk-start-over"), Wish::StartOver),
    ];
    pair(ui, &entries, high)
}
