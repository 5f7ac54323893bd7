//! The movements of a piece as pure functions of time.

use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

use crate::app::layout::CALCULUS_RADIUS;

/// One movement of one piece, between two poses at rest.
#[derive(Debug, Clone, PartialEq)]
pub struct Cue {
    /// The piece.
    pub entity: Entity,
    /// Seconds after the beginning of the timeline.
    pub start: f32,
    /// Seconds.
    pub duration: f32,
    /// Where it begins.
    pub from: Transform,
    /// Where it ends.
    pub to: Transform,
    /// What it looks like.
    pub gesture: Gesture,
}

/// What a movement looks like.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Gesture {
    /// Out of the tray in an arc, down on the board, settling.
    SetDown,
    /// Out of the hand that holds it over its square, settling.
    PutDown,
    /// Along the board: drawn back a little, then off with a slight lean.
    Slide,
    /// Over another piece.
    Leap,
    /// A lean towards a captive and back.
    CloseIn {
        /// Level, of length 1.
        toward: Vec3,
    },
    /// Lifted, turned over about the x axis, and rocking where it lands.
    Turn {
        /// How far it is turned at first, in radians.
        from: f32,
        /// How far it is turned at last, in radians.
        to: f32,
        /// The piece's height, about whose middle it turns.
        height: f32,
    },
    /// Lifted off the board and carried to a tray.
    Carry,
    /// Shaken on the spot: a dux shut in.
    Shudder,
    /// Hopping on the spot: captives while the winner's tray is struck.
    Rattle,
}

/// The part of [`Gesture::SetDown`] and [`Gesture::Carry`] after which the piece touches the ground.
pub const TOUCH: f32 = 0.8;
/// The part of [`Gesture::Turn`] after which the piece touches the ground.
pub const LANDING: f32 = 0.5;
/// The part of [`Gesture::Slide`] that draws the piece back.
const ANTICIPATION: f32 = 0.16;
/// The part of [`Gesture::CloseIn`] after which the pair is closest.
pub const CLOSEST: f32 = 0.45;

impl Cue {
    /// When it is over, in seconds.
    #[must_use]
    pub fn end(&self) -> f32 {
        self.start + self.duration
    }

    /// The pose at a time of the timeline; before and after the movement, where it begins and ends.
    #[must_use]
    pub fn pose(&self, time: f32) -> Transform {
        if time <= self.start {
            return self.from;
        }
        if time >= self.end() {
            return self.to;
        }
        let part = (time - self.start) / self.duration;
        let (from, to) = (self.from, self.to);
        match self.gesture {
            Gesture::SetDown => carried(from, to, part, Ease::SlowDown),
            Gesture::PutDown => put_down(from, to, part),
            Gesture::Carry => carried(from, to, part, Ease::UpFirst),
            Gesture::Slide => slid(from, to, part),
            Gesture::Leap => leapt(from, to, part),
            Gesture::CloseIn { toward } => closed_in(from, toward, part),
            Gesture::Turn {
                from: before,
                to: after,
                height,
            } => turned_over(from, to, [before, after], height, part),
            Gesture::Shudder => shuddered(from, part),
            Gesture::Rattle => rattled(from, part),
        }
    }
}

/// How a hand shares its way between up and along.
#[derive(Debug, Clone, Copy)]
enum Ease {
    /// Quick to start, slow to set down.
    SlowDown,
    /// Up before along: out from between the neighbours.
    UpFirst,
}

fn carried(from: Transform, to: Transform, part: f32, ease: Ease) -> Transform {
    if part >= TOUCH {
        return rocked(to, (part - TOUCH) / (1.0 - TOUCH), 0.07, 1.0);
    }
    let way = part / TOUCH;
    let (along, turn) = match ease {
        Ease::SlowDown => (hand(way), smooth(way)),
        Ease::UpFirst => {
            let along = smooth(((way - 0.15) / 0.85).max(0.0));
            (along, along)
        }
    };
    let distance = level(to.translation - from.translation).length();
    let peak = (0.55 + 0.1 * distance).min(1.5);
    let rise = (PI * way.powf(0.75)).sin() * peak;
    Transform {
        translation: from.translation.lerp(to.translation, along) + Vec3::Y * rise,
        rotation: from.rotation.slerp(to.rotation, turn),
        scale: to.scale,
    }
}

fn put_down(from: Transform, to: Transform, part: f32) -> Transform {
    if part >= TOUCH {
        return rocked(to, (part - TOUCH) / (1.0 - TOUCH), 0.05, 1.0);
    }
    let way = part / TOUCH;
    let level = from.translation.lerp(to.translation, smooth(way));
    Transform {
        // Over its square first, then down.
        translation: level.with_y(from.translation.y.lerp(to.translation.y, way * way)),
        ..to
    }
}

fn slid(from: Transform, to: Transform, part: f32) -> Transform {
    let way = level(to.translation - from.translation);
    let (distance, toward) = (way.length(), way.normalize_or_zero());
    let back = |amount: f32| -0.05 * smooth(amount);
    let (shift, lean) = if part < ANTICIPATION {
        (back(part / ANTICIPATION), 0.0)
    } else {
        let way = (part - ANTICIPATION) / (1.0 - ANTICIPATION);
        let start = back(1.0);
        let shift = start + (distance - start) * hand(way);
        (
            shift,
            -(TAU * way.sqrt()).sin() * 0.03 * distance.clamp(1.0, 3.0),
        )
    };
    leaned(moved(from, toward * shift), toward, lean)
}

fn leapt(from: Transform, to: Transform, part: f32) -> Transform {
    let way = level(to.translation - from.translation);
    let rise = 0.85 * (PI * part).sin();
    let along = 0.35 * hand(part) + 0.65 * part;
    let pose = moved(
        from,
        (to.translation - from.translation) * along + Vec3::Y * rise,
    );
    let lean = -(TAU * part).sin() * 0.16;
    leaned(pose, way.normalize_or_zero(), lean)
}

fn closed_in(from: Transform, toward: Vec3, part: f32) -> Transform {
    let amount = if part < CLOSEST {
        let way = part / CLOSEST;
        way * way
    } else {
        1.0 - smooth((part - CLOSEST) / (1.0 - CLOSEST))
    };
    leaned(moved(from, toward * 0.19 * amount), toward, 0.15 * amount)
}

fn turned_over(
    from: Transform,
    to: Transform,
    [before, after]: [f32; 2],
    height: f32,
    part: f32,
) -> Transform {
    if part >= LANDING {
        return rocked(to, (part - LANDING) / (1.0 - LANDING), 0.13, 2.0);
    }
    let way = part / LANDING;
    let middle = Vec3::Y * (height / 2.0);
    let path = from
        .transform_point(middle)
        .lerp(to.transform_point(middle), way);
    let rise = 0.5 * (PI * way.powf(0.8)).sin();
    let angle = before + (after - before) * smooth(way);
    let rotation = Quat::from_rotation_x(angle);
    Transform {
        translation: path + Vec3::Y * rise - rotation * middle,
        rotation,
        scale: to.scale,
    }
}

fn shuddered(from: Transform, part: f32) -> Transform {
    let fade = (1.0 - part) * smooth((part * 6.0).min(1.0));
    let shake = (part * TAU * 4.0).sin() * fade;
    leaned(moved(from, Vec3::X * 0.03 * shake), Vec3::X, 0.09 * shake)
}

/// Thrown up a little again and again, neighbours not at the same time.
fn rattled(from: Transform, part: f32) -> Transform {
    let fade = (1.0 - part).powf(1.4);
    let place = from.translation;
    let beats = 4.0 + (place.x * 5.0 + place.z * 3.0).rem_euclid(3.0).floor();
    let hop = (part * PI * beats).sin().abs() * 0.26 * fade;
    let tilt = (part * TAU * (beats - 1.0)).sin() * 0.28 * fade;
    let toward = Vec3::new((place.z * 4.0).cos(), 0.0, (place.z * 4.0).sin());
    leaned(moved(from, Vec3::Y * hop), toward, tilt)
}

/// Rocks a piece to rest on the spot, so many times to and fro.
fn rocked(rest: Transform, part: f32, widest: f32, times: f32) -> Transform {
    let fade = (1.0 - part) * (1.0 - part);
    leaned(
        rest,
        Vec3::new(0.8, 0.0, 0.6),
        (part * TAU * times).sin() * widest * fade,
    )
}

/// Tilts a piece towards a level direction, lifted so that its rim stays above the ground.
fn leaned(mut pose: Transform, toward: Vec3, angle: f32) -> Transform {
    let axis = Vec3::Y.cross(toward);
    if axis != Vec3::ZERO {
        pose.rotation = Quat::from_axis_angle(axis.normalize(), angle) * pose.rotation;
    }
    moved(pose, Vec3::Y * CALCULUS_RADIUS * angle.sin().abs())
}

fn moved(mut pose: Transform, by: Vec3) -> Transform {
    pose.translation += by;
    pose
}

fn level(way: Vec3) -> Vec3 {
    way.with_y(0.0)
}

fn smooth(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// As a hand moves: quick to start, slow to set down.
fn hand(part: f32) -> f32 {
    smooth(1.0 - (1.0 - part).powf(1.7))
}
