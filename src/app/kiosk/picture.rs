//! Pictures of the kiosk's pages, without a window.

use super::hearing::Heard;
use super::{Clock, Premises, Visiting, Wished, furnish};
use crate::app::game::TakeUp;
use crate::app::offscreen::{self, Studio, StudioError};
use crate::app::setup::Chosen;
use crate::app::thinking::LeastThinking;
use crate::cli::{PictureArgs, PicturePage, PictureQuality, Played};
use crate::data::kiosk::{Day, Hours, Kiosk, Minute, OpenHours, built_in_kiosk};
use crate::lang::Language;
use crate::store::kiosk::{Configured, Desk};
use crate::store::{Settings, Sticks};
use crate::visit::Wish;
use bevy::prelude::*;
use jiff::civil::date;
use std::path::Path;
use std::time::Duration;

/// Draws a page of a kiosk that changes nothing of the configuration but its language.
///
/// # Errors
/// When there is nothing to draw with, or the file cannot be written.
pub fn picture(
    args: &PictureArgs,
    played: &Played,
    page: PicturePage,
    out: &Path,
) -> Result<(), StudioError> {
    let size = UVec2::new(args.size.width, args.size.height);
    let language = args.interface.language.unwrap_or_default();
    let Some(kiosk) = shown(played, page, language) else {
        return Ok(());
    };
    let settings = {
        let mut settings = super::settings(&kiosk);
        settings.text = 100;
        args.interface.apply(&mut settings);
        settings
    };
    // On the way to the page nobody looks: small frames cost little.
    let mut studio = Studio::open(size / 4, |app| {
        offscreen::furnish(app, args.quality);
        stand_at_noon(app, kiosk);
    })?;
    lead(&mut studio, page, language, &settings)?;
    studio.resize(size);
    take_up(&mut studio, played);
    studio.settle()?;
    studio.shoot(out).map(drop)
}

/// A kiosk that speaks a language, for many pictures.
///
/// # Errors
/// When there is nothing to draw with.
pub fn in_language(language: Language, size: UVec2) -> Result<Studio, StudioError> {
    Studio::open(size, |app| {
        offscreen::furnish(app, Some(PictureQuality::Low));
        // In a picture nobody moves.
        app.insert_resource(LeastThinking(Duration::from_secs(24 * 3600)));
        match built_in_kiosk() {
            Ok(kiosk) => stand_at_noon(app, speaking(kiosk, language)),
            Err(faults) => faults.iter().for_each(|fault| error!("{fault}")),
        }
    })
}

/// Goes from the first page to another one.
///
/// # Errors
/// When the page does not come to rest.
pub fn go_to(
    studio: &mut Studio,
    page: PicturePage,
    language: Language,
) -> Result<(), StudioError> {
    let settings = studio.world().resource::<Chosen>().0.clone();
    lead(studio, page, language, &settings)
}

/// Goes back to the first page.
///
/// # Errors
/// When it does not come to rest.
pub fn go_back(studio: &mut Studio) -> Result<(), StudioError> {
    let long = Duration::from_secs(400);
    studio.world().resource_mut::<Clock>().pass(long);
    studio.settle()?;
    studio.world().write_message(Wished(Wish::StartOver));
    studio.settle()
}

fn stand_at_noon(app: &mut App, kiosk: Kiosk) {
    let configured = Configured {
        kiosk,
        faults: Vec::new(),
        not_copied: None,
    };
    let premises = Premises {
        desk: Desk::default(),
        sticks: Sticks::under(Path::new("/nowhere")),
        clock: Clock::told(date(2026, 11, 30).at(12, 0, 0, 0)),
    };
    furnish(app, configured, premises);
}

fn speaking(mut kiosk: Kiosk, language: Language) -> Kiosk {
    kiosk.languages.retain(|it| *it != language);
    kiosk.languages.insert(0, language);
    kiosk.senses.reduced_motion = true;
    kiosk
}

fn shown(played: &Played, page: PicturePage, language: Language) -> Option<Kiosk> {
    let mut kiosk = speaking(built_in_kiosk().ok()?, language);
    kiosk.attract.rulesets = vec![played.variant.id.clone()];
    if page == PicturePage::KioskDark {
        kiosk.hours = OpenHours::During(vec![Hours {
            days: Day::ALL.to_vec(),
            from: Minute::new(18, 0)?,
            until: Minute::new(19, 0)?,
        }]);
    }
    Some(kiosk)
}

/// So long after a page has come it answers for certain.
const SETTLED: Duration = Duration::from_secs(1);

/// Goes the way to the page.
fn lead(
    studio: &mut Studio,
    page: PicturePage,
    language: Language,
    settings: &Settings,
) -> Result<(), StudioError> {
    use PicturePage::{
        KioskChoice, KioskCleaning, KioskLanguages, KioskOperator, KioskPin, KioskStillHere,
    };
    studio.world().insert_resource(Chosen(settings.clone()));
    let speak = Wish::Speak(language);
    let wishes: &[Wish] = match page {
        KioskLanguages => &[Wish::Begin],
        KioskChoice | KioskStillHere => &[Wish::Begin, speak],
        KioskPin => &[Wish::Digit(1), Wish::Digit(2)],
        KioskOperator => &[2, 5, 8, 0].map(Wish::Digit),
        KioskCleaning => &[
            Wish::Digit(2),
            Wish::Digit(5),
            Wish::Digit(8),
            Wish::Digit(0),
            Wish::Clean,
        ],
        _ => &[],
    };
    if matches!(page, KioskPin | KioskOperator | KioskCleaning) {
        studio.world().resource_mut::<Heard>().corners();
        studio.settle()?;
    }
    for &wish in wishes {
        studio.world().resource_mut::<Clock>().pass(SETTLED);
        studio.world().write_message(Wished(wish));
        studio.settle()?;
    }
    let wait = match page {
        KioskStillHere => Duration::from_secs(94),
        KioskCleaning => Duration::from_secs(18),
        _ => Duration::ZERO,
    };
    studio.world().resource_mut::<Clock>().pass(wait);
    studio.settle()
}

/// On the table stands what was asked for.
fn take_up(studio: &mut Studio, played: &Played) {
    if super::Scene::of(studio.world().resource::<Visiting>().page()) != super::Scene::Attract {
        return;
    }
    studio.world().write_message(TakeUp {
        setup: offscreen::setup(played),
        start: played.start.clone(),
        moves: played.plies.iter().map(|ply| ply.mv).collect(),
    });
}
