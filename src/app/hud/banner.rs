//! The strip over the board: whose turn it is, what is asked, and one line of remarks.

use super::{Deed, Shown};
use crate::app::flow::Phase;
use crate::app::game::Awaited;
use crate::app::{theme, wording};
use crate::rules::Move;
use bevy_egui::egui::{self, Align, Layout, Margin, RichText, Ui};

pub(super) fn show(ui: &mut Ui, shown: &Shown, wishes: &mut Vec<Deed>) {
    let frame = theme::wax().inner_margin(Margin::symmetric(20, 8));
    egui::Panel::top("banner")
        .exact_size(78.0)
        .resizable(false)
        .show_separator_line(false)
        .frame(frame)
        .show(ui, |ui| {
            ui.horizontal_centered(|ui| {
                contents(ui, shown);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    pass_button(ui, shown, wishes);
                });
            });
        });
}

fn contents(ui: &mut Ui, shown: &Shown) {
    let side = shown.game.position().side();
    let over = shown.game.outcome();
    let named = over.map_or(Some(side), |outcome| outcome.winner);
    if let Some(side) = named {
        theme::glass(ui, side, 34.0);
    }
    ui.add_space(6.0);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.add_space(if second_line(shown).is_some() {
            4.0
        } else {
            15.0
        });
        let prompt = wording::prompt(&shown.game, shown.selection.piece.is_some());
        let text = match shown.game.awaited() {
            Awaited::Person(side) => format!("{}: {}", wording::side(side), lower(&prompt)),
            _ => prompt,
        };
        ui.label(theme::strong(text, 22.0).color(theme::CANDLE));
        if let Some(line) = second_line(shown) {
            ui.label(line);
        }
    });
}

/// The latest remark, else the limit that draws near.
fn second_line(shown: &Shown) -> Option<RichText> {
    let remark = shown.notice.0.as_ref().map(|remark| {
        let color = if remark.refusal {
            egui::Color32::from_rgb(0xee, 0x8d, 0x76)
        } else {
            theme::TALLOW
        };
        theme::italic(remark.text.clone(), 18.0).color(color)
    });
    remark.or_else(|| {
        let quiet = wording::quiet_left(shown.game.position())?;
        let playing = shown.game.outcome().is_none();
        playing.then(|| theme::italic(quiet, 18.0).color(theme::TALLOW))
    })
}

fn pass_button(ui: &mut Ui, shown: &Shown, wishes: &mut Vec<Deed>) {
    let may_pass =
        *shown.phase.get() == Phase::Choosing && shown.game.position().check(Move::Pass).is_ok();
    if may_pass && theme::main_button(ui, "Pass", egui::vec2(110.0, 48.0)).clicked() {
        wishes.push(Deed::Pass);
    }
}

fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(letters).collect()
    })
}
