//! Pictures without a window: the real table and panels, drawn into memory and written as PNG.

pub mod book;
mod demo;
mod staging;
pub mod studio;

pub use book::book;
pub use demo::{SHOWN, demo};

use super::components::{Calculus, InMotion};
use super::flow::{GameRequest, MoveChosen, Phase, ViewRequest};
use super::game::{Game, GameSetup, Seat, TakeUp};
use super::menu::{Draft, MenuPage};
use super::pages::Page;
use super::quality::{Motion, Quality};
use super::settings::Section;
use super::setup::Chosen;
use super::{add_game_plugins, hud, kiosk};
use crate::cli::{Film, PictureArgs, PicturePage, PictureQuality, PictureView, Played};
use crate::rules::{Move, Position};
use crate::store;
use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;
pub use studio::{Studio, StudioError};

/// How long a film goes on after everything has come to rest.
const TAIL: Duration = Duration::from_millis(400);
/// The longest film of one move.
const LONGEST: Duration = Duration::from_secs(10);

/// Draws a position, or the film of its last move; the exit status is 1 when that is not possible.
#[must_use]
pub fn picture(args: PictureArgs) -> ExitCode {
    let played = match args.played(&store::library()) {
        Ok(played) => played,
        Err(error) => {
            if let Some(message) = error.message() {
                eprintln!("{message}");
            }
            return ExitCode::from(error.status());
        }
    };
    match draw(&args, &played) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn draw(args: &PictureArgs, played: &Played) -> Result<(), StudioError> {
    let film = args.film();
    let mut moves: Vec<Move> = played.plies.iter().map(|ply| ply.mv).collect();
    let last = film.as_ref().and_then(|_| moves.pop());
    if let (true, Some(path)) = (args.interface.page.is_kiosks(), &args.out) {
        return kiosk::picture(args, played, args.interface.page, path);
    }
    let size = UVec2::new(args.size.width, args.size.height);
    let mut studio = Studio::open(size, |app| {
        let mut chosen = Chosen::default();
        args.look.apply(&mut chosen);
        args.interface.apply(&mut chosen);
        app.insert_resource(chosen);
        furnish(app, args.quality);
    })?;
    if let (Some(page), Some(path)) = (menu_page(args.interface.page), &args.out) {
        let world = studio.world();
        world.resource_mut::<Draft>().choose(&played.variant.id);
        world.insert_resource(page);
        studio.settle()?;
        studio.shoot(path)?;
        return Ok(());
    }
    if staging::is_staged(args.interface.page) {
        staging::stage(&mut studio, args.interface.page, played, moves)?;
        return args
            .out
            .iter()
            .try_for_each(|path| studio.shoot(path).map(drop));
    }
    take_up(&mut studio, &setup(played), &played.start, moves);
    studio.settle()?;
    if args.interface.page == PicturePage::Rules {
        studio.world().resource_mut::<hud::Panels>().rules = true;
    }
    open_page(args.interface.page, studio.world());
    if args.no_hud {
        studio.world().resource_mut::<hud::Panels>().hidden = true;
    }
    if args.view == PictureView::Top {
        studio.world().write_message(ViewRequest::ToggleTop);
    }
    studio.settle()?;
    match (film, last, &args.out) {
        (Some(film), Some(last), _) => shoot_film(&mut studio, &film, last),
        (_, _, Some(path)) => studio.shoot(path).map(drop),
        _ => Ok(()),
    }
}

/// The page of the menu, where one is asked for.
const fn menu_page(page: PicturePage) -> Option<MenuPage> {
    match page {
        PicturePage::Title => Some(MenuPage::Front),
        PicturePage::Rulesets => Some(MenuPage::Rulesets),
        PicturePage::About => Some(MenuPage::About),
        _ => None,
    }
}

/// Opens the page of settings or games that is asked for, or looks through the game.
fn open_page(page: PicturePage, world: &mut World) {
    let section = match page {
        PicturePage::Settings => Section::Comfort,
        PicturePage::SettingsTable => Section::Table,
        PicturePage::SettingsSound => Section::Sound,
        PicturePage::SettingsPlay => Section::Play,
        PicturePage::Games => {
            world.insert_resource(Page::Archive);
            return;
        }
        PicturePage::Replay => {
            let plies = world.resource::<Game>().plies().len();
            let moment = GameRequest::LookAt(plies.saturating_sub(1));
            world.write_message(moment);
            return;
        }
        _ => return,
    };
    world.insert_resource(section);
    world.insert_resource(Page::Settings);
}

/// Everything but the window; without a quality, what suits the graphics adapter.
pub fn furnish(app: &mut App, quality: Option<PictureQuality>) {
    if let Some(quality) = quality {
        app.insert_resource(match quality {
            PictureQuality::Low => Quality::Low,
            PictureQuality::Medium => Quality::Medium,
            PictureQuality::High => Quality::High,
        });
    }
    app.add_plugins(EguiPlugin::default())
        .insert_resource(Motion::None);
    add_game_plugins(app);
}

/// Two people at the table: nothing is decided by itself.
pub(super) fn setup(played: &Played) -> GameSetup {
    GameSetup {
        variant: played.variant.clone(),
        terms: played.start.terms().clone(),
        first: Some(played.start.side()),
        seats: [Seat::Human; 2],
        seed: 0,
    }
}

fn take_up(studio: &mut Studio, setup: &GameSetup, start: &Position, moves: Vec<Move>) {
    studio.world().write_message(TakeUp {
        setup: setup.clone(),
        start: start.clone(),
        moves,
    });
}

/// Plays the last move and takes a frame of every step until all is at rest.
fn shoot_film(studio: &mut Studio, film: &Film, last: Move) -> Result<(), StudioError> {
    studio.world().insert_resource(Motion::Full);
    let step = Duration::from_secs(1) / film.fps.max(1);
    let mut time = Duration::ZERO;
    let mut rest = Duration::ZERO;
    let mut frame = 0;
    studio.shoot(&frame_path(&film.folder, frame))?;
    studio.world().write_message(MoveChosen(last));
    while rest < TAIL && time < LONGEST {
        studio.pass(step);
        frame += 1;
        studio.shoot(&frame_path(&film.folder, frame))?;
        time += step;
        rest = if is_moving(studio.world()) {
            Duration::ZERO
        } else {
            rest + step
        };
    }
    Ok(())
}

fn frame_path(folder: &Path, frame: u32) -> std::path::PathBuf {
    folder.join(format!("{frame:04}.png"))
}

fn is_moving(world: &mut World) -> bool {
    let phase = world
        .get_resource::<State<Phase>>()
        .is_some_and(|phase| *phase.get() == Phase::Moving);
    let mut moving = world.query_filtered::<(), (With<Calculus>, With<InMotion>)>();
    phase || moving.iter(world).next().is_some()
}
