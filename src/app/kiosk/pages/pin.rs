//! The PIN, for the operator.

use super::super::{Kiosked, Ordered, Visiting};
use super::{Hand, at, leaf};
use crate::app::theme::{self, Drawn};
use crate::say;
use crate::visit::{Errand, Lock, Page, Wish};
use bevy::prelude::*;
use bevy_egui::egui::{Align, Button, Context, Key, Layout, RichText, Sense, Stroke, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Refused>()
        .add_systems(Update, note.after(Kiosked::CarryOut))
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Drawn).run_if(at(Page::Pin)),
        );
}

/// Whether the PIN entered last was wrong, until the next one is begun.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Refused(bool);

fn note(visiting: Res<Visiting>, mut orders: MessageReader<Ordered>, mut refused: ResMut<Refused>) {
    let wrong = |order: &Ordered| matches!(order.0, Errand::WrongPin(_));
    let fresh = orders.read().any(wrong);
    let begun = visiting.page() != Page::Pin || visiting.lock().entered() > 0;
    refused.set_if_neq(Refused(fresh || refused.0 && !begun));
}

/// The keys of a pad, row by row; the last row has the way back, 0, and the way to erase.
const PAD: [[u8; 3]; 3] = [[1, 2, 3], [4, 5, 6], [7, 8, 9]];
const KEYS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

fn draw(mut contexts: EguiContexts, mut hand: Hand, refused: Res<Refused>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let words = &hand.words;
    let now = hand.clock.moment().running;
    let waiting = hand.visiting.lock().waiting(now);
    let waits = waiting.map(|left| say!(words, "operator-wait", seconds = super::seconds(left)));
    let waits = waits.or_else(|| refused.0.then(|| say!(words, "operator-wrong-pin")));
    let (entered, length) = (
        hand.visiting.lock().entered(),
        hand.visiting.kiosk().operator.pin.len(),
    );
    let back = say!(words, "kiosk-back");
    let erase = say!(words, "operator-delete");
    let (title, heading) = (say!(words, "operator-title"), say!(words, "operator-pin"));
    let tallow = theme::palette(&ctx).tallow;
    let least = theme::target(hand.chosen.text);
    let pressed = leaf::whole(&ctx, "pin", 340.0, |ui| {
        let room = ui.available_height();
        let high = leaf::row_height(room, 4, (HIGH + GAP, least + GAP), OVER_THE_PAD) - GAP;
        ui.add_space((room - OVER_THE_PAD - 4.0 * (high + GAP)).max(0.0) / 2.0);
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            theme::carved(ui, &title, 24.0);
            ui.label(RichText::new(&heading).size(20.0).color(tallow));
            dots(ui, entered, length);
            told(ui, waits.as_deref());
            pad(ui, high, waiting.is_some(), (&back, &erase))
        })
        .inner
    });
    let typed =
        (0..=9).find(|&digit| ctx.input(|input| input.key_pressed(KEYS[usize::from(digit)])));
    let erased = ctx.input(|input| input.key_pressed(Key::Backspace));
    let wish = pressed
        .or(typed.map(Wish::Digit))
        .or(erased.then_some(Wish::Erase));
    if let Some(wish) = wish {
        hand.wish(wish);
    }
    hand.heed_escape(&ctx);
    watch(&ctx, hand.visiting.lock());
    Ok(())
}

/// How many digits stand there, not which.
fn dots(ui: &mut Ui, entered: usize, length: usize) {
    let palette = theme::palette(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(26.0 * length as f32, 30.0), Sense::hover());
    for place in 0..length {
        let at = rect.left_center() + vec2(26.0 * (place as f32 + 0.5), 0.0);
        if place < entered {
            ui.painter().circle_filled(at, 7.0, palette.lamp);
        } else {
            let rim = Stroke::new(1.5, palette.tallow);
            ui.painter().circle_stroke(at, 7.0, rim);
        }
    }
}

/// After a wrong PIN: that it was wrong, or how long the next one waits.
fn told(ui: &mut Ui, waits: Option<&str>) {
    let rose = theme::palette(ui).rose;
    ui.label(
        RichText::new(waits.unwrap_or_default())
            .size(19.0)
            .color(rose),
    );
}

/// How high a key is where there is room.
const HIGH: f32 = 64.0;
const GAP: f32 = 8.0;
/// What title, heading, digits and what is told of them take.
const OVER_THE_PAD: f32 = 140.0;

fn pad(ui: &mut Ui, high: f32, waiting: bool, (back, erase): (&str, &str)) -> Option<Wish> {
    let width = (ui.available_width() - 2.0 * GAP) / 3.0;
    let mut wish = None;
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    ui.spacing_mut().button_padding = vec2(4.0, 2.0);
    ui.spacing_mut().interact_size.y = high;
    let mut key = |ui: &mut Ui, text: RichText, enabled: bool, meaning: Wish| {
        let button = Button::new(text).min_size(vec2(width, high));
        let response = ui.add_enabled(enabled, button);
        if meaning == Wish::Digit(1) {
            theme::focus_first(&response);
        }
        if response.clicked() {
            wish = Some(meaning);
        }
    };
    let digit = |digit: u8| RichText::new(digit.to_string()).size(28.0);
    for row in PAD {
        ui.horizontal(|ui| {
            for number in row {
                key(ui, digit(number), !waiting, Wish::Digit(number));
            }
        });
    }
    ui.horizontal(|ui| {
        let word = theme::word(ui, back, width - 10.0);
        key(ui, word, true, Wish::Back);
        key(ui, digit(0), !waiting, Wish::Digit(0));
        let word = theme::word(ui, erase, width - 10.0);
        key(ui, word, !waiting, Wish::Erase);
    });
    wish
}

/// A PIN that was wrong is seen to be gone at once.
fn watch(ctx: &Context, lock: &Lock) {
    let known = bevy_egui::egui::Id::new("entered digits");
    let now = lock.entered();
    let before = ctx.data_mut(|data| {
        let before: Option<usize> = data.get_temp(known);
        data.insert_temp(known, now);
        before
    });
    if before != Some(now) {
        ctx.request_repaint();
    }
}
