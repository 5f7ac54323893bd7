//! The game in a museum: it drives a visitor's way ([`crate::visit`]) by clock, touch and keys, and carries out what it says.
//! Pages and hands write [`Wished`]; the way answers with [`Ordered`]; nobody else decides what fills the screen.

mod aloud;
mod bar;
mod clock;
mod count;
mod driver;
mod faults;
mod hearing;
mod heartbeat;
mod leave;
mod listener;
mod logo;
mod pace;
mod pages;
mod picture;
mod reset;
mod settling;
mod stage;
mod turned;
mod window;

pub use clock::Clock;
pub use count::{Books, Kept};
pub use faults::{Fault, Faults};
pub use leave::{QUIT, RESTART};
pub use picture::{go_back, go_to, in_language, picture};
pub use reset::Base;
pub use stage::{Scene, Stage};
pub use window::run;

use super::flow::{Flow, House};
use super::setup::Chosen;
use super::staged::Afterwards;
use super::{attract, challenge, short_game};
use crate::data::kiosk::Kiosk;
use crate::store::kiosk::{Configured, Desk};
use crate::store::{Settings, Sticks};
use crate::visit::{Errand, Visit, Wish};
use bevy::prelude::*;

/// The features of the kiosk; [`furnish`] gives them what they work with.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(House::Museum)
        .add_message::<Wished>()
        .add_message::<Ordered>()
        .configure_sets(
            Update,
            (Kiosked::Drive, Kiosked::CarryOut)
                .chain()
                .in_set(Flow::Decide),
        )
        .add_plugins((
            clock::plugin,
            aloud::plugin,
            hearing::plugin,
            settling::plugin,
            driver::plugin,
            stage::plugin,
            turned::plugin,
            reset::plugin,
            count::plugin,
            faults::plugin,
            leave::plugin,
            logo::plugin,
            pace::plugin,
            bar::plugin,
            pages::plugin,
        ));
}

/// The order of work: the way is driven, then its errands are carried out.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub enum Kiosked {
    /// Signs of life, wishes and time become errands.
    Drive,
    /// Errands are carried out.
    CarryOut,
}

/// The visitor's way.
#[derive(Resource, Debug, Clone, Deref, DerefMut)]
pub struct Visiting(pub Visit);

/// Something was pressed.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wished(pub Wish);

/// Something is to be done.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ordered(pub Errand);

/// What a kiosk works with, besides its configuration.
#[derive(Debug)]
pub struct Premises {
    /// Where it writes.
    pub desk: Desk,
    /// Where sticks are looked for.
    pub sticks: Sticks,
    /// By which clock it lives.
    pub clock: Clock,
}

/// Makes a kiosk of an app that has the game's own plugins.
pub fn furnish(app: &mut App, configured: Configured, premises: Premises) {
    let Configured {
        kiosk,
        faults,
        not_copied,
    } = configured;
    let mut known = Faults::default();
    known.set(Fault::Configuration, faults.iter().map(ToString::to_string));
    known.set(Fault::Copy, not_copied);
    let base = settings(&kiosk);
    let moment = premises.clock.moment();
    app.insert_resource(challenge::Usual(challenge_terms(&kiosk)));
    app.insert_resource(known)
        .insert_resource(Books::closed(premises.desk, premises.sticks))
        .insert_resource(Chosen(base.clone()))
        .insert_resource(Base(base))
        .insert_resource(premises.clock)
        .insert_resource(Visiting(Visit::new(kiosk, moment)));
    plugin(app);
}

/// What is set while nobody has changed anything.
#[must_use]
pub fn settings(kiosk: &Kiosk) -> Settings {
    let senses = kiosk.senses;
    Settings {
        language: kiosk.languages.first().copied(),
        text: senses.text,
        high_contrast: senses.high_contrast,
        reduced_motion: Some(senses.reduced_motion),
        sound: senses.sound,
        music: senses.music,
        face_to_face: kiosk.screen.face_to_face,
        ..Settings::default()
    }
}

/// What is shown while nobody plays.
fn attract_terms(kiosk: &Kiosk) -> attract::Terms {
    let shown = &kiosk.attract;
    attract::Terms {
        rulesets: shown.rulesets.clone(),
        white: shown.white,
        black: shown.black,
        longest_game: shown.longest_game,
        frames_per_second: shown.frames_per_second,
    }
}

/// What follows the lesson.
fn challenge_terms(kiosk: &Kiosk) -> challenge::Terms {
    let wanted = &kiosk.challenge;
    challenge::Terms {
        calculi: wanted.calculi,
        time: wanted.time,
        level: wanted.level,
        afterwards: Afterwards::Leave,
        ..challenge::Terms::default()
    }
}

/// The game of a limited length.
fn short_game_terms(kiosk: &Kiosk) -> short_game::Terms {
    let wanted = &kiosk.short_game;
    short_game::Terms {
        ruleset: wanted.ruleset.clone(),
        turns: wanted.turns,
        level: wanted.level,
        afterwards: Afterwards::Leave,
    }
}
