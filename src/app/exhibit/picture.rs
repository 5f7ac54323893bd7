//! A picture of the exhibit without a window.

use super::{Hall, Open, Step};
use crate::app::flow::Screen;
use crate::app::offscreen::{Studio, StudioError, furnish};
use crate::app::setup::Chosen;
use crate::cli::{ExhibitArgs, ExhibitPage};
use crate::store::Settings;
use bevy::prelude::*;
use std::process::ExitCode;
use std::time::Duration;

/// Draws a page of the exhibit; the exit status is 1 when that is not possible.
#[must_use]
pub fn exhibit(args: ExhibitArgs) -> ExitCode {
    match draw(&args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            eprintln!("the exhibit has no such page; its hot spots and games are numbered from 1");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// How long the grid and the counters are given.
const LONG: Duration = Duration::from_secs(1);

fn draw(args: &ExhibitArgs) -> Result<bool, StudioError> {
    let size = UVec2::new(args.size.width, args.size.height);
    let mut studio = Studio::open(size, |app| {
        app.insert_resource(Chosen(Settings {
            language: args.language,
            text: args.text,
            ..Settings::default()
        }));
        furnish(app, args.quality);
    })?;
    studio
        .world()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Exhibit);
    studio.settle()?;
    let Some(open) = page(studio.world(), args.page) else {
        return Ok(false);
    };
    studio.world().write_message(Step::To(open));
    studio.settle()?;
    studio.pass(LONG);
    studio.settle()?;
    studio.shoot(&args.out)?;
    Ok(true)
}

fn page(world: &World, wanted: ExhibitPage) -> Option<Open> {
    let exhibit = &world.get_resource::<Hall>()?.exhibit;
    let numbered = |number: usize, count: usize| {
        let idx = number.checked_sub(1)?;
        (idx < count).then_some(idx)
    };
    Some(match wanted {
        ExhibitPage::Whole => Open::Whole,
        ExhibitPage::Reading => Open::Reading,
        ExhibitPage::Spot(number) => Open::Spot(numbered(number, exhibit.hot_spots.len())?),
        ExhibitPage::Stop(number) => Open::Tour {
            stop: numbered(number, exhibit.tour.len())?,
            since: 0.0,
        },
        ExhibitPage::WhatIf(number) => Open::WhatIf(numbered(number, exhibit.continuations.len())?),
    })
}
