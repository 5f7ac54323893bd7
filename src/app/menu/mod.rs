//! The title: which reconstruction, on which board, against whom.

mod draft;
mod faults;
mod kept;
mod page;
mod shelf;

use super::flow::Screen;
use super::game::{GameSetup, NewGame};
use super::pages::{Page, none_is_open};
use super::table::scene::SceneFault;
use super::theme::{self, Drawn};
use super::tongue::Tongue;
use crate::data::Library;
use crate::lang::Words;
use crate::say;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Rect, Ui, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use kept::Kept;

pub use draft::{Draft, Played};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .init_resource::<Draft>()
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Drawn)
                .run_if(in_state(Screen::Title).and_then(none_is_open)),
        );
}

/// The reconstructions that can be chosen.
#[derive(Resource, Debug, Clone)]
pub struct Shelf(pub Library);

impl Default for Shelf {
    fn default() -> Self {
        Self(Library::built_in())
    }
}

/// Narrower than this, in points, the list and the page have no room beside each other.
const NARROW: f32 = 860.0;
/// Lower than this, in points, margins are small.
const LOW: f32 = 560.0;
/// Narrower than this, in points, the buttons stand under the title.
const HEAD: f32 = 620.0;

fn draw(
    mut contexts: EguiContexts,
    shelf: Res<Shelf>,
    mut draft: ResMut<Draft>,
    mut games: MessageWriter<NewGame>,
    (keys, room, words): (
        Res<ButtonInput<KeyCode>>,
        Option<Res<SceneFault>>,
        Res<Tongue>,
    ),
    (mut kept, mut exit): (Kept, MessageWriter<AppExit>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.viewport_rect();
    let by_key = !ctx.egui_wants_keyboard_input();
    let step = isize::from(keys.just_pressed(KeyCode::ArrowDown))
        - isize::from(keys.just_pressed(KeyCode::ArrowUp));
    if by_key && step != 0 {
        draft.step(&shelf.0, step);
    }
    let mut ui = Ui::new(
        ctx.clone(),
        "title".into(),
        UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(window),
    );
    shade(&ui, window);
    let narrow = window.width() < NARROW;
    let margin = vec2(
        if narrow { 32.0 } else { 80.0 },
        if window.height() < LOW { 20.0 } else { 48.0 },
    );
    let size = (window.size() - margin).min(vec2(1180.0, f32::INFINITY));
    let inner = Rect::from_center_size(window.center(), size);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
    match header(&mut ui, &words, narrow) {
        Some(Head::Quit) => {
            exit.write(AppExit::Success);
        }
        Some(Head::Open(page)) => *kept.page = page,
        None => {}
    }
    kept.show(&mut ui, &words);
    let gap = if window.height() < LOW { 6.0 } else { 14.0 };
    let body = Rect::from_min_max(pos2(inner.left(), ui.cursor().top() + gap), inner.max);
    let fault = room.as_ref().and_then(|fault| fault.0.as_deref());
    let faults = faults::gather(&words, &shelf.0, fault);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(body));
    let pressed = if narrow {
        stacked(&mut ui, &words, &shelf.0, &faults, &mut draft, step != 0)
    } else {
        beside(&mut ui, &words, &shelf.0, &faults, &mut draft, step != 0)
    };
    let mut setup: Option<GameSetup> = None;
    if pressed || (by_key && keys.just_pressed(KeyCode::Enter)) {
        setup = draft.setup(&shelf.0);
    }
    games.write_batch(setup.map(NewGame));
    Ok(())
}

/// The table shows through, darkened.
fn shade(ui: &Ui, window: Rect) {
    ui.painter()
        .rect_filled(window, 0.0, theme::palette(ui).soot.gamma_multiply(0.82));
}

/// The list at the left, the page of the chosen one at the right; tells whether Play was pressed.
fn beside(
    ui: &mut Ui,
    words: &Words,
    library: &Library,
    faults: &[String],
    draft: &mut Draft,
    follow: bool,
) -> bool {
    let body = ui.max_rect();
    let (left, right) = body.split_left_right_at_x(body.left() + body.width() * 0.42);
    let mut left = ui.new_child(UiBuilder::new().max_rect(left.with_max_x(left.right() - 20.0)));
    let height = left.available_height() - faults::height(&left, faults);
    shelf::show(&mut left, words, height, library, draft, follow);
    faults::show(&mut left, words, faults);
    let mut right = ui.new_child(UiBuilder::new().max_rect(right));
    let page = theme::page(&right).show(&mut right, |ui| {
        ui.set_min_size(ui.available_size());
        page::show(ui, words, library, draft)
    });
    page.inner
}

/// One list, in which the chosen one opens; Play is always in sight. Tells whether it was pressed.
fn stacked(
    ui: &mut Ui,
    words: &Words,
    library: &Library,
    faults: &[String],
    draft: &mut Draft,
    follow: bool,
) -> bool {
    const PLAY: f32 = 50.0;
    let below = PLAY + 16.0 + faults::height(ui, faults);
    let height = ui.available_height() - below;
    shelf::show_opened(ui, words, height, library, draft, follow);
    let rest = ui.available_rect_before_wrap();
    let (rest, play) = rest.split_top_bottom_at_y(rest.bottom() - PLAY);
    let mut line = ui.new_child(UiBuilder::new().max_rect(rest));
    faults::show(&mut line, words, faults);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(play));
    let size = ui.available_size();
    theme::main_button(&mut ui, &say!(words, "menu-play"), size).clicked()
}

/// What is pressed beside the title.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Head {
    Quit,
    Open(Page),
}

/// The title with its buttons, in two lines where one has no room.
fn header(ui: &mut Ui, words: &Words, narrow: bool) -> Option<Head> {
    let size = if narrow { 30.0 } else { 40.0 };
    let buttons = [
        (Head::Quit, say!(words, "menu-quit")),
        (Head::Open(Page::Settings), say!(words, "settings-open")),
        (Head::Open(Page::Archive), say!(words, "archive-open")),
    ];
    let pressed = |ui: &mut Ui| {
        let mut pressed = None;
        for (head, text) in &buttons {
            if ui.button(text.as_str()).clicked() {
                pressed = Some(*head);
            }
        }
        pressed
    };
    let right = Layout::right_to_left(Align::Center);
    if ui.available_width() < HEAD {
        theme::carved(ui, "LATRVNCVLI", size);
        let line = vec2(ui.available_width(), theme::TARGET);
        return ui.allocate_ui_with_layout(line, right, pressed).inner;
    }
    let row = ui.horizontal(|ui| {
        theme::carved(ui, "LATRVNCVLI", size);
        ui.with_layout(right, |ui| {
            let pressed = pressed(ui);
            subtitle(ui, words);
            pressed
        })
        .inner
    });
    row.inner
}

/// Beside the title, where there is room for it.
fn subtitle(ui: &mut Ui, words: &Words) {
    let tallow = theme::palette(ui).tallow;
    let line = say!(words, "menu-subtitle");
    let font = theme::italic_font(19.0);
    let galley = theme::rows(ui, &line, font, tallow, f32::INFINITY, 1);
    let room = ui.available_rect_before_wrap();
    if galley.size().x + 36.0 <= room.width() {
        let at = room.left_center() + vec2(18.0, 6.0 - galley.size().y / 2.0);
        ui.painter().galley(at, galley, tallow);
    }
}
