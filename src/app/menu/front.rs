//! The first page: the table, and beside it what to press.

use super::draft::{Draft, START_HERE};
use super::kept::Kept;
use super::{MenuPage, Seen, Wish, beside_the_table, families, faults};
use crate::app::pages::Page;
use crate::app::{theme, wording};
use crate::lang::Language;
use crate::say;
use bevy_egui::egui::{Button, Margin, Rect, RichText, ScrollArea, Stroke, Ui, Vec2};

/// The width of the panel beside the table, in points.
const WIDTH: f32 = 400.0;
/// Between two buttons.
const GAP: f32 = 8.0;

/// Shows the page; tells what was pressed, and where the table is free.
pub(super) fn show(
    ui: &mut Ui,
    seen: &Seen,
    draft: &Draft,
    kept: &mut Kept,
) -> (Option<Wish>, Rect) {
    let window = ui.max_rect();
    let low = window.height() < 520.0;
    let margin = if low {
        Margin::symmetric(16, 10)
    } else {
        Margin::symmetric(28, 24)
    };
    let panel = beside_the_table(window, WIDTH)
        .resizable(false)
        .show_separator_line(false)
        .frame(theme::wax(ui).inner_margin(margin));
    let shown = panel.show(ui, |ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| contents(ui, seen, draft, kept, low))
            .inner
    });
    (shown.inner, ui.available_rect_before_wrap())
}

fn contents(ui: &mut Ui, seen: &Seen, draft: &Draft, kept: &mut Kept, low: bool) -> Option<Wish> {
    let palette = theme::palette(ui);
    let words = seen.words;
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    let room = ui.available_width();
    theme::carved(ui, "LATRVNCVLI", (room / 8.6).min(42.0));
    let subtitle = say!(words, "menu-subtitle");
    ui.label(theme::italic(subtitle, 19.0).color(palette.tallow));
    ui.add_space(if low { 2.0 } else { 14.0 });
    let mut wish = chosen(ui, seen, draft);
    kept.show(ui, words);
    ui.add_space(if low { 0.0 } else { 6.0 });
    let entries = [
        (say!(words, "short-game-title"), Wish::ShortGame),
        (say!(words, "menu-two-players"), Wish::PlayTogether),
        (say!(words, "lesson-title"), Wish::Learn),
        (say!(words, "challenge-menu"), Wish::Challenge),
        (
            say!(words, "menu-all-games"),
            Wish::Turn(MenuPage::Rulesets),
        ),
        (say!(words, "exhibit-title"), Wish::Visit),
        (say!(words, "archive-open"), Wish::Open(Page::Archive)),
        (say!(words, "settings-open"), Wish::Open(Page::Settings)),
        (say!(words, "menu-about"), Wish::Turn(MenuPage::About)),
        (say!(words, "menu-quit"), Wish::Quit),
    ];
    wish = wish.or(theme::button_rows(ui, &entries));
    ui.add_space(if low { 0.0 } else { 6.0 });
    theme::rule(ui, palette.bronze);
    wish = wish.or(languages(ui, words.language()));
    faults::show(ui, words, &seen.faults);
    wish
}

/// The one button that matters, and what it begins.
fn chosen(ui: &mut Ui, seen: &Seen, draft: &Draft) -> Option<Wish> {
    let variant = draft.variant(seen.library)?;
    let (words, palette) = (seen.words, theme::palette(ui));
    let text = if variant.id == START_HERE {
        say!(words, "menu-start")
    } else {
        say!(words, "menu-play")
    };
    let size = Vec2::new(ui.available_width(), 64.0);
    let play = theme::main_button(ui, &text, size);
    theme::focus_first(&play);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let name = wording::ruleset::name(words, variant);
        ui.label(theme::strong(name, 19.0).color(palette.candle));
        let feel = wording::ruleset::feel(words, variant);
        ui.label(RichText::new(feel).color(palette.tallow));
        if let Some(effort) = families::effort(words, variant) {
            ui.label(theme::italic(effort, 17.0).color(palette.lamp));
        }
    });
    play.clicked().then_some(Wish::Play)
}

/// The seven languages, each by its own name; the one that is spoken is lit.
fn languages(ui: &mut Ui, spoken: Language) -> Option<Wish> {
    let palette = theme::palette(ui);
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding.x = 8.0;
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        for language in Language::ALL {
            let is_spoken = language == spoken;
            let (ink, rim) = if is_spoken {
                (palette.lamp, palette.lamp)
            } else {
                (palette.candle, palette.bronze)
            };
            let button = Button::new(RichText::new(language.own_name()).color(ink))
                .fill(palette.dark_wax)
                .stroke(Stroke::new(1.0, rim))
                .selected(false)
                .min_size(Vec2::new(0.0, theme::TARGET));
            if ui.add(button).clicked() && !is_spoken {
                wish = Some(Wish::Speak(language));
            }
        }
    });
    wish
}
