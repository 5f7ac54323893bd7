//! A game at one moment: what stands where, who acts, and what has been.

use super::bits::{Bits, Wide};
use super::board::Board;
use super::ends::by_count;
use super::error::{MoveError, PositionError};
use super::field::Field;
use super::mv::Move;
use super::ply::Ply;
use super::ruleset::{Opening, Ruleset};
use super::square::{Dimensions, Square};
use super::terms::Terms;
use super::trail::Trail;
use super::words::{Bonds, Calculus, Hand, Outcome, Reason, Side, Stage};
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

/// Whether the product-wide limits on long games apply. They are modern, and no part of any ruleset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LongGame {
    /// A draw at the fifth occurrence of a position; at QUIET 200, or after 600 turns of the moving stage, the side with
    /// more pieces wins.
    Limited,
    /// The ruleset alone ends the game.
    Unlimited,
}

impl LongGame {
    /// The occurrence of a position that draws.
    pub const OCCURRENCES: usize = 5;
    /// The number of quiet turns that ends the game.
    pub const QUIET: u16 = 200;
    /// The number of turns of the moving stage that ends the game.
    pub const TURNS: u32 = 600;
}

/// A game at one moment. It decides what is legal.
#[derive(Debug, Clone)]
pub struct Position {
    terms: Arc<Terms>,
    core: Core,
    trail: Trail,
    /// Turns of the moving stage that have ended.
    turns: u32,
    long_game: LongGame,
}

/// The board at the width it needs.
#[derive(Debug, Clone)]
enum Core {
    Narrow(Arc<Field<u64>>, Board<u64>),
    Middle(Arc<Field<u128>>, Board<u128>),
    Broad(Arc<Field<Wide>>, Board<Wide>),
}

macro_rules! with {
    ($core:expr, |$field:ident, $board:ident| $do:expr) => {
        match $core {
            Core::Narrow($field, $board) => $do,
            Core::Middle($field, $board) => $do,
            Core::Broad($field, $board) => $do,
        }
    };
}

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
        let trail = Trail::starting(with!(&core, |_field, board| board.hash));
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

/// Deciding and playing.
impl Position {
    /// All legal actions, sorted as their text is. A finished game has none.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut moves = self.possible();
        moves.sort_by_cached_key(ToString::to_string);
        moves
    }

    fn possible(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.visit(&mut |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        moves
    }

    fn visit(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        with!(&self.core, |field, board| field.visit_legal(
            board,
            &self.trail,
            visit
        ))
    }

    /// How many actions are legal.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        if self.outcome().is_some() {
            return 0;
        }
        with!(&self.core, |field, board| field.perft(
            board,
            &mut self.trail.clone(),
            1
        ))
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, mv: Move) -> Result<(), MoveError> {
        if let Some(outcome) = self.outcome() {
            return Err(MoveError::GameOver(outcome));
        }
        let found = self.visit(&mut |legal| {
            if legal == mv {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if found.is_break() {
            return Ok(());
        }
        Err(with!(&self.core, |field, board| field.diagnose(board, mv)))
    }

    /// Reads an action and says whether it is legal.
    ///
    /// # Errors
    /// That the text is no action, or why the action is not legal.
    pub fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        if let Some(outcome) = self.outcome() {
            return Err(MoveError::GameOver(outcome));
        }
        let mv = Move::parse(text).ok_or_else(|| MoveError::Unreadable(text.to_owned()))?;
        self.check(mv).map(|()| mv)
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Why it is not legal; the position is untouched then.
    pub fn play(&mut self, mv: Move) -> Result<Ply, MoveError> {
        self.check(mv)?;
        let before = (self.side(), self.stage());
        let mut ply = with!(&mut self.core, |field, board| {
            let old = *board;
            let effects = field.apply(board, mv);
            let irreversible = !effects.taken.is_empty() || matches!(mv, Move::Place { .. });
            if irreversible {
                self.trail.restart(board.hash);
            } else {
                self.trail.push(board.hash);
            }
            field.narrate(&old, board, mv, &effects)
        });
        let turn_ended = before.1 == Stage::Moving && self.side() != before.0;
        self.turns += u32::from(turn_ended);
        ply.outcome = self.outcome();
        Ok(ply)
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let has_action = self.visit(&mut |_| ControlFlow::Break(())).is_break();
        with!(&self.core, |field, board| field
            .outcome(board, has_action)
            .or_else(|| self.long_game_end(board)))
    }

    fn long_game_end<B: Bits>(&self, board: &Board<B>) -> Option<Outcome> {
        if self.long_game == LongGame::Unlimited || board.stage() == Stage::Placing {
            return None;
        }
        if self.trail.occurrences(board.hash) >= LongGame::OCCURRENCES {
            return Some(Outcome {
                winner: None,
                reason: Reason::Repetition,
            });
        }
        (board.quiet >= LongGame::QUIET || self.turns >= LongGame::TURNS)
            .then(|| by_count(board, Reason::LongGame))
    }

    /// How many sequences of `depth` legal actions there are.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        with!(&self.core, |field, board| field.perft(
            board,
            &mut self.trail.clone(),
            depth
        ))
    }

    /// The perft of each legal action, sorted as its text is; `depth` is at least 1.
    #[must_use]
    pub fn divide(&self, depth: u32) -> Vec<(Move, u64)> {
        let after = |mv: Move| {
            let mut next = self.clone();
            next.play(mv)
                .map_or(0, |_| next.perft(depth.saturating_sub(1)))
        };
        self.moves().into_iter().map(|mv| (mv, after(mv))).collect()
    }

    /// Lets an [`Explorer`] work on the board at its own width.
    pub fn explore<E: Explorer>(&self, explorer: E) -> E::Output {
        with!(&self.core, |field, board| explorer.explore(
            field,
            board,
            &self.trail
        ))
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
