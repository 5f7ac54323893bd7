//! The papyrus beside the short game: what it is about, the turns that are left, the count, and how it came out.

use super::{By, ShortGame, Stand, Wish, counted, counts, tablet, told};
use crate::app::aside;
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
use bevy_egui::egui::{Key, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn)
            .run_if(is(Staged::ShortGame).and_then(resource_exists::<ShortGame>)),
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
    short: Res<'w, ShortGame>,
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
    let pressed = aside::show(&ctx, &mut insets, |ui, _| {
        aside::over_buttons(ui, |ui| seen.contents(ui), |ui| seen.buttons(ui))
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
    fn contents(&self, ui: &mut Ui) {
        let (palette, words) = (theme::palette(ui), &self.words);
        let level = self.short.terms.level.name();
        let against = say!(words, "challenge-against", level = level);
        aside::heading(ui, &say!(words, "short-game-title"), Some(&against));
        let Some(game) = self.game.as_deref() else {
            return;
        };
        self.turns(ui, game);
        ui.add_space(4.0);
        match self.short.stand {
            Stand::Told => {
                self.sides(ui, counted(game));
                let turns = self.short.terms.turns;
                let task = say!(words, "short-game-task", turns = turns);
                ui.label(RichText::new(task).size(20.0).color(palette.ink));
            }
            Stand::On => {
                self.sides(ui, counted(game));
                self.asked(ui, game);
            }
            Stand::Decided(score) => {
                let color = match score.winner {
                    Some(Side::White) => palette.attested,
                    Some(Side::Black) => palette.modern,
                    None => palette.ink,
                };
                self.sides(ui, score.calculi);
                ui.label(theme::strong(told(words, game, score), 23.0).color(color));
                if score.by == By::Count {
                    let why = say!(words, "short-game-counted", turns = self.short.terms.turns);
                    ui.label(theme::italic(why, 18.0).color(palette.pale_ink));
                }
            }
        }
    }

    fn turns(&self, ui: &mut Ui, game: &Game) {
        let left = self.short.turns_left(game);
        let told = say!(self.words, "kiosk-turns-left", turns = left);
        ui.label(theme::strong(&told, 22.0).color(theme::palette(ui).ink));
        tablet::show(ui, left, usize::from(self.short.terms.turns), &told);
    }

    /// How many stand on either side, as glass and as numbers.
    fn sides(&self, ui: &mut Ui, calculi: [u32; 2]) {
        let palette = theme::palette(ui);
        ui.horizontal(|ui| {
            for (side, count) in Side::BOTH.into_iter().zip(calculi) {
                theme::glass(ui, side, 34.0);
                ui.label(theme::strong(count.to_string(), 30.0).color(palette.ink));
                ui.add_space(14.0);
            }
        });
        let told = counts(&self.words, calculi);
        ui.label(theme::italic(told, 18.0).color(palette.pale_ink));
    }

    /// What is asked now, and the last remark.
    fn asked(&self, ui: &mut Ui, game: &Game) {
        let palette = theme::palette(ui);
        let prompt = wording::prompt(&self.words, game, self.selection.piece.is_some());
        ui.label(RichText::new(prompt).size(20.0).color(palette.ink));
        if let Some(remark) = &self.notice.0 {
            let color = if remark.refusal {
                palette.modern
            } else {
                palette.pale_ink
            };
            ui.label(theme::italic(&remark.text, 18.0).color(color));
        }
    }

    fn buttons(&self, ui: &mut Ui) -> Option<Pressed> {
        let words = &self.words;
        let lead = match self.short.stand {
            Stand::Told => Some((say!(words, "short-game-begin"), Wish::Start)),
            Stand::On => None,
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
        match self.short.stand {
            Stand::Told => {}
            Stand::On => {
                let game = self.game.as_deref();
                if self.chosen.hints && game.is_some_and(can_ask_hint) && !self.hints.is_busy() {
                    let hint = Pressed::Deed(Deed::Hint(HintRequest::Next));
                    others.push((say!(words, "hints-button"), hint));
                }
                if *self.taking_back == TakingBack::Allowed && game.is_some_and(Game::can_undo) {
                    let undo = Pressed::Deed(Deed::Request(GameRequest::Undo));
                    others.push((say!(words, "button-take-back"), undo));
                }
            }
            Stand::Decided(score) => {
                let more = self.short.terms.afterwards == Afterwards::PlayOn;
                if more && score.by == By::Count {
                    let on = Pressed::Wish(Wish::PlayOn);
                    others.push((say!(words, "short-game-play-on"), on));
                }
            }
        }
        others.push((say!(words, "challenge-leave"), Pressed::Wish(Wish::Leave)));
        others
    }
}
