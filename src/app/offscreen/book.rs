//! The picture book: every page a player may see, drawn into a folder and compared loosely with small references, so that a change of
//! looks is seen where it was not meant. `latrunculi book` draws it, `latrunculi book --accept` makes new references.

mod compare;
mod exhibit;
mod pages;
#[cfg(test)]
mod tests;

use super::demo::tell;
use super::studio::{Studio, StudioError};
use crate::ai::Level;
use crate::app::add_game_plugins;
use crate::app::components::{Calculus, InMotion};
use crate::app::flow::{GameRequest, MoveChosen, Phase, Screen, Skip};
use crate::app::game::{Game, GameSetup, NewGame, Seat, TakeUp};
use crate::app::input::Pointed;
use crate::app::menu::Shelf;
use crate::app::quality::{Motion, Quality};
use crate::app::setup::Chosen;
use crate::cli::BookArgs;
use crate::rules::{Move, Position, Side, Square};
use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use compare::Compared;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

/// The windows a page is shown in: as most have it, a large one, and one that stands upright.
const SIZES: [UVec2; 3] = [
    UVec2::new(1280, 720),
    UVec2::new(1920, 1080),
    UVec2::new(1080, 1920),
];

/// A book that is being drawn.
pub struct Book {
    studio: Studio,
    folder: PathBuf,
    references: PathBuf,
    accept: bool,
    /// Only chapters whose names hold this are drawn.
    only: String,
    /// How each page agreed with its reference.
    pub compared: Vec<Compared>,
}

/// Draws the book; the exit status is 1 when a page could not be drawn or does not agree with its reference.
#[must_use]
pub fn book(args: BookArgs) -> ExitCode {
    let only = args.only.unwrap_or_default();
    match Book::draw(&args.out, &args.references, args.accept, &only) {
        Ok(compared) => {
            let faults: Vec<_> = compared.iter().filter(|page| !page.agrees()).collect();
            eprintln!("{} pages in {}", compared.len(), args.out.display());
            for page in &faults {
                tell(page);
            }
            if faults.is_empty() {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            }
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

impl Book {
    /// Draws all chapters whose names hold `only` and compares them, or makes their references anew.
    ///
    /// # Errors
    /// When there is no graphics adapter, or a picture cannot be written.
    pub fn draw(
        folder: &Path,
        references: &Path,
        accept: bool,
        only: &str,
    ) -> Result<Vec<Compared>, StudioError> {
        let studio = Studio::open(SIZES[0], |app| {
            app.insert_resource(Quality::Low)
                .insert_resource(Motion::None)
                .add_plugins(EguiPlugin::default());
            add_game_plugins(app);
        })?;
        let mut book = Self {
            studio,
            folder: folder.to_owned(),
            references: references.to_owned(),
            accept,
            only: only.to_owned(),
            compared: Vec::new(),
        };
        for (name, chapter) in pages::CHAPTERS {
            if name.contains(&book.only) {
                chapter(&mut book)?;
            }
        }
        Ok(book.compared)
    }

    /// Goes on drawing in another studio, and gives the one before.
    fn move_into(&mut self, studio: Studio) -> Studio {
        std::mem::replace(&mut self.studio, studio)
    }

    /// The world of the app.
    pub fn world(&mut self) -> &mut World {
        self.studio.world()
    }

    /// Draws what is seen now in every size, as `NAME-WIDTHxHEIGHT.png`.
    fn page(&mut self, name: &str) -> Result<(), StudioError> {
        SIZES
            .into_iter()
            .try_for_each(|size| self.page_in(name, size))
    }

    /// Draws what is seen now in one size.
    fn page_in(&mut self, name: &str, size: UVec2) -> Result<(), StudioError> {
        self.studio.resize(size);
        self.rest();
        // The first frame of a new size or a new board makes what the next one is drawn with; real lamps take a few more.
        let frames = match *self.world().resource::<Quality>() {
            Quality::Low => 1,
            Quality::Medium | Quality::High => 6,
        };
        (0..frames).for_each(|_| self.studio.pass(Duration::ZERO));
        self.shoot(&format!("{name}-{}x{}", size.x, size.y))
    }

    /// Takes the frame as it is now and compares it.
    fn shoot(&mut self, name: &str) -> Result<(), StudioError> {
        let file = format!("{name}.png");
        let picture = self.studio.shoot(&self.folder.join(&file))?;
        let reference = self.references.join(file);
        let compared = compare::compare(name, &picture, &reference, self.accept)?;
        self.compared.push(compared);
        Ok(())
    }

    /// Lets panels and camera follow what has changed.
    fn rest(&mut self) {
        for _ in 0..4 {
            self.studio.pass_unseen(Duration::from_millis(16));
        }
    }

    /// The title as it stands at the start.
    fn show_title(&mut self) {
        self.world()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Title);
        self.rest();
    }

    /// Sets up a ruleset's own start on its first board.
    fn begin(&mut self, id: &str) {
        if let Some(setup) = self.setup(id) {
            let start = Position::start(&setup.terms, setup.first_side());
            self.take_up(setup, start, Vec::new());
        }
    }

    /// Sets up a position.
    fn stand(&mut self, id: &str, board: Option<&str>, text: &str) {
        let Some(mut setup) = self.setup(id) else {
            return;
        };
        let board = board.and_then(crate::rules::Dimensions::parse);
        match setup.variant.terms(board, None) {
            Ok(terms) => setup.terms = terms,
            Err(error) => return error!("{id}: {error:?}"),
        }
        match Position::parse(&setup.terms, text) {
            Ok(start) => {
                setup.first = Some(start.side());
                self.take_up(setup, start, Vec::new());
            }
            Err(error) => error!("{id}: {error}"),
        }
    }

    /// The same with a person at White and the computer at Blue, who begins when the sides are changed.
    fn stand_against(&mut self, id: &str, text: &str) {
        let Some(mut setup) = self.setup(id) else {
            return;
        };
        setup.seats = [Seat::Human, Seat::Engine(Level::Tiro)];
        setup.first = Some(Side::Black);
        match Position::parse(&setup.terms, text) {
            Ok(start) => self.take_up(setup, start, Vec::new()),
            Err(error) => error!("{id}: {error}"),
        }
    }

    /// Begins the second game of a match.
    fn second_game(&mut self) {
        let second = self.world().resource::<Game>().setup().sides_changed();
        self.world().write_message(NewGame(second));
        self.rest();
        self.rest();
    }

    /// Changes the settings.
    fn change(&mut self, change: impl FnOnce(&mut Chosen)) {
        change(&mut self.world().resource_mut::<Chosen>());
        self.rest();
    }

    /// Points at a square as the mouse does.
    fn look_at(&mut self, square: &str) {
        self.world().resource_mut::<Pointed>().0 = Square::parse(square);
        self.rest();
    }

    /// Points at nothing.
    fn look_away(&mut self) {
        self.world().resource_mut::<Pointed>().0 = None;
        self.rest();
    }

    fn setup(&mut self, id: &str) -> Option<GameSetup> {
        let variant = Arc::clone(self.world().resource::<Shelf>().0.variant(id)?);
        let terms = variant.terms(None, None).ok()?;
        Some(GameSetup {
            variant,
            terms,
            first: None,
            seats: [Seat::Human; 2],
            seed: 0,
        })
    }

    fn take_up(&mut self, setup: GameSetup, start: Position, moves: Vec<Move>) {
        self.world().write_message(TakeUp {
            setup,
            start,
            moves,
        });
        self.rest();
        self.rest();
    }

    /// Plays a move at once.
    fn play(&mut self, mv: &str) {
        if let Some(mv) = Move::parse(mv) {
            self.world().write_message(MoveChosen(mv));
        }
        self.rest();
    }

    /// Plays a move, takes so many pictures of it evenly over its length in every size, and takes the move back each time.
    fn film(&mut self, name: &str, mv: &str, frames: u32) -> Result<(), StudioError> {
        let Some(mv) = Move::parse(mv) else {
            return Ok(());
        };
        for size in SIZES {
            self.studio.resize(size);
            self.rest();
            self.studio.pass(Duration::ZERO);
            self.world().insert_resource(Motion::Full);
            self.world().write_message(MoveChosen(mv));
            for frame in 1..=frames {
                for _ in 0..STEPS {
                    self.studio.pass_unseen(LENGTH / (frames * STEPS));
                }
                self.shoot(&format!("{name}-{frame}-{}x{}", size.x, size.y))?;
            }
            self.world().write_message(Skip);
            self.world().insert_resource(Motion::None);
            self.rest();
            debug_assert!(!self.is_moving());
            self.world().write_message(GameRequest::Undo);
            self.rest();
        }
        Ok(())
    }

    fn is_moving(&mut self) -> bool {
        let world = self.studio.world();
        let phase = world
            .get_resource::<State<Phase>>()
            .is_some_and(|phase| *phase.get() == Phase::Moving);
        let mut moving = world.query_filtered::<(), (With<Calculus>, With<InMotion>)>();
        phase || moving.iter(world).next().is_some()
    }
}

/// How much of a move a film shows.
const LENGTH: Duration = Duration::from_millis(1200);
/// Updates between two pictures of a film: an animation does not leap far in one.
const STEPS: u32 = 4;
