//! The files that are compiled in.

use crate::ai::archers::Aim;

/// A file of the assets under its path there, with its text.
macro_rules! asset {
    ($path:literal) => {
        (
            concat!("assets/", $path),
            include_str!(concat!("../../assets/", $path)),
        )
    };
}

/// The rulesets, in the order of the menu.
pub(super) const RULESETS: [(&str, &str); 14] = [
    asset!("variants/bautista.ron"),
    asset!("variants/bautista-dux.ron"),
    asset!("variants/schadler.ron"),
    asset!("variants/schadler-1994.ron"),
    asset!("variants/bell.ron"),
    asset!("variants/kowalski.ron"),
    asset!("variants/kowalski-early.ron"),
    asset!("variants/kowalski-11x10.ron"),
    asset!("variants/astur-ranks.ron"),
    asset!("variants/astur-ranks-delayed.ron"),
    asset!("variants/astur-free.ron"),
    asset!("variants/astur-free-delayed.ron"),
    asset!("variants/jasyr.ron"),
    asset!("variants/jarmo.ron"),
];

/// The starting arrays they name, and the arrangements of the Stanway board.
pub(super) const ARRANGEMENTS: [(&str, &str); 27] = [
    asset!("arrangements/dux-in-row-11x10.ron"),
    asset!("arrangements/row-10x9.ron"),
    asset!("arrangements/row-12x8.ron"),
    asset!("arrangements/row-8x7.ron"),
    asset!("arrangements/row-8x8.ron"),
    asset!("arrangements/row-and-dux-10x9.ron"),
    asset!("arrangements/row-and-dux-12x8.ron"),
    asset!("arrangements/row-and-dux-7x7.ron"),
    asset!("arrangements/row-and-dux-8x7.ron"),
    asset!("arrangements/row-and-dux-8x8.ron"),
    asset!("arrangements/stanway-astur.ron"),
    asset!("arrangements/stanway-illustration.ron"),
    asset!("arrangements/stanway-kowalski.ron"),
    asset!("arrangements/two-rows-10x9-16.ron"),
    asset!("arrangements/two-rows-10x9-18.ron"),
    asset!("arrangements/two-rows-10x9-20.ron"),
    asset!("arrangements/two-rows-12x8-20.ron"),
    asset!("arrangements/two-rows-12x8-22.ron"),
    asset!("arrangements/two-rows-12x8-24.ron"),
    asset!("arrangements/two-rows-7x7-12.ron"),
    asset!("arrangements/two-rows-7x7-14.ron"),
    asset!("arrangements/two-rows-8x7-12.ron"),
    asset!("arrangements/two-rows-8x7-14.ron"),
    asset!("arrangements/two-rows-8x7-16.ron"),
    asset!("arrangements/two-rows-8x8-12.ron"),
    asset!("arrangements/two-rows-8x8-14.ron"),
    asset!("arrangements/two-rows-8x8-16.ron"),
];

/// The boards of lines they name.
pub(super) const BOARDS: [(&str, &str); 2] = [
    asset!("boards/archers.ron"),
    asset!("boards/archers-conjectural.ron"),
];

/// What the parts of a position are worth, a file for each family of rulesets.
pub(super) const WEIGHTS: [(&str, &str); 5] = [
    asset!("engine/bautista.ron"),
    asset!("engine/schadler.ron"),
    asset!("engine/bell.ron"),
    asset!("engine/kowalski.ron"),
    asset!("engine/astur.ron"),
];

/// The same for archers, a file for each aim.
pub(super) const ARCHER_WEIGHTS: [(&str, &str); 2] = [
    asset!("engine/archers-race.ron"),
    asset!("engine/archers-count.ron"),
];

/// How the levels play.
pub(super) const LEVELS: (&str, &str) = asset!("engine/levels.ron");

/// How they play at the archers' table, by what is played for.
pub(super) const ARCHER_LEVELS: [(Aim, (&str, &str)); 2] = [
    (Aim::Race, asset!("engine/archers-race-levels.ron")),
    (Aim::Count, asset!("engine/archers-count-levels.ron")),
];

/// The Stanway board.
pub(super) const EXHIBIT: (&str, &str) = asset!("exhibits/stanway.ron");

/// What ancient writers say about the game.
pub(super) const READING: (&str, &str) = asset!("exhibits/passages.ron");

/// The lesson in four steps.
pub(super) const LESSON: (&str, &str) = asset!("lesson.ron");

/// How the game runs in a museum that changes nothing.
pub(super) const KIOSK: (&str, &str) = asset!("kiosk.ron");
