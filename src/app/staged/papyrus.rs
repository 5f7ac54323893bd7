//! What the papyrus beside a staged game shows, whatever is staged: what is asked, the last remark, and the buttons.

use crate::app::aside::{self, Place};
use crate::app::flow::{GameRequest, House};
use crate::app::game::{Game, TakingBack};
use crate::app::hints::{HintRequest, Hints, can_ask_hint};
use crate::app::hud::{Deed, Notice, Panels};
use crate::app::input::Selection;
use crate::app::setup::Chosen;
use crate::app::theme;
use crate::app::tongue::Tongue;
use crate::app::view::ViewInsets;
use crate::app::wording;
use crate::say;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Key, RichText, Ui};
use std::fmt::Debug;
use std::hash::Hash;

/// What a button does; `W` is what is wished of what is staged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pressed<W> {
    /// A wish of its own.
    Wish(W),
    /// What can be done in every game.
    Deed(Deed),
}

/// A button: its word, and what it does.
pub type Entry<W> = (String, Pressed<W>);

/// What every papyrus shows.
#[derive(SystemParam)]
pub struct Seen<'w> {
    /// The game at the table.
    pub game: Option<Res<'w, Game>>,
    /// What is said.
    pub words: Res<'w, Tongue>,
    notice: Res<'w, Notice>,
    selection: Res<'w, Selection>,
    hints: Res<'w, Hints>,
    chosen: Res<'w, Chosen>,
    taking_back: Res<'w, TakingBack>,
    house: Res<'w, House>,
}

impl Seen<'_> {
    /// What is asked now, and the last remark.
    pub fn asked(&self, ui: &mut Ui) {
        let Some(game) = self.game.as_deref() else {
            return;
        };
        let prompt = wording::prompt(&self.words, game, self.selection.piece.is_some());
        let ink = theme::palette(ui).ink;
        ui.label(RichText::new(prompt).size(20.0).color(ink));
        if let Some(remark) = &self.notice.0 {
            told(ui, &remark.text, remark.refusal);
        }
    }

    /// What was refused last, while it is told.
    #[must_use]
    pub fn refused(&self) -> Option<&str> {
        let remark = self.notice.0.as_ref()?;
        remark.refusal.then_some(remark.text.as_str())
    }

    /// What helps while it is on: a hint, and the last turn taken back.
    pub fn helps<W>(&self) -> Vec<Entry<W>> {
        let (words, game) = (&self.words, self.game.as_deref());
        let mut helps = Vec::new();
        if self.chosen.hints && game.is_some_and(can_ask_hint) && !self.hints.is_busy() {
            let hint = Pressed::Deed(Deed::Hint(HintRequest::Next));
            helps.push((say!(words, "hints-button"), hint));
        }
        if *self.taking_back == TakingBack::Allowed && game.is_some_and(Game::can_undo) {
            let undo = Pressed::Deed(Deed::Request(GameRequest::Undo));
            helps.push((say!(words, "button-take-back"), undo));
        }
        helps
    }

    /// The way out. A museum has one below whatever is played, and a second would only ask which is which.
    pub fn way_out<W>(&self, word: String, leave: W) -> Option<Entry<W>> {
        (*self.house == House::Home).then_some((word, Pressed::Wish(leave)))
    }
}

/// A remark; a refusal in the colour of one.
pub fn told(ui: &mut Ui, text: &str, refusal: bool) {
    let palette = theme::palette(ui);
    let color = if refusal {
        palette.modern
    } else {
        palette.pale_ink
    };
    ui.label(theme::italic(text, 18.0).color(color));
}

/// The button that leads on, where there is one, over the others.
pub fn buttons<W: Copy>(
    ui: &mut Ui,
    lead: Option<Entry<W>>,
    others: &[Entry<W>],
) -> Option<Pressed<W>> {
    let mut pressed = None;
    if let Some((text, meaning)) = lead {
        let button = aside::leading(ui, &text);
        theme::focus_first(&button);
        pressed = button.clicked().then_some(meaning);
    }
    pressed.or(aside::quiet(ui, others))
}

/// What the buttons of a papyrus write to.
#[derive(SystemParam)]
pub struct Hands<'w, W: Message> {
    panels: Res<'w, Panels>,
    insets: ResMut<'w, ViewInsets>,
    wishes: MessageWriter<'w, W>,
    deeds: MessageWriter<'w, Deed>,
}

impl<W: Message + Copy> Hands<'_, W> {
    /// Draws a papyrus and carries out what is pressed; `face` tells what its buttons depend on, and `leave` is the step back.
    ///
    /// # Errors
    /// When there is nothing to draw on.
    pub(in crate::app) fn show(
        &mut self,
        contexts: &mut EguiContexts,
        (face, leave): (impl Hash + Debug, W),
        contents: impl FnOnce(&mut Ui, Place),
        buttons: impl FnOnce(&mut Ui) -> Option<Pressed<W>>,
    ) -> Result {
        if self.panels.hidden {
            self.insets.set_if_neq(ViewInsets::default());
            return Ok(());
        }
        let ctx = contexts.ctx_mut()?.clone();
        let pressed = aside::show(&ctx, &mut self.insets, |ui, place| {
            aside::over_buttons(ui, face, |ui| contents(ui, place), buttons)
        });
        // A table that does not rest tells the step back itself.
        let by_key = self.panels.is_covered() && ctx.input(|input| input.key_pressed(Key::Escape));
        match pressed.or(by_key.then_some(Pressed::Wish(leave))) {
            Some(Pressed::Wish(wish)) => {
                self.wishes.write(wish);
            }
            Some(Pressed::Deed(deed)) => {
                self.deeds.write(deed);
            }
            None => {}
        }
        Ok(())
    }
}
