//! A piece in a hand: it follows the pointer, and goes back to its place when it is let go there or refused elsewhere.

use crate::app::calculi::{Lies, Place, Rest, resting_pose};
use crate::app::components::{Alligatus, Calculus, Carried, InMotion, Stands};
use crate::app::layout::Layout;
use crate::app::quality::Motion;
use crate::rules::Square;
use bevy::prelude::*;

/// The piece that a hand carries, by the square it stands on, and the point it is carried to. The input writes it.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct Carry(pub Option<(Square, Vec3)>);

impl Carry {
    /// How high over the board a piece is carried.
    pub const HEIGHT: f32 = 0.35;
}

/// How quickly a piece follows the hand, per second.
const FOLLOW: f32 = 26.0;
/// So near to its goal a piece has arrived.
const NEAR: f32 = 0.004;

type Piece = (
    Entity,
    &'static Calculus,
    &'static Stands,
    &'static mut Transform,
    Has<Alligatus>,
    Has<InMotion>,
    Has<Carried>,
);

/// Moves what is carried, and what is on its way back. A piece that has been played belongs to its timeline.
pub(super) fn carry(
    time: Res<Time>,
    motion: Res<Motion>,
    carry: Res<Carry>,
    layout: Option<Res<Layout>>,
    mut pieces: Query<Piece>,
    mut commands: Commands,
) {
    let Some(layout) = layout else {
        return;
    };
    let part = match *motion {
        Motion::None => 1.0,
        _ => 1.0 - (-FOLLOW * time.delta_secs().min(0.05)).exp(),
    };
    for (entity, calculus, stands, mut pose, alligatus, moving, carried) in &mut pieces {
        let point = carry.0.filter(|(from, _)| *from == stands.0);
        if moving {
            if carried {
                commands.entity(entity).try_remove::<Carried>();
            }
            continue;
        }
        if point.is_none() && !carried {
            continue;
        }
        let lies = if alligatus {
            Lies::OnItsBack
        } else {
            Lies::Upright
        };
        let place = Place::Board(stands.0);
        let rest = resting_pose(&layout, calculus.0, Rest { place, lies });
        let goal = point.map_or(rest.translation, |(_, point)| point);
        let next = pose.translation.lerp(goal, part);
        let there = next.distance(goal) < NEAR;
        pose.translation = if there { goal } else { next };
        match (point, there) {
            (Some(_), _) if !carried => {
                commands.entity(entity).try_insert(Carried);
            }
            (None, true) => {
                *pose = rest;
                commands.entity(entity).try_remove::<Carried>();
            }
            _ => {}
        }
    }
}
