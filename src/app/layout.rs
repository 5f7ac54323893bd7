//! Where things lie on the table. One unit is the edge of a square; the board's surface is at height 0, its middle at the
//! origin; White sits towards +z, and files run towards +x.

use super::flow::Flow;
use super::game::{Game, GameSystems};
use crate::rules::archers::Lines;
use crate::rules::{Dimensions, Position, Side, Square};
use bevy::prelude::*;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drawn>().add_systems(
        Update,
        lay_out
            .in_set(Flow::Rule)
            .after(GameSystems)
            .run_if(resource_exists_and_changed::<Game>),
    );
}

/// The table follows the board of the game.
fn lay_out(
    game: Res<Game>,
    layout: Option<Res<Layout>>,
    mut drawn: ResMut<Drawn>,
    mut commands: Commands,
) {
    drawn.set_if_neq(Drawn::of(game.position()));
    let wanted = Layout {
        board: game.board(),
    };
    if layout.is_none_or(|layout| *layout != wanted) {
        commands.insert_resource(wanted);
    }
}

/// The lines that are drawn on the table where places are joined by lines; nothing where squares make a board.
#[derive(Resource, Debug, Clone, PartialEq, Default, Deref)]
pub struct Drawn(pub Option<Arc<Lines>>);

impl Drawn {
    /// What a position is played on.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let terms = position.terms().archers();
        Self(terms.map(|terms| Arc::clone(terms.lines())))
    }
}

/// Radius of a calculus's flat base.
pub const CALCULUS_RADIUS: f32 = 0.36;
/// Height of a calculus from its flat base to the top of its dome.
pub const CALCULUS_HEIGHT: f32 = 0.26;
/// Height of a dux.
pub const DUX_HEIGHT: f32 = 1.0;
/// Width of the board's frame around the squares.
pub const FRAME: f32 = 0.55;
/// Height of the table top under the board.
pub const TABLE_TOP: f32 = -0.35;
/// Height of the floor of a tray.
pub const TRAY_FLOOR: f32 = TABLE_TOP + 0.05;
/// Distance between the board's edge and the floor of a tray.
const TRAY_GAP: f32 = 0.36;
/// How much higher a second layer in a tray lies.
const LAYER_HEIGHT: f32 = 0.2;

/// Where squares, trays and captured pieces lie for the current board.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    /// The board.
    pub board: Dimensions,
}

impl Layout {
    /// The middle of a square's surface.
    #[must_use]
    pub fn place(&self, sq: Square) -> Vec3 {
        let half = |side: u8| f32::from(side - 1) / 2.0;
        Vec3::new(
            f32::from(sq.file) - half(self.board.files),
            0.0,
            half(self.board.ranks) - f32::from(sq.rank),
        )
    }

    /// The square under a point of the board's plane, if any.
    #[must_use]
    pub fn square_at(&self, point: Vec3) -> Option<Square> {
        let file = (point.x + f32::from(self.board.files) / 2.0).floor();
        let rank = (f32::from(self.board.ranks) / 2.0 - point.z).floor();
        let on = |value: f32, side: u8| value >= 0.0 && value < f32::from(side);
        (on(file, self.board.files) && on(rank, self.board.ranks))
            .then(|| Square::new(file as u8, rank as u8))
    }

    /// Half the size of the board with its frame, along x and z.
    #[must_use]
    pub fn half_size(&self) -> Vec2 {
        Vec2::new(
            f32::from(self.board.files) / 2.0 + FRAME,
            f32::from(self.board.ranks) / 2.0 + FRAME,
        )
    }

    /// A place for what a side has in hand: in the tray to that side's right, from its own end.
    #[must_use]
    pub fn in_hand(&self, side: Side, slot: usize) -> Vec3 {
        self.tray_place(side, slot, 1.0)
    }

    /// A place for what a side has captured: in the tray to that side's left, from its own end.
    #[must_use]
    pub fn captured(&self, by: Side, slot: usize) -> Vec3 {
        self.tray_place(by, slot, -1.0)
    }

    /// Middle and half size of a tray's floor, along x and z; `hand` is 1 for the tray on White's right and -1 for the
    /// left one. Each holds pieces of one colour only: a side's hand, and from the far end what was captured of it.
    #[must_use]
    pub fn tray(&self, hand: f32) -> (Vec2, Vec2) {
        let half = Vec2::new(
            Self::TRAY_COLUMNS as f32 * Self::TRAY_PITCH / 2.0 + 0.04,
            self.tray_rows() as f32 * Self::TRAY_PITCH / 2.0 + 0.04,
        );
        let x = self.half_size().x + TRAY_GAP + half.x;
        (Vec2::new(hand * x, 0.0), half)
    }

    /// Places fill the tray row by row, starting at the end near the sitter; when it is full, a second layer lies in the
    /// hollows of the first. `hand` is 1 to the sitter's right and -1 to the left.
    fn tray_place(&self, side: Side, slot: usize, hand: f32) -> Vec3 {
        let near = match side {
            Side::White => 1.0,
            Side::Black => -1.0,
        };
        let (centre, half) = self.tray(hand * near);
        let (layer, place) = (slot / self.tray_capacity(), slot % self.tray_capacity());
        let row = (place / Self::TRAY_COLUMNS) as f32;
        let column = (place % Self::TRAY_COLUMNS) as f32;
        let outwards = (column + 0.5) * Self::TRAY_PITCH + 0.04 - half.x;
        let along = half.y - 0.04 - (row + 0.5 + 0.5 * (layer % 2) as f32) * Self::TRAY_PITCH;
        Vec3::new(
            centre.x + hand * near * outwards,
            TRAY_FLOOR + layer as f32 * LAYER_HEIGHT,
            near * along,
        )
    }

    /// Distance between two places of a tray.
    pub const TRAY_PITCH: f32 = 0.76;

    /// Places side by side in a tray.
    pub const TRAY_COLUMNS: usize = 2;

    /// Rows of places in a tray: it is as long as the board.
    #[must_use]
    pub fn tray_rows(&self) -> usize {
        ((2.0 * self.half_size().y - 0.34) / Self::TRAY_PITCH) as usize
    }

    /// Places in one layer of a tray.
    #[must_use]
    pub fn tray_capacity(&self) -> usize {
        self.tray_rows() * Self::TRAY_COLUMNS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_found_under_its_own_middle() {
        let layout = Layout {
            board: Dimensions {
                files: 17,
                ranks: 18,
            },
        };
        for sq in layout.board.all() {
            assert_eq!(layout.square_at(layout.place(sq)), Some(sq));
        }
    }

    #[test]
    fn every_place_of_a_tray_lies_on_its_floor() {
        let layout = Layout {
            board: Dimensions { files: 8, ranks: 7 },
        };
        for side in Side::BOTH {
            for slot in 0..layout.tray_capacity() {
                for (place, hand) in [
                    (layout.in_hand(side, slot), 1.0),
                    (layout.captured(side, slot), -1.0),
                ] {
                    let near = if side == Side::White { 1.0 } else { -1.0 };
                    let (centre, half) = layout.tray(hand * near);
                    let inside = (Vec2::new(place.x, place.z) - centre).abs() + CALCULUS_RADIUS;
                    assert!(inside.cmple(half).all(), "{side} {slot} {place}");
                }
            }
        }
    }
}
