//! A whole game by each device alone, from the title through the menu to the end and on to the next: nothing is known of
//! the game but what a screen reader is told of it, and nothing is done but what the device can do.

use super::Table;
use super::hands::{key, sq};
use super::reading::Told;
use crate::app::flow::Screen;
use crate::app::marks::Mark;
use crate::app::wording;
use crate::lang::{Language, Words};
use bevy::input::keyboard::Key;

/// A short game of Kowalski's rules: Blue walls its own dux in, and loses a man on the way.
const GAME: [&str; 6] = ["d8-d4", "c1-c4", "e8-e7", "e1-e4", "g8-g7", "f1-f6"];

/// A way to touch what is seen.
pub(super) trait Device {
    /// Presses the widget of this name.
    fn press(&mut self, table: &mut Table, name: &str);
    /// Chooses the ruleset of this name in the list.
    fn choose(&mut self, table: &mut Table, name: &str);
    /// A click on a square, or what stands for it.
    fn touch(&mut self, table: &mut Table, square: &str);
}

pub(super) fn plays_a_whole_game(device: &mut impl Device) {
    let mut table = Table::new();
    table.frames(4);
    let (name, id) = name_of(&table, "kowalski");
    device.press(&mut table, "Choose a game");
    table.frames(4);
    device.choose(&mut table, &name);
    assert!(table.called(&name).chosen, "{name}");
    device.press(&mut table, "Two players");
    assert!(table.called("Two players").chosen);
    device.press(&mut table, "Play");
    table.settle();
    assert_eq!(table.screen(), Screen::Game);
    assert_eq!(table.game().setup().variant.id, id);
    for (number, mv) in GAME.into_iter().enumerate() {
        let (from, to) = mv.split_once('-').expect("a move");
        if number == 1 {
            // A choice that is taken back, and one that is refused.
            device.touch(&mut table, to);
            assert_eq!(table.marked(Mark::Refused), [sq(to)]);
            device.touch(&mut table, "a1");
        }
        device.touch(&mut table, from);
        assert_eq!(table.marked(Mark::Selected), [sq(from)], "{mv}");
        assert!(
            table.square_told(to).name.ends_with("can be gone to"),
            "{mv}"
        );
        device.touch(&mut table, to);
        table.settle();
        table.frames(4);
        assert_eq!(table.plies(), number + 1, "{mv}");
        if number == 2 {
            device.press(&mut table, "Undo");
            table.settle();
            assert_eq!(table.plies(), 2);
            device.press(&mut table, "Redo");
            table.settle();
            assert_eq!(table.plies(), 3);
        }
    }
    let end = "White wins: Blue\u{2019}s dux is shut in on all four sides";
    assert!(table.announced().ends_with(end), "{}", table.announced());
    device.press(&mut table, "Play again");
    table.settle();
    assert_eq!((table.plies(), table.game().outcome()), (0, None));
    device.press(&mut table, "Menu");
    table.frames(6);
    assert_eq!(table.screen(), Screen::Title);
}

fn name_of(table: &Table, id: &str) -> (String, String) {
    let shelf = table.app.world().resource::<crate::app::menu::Shelf>();
    let variant = shelf.0.variant(id).expect("a ruleset");
    let words = Words::of(Language::English);
    (wording::ruleset::name(&words, variant), variant.id.clone())
}

/// Where the keyboard's cursor is, by what is told.
fn cursor(table: &mut Table) -> Option<crate::rules::Square> {
    let focus = table.focus_told().name;
    let (square, _) = focus.split_once(", ")?;
    crate::rules::Square::parse(square)
}

/// Keys, or what is translated into keys.
struct Keys<F: FnMut(&mut Table, Key)>(F);

impl<F: FnMut(&mut Table, Key)> Keys<F> {
    /// Goes round the widgets until the one of this name has the focus.
    fn reach(&mut self, table: &mut Table, name: &str) -> Told {
        for _ in 0..80 {
            let focus = table.focus_told();
            if focus.name == name && focus.can_click {
                return focus;
            }
            self.0(table, Key::Tab);
        }
        panic!("{name} is not reached");
    }
}

impl<F: FnMut(&mut Table, Key)> Device for Keys<F> {
    fn press(&mut self, table: &mut Table, name: &str) {
        self.reach(table, name);
        self.0(table, Key::Enter);
        // Back to the board.
        if table.screen() == Screen::Game && table.focus_told().name == name {
            self.0(table, Key::Escape);
        }
    }

    fn choose(&mut self, table: &mut Table, name: &str) {
        for _ in 0..20 {
            if table.called(name).chosen {
                return;
            }
            self.0(table, Key::ArrowDown);
        }
        panic!("{name} is not reached");
    }

    fn touch(&mut self, table: &mut Table, square: &str) {
        let goal = sq(square);
        for _ in 0..40 {
            let Some(at) = cursor(table) else {
                self.0(table, Key::ArrowUp);
                continue;
            };
            let step = match (at.file.cmp(&goal.file), at.rank.cmp(&goal.rank)) {
                (std::cmp::Ordering::Less, _) => Key::ArrowRight,
                (std::cmp::Ordering::Greater, _) => Key::ArrowLeft,
                (_, std::cmp::Ordering::Less) => Key::ArrowUp,
                (_, std::cmp::Ordering::Greater) => Key::ArrowDown,
                _ => {
                    self.0(table, Key::Enter);
                    return;
                }
            };
            self.0(table, step);
        }
        panic!("{square} is not reached");
    }
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    plays_a_whole_game(&mut Keys(key));
}

#[test]
fn a_whole_game_by_gamepad_alone() {
    plays_a_whole_game(&mut Keys(super::gamepads::button_for));
}

/// A mouse or a finger.
struct Pointer {
    click: fn(&mut Table, bevy::math::Vec2),
    scroll: fn(&mut Table, bevy::math::Vec2),
}

impl Pointer {
    /// Brings a widget into sight and tells where it is.
    fn see(&self, table: &mut Table, name: &str) -> bevy::math::Vec2 {
        const LOWEST: f32 = 660.0;
        let mut before = bevy::math::Vec2::NAN;
        for _ in 0..200 {
            let told = table.listen();
            let widget = told.iter().find(|it| it.name == name && it.can_click);
            let widget = widget.unwrap_or_else(|| panic!("nothing is called {name}"));
            assert!(widget.enabled, "{name}");
            let place = widget.place.expect("a place");
            // What was pushed goes on for a while.
            let moves = std::mem::replace(&mut before, place) != place;
            if moves {
                table.frames(6);
            } else if place.y < LOWEST {
                return place;
            } else {
                (self.scroll)(table, bevy::math::Vec2::new(place.x, 500.0));
            }
        }
        panic!("{name} does not come into sight");
    }
}

impl Device for Pointer {
    fn press(&mut self, table: &mut Table, name: &str) {
        let place = if ["Play"].contains(&name) {
            table.called(name).place.expect("a place")
        } else {
            self.see(table, name)
        };
        (self.click)(table, place);
    }

    fn choose(&mut self, table: &mut Table, name: &str) {
        self.press(table, name);
    }

    fn touch(&mut self, table: &mut Table, square: &str) {
        // Where a screen reader is told that the square is.
        let told = table.square_told(square).place.expect("a place");
        let seen = table.pixel(square);
        assert!(told.distance(seen) < 6.0, "{square}: {told}, {seen}");
        (self.click)(table, seen);
    }
}

#[test]
fn a_whole_game_by_mouse_alone() {
    plays_a_whole_game(&mut Pointer {
        click: Table::click,
        scroll: Table::wheel,
    });
}

#[test]
fn a_whole_game_by_touch_alone() {
    plays_a_whole_game(&mut Pointer {
        click: Table::tap,
        scroll: Table::swipe,
    });
}
