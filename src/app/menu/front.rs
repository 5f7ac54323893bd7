//! The first page: the table, and beside it what to press.

use super::draft::{Draft, Played, START_HERE};
use super::kept::Kept;
use super::{Seen, Wish, beside_the_table, doors, families, faults};
use crate::app::{theme, wording};
use crate::lang::Language;
use crate::say;
use bevy_egui::egui::{
    Button, Color32, Margin, Rect, RichText, ScrollArea, Stroke, TextStyle, Ui, Vec2,
};

/// The width of the panel beside the table, in points.
const WIDTH: f32 = 400.0;
/// Between two buttons.
const GAP: f32 = 8.0;
/// In a lower window, in points, everything is close together, and the languages scroll with the rest.
const LOW: f32 = 520.0;
/// With less height than this everything is close together.
const ROOMY: f32 = 640.0;
/// With less than this there is no line under the title.
const SPARE: f32 = 560.0;

/// What there is room for.
#[derive(Debug, Clone, Copy)]
struct Fits {
    /// Hardly anything is seen without scrolling.
    low: bool,
    /// Everything is close together.
    dense: bool,
    /// The line under the title.
    subtitle: bool,
    /// How hard and how long the game is.
    effort: bool,
}

/// Shows the page; tells what was pressed, and where the table is free.
pub(super) fn show(
    ui: &mut Ui,
    seen: &Seen,
    draft: &Draft,
    kept: &mut Kept,
) -> (Option<Wish>, Rect) {
    let window = ui.max_rect();
    let low = window.height() < LOW;
    let margin = if low {
        Margin::symmetric(16, 10)
    } else {
        Margin::symmetric(28, 18)
    };
    let panel = beside_the_table(window, WIDTH)
        .resizable(false)
        .show_separator_line(false)
        .frame(theme::wax(ui).inner_margin(margin));
    let shown = panel.show(ui, |ui| {
        // The languages are always in sight, except where hardly anything is.
        let foot = if low {
            0.0
        } else {
            languages_height(ui) + 2.0 * GAP + 1.0
        };
        let height = ui.available_height() - foot;
        let dense = low || height < ROOMY;
        let fits = Fits {
            low,
            dense,
            subtitle: low || !dense || height > SPARE && !kept.has_news(),
            effort: low || !dense || !kept.has_news(),
        };
        let wish = ScrollArea::vertical()
            .auto_shrink([false, false])
            .max_height(height)
            .show(ui, |ui| contents(ui, seen, draft, kept, fits))
            .inner;
        if low {
            return wish;
        }
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        theme::rule(ui, theme::palette(ui).bronze);
        wish.or(languages(ui, seen.words.language()))
    });
    (shown.inner, ui.available_rect_before_wrap())
}

fn contents(ui: &mut Ui, seen: &Seen, draft: &Draft, kept: &mut Kept, fits: Fits) -> Option<Wish> {
    let palette = theme::palette(ui);
    let words = seen.words;
    let gap = if fits.dense { 6.0 } else { GAP };
    ui.spacing_mut().item_spacing = Vec2::splat(gap);
    let room = ui.available_width();
    theme::carved(ui, "LATRVNCVLI", (room / 8.6).min(42.0));
    if fits.subtitle {
        let subtitle = say!(words, "menu-subtitle");
        ui.label(theme::italic(subtitle, 19.0).color(palette.tallow));
    }
    ui.add_space(if fits.dense { 0.0 } else { 10.0 });
    let mut wish = chosen(ui, seen, draft, fits);
    kept.show(ui, words);
    ui.add_space(if fits.dense { 0.0 } else { 6.0 });
    wish = wish.or(doors::show(ui, words));
    if fits.low {
        theme::rule(ui, palette.bronze);
        wish = wish.or(languages(ui, words.language()));
    }
    faults::show(ui, words, &seen.faults);
    wish
}

/// The one button that matters, and what it begins.
fn chosen(ui: &mut Ui, seen: &Seen, draft: &Draft, fits: Fits) -> Option<Wish> {
    let variant = draft.variant(seen.library)?;
    let (words, palette) = (seen.words, theme::palette(ui));
    let text = if variant.id == START_HERE {
        say!(words, "menu-start")
    } else {
        say!(words, "menu-play")
    };
    let height = if fits.dense { 52.0 } else { 64.0 };
    let size = Vec2::new(ui.available_width(), height);
    let play = theme::main_button(ui, &text, size);
    theme::focus_first(&play);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let name = wording::ruleset::name(words, variant);
        ui.label(theme::strong(name, 19.0).color(palette.candle));
        let feel = wording::ruleset::feel(words, variant);
        ui.label(RichText::new(feel).color(palette.tallow));
        let mut told: Vec<String> = families::effort(words, variant).into_iter().collect();
        if let (Played::One(_), false) = (draft.played, fits.dense) {
            let name = wording::level_called(words, draft.level);
            told.push(say!(words, "menu-start-against", name = name));
        }
        if !told.is_empty() && fits.effort {
            ui.label(theme::italic(told.join(" \u{b7} "), 17.0).color(palette.lamp));
        }
    });
    play.clicked().then_some(Wish::Play)
}

/// Between the names of two languages.
const TONGUES: f32 = 4.0;
/// Beside the name of a language.
const BESIDE: f32 = 8.0;

/// The height of the languages in the room that is there.
fn languages_height(ui: &Ui) -> f32 {
    let room = ui.available_width();
    let font = TextStyle::Button.resolve(ui.style());
    let (mut rows, mut pen) = (1.0, 0.0);
    for language in Language::ALL {
        let name = language.own_name().to_owned();
        let laid = ui
            .painter()
            .layout_no_wrap(name, font.clone(), Color32::PLACEHOLDER);
        let width = laid.size().x + 2.0 * BESIDE;
        if pen > 0.0 && pen + width > room {
            rows += 1.0;
            pen = 0.0;
        }
        pen += width + TONGUES;
    }
    rows * (theme::TARGET + TONGUES) - TONGUES
}

/// The seven languages, each by its own name; the one that is spoken is lit.
fn languages(ui: &mut Ui, spoken: Language) -> Option<Wish> {
    let palette = theme::palette(ui);
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding.x = BESIDE;
        ui.spacing_mut().item_spacing = Vec2::splat(TONGUES);
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
