//! Weights fitted from self-play: games are played, calm positions kept with their results, and the weights moved so that
//! judgements foretell results (logistic regression).

use super::{Dice, House, Seat, SeatError, Turn};
use crate::ai::{self, Brief, Limits, Memory, Temper, Weights};
use crate::rules::{Position, Side};

/// How weights are fitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tuning {
    /// Games played from each start.
    pub games: u32,
    /// Nodes a move.
    pub nodes: u64,
    /// Chance.
    pub seed: u64,
    /// Random plies at the beginning of each game.
    pub opening: u32,
}

/// A calm position of a game: its parts for the side to act, and what that side made of the game (1 won, 0 lost).
struct Sample {
    parts: Vec<f64>,
    result: f64,
}

/// Every so many plies a position is kept.
const STRIDE: u32 = 5;
/// A judgement of 220 hundredths stands for odds of three to one, as in `ai::chance`.
const STEEPNESS: f64 = 1.0986 / 220.0;
const ROUNDS: u32 = 400;
const PACE: f64 = 1.0;
/// How strongly a weight is held to where it was, in samples.
const HOLD: f64 = 0.02;

impl Tuning {
    /// Plays from the starts with `weights` and gives better ones, scaled so that a man stays what it was, and the number
    /// of positions they rest on.
    ///
    /// # Errors
    /// The engine gave no move.
    pub fn fit(
        &self,
        starts: &[Position],
        weights: Weights,
    ) -> Result<(Weights, usize), SeatError> {
        let mut samples = Vec::new();
        for (at, start) in starts.iter().enumerate() {
            for game in 0..self.games {
                let seed = Dice::new(self.seed ^ (at as u64) << 40 ^ u64::from(game)).roll();
                self.play(start, weights, seed, &mut samples)?;
            }
        }
        Ok((fitted(&samples, weights), samples.len()))
    }

    fn play(
        &self,
        start: &Position,
        weights: Weights,
        seed: u64,
        samples: &mut Vec<Sample>,
    ) -> Result<(), SeatError> {
        let limits = Limits {
            nodes: Some(self.nodes),
            ..Limits::default()
        };
        let brief = Brief {
            weights: Some(weights),
            ..Brief::from(Temper {
                whim: 6,
                ..Temper::exact(limits)
            })
        };
        let mut engine = House::Engine(Box::new(brief), Memory::default());
        let mut dice = Dice::new(seed);
        let mut position = start.clone();
        for _ in 0..self.opening {
            if let Some(mv) = position.draw(&mut |n| dice.below(n)) {
                let _ = position.play(mv);
            }
        }
        let mut kept: Vec<(Vec<f64>, Side)> = Vec::new();
        let mut ply = 0;
        let outcome = loop {
            if let Some(outcome) = position.outcome() {
                break outcome;
            }
            if ply % STRIDE == 0
                && let Some(parts) = ai::parts(&position)
            {
                kept.push((parts, position.side()));
            }
            let mv = engine.choose(Turn {
                start,
                moves: &[],
                position: &position,
                seed: dice.roll(),
            })?;
            if position.play(mv).is_err() {
                return Ok(());
            }
            ply += 1;
        };
        samples.extend(kept.into_iter().map(|(parts, side)| Sample {
            parts,
            result: match outcome.winner {
                None => 0.5,
                Some(winner) => f64::from(u8::from(winner == side)),
            },
        }));
        Ok(())
    }
}

/// Gradient descent with a pace of its own for each weight (Adam).
fn fitted(samples: &[Sample], weights: Weights) -> Weights {
    let begin: Vec<f64> = weights.values().into_iter().map(f64::from).collect();
    let mut values = begin.clone();
    let mut mean = vec![0.0; values.len()];
    let mut spread = vec![0.0; values.len()];
    for round in 1..=ROUNDS {
        let mut slope: Vec<f64> = values
            .iter()
            .zip(&begin)
            .map(|(value, begin)| HOLD * STEEPNESS * (value - begin))
            .collect();
        for sample in samples {
            let judged: f64 = sample.parts.iter().zip(&values).map(|(p, w)| p * w).sum();
            let foretold = 1.0 / (1.0 + (-STEEPNESS * judged).exp());
            let miss = (foretold - sample.result) / samples.len() as f64;
            for (slope, part) in slope.iter_mut().zip(&sample.parts) {
                *slope += miss * part;
            }
        }
        for idx in 0..values.len() {
            mean[idx] = 0.9 * mean[idx] + 0.1 * slope[idx];
            spread[idx] = 0.99 * spread[idx] + 0.01 * slope[idx] * slope[idx];
            let fair_mean = mean[idx] / (1.0 - 0.9_f64.powi(round as i32));
            let fair_spread = spread[idx] / (1.0 - 0.99_f64.powi(round as i32));
            values[idx] -= PACE * fair_mean / (fair_spread.sqrt() + 1e-9);
        }
    }
    let scale = begin[0] / values[0].max(1.0);
    let mut fitted = weights;
    for (name, value) in Weights::NAMES.iter().zip(&values) {
        if let Some(part) = fitted.part(name) {
            *part = (value * scale).round() as i32;
        }
    }
    fitted
}
