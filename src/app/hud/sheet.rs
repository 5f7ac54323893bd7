//! The panel at the right, or at the foot of a tall window: the two sides, the moves so far, and the buttons.

use super::{Deed, Dialog, Shown};
use crate::app::flow::{GameRequest, Phase, ViewRequest};
use crate::app::game::{Game, Seat};
use crate::app::{theme, wording};
use crate::rules::Side;
use bevy_egui::egui::{self, Align, Button, Layout, RichText, ScrollArea, Ui, Vec2};

/// Width of the panel, in points.
const WIDTH: f32 = 300.0;
/// Height of the panel in a window that is taller than wide, where it lies at the foot.
const HEIGHT: f32 = 500.0;

pub(super) fn show(ui: &mut Ui, shown: &Shown, wishes: &mut Vec<Deed>) {
    let room = ui.available_size();
    let panel = if room.x < room.y {
        egui::Panel::bottom("sheet at the foot").exact_size(HEIGHT.min(room.y / 2.0))
    } else {
        egui::Panel::right("sheet").exact_size(WIDTH)
    };
    panel
        .resizable(false)
        .show_separator_line(false)
        .frame(theme::wax())
        .show(ui, |ui| {
            let terms = shown.game.position().terms();
            ui.label(theme::strong(&shown.game.setup().variant.name, 22.0).color(theme::CANDLE));
            let board = format!("{} board, {} men each", terms.board(), terms.men());
            ui.label(RichText::new(board).small().color(theme::TALLOW));
            theme::rule(ui, theme::BRONZE);
            let sitter = shown.game.sitter();
            side_row(ui, shown, sitter.other());
            side_row(ui, shown, sitter);
            theme::rule(ui, theme::BRONZE);
            ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
                buttons(ui, shown, wishes);
                theme::rule(ui, theme::BRONZE);
                ui.with_layout(Layout::top_down(Align::Min), |ui| moves(ui, &shown.game));
            });
        });
}

fn side_row(ui: &mut Ui, shown: &Shown, side: Side) {
    let game = &shown.game;
    let acts = game.outcome().is_none() && game.position().side() == side;
    let response = ui
        .horizontal(|ui| {
            ui.add_space(6.0);
            theme::glass(ui, side, 30.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.horizontal(|ui| {
                    ui.set_min_height(24.0);
                    ui.label(theme::strong(wording::side(side), 19.0).color(theme::CANDLE));
                    ui.label(theme::italic(seat(game, side), 17.0).color(theme::TALLOW));
                });
                ui.label(
                    RichText::new(counts(game, side))
                        .small()
                        .color(theme::TALLOW),
                );
            });
        })
        .response;
    if acts {
        let bar = egui::Rect::from_min_size(
            response.rect.left_top() + egui::vec2(-8.0, 2.0),
            egui::vec2(4.0, response.rect.height() - 4.0),
        );
        ui.painter().rect_filled(bar, 2.0, theme::LAMP);
    }
}

fn seat(game: &Game, side: Side) -> String {
    match (game.setup().seat(side), game.only_person()) {
        (Seat::Human, Some(_)) => "you".into(),
        (Seat::Human, None) => String::new(),
        (Seat::Engine(level), _) => level.word().into(),
    }
}

fn counts(game: &Game, side: Side) -> String {
    let hand = game.position().hand(side);
    let in_hand = u32::from(hand.men) + u32::from(hand.duces);
    let mut parts = vec![format!("{} on the board", game.position().count(side))];
    if in_hand > 0 {
        parts.push(format!("{in_hand} in hand"));
    }
    let captured = game.lost(side.other());
    if captured > 0 {
        parts.push(format!("took {captured}"));
    }
    parts.join(", ")
}

fn moves(ui: &mut Ui, game: &Game) {
    let turns = wording::turns(game.plies());
    let order = match turns.first() {
        Some(&(first, _)) => [first, first.other()],
        None => {
            ui.label(theme::italic("No move yet", 17.0).color(theme::SMOKE));
            return;
        }
    };
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            egui::Grid::new("moves")
                .num_columns(3)
                .min_row_height(24.0)
                .min_col_width(34.0)
                .spacing(egui::vec2(12.0, 2.0))
                .show(ui, |ui| {
                    ui.label("");
                    for side in order {
                        theme::glass(ui, side, 16.0);
                    }
                    ui.end_row();
                    for (idx, pair) in turns.chunks(2).enumerate() {
                        let number = RichText::new(format!("{}.", idx + 1)).color(theme::TALLOW);
                        ui.label(number);
                        for (_, text) in pair {
                            ui.label(RichText::new(text).color(theme::CANDLE));
                        }
                        ui.end_row();
                    }
                });
        });
}

fn buttons(ui: &mut Ui, shown: &Shown, wishes: &mut Vec<Deed>) {
    let game = &shown.game;
    let playing = *shown.phase.get() != Phase::Over && game.outcome().is_none();
    let persons = game.setup().seats.contains(&Seat::Human);
    let sound = if shown.muted.0 {
        "Sound on"
    } else {
        "Sound off"
    };
    let undo = Deed::Request(GameRequest::Undo);
    let redo = Deed::Request(GameRequest::Redo);
    let rows = [
        [
            ("Top view", Deed::View(ViewRequest::ToggleTop), true, "T"),
            (sound, Deed::ToggleSound, true, "M"),
        ],
        [
            ("Rules", Deed::ToggleRules, true, "H"),
            ("Menu", Deed::Ask(Dialog::Menu), true, "Esc"),
        ],
        [
            ("New game", Deed::Ask(Dialog::NewGame), true, "N"),
            ("Resign", Deed::Ask(Dialog::Resign), playing && persons, ""),
        ],
        [
            ("Undo", undo, game.can_undo(), "U"),
            ("Redo", redo, game.can_redo(), "R"),
        ],
    ];
    let width = (ui.available_width() - 8.0) / 2.0;
    let half = Vec2::new(width, theme::TARGET);
    for row in rows {
        ui.horizontal(|ui| {
            for (text, deed, enabled, key) in row {
                let button = Button::new(text)
                    .min_size(half)
                    .right_text(RichText::new(key).small().color(theme::SMOKE));
                if ui.add_enabled(enabled, button).clicked() {
                    wishes.push(deed);
                }
            }
        });
    }
}
