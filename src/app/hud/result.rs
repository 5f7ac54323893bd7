//! How the game ended, in words, and what next. It stands in the sheet, so that the deciding move stays in sight.

use super::{Deed, Dialog, Shown, buttons};
use crate::app::flow::GameRequest;
use crate::app::pages::Page;
use crate::app::{theme, wording};
use crate::rules::{Outcome, Side};
use crate::say;
use bevy_egui::egui::{Button, CornerRadius, Frame, Margin, RichText, Stroke, Ui, Vec2};

/// From this width on, in points, the words stand beside the glass.
const ROOMY: f32 = 360.0;

/// Shows the result in the sheet.
pub(super) fn show(ui: &mut Ui, shown: &Shown, wishes: &mut Vec<Deed>) {
    let Some(outcome) = shown.game.outcome() else {
        return;
    };
    let palette = theme::palette(ui);
    Frame::new()
        .fill(palette.umber)
        .stroke(Stroke::new(1.5, palette.lamp))
        .corner_radius(CornerRadius::same(5))
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            let roomy = ui.available_width() >= ROOMY;
            ui.horizontal(|ui| {
                // Who has won a match may have lost the game at the table: no colour stands beside that.
                if let (Some(side), None) = (outcome.winner, match_won(shown)) {
                    theme::glass(ui, side, 36.0);
                }
                ui.vertical(|ui| {
                    heading(ui, shown, outcome);
                    if roomy {
                        words(ui, shown, outcome);
                    }
                });
            });
            if !roomy {
                words(ui, shown, outcome);
            }
        });
    choices(ui, shown, wishes);
}

/// Who has won, larger than all else; over it, where there is room, the inscription.
fn heading(ui: &mut Ui, shown: &Shown, outcome: Outcome) {
    const SPARE: f32 = 190.0;
    let won = match_won(shown);
    if won.is_none() && ui.available_width() > SPARE {
        theme::carved(ui, inscription(outcome), 12.0);
    }
    let headline = won.unwrap_or_else(|| wording::headline(&shown.words, &shown.game, outcome));
    ui.label(theme::strong(headline, 27.0).color(theme::palette(ui).candle));
}

/// Who has won a match that is over.
fn match_won(shown: &Shown) -> Option<String> {
    wording::matches::headline(&shown.words, &shown.tally, &shown.game)
}

/// Latin in every language, as on a stone.
const fn inscription(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(Side::White) => "VICTORIA ALBI",
        Some(Side::Black) => "VICTORIA CAERVLEI",
        None => "PARES",
    }
}

/// What a match of archers stands at, by which rule the game ended, and how long it was.
fn words(ui: &mut Ui, shown: &Shown, outcome: Outcome) {
    let palette = theme::palette(ui);
    for line in wording::matches::told(&shown.words, &shown.tally, &shown.game) {
        ui.label(theme::strong(line, 18.0).color(palette.lamp));
    }
    let why = wording::result(&shown.words, &shown.game, outcome);
    ui.label(RichText::new(why).size(18.0).color(palette.candle));
    ui.label(theme::italic(length(shown), 16.0).color(palette.tallow));
}

fn length(shown: &Shown) -> String {
    let turns = wording::turns(shown.game.plies()).len();
    let captured = shown.game.lost(Side::White) + shown.game.lost(Side::Black);
    let turns = say!(shown.words, "turns", count = turns);
    let captured = say!(shown.words, "pieces-captured", count = captured);
    format!("{turns}, {captured}")
}

fn choices(ui: &mut Ui, shown: &Shown, wishes: &mut Vec<Deed>) {
    let words = &shown.words;
    let undo = Deed::Request(GameRequest::Undo);
    let leave = Deed::Ask(Dialog::Menu);
    let board = (say!(words, "button-look-at-board"), Deed::LookAtBoard);
    let back = (say!(words, "button-take-back"), undo);
    let other = (say!(words, "button-another-ruleset"), leave);
    let sides = (say!(words, "button-change-sides"), Deed::SidesChanged);
    let replay = Deed::Request(GameRequest::LookAt(0));
    let replay = (say!(words, "archive-replay"), replay);
    let alone = shown.game.only_person().is_some();
    let width = ui.available_width();
    ui.spacing_mut().item_spacing = Vec2::splat(6.0);
    ui.spacing_mut().button_padding.x = 6.0;
    let again = say!(words, "button-play-again");
    // A match of archers goes on with its second game.
    let second = shown.tally.second_is_due(&shown.game);
    let (text, deed) = if second {
        (say!(words, "archers-match-next"), Deed::SidesChanged)
    } else {
        (again.clone(), Deed::Request(GameRequest::Again))
    };
    let next = theme::main_button(ui, &text, Vec2::new(width, 46.0));
    theme::focus_first(&next);
    if next.clicked() {
        wishes.push(deed);
    }
    let mut all = vec![board];
    all.extend(shown.at_home().then_some(replay));
    all.extend(shown.undo_allowed().then_some(back));
    if second {
        all.push((again, Deed::Request(GameRequest::Again)));
    } else {
        all.extend(alone.then_some(sides));
    }
    let games = (say!(words, "archive-open"), Deed::Open(Page::Archive));
    if shown.at_home() {
        all.extend([other, games]);
    }
    let columns = match width {
        ..220.0 => 1,
        ..620.0 => 2,
        _ => all.len(),
    };
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            let gaps = ui.spacing().item_spacing.x * (row.len() - 1) as f32;
            let size = Vec2::new((width - gaps) / row.len() as f32, buttons::target(shown));
            for (text, deed) in row {
                let word = theme::word(ui, text, size.x - 12.0);
                if ui.add(Button::new(word).min_size(size)).clicked() {
                    wishes.push(*deed);
                }
            }
        });
    }
}
