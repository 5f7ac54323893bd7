//! The buttons under the moves, in as many columns as there is room for.

use super::{Deed, Dialog, Shown};
use crate::app::flow::{GameRequest, Phase, ViewRequest};
use crate::app::game::Seat;
use crate::app::hints::{HintRequest, Step, can_ask_hint, can_ask_why};
use crate::app::pages::Page;
use crate::app::theme;
use crate::app::watch::{Pace, Watch, WatchRequest};
use crate::say;
use bevy_egui::egui::{Button, Color32, RichText, TextStyle, Ui, Vec2, WidgetInfo, WidgetType};

/// Between two buttons, in points.
const GAP: f32 = 6.0;
/// From this width on, in points, a button has wider margins.
const SPACIOUS: f32 = 120.0;

/// A button.
struct Entry {
    text: String,
    deed: Deed,
    enabled: bool,
    key: &'static str,
}

const fn entry(text: String, deed: Deed, enabled: bool, key: &'static str) -> Entry {
    Entry {
        text,
        deed,
        enabled,
        key,
    }
}

fn entries(shown: &Shown) -> Vec<Entry> {
    let (game, words) = (&shown.game, &shown.words);
    let playing = *shown.phase.get() != Phase::Over && game.outcome().is_none();
    let persons = game.setup().seats.contains(&Seat::Human);
    let sound = if shown.chosen.muted {
        say!(words, "button-sound-off")
    } else {
        say!(words, "button-sound-on")
    };
    let mut entries = if persons {
        played(shown, playing)
    } else {
        watched(shown, playing)
    };
    let top = Deed::View(ViewRequest::ToggleTop);
    let (menu, again) = (Deed::Ask(Dialog::Menu), Deed::Ask(Dialog::NewGame));
    let view = if shown.from_above.0 {
        say!(words, "button-slant-view")
    } else {
        say!(words, "button-top-view")
    };
    // Two people face to face have no seat to look from.
    let turns = !shown.chosen.face_to_face;
    entries.extend([
        entry(view, top, turns, "T"),
        entry(sound, Deed::ToggleSound, true, "M"),
        entry(say!(words, "button-rules"), Deed::ToggleRules, true, "F1"),
    ]);
    if !shown.at_home() {
        return entries;
    }
    entries.extend([
        entry(say!(words, "button-menu"), menu, true, "Esc"),
        entry(say!(words, "button-new-game"), again, true, "N"),
    ]);
    if persons && playing {
        let resign = say!(words, "button-resign");
        entries.push(entry(resign, Deed::Ask(Dialog::Resign), true, ""));
    }
    let (games, settings) = (Deed::Open(Page::Archive), Deed::Open(Page::Settings));
    entries.extend([
        entry(say!(words, "archive-open"), games, true, ""),
        entry(say!(words, "settings-open"), settings, true, ""),
    ]);
    entries
}

/// What only those need who play.
fn played(shown: &Shown, playing: bool) -> Vec<Entry> {
    let (game, words) = (&shown.game, &shown.words);
    let mut entries = Vec::new();
    if shown.undo_allowed() {
        let undo = Deed::Request(GameRequest::Undo);
        let redo = Deed::Request(GameRequest::Redo);
        let (back, forth) = (say!(words, "button-undo"), say!(words, "button-redo"));
        entries.push(entry(back, undo, game.can_undo(), "U"));
        entries.push(entry(forth, redo, game.can_redo(), "R"));
    }
    if shown.chosen.hints && playing {
        let next = match shown.hints.next_step(game) {
            Step::Which => say!(words, "hints-button"),
            Step::Where => say!(words, "hints-button-where"),
            Step::Why => say!(words, "hints-button-why"),
            Step::Good => say!(words, "hints-button-good"),
        };
        let enabled = can_ask_hint(game) && !shown.hints.is_busy();
        entries.push(entry(next, Deed::Hint(HintRequest::Next), enabled, "H"));
    }
    let computer = game.only_person().is_some();
    if shown.chosen.reasons && computer {
        let why = say!(words, "hints-button-reason");
        let enabled = can_ask_why(game) && !shown.hints.is_busy();
        entries.push(entry(why, Deed::Hint(HintRequest::Why), enabled, "W"));
    }
    entries
}

/// What those need who watch.
fn watched(shown: &Shown, playing: bool) -> Vec<Entry> {
    let (words, pace) = (&shown.words, shown.watch.pace);
    let toggle = if shown.watch.paused {
        say!(words, "watch-go-on")
    } else {
        say!(words, "watch-pause")
    };
    let step = say!(words, "watch-step");
    let (slower, faster) = (say!(words, "watch-slower"), say!(words, "watch-faster"));
    let mut entries = vec![
        entry(toggle, Deed::Watch(WatchRequest::Toggle), playing, "Enter"),
        entry(step, Deed::Watch(WatchRequest::Step), playing, "."),
        entry(
            slower,
            Deed::Watch(WatchRequest::Slower),
            pace > Pace::Slow,
            "PgDn",
        ),
        entry(
            faster,
            Deed::Watch(WatchRequest::Faster),
            pace < Pace::Fast,
            "PgUp",
        ),
    ];
    if shown.chosen.reasons {
        let why = say!(words, "hints-button-reason");
        let enabled = Watch::is_on(&shown.game) && can_ask_why(&shown.game);
        entries.push(entry(why, Deed::Hint(HintRequest::Why), enabled, "W"));
    }
    entries
}

fn columns(width: f32, count: usize) -> usize {
    const LEAST: f32 = 88.0;
    match ((width + GAP) / (LEAST + GAP)) as usize {
        0 | 1 => 1,
        few @ 2..=3 => few,
        4 => 4,
        some @ 5.. if some < count => count.div_ceil(2),
        _ => count,
    }
}

/// The height of a button: with larger letters a finger needs no more room, and the smaller number of points is as much.
pub(super) fn target(shown: &Shown) -> f32 {
    const LOWEST: f32 = 36.0;
    (theme::TARGET * 100.0 / f32::from(shown.chosen.text.max(1))).clamp(LOWEST, theme::TARGET)
}

/// The height of all buttons in a panel so wide inside.
pub(super) fn height(width: f32, shown: &Shown) -> f32 {
    let count = entries(shown).len();
    let rows = count.div_ceil(columns(width, count)) as f32;
    rows * (target(shown) + GAP) - GAP
}

/// All buttons, each with its key where there is room for it; else the key shows under the pointer.
pub(super) fn show(ui: &mut Ui, shown: &Shown, wishes: &mut Vec<Deed>) {
    let entries = entries(shown);
    let width = ui.available_width();
    let columns = columns(width, entries.len());
    let each = (width - GAP * (columns - 1) as f32) / columns as f32;
    let size = Vec2::new(each, target(shown));
    let tallow = theme::palette(ui).tallow;
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    ui.spacing_mut().interact_size.y = size.y;
    ui.spacing_mut().button_padding.y = 4.0;
    let padding = if each >= SPACIOUS { 10.0 } else { 6.0 };
    ui.spacing_mut().button_padding.x = padding;
    let room = each - 2.0 * padding;
    for row in entries.chunks(columns) {
        ui.horizontal(|ui| {
            for entry in row {
                let keyed = key_fits(ui, entry, room);
                let taken = if keyed { key_room(entry.key) } else { 0.0 };
                let word = theme::word(ui, &entry.text, room - taken);
                let mut button = Button::new(word).min_size(size);
                if keyed {
                    button = button.right_text(RichText::new(entry.key).small().color(tallow));
                }
                let mut response = ui.add_enabled(entry.enabled, button);
                if !keyed && !entry.key.is_empty() {
                    response = response.on_hover_text(entry.key);
                }
                response.widget_info(|| {
                    WidgetInfo::labeled(WidgetType::Button, entry.enabled, &entry.text)
                });
                theme::told_key(ui, &response, entry.key);
                if response.clicked() {
                    wishes.push(entry.deed);
                }
            }
        });
    }
}

/// Whether the key stands beside the word, though the word may be a little smaller for it.
fn key_fits(ui: &Ui, entry: &Entry, room: f32) -> bool {
    const SMALLER: f32 = 0.8;
    let font = TextStyle::Button.resolve(ui.style());
    let text = entry.text.clone();
    let laid = ui
        .painter()
        .layout_no_wrap(text, font, Color32::PLACEHOLDER);
    !entry.key.is_empty() && SMALLER * laid.size().x <= room - key_room(entry.key)
}

/// The room that the name of a key takes, with a gap before it.
fn key_room(key: &str) -> f32 {
    10.0 + 10.0 * key.chars().count() as f32
}

/// To other games and to the menu, for whoever looks through one.
pub(super) fn ways_out(ui: &mut Ui, shown: &Shown, wishes: &mut Vec<Deed>) {
    if !shown.at_home() {
        return;
    }
    let ways = [
        (say!(shown.words, "archive-open"), Deed::Open(Page::Archive)),
        (say!(shown.words, "button-menu"), Deed::Ask(Dialog::Menu)),
    ];
    let size = Vec2::new((ui.available_width() - GAP) / 2.0, theme::TARGET);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (text, deed) in ways {
            if ui.add(Button::new(text).min_size(size)).clicked() {
                wishes.push(deed);
            }
        }
    });
}
