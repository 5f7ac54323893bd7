//! The papyrus beside the exhibit: what one sees, what is known of it, and where one can go from here.

use super::desk::Desk;
use super::signs::Signs;
use super::steps::Step;
use super::unfolding::Unfolding;
use super::{Hall, Open};
use crate::app::flow::Screen;
use crate::app::theme::{self, Drawn};
use crate::app::tongue::Tongue;
use crate::app::view::ViewInsets;
use crate::data::exhibit::Presented;
use crate::lang::Words;
use crate::say;
use bevy::prelude::*;
use bevy_egui::egui::{self, Key, Margin, Rect, RichText, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cited>().add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn)
            .run_if(in_state(Screen::Exhibit).and_then(resource_exists::<Hall>)),
    );
}

/// Whether the sources stand under the statements.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cited(pub bool);

/// In a window so wide, in points, or so much wider than high, the panel is at the side; else it is at the foot.
const WIDE: f32 = 860.0;
const BROAD: f32 = 1.2;
/// How wide it is at the side, in points.
const WIDTH: f32 = 430.0;
/// Which part of the window it takes at the foot: all that is pressed is within reach of somebody who sits.
const FOOT: f32 = 0.46;

/// Where the panel is.
pub(super) fn panel_rect(window: Rect, open: &Open) -> Rect {
    let wide = window.width() >= WIDE || window.width() > window.height() * BROAD;
    match (open, wide) {
        (Open::Reading, true) => window.with_min_x(window.right() - (window.width() * 0.62)),
        (Open::Reading, false) => window.with_min_y(window.top() + window.height() * 0.25),
        (_, true) => window.with_min_x(window.right() - WIDTH.min(window.width() * 0.42)),
        (_, false) => window.with_min_y(window.bottom() - window.height() * FOOT),
    }
}

fn draw(
    mut contexts: EguiContexts,
    (hall, open, words): (Res<Hall>, Res<Open>, Res<Tongue>),
    unfolding: Option<Res<Unfolding>>,
    mut cited: ResMut<Cited>,
    mut insets: ResMut<ViewInsets>,
    mut steps: MessageWriter<Step>,
    signs: Signs,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (seen, window) = (ctx.viewport_rect(), ctx.content_rect());
    let rect = panel_rect(window, &open);
    let mut shown = cited.0;
    let mut desk = Desk {
        words: &words,
        hall: &hall,
        open: &open,
        unfolding: unfolding.as_deref(),
        cited: &mut shown,
        steps: Vec::new(),
    };
    desk.show(&ctx, rect);
    let mut wishes = desk.steps;
    if ctx.input(|input| input.key_pressed(Key::Escape)) {
        wishes.push(match *open {
            Open::Whole => Step::Leave,
            _ => Step::To(Open::Whole),
        });
    }
    let free = if rect.left() > window.left() {
        window.with_max_x(rect.left())
    } else {
        window.with_max_y(rect.top())
    };
    let plate = plate(&ctx, &words, &hall, &open, free);
    wishes.extend(signs.show(&ctx, &words, &hall, &open, (free, plate)));
    let scale = ctx.zoom_factor();
    insets.set_if_neq(ViewInsets {
        right: (seen.right() - free.right()) * scale,
        bottom: (seen.bottom() - free.bottom()) * scale,
        top: (plate.bottom() - seen.top()) * scale,
        ..ViewInsets::default()
    });
    cited.set_if_neq(Cited(shown));
    steps.write_batch(wishes);
    Ok(())
}

/// What the exhibit is, said over it all the time; tells where that stands.
fn plate(ctx: &egui::Context, words: &Words, hall: &Hall, open: &Open, free: Rect) -> Rect {
    let palette = theme::palette(ctx);
    let text = match open {
        Open::WhatIf(_) => say!(words, "exhibit-grid"),
        _ => presented(words, hall),
    };
    egui::Area::new("exhibit plate".into())
        .fixed_pos(free.left_top() + vec2(18.0, 16.0))
        .order(egui::Order::Middle)
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_max_width((free.width() - 36.0).min(560.0));
            egui::Frame::new()
                .fill(palette.dark_wax.gamma_multiply(0.86))
                .corner_radius(3)
                .inner_margin(Margin::symmetric(12, 7))
                .show(ui, |ui| {
                    ui.label(RichText::new(text).size(17.0).color(palette.candle));
                });
        })
        .response
        .rect
}

/// What the places of the counters are.
pub(super) fn presented(words: &Words, hall: &Hall) -> String {
    match &hall.exhibit.presented {
        Presented::Illustration => say!(words, "exhibit-illustration"),
        Presented::AfterPlan { source } => {
            let source = hall.exhibit.source(source);
            let text = source.map_or("", |source| source.text.as_str());
            say!(words, "exhibit-after-plan", source = text)
        }
    }
}
