//! What is read while nobody plays: one caption after the other, each in one language after the other, large.

use super::Attract;
use crate::app::game::Game;
use crate::app::hud::Panels;
use crate::app::staged::{Staged, is};
use crate::app::theme::{self, Drawn};
use crate::app::view::ViewInsets;
use crate::app::wording;
use crate::data::Variant;
use crate::lang::{Language, Words};
use crate::say;
use bevy::prelude::*;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    self, Align, Color32, FontId, LayerId, Rect, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn)
            .run_if(is(Staged::Attract).and_then(resource_exists::<Attract>)),
    );
}

/// The language of the caption that is read now: whoever shows more beside it speaks it too.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spoken(pub Language);

/// What a caption says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Caption {
    /// What it is.
    Game,
    /// How a piece is lost.
    Capture,
    /// What one sees, and that it is a reconstruction.
    Reconstruction,
    /// The house's own sentence.
    Own,
}

impl Attract {
    /// Which words are spoken now, and the caption: each is told in all languages before the next one.
    pub(super) fn caption(&self) -> Option<(&Words, Caption)> {
        let step = self.terms.caption.as_millis().max(1);
        let number = (self.shown.as_millis() / step) as usize;
        let languages = self.words.len().max(1);
        let captions: &[Caption] = if self.terms.own.is_empty() {
            &[Caption::Game, Caption::Reconstruction, Caption::Capture]
        } else {
            &[
                Caption::Game,
                Caption::Reconstruction,
                Caption::Capture,
                Caption::Own,
            ]
        };
        let caption = captions[number / languages % captions.len()];
        let words = self.words.get(number % languages)?;
        Some((words, caption))
    }

    /// A caption in words; a house that has no sentence in a language says what the game is.
    pub(super) fn said(&self, words: &Words, caption: Caption, variant: &Variant) -> String {
        let own = || {
            let mut own = self.terms.own.iter();
            let found = own.find(|(language, _)| *language == words.language());
            found.map(|(_, text)| text.clone())
        };
        match caption {
            Caption::Own => own().unwrap_or_else(|| say!(words, "kiosk-caption-game")),
            Caption::Game => say!(words, "kiosk-caption-game"),
            Caption::Capture => say!(words, "kiosk-caption-capture"),
            Caption::Reconstruction => {
                let name = wording::ruleset::name(words, variant);
                say!(words, "kiosk-caption-rules", name = name)
            }
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    (show, game, panels): (Res<Attract>, Option<Res<Game>>, Res<Panels>),
    mut insets: ResMut<ViewInsets>,
    mut spoken: ResMut<Spoken>,
) -> Result {
    if panels.hidden {
        insets.set_if_neq(ViewInsets::default());
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let (Some(game), Some((words, caption))) = (game, show.caption()) else {
        return Ok(());
    };
    spoken.set_if_neq(Spoken(words.language()));
    let said = show.said(words, caption, &game.setup().variant);
    let touch = say!(words, "kiosk-touch");
    let window = ctx.viewport_rect();
    let rect = strip(window);
    let mut ui = Ui::new(
        ctx.clone(),
        "captions".into(),
        UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(rect),
    );
    read(&mut ui, rect, &said, &touch);
    let bottom = rect.height() * ctx.zoom_factor();
    insets.set_if_neq(ViewInsets {
        bottom,
        ..ViewInsets::default()
    });
    Ok(())
}

/// Where the captions stand: at the foot, and higher in a window that stands upright.
fn strip(window: Rect) -> Rect {
    let upright = window.height() > window.width();
    let part = if upright { 0.24 } else { 0.27 };
    window.with_min_y(window.bottom() - (part * window.height()).max(110.0))
}

/// A caption as large as the strip allows, and under it the invitation.
fn read(ui: &mut Ui, rect: Rect, said: &str, touch: &str) {
    let palette = theme::palette(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, palette.dark_wax);
    painter.hline(
        rect.x_range(),
        rect.top(),
        egui::Stroke::new(1.5, palette.bronze),
    );
    let inner = rect.shrink2(vec2(28.0, 12.0));
    let invitation = laid(
        ui,
        touch,
        theme::strong_font(28.0),
        palette.lamp,
        inner.width(),
    );
    let room = inner.height() - invitation.size().y - 8.0;
    let caption = [40.0, 36.0, 32.0, 28.0, 25.0, 22.0, 19.0]
        .into_iter()
        .map(|size| {
            laid(
                ui,
                said,
                FontId::proportional(size),
                palette.candle,
                inner.width(),
            )
        })
        .find(|galley| galley.size().y <= room)
        .unwrap_or_else(|| {
            laid(
                ui,
                said,
                FontId::proportional(17.0),
                palette.candle,
                inner.width(),
            )
        });
    let middle = rect.center().x;
    let high = caption.size().y + 8.0 + invitation.size().y;
    let top = inner.center().y - high / 2.0;
    let below = top + caption.size().y + 8.0;
    ui.painter()
        .galley(egui::pos2(middle, top), caption, palette.candle);
    ui.painter()
        .galley(egui::pos2(middle, below), invitation, palette.lamp);
    let response = ui.allocate_rect(rect, egui::Sense::hover());
    let told = format!("{said} {touch}");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
}

fn laid(
    ui: &Ui,
    text: &str,
    font: FontId,
    color: Color32,
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, color, width);
    job.halign = Align::Center;
    ui.painter().layout_job(job)
}
