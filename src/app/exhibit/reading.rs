//! The reading room: the ancient words, our translation, and which rule they support.

use crate::app::theme;
use crate::data::reading::{Ancient, Passage, Reading, Wording};
use crate::lang::Words;
use crate::say;
use bevy_egui::egui::{RichText, Ui};

/// A page of this width, in points, has room for author, work and language in one line.
const ONE_LINE: f32 = 380.0;

/// Shows all passages.
pub(super) fn show(ui: &mut Ui, words: &Words, reading: &Reading) {
    for passage in &reading.passages {
        one(ui, words, passage);
        ui.add_space(10.0);
        let faint = theme::palette(ui).pale_ink.gamma_multiply(0.35);
        theme::rule(ui, faint);
        ui.add_space(8.0);
    }
}

fn one(ui: &mut Ui, words: &Words, passage: &Passage) {
    let palette = theme::palette(ui);
    heading(ui, words, passage);
    if passage.wording == Wording::Uncertain {
        let text = say!(words, "reading-uncertain");
        theme::stamp(ui, &text, palette.modern);
    }
    let text = words.say(&passage.translation());
    ui.label(RichText::new(text).size(21.0).color(palette.ink));
    let own = say!(words, "reading-own-translation");
    ui.label(theme::italic(own, 15.0).color(palette.pale_ink));
    ui.add_space(4.0);
    for line in &passage.lines {
        ui.label(theme::italic(line, 19.0).color(palette.pale_ink));
    }
    ui.add_space(4.0);
    let rule = say!(words, "reading-rule");
    ui.label(theme::strong(rule, 16.0).color(palette.pale_ink));
    let text = words.say(&passage.rule());
    ui.label(RichText::new(text).size(18.0).color(palette.attested));
}

/// Who wrote it, in which work and language: in one line, or in a narrow page one under the other.
fn heading(ui: &mut Ui, words: &Words, passage: &Passage) {
    let palette = theme::palette(ui);
    let author = theme::strong(&passage.author, 22.0).color(palette.ink);
    let work = RichText::new(&passage.work)
        .size(18.0)
        .color(palette.pale_ink);
    let language = match passage.language {
        Ancient::Latin => say!(words, "reading-latin"),
        Ancient::Greek => say!(words, "reading-greek"),
    };
    let show = |ui: &mut Ui| {
        ui.label(author);
        ui.label(work);
        theme::stamp(ui, &language, palette.pale_ink);
    };
    if ui.available_width() < ONE_LINE {
        ui.vertical(show);
    } else {
        ui.horizontal_wrapped(show);
    }
}
