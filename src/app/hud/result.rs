//! How the game ended, in words, and what next.

use super::{Deed, Dialog, Shown};
use crate::app::flow::GameRequest;
use crate::app::{theme, wording};
use crate::rules::{Outcome, Side};
use bevy_egui::egui::{self, Align2, Area, Button, Id, Order, RichText, Ui, Vec2};

pub(super) fn show(ctx: &egui::Context, shown: &Shown, wishes: &mut Vec<Deed>) {
    let Some(outcome) = shown.game.outcome() else {
        return;
    };
    Area::new(Id::new("result"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_CENTER, Vec2::new(-150.0, 40.0))
        .show(ctx, |ui| {
            theme::dialog().show(ui, |ui| {
                ui.set_width(430.0);
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
    format!("{turns} turns, {captured} pieces captured")
}

fn choices(ui: &mut Ui, shown: &Shown, wishes: &mut Vec<Deed>) {
    let half = Vec2::new(211.0, 46.0);
    let mut button = |ui: &mut Ui, text: &str, deed: Deed| {
        if ui.add(Button::new(text).min_size(half)).clicked() {
            wishes.push(deed);
        }
    };
    ui.horizontal(|ui| {
        button(ui, "Look at the board", Deed::LookAtBoard);
        button(ui, "Take back", Deed::Request(GameRequest::Undo));
    });
    ui.horizontal(|ui| {
        button(ui, "Another ruleset", Deed::Ask(Dialog::Menu));
        if shown.game.only_person().is_some() {
            button(ui, "Change sides", Deed::SidesChanged);
        }
    });
    ui.add_space(2.0);
    let again = theme::main_button(ui, "Play again", Vec2::new(430.0, 52.0));
    if again.clicked() {
        wishes.push(Deed::Request(GameRequest::Again));
    }
}
