//! Where things lie on the table. One unit is the edge of a square; the board's surface is at height 0, its middle at the
//! origin; White sits towards +z, and files run towards +x.

use crate::rules::{Dimensions, Side, Square};
use bevy::prelude::*;

/// Radius of a calculus's flat base.
pub const CALCULUS_RADIUS: f32 = 0.36;
/// Height of a calculus from its flat base to the top of its dome.
pub const CALCULUS_HEIGHT: f32 = 0.26;
/// Height of a dux.
pub const DUX_HEIGHT: f32 = 0.62;
/// Width of the board's frame around the squares.
pub const FRAME: f32 = 0.55;
/// Height of the table top under the board.
pub const TABLE_TOP: f32 = -0.35;

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

    /// A place in the tray that holds what a side has in hand: to that side's right of the board.
    #[must_use]
    pub fn in_hand(&self, side: Side, slot: usize) -> Vec3 {
        self.tray_place(side, slot, 1.0)
    }

    /// A place in the tray that holds what a side has captured: to that side's left of the board.
    #[must_use]
    pub fn captured(&self, by: Side, slot: usize) -> Vec3 {
        self.tray_place(by, slot, -1.0)
    }

    /// Places run away from the sitter along the board's edge, then outwards in further rows. `hand` is 1 to the
    /// sitter's right and -1 to the left.
    fn tray_place(&self, side: Side, slot: usize, hand: f32) -> Vec3 {
        let near = match side {
            Side::White => 1.0,
            Side::Black => -1.0,
        };
        let rows = self.tray_rows();
        let (along, out) = ((slot % rows) as f32, (slot / rows) as f32);
        let half = self.half_size();
        Vec3::new(
            hand * near * (half.x + 0.75 + out * Self::TRAY_PITCH),
            TABLE_TOP + 0.08,
            near * (half.y - 0.55 - along * Self::TRAY_PITCH),
        )
    }

    /// Distance between two places of a tray.
    pub const TRAY_PITCH: f32 = 0.8;

    /// Places in one row of a tray: it spans its sitter's half of the board's edge.
    #[must_use]
    pub fn tray_rows(&self) -> usize {
        (((self.half_size().y - 0.55) / Self::TRAY_PITCH) as usize).max(1)
    }
}
