//! The buttons under the moves, in as many columns as there is room for.

use super::{Deed, Dialog, Shown};
use crate::app::flow::{GameRequest, Phase, ViewRequest};
use crate::app::game::Seat;
use crate::app::pages::Page;
use crate::app::theme;
use crate::say;
use bevy_egui::egui::{Button, RichText, Ui, Vec2};

/// Between two buttons, in points.
const GAP: f32 = 6.0;
/// How many there are.
const COUNT: usize = 10;

/// A button: its word, what it does, whether it can be pressed, and its key.
type Entry = (String, Deed, bool, &'static str);

fn entries(shown: &Shown) -> [Entry; COUNT] {
    let (game, words) = (&shown.game, &shown.words);
    let playing = *shown.phase.get() != Phase::Over && game.outcome().is_none();
    let persons = game.setup().seats.contains(&Seat::Human);
    let resigns = playing && persons;
    let sound = if shown.chosen.muted {
        say!(words, "button-sound-off")
    } else {
        say!(words, "button-sound-on")
    };
    let stands = !shown.undo_allowed();
    let (can_undo, can_redo) = (game.can_undo() && !stands, game.can_redo() && !stands);
    let undo = Deed::Request(GameRequest::Undo);
    let redo = Deed::Request(GameRequest::Redo);
    let top = Deed::View(ViewRequest::ToggleTop);
    let (menu, again) = (Deed::Ask(Dialog::Menu), Deed::Ask(Dialog::NewGame));
    let resign = Deed::Ask(Dialog::Resign);
    let (games, settings) = (Deed::Open(Page::Archive), Deed::Open(Page::Settings));
    [
        (say!(words, "button-undo"), undo, can_undo, "U"),
        (say!(words, "button-redo"), redo, can_redo, "R"),
        (say!(words, "button-top-view"), top, true, "T"),
        (sound, Deed::ToggleSound, true, "M"),
        (say!(words, "button-rules"), Deed::ToggleRules, true, "H"),
        (say!(words, "button-menu"), menu, true, "Esc"),
        (say!(words, "button-new-game"), again, true, "N"),
        (say!(words, "button-resign"), resign, resigns, ""),
        (say!(words, "archive-open"), games, true, ""),
        (say!(words, "settings-open"), settings, true, ""),
    ]
}

fn columns(width: f32) -> usize {
    const LEAST: f32 = 96.0;
    match ((width + GAP) / (LEAST + GAP)) as usize {
        0 | 1 => 1,
        few @ 2..=3 => few,
        4 => 4,
        5..=9 => 5,
        _ => COUNT,
    }
}

/// The height of all buttons in a panel so wide inside.
pub(super) fn height(width: f32) -> f32 {
    let rows = COUNT.div_ceil(columns(width)) as f32;
    rows * (theme::TARGET + GAP) - GAP
}

/// All buttons; `keys` shows the key of each.
pub(super) fn show(ui: &mut Ui, shown: &Shown, keys: bool, wishes: &mut Vec<Deed>) {
    let width = ui.available_width();
    let columns = columns(width);
    let each = (width - GAP * (columns - 1) as f32) / columns as f32;
    let size = Vec2::new(each, theme::TARGET);
    let tallow = theme::palette(ui).tallow;
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    if !keys {
        ui.spacing_mut().button_padding.x = 6.0;
    }
    for row in entries(shown).chunks(columns) {
        ui.horizontal(|ui| {
            for (text, deed, enabled, key) in row {
                let mut button = Button::new(text).min_size(size);
                if keys {
                    button = button.right_text(RichText::new(*key).small().color(tallow));
                }
                if ui.add_enabled(*enabled, button).clicked() {
                    wishes.push(*deed);
                }
            }
        });
    }
}
