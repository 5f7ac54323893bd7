//! What does not change during a game: the shape of the board, the switches and the keys of the hash.

use super::bits::Bits;
use super::ruleset::Ruleset;
use super::square::{Dimensions, Square};
use super::words::{Calculus, Role, Side};

/// The four directions along ranks and files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Towards the last rank.
    North,
    /// Towards the last file.
    East,
    /// Towards rank 1.
    South,
    /// Towards file a.
    West,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ];

    /// The opposite direction.
    #[must_use]
    pub const fn back(self) -> Self {
        match self {
            Direction::North => Direction::South,
            Direction::South => Direction::North,
            Direction::East => Direction::West,
            Direction::West => Direction::East,
        }
    }
}

/// The board and the switches, ready for moving sets of squares about.
#[derive(Debug, Clone)]
pub struct Field<B> {
    pub(super) ruleset: Ruleset,
    pub(super) board: Dimensions,
    /// Every square of the board.
    pub(super) full: B,
    /// The four corners.
    pub(super) corners: B,
    pub(super) not_first_file: B,
    pub(super) not_last_file: B,
    /// How often one square must be doubled to pass the board along a rank and along a file.
    pub(super) doublings: [u32; 2],
    names: Vec<Square>,
    /// The squares beside each square.
    besides: Vec<B>,
    /// The index of the next square in each direction; [`OFF`] beyond the edge.
    nexts: Vec<[u16; 4]>,
    keys: Vec<[u64; KEYS_PER_SQUARE]>,
}

/// No square.
const OFF: u16 = u16::MAX;
const KEYS_PER_SQUARE: usize = 8;
const BOND_KEY: usize = 4;
const SECOND_KEY: usize = 7;

impl<B: Bits> Field<B> {
    pub(super) fn new(ruleset: Ruleset, board: Dimensions) -> Self {
        let (files, squares) = (usize::from(board.files), board.squares());
        let on_file = |file: usize| {
            (file..squares)
                .step_by(files)
                .fold(B::EMPTY, |set, index| set | B::bit(index))
        };
        let full = B::first(squares);
        let corners = [0, files - 1, squares - files, squares - 1];
        let mut field = Self {
            ruleset,
            board,
            full,
            corners: corners.iter().fold(B::EMPTY, |set, &i| set | B::bit(i)),
            not_first_file: full & !on_file(0),
            not_last_file: full & !on_file(files - 1),
            doublings: [board.files, board.ranks].map(|side| u8::BITS - (side - 1).leading_zeros()),
            names: board.all().collect(),
            besides: Vec::new(),
            nexts: Vec::new(),
            keys: (0..squares)
                .map(|index| {
                    std::array::from_fn(|key| mix((index * KEYS_PER_SQUARE + key) as u64 + 1))
                })
                .collect(),
        };
        field.besides = (0..squares)
            .map(|index| field.beside(B::bit(index)))
            .collect();
        field.nexts = (0..squares)
            .map(|index| {
                Direction::ALL.map(|direction| {
                    let next = field.shift(B::bit(index), direction);
                    if next.is_empty() {
                        OFF
                    } else {
                        next.lowest() as u16
                    }
                })
            })
            .collect();
        field
    }

    /// The switches.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The board.
    #[must_use]
    pub const fn dimensions(&self) -> Dimensions {
        self.board
    }

    /// Every square of the board.
    #[must_use]
    pub const fn full(&self) -> B {
        self.full
    }

    /// The name of a square by its index.
    #[must_use]
    #[inline]
    pub fn name(&self, index: usize) -> Square {
        self.names[index]
    }

    /// The index of a square by its name.
    #[must_use]
    #[inline]
    pub fn index(&self, sq: Square) -> usize {
        self.board.index(sq)
    }

    /// The set moved one square in a direction; what leaves the board is gone.
    #[must_use]
    #[inline]
    pub fn shift(&self, set: B, direction: Direction) -> B {
        let files = u32::from(self.board.files);
        match direction {
            Direction::North => set.up(files) & self.full,
            Direction::South => set.down(files),
            Direction::East => (set & self.not_last_file).up(1),
            Direction::West => (set & self.not_first_file).down(1),
        }
    }

    /// All squares beside the set's squares.
    #[must_use]
    #[inline]
    pub fn beside(&self, set: B) -> B {
        Direction::ALL
            .iter()
            .fold(B::EMPTY, |all, &direction| all | self.shift(set, direction))
    }

    /// The squares beside a square.
    #[must_use]
    #[inline]
    pub fn beside_square(&self, index: usize) -> B {
        self.besides[index]
    }

    /// The index of the next square in a direction, if it is on the board.
    #[inline]
    pub(super) fn next(&self, index: usize, direction: Direction) -> Option<usize> {
        let next = self.nexts[index][direction as usize];
        (next != OFF).then_some(usize::from(next))
    }

    /// All squares of `within` that are joined to `seed` along ranks and files, `seed` included.
    #[must_use]
    pub fn flood(&self, seed: B, within: B) -> B {
        let mut group = seed & within;
        loop {
            let grown = (group | self.beside(group)) & within;
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    #[inline]
    pub(super) fn piece_key(&self, index: usize, calculus: Calculus) -> u64 {
        let dux = usize::from(calculus.role == Role::Dux);
        self.keys[index][calculus.side.index() + 2 * dux]
    }

    #[inline]
    pub(super) fn bond_key(&self, index: usize, bond: usize) -> u64 {
        self.keys[index][BOND_KEY + bond]
    }

    #[inline]
    pub(super) fn second_key(&self, index: usize) -> u64 {
        self.keys[index][SECOND_KEY]
    }
}

/// The key of the side to act.
pub(super) const BLACK_KEY: u64 = mix(0x5349_4445);

/// The key of the placements left in a turn.
pub(super) const fn placements_key(left: u8) -> u64 {
    if left == 0 {
        0
    } else {
        mix(0x504c_4143_4500 + left as u64)
    }
}

/// The key of what a side has in hand.
pub(super) const fn hand_key(side: Side, men: u8, duces: u8) -> u64 {
    if men == 0 && duces == 0 {
        return 0;
    }
    mix(0x4841_4e44_0000_0000 + ((side.index() as u64) << 16) + ((duces as u64) << 8) + men as u64)
}

/// Spreads a small number over 64 bits (the finaliser of splitmix64).
const fn mix(value: u64) -> u64 {
    let mut z = value.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
