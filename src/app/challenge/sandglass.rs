//! The sandglass: two bulbs of glass between plates of bronze, and sand that runs from one to the other.

use super::Sand;
use crate::app::theme;
use bevy_egui::egui::{
    Color32, Mesh, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

/// How much wider than high it is.
const BREADTH: f32 = 0.58;
/// The neck's half width, as a part of the whole height.
const NECK: f32 = 0.014;
/// Steps of a bulb's outline.
const STEPS: usize = 40;

const SAND: Color32 = Color32::from_rgb(0xd9, 0xa4, 0x55);
const SAND_SHADE: Color32 = Color32::from_rgb(0xae, 0x76, 0x30);
const SAND_LIGHT: Color32 = Color32::from_rgb(0xf0, 0xcb, 0x86);

/// Draws it so high; `runs` shows the sand falling. `told` is said to who does not see it.
pub(super) fn show(ui: &mut Ui, sand: Sand, runs: bool, height: f32, told: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(height * BREADTH, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told));
    let glass = Glass::within(rect);
    let painter = ui.painter();
    glass.back(painter);
    glass.upper(painter, sand.part());
    glass.lower(painter, 1.0 - sand.part());
    if runs && !sand.is_out() {
        glass.stream(painter, sand);
    }
    glass.front(painter);
    let palette = theme::palette(ui);
    glass.stand(painter, palette.bronze, palette.lamp);
    response
}

/// Where everything is.
struct Glass {
    rect: Rect,
    middle: Pos2,
    /// Half the height of the glass.
    half: f32,
    /// Its half width where it is widest.
    wide: f32,
    neck: f32,
}

impl Glass {
    fn within(rect: Rect) -> Self {
        let plate = 0.07 * rect.height();
        Self {
            rect,
            middle: rect.center(),
            half: rect.height() / 2.0 - plate,
            wide: 0.40 * rect.width(),
            neck: NECK * rect.height(),
        }
    }

    /// Half the width of the glass so far from the neck, 0 to 1.
    fn radius(&self, t: f32) -> f32 {
        // A bulb: out of the neck it widens quickly, is full in its middle, and closes towards the plate.
        let t = t.clamp(0.0, 1.0);
        let swell = (1.0 - (1.0 - t).powf(2.4)).powf(0.72);
        let close = 1.0 - 0.42 * t.powi(5);
        self.neck + (self.wide - self.neck) * swell * close
    }

    /// The inside of the bulb so far from the neck.
    fn inside(&self, t: f32) -> f32 {
        (self.radius(t) - 0.012 * self.rect.height()).max(self.neck * 0.6)
    }

    fn back(&self, painter: &Painter) {
        let tint = Color32::from_rgba_unmultiplied(0xff, 0xfa, 0xec, 70);
        for down in [-1.0, 1.0] {
            self.fill(painter, down, 0.0, 1.0, |t| self.radius(t), |_| tint);
        }
    }

    /// A part of a bulb between two distances from the neck, filled row by row.
    fn fill(
        &self,
        painter: &Painter,
        down: f32,
        from: f32,
        to: f32,
        half_width: impl Fn(f32) -> f32,
        color: impl Fn(f32) -> Color32,
    ) {
        let mut mesh = Mesh::default();
        for step in 0..=STEPS {
            let t = from + (to - from) * step as f32 / STEPS as f32;
            let (y, x) = (self.middle.y + down * t * self.half, half_width(t));
            let color = color(t);
            mesh.colored_vertex(pos2(self.middle.x - x, y), shade(color, 0.86));
            mesh.colored_vertex(pos2(self.middle.x - 0.25 * x, y), color);
            mesh.colored_vertex(pos2(self.middle.x + x, y), shade(color, 0.78));
            if step > 0 {
                let at = 3 * step as u32;
                for (a, b) in [(0, 1), (1, 2)] {
                    mesh.add_triangle(at - 3 + a, at - 3 + b, at + a);
                    mesh.add_triangle(at - 3 + b, at + b, at + a);
                }
            }
        }
        painter.add(Shape::mesh(mesh));
    }

    /// The sand that is still above: its face sinks, and sinks deepest in the middle.
    fn upper(&self, painter: &Painter, part: f32) {
        if part <= 0.0 {
            return;
        }
        let level = self.level(part * FULL);
        self.fill(painter, -1.0, 0.0, level, |t| self.inside(t), |_| SAND);
        let top = self.middle.y - level * self.half;
        let (wide, dip) = (
            self.inside(level),
            self.inside(level) * 0.24 * (1.0 - part).min(0.6),
        );
        ellipse(
            painter,
            pos2(self.middle.x, top),
            vec2(wide, wide * 0.13),
            SAND_LIGHT,
        );
        let hollow = vec2(wide * 0.5, (wide * 0.06 + dip * 0.3).max(0.5));
        if part < 0.995 {
            ellipse(
                painter,
                pos2(self.middle.x, top + dip * 0.2),
                hollow,
                SAND_SHADE,
            );
        }
    }

    /// The heap below: a flat floor that rises, and a cone on it under the stream.
    fn lower(&self, painter: &Painter, part: f32) {
        if part <= 0.0 {
            return;
        }
        let level = 1.0 - self.level_from_floor(part * FULL);
        self.fill(painter, 1.0, level, 1.0, |t| self.inside(t), |_| SAND);
        let (y, wide) = (self.middle.y + level * self.half, self.inside(level));
        ellipse(
            painter,
            pos2(self.middle.x, y),
            vec2(wide, wide * 0.12),
            SAND_LIGHT,
        );
        let cone = wide * 0.85;
        let peak = (0.30 * self.half * (part * 6.0).min(1.0) * (1.0 - 0.55 * part))
            .min(level * self.half * 0.8);
        let mut mesh = Mesh::default();
        mesh.colored_vertex(pos2(self.middle.x, y - peak), SAND_LIGHT);
        const FAN: usize = 16;
        for step in 0..=FAN {
            let turn = std::f32::consts::PI * step as f32 / FAN as f32;
            let at = pos2(
                self.middle.x - cone * turn.cos(),
                y + cone * 0.11 * turn.sin(),
            );
            mesh.colored_vertex(at, shade(SAND, 1.0 - 0.2 * step as f32 / FAN as f32));
            if step > 0 {
                mesh.add_triangle(0, step as u32, step as u32 + 1);
            }
        }
        painter.add(Shape::mesh(mesh));
    }

    /// How high above the neck so much of a full bulb stands.
    fn level(&self, volume: f32) -> f32 {
        self.height_of(volume, |t| t)
    }

    /// How high above the floor so much of a full bulb stands.
    fn level_from_floor(&self, volume: f32) -> f32 {
        self.height_of(volume, |t| 1.0 - t)
    }

    /// The height to which a part of the bulb's volume fills it, from the end that `place` begins at.
    fn height_of(&self, volume: f32, place: impl Fn(f32) -> f32) -> f32 {
        const SLICES: usize = 120;
        let slice = |step: usize| {
            self.inside(place((step as f32 + 0.5) / SLICES as f32))
                .powi(2)
        };
        let whole: f32 = (0..SLICES).map(slice).sum();
        let mut filled = 0.0;
        for step in 0..SLICES {
            let here = slice(step);
            if filled + here >= volume * whole {
                let part = (volume * whole - filled) / here.max(f32::EPSILON);
                return (step as f32 + part) / SLICES as f32;
            }
            filled += here;
        }
        1.0
    }

    /// The falling sand, and grains that leap where it lands. It changes with the sand that is left, so it runs even where
    /// frames are few.
    fn stream(&self, painter: &Painter, sand: Sand) {
        let width = (self.neck * 0.8).max(1.2);
        let floor = 1.0 - self.level_from_floor((1.0 - sand.part()) * FULL);
        let end = self.middle.y + floor * self.half * 0.8;
        let line = [
            pos2(self.middle.x, self.middle.y - self.neck),
            pos2(self.middle.x, end),
        ];
        painter.line_segment(line, Stroke::new(width, SAND));
        let beat = sand.left().as_millis() as u64 / 125;
        for grain in 0..7_u64 {
            let throw = crate::app::game::mixed(beat.wrapping_mul(31).wrapping_add(grain));
            let part = |shift: u32| ((throw >> shift) & 0xff) as f32 / 255.0;
            let off = (part(0) - 0.5) * 0.16 * self.rect.width();
            let up = part(8) * 0.05 * self.rect.height();
            let at = pos2(self.middle.x + off, end - up + off.abs() * 0.35);
            painter.circle_filled(at, 0.0045 * self.rect.height() + 0.6, SAND_LIGHT);
        }
    }

    /// The glass itself: its outline, and the window that is mirrored in it.
    fn front(&self, painter: &Painter) {
        let rim = Color32::from_rgba_unmultiplied(0x5b, 0x46, 0x30, 210);
        for side in [-1.0, 1.0] {
            let outline: Vec<Pos2> = (0..=2 * STEPS)
                .map(|step| {
                    let t = step as f32 / STEPS as f32 - 1.0;
                    pos2(
                        self.middle.x + side * self.radius(t.abs()),
                        self.middle.y + t * self.half,
                    )
                })
                .collect();
            painter.add(Shape::line(
                outline,
                Stroke::new((0.008 * self.rect.height()).max(1.2), rim),
            ));
        }
        let shine = Color32::from_rgba_unmultiplied(0xff, 0xff, 0xff, 120);
        for down in [-1.0, 1.0] {
            let arc: Vec<Pos2> = (0..=12)
                .map(|step| {
                    let t = 0.42 + 0.4 * step as f32 / 12.0;
                    pos2(
                        self.middle.x - 0.74 * self.radius(t),
                        self.middle.y + down * t * self.half,
                    )
                })
                .collect();
            let width = (0.016 * self.rect.height()).max(1.5);
            painter.add(Shape::line(arc, Stroke::new(width, shine)));
        }
    }

    /// Plates and pillars.
    fn stand(&self, painter: &Painter, bronze: Color32, lamp: Color32) {
        let high = 0.07 * self.rect.height();
        for side in [-1.0, 1.0] {
            let x = self.middle.x + side * 0.46 * self.rect.width();
            let pillar = Rect::from_center_size(
                pos2(x, self.middle.y),
                vec2(0.035 * self.rect.width(), 2.0 * self.half + 2.0),
            );
            painter.rect_filled(pillar, 1.0, bronze);
            for knob in [-0.5, 0.0, 0.5] {
                let at = pos2(x, self.middle.y + knob * self.half);
                painter.circle_filled(at, 0.032 * self.rect.width(), bronze);
            }
        }
        for top in [self.rect.top(), self.rect.bottom() - high] {
            let plate =
                Rect::from_min_size(pos2(self.rect.left(), top), vec2(self.rect.width(), high));
            painter.rect_filled(plate, high * 0.3, bronze);
            let light = plate.shrink2(vec2(high * 0.5, high * 0.36));
            painter.rect_filled(light, 1.0, lamp.gamma_multiply(0.55));
            painter.rect_stroke(
                plate,
                high * 0.3,
                Stroke::new(1.0, shade(bronze, 0.6)),
                StrokeKind::Inside,
            );
        }
    }
}

/// How much of a bulb the sand fills when all of it is there.
const FULL: f32 = 0.80;

fn ellipse(painter: &Painter, middle: Pos2, radius: Vec2, color: Color32) {
    painter.add(Shape::ellipse_filled(middle, radius, color));
}

fn shade(color: Color32, part: f32) -> Color32 {
    let [r, g, b, a] = color.to_array();
    let dim = |channel: u8| (f32::from(channel) * part).min(255.0) as u8;
    Color32::from_rgba_premultiplied(dim(r), dim(g), dim(b), a)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sand_is_neither_lost_nor_made() {
        let glass = Glass::within(Rect::from_min_size(Pos2::ZERO, vec2(116.0, 200.0)));
        for part in [0.0, 0.1, 0.5, 0.9, 1.0] {
            let volume = |from: f32, to: f32| -> f32 {
                (0..1000)
                    .map(|step| from + (to - from) * (step as f32 + 0.5) / 1000.0)
                    .map(|t| glass.inside(t).powi(2) * (to - from) / 1000.0)
                    .sum()
            };
            let above = volume(0.0, glass.level(part * FULL));
            let below = volume(1.0 - glass.level_from_floor((1.0 - part) * FULL), 1.0);
            let whole = volume(0.0, 1.0) * FULL;
            assert!((above + below - whole).abs() < 0.01 * whole, "{part}");
        }
    }
}
