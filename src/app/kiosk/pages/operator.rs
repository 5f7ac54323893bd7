//! The operator's page: what is wrong, who came, how loud it is, and the ways out.

use super::super::reset::Base;
use super::super::{Books, Faults, Kept};
use super::{Hand, at, leaf};
use crate::app::setup::Chosen;
use crate::app::theme::{self, Drawn};
use crate::lang::Words;
use crate::say;
use crate::store::statistics::Day;
use crate::visit::{Page, Wish};
use bevy::prelude::*;
use bevy_egui::egui::{Button, Grid, Id, RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Startup,
        |clock: Res<super::super::Clock>, mut commands: Commands| {
            commands.insert_resource(Since(clock.stamp()));
        },
    )
    .add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn).run_if(at(Page::Operator)),
    );
}

/// When the program was started.
#[derive(Resource, Debug, Clone)]
struct Since(String);

/// So many days are shown.
const DAYS: usize = 10;
/// A step of the loudness.
const STEP: u8 = 10;

/// What was pressed.
enum Pressed {
    Wish(Wish),
    Copy,
    Louder(i16),
}

fn draw(
    mut contexts: EguiContexts,
    mut hand: Hand,
    (since, faults): (Res<Since>, Res<Faults>),
    (mut books, mut base): (ResMut<Books>, ResMut<Base>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let words = &hand.words;
    let cleaning = hand.visiting.kiosk().operator.cleaning;
    let pressed = leaf::whole(&ctx, "operator", 860.0, |ui| {
        theme::carved(ui, &say!(words, "operator-title"), 24.0);
        let running = say!(words, "operator-running", time = since.0.as_str());
        ui.label(RichText::new(running).color(theme::palette(ui).tallow));
        ui.add_space(6.0);
        let pressed = ways(ui, words, cleaning.as_secs());
        copied(ui, words, books.copied.as_ref());
        let louder = volume(ui, words, base.0.sound);
        theme::rule(ui, theme::palette(ui).bronze);
        wrong(ui, words, &faults);
        theme::rule(ui, theme::palette(ui).bronze);
        visits(ui, words, &books);
        pressed.or(louder)
    });
    match pressed {
        Some(Pressed::Wish(wish)) => hand.wish(wish),
        Some(Pressed::Copy) => books.copy(),
        Some(Pressed::Louder(step)) => {
            let sound = (i16::from(base.0.sound) + step).clamp(0, 100);
            base.0.sound = u8::try_from(sound).unwrap_or(0);
            let mut settings = hand.chosen.0.clone();
            settings.sound = base.0.sound;
            hand.chosen.set_if_neq(Chosen(settings));
        }
        None => {}
    }
    hand.heed_escape(&ctx);
    Ok(())
}

fn ways(ui: &mut Ui, words: &Words, cleaning: u64) -> Option<Pressed> {
    let size = vec2(ui.available_width(), 54.0);
    let close = theme::main_button(ui, &say!(words, "operator-close"), size);
    theme::focus_first(&close);
    let entries = [
        (say!(words, "operator-cleaning", seconds = cleaning), 1),
        (say!(words, "operator-copy"), 2),
    ];
    let pressed = leaf::pair(ui, &entries, theme::TARGET);
    let ending = endings(ui, words);
    match pressed {
        _ if close.clicked() => Some(Pressed::Wish(Wish::Back)),
        Some(1) => Some(Pressed::Wish(Wish::Clean)),
        Some(_) => Some(Pressed::Copy),
        None => ending.map(Pressed::Wish),
    }
}

/// Restart and quit are pressed twice: the first press says what the second will do.
fn endings(ui: &mut Ui, words: &Words) -> Option<Wish> {
    let armed = Id::new("the end that was pressed once");
    let before: Option<usize> = ui.data(|data| data.get_temp(armed));
    let entries = [
        (
            say!(words, "operator-restart"),
            say!(words, "operator-restart-now"),
            Wish::Restart,
        ),
        (
            say!(words, "operator-quit"),
            say!(words, "operator-quit-now"),
            Wish::Quit,
        ),
    ];
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap) / 2.0;
    let (mut wish, mut after) = (None, before);
    ui.horizontal(|ui| {
        for (number, (once, twice, meaning)) in entries.into_iter().enumerate() {
            let is_armed = before == Some(number);
            let text = if is_armed { twice } else { once };
            let mut button = Button::new(theme::word(ui, &text, width - 28.0))
                .min_size(vec2(width, theme::TARGET));
            if is_armed {
                button = button.fill(theme::palette(ui).madder);
            }
            if ui.add(button).clicked() {
                wish = is_armed.then_some(meaning);
                after = (!is_armed).then_some(number);
            }
        }
    });
    ui.data_mut(|data| match after {
        Some(number) => {
            data.insert_temp(armed, number);
        }
        None => data.remove::<usize>(armed),
    });
    wish
}

fn volume(ui: &mut Ui, words: &Words, sound: u8) -> Option<Pressed> {
    let name = say!(words, "operator-volume");
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.label(theme::strong(&name, 19.0).color(theme::palette(ui).candle));
        for (sign, step, spoken) in [
            (
                "\u{2212}",
                -i16::from(STEP),
                say!(words, "settings-less", name = name.as_str()),
            ),
            (
                "+",
                i16::from(STEP),
                say!(words, "settings-more", name = name.as_str()),
            ),
        ] {
            let button = Button::new(theme::strong(sign, 22.0)).min_size(vec2(64.0, theme::TARGET));
            let response = ui.add(button);
            response.widget_info(|| {
                bevy_egui::egui::WidgetInfo::labeled(
                    bevy_egui::egui::WidgetType::Button,
                    true,
                    &spoken,
                )
            });
            if response.clicked() {
                pressed = Some(Pressed::Louder(step));
            }
        }
        let percent = say!(words, "settings-percent", value = sound);
        ui.label(RichText::new(percent).color(theme::palette(ui).candle));
    });
    pressed
}

fn wrong(ui: &mut Ui, words: &Words, faults: &Faults) {
    let palette = theme::palette(ui);
    let said = faults.said(words);
    ui.label(theme::strong(say!(words, "operator-faults"), 20.0).color(palette.candle));
    if said.is_empty() {
        let good = say!(words, "operator-no-faults");
        ui.label(RichText::new(good).color(palette.verdigris));
    }
    for (about, lines) in said {
        ui.label(RichText::new(about).color(palette.rose));
        for line in lines {
            ui.label(RichText::new(line).small().color(palette.tallow));
        }
    }
}

fn copied(ui: &mut Ui, words: &Words, kept: Option<&Kept>) {
    let palette = theme::palette(ui);
    let (text, color) = match kept {
        None => return,
        Some(Kept::In(folder)) => {
            let folder = folder.display().to_string();
            (
                say!(words, "operator-copied", folder = folder),
                palette.verdigris,
            )
        }
        Some(Kept::NoStick) => (say!(words, "operator-no-stick"), palette.rose),
        Some(Kept::Not(reason)) => (reason.clone(), palette.rose),
    };
    ui.label(RichText::new(text).color(color));
}

/// The last days, the newest first.
fn visits(ui: &mut Ui, words: &Words, books: &Books) {
    let palette = theme::palette(ui);
    ui.label(theme::strong(say!(words, "operator-statistics"), 20.0).color(palette.candle));
    Grid::new("visits")
        .striped(true)
        .spacing(vec2(28.0, 4.0))
        .show(ui, |ui| {
            for head in [
                say!(words, "operator-day"),
                say!(words, "operator-visits"),
                say!(words, "operator-games"),
                say!(words, "operator-minutes"),
            ] {
                ui.label(RichText::new(head).small().color(palette.tallow));
            }
            ui.end_row();
            for (date, day) in books.days.iter().rev().take(DAYS) {
                let cells = [
                    date.clone(),
                    day.visits.to_string(),
                    day.games.to_string(),
                    minutes(day),
                ];
                for cell in cells {
                    ui.label(RichText::new(cell).color(palette.candle));
                }
                ui.end_row();
            }
        });
}

/// How long a visit lasted on average, in minutes.
fn minutes(day: &Day) -> String {
    let each = f64::from(day.seconds) / f64::from(day.visits.max(1));
    format!("{:.1}", each / 60.0)
}
