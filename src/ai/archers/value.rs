//! What a position is worth without searching.

use super::weights::ArcherWeights;
use crate::rules::Side;
use crate::rules::archers::{Board, Places, Scoring, Table};

/// Judges positions of one game.
pub(super) struct Judge {
    weights: ArcherWeights,
    /// Moves from each place to the enemy base, for White and for Black; an archer that can never arrive is far away.
    steps: [Vec<i32>; 2],
    /// The moves an archer in the hand has before it.
    from_hand: [i32; 2],
}

/// More moves than any way has.
const NEVER: i32 = 9;

impl Judge {
    pub(super) fn new(table: &Table, weights: ArcherWeights) -> Self {
        let steps = Side::BOTH.map(|side| steps(table, side));
        let nearest = |side: Side| {
            table
                .base(side)
                .map(|place| steps[side.index()][place] + 1)
                .min()
                .unwrap_or(NEVER)
        };
        Self {
            weights,
            from_hand: Side::BOTH.map(nearest),
            steps,
        }
    }

    /// What a board is worth to the side to act.
    pub(super) fn value(&self, table: &Table, board: &Board) -> i32 {
        let side = board.side();
        let hunted = self.weights.hunted * hunted(table, board).count() as i32;
        self.army(table, board, side) - self.army(table, board, side.other()) - hunted
            + self.weights.tempo
    }

    fn army(&self, table: &Table, board: &Board, side: Side) -> i32 {
        let weights = &self.weights;
        let under_way = table.under_way(board, side);
        let all = board.archers(side);
        let hand = i32::from(board.hand(side));
        let far: i32 = under_way.map(|place| self.steps[side.index()][place]).sum();
        let hand_steps = match table.ruleset().scoring {
            Scoring::WinnersArchers => hand * self.from_hand[side.index()],
            Scoring::ByPlace => 0,
        };
        weights.under_way * under_way.count() as i32
            + weights.arrived * (all.count() - under_way.count()) as i32
            + weights.in_hand * hand
            + weights.superior * (under_way & board.superior()).count() as i32
            + weights.step * (far + hand_steps)
    }
}

/// The enemies that the side to act could capture at once.
fn hunted(table: &Table, board: &Board) -> Places {
    let side = board.side();
    let enemies = board.archers(side.other()) & !table.at_home(board, side.other());
    table
        .under_way(board, side)
        .fold(Places::NONE, |all, from| all | table.ways(side, from))
        & enemies
}

/// Moves from each place to the enemy base on an empty board.
fn steps(table: &Table, side: Side) -> Vec<i32> {
    let places = table.dimensions().squares();
    let mut steps = vec![NEVER; places];
    let mut reached = table.base(side.other());
    for place in reached {
        steps[place] = 0;
    }
    for moves in 1..NEVER {
        let next: Vec<usize> = (0..places)
            .filter(|&from| !reached.has(from) && !(table.ways(side, from) & reached).is_empty())
            .collect();
        for place in next {
            steps[place] = moves;
            reached = reached | Places::one(place);
        }
    }
    steps
}
