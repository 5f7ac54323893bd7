//! The papyrus beside the challenge: the task, the sandglass, what has been taken, and how it came out.

use super::{Challenge, Outcome, Sand, Stand, Wish, sandglass, taken, told};
use crate::app::aside::{self, Place};
use crate::app::game::Game;
use crate::app::staged::papyrus::{self, Entry, Hands, Pressed};
use crate::app::staged::{Afterwards, Staged, is};
use crate::app::theme::{self, Drawn};
use crate::app::wording;
use crate::rules::Side;
use crate::say;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn)
            .run_if(is(Staged::Challenge).and_then(resource_exists::<Challenge>)),
    );
}

/// What the papyrus shows.
#[derive(SystemParam, Deref)]
struct Seen<'w> {
    challenge: Res<'w, Challenge>,
    #[deref]
    every: papyrus::Seen<'w>,
}

fn draw(mut contexts: EguiContexts, seen: Seen, mut hands: Hands<Wish>) -> Result {
    hands.show(
        &mut contexts,
        (seen.challenge.stand, Wish::Leave),
        |ui, place| seen.contents(ui, place),
        |ui| papyrus::buttons(ui, seen.lead(), &seen.others()),
    )
}

impl Seen<'_> {
    fn taken(&self) -> u32 {
        self.game.as_deref().map_or(0, taken)
    }

    fn contents(&self, ui: &mut Ui, place: Place) {
        let words = &self.words;
        let count = self.challenge.terms.calculi;
        let against = say!(
            words,
            "challenge-against",
            level = self.challenge.terms.level.name()
        );
        aside::heading(
            ui,
            &say!(words, "challenge-title", count = count),
            Some(&against),
        );
        let broad = matches!(place, Place::Foot(_));
        let (room, width) = (aside::seen_room(ui), ui.available_width());
        let part = if broad { 0.95 } else { 0.46 };
        let high = (part * room).clamp(84.0, 250.0).min(0.72 * width);
        ui.horizontal_top(|ui| {
            self.sandglass(ui, high);
            ui.add_space(10.0);
            ui.vertical(|ui| {
                self.captives(ui);
                if broad {
                    self.lines(ui);
                }
            });
        });
        if !broad {
            ui.add_space(8.0);
            self.lines(ui);
        }
    }

    fn sandglass(&self, ui: &mut Ui, high: f32) {
        let challenge = &self.challenge;
        let time = self.time(challenge.sand);
        sandglass::show(
            ui,
            challenge.sand,
            challenge.stand == Stand::On,
            high,
            &time,
        );
    }

    fn time(&self, sand: Sand) -> String {
        let left = sand.left().as_secs_f32().ceil() as u64;
        let seconds = format!("{:02}", left % 60);
        say!(
            self.words,
            "challenge-time",
            minutes = left / 60,
            seconds = seconds
        )
    }

    fn lines(&self, ui: &mut Ui) {
        let (palette, words) = (theme::palette(ui), &self.words);
        match self.challenge.stand {
            Stand::Told => {
                ui.label(
                    RichText::new(say!(words, "challenge-task"))
                        .size(20.0)
                        .color(palette.ink),
                );
            }
            Stand::On => self.asked(ui),
            Stand::Decided(outcome) => {
                let color = match outcome {
                    Outcome::Won => palette.attested,
                    _ => palette.modern,
                };
                ui.label(theme::strong(told(words, outcome), 24.0).color(color));
                if outcome == Outcome::GameOver
                    && let Some((game, over)) = self.over()
                {
                    let why = wording::result(words, game, over);
                    ui.label(RichText::new(why).size(18.0).color(palette.ink));
                }
                let text = match outcome {
                    Outcome::Won => say!(words, "challenge-won-more"),
                    _ => say!(words, "challenge-lost-more"),
                };
                ui.label(RichText::new(text).size(19.0).color(palette.ink));
            }
        }
    }

    fn over(&self) -> Option<(&Game, crate::rules::Outcome)> {
        let game = self.game.as_deref()?;
        Some((game, game.outcome()?))
    }

    /// The captives: so many are there, so many places are still free, and so much time.
    fn captives(&self, ui: &mut Ui) {
        let (palette, wanted) = (theme::palette(ui), u32::from(self.challenge.terms.calculi));
        let taken = self.taken().min(wanted);
        let told = say!(self.words, "challenge-taken", taken = taken, count = wanted);
        let size = (ui.available_width() / wanted as f32 - 6.0).clamp(16.0, 38.0);
        let row = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            for place in 0..wanted {
                if place < taken {
                    theme::glass(ui, Side::Black, size);
                } else {
                    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
                    let stroke = Stroke::new(1.5, palette.pale_ink);
                    ui.painter()
                        .circle_stroke(rect.center(), 0.42 * size, stroke);
                }
            }
        });
        row.response
            .widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
        ui.label(theme::strong(told, 20.0).color(palette.ink));
        let time = self.time(self.challenge.sand);
        ui.label(theme::italic(time, 18.0).color(palette.pale_ink));
    }

    /// The button that leads on.
    fn lead(&self) -> Option<Entry<Wish>> {
        let words = &self.words;
        let (text, wish) = match self.challenge.stand {
            Stand::Told => (say!(words, "challenge-begin"), Wish::Start),
            Stand::On => return None,
            Stand::Decided(Outcome::Lost) => (say!(words, "challenge-more-time"), Wish::MoreTime),
            Stand::Decided(_) => (say!(words, "challenge-again"), Wish::Again),
        };
        Some((text, Pressed::Wish(wish)))
    }

    /// The buttons that do not lead on.
    fn others(&self) -> Vec<Entry<Wish>> {
        let words = &self.words;
        let entry = |text: String, wish| (text, Pressed::Wish(wish));
        let mut others = Vec::new();
        match self.challenge.stand {
            Stand::Told => {}
            Stand::On => {
                let more = say!(words, "challenge-more-time");
                others.push(entry(more, Wish::MoreTime));
                others.extend(self.helps());
            }
            Stand::Decided(outcome) => {
                if outcome == Outcome::Lost {
                    others.push(entry(say!(words, "challenge-again"), Wish::Again));
                }
                let offered = self.challenge.terms.afterwards == Afterwards::PlayOn;
                if offered && self.over().is_none() {
                    others.push(entry(say!(words, "challenge-play-on"), Wish::PlayOn));
                }
            }
        }
        others.extend(self.way_out(say!(words, "challenge-leave"), Wish::Leave));
        others
    }
}
