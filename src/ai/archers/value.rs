//! What a position is worth without searching.

use super::weights::ArcherWeights;
use crate::rules::Side;
use crate::rules::archers::{Board, Places, Scoring, Table};

/// Judges positions of one game.
pub(super) struct Judge {
    weights: ArcherWeights,
    /// For White and for Black the ways to the enemy base, by which of its places own archers hold for good.
    ways: [Vec<Ways>; 2],
}

/// The ways to those places of the enemy base that are still free.
struct Ways {
    /// Moves from each place; an archer that can never arrive is far away.
    steps: Vec<i32>,
    /// The moves an archer in the hand has before it.
    from_hand: i32,
}

/// More moves than any way has.
const NEVER: i32 = 9;
/// Of a base so many places are told apart; more would ask for too many tables.
const TOLD_APART: u32 = 6;

impl Judge {
    pub(super) fn new(table: &Table, weights: ArcherWeights) -> Self {
        let ways = Side::BOTH.map(|side| {
            let goals = table.base(side.other());
            let held = 0..1_u64 << goals.count().min(TOLD_APART);
            held.map(|held| Ways::past(table, side, held)).collect()
        });
        Self { weights, ways }
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
        let ways = self.ways(table, side, all & !under_way);
        let far: i32 = under_way.map(|place| ways.steps[place]).sum();
        let hand_steps = match table.ruleset().scoring {
            Scoring::WinnersArchers => hand * ways.from_hand,
            Scoring::ByPlace => 0,
        };
        weights.under_way * under_way.count() as i32
            + weights.arrived * (all.count() - under_way.count()) as i32
            + weights.in_hand * hand
            + weights.superior * (under_way & board.superior()).count() as i32
            + weights.step * (far + hand_steps)
    }

    /// The ways of a side whose archers on the enemy base are these.
    fn ways(&self, table: &Table, side: Side, arrived: Places) -> &Ways {
        let first = table.base(side.other()).bits().trailing_zeros();
        let ways = &self.ways[side.index()];
        let held = (arrived.bits() >> first) as usize;
        &ways[held % ways.len()]
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

impl Ways {
    /// The ways where own archers hold these places of the enemy base, as bits in their order: on a board without others.
    fn past(table: &Table, side: Side, held: u64) -> Self {
        let places = table.dimensions().squares();
        let mut steps = vec![NEVER; places];
        let mut reached = Places::NONE;
        for (number, place) in table.base(side.other()).enumerate() {
            if held >> number & 1 == 0 {
                steps[place] = 0;
                reached = reached | Places::one(place);
            }
        }
        for moves in 1..NEVER {
            let next: Vec<usize> = (0..places)
                .filter(|&from| {
                    let ways = table.ways(side, from);
                    !reached.has(from) && !(ways & reached).is_empty()
                })
                .collect();
            for place in next {
                steps[place] = moves;
                reached = reached | Places::one(place);
            }
        }
        let nearest = table.base(side).map(|place| steps[place] + 1).min();
        Self {
            from_hand: nearest.unwrap_or(NEVER),
            steps,
        }
    }
}
