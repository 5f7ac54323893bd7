//! Letters and numbers for the board's rim, drawn with a broad pen held slantwise, as a Roman sign-writer would.

use super::shapes::Sculpt;
use bevy::prelude::*;

/// One movement of the pen. Letters are one unit high, from the base line at 0.
enum Stroke {
    /// From a point to a point.
    Line(f32, f32, f32, f32),
    /// Part of an ellipse: middle, radii, first and last angle in degrees.
    Arc(f32, f32, f32, f32, f32, f32),
}
use Stroke::{Arc, Line};

/// Half the breadth of the pen and the thickness of its edge.
const PEN: (f32, f32) = (0.075, 0.022);
/// The angle at which it is held, in radians.
const SLANT: f32 = 0.55;
/// Space between two letters.
const SPACE: f32 = 0.16;

/// Writes `text` centred at the origin of `frame`: it maps places on the page (right and up) to places in the world.
pub fn write(sculpt: &mut Sculpt, text: &str, height: f32, frame: impl Fn(Vec2) -> Vec3) {
    let glyphs: Vec<_> = text.chars().map(glyph).collect();
    let width: f32 = glyphs.iter().map(|(width, _)| width + SPACE).sum::<f32>() - SPACE;
    let mut pen = -width / 2.0;
    for (advance, strokes) in &glyphs {
        for stroke in strokes {
            let points = stroke.points();
            for pair in points.windows(2) {
                let shift = Vec2::new(pen, -0.5);
                draw(
                    sculpt,
                    (pair[0] + shift) * height,
                    (pair[1] + shift) * height,
                    height,
                    &frame,
                );
            }
        }
        pen += advance + SPACE;
    }
}

impl Stroke {
    fn points(&self) -> Vec<Vec2> {
        match *self {
            Line(x0, y0, x1, y1) => vec![Vec2::new(x0, y0), Vec2::new(x1, y1)],
            Arc(x, y, rx, ry, from, to) => (0..=14)
                .map(|step| {
                    let angle = (from + (to - from) * step as f32 / 14.0).to_radians();
                    Vec2::new(x + rx * angle.cos(), y + ry * angle.sin())
                })
                .collect(),
        }
    }
}

/// The pen's edge is a thin slanted rectangle; moved from a point to a point it covers the hull of both.
fn draw(sculpt: &mut Sculpt, from: Vec2, to: Vec2, height: f32, frame: &impl Fn(Vec2) -> Vec3) {
    let broad = Vec2::from_angle(SLANT) * PEN.0 * height;
    let thin = Vec2::from_angle(SLANT).perp() * PEN.1 * height;
    let nib = [broad + thin, thin - broad, -broad - thin, broad - thin];
    let hull = hull(nib.iter().flat_map(|n| [from + n, to + n]).collect());
    let corners: Vec<u32> = hull
        .into_iter()
        .map(|p| sculpt.corner(frame(p), Vec3::Y, p, 1.0))
        .collect();
    for idx in 1..corners.len() - 1 {
        sculpt.triangle([corners[0], corners[idx], corners[idx + 1]]);
    }
}

/// The convex hull, counter-clockwise (Andrew's monotone chain).
fn hull(mut points: Vec<Vec2>) -> Vec<Vec2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let half = |points: &mut dyn Iterator<Item = Vec2>| {
        let mut chain: Vec<Vec2> = Vec::new();
        for p in points {
            while let [.., a, b] = chain[..] {
                if (b - a).perp_dot(p - b) > 1e-9 {
                    break;
                }
                chain.pop();
            }
            chain.push(p);
        }
        chain.pop();
        chain
    };
    let mut lower = half(&mut points.iter().copied());
    lower.extend(half(&mut points.iter().rev().copied()));
    lower
}

/// Width and strokes of a letter or figure; anything else is a gap.
fn glyph(letter: char) -> (f32, Vec<Stroke>) {
    match letter {
        '0'..='9' => figure(letter),
        _ => capital(letter.to_ascii_uppercase()),
    }
}

#[rustfmt::skip]
fn figure(letter: char) -> (f32, Vec<Stroke>) {
    match letter {
        '0' => (0.56, vec![Arc(0.28, 0.5, 0.26, 0.48, 0.0, 360.0)]),
        '1' => (0.3, vec![Line(0.02, 0.8, 0.17, 0.97), Line(0.17, 0.97, 0.17, 0.02)]),
        '2' => (0.54, vec![Arc(0.25, 0.72, 0.23, 0.26, 165.0, -35.0), Line(0.44, 0.57, 0.02, 0.03), Line(0.02, 0.03, 0.54, 0.03)]),
        '3' => (0.5, vec![Arc(0.21, 0.745, 0.22, 0.235, 150.0, -80.0), Arc(0.2, 0.27, 0.27, 0.25, 85.0, -145.0)]),
        '4' => (0.58, vec![Line(0.42, 0.98, 0.02, 0.33), Line(0.02, 0.33, 0.58, 0.33), Line(0.42, 0.98, 0.42, 0.02)]),
        '5' => (0.5, vec![Line(0.47, 0.96, 0.12, 0.96), Line(0.12, 0.96, 0.08, 0.55), Arc(0.2, 0.31, 0.28, 0.29, 110.0, -140.0)]),
        '6' => (0.54, vec![Arc(0.5, 0.42, 0.47, 0.58, 98.0, 185.0), Arc(0.28, 0.29, 0.25, 0.27, 0.0, 360.0)]),
        '7' => (0.52, vec![Line(0.02, 0.95, 0.52, 0.95), Line(0.52, 0.95, 0.18, 0.02)]),
        '8' => (0.52, vec![Arc(0.26, 0.74, 0.2, 0.23, 0.0, 360.0), Arc(0.26, 0.27, 0.25, 0.25, 0.0, 360.0)]),
        _ => (0.54, vec![Arc(0.26, 0.7, 0.24, 0.27, 0.0, 360.0), Arc(0.04, 0.58, 0.46, 0.56, 10.0, -80.0)]),
    }
}

#[rustfmt::skip]
fn capital(letter: char) -> (f32, Vec<Stroke>) {
    match letter {
        'A' => (0.74, vec![Line(0.02, 0.02, 0.36, 0.98), Line(0.36, 0.98, 0.72, 0.02), Line(0.15, 0.34, 0.58, 0.34)]),
        'B' => (0.5, vec![Line(0.08, 0.98, 0.08, 0.02), Arc(0.1, 0.75, 0.3, 0.22, 90.0, -90.0), Arc(0.1, 0.28, 0.37, 0.25, 90.0, -90.0)]),
        'C' => (0.66, vec![Arc(0.42, 0.5, 0.4, 0.48, 50.0, 310.0)]),
        'D' => (0.7, vec![Line(0.08, 0.98, 0.08, 0.02), Arc(0.16, 0.5, 0.5, 0.47, 98.0, -98.0)]),
        'E' => (0.46, vec![Line(0.08, 0.98, 0.08, 0.02), Line(0.08, 0.96, 0.45, 0.96), Line(0.08, 0.52, 0.4, 0.52), Line(0.08, 0.04, 0.46, 0.04)]),
        'F' => (0.44, vec![Line(0.08, 0.98, 0.08, 0.02), Line(0.08, 0.96, 0.45, 0.96), Line(0.08, 0.5, 0.38, 0.5)]),
        'G' => (0.7, vec![Arc(0.42, 0.5, 0.4, 0.48, 50.0, 315.0), Line(0.68, 0.42, 0.68, 0.08)]),
        'H' => (0.7, vec![Line(0.08, 0.98, 0.08, 0.02), Line(0.62, 0.98, 0.62, 0.02), Line(0.08, 0.52, 0.62, 0.52)]),
        'I' => (0.16, vec![Line(0.08, 0.98, 0.08, 0.02)]),
        'J' => (0.3, vec![Line(0.22, 0.98, 0.22, 0.2), Arc(0.02, 0.2, 0.2, 0.22, 0.0, -90.0)]),
        'K' => (0.62, vec![Line(0.08, 0.98, 0.08, 0.02), Line(0.56, 0.98, 0.1, 0.48), Line(0.2, 0.58, 0.62, 0.02)]),
        'L' => (0.46, vec![Line(0.08, 0.98, 0.08, 0.02), Line(0.08, 0.04, 0.48, 0.04)]),
        'M' => (0.86, vec![Line(0.06, 0.02, 0.16, 0.98), Line(0.16, 0.98, 0.43, 0.1), Line(0.43, 0.1, 0.7, 0.98), Line(0.7, 0.98, 0.8, 0.02)]),
        'N' => (0.72, vec![Line(0.08, 0.02, 0.08, 0.98), Line(0.08, 0.98, 0.64, 0.02), Line(0.64, 0.02, 0.64, 0.98)]),
        'O' => (0.82, vec![Arc(0.41, 0.5, 0.39, 0.48, 0.0, 360.0)]),
        'P' => (0.48, vec![Line(0.08, 0.98, 0.08, 0.02), Arc(0.1, 0.72, 0.35, 0.25, 90.0, -90.0)]),
        'Q' => (0.82, vec![Arc(0.41, 0.5, 0.39, 0.48, 0.0, 360.0), Line(0.42, 0.12, 0.86, -0.14)]),
        'R' => (0.58, vec![Line(0.08, 0.98, 0.08, 0.02), Arc(0.1, 0.73, 0.32, 0.24, 90.0, -90.0), Line(0.16, 0.5, 0.58, 0.02)]),
        'S' => (0.48, vec![Arc(0.25, 0.74, 0.2, 0.23, 40.0, 260.0), Arc(0.22, 0.27, 0.23, 0.25, 80.0, -145.0)]),
        'T' => (0.62, vec![Line(0.02, 0.96, 0.6, 0.96), Line(0.31, 0.96, 0.31, 0.02)]),
        'U' => (0.64, vec![Line(0.08, 0.98, 0.08, 0.32), Arc(0.32, 0.32, 0.24, 0.3, 180.0, 360.0), Line(0.56, 0.32, 0.56, 0.98)]),
        'V' => (0.7, vec![Line(0.02, 0.98, 0.35, 0.02), Line(0.35, 0.02, 0.68, 0.98)]),
        'W' => (1.0, vec![Line(0.02, 0.98, 0.27, 0.02), Line(0.27, 0.02, 0.5, 0.9), Line(0.5, 0.9, 0.73, 0.02), Line(0.73, 0.02, 0.98, 0.98)]),
        'X' => (0.66, vec![Line(0.04, 0.98, 0.62, 0.02), Line(0.6, 0.98, 0.04, 0.02)]),
        'Y' => (0.62, vec![Line(0.02, 0.98, 0.31, 0.5), Line(0.6, 0.98, 0.31, 0.5), Line(0.31, 0.5, 0.31, 0.02)]),
        'Z' => (0.6, vec![Line(0.04, 0.96, 0.56, 0.96), Line(0.56, 0.96, 0.04, 0.04), Line(0.04, 0.04, 0.6, 0.04)]),
        _ => (0.3, Vec::new()),
    }
}
