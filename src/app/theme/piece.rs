//! A piece of either side in a line of text, as the set looks that is played with.

use super::palette;
use crate::rules::Side;
use crate::store::PieceSet;
use bevy_egui::egui::{Color32, Context, Id, Pos2, Response, Sense, Shape, Stroke, Ui, Vec2};
use std::f32::consts::TAU;

/// The set that is played with.
#[derive(Debug, Clone, Copy)]
struct Played(PieceSet);

/// Every piece that is drawn from now on is one of this set.
pub(super) fn lay_out(ctx: &Context, set: PieceSet) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Played(set)));
}

/// Colour of a body, and of the light or the ring on it.
const fn colours(set: PieceSet, side: Side) -> [Color32; 2] {
    let [body, light] = match (set, side) {
        (PieceSet::Glass, Side::White) => [0xede6d6, 0xffffff],
        (PieceSet::Glass, Side::Black) => [0x2a4fa8, 0x7fa4f0],
        (PieceSet::Amber, Side::White) => [0xd08f2a, 0xf8d488],
        (PieceSet::Amber, Side::Black) => [0x2c6a40, 0x8ccf9c],
        (PieceSet::Bone, Side::White) => [0xe0d0aa, 0x8a6a42],
        (PieceSet::Bone, Side::Black) => [0x464d55, 0x9aa3a8],
        (PieceSet::Distinct, Side::White) => [0xf7f4ec, 0xffffff],
        (PieceSet::Distinct, Side::Black) => [0x15161a, 0xf2ecdd],
    };
    [of(body), of(light)]
}

const fn of(srgb: u32) -> Color32 {
    let [_, r, g, b] = srgb.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

fn played(ctx: &Context) -> PieceSet {
    ctx.data(|data| data.get_temp::<Played>(Id::NULL))
        .map_or_else(PieceSet::default, |played| played.0)
}

/// The colour of a side's pieces in the set that is played with.
#[must_use]
pub fn body_colour(ctx: &Context, side: Side) -> Color32 {
    colours(played(ctx), side)[0]
}

/// The outline of a piece seen from above, filled.
pub fn body(ui: &Ui, side: Side, middle: Pos2, radius: f32, rim: Stroke) {
    let (set, painter) = (played(ui), ui.painter());
    let [body, _] = colours(set, side);
    if (set, side) == (PieceSet::Distinct, Side::Black) {
        painter.add(Shape::convex_polygon(octagon(middle, radius), body, rim));
    } else {
        painter.circle(middle, radius, body, rim);
    }
}

/// A piece of a side, as big as a line of text.
pub fn glass(ui: &mut Ui, side: Side, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    let set = played(ui);
    let [_, light] = colours(set, side);
    let (middle, radius) = (rect.center(), size * 0.44);
    let rim = Stroke::new(1.0, palette(ui).bronze);
    body(ui, side, middle, radius, rim);
    let painter = ui.painter();
    let ringed = set == PieceSet::Bone || (set, side) == (PieceSet::Distinct, Side::Black);
    if ringed {
        let ring = Stroke::new((size * 0.06).max(1.0), light);
        painter.circle_stroke(middle, radius * 0.5, ring);
        painter.circle_filled(middle, radius * 0.14, light);
    } else {
        let heart = middle - Vec2::splat(radius * 0.35);
        painter.circle_filled(heart, radius * 0.28, light);
    }
    response
}

fn octagon(middle: Pos2, radius: f32) -> Vec<Pos2> {
    (0..8)
        .map(|corner| middle + radius * Vec2::angled((corner as f32 + 0.5) / 8.0 * TAU))
        .collect()
}
