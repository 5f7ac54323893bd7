//! Questions that are asked before a game is lost.

use super::{Deed, Dialog};
use crate::app::theme;
use bevy_egui::egui::{self, Button, Color32, Id, Modal, RichText, Vec2};

pub(super) fn show(ctx: &egui::Context, dialog: Dialog, wishes: &mut Vec<Deed>) {
    let (question, yes) = match dialog {
        Dialog::NewGame => ("Begin again? This game will be lost.", "New game"),
        Dialog::Menu => ("Leave the table? This game will be lost.", "Leave"),
        Dialog::Resign => ("Give up this game?", "Resign"),
    };
    let modal = Modal::new(Id::new("question"))
        .frame(theme::dialog())
        .backdrop_color(Color32::from_black_alpha(150));
    let response = modal.show(ctx, |ui| {
        let width = (ctx.viewport_rect().width() - 90.0).clamp(200.0, 360.0);
        ui.set_width(width);
        ui.label(theme::strong(question, 22.0).color(theme::CANDLE));
        ui.add_space(14.0);
        ui.horizontal(|ui| {
            let size = Vec2::new((width - 8.0) / 2.0, 48.0);
            let safe = ui.add(Button::new("Play on").min_size(size));
            theme::focus_first(&safe);
            if safe.clicked() {
                wishes.push(Deed::Cancel);
            }
            let label = RichText::new(yes).color(theme::CANDLE);
            let button = Button::new(label).fill(theme::MADDER).min_size(size);
            if ui.add(button).clicked() {
                wishes.push(Deed::Confirm(dialog));
            }
        });
    });
    if response.backdrop_response.clicked() {
        wishes.push(Deed::Cancel);
    }
}
