//! The moves so far: as a list, or the last few in one line.

use super::{Deed, Shown};
use crate::app::flow::GameRequest;
use crate::app::{theme, wording};
use crate::say;
use bevy_egui::egui::{self, Button, RichText, ScrollArea, Sense, Ui};

/// The list, as high as the room for it; the game is seen again after a turn that is pressed.
pub(super) fn list(ui: &mut Ui, shown: &Shown, height: f32, wishes: &mut Vec<Deed>) {
    let palette = theme::palette(ui);
    let notation = wording::notation(&shown.words);
    let turns = wording::turns(shown.game.plies());
    let order = match turns.first() {
        Some(&(first, _)) => [first, first.other()],
        None => {
            let none = say!(shown.words, "no-move-yet");
            ui.label(theme::italic(none, 17.0).color(palette.tallow));
            return;
        }
    };
    ScrollArea::vertical()
        .id_salt("moves")
        .auto_shrink([false, false])
        .max_height(height)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            egui::Grid::new("moves")
                .num_columns(3)
                .min_row_height(24.0)
                .min_col_width(34.0)
                .spacing(egui::vec2(12.0, 2.0))
                .show(ui, |ui| {
                    ui.spacing_mut().interact_size.y = 24.0;
                    ui.spacing_mut().button_padding = egui::vec2(4.0, 1.0);
                    ui.allocate_exact_size(egui::Vec2::splat(1.0), egui::Sense::hover());
                    for side in order {
                        theme::glass(ui, side, 16.0);
                    }
                    ui.end_row();
                    let mut plies = 0;
                    for (idx, pair) in turns.chunks(2).enumerate() {
                        let number = RichText::new(format!("{}.", idx + 1)).color(palette.tallow);
                        ui.label(number);
                        for (_, text) in pair {
                            plies += text.split('+').count();
                            let text = RichText::new(text).color(palette.candle);
                            let turn = Button::new(text).frame_when_inactive(false);
                            let turn = ui.add(turn.min_size(egui::vec2(0.0, 24.0)));
                            if turn.on_hover_text(&notation).clicked() {
                                wishes.push(Deed::Request(GameRequest::LookAt(plies)));
                            }
                        }
                        ui.end_row();
                    }
                });
        });
}

/// What is played, and under it the last moves in a line; before the first, the board and the men.
pub(super) fn line(ui: &mut Ui, shown: &Shown) {
    let (game, palette) = (&shown.game, theme::palette(ui));
    let turns = wording::turns(game.plies());
    let name = wording::ruleset::name(&shown.words, &game.setup().variant);
    if turns.is_empty() {
        let terms = wording::terms(&shown.words, game.position().terms());
        theme::fitted(ui, &format!("{name}: {terms}"), 17.0, palette.tallow, 3);
        return;
    }
    let (wide, font) = (ui.available_width(), theme::strong_font(17.0));
    let title = theme::fitting(ui.painter(), &name, font, wide, palette.tallow);
    let (place, _) = ui.allocate_exact_size(title.size(), Sense::hover());
    ui.painter().galley(place.min, title, palette.tallow);
    let room = (wide / 190.0).clamp(1.0, 4.0) as usize;
    let pairs: Vec<String> = turns
        .chunks(2)
        .enumerate()
        .map(|(idx, pair)| {
            let texts: Vec<&str> = pair.iter().map(|(_, text)| text.as_str()).collect();
            format!("{}. {}", idx + 1, texts.join("  "))
        })
        .collect();
    let words = &pairs[pairs.len().saturating_sub(room)..];
    theme::fitted(ui, &words.join("    "), 18.0, palette.candle, 1)
        .on_hover_text(wording::notation(&shown.words));
}
