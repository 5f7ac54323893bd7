//! A small board on papyrus, with pieces in the colours that are played with.

use crate::app::theme::{self, OPAL, Palette};
use crate::data::{Diagram, Shown};
use crate::rules::{Role, Side, Square};
use bevy_egui::egui::{
    Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

/// The edge of a square, in points, where the room does not ask for less.
const SQUARE: f32 = 25.0;
/// Round the board.
const RIM: f32 = 2.0;

/// Draws a small board.
pub fn draw(ui: &mut Ui, diagram: &Diagram) {
    let squares = vec2(
        f32::from(diagram.board.files),
        f32::from(diagram.board.ranks),
    );
    let room = ui.available_width() - 2.0 * RIM;
    let square = SQUARE.min(room / squares.x);
    let size = squares * square + Vec2::splat(2.0 * RIM);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let drawing = Drawing {
        board: rect.shrink(RIM),
        square,
        ui,
        painter: ui.painter(),
        palette: theme::palette(ui),
    };
    drawing.squares(diagram);
    for piece in &diagram.pieces {
        drawing.piece(*piece);
    }
    for &at in &diagram.safe {
        drawing.ring(at, drawing.palette.attested);
    }
    for &at in &diagram.shut {
        drawing.ring(at, drawing.palette.modern);
    }
    for &at in &diagram.taken {
        drawing.cross(at);
    }
    for &(from, to) in &diagram.moves {
        drawing.arrow(from, to);
    }
}

struct Drawing<'a> {
    board: Rect,
    square: f32,
    ui: &'a Ui,
    painter: &'a Painter,
    palette: Palette,
}

impl Drawing<'_> {
    fn middle(&self, at: Square) -> Pos2 {
        pos2(
            self.board.left() + (f32::from(at.file) + 0.5) * self.square,
            self.board.bottom() - (f32::from(at.rank) + 0.5) * self.square,
        )
    }

    fn squares(&self, diagram: &Diagram) {
        let palette = self.palette;
        self.painter
            .rect_filled(self.board, 0.0, palette.papyrus_shade);
        for sq in diagram.board.all() {
            let square = Rect::from_center_size(self.middle(sq), Vec2::splat(self.square));
            let line = Stroke::new(0.8, palette.pale_ink.gamma_multiply(0.6));
            self.painter
                .rect_stroke(square, 0.0, line, StrokeKind::Middle);
        }
        let rim = Stroke::new(1.5, palette.pale_ink);
        self.painter
            .rect_stroke(self.board, 1.0, rim, StrokeKind::Outside);
    }

    /// A dux wears a ring; what is bound lies as a ring with a bar across.
    fn piece(&self, piece: Shown) {
        let middle = self.middle(piece.at);
        let side = piece.calculus.side;
        let body = theme::body_colour(self.ui, side);
        let ink = match side {
            Side::White => self.palette.ink,
            Side::Black => OPAL,
        };
        let radius = self.square * 0.36;
        let rim = Stroke::new(1.2, self.palette.ink);
        if piece.bound {
            let ring = Stroke::new(3.5, body);
            self.painter.circle_stroke(middle, radius - 1.5, ring);
            self.painter.circle_stroke(middle, radius, rim);
            let bar = vec2(radius, 0.0);
            let stroke = Stroke::new(3.0, body);
            self.painter
                .line_segment([middle - bar, middle + bar], stroke);
        } else {
            theme::body(self.ui, side, middle, radius, rim);
        }
        if piece.calculus.role == Role::Dux {
            let ring = Stroke::new(2.0, ink);
            self.painter.circle_stroke(middle, radius * 0.5, ring);
        }
    }

    fn ring(&self, at: Square, color: Color32) {
        let stroke = Stroke::new(2.0, color);
        self.painter
            .circle_stroke(self.middle(at), self.square * 0.46, stroke);
    }

    fn cross(&self, at: Square) {
        let (middle, half) = (self.middle(at), self.square * 0.34);
        for (width, color) in [(4.5, self.palette.papyrus), (2.5, self.palette.modern)] {
            let stroke = Stroke::new(width, color);
            for across in [vec2(half, half), vec2(half, -half)] {
                self.painter
                    .line_segment([middle - across, middle + across], stroke);
            }
        }
    }

    fn arrow(&self, from: Square, to: Square) {
        let (from, to) = (self.middle(from), self.middle(to));
        let along = (to - from).normalized();
        let (tip, tail) = (
            to + along * self.square * 0.2,
            from + along * self.square * 0.3,
        );
        let head = tip - along * 8.0;
        let side = along.rot90() * 4.5;
        let color = self.palette.ember;
        self.painter
            .line_segment([tail, head], Stroke::new(2.4, color));
        let head = vec![tip, head + side, head - side];
        self.painter
            .add(Shape::convex_polygon(head, color, Stroke::NONE));
    }
}
