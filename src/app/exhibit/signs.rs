//! Numbered signs over the exhibit: touching one opens its label.

use super::steps::Step;
use super::{Hall, Open, eye};
use crate::app::table::camera::Elsewhere;
use crate::app::theme;
use crate::lang::Words;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, Rect, Sense, Stroke, pos2, vec2};

/// Looks from the camera where signs are.
#[derive(SystemParam)]
pub(super) struct Signs<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Elsewhere>>,
}

/// The radius of a sign, in points.
const RADIUS: f32 = 15.0;

impl Signs<'_, '_> {
    /// Draws the signs in the free part of the window; what was touched.
    pub fn show(
        &self,
        ctx: &egui::Context,
        words: &Words,
        hall: &Hall,
        open: &Open,
        (free, plate): (Rect, Rect),
    ) -> Option<Step> {
        let chosen = match open {
            Open::Whole => None,
            Open::Spot(number) => Some(*number),
            _ => return None,
        };
        let (camera, place) = self.cameras.single().ok()?;
        let scale = ctx.zoom_factor();
        let mut touched = None;
        for (number, spot) in hall.exhibit.hot_spots.iter().enumerate() {
            let at = eye::in_scene(hall, spot.at);
            let Ok(seen) = camera.world_to_viewport(place, at) else {
                continue;
            };
            let middle = pos2(seen.x / scale, seen.y / scale);
            if !free.shrink(RADIUS).contains(middle) {
                continue;
            }
            let middle = beside(middle, plate);
            let title = words.say(&spot.title);
            if sign(ctx, number, middle, &title, chosen == Some(number)) {
                touched = Some(Step::To(Open::Spot(number)));
            }
        }
        touched
    }
}

/// A sign that would lie over the plate goes below it or beside it, whichever is nearer.
fn beside(middle: egui::Pos2, plate: Rect) -> egui::Pos2 {
    let near = plate.expand(RADIUS + 4.0);
    if !near.contains(middle) {
        return middle;
    }
    if near.bottom() - middle.y <= near.right() - middle.x {
        pos2(middle.x, near.bottom())
    } else {
        pos2(near.right(), middle.y)
    }
}

fn sign(ctx: &egui::Context, number: usize, middle: egui::Pos2, title: &str, chosen: bool) -> bool {
    let palette = theme::palette(ctx);
    // A finger is broader than a sign.
    let size = vec2(theme::TARGET, theme::TARGET);
    let area = egui::Area::new(egui::Id::new(("sign", number)))
        .fixed_pos(middle - size / 2.0)
        .order(egui::Order::Middle)
        .show(ctx, |ui| {
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let lit = chosen || response.hovered() || response.has_focus();
            let (fill, text) = if lit {
                (palette.lamp, palette.soot)
            } else {
                (palette.dark_wax.gamma_multiply(0.88), palette.candle)
            };
            let painter = ui.painter();
            let shade = Color32::from_black_alpha(90);
            painter.circle_filled(rect.center() + vec2(1.5, 2.5), RADIUS + 0.5, shade);
            painter.circle(
                rect.center(),
                RADIUS,
                fill,
                Stroke::new(1.5, palette.candle),
            );
            painter.text(
                rect.center(),
                Align2::CENTER_CENTER,
                (number + 1).to_string(),
                theme::strong_font(17.0),
                text,
            );
            response
                .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, title));
            response.on_hover_text(title).clicked()
        });
    area.inner
}
