//! Pictures of what is staged: the lesson, the challenge, the short game.

use super::studio::{Studio, StudioError};
use super::{setup, take_up};
use crate::ai::Level;
use crate::app::game::Seat;
use crate::app::lesson::Teach;
use crate::app::staged::Afterwards;
use crate::app::{challenge, short_game};
use crate::cli::{PicturePage, Played};
use crate::rules::Move;
use bevy::prelude::*;
use std::time::Duration;

/// Whether a page is one of these.
pub(super) const fn is_staged(page: PicturePage) -> bool {
    matches!(
        page,
        PicturePage::Lesson
            | PicturePage::LessonDone
            | PicturePage::Challenge
            | PicturePage::ChallengeOn
            | PicturePage::ChallengeLost
            | PicturePage::ShortGame
            | PicturePage::ShortGameOn
    )
}

/// Stages a page; where a game is played it stands as the command line says.
pub(super) fn stage(
    studio: &mut Studio,
    page: PicturePage,
    played: &Played,
    moves: Vec<Move>,
) -> Result<(), StudioError> {
    begin(studio.world(), page);
    studio.settle()?;
    match page {
        PicturePage::LessonDone => {
            if let Some(mv) = Move::parse("c2-c5") {
                studio
                    .world()
                    .write_message(crate::app::flow::MoveChosen(mv));
            }
        }
        PicturePage::Lesson => {}
        _ => stand(studio, played, moves)?,
    }
    studio.settle()?;
    match page {
        PicturePage::ChallengeOn => run(studio, challenge::Wish::Start, 72),
        PicturePage::ChallengeLost => run(studio, challenge::Wish::Start, 200),
        PicturePage::ShortGameOn => {
            studio.world().write_message(short_game::Wish::Start);
        }
        _ => {}
    }
    studio.settle()
}

const SECOND: Duration = Duration::from_secs(1);

fn begin(world: &mut World, page: PicturePage) {
    match page {
        PicturePage::Lesson | PicturePage::LessonDone => {
            world.write_message(Teach::Begin);
        }
        PicturePage::Challenge | PicturePage::ChallengeOn | PicturePage::ChallengeLost => {
            world.write_message(challenge::Begin(challenge::Terms::default()));
        }
        PicturePage::ShortGame | PicturePage::ShortGameOn => {
            world.write_message(short_game::Begin(short_game::Terms {
                afterwards: Afterwards::Leave,
                ..short_game::Terms::default()
            }));
        }
        _ => {}
    }
}

fn stand(studio: &mut Studio, played: &Played, moves: Vec<Move>) -> Result<(), StudioError> {
    let mut setup = setup(played);
    setup.seats = [Seat::Human, Seat::Engine(Level::Tiro)];
    take_up(studio, &setup, &played.start, moves);
    studio.settle()
}

/// Lets the sand run for so many seconds.
fn run(studio: &mut Studio, wish: challenge::Wish, seconds: u32) {
    studio.world().write_message(wish);
    for _ in 0..seconds {
        studio.pass_unseen(SECOND);
    }
}
