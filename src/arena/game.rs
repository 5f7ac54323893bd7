//! Matches: games between two seats from random openings, sides changed in pairs.

use super::{Dice, Seat, SeatError, Turn};
use crate::rules::{Move, Outcome, Position, Reason, Side};
use std::collections::BTreeMap;

/// How a match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match {
    /// Games; of each pair both have the same opening and the sides changed.
    pub games: u32,
    /// The same seed gives the same openings, and the same games where the seats allow it.
    pub seed: u64,
    /// Random plies before the seats begin.
    pub opening: u32,
    /// A game of so many plies is a draw.
    pub most_plies: u32,
}

/// Which of the two seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// The first named.
    A,
    /// The second named.
    B,
}

/// One finished game.
#[derive(Debug, Clone)]
pub struct Played {
    /// Who won; `None` is a draw.
    pub winner: Option<Player>,
    /// Why it ended.
    pub reason: Reason,
    /// What it counted for the two, where the game counts points.
    pub points: Option<[u32; 2]>,
    /// All its moves.
    pub moves: Vec<Move>,
    /// How many of them were the random opening.
    pub opening: usize,
    /// Who had White.
    pub white: Player,
    /// The last position.
    pub last: Position,
}

/// What a match came to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won by the first named.
    pub wins_a: u32,
    /// Games won by the second named.
    pub wins_b: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Points added up over all games, where the game counts them: of the first named and of the second.
    pub points: Option<[u32; 2]>,
    /// How often each end came about.
    pub reasons: BTreeMap<Reason, u32>,
    plies: Vec<u32>,
}

impl Match {
    /// Plays all games from a start. `seen` is shown every game as it ends.
    ///
    /// # Errors
    /// The first fault of a seat.
    pub fn play(
        &self,
        start: &Position,
        a: &mut dyn Seat,
        b: &mut dyn Seat,
        seen: &mut dyn FnMut(&Played),
    ) -> Result<Tally, SeatError> {
        let mut tally = Tally::default();
        for number in 0..self.games {
            let opening = self.opening_of(start, number / 2);
            let white = if number % 2 == 0 {
                Player::A
            } else {
                Player::B
            };
            let seed = Dice::new(self.seed ^ u64::from(number) << 32).roll();
            let game = self.game(start, opening, white, (seed, a, b))?;
            seen(&game);
            tally.add(&game);
        }
        Ok(tally)
    }

    /// The position after the random plies of a pair of games: one that is not over, if any of many is not.
    fn opening_of(&self, start: &Position, pair: u32) -> (Position, Vec<Move>) {
        const TRIES: u64 = 100;
        let seed = Dice::new(self.seed).roll() ^ u64::from(pair) << 16;
        let open = (0..TRIES).find_map(|attempt| {
            let mut dice = Dice::new(seed.wrapping_add(attempt));
            let mut position = start.clone();
            let mut moves = Vec::new();
            for _ in 0..self.opening {
                let mv = position.draw(&mut |n| dice.below(n))?;
                position.play(mv).ok()?;
                moves.push(mv);
            }
            position.outcome().is_none().then_some((position, moves))
        });
        open.unwrap_or_else(|| (start.clone(), Vec::new()))
    }

    fn game(
        &self,
        start: &Position,
        (mut position, mut moves): (Position, Vec<Move>),
        white: Player,
        (seed, a, b): (u64, &mut dyn Seat, &mut dyn Seat),
    ) -> Result<Played, SeatError> {
        a.begin()?;
        b.begin()?;
        let opening = moves.len();
        let mut dice = Dice::new(seed);
        let outcome = loop {
            if let Some(outcome) = position.outcome() {
                break outcome;
            }
            if moves.len() as u32 >= self.most_plies {
                break Outcome {
                    winner: None,
                    reason: Reason::Length,
                };
            }
            let turn = Turn {
                start,
                moves: &moves,
                position: &position,
                seed: dice.roll(),
            };
            let mv = match owner(position.side(), white) {
                Player::A => a.choose(turn)?,
                Player::B => b.choose(turn)?,
            };
            position.play(mv).map_err(|error| {
                let (mv, text) = (mv.to_string(), position.to_string());
                SeatError::Illegal("a seat".to_owned(), mv, text, error.to_string())
            })?;
            moves.push(mv);
        };
        Ok(Played {
            winner: outcome.winner.map(|side| owner(side, white)),
            reason: outcome.reason,
            points: position.points().map(|[of_white, of_black]| match white {
                Player::A => [of_white, of_black],
                Player::B => [of_black, of_white],
            }),
            moves,
            opening,
            white,
            last: position,
        })
    }
}

pub(super) const fn owner(side: Side, white: Player) -> Player {
    match (side, white) {
        (Side::White, player) => player,
        (Side::Black, Player::A) => Player::B,
        (Side::Black, Player::B) => Player::A,
    }
}

impl Tally {
    /// Counts a game in.
    pub fn add(&mut self, game: &Played) {
        match game.winner {
            Some(Player::A) => self.wins_a += 1,
            Some(Player::B) => self.wins_b += 1,
            None => self.draws += 1,
        }
        if let Some([a, b]) = game.points {
            let [sum_a, sum_b] = self.points.unwrap_or_default();
            self.points = Some([sum_a + a, sum_b + b]);
        }
        *self.reasons.entry(game.reason).or_default() += 1;
        let length = game.moves.len() as u32;
        let at = self.plies.partition_point(|&plies| plies <= length);
        self.plies.insert(at, length);
    }

    /// Games played.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins_a + self.wins_b + self.draws
    }

    /// The shortest, the middle and the longest game, in plies.
    #[must_use]
    pub fn plies(&self) -> [u32; 3] {
        let at = |idx: usize| self.plies.get(idx).copied().unwrap_or(0);
        [
            at(0),
            at(self.plies.len() / 2),
            at(self.plies.len().saturating_sub(1)),
        ]
    }

    /// How much stronger the first named is in Elo, with the ends of the 95 % interval (Wilson's, so that it stays finite).
    #[must_use]
    pub fn elo(&self) -> [f64; 3] {
        const Z: f64 = 1.96;
        let games = f64::from(self.games()).max(1.0);
        let score = (f64::from(self.wins_a) + f64::from(self.draws) / 2.0) / games;
        let share = |count: u32, result: f64| f64::from(count) / games * (result - score).powi(2);
        let variance = share(self.wins_a, 1.0) + share(self.draws, 0.5) + share(self.wins_b, 0.0);
        let shrink = 1.0 + Z * Z / games;
        let centre = (score + Z * Z / (2.0 * games)) / shrink;
        let half = Z / shrink * (variance / games + Z * Z / (4.0 * games * games)).sqrt();
        let least = 1.0 / (2.0 * games);
        [
            score.clamp(least, 1.0 - least),
            centre - half,
            centre + half,
        ]
        .map(elo_of)
    }
}

/// The difference in Elo that a share of the points stands for.
fn elo_of(score: f64) -> f64 {
    let score = score.clamp(1e-4, 1.0 - 1e-4);
    400.0 * (score / (1.0 - score)).log10()
}
