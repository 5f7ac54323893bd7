//! What a position is worth without searching, in hundredths of a man.

use crate::ai::weights::Weights;
use crate::rules::{Bits, Board, Direction, DuxRule, Field, LongGame, Side, Stage};

/// Judges boards of one field.
pub(super) struct Judge<B> {
    pub(super) weights: Weights,
    /// The quiet count that ends the game.
    pub(super) quiet_limit: Option<u16>,
    end_files: B,
    end_ranks: B,
    centre: B,
    blockade: bool,
}

/// A judgement, with what the search wants to know again.
pub(super) struct Judgement<B> {
    pub(super) value: i32,
    /// Pieces of the side to act that the enemy could bracket next.
    pub(super) threatened: B,
}

impl<B: Bits> Judge<B> {
    pub(super) fn new(field: &Field<B>, weights: Weights, long_game: LongGame) -> Self {
        let full = field.full();
        let inner = |one: Direction| field.shift(full, one) & field.shift(full, one.back());
        let (files, ranks) = (inner(Direction::East), inner(Direction::North));
        let core = full & !field.beside(full & !(files & ranks)) & files & ranks;
        let ruleset_limit = field.ruleset().quiet_limit;
        let product_limit = (long_game == LongGame::Limited).then_some(LongGame::QUIET);
        Self {
            weights,
            quiet_limit: ruleset_limit.into_iter().chain(product_limit).min(),
            end_files: full & !files,
            end_ranks: full & !ranks,
            centre: core,
            blockade: field.ruleset().capture.blockade.is_on(),
        }
    }

    /// The worth of a board for the side to act.
    pub(super) fn judge(&self, field: &Field<B>, board: &Board<B>) -> Judgement<B> {
        let weights = &self.weights;
        let (own, other) = (board.side(), board.side().other());
        let reaches = Side::BOTH.map(|side| field.reach(board, side));
        let (own_reach, other_reach) = (reaches[own.index()], reaches[other.index()]);
        let threatened = field.threatened(board, own, other_reach);
        let hunted = field.threatened(board, other, own_reach);
        let mut value = self.standing(field, board, own) - self.standing(field, board, other);
        value += weights.reach * (count(own_reach) - count(other_reach));
        if board.stage() == Stage::Placing {
            value += weights.placed_in_danger * (count(hunted) - count(threatened));
        } else {
            let in_danger = count(threatened);
            if in_danger > 0 {
                value -= weights.threatened + weights.threatened_more * (in_danger - 1);
            }
            value += weights.hunted * count(hunted) + weights.tempo;
            if field.ruleset().dux == DuxRule::Captured {
                value -= weights.dux_threatened * count(threatened & board.duces());
                value += weights.dux_threatened / 4 * count(hunted & board.duces());
            }
        }
        value += self.lead(board);
        Judgement { value, threatened }
    }

    /// What the pieces of a side are worth by where they stand.
    fn standing(&self, field: &Field<B>, board: &Board<B>, side: Side) -> i32 {
        let weights = &self.weights;
        let pieces = board.pieces(side);
        let free = board.free(side);
        let [north, east, south, west] =
            Direction::ALL.map(|direction| field.shift(pieces, direction));
        let secure = free & (east | west | self.end_files) & (north | south | self.end_ranks);
        let supported = free & (north | east | south | west);
        let mut value = weights.man * count(pieces)
            + weights.secure * count(secure)
            + weights.supported * count(supported);
        if weights.central != 0 {
            value += weights.central * count(free & self.centre);
        }
        if free != pieces {
            value -= weights.bound * count(pieces & !free);
        }
        if self.blockade {
            let open = field.beside(field.full() & !board.occupied());
            value -= weights.enclosed * count(free & !open);
            value -= weights.pressed * count(field.pressed(board, side));
        }
        value + self.dux(field, board, side)
    }

    fn dux(&self, field: &Field<B>, board: &Board<B>, side: Side) -> i32 {
        let weights = &self.weights;
        let dux = board.duces() & board.pieces(side);
        if dux.is_empty() {
            return 0;
        }
        let DuxRule::Immobilised { .. } = field.ruleset().dux else {
            return weights.dux;
        };
        let beside = field.beside(dux);
        let danger = match (beside & !board.occupied()).count() {
            0 | 1 => weights.dux_one_open,
            2 => weights.dux_two_open,
            3 => weights.dux_three_open,
            _ => 0,
        };
        let enemy_near = !(beside & board.pieces(side.other())).is_empty();
        weights.dux - if enemy_near { danger } else { danger / 3 }
    }

    /// A lead weighs more with fewer pieces on the board and near the quiet limit, so that the side ahead trades and lets
    /// the limit come, and the side behind breaks it.
    fn lead(&self, board: &Board<B>) -> i32 {
        let (own, other) = (
            board.count(board.side()) as i32,
            board.count(board.side().other()) as i32,
        );
        let lead = own - other;
        if lead == 0 {
            return 0;
        }
        let mut value = lead * self.weights.lead * 16 / (own + other).max(1);
        if let Some(limit) = self.quiet_limit {
            let elapsed = i32::from(board.quiet().min(limit));
            value += lead * self.weights.quiet_lead * elapsed / i32::from(limit.max(1));
        }
        value
    }
}

fn count<B: Bits>(set: B) -> i32 {
    set.count() as i32
}
