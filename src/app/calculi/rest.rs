//! Where a piece comes to rest, and how it lies there.

use crate::app::layout::{CALCULUS_HEIGHT, CALCULUS_RADIUS, DUX_HEIGHT, Layout};
use crate::rules::{Calculus, Role, Side, Square};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, PI};

/// Where a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// On a square of the board.
    Board(Square),
    /// In its owner's hand, in this place of the tray.
    Hand(usize),
    /// Captured, in this place of its captor's tray.
    Tray(usize),
}

/// How a piece rests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rest {
    /// Where it is.
    pub place: Place,
    /// Upright or turned over.
    pub lies: Lies,
}

/// Which side of a piece is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Lies {
    /// On its flat base.
    #[default]
    Upright,
    /// On its back, as an alligatus.
    OnItsBack,
}

impl Rest {
    /// Upright on a square.
    #[must_use]
    pub const fn on(sq: Square) -> Self {
        Self::upright(Place::Board(sq))
    }

    /// Upright anywhere.
    #[must_use]
    pub const fn upright(place: Place) -> Self {
        Self {
            place,
            lies: Lies::Upright,
        }
    }

    /// The square the piece rests on, if any.
    #[must_use]
    pub const fn square(&self) -> Option<Square> {
        match self.place {
            Place::Board(sq) => Some(sq),
            Place::Hand(_) | Place::Tray(_) => None,
        }
    }
}

/// Whose tray a captured piece lies in.
#[must_use]
pub const fn captor(calculus: Calculus) -> Side {
    calculus.side.other()
}

/// From the base of a piece to its top.
#[must_use]
pub const fn height(role: Role) -> f32 {
    match role {
        Role::Miles => CALCULUS_HEIGHT,
        Role::Dux => DUX_HEIGHT,
    }
}

/// How far a piece is turned about the x axis where it rests, in radians: a man lies on its dome, the tall dux on its side.
#[must_use]
pub const fn turned(role: Role, lies: Lies) -> f32 {
    match (lies, role) {
        (Lies::Upright, _) => 0.0,
        (Lies::OnItsBack, Role::Miles) => PI,
        (Lies::OnItsBack, Role::Dux) => FRAC_PI_2,
    }
}

/// The exact pose of a piece at rest: where every movement ends and where pieces are set up.
#[must_use]
pub fn resting_pose(layout: &Layout, calculus: Calculus, rest: Rest) -> Transform {
    let ground = match rest.place {
        Place::Board(sq) => layout.place(sq),
        Place::Hand(slot) => layout.in_hand(calculus.side, slot),
        Place::Tray(slot) => layout.captured(captor(calculus), slot),
    };
    let lift = match (rest.lies, calculus.role) {
        (Lies::Upright, _) => Vec3::ZERO,
        (Lies::OnItsBack, Role::Miles) => Vec3::Y * CALCULUS_HEIGHT,
        (Lies::OnItsBack, Role::Dux) => Vec3::new(0.0, CALCULUS_RADIUS, -DUX_HEIGHT / 2.0),
    };
    Transform {
        translation: ground + lift,
        rotation: Quat::from_rotation_x(turned(calculus.role, rest.lies)),
        scale: Vec3::ONE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::layout::Trays;
    use crate::rules::Dimensions;

    #[test]
    fn a_piece_on_its_back_touches_the_board_with_its_dome() {
        let layout = Layout::new(Dimensions { files: 8, ranks: 8 }, Trays::default());
        for (role, touch) in [
            (Role::Miles, Vec3::Y * CALCULUS_HEIGHT),
            (Role::Dux, Vec3::Z * CALCULUS_RADIUS),
        ] {
            let calculus = Calculus {
                side: Side::White,
                role,
            };
            let rest = Rest {
                place: Place::Board(Square::new(2, 3)),
                lies: Lies::OnItsBack,
            };
            let pose = resting_pose(&layout, calculus, rest);
            assert!(pose.transform_point(touch).y.abs() < 1e-5, "{role:?}");
            let middle = pose.transform_point(Vec3::Y * height(role) / 2.0);
            let off = (middle - layout.place(Square::new(2, 3))).with_y(0.0);
            assert!(off.length() < 1e-5, "{role:?} lies over its square");
        }
    }
}
