//! The archers' table: a leather mat on a low board. Places and lines are those of the game: nothing here is a grid.

use super::glyphs;
use super::rim::spawn_box_shadow;
use super::shapes::{GRAIN, Sculpt};
use super::substance::{Cut, Substance};
use super::trays;
use crate::app::components::Square;
use crate::app::flow::{Flow, Screen};
use crate::app::layout::{Drawn, FRAME, Layout, TABLE_TOP, Trays};
use crate::app::setup::Chosen;
use crate::rules::archers::Lines;
use crate::rules::{self, Side};
use bevy::prelude::*;
use std::f32::consts::TAU;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        keep_mat
            .in_set(Flow::Present)
            .run_if(resource_exists::<Layout>),
    )
    .add_systems(OnEnter(Screen::Exhibit), roll_up);
}

/// The root of a mat, and what it was made for.
#[derive(Component, Debug, Clone, PartialEq)]
#[require(Transform, Visibility)]
pub(super) struct Mat {
    pub lines: Arc<Lines>,
    trays: Trays,
    coordinates: bool,
}

/// Half the width of a drawn line, and of the burnt edges it lies between.
const LINE: f32 = 0.030;
const BURNT: f32 = 0.052;
/// Radius of a place, and of the ring round it.
pub(super) const PLACE: f32 = 0.33;
pub(super) const RING: f32 = 0.36;
/// How wide the leather lies beyond the outermost places' squares.
const HEM: f32 = 0.36;
/// Heights above the leather, so that nothing flickers.
const BAND_Y: f32 = 0.001;
const BURNT_Y: f32 = 0.0015;
const LINE_Y: f32 = 0.002;
const PLACE_Y: f32 = 0.003;
const RING_Y: f32 = 0.004;

/// Another place has no mat.
fn roll_up(mut commands: Commands, made: Query<Entity, With<Mat>>) {
    for mat in &made {
        commands.entity(mat).despawn();
    }
}

fn keep_mat(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    (layout, chosen, drawn): (Res<Layout>, Res<Chosen>, Res<Drawn>),
    made: Query<(Entity, &Mat)>,
) {
    let wanted = drawn.0.clone().map(|lines| Mat {
        lines,
        trays: layout.trays,
        coordinates: chosen.coordinates,
    });
    if made.iter().map(|(_, mat)| mat).eq(wanted.iter()) {
        return;
    }
    for (old, _) in &made {
        commands.entity(old).despawn();
    }
    if let Some(wanted) = wanted {
        lay(&mut commands, &mut meshes, &layout, wanted);
    }
}

fn lay(commands: &mut Commands, meshes: &mut Assets<Mesh>, layout: &Layout, wanted: Mat) {
    let (lines, coordinates) = (Arc::clone(&wanted.lines), wanted.coordinates);
    let mat = commands.spawn((Name::new("Mat"), wanted)).id();
    let mut add = |name: &'static str, cut: Cut, sculpt: Sculpt| {
        commands.spawn((
            Name::new(name),
            Mesh3d(meshes.add(sculpt.mesh())),
            Substance::Mat(cut),
            ChildOf(mat),
        ));
    };
    add("Plinth", Cut::Plinth, plinth(layout));
    add("Leather", Cut::Leather, leather(layout));
    add("Thread", Cut::Thread, stitches(layout));
    for side in Side::BOTH {
        add("Base", Cut::Base(side), base(layout, &lines, side));
    }
    add(
        "Burnt edges",
        Cut::Place,
        drawn(layout, &lines, BURNT, BURNT_Y),
    );
    add("Lines", Cut::Line, drawn(layout, &lines, LINE, LINE_Y));
    add("Places", Cut::Place, places(layout, &lines));
    add("Rings", Cut::Line, rings(layout, &lines));
    if coordinates {
        add("Letters", Cut::Line, letters(layout));
    }
    for sq in lines.board().all() {
        commands.spawn((
            Name::new(sq.to_string()),
            Square(sq),
            Transform::from_translation(layout.place(sq)),
            ChildOf(mat),
        ));
    }
    trays::build(commands, meshes, layout, mat);
    spawn_box_shadow(
        commands,
        meshes,
        mat,
        Vec2::new(0.28, -0.16),
        layout.half_size(),
    );
}

/// The low board under the leather: as high as the other boards.
fn plinth(layout: &Layout) -> Sculpt {
    let inner = layout.half_size() - FRAME;
    let profile = [
        (HEM - 0.05, -0.03, 0.7),
        (HEM + 0.03, -0.028, 1.0),
        (FRAME - 0.03, -0.032, 1.0),
        (FRAME, -0.06, 0.95),
        (FRAME, TABLE_TOP + 0.05, 0.7),
        (FRAME - 0.03, TABLE_TOP, 0.4),
    ];
    let mut sculpt = Sculpt::default();
    sculpt.frame(Vec2::ZERO, inner, &profile);
    sculpt
}

/// The leather: flat, its cut edge rounded over.
fn leather(layout: &Layout) -> Sculpt {
    let inner = layout.half_size() - FRAME;
    let mut sculpt = Sculpt::default();
    let edge = [
        (HEM - 0.10, 0.0, 1.0),
        (HEM - 0.03, -0.004, 1.0),
        (HEM, -0.018, 0.8),
        (HEM, -0.032, 0.5),
    ];
    sculpt.frame(Vec2::ZERO, inner, &edge);
    let half = inner + HEM - 0.10;
    sculpt.flat(-half, half, 0.0, GRAIN * 0.7, 1.0);
    sculpt
}

/// A seam along the edge, stitch by stitch.
fn stitches(layout: &Layout) -> Sculpt {
    const STITCH: f32 = 0.11;
    let half = layout.half_size() - FRAME + HEM - 0.13;
    let mut sculpt = Sculpt::default();
    let corner = |turn: usize| {
        let signs = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
        half * Vec2::from(signs[turn % 4])
    };
    for turn in 0..4 {
        let (from, to) = (corner(turn), corner(turn + 1));
        let count = (from.distance(to) / (STITCH * 1.7)).round();
        for number in 0..count as u32 {
            let middle = from.lerp(to, (number as f32 + 0.5) / count);
            let along = (to - from).normalize_or_zero() * STITCH / 2.0;
            // Each stitch a little askew, as the thread lies.
            let along = Vec2::from_angle(0.16).rotate(along);
            strip(&mut sculpt, [middle - along, middle + along], 0.013, 0.006);
        }
    }
    sculpt
}

/// A dyed band under the places of a base, and a second ring round each.
fn base(layout: &Layout, lines: &Lines, side: Side) -> Sculpt {
    let rank = match side {
        Side::White => 0,
        Side::Black => lines.board().ranks - 1,
    };
    let ends = [0, lines.board().files - 1].map(|file| {
        let place = layout.place(rules::Square::new(file, rank));
        Vec2::new(place.x, place.z)
    });
    let mut sculpt = Sculpt::default();
    let beyond = Vec2::X * 0.52;
    strip(
        &mut sculpt,
        [ends[0] - beyond, ends[1] + beyond],
        0.12,
        BAND_Y,
    );
    for sq in lines.board().all().filter(|sq| sq.rank == rank) {
        ring(&mut sculpt, layout.place(sq), (RING, RING + 0.055), RING_Y);
    }
    sculpt
}

fn drawn(layout: &Layout, lines: &Lines, half_width: f32, y: f32) -> Sculpt {
    let mut sculpt = Sculpt::default();
    for (a, b) in lines.all() {
        strip(&mut sculpt, between(layout, a, b), half_width, y);
    }
    sculpt
}

fn places(layout: &Layout, lines: &Lines) -> Sculpt {
    let mut sculpt = Sculpt::default();
    for sq in lines.board().all() {
        ring(&mut sculpt, layout.place(sq), (0.0, PLACE), PLACE_Y);
    }
    sculpt
}

fn rings(layout: &Layout, lines: &Lines) -> Sculpt {
    let mut sculpt = Sculpt::default();
    for sq in lines.board().all() {
        ring(&mut sculpt, layout.place(sq), (PLACE, RING), RING_Y);
    }
    sculpt
}

/// Files and ranks on the hem, each to be read by the one who sits there.
fn letters(layout: &Layout) -> Sculpt {
    const HEIGHT: f32 = 0.15;
    let half = layout.half_size() - FRAME + 0.10;
    let mut sculpt = Sculpt::default();
    let mut write = |text: &str, place: Vec2, away: f32| {
        glyphs::write(&mut sculpt, text, HEIGHT, |p| {
            Vec3::new(place.x + p.x * away, 0.005, place.y - p.y * away)
        });
    };
    for file in 0..layout.board.files {
        let letter = char::from(b'A' + file).to_string();
        let x = layout.place(rules::Square::new(file, 0)).x;
        write(&letter, Vec2::new(x, half.y), 1.0);
        write(&letter, Vec2::new(x, -half.y), -1.0);
    }
    for rank in 0..layout.board.ranks {
        let number = (u16::from(rank) + 1).to_string();
        let z = layout.place(rules::Square::new(0, rank)).z;
        write(&number, Vec2::new(-half.x, z), 1.0);
        write(&number, Vec2::new(half.x, z), -1.0);
    }
    sculpt
}

/// The way between two places, from ring to ring.
pub(super) fn between(layout: &Layout, a: rules::Square, b: rules::Square) -> [Vec2; 2] {
    let [from, to] = [a, b].map(|sq| layout.place(sq).xz());
    let along = (to - from).normalize_or_zero() * (RING - 0.01);
    [from + along, to - along]
}

/// A flat strip from end to end.
pub(super) fn strip(sculpt: &mut Sculpt, [from, to]: [Vec2; 2], half_width: f32, y: f32) {
    let across = (to - from).normalize_or_zero().perp() * half_width;
    let corners =
        [from - across, from + across, to + across, to - across].map(|p| Vec3::new(p.x, y, p.y));
    sculpt.face(corners, corners.map(|p| p.xz() / GRAIN), [1.0; 4]);
}

/// A flat ring, or a disc where the inner radius is 0.
pub(super) fn ring(sculpt: &mut Sculpt, middle: Vec3, (inner, outer): (f32, f32), y: f32) {
    const SIDES: usize = 48;
    let at = |radius: f32, step: usize| {
        let (sin, cos) = (step as f32 / SIDES as f32 * TAU).sin_cos();
        Vec3::new(middle.x + radius * cos, y, middle.z + radius * sin)
    };
    for step in 0..SIDES {
        let corners = [
            at(inner, step),
            at(inner, step + 1),
            at(outer, step + 1),
            at(outer, step),
        ];
        sculpt.face(corners, corners.map(|p| p.xz() / GRAIN), [1.0; 4]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Library;

    #[test]
    fn no_line_runs_through_a_place_it_does_not_join() {
        let library = Library::built_in();
        for board in library.line_boards() {
            let lines = board.lines();
            let layout = Layout::new(lines.board(), Trays::default());
            for (a, b) in lines.all() {
                let [from, to] = [a, b].map(|sq| layout.place(sq).xz());
                for sq in lines.board().all().filter(|&sq| sq != a && sq != b) {
                    let place = layout.place(sq).xz();
                    let part = ((place - from).dot(to - from) / (to - from).length_squared())
                        .clamp(0.0, 1.0);
                    let off = place.distance(from.lerp(to, part));
                    assert!(off > RING, "{a}-{b} runs through {sq}: {off}");
                }
            }
        }
    }
}
