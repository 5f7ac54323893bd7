//! How the game ended, in words, and what next.

use super::{Deed, Dialog, Shown};
use crate::app::flow::GameRequest;
use crate::app::{theme, wording};
use crate::rules::{Outcome, Side};
use bevy_egui::egui::{self, Align2, Area, Button, Id, Order, Rect, RichText, Ui, Vec2};

/// Width of the card, in points.
const WIDTH: f32 = 430.0;

/// Shows the result in the middle of the free part of the window.
pub(super) fn show(ctx: &egui::Context, free: Rect, shown: &Shown, wishes: &mut Vec<Deed>) {
    let Some(outcome) = shown.game.outcome() else {
        return;
    };
    Area::new(Id::new("result"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(free.center())
        .show(ctx, |ui| {
            theme::dialog().show(ui, |ui| {
                ui.set_width(WIDTH);
                ui.vertical_centered(|ui| {
                    heading(ui, outcome);
                    let why = wording::result(&shown.game, outcome);
                    ui.label(RichText::new(why).size(20.0).color(theme::CANDLE));
                    ui.label(theme::italic(length(shown), 17.0).color(theme::TALLOW));
                });
                ui.add_space(12.0);
                choices(ui, shown, wishes);
            });
        });
}

fn heading(ui: &mut Ui, outcome: Outcome) {
    let text = match outcome.winner {
        Some(Side::White) => "VICTORIA ALBI",
        Some(Side::Black) => "VICTORIA CAERVLEI",
        None => "PARES",
    };
    theme::carved(ui, text, 26.0);
    if let Some(side) = outcome.winner {
        theme::glass(ui, side, 44.0);
    }
}

fn length(shown: &Shown) -> String {
    let turns = wording::turns(shown.game.plies()).len();
    let captured = shown.game.lost(Side::White) + shown.game.lost(Side::Black);
    format!(
        "{}, {} captured",
        wording::counted(turns, "turn"),
        wording::counted(captured as usize, "piece")
    )
}

fn choices(ui: &mut Ui, shown: &Shown, wishes: &mut Vec<Deed>) {
    let mut choices = vec![
        ("Look at the board", Deed::LookAtBoard),
        ("Take back", Deed::Request(GameRequest::Undo)),
        ("Another ruleset", Deed::Ask(Dialog::Menu)),
    ];
    if shown.game.only_person().is_some() {
        choices.push(("Change sides", Deed::SidesChanged));
    }
    // Two beside each other, an odd one across.
    for pair in choices.chunks(2) {
        ui.horizontal(|ui| {
            let gaps = ui.spacing().item_spacing.x * (pair.len() - 1) as f32;
            let size = Vec2::new((WIDTH - gaps) / pair.len() as f32, 46.0);
            for &(text, deed) in pair {
                if ui.add(Button::new(text).min_size(size)).clicked() {
                    wishes.push(deed);
                }
            }
        });
    }
    ui.add_space(2.0);
    let again = theme::main_button(ui, "Play again", Vec2::new(WIDTH, 52.0));
    theme::focus_first(&again);
    if again.clicked() {
        wishes.push(Deed::Request(GameRequest::Again));
    }
}
