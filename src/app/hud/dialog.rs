//! Questions that are asked before a game is lost.

use super::{Deed, Dialog, Shown};
use crate::app::{theme, wording};
use crate::say;
use bevy_egui::egui::{self, Button, Color32, Id, Modal, RichText, Vec2};

pub(super) fn show(ctx: &egui::Context, shown: &Shown, dialog: Dialog, wishes: &mut Vec<Deed>) {
    let words = &shown.words;
    let cost = match dialog {
        Dialog::Resign => wording::matches::cost(words, &shown.tally, &shown.game),
        Dialog::NewGame | Dialog::Menu => None,
    };
    let (question, yes) = match dialog {
        Dialog::NewGame => (say!(words, "ask-new-game"), say!(words, "answer-new-game")),
        Dialog::Menu => (say!(words, "ask-leave"), say!(words, "answer-leave")),
        Dialog::Resign => (say!(words, "ask-resign"), say!(words, "answer-resign")),
    };
    let modal = Modal::new(Id::new("question"))
        .frame(theme::dialog(ctx))
        .backdrop_color(Color32::from_black_alpha(150));
    let response = modal.show(ctx, |ui| {
        let palette = theme::palette(ui);
        let width = (ctx.viewport_rect().width() - 90.0).clamp(200.0, 360.0);
        ui.set_width(width);
        ui.label(theme::strong(question, 22.0).color(palette.candle));
        if let Some(cost) = cost {
            ui.label(RichText::new(cost).size(18.0).color(palette.tallow));
        }
        ui.add_space(14.0);
        ui.horizontal(|ui| {
            let size = Vec2::new((width - 8.0) / 2.0, 48.0);
            let room = size.x - 2.0 * ui.spacing().button_padding.x;
            let stay = theme::word(ui, &say!(words, "answer-play-on"), room);
            let safe = ui.add(Button::new(stay).min_size(size));
            theme::focus_first(&safe);
            if safe.clicked() {
                wishes.push(Deed::Cancel);
            }
            let label = theme::word(ui, &yes, room).color(palette.candle);
            let mut button = Button::new(label).min_size(size);
            // Red is what cannot be undone; a game that is left can be gone on with.
            if dialog != Dialog::Menu {
                button = button.fill(palette.madder);
            }
            if ui.add(button).clicked() {
                wishes.push(Deed::Confirm(dialog));
            }
        });
    });
    if response.backdrop_response.clicked() {
        wishes.push(Deed::Cancel);
    }
}
