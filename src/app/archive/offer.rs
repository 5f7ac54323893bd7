//! The game that was going on last, offered at the title.

use super::taken_up;
use crate::app::game::{Game, TakeUp};
use crate::app::theme;
use crate::data::Library;
use crate::lang::Words;
use crate::record::Record;
use crate::say;
use bevy::prelude::*;
use bevy_egui::egui::{Button, RichText, Stroke, Ui, vec2};
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

/// A game that is left can be gone on with, unless it is over; one that is only looked through takes no other's place.
pub(super) fn remember(game: Option<Res<Game>>, mut offer: ResMut<Offer>) {
    let Some(game) = game.filter(|game| !game.is_looked_through()) else {
        return;
    };
    if game.outcome().is_some() {
        offer.0 = None;
    } else if game.plies().len() > 0 {
        offer.0 = Some(TakeUp {
            setup: game.setup().clone(),
            start: game.first_position().clone(),
            moves: game.plies().map(|ply| ply.mv).collect(),
        });
    }
}

/// The button that goes on with the game that is offered; tells whether it was pressed.
pub fn go_on(ui: &mut Ui, words: &Words, offer: &TakeUp, width: f32) -> bool {
    let palette = theme::palette(ui);
    let turns = say!(words, "turns", count = turns(offer));
    let name = offer.setup.variant.name.as_str();
    let text = say!(words, "archive-go-on", game = name, turns = turns);
    let button = Button::new(RichText::new(text).color(palette.candle))
        .fill(palette.umber)
        .stroke(Stroke::new(1.5, palette.lamp))
        .truncate()
        .min_size(vec2(width, theme::TARGET));
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
