//! What the game is made of: its version, its sources, its fonts, and the licences of all that is inside.

use super::{MenuPage, Seen, Wish, beside_the_table};
use crate::app::theme;
use crate::say;
use bevy_egui::egui::{CollapsingHeader, Margin, Rect, RichText, ScrollArea, Ui};

/// The width of the page, in points.
const WIDTH: f32 = 560.0;
/// Every package that is linked in, with its licence.
const PACKAGES: &str = include_str!("../../../assets/licences/packages.txt");
/// The licence of the font.
const FONT: &str = include_str!("../../../assets/fonts/OFL.txt");
/// Our own licences.
const OWN: [&str; 2] = [
    include_str!("../../../LICENSE-MIT"),
    include_str!("../../../LICENSE-APACHE"),
];

/// Shows the page; tells what was pressed, and where the table is free.
pub(super) fn show(ui: &mut Ui, seen: &Seen) -> (Option<Wish>, Rect) {
    let window = ui.max_rect();
    let page = theme::page(ui)
        .corner_radius(0)
        .inner_margin(Margin::symmetric(24, 14));
    let panel = beside_the_table(window, WIDTH)
        .resizable(false)
        .show_separator_line(false)
        .frame(page);
    let shown = panel.show(ui, |ui| {
        theme::on_papyrus(ui);
        let words = seen.words;
        let back = ui.button(say!(words, "menu-back")).clicked();
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| contents(ui, seen));
        back.then_some(Wish::Turn(MenuPage::Front))
    });
    (shown.inner, ui.available_rect_before_wrap())
}

fn contents(ui: &mut Ui, seen: &Seen) {
    let (words, palette) = (seen.words, theme::palette(ui));
    ui.label(theme::strong("Latrunculi", 30.0).color(palette.ink));
    let version = say!(words, "about-version", version = env!("CARGO_PKG_VERSION"));
    ui.label(theme::italic(version, 17.0).color(palette.pale_ink));
    let parts = [
        (say!(words, "about-game"), say!(words, "about-game-text")),
        (
            say!(words, "about-sources"),
            say!(words, "about-sources-text"),
        ),
        (say!(words, "about-fonts"), say!(words, "about-fonts-text")),
        (
            say!(words, "about-licence"),
            say!(words, "about-licence-text"),
        ),
        (
            say!(words, "about-engine"),
            say!(words, "about-engine-text"),
        ),
    ];
    for (heading, text) in parts {
        ui.add_space(8.0);
        ui.label(theme::strong(heading, 20.0).color(palette.ink));
        ui.label(RichText::new(text).color(palette.ink));
    }
    ui.add_space(10.0);
    let count = PACKAGES.lines().count();
    folded(ui, &say!(words, "about-packages", count = count), PACKAGES);
    folded(ui, "SIL Open Font License", FONT);
    folded(ui, "MIT", OWN[0]);
    folded(ui, "Apache 2.0", OWN[1]);
}

/// A long text that opens when its heading is pressed.
fn folded(ui: &mut Ui, heading: &str, text: &str) {
    let ink = theme::palette(ui).ink;
    CollapsingHeader::new(theme::strong(heading, 18.0).color(ink))
        .id_salt(heading)
        .show(ui, |ui| {
            for paragraph in text.split("\n\n") {
                ui.label(RichText::new(paragraph).small().color(ink));
            }
        });
}
