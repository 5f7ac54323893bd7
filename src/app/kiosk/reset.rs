//! With the next visitor everything is as the museum has set it.

use super::{Clock, Kiosked, Ordered, Visiting};
use crate::app::exhibit::{Cited, Open};
use crate::app::hud::Panels;
use crate::app::menu::{Draft, MenuPage};
use crate::app::settings::Section;
use crate::app::setup::{Chosen, Loan};
use crate::app::watch::Watch;
use crate::lang::Language;
use crate::store::Settings;
use crate::visit::{Errand, Page};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::scroll_area;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (carry_out, be_silent_in_the_dark, forget_the_passer_by)
            .chain()
            .in_set(Kiosked::CarryOut),
    );
}

/// What everything goes back to: the configuration, and the loudness that the operator has set since the start.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Base(pub Settings);

/// What a visitor may have changed.
#[derive(SystemParam)]
struct Changed<'w, 's> {
    chosen: ResMut<'w, Chosen>,
    panels: ResMut<'w, Panels>,
    draft: ResMut<'w, Draft>,
    menu: ResMut<'w, MenuPage>,
    section: ResMut<'w, Section>,
    watch: ResMut<'w, Watch>,
    open: ResMut<'w, Open>,
    cited: ResMut<'w, Cited>,
    contexts: Query<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
    commands: Commands<'w, 's>,
}

fn carry_out(mut orders: MessageReader<Ordered>, base: Res<Base>, mut changed: Changed) {
    for Ordered(errand) in orders.read() {
        match errand {
            Errand::Reset => changed.reset(&base.0),
            Errand::Speak(language) => changed.speak(*language),
            _ => {}
        }
    }
}

impl Changed<'_, '_> {
    fn reset(&mut self, base: &Settings) {
        self.chosen.set_if_neq(Chosen(base.clone()));
        *self.panels = Panels::default();
        *self.draft = Draft::default();
        *self.menu = MenuPage::default();
        *self.section = Section::default();
        *self.watch = Watch::default();
        *self.open = Open::default();
        *self.cited = Cited::default();
        self.commands.remove_resource::<Loan>();
        for mut context in &mut self.contexts {
            context.get_mut().memory_mut(|memory| {
                memory.data.remove_by_type::<scroll_area::State>();
                if let Some(id) = memory.focused() {
                    memory.surrender_focus(id);
                }
            });
        }
    }

    fn speak(&mut self, language: Language) {
        if self.chosen.language != Some(language) {
            self.chosen.language = Some(language);
        }
    }
}

/// Outside the opening hours nothing is heard.
fn be_silent_in_the_dark(
    visiting: Res<Visiting>,
    base: Res<Base>,
    mut dark: Local<bool>,
    mut chosen: ResMut<Chosen>,
) {
    let now = visiting.page() == Page::Dark;
    if now != std::mem::replace(&mut *dark, now) {
        chosen.muted = now || base.0.muted;
    }
}

/// Whoever has made the text larger and gone on without playing leaves it so for nobody.
fn forget_the_passer_by(
    (visiting, clock, base): (Res<Visiting>, Res<Clock>, Res<Base>),
    mut since: Local<Option<Duration>>,
    mut chosen: ResMut<Chosen>,
) {
    let changed = visiting.page() == Page::Attract && seen_of(&chosen) != seen_of(&base.0);
    if !changed {
        *since = None;
        return;
    }
    let now = clock.moment().running;
    if chosen.is_changed() {
        *since = Some(now);
    }
    let since = *since.get_or_insert(now);
    if now.saturating_sub(since) >= visiting.kiosk().absence.idle {
        chosen.set_if_neq(Chosen(base.0.clone()));
    }
}

/// What the first page lets one change.
const fn seen_of(settings: &Settings) -> (u16, bool, bool) {
    (settings.text, settings.high_contrast, settings.face_to_face)
}
