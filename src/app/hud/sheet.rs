//! The panel at the right, or at the foot of a tall window: the two sides, the moves so far, and the buttons; when the game
//! is over, how it ended.

use super::plan::{Plan, Sheet};
use super::{Deed, Shown, buttons, moves, result};
use crate::app::flow::Phase;
use crate::app::game::{Game, Seat};
use crate::app::{archive, theme, wording};
use crate::rules::Side;
use crate::say;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui, Vec2};

/// Height of a side in one line, in points.
const LINE: f32 = 28.0;
/// Height of the button that shows the result again.
const AGAIN: f32 = 46.0;

pub(super) fn show(ui: &mut Ui, plan: &Plan, shown: &Shown, wishes: &mut Vec<Deed>) {
    plan.sheet_panel()
        .resizable(false)
        .show_separator_line(false)
        .frame(plan.margin(theme::wax(ui)))
        .show(ui, |ui| {
            let height = ui.available_height();
            ScrollArea::vertical()
                .id_salt("sheet")
                .auto_shrink([false, false])
                .show(ui, |ui| contents(ui, plan, height, shown, wishes));
        });
}

/// The height that the sheet takes at the foot of a window so wide, with short words.
pub(super) fn compact_height(width: f32, shown: &Shown) -> f32 {
    let inner = width - 24.0;
    let sides = if inner < 700.0 { 2.0 * LINE } else { LINE };
    let over = shown.game.outcome().is_some() && *shown.phase.get() == Phase::Over;
    let again = if over { AGAIN + 6.0 } else { 0.0 };
    20.0 + sides + LINE + again + buttons::height(inner, shown) + 32.0
}

fn contents(ui: &mut Ui, plan: &Plan, height: f32, shown: &Shown, wishes: &mut Vec<Deed>) {
    let top = ui.cursor().top();
    let (game, words, palette) = (&*shown.game, &shown.words, theme::palette(ui));
    let full = matches!(plan.sheet, Sheet::Full(_));
    if full {
        let name = wording::ruleset::name(words, &game.setup().variant);
        theme::fitted_strong(ui, &name, 22.0, palette.candle, 2);
        if !shown.panels.result {
            let terms = wording::terms(words, game.position().terms());
            ui.label(RichText::new(terms).small().color(palette.tallow));
        }
        theme::rule(ui, palette.bronze);
    } else {
        ui.spacing_mut().item_spacing.y = 5.0;
    }
    if !(shown.panels.result && matches!(plan.sheet, Sheet::Foot(_))) {
        ui.scope(|ui| {
            ui.spacing_mut().interact_size.y = LINE - 5.0;
            sides(ui, shown);
            // The card of the result says more.
            if !shown.panels.result {
                score(ui, shown);
            }
        });
        theme::rule(ui, palette.bronze);
    }
    if game.is_looked_through() {
        let room = height - (ui.cursor().top() - top) - theme::TARGET - 9.0;
        let wish = archive::show_reader(ui, words, game, room);
        wishes.extend(wish.map(Deed::Request));
        buttons::ways_out(ui, shown, wishes);
        return;
    }
    if shown.panels.result && game.outcome().is_some() {
        result::show(ui, shown, wishes);
        let spare = height - (ui.cursor().top() - top) - 14.0;
        if spare > 100.0 {
            ui.add_space(8.0);
            moves::list(ui, shown, spare, wishes);
        }
        return;
    }
    let over = game.outcome().is_some() && *shown.phase.get() == Phase::Over;
    let used = ui.cursor().top() - top;
    let mut below =
        buttons::height(ui.available_width(), shown) + 2.0 * ui.spacing().item_spacing.y + 1.0;
    if over {
        below += AGAIN + ui.spacing().item_spacing.y;
    }
    let spare = height - used - below - 4.0;
    if full || spare > 100.0 {
        let room = Vec2::new(ui.available_width(), spare.max(80.0));
        ui.allocate_ui(room, |ui| {
            ui.set_min_size(room);
            if full || game.last_ply().is_some() {
                moves::list(ui, shown, room.y, wishes);
            } else {
                moves::line(ui, shown);
            }
        });
    } else {
        moves::line(ui, shown);
    }
    theme::rule(ui, palette.bronze);
    // The board is looked at; the result, and what next, are one press away.
    if over {
        let size = Vec2::new(ui.available_width(), AGAIN);
        let next = say!(words, "button-show-result");
        let next = theme::main_button(ui, &next, size);
        theme::focus_first(&next);
        if next.clicked() {
            wishes.push(Deed::ShowResult);
        }
    }
    buttons::show(ui, shown, wishes);
}

/// The two sides, the sitter's below: in two columns, in a line each, or in two lines each.
fn sides(ui: &mut Ui, shown: &Shown) {
    let game = &shown.game;
    let sitter = game.sitter();
    let width = ui.available_width();
    if width >= 700.0 {
        ui.columns_const(|[left, right]| {
            side_line(left, shown, sitter);
            side_line(right, shown, sitter.other());
        });
        return;
    }
    for side in [sitter.other(), sitter] {
        if width < 360.0 {
            side_block(ui, shown, side);
        } else {
            side_line(ui, shown, side);
        }
    }
}

/// Where a match of two games stands.
fn score(ui: &mut Ui, shown: &Shown) {
    if let Some(line) = wording::matches::standing(&shown.words, &shown.tally, &shown.game) {
        ui.label(theme::italic(line, 17.0).color(theme::palette(ui).lamp));
    }
}

fn side_block(ui: &mut Ui, shown: &Shown, side: Side) {
    let tallow = theme::palette(ui).tallow;
    let response = ui
        .horizontal(|ui| {
            ui.add_space(6.0);
            theme::glass(ui, side, 30.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.horizontal(|ui| {
                    ui.set_min_height(24.0);
                    name(ui, shown, side);
                });
                let counts = wording::counts(&shown.words, &shown.game, side);
                theme::fitted(ui, &counts, 16.0, tallow, 4);
            });
        })
        .response;
    acts_mark(ui, &shown.game, side, response.rect);
}

fn side_line(ui: &mut Ui, shown: &Shown, side: Side) {
    let tallow = theme::palette(ui).tallow;
    let response = ui
        .horizontal(|ui| {
            ui.set_height(LINE - 5.0);
            ui.add_space(6.0);
            theme::glass(ui, side, 22.0);
            name(ui, shown, side);
            let counts = wording::counts(&shown.words, &shown.game, side);
            theme::fitted(ui, &counts, 16.0, tallow, 1);
        })
        .response;
    acts_mark(ui, &shown.game, side, response.rect);
}

fn name(ui: &mut Ui, shown: &Shown, side: Side) {
    let palette = theme::palette(ui);
    let name = wording::side(&shown.words, side);
    ui.label(theme::strong(name, 19.0).color(palette.candle));
    let seat = seat(shown, side);
    if !seat.is_empty() {
        ui.label(theme::italic(seat, 17.0).color(palette.tallow));
    }
}

/// A bar of lamp light at the side that acts.
fn acts_mark(ui: &Ui, game: &Game, side: Side, row: egui::Rect) {
    if game.outcome().is_none() && game.position().side() == side {
        let bar = egui::Rect::from_min_size(
            row.left_top() + egui::vec2(-4.0, 2.0),
            egui::vec2(4.0, row.height() - 4.0),
        );
        ui.painter().rect_filled(bar, 2.0, theme::palette(ui).lamp);
    }
}

fn seat(shown: &Shown, side: Side) -> String {
    let game = &shown.game;
    match (game.setup().seat(side), game.only_person()) {
        (Seat::Human, Some(_)) => say!(shown.words, "seat-you"),
        (Seat::Human, None) => {
            wording::matches::party(&shown.words, &shown.tally, game, side).unwrap_or_default()
        }
        (Seat::Engine(level), _) => wording::matches::party(&shown.words, &shown.tally, game, side)
            .unwrap_or_else(|| level.name().into()),
    }
}
