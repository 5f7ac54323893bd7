//! The window: everything Bevy. One plugin per feature; the truth is in [`game`], and nothing else writes it.

pub mod animation;
pub mod archive;
mod aside;
pub mod attract;
pub mod audio;
mod background;
pub mod bench;
pub mod calculi;
pub mod challenge;
pub mod clicks;
pub mod components;
pub mod exhibit;
#[cfg(test)]
mod fixture;
pub mod flow;
mod focus;
pub mod game;
pub mod guide;
pub mod hints;
pub mod hud;
pub mod input;
pub mod keeping;
pub mod kiosk;
pub mod layout;
pub mod lesson;
pub mod marks;
pub mod menu;
pub mod offscreen;
pub mod pacing;
pub mod pages;
pub mod quality;
pub mod settings;
mod settle;
pub mod setup;
pub mod short_game;
pub mod soak;
pub mod spoken;
pub mod staged;
pub mod table;
pub mod tally;
#[cfg(test)]
mod tests;
pub mod theme;
pub mod thinking;
pub mod tongue;
mod unseen;
pub mod view;
#[cfg(unix)]
pub mod voice;
pub mod watch;
mod window;
pub mod wording;

pub use exhibit::exhibit as exhibit_picture;
pub use offscreen::{book, picture};
pub use window::run;

use bevy::prelude::*;

/// The game itself, without window, renderer or sound device: shared by the window, the tests and offscreen pictures. It
/// expects Bevy's own plugins, egui and states to be there.
pub fn add_game_plugins(app: &mut App) {
    // First: who comes later finds a quality.
    app.add_plugins(quality::plugin)
        .add_plugins((
            flow::plugin,
            setup::plugin,
            tongue::plugin,
            game::plugin,
            layout::plugin,
            calculi::plugin,
            animation::plugin,
            audio::plugin,
            settle::plugin,
            thinking::plugin,
            table::plugin,
            input::plugin,
            theme::plugin,
            menu::plugin,
            hud::plugin,
        ))
        .add_plugins((
            tally::plugin,
            watch::plugin,
            hints::plugin,
            spoken::plugin,
            focus::plugin,
            clicks::plugin,
        ))
        .add_plugins((
            pages::plugin,
            settings::plugin,
            archive::plugin,
            keeping::plugin,
            exhibit::plugin,
            lesson::plugin,
        ))
        .add_plugins((
            staged::plugin,
            challenge::plugin,
            short_game::plugin,
            attract::plugin,
        ));
    #[cfg(unix)]
    app.add_plugins(voice::plugin);
}
