//! Where things lie on the table. One unit is the edge of a square; the board's surface is at height 0, its middle at the
//! origin; White sits towards +z, and files run towards +x.

use super::flow::{Flow, Screen};
use super::game::{Game, GameSystems};
use crate::rules::archers::Lines;
use crate::rules::{Dimensions, Position, Side, Square};
use bevy::prelude::*;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drawn>()
        .init_resource::<Trays>()
        .add_systems(
            Update,
            lay_out.in_set(Flow::Rule).after(GameSystems).run_if(
                resource_exists_and_changed::<Game>.or_else(
                    in_state(Screen::Game)
                        .and_then(resource_exists::<Game>.and_then(resource_changed::<Trays>)),
                ),
            ),
        );
}

/// The table follows the board of the game. A window that changes its shape elsewhere does not bring back the game before.
fn lay_out(
    (game, trays): (Res<Game>, Res<Trays>),
    layout: Option<Res<Layout>>,
    mut drawn: ResMut<Drawn>,
    mut commands: Commands,
) {
    drawn.set_if_neq(Drawn::of(game.position()));
    let wanted = Layout::new(game.board(), *trays);
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

/// Where the two trays lie: as the window has room for them.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Trays {
    /// To the right and left of the board, one for each colour: in hand from its owner's end, captured from its captor's.
    #[default]
    AtTheSides,
    /// Before each player: in hand from the right, what was captured from the left. For tall windows.
    AtTheEnds,
}

impl Trays {
    /// How a window of this size is best used.
    #[must_use]
    pub fn in_window(size: Vec2) -> Self {
        if size.y > 1.2 * size.x {
            Self::AtTheEnds
        } else {
            Self::AtTheSides
        }
    }
}

/// Where squares, trays and captured pieces lie for the current board.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    /// The board.
    pub board: Dimensions,
    /// Where its trays are.
    pub trays: Trays,
}

impl Layout {
    /// For a board and its trays.
    #[must_use]
    pub const fn new(board: Dimensions, trays: Trays) -> Self {
        Self { board, trays }
    }

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

    /// A place for what a side has in hand: to that side's right, from its own end.
    #[must_use]
    pub fn in_hand(&self, side: Side, slot: usize) -> Vec3 {
        self.tray_place(side, slot, 1.0)
    }

    /// A place for what a side has captured: to that side's left, from its own end.
    #[must_use]
    pub fn captured(&self, by: Side, slot: usize) -> Vec3 {
        self.tray_place(by, slot, -1.0)
    }

    /// Middle and half size of the floors of both trays, along x and z.
    #[must_use]
    pub fn tray_floors(&self) -> [(Vec2, Vec2); 2] {
        [1.0, -1.0].map(|end| self.tray(end))
    }

    /// Half the size of all that lies on the table for the game: the board and its trays, along x and z.
    #[must_use]
    pub fn reach(&self) -> Vec2 {
        let (centre, half) = self.tray(1.0);
        self.half_size().max(centre + half)
    }

    /// The tray at White's right or before White where `end` is 1, the opposite one where it is -1.
    fn tray(&self, end: f32) -> (Vec2, Vec2) {
        let wide = Self::TRAY_COLUMNS as f32 * Self::TRAY_PITCH / 2.0 + 0.04;
        let long = self.tray_rows() as f32 * Self::TRAY_PITCH / 2.0 + 0.04;
        let edge = self.half_size() + TRAY_GAP + wide;
        match self.trays {
            Trays::AtTheSides => (Vec2::new(end * edge.x, 0.0), Vec2::new(wide, long)),
            Trays::AtTheEnds => (Vec2::new(0.0, end * edge.y), Vec2::new(long, wide)),
        }
    }

    /// Places fill the tray row by row, starting at the end near the sitter, or at the sitter's right or left; when it is
    /// full, a second layer lies in the hollows of the first. `hand` is 1 to the sitter's right and -1 to the left.
    fn tray_place(&self, side: Side, slot: usize, hand: f32) -> Vec3 {
        let near = match side {
            Side::White => 1.0,
            Side::Black => -1.0,
        };
        let (layer, place) = (slot / self.tray_capacity(), slot % self.tray_capacity());
        let row = (place / Self::TRAY_COLUMNS) as f32;
        let column = (place % Self::TRAY_COLUMNS) as f32;
        let pitch = Self::TRAY_PITCH;
        let outwards = (column + 0.5 - Self::TRAY_COLUMNS as f32 / 2.0) * pitch;
        let along = (self.tray_rows() as f32 / 2.0 - row - 0.5 - 0.5 * (layer % 2) as f32) * pitch;
        let (x, z) = match self.trays {
            Trays::AtTheSides => {
                let (centre, _) = self.tray(hand * near);
                (centre.x + hand * near * outwards, near * along)
            }
            Trays::AtTheEnds => {
                let (centre, _) = self.tray(near);
                (hand * near * along, centre.y + near * outwards)
            }
        };
        Vec3::new(x, TRAY_FLOOR + layer as f32 * LAYER_HEIGHT, z)
    }

    /// Distance between two places of a tray.
    pub const TRAY_PITCH: f32 = 0.76;

    /// Places side by side in a tray.
    pub const TRAY_COLUMNS: usize = 2;

    /// Rows of places in a tray: it is as long as the board beside it.
    #[must_use]
    pub fn tray_rows(&self) -> usize {
        let board = match self.trays {
            Trays::AtTheSides => self.half_size().y,
            Trays::AtTheEnds => self.half_size().x,
        };
        ((2.0 * board - 0.34) / Self::TRAY_PITCH) as usize
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
        let board = Dimensions {
            files: 17,
            ranks: 18,
        };
        let layout = Layout::new(board, Trays::default());
        for sq in layout.board.all() {
            assert_eq!(layout.square_at(layout.place(sq)), Some(sq));
        }
    }

    #[test]
    fn every_place_of_a_tray_lies_on_a_floor_of_its_own() {
        let board = Dimensions { files: 8, ranks: 7 };
        for trays in [Trays::AtTheSides, Trays::AtTheEnds] {
            let layout = Layout::new(board, trays);
            let mut taken: Vec<Vec3> = Vec::new();
            for side in Side::BOTH {
                for slot in 0..layout.tray_rows() / 2 * Layout::TRAY_COLUMNS {
                    for place in [layout.in_hand(side, slot), layout.captured(side, slot)] {
                        let inside = layout.tray_floors().iter().any(|(centre, half)| {
                            let off = (place.xz() - centre).abs() + CALCULUS_RADIUS;
                            off.cmple(*half).all()
                        });
                        assert!(inside, "{trays:?} {side} {slot} {place}");
                        let near = taken.iter().any(|other| other.distance(place) < 0.7);
                        assert!(!near, "{trays:?} {side} {slot} {place}: taken");
                        assert!(place.xz().abs().cmplt(layout.reach()).all());
                        taken.push(place);
                    }
                }
            }
        }
    }

    #[test]
    fn in_a_tall_window_each_side_has_its_tray_before_it() {
        let board = Dimensions {
            files: 12,
            ranks: 8,
        };
        let layout = Layout::new(board, Trays::in_window(Vec2::new(540.0, 960.0)));
        assert_eq!(layout.trays, Trays::AtTheEnds);
        assert!(layout.in_hand(Side::White, 0).x > 5.0);
        assert!(layout.in_hand(Side::White, 0).z > layout.half_size().y);
        assert!(layout.captured(Side::Black, 0).x > 5.0);
        assert!(layout.captured(Side::Black, 0).z < -layout.half_size().y);
        let wide = Layout::new(board, Trays::in_window(Vec2::new(1280.0, 720.0)));
        assert!(layout.reach().x < wide.reach().x - 1.5);
    }
}
