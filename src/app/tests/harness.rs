//! Drives the app frame by frame.

use crate::app::add_game_plugins;
use crate::app::components::{Calculus, Stands};
use crate::app::flow::{GameRequest, MoveChosen, Phase, Screen};
use crate::app::game::{Game, GameSetup, NewGame, Seat};
use crate::app::marks::{Mark, Marks};
use crate::app::menu::Shelf;
use crate::app::quality::Motion;
use crate::app::table;
use crate::app::thinking::LeastThinking;
use crate::app::unseen;
use crate::rules::{self, Move, Position};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiPlugin;
use std::sync::Arc;
use std::time::Duration;

/// The app and its window's entity.
pub struct Table {
    pub app: App,
    pub window: Entity,
}

impl Table {
    /// The title menu, a few frames after the start.
    pub fn new() -> Self {
        Self::furnished(|_| {})
    }

    /// The same, with something more in the app.
    pub fn furnished(furnish: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        table::scene::register_source(&mut app);
        app.add_plugins(unseen::plugins().disable::<LogPlugin>())
            .add_plugins((SyncWorldPlugin, EguiPlugin::default()))
            .insert_resource(Motion::None)
            .insert_resource(LeastThinking(Duration::ZERO));
        add_game_plugins(&mut app);
        furnish(&mut app);
        app.finish();
        app.cleanup();
        let mut windows = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).expect("one window");
        let mut table = Self { app, window };
        table.wait_for_camera();
        table.frames(6);
        table
    }

    /// The same, seen by nobody: no panel is laid out, and a frame costs next to nothing.
    pub fn in_the_dark() -> Self {
        let mut table = Self::new();
        for camera in table.cameras() {
            table.app.world_mut().despawn(camera);
        }
        table
    }

    /// The camera comes with the scene file.
    fn wait_for_camera(&mut self) {
        for _ in 0..2000 {
            self.frames(1);
            if !self.cameras().is_empty() {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("the scene has not arrived");
    }

    fn cameras(&mut self) -> Vec<Entity> {
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<Entity, With<Camera3d>>();
        cameras.iter(world).collect()
    }

    /// A table at which a game by this ruleset has begun.
    pub fn with_game(id: &str, seats: [Seat; 2]) -> Self {
        let mut table = Self::new();
        table.begin(id, seats);
        table
    }

    /// Begins a game by this ruleset on its first board.
    pub fn begin(&mut self, id: &str, seats: [Seat; 2]) {
        let shelf = self.app.world().resource::<Shelf>();
        let variant = Arc::clone(shelf.0.variant(id).expect("a known ruleset"));
        let terms = variant.terms(None, None).expect("its own defaults");
        self.write(NewGame(GameSetup {
            variant,
            terms,
            first: None,
            seats,
            seed: 1,
        }));
        self.settle();
        assert_eq!(self.screen(), Screen::Game, "{id}");
    }

    /// Draws this many frames.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Draws frames until nothing is in motion and nobody thinks.
    pub fn settle(&mut self) {
        self.frames(1);
        for _ in 0..4000 {
            self.frames(1);
            match self.phase() {
                Some(Phase::Choosing | Phase::Over) => return,
                Some(Phase::Thinking) => std::thread::sleep(Duration::from_millis(1)),
                Some(Phase::Moving) | None => {}
            }
        }
        panic!("the table does not settle: {:?}", self.phase());
    }

    /// As long as buttons that have just come answer no press, which is real time.
    pub fn wait_a_moment(&mut self) {
        std::thread::sleep(Duration::from_millis(450));
        self.frames(1);
    }

    /// Sends a message.
    pub fn write<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    /// Chooses a move and lets the table settle.
    pub fn play(&mut self, mv: Move) {
        let before = self.plies();
        self.write(MoveChosen(mv));
        self.settle();
        assert!(self.plies() > before, "{mv} in {}", self.position());
    }

    /// Asks for something and lets the table settle.
    pub fn request(&mut self, request: GameRequest) {
        self.write(request);
        self.settle();
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.app.world().resource::<Game>()
    }

    /// The position.
    pub fn position(&self) -> &Position {
        self.game().position()
    }

    /// How many plies were played.
    pub fn plies(&self) -> usize {
        self.game().plies().len()
    }

    /// What fills the window.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// What the table waits for.
    pub fn phase(&self) -> Option<Phase> {
        let phase = self.app.world().get_resource::<State<Phase>>();
        phase.map(|phase| *phase.get())
    }

    /// The squares with a mark, in the board's order.
    pub fn marked(&self, wanted: Mark) -> Vec<rules::Square> {
        let marks = &self.app.world().resource::<Marks>().0;
        let mut squares: Vec<_> = marks
            .iter()
            .filter(|(_, mark)| *mark == wanted)
            .map(|&(at, _)| at)
            .collect();
        squares.sort_by_key(|sq| (sq.rank, sq.file));
        squares
    }

    /// Holds the entities that stand on the board against the position.
    pub fn check_entities(&mut self) {
        let mut query = self.app.world_mut().query::<(&Stands, &Calculus)>();
        let mut seen: Vec<_> = query
            .iter(self.app.world())
            .map(|(stands, calculus)| (stands.0, calculus.0))
            .collect();
        seen.sort_by_key(|(sq, _)| (sq.rank, sq.file));
        assert_eq!(seen, self.position().pieces(), "{}", self.position());
    }
}
