//! "What if it was latrunculi": a grid draws itself on the board, and the counters slide from their places onto its squares.

use super::board::EDGE;
use super::bodies::MM;
use super::looks::Stuff;
use super::squares::{OnSquares, on_squares};
use super::stage::Shown;
use super::{Hall, Open, eye};
use crate::app::flow::{Flow, Screen};
use crate::app::layout::TABLE_TOP;
use crate::app::menu::Shelf;
use crate::app::pacing::Awake;
use crate::app::quality::Motion;
use crate::rules::Dimensions;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            prepare.run_if(resource_added::<Hall>),
            turn,
            draw_grid,
            slide,
        )
            .chain()
            .in_set(Flow::Present)
            .run_if(in_state(Screen::Exhibit).and_then(resource_exists::<Hall>)),
    )
    .add_systems(OnExit(Screen::Exhibit), |mut commands: Commands| {
        commands.remove_resource::<Unfolding>();
    });
}

/// How long the grid draws itself, when the counters set out, and how long they are on their way, in seconds.
const DRAWING: f32 = 2.6;
const SETTING_OUT: f32 = 1.9;
const SLIDING: f32 = 2.4;

/// How far it has come.
#[derive(Resource, Debug, Clone)]
pub(super) struct Unfolding {
    /// Which game is laid out; none: the counters lie where the file says.
    game: Option<usize>,
    /// Seconds since that was asked for.
    since: f32,
    /// How many counters have no square, for each game.
    aside: Vec<usize>,
    /// For each game the goal of every counter, in millimetres of the plan.
    goals: Vec<Vec<[f32; 2]>>,
}

impl Unfolding {
    /// Whether everything lies still.
    pub(super) fn rests(&self) -> bool {
        self.since >= SETTING_OUT + SLIDING
    }

    /// How many counters have no square in a game.
    pub(super) fn aside(&self, game: usize) -> usize {
        self.aside.get(game).copied().unwrap_or_default()
    }
}

/// The way of a counter that slides.
#[derive(Component, Debug, Clone, Copy)]
struct Way {
    from: Vec3,
}

/// A line of the grid: when it begins to be drawn, as a part of the drawing.
#[derive(Component, Debug, Clone, Copy)]
struct Line {
    begins: f32,
}

/// Reckons the goals, and lays the lines ready.
fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    hall: Res<Hall>,
    shelf: Res<Shelf>,
) {
    let exhibit = &hall.exhibit;
    let layouts: Vec<OnSquares> = exhibit
        .continuations
        .iter()
        .map(|game| on_squares(exhibit, &shelf.0, &game.arrangement))
        .collect();
    let board = layouts.first().map(|layout| layout.board);
    commands.insert_resource(Unfolding {
        game: None,
        since: f32::MAX,
        aside: layouts.iter().map(|layout| layout.aside).collect(),
        goals: layouts.into_iter().map(|layout| layout.goals).collect(),
    });
    if let Some(board) = board {
        lay_lines(&mut commands, &mut meshes, &hall, board);
    }
}

fn lay_lines(commands: &mut Commands, meshes: &mut Assets<Mesh>, hall: &Hall, board: Dimensions) {
    const WIDE: f32 = 0.034;
    let shown = &hall.exhibit.board;
    let half = Vec2::new(shown.length, shown.width) / 2.0 / MM - EDGE / MM;
    let level = TABLE_TOP + shown.thickness / MM + 0.006;
    let mut lay = |place: Vec3, turn: f32, long: f32, begins: f32| {
        let mesh = Rectangle::new(long, WIDE).mesh().build();
        let flat =
            Quat::from_rotation_y(turn) * Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2);
        commands.spawn((
            Name::new("Line of the grid"),
            DespawnOnExit(Screen::Exhibit),
            Line { begins },
            Mesh3d(meshes.add(mesh)),
            Stuff::Grid,
            Transform::from_translation(place)
                .with_rotation(flat)
                .with_scale(Vec3::new(0.0, 1.0, 1.0)),
            Visibility::Hidden,
        ));
    };
    let count = f32::from(board.files + board.ranks + 2);
    for rank in 0..=board.ranks {
        let z = half.y - 2.0 * half.y * f32::from(rank) / f32::from(board.ranks);
        let begins = 0.6 * f32::from(rank) / count;
        lay(Vec3::new(0.0, level, z), 0.0, half.x * 2.0, begins);
    }
    for file in 0..=board.files {
        let x = -half.x + 2.0 * half.x * f32::from(file) / f32::from(board.files);
        let begins = 0.6 * f32::from(file + board.ranks) / count;
        let turn = std::f32::consts::FRAC_PI_2;
        lay(Vec3::new(x, level, 0.0), turn, half.y * 2.0, begins);
    }
}

/// Another game, or none: the counters set out from where they are.
fn turn(
    mut commands: Commands,
    time: Res<Time>,
    motion: Res<Motion>,
    open: Res<Open>,
    unfolding: Option<ResMut<Unfolding>>,
    counters: Query<(Entity, &Transform), With<Shown>>,
    mut awake: Option<ResMut<Awake>>,
) {
    let Some(mut unfolding) = unfolding else {
        return;
    };
    let wanted = match *open {
        Open::WhatIf(game) => Some(game),
        _ => None,
    };
    if unfolding.game != wanted {
        // The grid is there already when one goes from game to game, and goes at once when one goes back.
        let drawn = unfolding.game.is_some() || wanted.is_none();
        unfolding.game = wanted;
        unfolding.since = if drawn { SETTING_OUT } else { 0.0 };
        for (entity, place) in &counters {
            commands.entity(entity).insert(Way {
                from: place.translation,
            });
        }
    }
    if unfolding.rests() {
        return;
    }
    unfolding.since += time.delta_secs().min(0.1);
    if *motion == Motion::None {
        unfolding.since = f32::MAX;
    }
    if let Some(awake) = &mut awake {
        awake.stir();
    }
}

fn draw_grid(
    unfolding: Option<Res<Unfolding>>,
    mut lines: Query<(&Line, &mut Transform, &mut Visibility)>,
) {
    let Some(unfolding) = unfolding.filter(|unfolding| unfolding.is_changed()) else {
        return;
    };
    for (line, mut place, mut seen) in &mut lines {
        let part = unfolding.game.map_or(0.0, |_| {
            let part = (unfolding.since / DRAWING - line.begins) / 0.4;
            smooth(part.clamp(0.0, 1.0))
        });
        place.scale.x = part.max(1e-3);
        seen.set_if_neq(if part > 0.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

fn slide(
    mut commands: Commands,
    hall: Res<Hall>,
    unfolding: Option<Res<Unfolding>>,
    mut counters: Query<(Entity, &Shown, &Way, &mut Transform)>,
) {
    let Some(unfolding) = unfolding else { return };
    let board = &hall.exhibit.board;
    for (entity, shown, way, mut place) in &mut counters {
        let Some(counter) = hall.exhibit.counters.get(shown.0) else {
            continue;
        };
        let goals = unfolding.game.and_then(|game| unfolding.goals.get(game));
        let goal = goals.and_then(|goals| goals.get(shown.0));
        let [x, y] = goal.copied().unwrap_or(counter.at);
        // What is set aside lies beside the board.
        let on_board = (0.0..=board.width).contains(&y);
        let height = if on_board { board.thickness } else { 0.0 };
        let to = eye::in_scene(&hall, [x, y, height]);
        let part = ((unfolding.since - SETTING_OUT) / SLIDING).clamp(0.0, 1.0);
        place.translation = way.from.lerp(to, smooth(part));
        if unfolding.rests() {
            commands.entity(entity).remove::<Way>();
        }
    }
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}
