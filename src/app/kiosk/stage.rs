//! What stands behind the pages: the table with two computers, the lesson, a short game, the exhibit, or nothing. From one to
//! the other everything passes through [`Screen::Covered`], so that nothing of the one is left in the other.

use super::{Kiosked, Ordered, Visiting, Wished};
use crate::app::attract;
use crate::app::exhibit::{Hall, Open, Step};
use crate::app::flow::{Screen, ViewRequest};
use crate::app::game::{Seat, TakeUp};
use crate::app::lesson::Teach;
use crate::app::menu::Shelf;
use crate::app::pages;
use crate::app::setup::Chosen;
use crate::app::short_game;
use crate::app::staged;
use crate::app::table::camera::Rig;
use crate::visit::{Errand, Page, Wish};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .add_systems(
            Update,
            (
                change,
                lead_back.run_if(in_state(Screen::Title)),
                begin.run_if(in_state(Screen::Covered)),
                mind_the_reader.run_if(in_state(Screen::Exhibit)),
                hold,
            )
                .chain()
                .in_set(Kiosked::CarryOut),
        )
        .add_systems(OnEnter(Screen::Game), (from_the_seat, note_game));
}

/// What stands behind a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scene {
    /// Nothing: the page covers everything.
    Bare,
    /// Two computers play.
    Attract,
    /// The lesson and its challenge.
    Lesson,
    /// A game of a limited length.
    ShortGame,
    /// The Doctor's grave.
    Exhibit,
    /// The ancient texts.
    Reading,
}

impl Scene {
    /// What stands behind a page.
    #[must_use]
    pub const fn of(page: Page) -> Self {
        match page {
            Page::Dark | Page::Pin | Page::Operator | Page::Cleaning => Self::Bare,
            Page::Attract | Page::Languages | Page::Choice => Self::Attract,
            Page::Lesson => Self::Lesson,
            Page::ShortGame => Self::ShortGame,
            Page::Exhibit => Self::Exhibit,
            Page::Reading => Self::Reading,
        }
    }

    /// Whether a visitor's hands are on it.
    #[must_use]
    pub const fn is_visitors(self) -> bool {
        !matches!(self, Self::Bare | Self::Attract)
    }
}

/// What stands there now.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stage {
    scene: Option<Scene>,
    begun: bool,
    /// A game was begun from the exhibit.
    played_on: bool,
}

impl Stage {
    /// What stands there, once it has begun.
    #[must_use]
    pub fn scene(&self) -> Option<Scene> {
        self.scene.filter(|_| self.begun)
    }

    fn set(&mut self, scene: Scene) {
        *self = Self {
            scene: Some(scene),
            ..Self::default()
        };
    }
}

/// Another page may ask for another scene; after a reset everything begins anew.
fn change(
    mut orders: MessageReader<Ordered>,
    (visiting, screen): (Res<Visiting>, Res<State<Screen>>),
    mut stage: ResMut<Stage>,
    mut next: ResMut<NextState<Screen>>,
) {
    let reset = orders
        .read()
        .filter(|order| order.0 == Errand::Reset)
        .count()
        > 0;
    let scene = Scene::of(visiting.page());
    // A game that was begun in the very frame of the way back may have led away from the cover.
    let still = matches!(*next, NextState::Unchanged);
    let astray = still && !stage.begun && *screen.get() != Screen::Covered;
    if reset || stage.scene != Some(scene) || astray {
        stage.set(scene);
        next.set(Screen::Covered);
    }
}

/// Whatever leads to the title at home leads a step back here.
fn lead_back(
    mut stage: ResMut<Stage>,
    mut next: ResMut<NextState<Screen>>,
    mut wishes: MessageWriter<Wished>,
) {
    let Some(scene) = stage.scene() else {
        return;
    };
    if scene.is_visitors() && !stage.played_on {
        wishes.write(Wished(Wish::Leave));
    } else {
        stage.set(scene);
    }
    next.set(Screen::Covered);
}

/// What scenes begin with.
#[derive(SystemParam)]
struct Beginnings<'w> {
    visiting: Res<'w, Visiting>,
    shows: MessageWriter<'w, attract::Begin>,
    short_games: MessageWriter<'w, short_game::Begin>,
    games: MessageWriter<'w, TakeUp>,
    chosen: Res<'w, Chosen>,
    shelf: Res<'w, Shelf>,
    lessons: MessageWriter<'w, Teach>,
    next: ResMut<'w, NextState<Screen>>,
}

fn begin(mut stage: ResMut<Stage>, mut beginnings: Beginnings) {
    let on_its_way = !matches!(*beginnings.next, NextState::Unchanged);
    let Some(scene) = stage.scene.filter(|_| !stage.begun && !on_its_way) else {
        return;
    };
    stage.begun = true;
    beginnings.begin(scene);
}

impl Beginnings<'_> {
    fn begin(&mut self, scene: Scene) {
        let kiosk = self.visiting.kiosk();
        match scene {
            Scene::Bare => {}
            Scene::Attract => {
                let terms = super::attract_terms(kiosk);
                self.shows.write(attract::Begin(terms));
            }
            Scene::Lesson => {
                self.lessons.write(Teach::Begin);
            }
            Scene::ShortGame if self.chosen.face_to_face => {
                let game = self.between_two();
                self.games.write_batch(game);
            }
            Scene::ShortGame => {
                let terms = super::short_game_terms(kiosk);
                self.short_games.write(short_game::Begin(terms));
            }
            Scene::Exhibit | Scene::Reading => self.next.set(Screen::Exhibit),
        }
    }
}

impl Beginnings<'_> {
    /// Two who face each other play against each other, on the small board, as long as they like.
    fn between_two(&self) -> Option<TakeUp> {
        let id = &self.visiting.kiosk().short_game.ruleset;
        let variant = self.shelf.0.variant(id)?;
        let terms = staged::small_terms(variant)?;
        Some(staged::from_the_start(variant, terms, [Seat::Human; 2], 0))
    }
}

/// Who came for the texts sees the texts, and goes a step back from them.
fn mind_the_reader(
    stage: Res<Stage>,
    hall: Option<Res<Hall>>,
    mut open: ResMut<Open>,
    mut steps: MessageReader<Step>,
    mut wishes: MessageWriter<Wished>,
) {
    let left = steps.read().count() > 0;
    if stage.scene() != Some(Scene::Reading) || hall.is_none() {
        return;
    }
    if left {
        wishes.write(Wished(Wish::Leave));
    } else {
        open.set_if_neq(Open::Reading);
    }
}

/// One sits down where one sees the table best, wherever the one before has left the camera.
fn from_the_seat(rigs: Query<&Rig>, chosen: Res<Chosen>, mut views: MessageWriter<ViewRequest>) {
    let flat = rigs.iter().any(|rig| rig.goal.flat > 0.5);
    views.write(if flat && !chosen.face_to_face {
        ViewRequest::ToggleTop
    } else {
        ViewRequest::Reset
    });
}

fn note_game(mut stage: ResMut<Stage>) {
    stage.played_on = stage.scene == Some(Scene::Exhibit);
}

/// No page of the home program stays open here, and the museum's own cover what visitors do not touch.
fn hold(stage: Res<Stage>, mut page: ResMut<pages::Page>) {
    let wanted = match stage.scene() {
        Some(scene) if scene.is_visitors() => pages::Page::None,
        _ => pages::Page::Museum,
    };
    page.set_if_neq(wanted);
}
