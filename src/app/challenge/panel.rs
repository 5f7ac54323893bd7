//! The papyrus beside the challenge: the task, the sandglass, what has been taken, and how it came out.

use super::{Challenge, Outcome, Sand, Stand, Wish, sandglass, taken, told};
use crate::app::aside::{self, Place};
use crate::app::flow::GameRequest;
use crate::app::game::{Game, TakingBack};
use crate::app::hints::{HintRequest, Hints, can_ask_hint};
use crate::app::hud::{Deed, Notice, Panels};
use crate::app::input::Selection;
use crate::app::setup::Chosen;
use crate::app::staged::{Afterwards, Staged, is};
use crate::app::theme::{self, Drawn};
use crate::app::tongue::Tongue;
use crate::app::view::ViewInsets;
use crate::app::wording;
use crate::rules::Side;
use crate::say;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Key, RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn)
            .run_if(is(Staged::Challenge).and_then(resource_exists::<Challenge>)),
    );
}

/// What a button does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pressed {
    Wish(Wish),
    Deed(Deed),
}

/// What the papyrus shows.
#[derive(SystemParam)]
struct Seen<'w> {
    challenge: Res<'w, Challenge>,
    game: Option<Res<'w, Game>>,
    words: Res<'w, Tongue>,
    notice: Res<'w, Notice>,
    selection: Res<'w, Selection>,
    hints: Res<'w, Hints>,
    chosen: Res<'w, Chosen>,
    taking_back: Res<'w, TakingBack>,
}

fn draw(
    mut contexts: EguiContexts,
    (seen, panels): (Seen, Res<Panels>),
    mut insets: ResMut<ViewInsets>,
    (mut wishes, mut deeds): (MessageWriter<Wish>, MessageWriter<Deed>),
) -> Result {
    if panels.hidden {
        insets.set_if_neq(ViewInsets::default());
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let pressed = aside::show(&ctx, &mut insets, |ui, place| {
        aside::over_buttons(ui, |ui| seen.contents(ui, place), |ui| seen.buttons(ui))
    });
    // A table that does not rest tells the step back itself.
    let by_key = panels.is_covered() && ctx.input(|input| input.key_pressed(Key::Escape));
    match pressed.or(by_key.then_some(Pressed::Wish(Wish::Leave))) {
        Some(Pressed::Wish(wish)) => {
            wishes.write(wish);
        }
        Some(Pressed::Deed(deed)) => {
            deeds.write(deed);
        }
        None => {}
    }
    Ok(())
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
        let (room, width) = (ui.available_height(), ui.available_width());
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

    /// What is asked now, and the last remark.
    fn asked(&self, ui: &mut Ui) {
        let palette = theme::palette(ui);
        let Some(game) = self.game.as_deref() else {
            return;
        };
        let prompt = wording::prompt(&self.words, game, self.selection.piece.is_some());
        ui.label(RichText::new(prompt).size(20.0).color(palette.ink));
        if let Some(remark) = &self.notice.0 {
            let color: Color32 = if remark.refusal {
                palette.modern
            } else {
                palette.pale_ink
            };
            ui.label(theme::italic(&remark.text, 18.0).color(color));
        }
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

    fn buttons(&self, ui: &mut Ui) -> Option<Pressed> {
        let words = &self.words;
        let lead = match self.challenge.stand {
            Stand::Told => Some((say!(words, "challenge-begin"), Wish::Start)),
            Stand::On => None,
            Stand::Decided(Outcome::Lost) => {
                Some((say!(words, "challenge-more-time"), Wish::MoreTime))
            }
            Stand::Decided(_) => Some((say!(words, "challenge-again"), Wish::Again)),
        };
        let mut pressed = None;
        if let Some((text, wish)) = lead {
            let button = aside::leading(ui, &text);
            theme::focus_first(&button);
            pressed = button.clicked().then_some(Pressed::Wish(wish));
        }
        pressed.or(aside::quiet(ui, &self.others()))
    }

    /// The buttons that do not lead on.
    fn others(&self) -> Vec<(String, Pressed)> {
        let words = &self.words;
        let mut others = Vec::new();
        match self.challenge.stand {
            Stand::Told => {}
            Stand::On => {
                others.push((
                    say!(words, "challenge-more-time"),
                    Pressed::Wish(Wish::MoreTime),
                ));
                if self.chosen.hints
                    && self.game.as_deref().is_some_and(can_ask_hint)
                    && !self.hints.is_busy()
                {
                    let hint = Pressed::Deed(Deed::Hint(HintRequest::Next));
                    others.push((say!(words, "hints-button"), hint));
                }
                if *self.taking_back == TakingBack::Allowed
                    && self.game.as_ref().is_some_and(|game| game.can_undo())
                {
                    let undo = Pressed::Deed(Deed::Request(GameRequest::Undo));
                    others.push((say!(words, "button-take-back"), undo));
                }
            }
            Stand::Decided(outcome) => {
                if outcome == Outcome::Lost {
                    others.push((say!(words, "challenge-again"), Pressed::Wish(Wish::Again)));
                }
                let offered = self.challenge.terms.afterwards == Afterwards::PlayOn;
                if offered && self.over().is_none() {
                    others.push((
                        say!(words, "challenge-play-on"),
                        Pressed::Wish(Wish::PlayOn),
                    ));
                }
            }
        }
        others.push((say!(words, "challenge-leave"), Pressed::Wish(Wish::Leave)));
        others
    }
}
