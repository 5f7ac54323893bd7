//! The page of games: what can be done with the one at the table, and the saved ones.

use super::list::{Entry, Summary};
use super::wish::named;
use super::{Answer, SavedGames, Wish};
use crate::app::game::Game;
use crate::app::keeping::Keeping;
use crate::app::{pages, theme, wording};
use crate::lang::Words;
use crate::record::Score;
use crate::say;
use bevy_egui::egui::{
    self, Button, Color32, CursorIcon, Frame, Margin, RichText, Sense, Stroke, TextStyle, Ui,
    UiBuilder, vec2,
};

/// What the page shows.
pub(super) struct Seen<'a> {
    pub words: &'a Words,
    pub game: Option<&'a Game>,
    pub games: &'a SavedGames,
    pub answer: &'a Answer,
    pub keeping: Option<&'a Keeping>,
}

/// Shows the page; tells what is wished for.
pub(super) fn show(ui: &mut Ui, seen: &Seen) -> Option<Wish> {
    let mut wish = None;
    pages::scrolled(ui, "archive", |ui| {
        ui.add_space(6.0);
        if let Some(game) = seen.game {
            heading(ui, &say!(seen.words, "archive-this-game"));
            wish = this_game(ui, seen, game);
        }
        answer(ui, seen);
        heading(ui, &say!(seen.words, "archive-saved-games"));
        wish = wish.take().or(saved(ui, seen));
    });
    wish
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(8.0);
    ui.label(theme::strong(text, 20.0).color(theme::palette(ui).ink));
}

fn this_game(ui: &mut Ui, seen: &Seen, game: &Game) -> Option<Wish> {
    let words = seen.words;
    let played = game.all_plies().next().is_some();
    let choices = [
        (
            say!(words, "archive-save"),
            Wish::Save,
            played && seen.keeping.is_some(),
        ),
        (say!(words, "archive-look"), Wish::Look, played),
        (say!(words, "archive-copy-record"), Wish::CopyRecord, played),
        (
            say!(words, "archive-copy-position"),
            Wish::CopyPosition,
            true,
        ),
    ];
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        for (text, it, enabled) in choices {
            let button = Button::new(text).min_size(vec2(90.0, theme::TARGET));
            if ui.add_enabled(enabled, button).clicked() {
                wish = Some(it);
            }
        }
    });
    wish
}

fn answer(ui: &mut Ui, seen: &Seen) {
    let palette = theme::palette(ui);
    let (text, color) = match seen.answer {
        Answer::Silent => return,
        Answer::Saved(name) => {
            let saved = say!(seen.words, "archive-saved", name = name.as_str());
            (saved, palette.ink)
        }
        Answer::Copied => (say!(seen.words, "archive-copied"), palette.ink),
        Answer::Failed(reason) => (reason.clone(), palette.modern),
    };
    ui.add_space(4.0);
    ui.label(theme::italic(text, 18.0).color(color));
}

fn saved(ui: &mut Ui, seen: &Seen) -> Option<Wish> {
    let palette = theme::palette(ui);
    let (words, games) = (seen.words, seen.games);
    let line = |ui: &mut Ui, text: String| {
        ui.label(theme::italic(text, 17.0).color(palette.pale_ink));
    };
    if let Some(trouble) = &games.trouble {
        ui.label(RichText::new(trouble).color(palette.modern));
    }
    if games.entries.is_empty() {
        let text = if games.are_being_read() {
            say!(words, "archive-reading")
        } else {
            say!(words, "archive-none")
        };
        line(ui, text);
    }
    let mut wish = None;
    for entry in &games.entries {
        wish = shelved(ui, words, entry).or(wish);
    }
    if let Some(keeping) = seen.keeping {
        let folder = keeping.folders().games.display().to_string();
        ui.add_space(4.0);
        line(ui, say!(words, "archive-where", folder = folder));
    }
    wish
}

/// A saved game and the button that deletes it, or puts it back.
fn shelved(ui: &mut Ui, words: &Words, entry: &Entry) -> Option<Wish> {
    const GAP: f32 = 6.0;
    let name = named(&entry.path);
    let name = if name == "autosave-before" {
        say!(words, "archive-before")
    } else {
        name
    };
    let (text, spoken) = if entry.deleted.is_some() {
        let text = say!(words, "archive-put-back");
        (text.clone(), format!("{text}: {name}"))
    } else {
        let spoken = say!(words, "archive-delete-game", name = name.as_str());
        (say!(words, "archive-delete"), spoken)
    };
    let font = TextStyle::Button.resolve(ui.style());
    let laid = ui
        .painter()
        .layout_no_wrap(text.clone(), font, Color32::PLACEHOLDER);
    let width = laid.size().x + 2.0 * ui.spacing().button_padding.x;
    let room = ui.available_width() - width - GAP;
    let mut wish = None;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let opened = ui.vertical(|ui| {
            ui.set_width(room);
            card(ui, words, entry, &name)
        });
        if opened.inner {
            wish = Some(Wish::Open(entry.path.clone()));
        }
        let button = Button::new(text).min_size(vec2(width, theme::TARGET));
        let response = ui.add(button);
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, spoken.as_str())
        });
        if response.clicked() {
            wish = Some(match &entry.deleted {
                None => Wish::Delete(entry.path.clone()),
                Some(_) => Wish::PutBack(entry.path.clone()),
            });
        }
    });
    wish
}

/// A saved game, or what is wrong with its file; tells whether it was chosen.
fn card(ui: &mut Ui, words: &Words, entry: &Entry, name: &str) -> bool {
    let palette = theme::palette(ui);
    let there = entry.deleted.is_none();
    let told = match &entry.summary {
        _ if !there => say!(words, "archive-deleted"),
        Ok(summary) => line(words, summary),
        Err(fault) => fault.clone(),
    };
    let sense = match &entry.summary {
        Ok(_) if there => Sense::click(),
        _ => Sense::hover(),
    };
    let id = ui.id().with(&entry.path);
    let mut response = ui
        .scope_builder(UiBuilder::new().id(id).sense(sense), |ui| {
            let lit = ui.response().hovered() || ui.response().has_focus();
            let border = match &entry.summary {
                Err(_) => palette.modern,
                Ok(_) if lit => palette.ink,
                Ok(_) => palette.pale_ink,
            };
            Frame::new()
                .stroke(Stroke::new(1.0, border))
                .corner_radius(4)
                .inner_margin(Margin::symmetric(12, 7))
                .show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.spacing_mut().item_spacing.y = 1.0;
                    ui.label(theme::strong(name, 18.0).color(palette.ink));
                    let color = match &entry.summary {
                        Ok(_) => palette.pale_ink,
                        Err(_) => palette.modern,
                    };
                    ui.label(RichText::new(told.as_str()).size(17.0).color(color));
                });
        })
        .response;
    let chosen = there && entry.summary.is_ok();
    if chosen {
        response = response.on_hover_cursor(CursorIcon::PointingHand);
    }
    let spoken = format!("{name}: {told}");
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Button, chosen, spoken.as_str())
    });
    chosen && response.clicked()
}

fn line(words: &Words, summary: &Summary) -> String {
    let turns = say!(words, "turns", count = summary.turns);
    let score = match summary.score {
        Score::Open => say!(words, "archive-open-game"),
        score => score.word().to_owned(),
    };
    let ruleset = wording::ruleset::name(words, &summary.ruleset);
    [ruleset, summary.date.clone(), turns, score]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" \u{b7} ")
}
