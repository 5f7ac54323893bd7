//! The papyrus beside the short game: what it is about, the turns that are left, the count, and how it came out.

use super::{By, ShortGame, Stand, Wish, counted, counts, tablet, told};
use crate::app::aside;
use crate::app::game::Game;
use crate::app::staged::papyrus::{self, Entry, Hands, Pressed};
use crate::app::staged::{Afterwards, Staged, is};
use crate::app::theme::{self, Drawn};
use crate::rules::Side;
use crate::say;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui, WidgetInfo, WidgetType};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn)
            .run_if(is(Staged::ShortGame).and_then(resource_exists::<ShortGame>)),
    );
}

/// What the papyrus shows.
#[derive(SystemParam, Deref)]
struct Seen<'w> {
    short: Res<'w, ShortGame>,
    #[deref]
    every: papyrus::Seen<'w>,
}

fn draw(mut contexts: EguiContexts, seen: Seen, mut hands: Hands<Wish>) -> Result {
    hands.show(
        &mut contexts,
        (seen.short.stand, Wish::Leave),
        |ui, _| seen.contents(ui),
        |ui| papyrus::buttons(ui, seen.lead(), &seen.others()),
    )
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
                self.asked(ui);
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

    /// How many stand on either side: as glass with its number, and in words for who does not see it.
    fn sides(&self, ui: &mut Ui, calculi: [u32; 2]) {
        let palette = theme::palette(ui);
        let row = ui.horizontal(|ui| {
            for (side, count) in Side::BOTH.into_iter().zip(calculi) {
                theme::glass(ui, side, 34.0);
                ui.label(theme::strong(count.to_string(), 30.0).color(palette.ink));
                ui.add_space(14.0);
            }
        });
        let told = counts(&self.words, calculi);
        row.response
            .widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    }

    /// The button that leads on.
    fn lead(&self) -> Option<Entry<Wish>> {
        let words = &self.words;
        let (text, wish) = match self.short.stand {
            Stand::Told => (say!(words, "short-game-begin"), Wish::Start),
            Stand::On => return None,
            Stand::Decided(_) => (say!(words, "challenge-again"), Wish::Again),
        };
        Some((text, Pressed::Wish(wish)))
    }

    /// The buttons that do not lead on.
    fn others(&self) -> Vec<Entry<Wish>> {
        let words = &self.words;
        let mut others = match self.short.stand {
            Stand::On => self.helps(),
            Stand::Told | Stand::Decided(_) => Vec::new(),
        };
        if let Stand::Decided(score) = self.short.stand
            && self.short.terms.afterwards == Afterwards::PlayOn
            && score.by == By::Count
        {
            let on = Pressed::Wish(Wish::PlayOn);
            others.push((say!(words, "short-game-play-on"), on));
        }
        others.extend(self.way_out(say!(words, "challenge-leave"), Wish::Leave));
        others
    }
}
