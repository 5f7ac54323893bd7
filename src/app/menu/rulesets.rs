//! All reconstructions and the page of the chosen one.

use super::draft::Draft;
use super::{MenuPage, Seen, Wish, faults, page, shelf};
use crate::app::theme;
use crate::say;
use bevy_egui::egui::{Rect, Ui, UiBuilder, pos2, vec2};

/// Narrower than this, in points, the list and the page have no room beside each other.
const NARROW: f32 = 860.0;
/// Lower than this, in points, margins are small.
const LOW: f32 = 560.0;

/// Shows the page; tells what was pressed.
pub(super) fn show(ui: &mut Ui, seen: &Seen, draft: &mut Draft) -> Option<Wish> {
    let window = ui.max_rect();
    shade(ui, window);
    let (narrow, low) = (window.width() < NARROW, window.height() < LOW);
    let margin = vec2(
        if narrow { 24.0 } else { 80.0 },
        if low { 14.0 } else { 40.0 },
    );
    let size = (window.size() - margin).min(vec2(1180.0, f32::INFINITY));
    let inner = Rect::from_center_size(window.center(), size);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
    let back = header(&mut ui, seen, narrow);
    let gap = if low { 6.0 } else { 14.0 };
    let body = Rect::from_min_max(pos2(inner.left(), ui.cursor().top() + gap), inner.max);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(body));
    let play = if narrow {
        stacked(&mut ui, seen, draft)
    } else {
        beside(&mut ui, seen, draft)
    };
    let back = back.then_some(Wish::Turn(MenuPage::Front));
    play.then_some(Wish::Play).or(back)
}

/// The table shows through, darkened.
fn shade(ui: &Ui, window: Rect) {
    let soot = theme::palette(ui).soot;
    ui.painter()
        .rect_filled(window, 0.0, soot.gamma_multiply(0.84));
}

/// What the page is, and the way back; tells whether that was pressed.
fn header(ui: &mut Ui, seen: &Seen, narrow: bool) -> bool {
    let size = if narrow { 24.0 } else { 32.0 };
    ui.horizontal(|ui| {
        let back = ui.button(say!(seen.words, "menu-back")).clicked();
        ui.add_space(8.0);
        let title = say!(seen.words, "menu-all-games");
        ui.label(theme::strong(title, size).color(theme::palette(ui).lamp));
        back
    })
    .inner
}

/// The list at the left, the page of the chosen one at the right; tells whether Play was pressed.
fn beside(ui: &mut Ui, seen: &Seen, draft: &mut Draft) -> bool {
    let body = ui.max_rect();
    let (left, right) = body.split_left_right_at_x(body.left() + body.width() * 0.42);
    let mut left = ui.new_child(UiBuilder::new().max_rect(left.with_max_x(left.right() - 20.0)));
    let height = left.available_height() - faults::height(&left, &seen.faults);
    shelf::show(&mut left, height, seen, draft);
    faults::show(&mut left, seen.words, &seen.faults);
    let mut right = ui.new_child(UiBuilder::new().max_rect(right));
    let page = theme::page(&right).show(&mut right, |ui| {
        ui.set_min_size(ui.available_size());
        page::show(ui, seen, draft)
    });
    page.inner
}

/// One list, in which the chosen one opens; Play is always in sight. Tells whether it was pressed.
fn stacked(ui: &mut Ui, seen: &Seen, draft: &mut Draft) -> bool {
    const PLAY: f32 = 50.0;
    let below = PLAY + 16.0 + faults::height(ui, &seen.faults);
    let height = ui.available_height() - below;
    shelf::show_opened(ui, height, seen, draft);
    let rest = ui.available_rect_before_wrap();
    let (rest, play) = rest.split_top_bottom_at_y(rest.bottom() - PLAY);
    let mut line = ui.new_child(UiBuilder::new().max_rect(rest));
    faults::show(&mut line, seen.words, &seen.faults);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(play));
    let size = ui.available_size();
    theme::main_button(&mut ui, &say!(seen.words, "menu-play"), size).clicked()
}
