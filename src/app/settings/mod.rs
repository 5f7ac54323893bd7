//! The settings: what the system says at the start, what follows them, and their page.

mod apply;
mod page;
mod rows;
mod system;

use super::audio::{Sound, Sounded};
use super::flow::{Flow, at_home};
use super::game::{NewGame, Seat};
use super::pages::{self, Page};
use super::setup::Chosen;
use super::theme::Drawn;
use super::tongue::{SystemLanguage, Tongue};
use super::view::ViewInsets;
use crate::say;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use apply::{level, rank};
pub use page::Section;
pub use system::{SystemWishes, language as language_of_system};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemWishes>()
        .init_resource::<apply::Applied>()
        .init_resource::<Section>()
        .add_systems(Startup, apply::apply)
        .add_systems(
            PreUpdate,
            apply::apply
                .run_if(resource_changed::<Chosen>.or_else(resource_changed::<SystemWishes>)),
        )
        .add_systems(Update, remember.in_set(Flow::Decide).run_if(at_home))
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Drawn).run_if(resource_equals(Page::Settings)),
        );
}

/// Asks the system for its user's wishes; only in the window, for pictures and tests are alike everywhere.
pub(super) fn system_plugin(app: &mut App) {
    app.add_systems(PostStartup, system::ask).add_systems(
        Update,
        (
            system::listen,
            more_contrast.run_if(resource_changed::<SystemWishes>),
        )
            .chain()
            .in_set(Flow::Decide),
    );
}

/// Whether the game is started for the first time.
#[derive(Resource, Debug, Clone, Copy)]
pub struct FirstStart(pub bool);

/// At the first start a system that asks for more contrast gets it; later the settings say.
fn more_contrast(
    first: Option<Res<FirstStart>>,
    wishes: Res<SystemWishes>,
    mut chosen: ResMut<Chosen>,
) {
    if wishes.high_contrast && first.is_some_and(|first| first.0) {
        chosen.high_contrast = true;
    }
}

/// What is played now is what the menu offers next time.
fn remember(mut begun: MessageReader<NewGame>, mut chosen: ResMut<Chosen>) {
    let Some(NewGame(setup)) = begun.read().last() else {
        return;
    };
    let against = setup.seats.into_iter().find_map(|seat| match seat {
        Seat::Engine(level) => Some(rank(level)),
        Seat::Human => None,
    });
    let mut settings = (**chosen).clone();
    settings.ruleset = Some(setup.variant.id.clone());
    settings.level = against.unwrap_or(settings.level);
    chosen.set_if_neq(Chosen(settings));
}

fn draw(
    mut contexts: EguiContexts,
    (words, system): (Res<Tongue>, Res<SystemLanguage>),
    mut chosen: ResMut<Chosen>,
    (mut page, mut section): (ResMut<Page>, ResMut<Section>),
    mut insets: ResMut<ViewInsets>,
    mut sounded: MessageWriter<Sounded>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut settings = (**chosen).clone();
    let title = say!(words, "settings-title");
    let away = pages::draw(ctx, &words, &mut insets, &title, |ui| {
        page::show(ui, (&words, *system), &mut section, &mut settings);
    });
    let louder = settings.sound != chosen.sound || chosen.muted && !settings.muted;
    if chosen.set_if_neq(Chosen(settings)) {
        ctx.request_repaint();
        if louder {
            sounded.write(Sounded::plain(Sound::SetDown));
        }
    }
    if away {
        *page = Page::None;
        ctx.request_repaint();
    }
    Ok(())
}
