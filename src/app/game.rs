//! The game that is being played: the only owner and only writer of the position.

mod look;
mod rule;
mod setup;

use crate::ai::Level;
use crate::rules::{Dimensions, LongGame, Move, MoveError, Outcome, Ply, Position, Reason, Side};
use bevy::prelude::*;

pub use look::LookThrough;
pub use rule::GameSystems;
pub use setup::{GameSetup, Seat, mixed};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<NewGame>()
        .add_message::<TakeUp>()
        .add_message::<LookThrough>()
        .init_resource::<TakingBack>();
    rule::plugin(app);
}

/// Whether moves can be taken back: teachers and judges may wish that they stand.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TakingBack {
    /// As far as anyone likes.
    #[default]
    Allowed,
    /// What is played is played.
    Forbidden,
}

/// Begin a game; one that is being played is given up.
#[derive(Message, Debug, Clone)]
pub struct NewGame(pub GameSetup);

/// Take up a game where it stands: at a position, after these moves. Moves from the first illegal one on are left out.
#[derive(Message, Debug, Clone)]
pub struct TakeUp {
    /// What was chosen before the game.
    pub setup: GameSetup,
    /// The position before the moves.
    pub start: Position,
    /// What was played.
    pub moves: Vec<Move>,
}

/// Who is to decide now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Awaited {
    /// A person, for this side.
    Person(Side),
    /// The computer, for this side.
    Engine(Side, Level),
    /// Nobody: the game has ended, or is only looked through.
    Nobody,
}

/// The game that is being played.
#[derive(Resource, Debug, Clone)]
pub struct Game {
    setup: GameSetup,
    position: Position,
    past: Vec<(Position, Ply)>,
    future: Vec<Ply>,
    looking: Option<usize>,
    resigned: Option<Side>,
    changes: u64,
}

impl Game {
    fn start(setup: GameSetup) -> Self {
        let position = Position::start(&setup.terms, setup.first_side());
        Self::at(setup, position)
    }

    fn taken_up(wish: &TakeUp) -> Self {
        let mut game = Self::at(wish.setup.clone(), wish.start.clone());
        for &mv in &wish.moves {
            if game.play(mv).is_err() {
                break;
            }
        }
        game
    }

    fn at(setup: GameSetup, position: Position) -> Self {
        let position = position.with_long_game(LongGame::Limited);
        Self {
            setup,
            position,
            past: Vec::new(),
            future: Vec::new(),
            looking: None,
            resigned: None,
            changes: 0,
        }
    }

    /// What was chosen before the game.
    #[must_use]
    pub const fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> Dimensions {
        self.position.board()
    }

    /// The plies so far, the first one first.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = &Ply> + ExactSizeIterator {
        self.past.iter().map(|(_, ply)| ply)
    }

    /// The ply that led to this position.
    #[must_use]
    pub fn last_ply(&self) -> Option<&Ply> {
        self.past.last().map(|(_, ply)| ply)
    }

    /// The position before the last ply.
    #[must_use]
    pub fn before_last(&self) -> Option<&Position> {
        self.past.last().map(|(before, _)| before)
    }

    /// A number that changes whenever the position does; it tells a search's answer from a stale one.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let resignation = self.resignation().filter(|_| !self.is_looked_back_at());
        resignation.or_else(|| self.position.outcome())
    }

    /// The points of the game, where it has ended and counts any: White's, then Blue's.
    #[must_use]
    pub fn points(&self) -> Option<[u32; 2]> {
        self.position.points_after(self.outcome()?)
    }

    /// Whose the points are, and how many, if the game were given up now; nothing where none are counted or nobody can.
    #[must_use]
    pub fn points_given_away(&self) -> Option<(Side, u32)> {
        let winner = self.resigner()?.other();
        let points = self.position.points_after(Outcome {
            winner: Some(winner),
            reason: Reason::Resigned,
        })?;
        Some((winner, points[winner.index()]))
    }

    fn resignation(&self) -> Option<Outcome> {
        self.resigned.map(|side| Outcome {
            winner: Some(side.other()),
            reason: Reason::Resigned,
        })
    }

    /// Who is to decide now.
    #[must_use]
    pub fn awaited(&self) -> Awaited {
        let side = self.position.side();
        match self.setup.seat(side) {
            _ if self.is_looked_through() || self.outcome().is_some() => Awaited::Nobody,
            Seat::Human => Awaited::Person(side),
            Seat::Engine(level) => Awaited::Engine(side, level),
        }
    }

    /// The side the board is turned to: the only person's; White's when there are two or none.
    #[must_use]
    pub fn sitter(&self) -> Side {
        match self.setup.seats {
            [Seat::Engine(_), Seat::Human] => Side::Black,
            _ => Side::White,
        }
    }

    /// The only person's side; nothing when there are two persons or none.
    #[must_use]
    pub fn only_person(&self) -> Option<Side> {
        match self.setup.seats {
            [Seat::Human, Seat::Engine(_)] => Some(Side::White),
            [Seat::Engine(_), Seat::Human] => Some(Side::Black),
            _ => None,
        }
    }

    /// How many of a side's pieces were taken.
    #[must_use]
    pub fn lost(&self, side: Side) -> u32 {
        let terms = &self.setup.terms;
        let hand = self.position.hand(side);
        let army = u32::from(terms.men()) + u32::from(terms.ruleset().has_dux());
        let left = self.position.count(side) + u32::from(hand.men) + u32::from(hand.duces);
        army.saturating_sub(left)
    }

    /// Whether there is an earlier moment at which a person was to decide.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.is_looked_through() && (self.resigned.is_some() || self.last_decision().is_some())
    }

    /// Whether something taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.is_looked_through() && self.resigned.is_none() && !self.future.is_empty()
    }

    /// How many plies stood before the last earlier moment at which a person was to decide.
    fn last_decision(&self) -> Option<usize> {
        self.past
            .iter()
            .rposition(|(_, ply)| self.setup.seat(ply.side) == Seat::Human)
    }

    fn play(&mut self, mv: Move) -> Result<Ply, MoveError> {
        if let Some(outcome) = self.outcome() {
            return Err(MoveError::GameOver(outcome));
        }
        let before = self.position.clone();
        let ply = self.position.play(mv)?;
        self.past.push((before, ply.clone()));
        self.changes += 1;
        Ok(ply)
    }

    /// Back to the last moment at which a person was to decide; everything after it is taken back.
    fn undo(&mut self) -> bool {
        let keep = match (self.resigned.take(), self.last_decision()) {
            (Some(_), _) => self.past.len(),
            (None, Some(keep)) => keep,
            (None, None) => return false,
        };
        self.turn_back(keep);
        self.changes += 1;
        true
    }

    /// Takes plies back until so many are left.
    fn turn_back(&mut self, keep: usize) {
        while self.past.len() > keep {
            let Some((before, ply)) = self.past.pop() else {
                break;
            };
            self.position = before;
            self.future.push(ply);
        }
    }

    /// Forward to the next moment at which a person is to decide, as far as it was played.
    fn redo(&mut self) -> bool {
        if self.resigned.is_some() {
            return false;
        }
        let before = self.past.len();
        while let Some(ply) = self.future.pop() {
            if self.play(ply.mv).is_err() {
                self.future.clear();
                break;
            }
            if matches!(self.awaited(), Awaited::Person(_)) {
                break;
            }
        }
        self.past.len() > before
    }

    /// Who can give up: the only person, or the one of two who is to act.
    fn resigner(&self) -> Option<Side> {
        match (self.only_person(), self.awaited()) {
            (_, Awaited::Nobody) => None,
            (Some(side), _) | (None, Awaited::Person(side)) => Some(side),
            (None, Awaited::Engine(..)) => None,
        }
    }

    fn resign(&mut self) -> bool {
        let side = self.resigner();
        self.resigned = side;
        self.changes += u64::from(side.is_some());
        side.is_some()
    }
}
