//! "Still here?": seen over everything, and heard.

use super::super::{Clock, Kiosked, Ordered, Visiting};
use crate::app::audio::{Sound, Sounded};
use crate::app::theme::{self, Drawn};
use crate::app::tongue::Tongue;
use crate::say;
use crate::visit::Errand;
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, Area, Color32, Id, Layout, Order, RichText, Sense, Stroke, Ui, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::f32::consts::TAU;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, sound.in_set(Kiosked::CarryOut))
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawn).run_if(is_asked));
}

fn is_asked(visiting: Res<Visiting>, clock: Res<Clock>) -> bool {
    visiting.countdown(clock.moment()).is_some()
}

/// One knock when it is asked, and one for each second of the last five.
fn sound(
    (visiting, clock): (Res<Visiting>, Res<Clock>),
    mut orders: MessageReader<Ordered>,
    mut heard: Local<Option<u64>>,
    mut sounded: MessageWriter<Sounded>,
) {
    let asked = orders.read().any(|order| order.0 == Errand::Ask);
    let left = visiting
        .countdown(clock.moment())
        .map(|left| left.as_secs());
    let last = left.filter(|&left| left < 5);
    let next = last.is_some() && *heard != last;
    *heard = last;
    if asked {
        sounded.write(Sounded::plain(Sound::SetDown));
    } else if next {
        sounded.write(Sounded::plain(Sound::Select));
    }
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Tongue>,
    (visiting, clock): (Res<Visiting>, Res<Clock>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(left) = visiting.countdown(clock.moment()) else {
        return Ok(());
    };
    let part = left.as_secs_f32() / visiting.kiosk().absence.countdown.as_secs_f32().max(1.0);
    let window = ctx.viewport_rect();
    Area::new(Id::new("still here"))
        .order(Order::Foreground)
        .fixed_pos(window.min)
        .show(&ctx, |ui| {
            ui.set_min_size(window.size());
            // Whatever is touched now only answers.
            ui.interact(window, ui.id().with("all"), Sense::click_and_drag());
            ui.painter()
                .rect_filled(window, 0.0, Color32::from_black_alpha(190));
            question(ui, &words, super::seconds(left), part);
        });
    Ok(())
}

const HEADING: f32 = 44.0;
const TEXT: f32 = 24.0;
/// The room of the ring.
const SAND: egui::Vec2 = vec2(140.0, 128.0);

fn question(ui: &mut Ui, words: &Tongue, seconds: u64, part: f32) {
    let palette = theme::palette(ui);
    let window = ui.max_rect();
    let heading = say!(words, "kiosk-still-here");
    let text = say!(words, "kiosk-going-on", seconds = seconds);
    let width = (window.width() - 40.0).min(560.0);
    // As high as its words, so that it stands in the middle in every language.
    let frame = theme::dialog(ui);
    let inner = width - frame.total_margin().sum().x;
    let high = |text: &str, font| {
        let painter = ui.painter();
        let laid = painter.layout(text.to_owned(), font, palette.candle, inner);
        laid.size().y
    };
    let words_high =
        high(&heading, theme::strong_font(HEADING)) + high(&text, egui::FontId::proportional(TEXT));
    let gaps = 2.0 * ui.spacing().item_spacing.y + frame.total_margin().sum().y;
    let size = vec2(width, words_high + SAND.y + gaps);
    let rect = egui::Rect::from_center_size(window.center(), size);
    // Whatever had the keyboard has it no more.
    ui.interact(rect, ui.id().with("question"), Sense::click())
        .request_focus();
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    frame.show(&mut ui, |ui| {
        ui.set_width(ui.available_width());
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.label(theme::strong(heading, HEADING).color(palette.candle));
            sand(ui, seconds, part);
            ui.label(RichText::new(text).size(TEXT).color(palette.candle));
        });
    });
}

/// The seconds, in a ring that runs out.
fn sand(ui: &mut Ui, seconds: u64, part: f32) {
    const RADIUS: f32 = 52.0;
    const STEPS: usize = 72;
    let palette = theme::palette(ui);
    let (rect, _) = ui.allocate_exact_size(SAND, Sense::hover());
    let middle = rect.center();
    let painter = ui.painter();
    painter.circle_stroke(middle, RADIUS, Stroke::new(8.0, palette.umber));
    let points: Vec<_> = (0..=STEPS)
        .map(|step| {
            let angle = part * TAU * step as f32 / STEPS as f32 - TAU / 4.0;
            middle + RADIUS * egui::Vec2::angled(angle)
        })
        .collect();
    painter.line(points, Stroke::new(8.0, palette.lamp));
    painter.text(
        middle,
        egui::Align2::CENTER_CENTER,
        seconds.to_string(),
        theme::strong_font(44.0),
        palette.candle,
    );
}
