//! The label of a hot spot: each statement under its mark, the sources one tap further.

use crate::app::theme::{self, Palette};
use crate::data::exhibit::{Exhibit, HotSpot, Mark, Statement};
use crate::lang::Words;
use crate::say;
use bevy_egui::egui::{Color32, RichText, Ui};

/// Shows all statements of a hot spot.
pub(super) fn show(
    ui: &mut Ui,
    words: &Words,
    exhibit: &Exhibit,
    spot: &HotSpot,
    cited: &mut bool,
) {
    for statement in &spot.statements {
        said(ui, words, exhibit, statement, *cited);
        ui.add_space(8.0);
    }
    let text = if *cited {
        say!(words, "exhibit-sources-hide")
    } else {
        say!(words, "exhibit-sources")
    };
    if ui.button(text).clicked() {
        *cited = !*cited;
    }
}

fn said(ui: &mut Ui, words: &Words, exhibit: &Exhibit, statement: &Statement, cited: bool) {
    let palette = theme::palette(ui);
    theme::stamp(
        ui,
        &mark(words, statement.mark),
        colour(palette, statement.mark),
    );
    let text = words.say(&statement.text);
    ui.label(RichText::new(text).size(21.0).color(palette.ink));
    if !cited {
        return;
    }
    for source in statement.sources.iter().filter_map(|id| exhibit.source(id)) {
        ui.label(theme::italic(&source.text, 16.0).color(palette.pale_ink));
        if let Some(link) = &source.link {
            ui.label(RichText::new(link).size(14.0).color(palette.pale_ink));
        }
    }
}

/// How sure something is, in words.
pub(super) fn mark(words: &Words, mark: Mark) -> String {
    match mark {
        Mark::Certain => say!(words, "exhibit-mark-known"),
        Mark::Probable => say!(words, "exhibit-mark-likely"),
        Mark::Disputed => say!(words, "exhibit-mark-disputed"),
        Mark::Inferred => say!(words, "exhibit-mark-inferred"),
        Mark::Invented => say!(words, "exhibit-mark-invented"),
    }
}

const fn colour(palette: Palette, mark: Mark) -> Color32 {
    match mark {
        Mark::Certain => palette.attested,
        Mark::Probable => palette.inferred,
        Mark::Disputed | Mark::Inferred | Mark::Invented => palette.modern,
    }
}
