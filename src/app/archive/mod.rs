//! Games that are kept: the one that was going on is offered again, others are saved, opened, looked through and copied.

mod list;
mod offer;
mod page;
mod reader;
mod wish;
mod written;

use super::flow::{Flow, Screen};
use super::game::Game;
use super::keeping::Keeping;
use super::pages::{self, Page};
use super::staged::Strike;
use super::theme::Drawn;
use super::tongue::Tongue;
use super::view::ViewInsets;
use crate::say;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use list::{Entry, SavedGames};
pub use offer::{Offer, go_on};
pub use reader::show as show_reader;
pub use wish::{Answer, Wish};
pub use written::{Written, looked_through, taken_up};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offer>()
        .init_resource::<SavedGames>()
        .init_resource::<Answer>()
        .add_message::<Wish>()
        .add_systems(OnExit(Screen::Game), offer::remember.before(Strike))
        .add_systems(
            Update,
            (
                list::read_anew.run_if(resource_exists_and_changed::<Page>),
                list::listen,
                wish::grant,
            )
                .chain()
                .in_set(Flow::Decide),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Drawn).run_if(resource_equals(Page::Archive)),
        );
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Tongue>,
    (game, screen): (Option<Res<Game>>, Res<State<Screen>>),
    (games, answer, keeping): (Res<SavedGames>, Res<Answer>, Option<Res<Keeping>>),
    mut page: ResMut<Page>,
    mut insets: ResMut<ViewInsets>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let title = say!(words, "archive-title");
    let seen = page::Seen {
        words: &words,
        game: game.as_deref().filter(|_| *screen.get() == Screen::Game),
        games: &games,
        answer: &answer,
        keeping: keeping.as_deref(),
    };
    let mut wished = None;
    let away = pages::draw(ctx, &words, &mut insets, &title, |ui| {
        wished = page::show(ui, &seen);
    });
    if away {
        *page = Page::None;
    }
    if away || wished.is_some() {
        ctx.request_repaint();
    }
    wishes.write_batch(wished);
    Ok(())
}
