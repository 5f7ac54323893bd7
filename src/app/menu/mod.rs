//! The title: a table with a board, and beside it what to press; then which reconstruction, on which board, against whom.

mod about;
mod display;
mod doors;
mod draft;
mod families;
mod faults;
mod front;
mod kept;
mod page;
mod rulesets;
mod shelf;

use super::flow::{Screen, at_home};
use super::game::NewGame;
use super::lesson::Teach;
use super::pages::{Page, none_is_open};
use super::setup::Chosen;
use super::table::scene::SceneFault;
use super::theme::Drawn;
use super::tongue::Tongue;
use super::view::ViewInsets;
use crate::data::Library;
use crate::lang::{Language, Words};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, Ui, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use kept::Kept;

pub use draft::{Draft, Played};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .init_resource::<Draft>()
        .init_resource::<MenuPage>()
        .add_plugins(display::plugin)
        .add_systems(OnExit(Screen::Title), leave)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Drawn).run_if(
                in_state(Screen::Title)
                    .and_then(none_is_open)
                    .and_then(at_home),
            ),
        );
}

/// The reconstructions that can be chosen.
#[derive(Resource, Debug, Clone)]
pub struct Shelf(pub Library);

impl Default for Shelf {
    fn default() -> Self {
        Self(Library::built_in())
    }
}

/// The page of the title that shows.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MenuPage {
    /// What to press first.
    #[default]
    Front,
    /// All reconstructions, and what is left to the players.
    Rulesets,
    /// What the game is made of.
    About,
}

/// What was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    /// The chosen game begins.
    Play,
    /// It begins between two people.
    PlayTogether,
    /// Another page.
    Turn(MenuPage),
    /// A page of settings or games.
    Open(Page),
    /// Another language.
    Speak(Language),
    /// The program ends.
    Quit,
    /// The lesson.
    Learn,
    /// The challenge after the lesson.
    Challenge,
    /// A short game.
    ShortGame,
    /// The archers among all games.
    Archers,
    /// To the Stanway board in its museum.
    Visit,
}

/// What the pages show.
struct Seen<'a> {
    words: &'a Words,
    library: &'a Library,
    faults: Vec<String>,
    /// How far the arrow keys moved in the list.
    step: isize,
}

/// What wishes act on.
#[derive(SystemParam)]
struct Hands<'w> {
    page: ResMut<'w, MenuPage>,
    chosen: ResMut<'w, Chosen>,
    insets: ResMut<'w, ViewInsets>,
    kept: Kept<'w>,
    games: MessageWriter<'w, NewGame>,
    exit: MessageWriter<'w, AppExit>,
}

fn leave(mut page: ResMut<MenuPage>, mut insets: ResMut<ViewInsets>) {
    *page = MenuPage::Front;
    *insets = ViewInsets::default();
}

fn draw(
    mut contexts: EguiContexts,
    (shelf, words, room): (Res<Shelf>, Res<Tongue>, Option<Res<SceneFault>>),
    mut draft: ResMut<Draft>,
    mut hands: Hands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let page = *hands.page;
    let fault = room.as_ref().and_then(|fault| fault.0.as_deref());
    let pressed = |key| ctx.input(|input| input.key_pressed(key));
    let listening = page == MenuPage::Rulesets && !ctx.egui_wants_keyboard_input();
    let seen = Seen {
        words: &words,
        library: &shelf.0,
        faults: faults::gather(&words, &shelf.0, fault),
        step: if listening { step(pressed) } else { 0 },
    };
    draft.step(seen.library, seen.step);
    let window = ctx.viewport_rect();
    let mut ui = Ui::new(
        ctx.clone(),
        "title".into(),
        UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(window),
    );
    let (wish, free) = match page {
        MenuPage::Front => front::show(&mut ui, &seen, &draft, &mut hands.kept),
        MenuPage::Rulesets => (rulesets::show(&mut ui, &seen, &mut draft), window),
        MenuPage::About => about::show(&mut ui, &seen),
    };
    hands.leave_room(window, free, ctx.zoom_factor());
    let by_key = if listening && pressed(egui::Key::Enter) {
        Some(Wish::Play)
    } else if page != MenuPage::Front && pressed(egui::Key::Escape) {
        Some(Wish::Turn(MenuPage::Front))
    } else {
        None
    };
    if let Some(wish) = wish.or(by_key) {
        hands.grant(wish, &mut draft, &shelf.0);
    }
    Ok(())
}

/// How far the arrow keys go in the list.
fn step(pressed: impl Fn(egui::Key) -> bool) -> isize {
    isize::from(pressed(egui::Key::ArrowDown)) - isize::from(pressed(egui::Key::ArrowUp))
}

impl Hands<'_> {
    fn grant(&mut self, wish: Wish, draft: &mut Draft, library: &Library) {
        match wish {
            Wish::Play => {
                let setup = draft.setup(library);
                self.games.write_batch(setup.map(NewGame));
            }
            Wish::PlayTogether => {
                let together = Draft {
                    played: Played::Both,
                    ..draft.clone()
                };
                let setup = together.setup(library);
                self.games.write_batch(setup.map(NewGame));
            }
            Wish::Turn(page) => *self.page = page,
            Wish::Open(page) => *self.kept.page = page,
            Wish::Learn => {
                self.kept.teach.write(Teach::Begin);
            }
            Wish::Challenge => self.kept.challenge(),
            Wish::ShortGame => self.kept.short_game(),
            Wish::Archers => {
                if let Some(id) = shelf::first_archers(library) {
                    draft.choose(id);
                }
                *self.page = MenuPage::Rulesets;
            }
            Wish::Visit => self.kept.screen.set(Screen::Exhibit),
            Wish::Speak(language) => self.chosen.language = Some(language),
            Wish::Quit => {
                self.exit.write(AppExit::Success);
            }
        }
    }

    /// The table is seen in the room that is free.
    fn leave_room(&mut self, window: Rect, free: Rect, scale: f32) {
        self.insets.set_if_neq(ViewInsets {
            left: (free.left() - window.left()) * scale,
            right: (window.right() - free.right()) * scale,
            top: (free.top() - window.top()) * scale,
            bottom: (window.bottom() - free.bottom()) * scale,
        });
    }
}

/// A panel over the table: at the left of a wide window, at the foot of a tall one.
fn beside_the_table(window: Rect, wanted: f32) -> egui::Panel {
    let (width, height) = (window.width(), window.height());
    if width > 1.15 * height {
        egui::Panel::left("beside the table").exact_size(wanted.min(0.62 * width))
    } else {
        egui::Panel::bottom("below the table").exact_size(0.62 * height)
    }
}
