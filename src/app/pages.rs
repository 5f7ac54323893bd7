//! What lies over the menu or the table and is put away again: one page at a time.

use super::flow::Screen;
use super::hud::Panels;
use super::theme;
use super::tongue::Tongue;
use super::view::ViewInsets;
use crate::say;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Button, Layout, Margin, ScrollArea, Ui, UiBuilder, vec2};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_systems(OnExit(Screen::Title), put_away)
        .add_systems(OnExit(Screen::Game), put_away)
        .add_systems(
            PreUpdate,
            (cover, uncover_title)
                .run_if(resource_changed::<Page>.or_else(resource_changed::<Panels>)),
        );
}

/// The page that is open. While one is, the menu and the panels are not drawn, and the table answers no hand.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Page {
    /// None.
    #[default]
    None,
    /// The settings.
    Settings,
    /// The game that is going on, and the saved ones.
    Archive,
    /// One of the museum's own.
    Museum,
}

/// Whether no page is open: the menu or the panels are seen.
#[must_use]
pub fn none_is_open(page: Option<Res<Page>>) -> bool {
    page.is_none_or(|page| *page == Page::None)
}

fn put_away(mut page: ResMut<Page>) {
    page.set_if_neq(Page::None);
}

/// Under a page the table rests.
fn cover(page: Res<Page>, mut panels: ResMut<Panels>) {
    let covered = *page != Page::None;
    if panels.covered != covered {
        panels.covered = covered;
    }
}

/// The title has no panels that would take their room back.
fn uncover_title(page: Res<Page>, screen: Res<State<Screen>>, mut insets: ResMut<ViewInsets>) {
    if *page == Page::None && *screen.get() == Screen::Title {
        insets.set_if_neq(ViewInsets::default());
    }
}

/// Wider than this, in points, a page is not.
const WIDEST: f32 = 620.0;
/// Narrower than this it is not where the table is seen beside it.
const NARROWEST: f32 = 420.0;
/// Beside a page at least so much of the table is seen, in points, or nothing.
const LEAST_TABLE: f32 = 280.0;
/// Lower than this a page is not where the table is seen over it.
const LOWEST: f32 = 460.0;

/// Where a page lies, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Place {
    /// At the right, so wide.
    Right(f32),
    /// At the foot of a tall window, so high.
    Foot(f32),
    /// Everywhere.
    All,
}

impl Place {
    fn of(window: egui::Vec2) -> Self {
        let width = (0.55 * window.x).clamp(NARROWEST, WIDEST);
        let height = (0.6 * window.y).max(LOWEST);
        if window.y > 1.2 * window.x && window.y - height >= LEAST_TABLE {
            Self::Foot(height)
        } else if window.x - width >= LEAST_TABLE {
            Self::Right(width)
        } else {
            Self::All
        }
    }

    fn panel(self, window: egui::Vec2) -> egui::Panel {
        match self {
            Self::Right(width) => egui::Panel::right("page").exact_size(width),
            Self::Foot(height) => egui::Panel::bottom("page at the foot").exact_size(height),
            Self::All => egui::Panel::right("page").exact_size(window.x),
        }
    }

    /// The room that is taken from the table, in logical pixels.
    fn insets(self, scale: f32) -> ViewInsets {
        let (right, bottom) = match self {
            Self::Right(width) => (width * scale, 0.0),
            Self::Foot(height) => (0.0, height * scale),
            Self::All => (0.0, 0.0),
        };
        ViewInsets {
            right,
            bottom,
            ..ViewInsets::default()
        }
    }
}

/// Draws a page of papyrus at the right; the table is seen beside it, or over it, where there is room. Tells whether it is to be put away.
pub(super) fn draw(
    ctx: &egui::Context,
    words: &Tongue,
    insets: &mut ViewInsets,
    title: &str,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    let window = ctx.viewport_rect();
    let place = Place::of(window.size());
    let mut ui = Ui::new(
        ctx.clone(),
        "page".into(),
        UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(window),
    );
    let low = window.height() < 480.0;
    let margin = Margin::symmetric(
        if window.width() < 480.0 { 14 } else { 24 },
        if low { 8 } else { 16 },
    );
    let closed = place
        .panel(window.size())
        .resizable(false)
        .show_separator_line(false)
        .frame(theme::page(&ui).corner_radius(0).inner_margin(margin))
        .show(&mut ui, |ui| {
            theme::on_papyrus(ui);
            let closed = heading(ui, words, title, low);
            ui.add_space(if low { 2.0 } else { 8.0 });
            theme::rule(ui, theme::palette(ui).pale_ink.gamma_multiply(0.5));
            contents(ui);
            closed
        });
    let wanted = place.insets(ctx.zoom_factor());
    if *insets != wanted {
        *insets = wanted;
    }
    closed.inner || ctx.input(|input| input.key_pressed(egui::Key::Escape))
}

/// The title, and the button that puts the page away.
fn heading(ui: &mut Ui, words: &Tongue, title: &str, low: bool) -> bool {
    ui.horizontal(|ui| {
        let size = if low { 22.0 } else { 30.0 };
        ui.label(theme::strong(title, size).color(theme::palette(ui).ink));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close =
                Button::new(say!(words, "settings-close")).min_size(vec2(90.0, theme::TARGET));
            ui.add(close).clicked()
        })
        .inner
    })
    .inner
}

/// The rest of a page, longer than its room if need be.
pub(super) fn scrolled(ui: &mut Ui, id: &str, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink([false, false])
        .show(ui, |ui| {
            // The scroll bar lies beside the contents, not over them.
            ui.set_width(ui.available_width() - 4.0);
            contents(ui);
        });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_seen_beside_a_page_where_there_is_room() {
        let place = |x, y| Place::of(egui::vec2(x, y));
        assert_eq!(place(1280.0, 720.0), Place::Right(620.0));
        assert_eq!(place(720.0, 1280.0), Place::Foot(768.0));
        assert_eq!(place(800.0, 600.0), Place::Right(440.0));
        assert_eq!(place(640.0, 360.0), Place::All);
        assert_eq!(place(400.0, 600.0), Place::All);
    }
}
