//! One line about files that could not be read; pressed, it tells what is wrong with each.

use crate::app::theme;
use crate::data::{Fault, Library};
use crate::lang::Words;
use crate::say;
use bevy_egui::egui::{
    self, Button, CornerRadius, Frame, Id, Margin, RichText, ScrollArea, Stroke, Ui,
};
use std::path::Path;

/// Height of the line, in points.
const LINE: f32 = 44.0;
/// Height of what opens under it.
const OPEN: f32 = 150.0;

/// What is wrong, one line a file; `room` is what is wrong with the table.
pub(super) fn gather(words: &Words, library: &Library, room: Option<&str>) -> Vec<String> {
    let mut lines: Vec<String> = room.into_iter().map(str::to_owned).collect();
    for faults in library.faults.chunk_by(|one, next| one.file == next.file) {
        let more = faults.len() - 1;
        lines.extend(faults.first().map(|first| match more {
            0 => told(first),
            _ => say!(
                words,
                "menu-fault-and-more",
                fault = told(first),
                more = more
            ),
        }));
    }
    lines
}

/// A fault with the file's name alone: all of them lie in one folder.
fn told(fault: &Fault) -> String {
    let name = Path::new(&fault.file).file_name();
    let file = name.map_or_else(|| fault.file.clone(), |name| name.to_string_lossy().into());
    let fault = Fault {
        file,
        ..fault.clone()
    };
    fault.to_string()
}

/// The height that [`show`] takes.
pub(super) fn height(ui: &Ui, lines: &[String]) -> f32 {
    match (lines.is_empty(), is_open(ui)) {
        (true, _) => 0.0,
        (false, false) => LINE,
        (false, true) => LINE + OPEN.min(ui.available_height() * 0.4),
    }
}

/// Shows the line, and what is under it when it is open.
pub(super) fn show(ui: &mut Ui, words: &Words, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    let open = is_open(ui);
    let palette = theme::palette(ui);
    let text = if open {
        say!(words, "menu-files-unread-hide", count = lines.len())
    } else {
        say!(words, "menu-files-unread", count = lines.len())
    };
    let button = Button::new(RichText::new(text).small().color(palette.candle))
        .fill(palette.umber)
        .stroke(Stroke::new(1.0, palette.madder))
        .truncate()
        .min_size(egui::vec2(ui.available_width(), LINE - 8.0));
    if ui.add(button).clicked() {
        ui.data_mut(|data| data.insert_temp(key(), !open));
    }
    if open {
        Frame::new()
            .fill(palette.umber)
            .corner_radius(CornerRadius::same(4))
            .inner_margin(Margin::symmetric(12, 6))
            .show(ui, |ui| {
                ScrollArea::vertical()
                    .id_salt("faults")
                    .auto_shrink([false, false])
                    .max_height(ui.available_height() - 12.0)
                    .show(ui, |ui| {
                        for line in lines {
                            ui.label(RichText::new(line).small().color(palette.tallow));
                        }
                    });
            });
    }
}

fn is_open(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(key()).unwrap_or(false))
}

fn key() -> Id {
    Id::new("faults are shown")
}
