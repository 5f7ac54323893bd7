//! The papyrus beside the lesson: what to do, what was done, and the way on.

use super::{Stand, Teach, Teaching};
use crate::app::aside;
use crate::app::challenge;
use crate::app::hud::{Notice, Panels};
use crate::app::staged::{Staged, is};
use crate::app::theme::{self, Drawn};
use crate::app::tongue::Tongue;
use crate::app::view::ViewInsets;
use crate::lang::Words;
use crate::say;
use bevy::prelude::*;
use bevy_egui::egui::{Key, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn)
            .run_if(is(Staged::Lesson).and_then(resource_exists::<Teaching>)),
    );
}

/// What a button does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    Teach(Teach),
    /// On to the challenge.
    Challenge,
}

fn draw(
    mut contexts: EguiContexts,
    (teaching, words, notice): (Res<Teaching>, Res<Tongue>, Res<Notice>),
    (panels, usual): (Res<Panels>, Res<challenge::Usual>),
    mut insets: ResMut<ViewInsets>,
    mut wishes: MessageWriter<Teach>,
    mut challenges: MessageWriter<challenge::Begin>,
) -> Result {
    if panels.hidden {
        insets.set_if_neq(ViewInsets::default());
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let seen = Seen {
        words: &words,
        teaching: &teaching,
        refused: notice
            .0
            .as_ref()
            .filter(|remark| remark.refusal)
            .map(|remark| remark.text.as_str()),
    };
    let wish = aside::show(&ctx, &mut insets, |ui, _| {
        aside::over_buttons(ui, |ui| seen.contents(ui), |ui| seen.buttons(ui))
    });
    // A table that does not rest tells the step back itself.
    let by_key = panels.is_covered() && ctx.input(|input| input.key_pressed(Key::Escape));
    match wish.or(by_key.then_some(Wish::Teach(Teach::Leave))) {
        Some(Wish::Teach(wish)) => {
            wishes.write(wish);
        }
        Some(Wish::Challenge) => {
            challenges.write(challenge::Begin(usual.0.clone()));
        }
        None => {}
    }
    Ok(())
}

/// What the papyrus shows.
struct Seen<'a> {
    words: &'a Words,
    teaching: &'a Teaching,
    refused: Option<&'a str>,
}

impl Seen<'_> {
    fn contents(&self, ui: &mut Ui) {
        let (palette, words) = (theme::palette(ui), self.words);
        let Some(step) = self.teaching.step() else {
            return;
        };
        let (at, of) = self.teaching.count();
        let count = say!(words, "lesson-step", step = at + 1, steps = of);
        aside::heading(ui, &words.say(&step.title), Some(&count));
        let text = self.teaching.said(words);
        ui.label(RichText::new(text).size(22.0).color(palette.ink));
        if let (Stand::Awaited, Some(refused)) = (self.teaching.stand(), self.refused) {
            ui.label(theme::italic(refused, 18.0).color(palette.modern));
        }
        if step.variant.id == "schadler" {
            ui.add_space(4.0);
            let source = say!(words, "lesson-inferred");
            ui.label(theme::italic(source, 16.0).color(palette.pale_ink));
        }
    }

    /// What leads on, then the ways back and out.
    fn buttons(&self, ui: &mut Ui) -> Option<Wish> {
        let words = self.words;
        let (at, of) = self.teaching.count();
        let (last, finished) = (at + 1 == of, self.teaching.is_finished());
        let lead = match self.teaching.stand() {
            Stand::Awaited => None,
            Stand::Done if last => Some((say!(words, "lesson-to-challenge"), Wish::Challenge)),
            Stand::Done => Some((say!(words, "lesson-next"), Wish::Teach(Teach::Next))),
            Stand::Missed => {
                let again = say!(words, "challenge-again");
                Some((again, Wish::Teach(Teach::Again)))
            }
        };
        let mut wish = None;
        if let Some((text, meaning)) = lead {
            let button = aside::leading(ui, &text);
            theme::focus_first(&button);
            wish = button.clicked().then_some(meaning);
        }
        let mut others = Vec::new();
        if at > 0 {
            others.push((say!(words, "lesson-back"), Wish::Teach(Teach::Back)));
        }
        let leave = if finished {
            say!(words, "lesson-finish")
        } else {
            say!(words, "lesson-leave")
        };
        others.push((leave, Wish::Teach(Teach::Leave)));
        wish.or(aside::quiet(ui, &others))
    }
}
