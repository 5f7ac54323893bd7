//! A small mat on papyrus: places, lines, archers.

use super::archers::Scene;
use crate::app::theme::{self, OPAL, Palette};
use crate::rules::archers::Lines;
use crate::rules::{Side, Square};
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};

/// The distance of two places, in points.
const STEP: f32 = 34.0;

/// Draws a scene on a mat with these lines.
pub fn draw(ui: &mut Ui, lines: &Lines, scene: &Scene) {
    let board = lines.board();
    let size = vec2(f32::from(board.files), f32::from(board.ranks)) * STEP;
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let mat = Mat {
        rect,
        bodies: Side::BOTH.map(|side| theme::body_colour(ui, side)),
        painter: ui.painter(),
        palette: theme::palette(ui),
    };
    mat.ground(lines);
    let named = |name: &&str| Square::parse(name);
    for &(from, to) in scene.moves {
        if let (Some(from), Some(to)) = (Square::parse(from), Square::parse(to)) {
            mat.arrow(from, to);
        }
    }
    for (at, letter) in scene.archers() {
        mat.archer(at, letter);
    }
    for at in scene.taken.iter().filter_map(named) {
        mat.cross(at);
    }
}

struct Mat<'a> {
    rect: Rect,
    /// The colours of White's and Blue's archers.
    bodies: [Color32; 2],
    painter: &'a Painter,
    palette: Palette,
}

impl Mat<'_> {
    fn middle(&self, at: Square) -> Pos2 {
        pos2(
            self.rect.left() + (f32::from(at.file) + 0.5) * STEP,
            self.rect.bottom() - (f32::from(at.rank) + 0.5) * STEP,
        )
    }

    fn ground(&self, lines: &Lines) {
        let palette = self.palette;
        self.painter
            .rect_filled(self.rect, 4.0, palette.papyrus_shade);
        let line = Stroke::new(1.2, palette.pale_ink.gamma_multiply(0.75));
        for (a, b) in lines.all() {
            self.painter
                .line_segment([self.middle(a), self.middle(b)], line);
        }
        let last = lines.board().ranks - 1;
        for at in lines.board().all() {
            let rim = match at.rank {
                0 => Stroke::new(2.6, palette.pale_ink),
                rank if rank == last => Stroke::new(2.6, self.bodies[1]),
                _ => Stroke::new(1.2, palette.pale_ink),
            };
            self.painter
                .circle(self.middle(at), STEP * 0.22, palette.papyrus, rim);
        }
    }

    /// White is light, Blue dark; a superior archer wears a ring.
    fn archer(&self, at: Square, letter: char) {
        let middle = self.middle(at);
        let (body, ink) = if letter.eq_ignore_ascii_case(&'w') {
            (self.bodies[0], self.palette.ink)
        } else {
            (self.bodies[1], OPAL)
        };
        let radius = STEP * 0.27;
        let rim = Stroke::new(1.2, self.palette.ink);
        let corners = [vec2(0.0, -1.25), vec2(0.95, 0.85), vec2(-0.95, 0.85)];
        let corners = corners.map(|corner: Vec2| middle + corner * radius);
        self.painter
            .add(Shape::convex_polygon(corners.into(), body, rim));
        if letter.is_ascii_uppercase() {
            let ring = Stroke::new(2.0, ink);
            self.painter
                .circle_stroke(middle + vec2(0.0, radius * 0.2), radius * 0.38, ring);
        }
    }

    fn cross(&self, at: Square) {
        let (middle, half) = (self.middle(at), STEP * 0.26);
        for across in [vec2(half, half), vec2(half, -half)] {
            let stroke = Stroke::new(2.5, self.palette.modern);
            self.painter
                .line_segment([middle - across, middle + across], stroke);
        }
    }

    fn arrow(&self, from: Square, to: Square) {
        let (from, to) = (self.middle(from), self.middle(to));
        let along = (to - from).normalized();
        let tip = to - along * STEP * 0.26;
        let head = tip - along * 8.0;
        let side = along.rot90() * 4.5;
        let color: Color32 = self.palette.ember;
        self.painter
            .line_segment([from, head], Stroke::new(2.6, color));
        let head = vec![tip, head + side, head - side];
        self.painter
            .add(Shape::convex_polygon(head, color, Stroke::NONE));
    }
}
