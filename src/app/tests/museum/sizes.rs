//! How large a square of the board is on a museum's screen, as the curator's page says.

use super::Museum;
use crate::ai::Level;
use crate::app::flow::Screen;
use crate::app::game::{GameSetup, NewGame, Seat};
use crate::app::menu::Shelf;
use crate::rules::Dimensions;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResized};
use std::sync::Arc;

const PAGE: &str = include_str!("../../../../packaging/CURATOR.md");
/// What a visitor plays on: the short game, and what is played on from the exhibit.
const BOARDS: [(&str, &str); 2] = [("bautista", "7x7"), ("kowalski", "12x8")];
/// The width of a screen of an inch across its corners, of sixteen by nine, in millimetres.
const INCH: f32 = 25.4 * 16.0 / 18.357_56;

/// The narrowest and the flattest square of the board that is on the table, in parts of the window's longer side.
fn smallest(museum: &mut Museum, board: Dimensions) -> (f32, f32) {
    let square = |file: u8, rank: u8| format!("{}{}", char::from(b'a' + file), rank + 1);
    let far = board.ranks - 1;
    let table = &mut museum.table;
    let corner = table.pixel(&square(0, far));
    let beside = table.pixel(&square(1, far));
    let nearer = table.pixel(&square(0, far - 1));
    let window = table
        .app
        .world()
        .get::<Window>(table.window)
        .expect("a window");
    let long = window.width().max(window.height());
    (
        (beside.x - corner.x).abs() / long,
        (nearer.y - corner.y).abs() / long,
    )
}

fn turn(museum: &mut Museum, (width, height): (f32, f32)) {
    let window = museum.table.window;
    let world = museum.table.app.world_mut();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    windows
        .single_mut(world)
        .expect("a window")
        .resolution
        .set(width, height);
    let resized = WindowResized {
        window,
        width,
        height,
    };
    museum.table.write(resized.clone());
    museum.table.write(WindowEvent::WindowResized(resized));
    museum.frames();
}

#[test]
fn squares_are_as_large_as_the_curators_page_says() {
    let mut museum = Museum::new("museum-sizes");
    museum.touch_at(Vec2::new(640.0, 200.0));
    museum.touch("English");
    museum.touch("Play a short game");
    let mut measured = Vec::new();
    for window in [(1280.0, 720.0), (720.0, 1280.0)] {
        turn(&mut museum, window);
        for (id, board) in BOARDS {
            let board = Dimensions::parse(board).expect("a board");
            museum.begin(id, board);
            measured.push(smallest(&mut museum, board));
        }
    }
    let rows: Vec<Vec<f32>> = PAGE.lines().filter_map(row).collect();
    assert_eq!(rows.len(), 6, "a row for each screen");
    for row in rows {
        let (inches, said) = row.split_first().expect("a row");
        for (said, part) in said.chunks(2).zip(&measured) {
            let (wide, deep) = (part.0 * inches * INCH, part.1 * inches * INCH);
            let near = |said: f32, is: f32| (said - is).abs() < 2.0;
            assert!(
                near(said[0], wide) && near(said[1], deep),
                "{inches} inches: {said:?} are {wide:.0} by {deep:.0}"
            );
        }
    }
}

/// The numbers of a row of the page's table: `| 21.5 | 21 x 19 | .. |`.
fn row(line: &str) -> Option<Vec<f32>> {
    let cells = line.strip_prefix("| ")?.strip_suffix(" |")?;
    let numbers = cells.split([' ', '|', 'x']).filter(|part| !part.is_empty());
    let numbers: Option<Vec<f32>> = numbers.map(|number| number.parse().ok()).collect();
    numbers.filter(|numbers| numbers.len() == 9)
}

impl Museum {
    fn begin(&mut self, id: &str, board: Dimensions) {
        let shelf = self.resource::<Shelf>();
        let variant = Arc::clone(shelf.0.variant(id).expect("a ruleset"));
        let terms = variant.terms(Some(board), None).expect("its board");
        self.table.write(NewGame(GameSetup {
            variant,
            terms,
            first: None,
            seats: [Seat::Human, Seat::Engine(Level::Tiro)],
            seed: 1,
        }));
        self.table.frames(20);
        assert_eq!(self.screen(), Screen::Game);
    }
}
