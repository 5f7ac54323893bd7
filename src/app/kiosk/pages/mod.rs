//! The kiosk's own pages, each drawn while the way is at it.

mod attract;
mod captions;
mod choice;
mod cleaning;
mod dark;
mod head;
mod languages;
mod leaf;
mod operator;
mod pin;
mod senses;
mod still_here;

use super::turned::Across;
use super::{Clock, Visiting, Wished};
use crate::app::setup::Chosen;
use crate::app::theme::Drawn;
use crate::app::tongue::Tongue;
use crate::app::view::ViewInsets;
use crate::say;
use crate::visit::{Page, Wish};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Key};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        attract::plugin,
        pin::plugin,
        operator::plugin,
        still_here::plugin,
        dark::plugin,
    ))
    .add_systems(
        EguiPrimaryContextPass,
        (
            languages::draw.run_if(at(Page::Languages)),
            choice::draw.run_if(at(Page::Choice)),
            cleaning::draw.run_if(at(Page::Cleaning)),
        )
            .in_set(Drawn),
    );
}

/// Whether the way is at a page.
fn at(page: Page) -> impl Fn(Res<Visiting>) -> bool + Clone {
    move |visiting| visiting.page() == page
}

/// Whole seconds, the one that has begun with them.
const fn seconds(left: Duration) -> u64 {
    left.as_secs() + (left.subsec_nanos() > 0) as u64
}

/// What pages show and what they change.
#[derive(SystemParam)]
struct Hand<'w> {
    visiting: Res<'w, Visiting>,
    clock: Res<'w, Clock>,
    words: Res<'w, Tongue>,
    chosen: ResMut<'w, Chosen>,
    insets: ResMut<'w, ViewInsets>,
    across: ResMut<'w, Across>,
    wishes: MessageWriter<'w, Wished>,
}

impl Hand<'_> {
    fn wish(&mut self, wish: Wish) {
        self.wishes.write(Wished(wish));
    }

    /// Whoever sits across has the page turned, and may have it turned back.
    fn turn(&mut self) {
        self.across.0 = !self.across.0;
    }

    /// The word that turns a page, on a screen that lies flat between two.
    fn turning(&self) -> Option<String> {
        let flat = self.chosen.face_to_face;
        flat.then(|| say!(self.words, "kiosk-turn"))
    }

    /// Escape is a step back on every page.
    fn heed_escape(&mut self, ctx: &egui::Context) {
        if ctx.input(|input| input.key_pressed(Key::Escape)) {
            self.wish(Wish::Back);
        }
    }

    /// The table is seen in the room that is free.
    fn leave_room(&mut self, ctx: &egui::Context, free: egui::Rect) {
        let (window, scale) = (ctx.viewport_rect(), ctx.zoom_factor());
        self.insets.set_if_neq(ViewInsets {
            left: (free.left() - window.left()) * scale,
            right: (window.right() - free.right()) * scale,
            top: (free.top() - window.top()) * scale,
            bottom: (window.bottom() - free.bottom()) * scale,
        });
    }
}
