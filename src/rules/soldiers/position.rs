//! A game at one moment: what stands where, who acts, and what has been.

use super::bits::{Bits, Wide};
use super::board::Board;
use super::error::PositionError;
use super::field::Field;
use super::long_game::LongGame;
use super::ruleset::{Opening, Ruleset};
use super::square::{Dimensions, Square};
use super::terms::Terms;
use super::trail::Trail;
use super::words::{Bonds, Calculus, Hand, Side, Stage};
use std::fmt;
use std::sync::Arc;

/// A game at one moment. It decides what is legal.
#[derive(Debug, Clone)]
pub struct Position {
    terms: Arc<Terms>,
    pub(super) core: Core,
    pub(super) trail: Trail,
    /// Turns of the moving stage that have ended.
    pub(super) turns: u32,
    pub(super) long_game: LongGame,
}

/// The board at the width it needs.
#[derive(Debug, Clone)]
pub(super) enum Core {
    Narrow(Arc<Field<u64>>, Board<u64>),
    Middle(Arc<Field<u128>>, Board<u128>),
    Broad(Arc<Field<Wide>>, Board<Wide>),
}

/// Does the same whatever the width.
macro_rules! with {
    ($core:expr, |$field:ident, $board:ident| $do:expr) => {
        match $core {
            Core::Narrow($field, $board) => $do,
            Core::Middle($field, $board) => $do,
            Core::Broad($field, $board) => $do,
        }
    };
}
pub(super) use with;

/// Work that wants the board at its own width: search and benchmarks.
pub trait Explorer {
    /// What comes of it.
    type Output;
    /// Is called once, with the width the board needs.
    fn explore<B: Bits>(self, field: &Field<B>, board: &Board<B>, trail: &Trail) -> Self::Output;
}

impl Position {
    /// The start of a game in which `first` acts first.
    #[must_use]
    pub fn start(terms: &Arc<Terms>, first: Side) -> Self {
        let core = match terms.board().squares() {
            0..=64 => Core::Narrow(field(terms), start(terms, first)),
            65..=128 => Core::Middle(field(terms), start(terms, first)),
            _ => Core::Broad(field(terms), start(terms, first)),
        };
        Self::from_core(terms, core)
    }

    /// Reads the four fields `BOARD SIDE HANDS QUIET`. The position counts as its own first occurrence.
    ///
    /// # Errors
    /// The first field that is malformed, with what would be right.
    pub fn parse(terms: &Arc<Terms>, text: &str) -> Result<Self, PositionError> {
        let core = match terms.board().squares() {
            0..=64 => read(terms, text).map(|(field, board)| Core::Narrow(field, board)),
            65..=128 => read(terms, text).map(|(field, board)| Core::Middle(field, board)),
            _ => read(terms, text).map(|(field, board)| Core::Broad(field, board)),
        }?;
        Ok(Self::from_core(terms, core))
    }

    fn from_core(terms: &Arc<Terms>, core: Core) -> Self {
        let mut trail = Trail::starting(with!(&core, |_field, board| board.hash));
        trail.is_seen_turned_as(with!(&core, |field, board| field.turned(board).hash));
        Self {
            terms: Arc::clone(terms),
            core,
            trail,
            turns: 0,
            long_game: LongGame::Unlimited,
        }
    }

    /// The same position with the limits on long games on or off; they are off at first.
    #[must_use]
    pub fn with_long_game(mut self, long_game: LongGame) -> Self {
        self.long_game = long_game;
        self
    }

    /// Whether the limits on long games are on.
    #[must_use]
    pub const fn long_game(&self) -> LongGame {
        self.long_game
    }

    /// The terms of the game.
    #[must_use]
    pub const fn terms(&self) -> &Arc<Terms> {
        &self.terms
    }

    /// The switches.
    #[must_use]
    pub fn ruleset(&self) -> &Ruleset {
        self.terms.ruleset()
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> Dimensions {
        self.terms.board()
    }

    /// Who decides next.
    #[must_use]
    pub fn side(&self) -> Side {
        with!(&self.core, |_field, board| board.side)
    }

    /// The half of the game.
    #[must_use]
    pub fn stage(&self) -> Stage {
        with!(&self.core, |_field, board| board.stage())
    }

    /// What stands on a square; nothing stands off the board.
    #[must_use]
    pub fn at(&self, sq: Square) -> Option<Calculus> {
        let index = self.index(sq)?;
        with!(&self.core, |_field, board| board.at(index))
    }

    /// What holds the piece on a square.
    #[must_use]
    pub fn bonds(&self, sq: Square) -> Bonds {
        let Some(index) = self.index(sq) else {
            return Bonds::default();
        };
        let [rank, file, shut] = with!(&self.core, |_field, board| board
            .bonds
            .map(|set| set.has(index)));
        Bonds { rank, file, shut }
    }

    /// The enemies that hold the alligatus on a square, in the order a1, b1, ...; none for a free piece.
    #[must_use]
    pub fn holders(&self, sq: Square) -> Vec<Square> {
        let Some(index) = self.index(sq) else {
            return Vec::new();
        };
        with!(&self.core, |field, board| field
            .holders(board, index)
            .collect())
    }

    /// All pieces with their squares, in the order a1, b1, ...
    #[must_use]
    pub fn pieces(&self) -> Vec<(Square, Calculus)> {
        self.board()
            .all()
            .filter_map(|sq| Some((sq, self.at(sq)?)))
            .collect()
    }

    /// What a side has in hand.
    #[must_use]
    pub fn hand(&self, side: Side) -> Hand {
        with!(&self.core, |_field, board| board.hand(side))
    }

    /// Men and dux of a side on the board, alligati counted.
    #[must_use]
    pub fn count(&self, side: Side) -> u32 {
        with!(&self.core, |_field, board| board.count(side))
    }

    /// Turns without capture.
    #[must_use]
    pub fn quiet(&self) -> u16 {
        with!(&self.core, |_field, board| board.quiet)
    }

    /// Turns of the moving stage that have ended since the game began or was read.
    #[must_use]
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// The square of the piece that alone may act, on its second move.
    #[must_use]
    pub fn second_move(&self) -> Option<Square> {
        with!(&self.core, |field, board| board
            .second()
            .map(|index| field.name(index)))
    }

    /// Placements left in this turn; 0 in the moving stage.
    #[must_use]
    pub fn placements_left(&self) -> u8 {
        with!(&self.core, |_field, board| board.placements)
    }

    /// The dux of a side that is shut in on all four sides, whoever is to act.
    #[must_use]
    pub fn immobilised(&self, side: Side) -> Option<Square> {
        with!(&self.core, |field, board| field
            .immobilised(board, side)
            .map(|index| field.name(index)))
    }

    /// A hash of what stands where, hands, side and second move, not of QUIET.
    #[must_use]
    pub fn hash(&self) -> u64 {
        with!(&self.core, |_field, board| board.hash)
    }

    /// The same hash made anew; it differs from [`Self::hash`] only if this crate has a fault.
    #[must_use]
    pub fn fresh_hash(&self) -> u64 {
        with!(&self.core, |field, board| board.fresh_hash(field))
    }

    fn index(&self, sq: Square) -> Option<usize> {
        self.board().contains(sq).then(|| self.board().index(sq))
    }
}

fn field<B: Bits>(terms: &Terms) -> Arc<Field<B>> {
    Arc::new(Field::new(*terms.ruleset(), terms.board()))
}

fn start<B: Bits>(terms: &Terms, first: Side) -> Board<B> {
    let field: Field<B> = Field::new(*terms.ruleset(), terms.board());
    let mut board = Board::empty(first);
    for &(sq, calculus) in terms.array() {
        board.put(&field, field.index(sq), calculus);
    }
    if let Opening::Placement { per_turn } = terms.ruleset().opening {
        let hand = Hand {
            men: terms.men(),
            duces: u8::from(terms.ruleset().has_dux()),
        };
        for side in Side::BOTH {
            board.set_hand(side, hand);
        }
        board.set_placements(per_turn.min(hand.men));
    }
    board
}

fn read<B: Bits>(terms: &Terms, text: &str) -> Result<(Arc<Field<B>>, Board<B>), PositionError> {
    let field = field(terms);
    let board = field.read(terms, text)?;
    Ok((field, board))
}

/// `BOARD SIDE HANDS QUIET`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with!(&self.core, |field, board| field.write(board, f))
    }
}
