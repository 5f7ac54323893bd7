//! What a position is worth without searching.

use crate::rules::Side;
use crate::rules::archers::{Board, Places, Scoring, Table};

/// What the parts of a position are worth, in hundredths of an archer.
#[derive(Debug, Clone, Copy)]
struct Weights {
    /// An archer under way.
    under_way: i32,
    /// An archer on the enemy base.
    arrived: i32,
    /// An archer in the hand.
    in_hand: i32,
    /// What a superior archer under way is worth more.
    superior: i32,
    /// Each move that an archer is away from the enemy base.
    step: i32,
    /// An archer that can be captured at once, where its side does not act.
    hunted: i32,
    /// Being the one to act.
    tempo: i32,
}

/// A race: who arrives first wins, and the dead need not walk.
const RACE: Weights = Weights {
    under_way: 30,
    arrived: 30,
    in_hand: 30,
    superior: 40,
    step: -60,
    hunted: -15,
    tempo: 30,
};

/// A count: two for an archer that has arrived, one for any other on the board.
const COUNT: Weights = Weights {
    under_way: 120,
    arrived: 200,
    in_hand: 15,
    superior: 35,
    step: -18,
    hunted: -30,
    tempo: 10,
};

/// Judges positions of one game.
pub(super) struct Judge {
    weights: Weights,
    /// Moves from each place to the enemy base, for White and for Black; an archer that can never arrive is far away.
    steps: [Vec<i32>; 2],
    /// The moves an archer in the hand has before it.
    from_hand: [i32; 2],
}

/// More moves than any way has.
const NEVER: i32 = 9;

impl Judge {
    pub(super) fn new(table: &Table) -> Self {
        let steps = Side::BOTH.map(|side| steps(table, side));
        let nearest = |side: Side| {
            table
                .base(side)
                .map(|place| steps[side.index()][place] + 1)
                .min()
                .unwrap_or(NEVER)
        };
        Self {
            weights: match table.ruleset().scoring {
                Scoring::WinnersArchers => RACE,
                Scoring::ByPlace => COUNT,
            },
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
