//! A game of archers at one moment: what stands where, what is legal, and what has been.

use super::board::Board;
use super::common::{MoveError, PositionError};
use super::ends::ahead;
use super::generate::Table;
use super::long_game::LongGame;
use super::mv::Move;
use super::ply::Ply;
use super::square::Square;
use super::terms::Terms;
use super::trail::Trail;
use super::words::{Calculus, Grade, Outcome, Reason, Role, Side};
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A game of archers at one moment. It decides what is legal.
#[derive(Debug, Clone)]
pub struct Position {
    table: Arc<Table>,
    board: Board,
    trail: Trail,
    turns: u32,
    long_game: LongGame,
}

impl Position {
    /// The start of a game: an archer on each place of both bases.
    #[must_use]
    pub fn start(terms: &Terms, first: Side) -> Self {
        let table = Table::new(terms);
        let mut board = Board::empty(first);
        board.archers = Side::BOTH.map(|side| table.base(side));
        Self::at_board(table, board)
    }

    /// Reads the four fields `BOARD SIDE HANDS QUIET`.
    ///
    /// # Errors
    /// The first field that is malformed, with what would be right.
    pub fn parse(terms: &Terms, text: &str) -> Result<Self, PositionError> {
        let table = Table::new(terms);
        let board = table.read(text)?;
        Ok(Self::at_board(table, board))
    }

    fn at_board(table: Table, board: Board) -> Self {
        Self {
            table: Arc::new(table),
            board,
            trail: Trail::starting(board.hash()),
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

    /// Lines, bases and switches.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What stands where.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The positions that can come again.
    #[must_use]
    pub const fn trail(&self) -> &Trail {
        &self.trail
    }

    /// Turns that have ended since the game began or was read.
    #[must_use]
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// What stands on a place; nothing stands off the board.
    #[must_use]
    pub fn at(&self, sq: Square) -> Option<(Calculus, Grade)> {
        let on_board = self.table.dimensions().contains(sq);
        let (side, grade) = self.board.at(on_board.then(|| self.table.index(sq))?)?;
        Some((archer(side), grade))
    }

    /// The archers of a side that the other could capture by its next action; none when the game is over.
    #[must_use]
    pub fn in_danger(&self, side: Side) -> Vec<Square> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let danger = self.table.in_danger(&self.board, side);
        danger.map(|place| self.table.name(place)).collect()
    }

    /// All legal actions, sorted as their text is. A finished game has none.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut moves = self.table.possible(&self.board);
        moves.sort_by_cached_key(ToString::to_string);
        moves
    }

    /// How many actions are legal.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        self.moves().len() as u64
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, mv: Move) -> Result<(), MoveError> {
        if let Some(outcome) = self.outcome() {
            return Err(MoveError::GameOver(outcome));
        }
        if self.table.possible(&self.board).contains(&mv) {
            Ok(())
        } else {
            Err(self.table.diagnose(&self.board, mv))
        }
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Why it is not legal; the position is untouched then.
    pub fn play(&mut self, mv: Move) -> Result<Ply, MoveError> {
        self.check(mv)?;
        let before = self.board;
        let effects = self.table.apply(&mut self.board, mv);
        if effects.taken.is_some() {
            self.trail.restart(self.board.hash());
        } else {
            self.trail.push(self.board.hash());
        }
        self.turns += u32::from(self.board.side != before.side);
        let taken = effects.taken.map(|place| self.table.name(place));
        let path = match mv {
            Move::Go { from, to } => vec![from, to],
            Move::Place { at, .. } => vec![at],
            Move::Pass | Move::Remove { .. } => Vec::new(),
        };
        Ok(Ply {
            mv,
            side: before.side,
            calculus: (!path.is_empty()).then(|| archer(before.side)),
            path,
            jumped: Vec::new(),
            brackets: Vec::new(),
            bound: Vec::new(),
            freed: Vec::new(),
            taken: taken
                .map(|at| (at, archer(before.side.other())))
                .into_iter()
                .collect(),
            immobilised: None,
            between: false,
            grade: effects.grade,
            returned: taken.filter(|_| effects.returned).into_iter().collect(),
            next: self.board.side,
            outcome: self.outcome(),
        })
    }

    /// A legal action, each as likely as any other; `below(n)` gives a number from 0 to `n - 1`. `None` when the game is over.
    pub fn draw(&self, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        if self.outcome().is_some() {
            return None;
        }
        let moves = self.table.possible(&self.board);
        moves.get(below(moves.len() as u32) as usize).copied()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.table
            .outcome(&self.board)
            .or_else(|| self.long_game_end())
    }

    /// The points of a finished game, White's first.
    #[must_use]
    pub fn points(&self) -> Option<[u32; 2]> {
        Some(self.points_after(self.outcome()?))
    }

    /// The points of a game that ended so here: also of one that was given up; White's first.
    #[must_use]
    pub fn points_after(&self, outcome: Outcome) -> [u32; 2] {
        self.table.points(&self.board, outcome)
    }

    fn long_game_end(&self) -> Option<Outcome> {
        if self.long_game == LongGame::Unlimited || self.board.putting_back {
            return None;
        }
        if self.trail.occurrences(self.board.hash()) >= LongGame::OCCURRENCES {
            return Some(Outcome {
                winner: None,
                reason: Reason::Repetition,
            });
        }
        (self.board.quiet >= LongGame::QUIET || self.turns >= LongGame::TURNS).then(|| Outcome {
            winner: ahead(Side::BOTH.map(|side| self.board.archers(side).count())),
            reason: Reason::LongGame,
        })
    }

    /// How many sequences of `depth` legal actions there are.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.table.perft(&self.board, depth)
    }
}

impl Table {
    /// How many sequences of `depth` legal actions there are; a finished game has none.
    #[must_use]
    pub fn perft(&self, board: &Board, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.outcome(board).is_some() {
            return 0;
        }
        let mut nodes = 0;
        let _ = self.visit(board, &mut |mv| {
            nodes += if depth == 1 {
                1
            } else {
                let mut after = *board;
                self.apply(&mut after, mv);
                self.perft(&after, depth - 1)
            };
            ControlFlow::Continue(())
        });
        nodes
    }
}

const fn archer(side: Side) -> Calculus {
    Calculus {
        side,
        role: Role::Miles,
    }
}

/// `BOARD SIDE HANDS QUIET`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.table.write(&self.board, f)
    }
}
