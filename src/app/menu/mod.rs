//! The title: which reconstruction, on which board, against whom.

mod draft;
mod page;
mod shelf;

use super::flow::Screen;
use super::game::{GameSetup, NewGame};
use super::table::scene::SceneFault;
use super::theme::{self, Drawn};
use crate::data::Library;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Rect, Ui, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use draft::{Draft, Played};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .init_resource::<Draft>()
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Drawn).run_if(in_state(Screen::Title)),
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

fn draw(
    mut contexts: EguiContexts,
    shelf: Res<Shelf>,
    mut draft: ResMut<Draft>,
    mut games: MessageWriter<NewGame>,
    (keys, room): (Res<ButtonInput<KeyCode>>, Option<Res<SceneFault>>),
    mut exit: MessageWriter<AppExit>,
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
    let width = (window.width() - 80.0).min(1180.0);
    let inner = Rect::from_center_size(window.center(), vec2(width, window.height() - 48.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
    if header(&mut ui) {
        exit.write(AppExit::Success);
    }
    let mut setup: Option<GameSetup> = None;
    let list = width * 0.42;
    let body = Rect::from_min_max(pos2(inner.left(), ui.cursor().top() + 14.0), inner.max);
    let (left, right) = body.split_left_right_at_x(body.left() + list);
    let mut left = ui.new_child(UiBuilder::new().max_rect(left.with_max_x(left.right() - 20.0)));
    let fault = room.as_ref().and_then(|fault| fault.0.as_deref());
    shelf::show(&mut left, &shelf.0, fault, &mut draft, step != 0);
    let mut right = ui.new_child(UiBuilder::new().max_rect(right));
    theme::page().show(&mut right, |ui| {
        ui.set_min_size(ui.available_size());
        let pressed = page::show(ui, &shelf.0, &mut draft);
        if pressed || (by_key && keys.just_pressed(KeyCode::Enter)) {
            setup = draft.setup(&shelf.0);
        }
    });
    games.write_batch(setup.map(NewGame));
    Ok(())
}

/// The table shows through, darkened.
fn shade(ui: &Ui, window: Rect) {
    ui.painter()
        .rect_filled(window, 0.0, theme::SOOT.gamma_multiply(0.82));
}

/// The title; tells whether Quit was pressed.
fn header(ui: &mut Ui) -> bool {
    let row = ui.horizontal(|ui| {
        theme::carved(ui, "LATRVNCVLI", 40.0);
        ui.add_space(18.0);
        ui.vertical(|ui| {
            ui.add_space(16.0);
            let line = "the Roman game of soldiers, in twelve reconstructions";
            ui.label(theme::italic(line, 19.0).color(theme::TALLOW));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.button("Quit").clicked()
        })
        .inner
    });
    row.inner
}
