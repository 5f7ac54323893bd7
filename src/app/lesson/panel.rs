//! The papyrus beside the lesson: what to do, what was done, and the way on.

use super::{Stand, Teach, Teaching};
use crate::app::flow::Screen;
use crate::app::theme::{self, Drawn};
use crate::app::tongue::Tongue;
use crate::app::view::ViewInsets;
use crate::lang::Words;
use crate::say;
use bevy::prelude::*;
use bevy_egui::egui::{Button, Key, Margin, Rect, RichText, Ui, UiBuilder, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn)
            .run_if(in_state(Screen::Game).and_then(resource_exists::<Teaching>)),
    );
}

/// Narrower than this, in points, the panel is at the foot of the window.
const NARROW: f32 = 860.0;
const WIDTH: f32 = 400.0;
const FOOT: f32 = 0.4;

fn draw(
    mut contexts: EguiContexts,
    (teaching, words): (Res<Teaching>, Res<Tongue>),
    mut insets: ResMut<ViewInsets>,
    mut wishes: MessageWriter<Teach>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let window = ctx.viewport_rect();
    let wide = window.width() >= NARROW;
    let rect = if wide {
        window.with_min_x(window.right() - WIDTH)
    } else {
        window.with_min_y(window.bottom() - FOOT * window.height())
    };
    let mut ui = Ui::new(
        ctx.clone(),
        "lesson".into(),
        UiBuilder::new()
            .layer_id(bevy_egui::egui::LayerId::background())
            .max_rect(rect),
    );
    let wish = papyrus(&mut ui, rect, &words, &teaching);
    let by_key = ctx.input(|input| input.key_pressed(Key::Escape));
    wishes.write_batch(wish.or(by_key.then_some(Teach::Leave)));
    let scale = ctx.zoom_factor();
    let (right, bottom) = if wide {
        (rect.width() * scale, 0.0)
    } else {
        (0.0, rect.height() * scale)
    };
    insets.set_if_neq(ViewInsets {
        right,
        bottom,
        ..ViewInsets::default()
    });
    Ok(())
}

fn papyrus(ui: &mut Ui, rect: Rect, words: &Words, teaching: &Teaching) -> Option<Teach> {
    let frame = theme::page(ui)
        .corner_radius(0)
        .inner_margin(Margin::symmetric(22, 16));
    let shown = frame.show(ui, |ui| {
        theme::on_papyrus(ui);
        ui.set_min_size(rect.shrink2(vec2(24.0, 18.0)).size());
        contents(ui, words, teaching)
    });
    shown.inner
}

fn contents(ui: &mut Ui, words: &Words, teaching: &Teaching) -> Option<Teach> {
    let palette = theme::palette(ui);
    let step = teaching.step()?;
    let (at, of) = teaching.count();
    ui.label(theme::strong(words.say(&step.title), 30.0).color(palette.ink));
    let count = say!(words, "lesson-step", step = at + 1, steps = of);
    ui.label(theme::italic(count, 18.0).color(palette.pale_ink));
    ui.add_space(6.0);
    theme::rule(ui, palette.pale_ink.gamma_multiply(0.5));
    ui.add_space(8.0);
    let text = match teaching.stand() {
        Stand::Awaited => words.say(&step.task),
        Stand::Done => words.say(&step.done),
        Stand::Missed => say!(words, "lesson-again"),
    };
    ui.label(RichText::new(text).size(23.0).color(palette.ink));
    if step.variant.id == "schadler" {
        ui.add_space(4.0);
        let source = say!(words, "lesson-inferred");
        ui.label(theme::italic(source, 16.0).color(palette.pale_ink));
    }
    ui.add_space(14.0);
    let size = vec2(ui.available_width(), 52.0);
    let mut wish = None;
    match teaching.stand() {
        Stand::Awaited => {}
        Stand::Done => {
            let last = at + 1 == of;
            let text = if last {
                say!(words, "lesson-leave")
            } else {
                say!(words, "lesson-next")
            };
            let next = theme::main_button(ui, &text, size);
            theme::focus_first(&next);
            wish = next.clicked().then_some(Teach::Next);
        }
        Stand::Missed => {
            let again = theme::main_button(ui, &say!(words, "challenge-again"), size);
            theme::focus_first(&again);
            wish = again.clicked().then_some(Teach::Again);
        }
    }
    let quiet = |ui: &mut Ui, text: String| {
        let size = vec2(ui.available_width(), theme::TARGET);
        ui.add(Button::new(text).min_size(size)).clicked()
    };
    if at > 0 && quiet(ui, say!(words, "lesson-back")) {
        wish = Some(Teach::Back);
    }
    let over = teaching.stand() == Stand::Done && at + 1 == of;
    if !over && quiet(ui, say!(words, "lesson-leave")) {
        wish = Some(Teach::Leave);
    }
    wish
}
