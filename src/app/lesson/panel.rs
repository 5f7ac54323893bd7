//! The papyrus beside the lesson: what to do, what was done, and the way on.

use super::{Stand, Teach, Teaching};
use crate::app::aside;
use crate::app::staged::papyrus::{self, Entry, Hands, Pressed};
use crate::app::staged::{Staged, is};
use crate::app::theme::{self, Drawn};
use crate::say;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn)
            .run_if(is(Staged::Lesson).and_then(resource_exists::<Teaching>)),
    );
}

/// What the papyrus shows.
#[derive(SystemParam, Deref)]
struct Seen<'w> {
    teaching: Res<'w, Teaching>,
    #[deref]
    every: papyrus::Seen<'w>,
}

fn draw(mut contexts: EguiContexts, seen: Seen, mut hands: Hands<Teach>) -> Result {
    hands.show(
        &mut contexts,
        (seen.teaching.face(), Teach::Leave),
        |ui, _| seen.contents(ui),
        |ui| papyrus::buttons(ui, seen.lead(), &seen.others()),
    )
}

/// How large the words are: as large as they are seen at once.
const SIZES: [f32; 4] = [22.0, 20.0, 18.0, 16.5];

impl Seen<'_> {
    fn contents(&self, ui: &mut Ui) {
        let (palette, words) = (theme::palette(ui), &self.words);
        let Some(step) = self.teaching.step() else {
            return;
        };
        let (at, of) = self.teaching.count();
        let count = say!(words, "lesson-step", step = at + 1, steps = of);
        aside::heading(ui, &words.say(&step.title), Some(&count));
        let (text, why) = (self.teaching.said(words), self.teaching.missed(words));
        let inferred = step.variant.id == "schadler";
        let source = inferred.then(|| say!(words, "lesson-inferred"));
        let all = [Some(&text), why.as_ref(), source.as_ref()];
        let all: Vec<&str> = all.into_iter().flatten().map(String::as_str).collect();
        let size = aside::fitting(ui, &all, &SIZES, aside::seen_room(ui));
        ui.label(RichText::new(text).size(size).color(palette.ink));
        if let Some(why) = why {
            ui.add_space(2.0);
            ui.label(theme::strong(why, size).color(palette.modern));
        } else if let (Stand::Awaited, Some(refused)) = (self.teaching.stand(), self.refused()) {
            papyrus::told(ui, refused, true);
        }
        if let Some(source) = source {
            ui.add_space(4.0);
            ui.label(theme::italic(source, 16.0).color(palette.pale_ink));
        }
    }

    /// The button that leads on.
    fn lead(&self) -> Option<Entry<Teach>> {
        let words = &self.words;
        let (text, wish) = match self.teaching.stand() {
            Stand::Awaited => return None,
            Stand::Missed => (say!(words, "challenge-again"), Teach::Again),
            Stand::Done if self.teaching.is_finished() => {
                (say!(words, "lesson-to-challenge"), Teach::Challenge)
            }
            Stand::Done => (say!(words, "lesson-next"), Teach::Next),
        };
        Some((text, Pressed::Wish(wish)))
    }

    /// The ways back and out.
    fn others(&self) -> Vec<Entry<Teach>> {
        let words = &self.words;
        let (at, _) = self.teaching.count();
        let mut others = Vec::new();
        if at > 0 {
            others.push((say!(words, "lesson-back"), Pressed::Wish(Teach::Back)));
        }
        let leave = if self.teaching.is_finished() {
            say!(words, "lesson-finish")
        } else {
            say!(words, "lesson-leave")
        };
        others.extend(self.way_out(leave, Teach::Leave));
        others
    }
}
