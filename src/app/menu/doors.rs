//! The buttons under the one that matters: every way into the house, and for what its name does not explain a line more.

use super::{MenuPage, Wish};
use crate::app::pages::Page;
use crate::app::theme;
use crate::lang::Words;
use crate::say;
use bevy_egui::egui::{
    Align2, Button, Response, TextStyle, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

/// A way into the house.
struct Door {
    name: String,
    more: Option<String>,
    wish: Wish,
}

const fn door(name: String, wish: Wish) -> Door {
    Door {
        name,
        more: None,
        wish,
    }
}

const fn explained(name: String, more: String, wish: Wish) -> Door {
    Door {
        name,
        more: Some(more),
        wish,
    }
}

fn doors(words: &Words) -> [Door; 8] {
    let rulesets = Wish::Turn(MenuPage::Rulesets);
    [
        door(say!(words, "lesson-title"), Wish::Learn),
        door(say!(words, "menu-two-players"), Wish::PlayTogether),
        explained(
            say!(words, "short-game-title"),
            say!(words, "menu-short-game-more"),
            Wish::ShortGame,
        ),
        explained(
            say!(words, "challenge-menu"),
            say!(words, "menu-challenge-more"),
            Wish::Challenge,
        ),
        explained(
            say!(words, "menu-archers"),
            say!(words, "menu-archers-more"),
            Wish::Archers,
        ),
        explained(
            say!(words, "exhibit-title"),
            say!(words, "menu-exhibit-more"),
            Wish::Visit,
        ),
        door(say!(words, "menu-all-games"), rulesets),
        door(say!(words, "archive-open"), Wish::Open(Page::Archive)),
    ]
}

/// The last ones are of no game.
fn back_doors(words: &Words) -> [Door; 3] {
    [
        door(say!(words, "settings-open"), Wish::Open(Page::Settings)),
        door(say!(words, "menu-about"), Wish::Turn(MenuPage::About)),
        door(say!(words, "menu-quit"), Wish::Quit),
    ]
}

/// Shows all doors; tells which was pressed.
pub(super) fn show(ui: &mut Ui, words: &Words) -> Option<Wish> {
    let columns = theme::columns(ui.available_width());
    let wish = rows(ui, &doors(words), columns);
    let columns = if columns == 1 { 1 } else { 3 };
    wish.or(rows(ui, &back_doors(words), columns))
}

fn rows(ui: &mut Ui, doors: &[Door], columns: usize) -> Option<Wish> {
    /// How much higher a button with a second line is.
    const SECOND: f32 = 6.0;
    let (room, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let width = (room - gap * (columns - 1) as f32) / columns as f32;
    let mut wish = None;
    for row in doors.chunks(columns) {
        let second = row.iter().any(|door| door.more.is_some());
        let height = theme::TARGET + if second { SECOND } else { 0.0 };
        ui.horizontal(|ui| {
            for door in row {
                if button(ui, door, vec2(width, height)).clicked() {
                    wish = Some(door.wish);
                }
            }
        });
    }
    wish
}

fn button(ui: &mut Ui, door: &Door, size: Vec2) -> Response {
    let room = size.x - 2.0 * ui.spacing().button_padding.x;
    let Some(more) = &door.more else {
        let word = theme::word(ui, &door.name, room);
        return ui.add(Button::new(word).min_size(size));
    };
    let room = size.x - 12.0;
    let response = ui.add(Button::new("").min_size(size));
    let ink = ui.style().interact(&response).text_color();
    let tallow = theme::palette(ui).tallow;
    let font = TextStyle::Button.resolve(ui.style());
    let name = theme::fitting(ui.painter(), &door.name, font, room, ink);
    let more_font = theme::italic_font(15.0);
    let told = theme::fitting(ui.painter(), more, more_font, room, tallow);
    let high = name.size().y + told.size().y;
    let top = response.rect.center_top() + vec2(0.0, (size.y - high) / 2.0);
    let below = top + vec2(0.0, name.size().y);
    for (galley, at, color) in [(name, top, ink), (told, below, tallow)] {
        let place = Align2::CENTER_TOP.anchor_size(at, galley.size());
        ui.painter().galley(place.min, galley, color);
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &door.name));
    theme::told_more(ui, &response, more);
    response
}
