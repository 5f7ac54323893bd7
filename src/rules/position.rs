//! A game of either family at one moment. What both families answer is asked here; what only one of them knows is asked of
//! its own position, by [`Position::family`].

use super::error::{MoveError, PositionError, shortened};
use super::long_game::LongGame;
use super::mv::Move;
use super::ply::Ply;
use super::soldiers::Explorer;
use super::square::{Dimensions, Square};
use super::terms::{Rules, Terms};
use super::words::{Bonds, Calculus, Grade, Hand, Outcome, Side, Stage};
use super::{archers, soldiers};
use std::fmt;
use std::sync::Arc;

/// A game of either family at one moment. It decides what is legal.
#[derive(Debug, Clone)]
pub struct Position {
    terms: Arc<Terms>,
    family: Family,
}

/// The position of one family.
#[derive(Debug, Clone)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all positions are the large ones, and a box would cost each of them"
)]
pub enum Family {
    /// Ludus latrunculorum.
    Soldiers(soldiers::Position),
    /// Jasyr and Jarmo.
    Archers(archers::Position),
}

/// Asks the family the same question.
macro_rules! ask {
    ($position:expr, $family:ident => $question:expr) => {
        match &$position.family {
            Family::Soldiers($family) => $question,
            Family::Archers($family) => $question,
        }
    };
}

impl Position {
    /// The start of a game in which `first` acts first.
    #[must_use]
    pub fn start(terms: &Arc<Terms>, first: Side) -> Self {
        let family = match &**terms {
            Terms::Soldiers(terms) => Family::Soldiers(soldiers::Position::start(terms, first)),
            Terms::Archers(terms) => Family::Archers(archers::Position::start(terms, first)),
        };
        let terms = Arc::clone(terms);
        Self { terms, family }
    }

    /// Reads the four fields `BOARD SIDE HANDS QUIET`. The position counts as its own first occurrence.
    ///
    /// # Errors
    /// The first field that is malformed, with what would be right.
    pub fn parse(terms: &Arc<Terms>, text: &str) -> Result<Self, PositionError> {
        let family = match &**terms {
            Terms::Soldiers(terms) => Family::Soldiers(soldiers::Position::parse(terms, text)?),
            Terms::Archers(terms) => Family::Archers(archers::Position::parse(terms, text)?),
        };
        let terms = Arc::clone(terms);
        Ok(Self { terms, family })
    }

    /// The same position with the limits on long games on or off; they are off at first.
    #[must_use]
    pub fn with_long_game(self, long_game: LongGame) -> Self {
        let family = match self.family {
            Family::Soldiers(position) => Family::Soldiers(position.with_long_game(long_game)),
            Family::Archers(position) => Family::Archers(position.with_long_game(long_game)),
        };
        Self { family, ..self }
    }

    /// The position of its family.
    #[must_use]
    pub const fn family(&self) -> &Family {
        &self.family
    }

    /// The position of ludus latrunculorum, where it is that.
    #[must_use]
    pub const fn soldiers(&self) -> Option<&soldiers::Position> {
        match &self.family {
            Family::Soldiers(position) => Some(position),
            Family::Archers(_) => None,
        }
    }

    /// The position of the archers, where it is their game.
    #[must_use]
    pub const fn archers(&self) -> Option<&archers::Position> {
        match &self.family {
            Family::Soldiers(_) => None,
            Family::Archers(position) => Some(position),
        }
    }

    /// Whether the limits on long games are on.
    #[must_use]
    pub fn long_game(&self) -> LongGame {
        ask!(self, family => family.long_game())
    }

    /// The terms of the game.
    #[must_use]
    pub const fn terms(&self) -> &Arc<Terms> {
        &self.terms
    }

    /// The switches.
    #[must_use]
    pub fn ruleset(&self) -> Rules {
        self.terms.ruleset()
    }

    /// Files by ranks.
    #[must_use]
    pub fn board(&self) -> Dimensions {
        self.terms.board()
    }

    /// Who decides next.
    #[must_use]
    pub fn side(&self) -> Side {
        match &self.family {
            Family::Soldiers(position) => position.side(),
            Family::Archers(position) => position.board().side(),
        }
    }

    /// The half of the game. Archers move from the first turn on.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match &self.family {
            Family::Soldiers(position) => position.stage(),
            Family::Archers(_) => Stage::Moving,
        }
    }

    /// What stands on a square; nothing stands off the board.
    #[must_use]
    pub fn at(&self, sq: Square) -> Option<Calculus> {
        match &self.family {
            Family::Soldiers(position) => position.at(sq),
            Family::Archers(position) => position.at(sq).map(|(archer, _)| archer),
        }
    }

    /// What the archer on a square has become; `None` for a soldier or an empty square.
    #[must_use]
    pub fn grade(&self, sq: Square) -> Option<Grade> {
        self.archers()?.at(sq).map(|(_, grade)| grade)
    }

    /// What holds the piece on a square. Archers are never bound.
    #[must_use]
    pub fn bonds(&self, sq: Square) -> Bonds {
        self.soldiers()
            .map_or(Bonds::default(), |position| position.bonds(sq))
    }

    /// The enemies that hold the alligatus on a square, in the order a1, b1, ...; none for a free piece.
    #[must_use]
    pub fn holders(&self, sq: Square) -> Vec<Square> {
        self.soldiers()
            .map_or_else(Vec::new, |position| position.holders(sq))
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
        match &self.family {
            Family::Soldiers(position) => position.hand(side),
            Family::Archers(position) => Hand {
                men: position.board().hand(side),
                duces: 0,
            },
        }
    }

    /// Pieces of a side on the board, alligati counted.
    #[must_use]
    pub fn count(&self, side: Side) -> u32 {
        match &self.family {
            Family::Soldiers(position) => position.count(side),
            Family::Archers(position) => position.board().archers(side).count(),
        }
    }

    /// Turns without capture.
    #[must_use]
    pub fn quiet(&self) -> u16 {
        match &self.family {
            Family::Soldiers(position) => position.quiet(),
            Family::Archers(position) => position.board().quiet(),
        }
    }

    /// Turns of the moving stage that have ended since the game began or was read.
    #[must_use]
    pub fn turns(&self) -> u32 {
        ask!(self, family => family.turns())
    }

    /// The square of the piece that alone may act, on its second move.
    #[must_use]
    pub fn second_move(&self) -> Option<Square> {
        self.soldiers()?.second_move()
    }

    /// Whether the side to act may put an archer back before its turn ends.
    #[must_use]
    pub fn puts_back(&self) -> bool {
        self.archers()
            .is_some_and(|position| position.board().puts_back())
    }

    /// Placements left in this turn; 0 in the moving stage.
    #[must_use]
    pub fn placements_left(&self) -> u8 {
        self.soldiers()
            .map_or(0, soldiers::Position::placements_left)
    }

    /// The dux of a side that is shut in on all four sides, whoever is to act.
    #[must_use]
    pub fn immobilised(&self, side: Side) -> Option<Square> {
        self.soldiers()?.immobilised(side)
    }

    /// The pieces of a side that the other could bind, take off or shut in by its next action, if that action were now: in
    /// the order a1, b1, ... Nothing is in danger while pieces are set down, or when the game is over.
    #[must_use]
    pub fn in_danger(&self, side: Side) -> Vec<Square> {
        match &self.family {
            Family::Soldiers(position) => position.in_danger(side),
            Family::Archers(position) => position.in_danger(side),
        }
    }

    /// A hash of what stands where, hands, side and what of a turn is left, not of QUIET.
    #[must_use]
    pub fn hash(&self) -> u64 {
        match &self.family {
            Family::Soldiers(position) => position.hash(),
            Family::Archers(position) => position.board().hash(),
        }
    }

    /// The same hash made anew; it differs from [`Self::hash`] only if this crate has a fault.
    #[must_use]
    pub fn fresh_hash(&self) -> u64 {
        match &self.family {
            Family::Soldiers(position) => position.fresh_hash(),
            Family::Archers(position) => position.board().hash(),
        }
    }

    /// All legal actions, sorted as their text is. A finished game has none.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        ask!(self, family => family.moves())
    }

    /// How many actions are legal.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        ask!(self, family => family.count_moves())
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, mv: Move) -> Result<(), MoveError> {
        ask!(self, family => family.check(mv))
    }

    /// Reads an action and says whether it is legal.
    ///
    /// # Errors
    /// That the text is no action, or why the action is not legal.
    pub fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        if let Some(outcome) = self.outcome() {
            return Err(MoveError::GameOver(outcome));
        }
        let mv =
            Move::parse(text).ok_or_else(|| MoveError::Unreadable(shortened(text).into_owned()))?;
        self.check(mv).map(|()| mv)
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Why it is not legal; the position is untouched then.
    pub fn play(&mut self, mv: Move) -> Result<Ply, MoveError> {
        match &mut self.family {
            Family::Soldiers(position) => position.play(mv),
            Family::Archers(position) => position.play(mv),
        }
    }

    /// A legal action, each as likely as any other; `below(n)` gives a number from 0 to `n - 1`. `None` when the game is over.
    pub fn draw(&self, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        ask!(self, family => family.draw(below))
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        ask!(self, family => family.outcome())
    }

    /// The points of a finished game of archers, White's first; soldiers count none.
    #[must_use]
    pub fn points(&self) -> Option<[u32; 2]> {
        self.archers()?.points()
    }

    /// The points of a game of archers that ended so here, be it that it was given up; White's first.
    #[must_use]
    pub fn points_after(&self, outcome: Outcome) -> Option<[u32; 2]> {
        Some(self.archers()?.points_after(outcome))
    }

    /// How many sequences of `depth` legal actions there are.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        ask!(self, family => family.perft(depth))
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

    /// Lets an [`Explorer`] work on the board of a game of soldiers at its own width; `None` for archers.
    pub fn explore<E: Explorer>(&self, explorer: E) -> Option<E::Output> {
        Some(self.soldiers()?.explore(explorer))
    }
}

/// `BOARD SIDE HANDS QUIET`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ask!(self, family => family.fmt(f))
    }
}
