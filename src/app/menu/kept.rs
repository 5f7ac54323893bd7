//! Under the title: the game that can be gone on with, and what could not be read or kept.

use crate::app::archive::{self, Offer};
use crate::app::challenge;
use crate::app::flow::Screen;
use crate::app::game::TakeUp;
use crate::app::keeping::Troubles;
use crate::app::lesson::Teach;
use crate::app::pages::Page;
use crate::app::short_game;
use crate::app::theme;
use crate::lang::Words;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;

/// What is told, and what can be opened or gone on with.
#[derive(SystemParam)]
pub(super) struct Kept<'w> {
    pub page: ResMut<'w, Page>,
    pub screen: ResMut<'w, NextState<Screen>>,
    pub teach: MessageWriter<'w, Teach>,
    challenges: MessageWriter<'w, challenge::Begin>,
    short_games: MessageWriter<'w, short_game::Begin>,
    usual: (Res<'w, challenge::Usual>, Res<'w, short_game::Usual>),
    offer: Res<'w, Offer>,
    troubles: Res<'w, Troubles>,
    games: MessageWriter<'w, TakeUp>,
}

impl Kept<'_> {
    /// The challenge begins.
    pub fn challenge(&mut self) {
        let terms = self.usual.0.0.clone();
        self.challenges.write(challenge::Begin(terms));
    }

    /// The short game begins.
    pub fn short_game(&mut self) {
        let terms = self.usual.1.0.clone();
        self.short_games.write(short_game::Begin(terms));
    }

    /// Whether there is anything to show.
    pub fn has_news(&self) -> bool {
        self.offer.0.is_some() || !self.troubles.0.is_empty()
    }

    /// Shows it, as much as there is.
    pub fn show(&mut self, ui: &mut Ui, words: &Words) {
        let rose = theme::palette(ui).rose;
        for trouble in &self.troubles.0 {
            let text = trouble.said(words).join(" \u{b7} ");
            theme::fitted(ui, &text, 16.0, rose, 4);
        }
        if let Some(offer) = &self.offer.0
            && archive::go_on(ui, words, offer)
        {
            self.games.write(offer.clone());
        }
    }
}
