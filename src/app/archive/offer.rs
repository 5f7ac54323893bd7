//! The game that was going on last, offered at the title.

use super::taken_up;
use crate::app::game::{Game, TakeUp};
use crate::app::staged::Staged;
use crate::app::{theme, wording};
use crate::data::Library;
use crate::lang::Words;
use crate::record::Record;
use crate::say;
use bevy::prelude::*;
use bevy_egui::egui::{Button, Stroke, Ui, vec2};
use std::time::{SystemTime, UNIX_EPOCH};

/// A game that can be gone on with.
#[derive(Resource, Debug, Clone, Default)]
pub struct Offer(pub Option<TakeUp>);

impl Offer {
    /// The game that was kept.
    #[must_use]
    pub fn of(record: Option<&Record>, library: &Library) -> Self {
        let seed = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_nanos() as u64);
        Self(record.and_then(|record| taken_up(record, library, seed)))
    }
}

pub(super) fn remember(
    game: Option<Res<Game>>,
    staged: Option<Res<Staged>>,
    mut offer: ResMut<Offer>,
) {
    if let Some(game) = game.filter(|_| staged.is_none()) {
        offer.remember(&game);
    }
}

impl Offer {
    /// A game that is left can be gone on with, unless it is over; one that is only looked through takes no other's place.
    pub(super) fn remember(&mut self, game: &Game) {
        if game.is_looked_through() {
            return;
        }
        if game.outcome().is_some() {
            self.0 = None;
        } else if game.plies().len() > 0 {
            self.0 = Some(TakeUp {
                setup: game.setup().clone(),
                start: game.first_position().clone(),
                moves: game.plies().map(|ply| ply.mv).collect(),
            });
        }
    }
}

/// The button that goes on with the game that is offered; tells whether it was pressed.
pub fn go_on(ui: &mut Ui, words: &Words, offer: &TakeUp) -> bool {
    const PADDING: f32 = 28.0;
    let palette = theme::palette(ui);
    let turns = say!(words, "turns", count = turns(offer));
    let name = wording::ruleset::name(words, &offer.setup.variant);
    let text = say!(words, "archive-go-on", game = name, turns = turns);
    let (font, width) = (theme::strong_font(19.0), ui.available_width());
    let galley = theme::rows(ui, &text, font, palette.lamp, width - PADDING, 2);
    let size = vec2(galley.size().x + PADDING, theme::TARGET);
    let button = Button::new(galley)
        .fill(palette.umber)
        .stroke(Stroke::new(1.5, palette.lamp))
        .min_size(size);
    ui.add(button).clicked()
}

/// How many turns were played.
fn turns(offer: &TakeUp) -> usize {
    let mut position = offer.start.clone();
    let mut turns = 0;
    for &mv in &offer.moves {
        match position.play(mv) {
            Ok(ply) => turns += usize::from(ply.ends_turn()),
            Err(_) => break,
        }
    }
    turns
}
