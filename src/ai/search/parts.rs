//! The parts of a judgement, one number for each weight: what weights are fitted to.

use super::evaluate::Judge;
use crate::ai::weights::Weights;
use crate::rules::{Bits, Board, Explorer, Field, LongGame, Stage, Trail};

/// Asks for the parts of a position.
pub(in crate::ai) struct Parts {
    pub(in crate::ai) long_game: LongGame,
}

/// One part is judged as if it alone were worth this much, so that divisions leave little out.
const SCALE: i32 = 1 << 12;

impl Explorer for Parts {
    type Output = Option<Vec<f64>>;

    fn explore<B: Bits>(self, field: &Field<B>, board: &Board<B>, _: &Trail) -> Self::Output {
        let calm =
            board.stage() == Stage::Placing || field.hot_squares(board, board.side()).is_empty();
        calm.then(|| {
            let part = |name: &&str| {
                let mut alone = Weights::NOTHING;
                if let Some(part) = alone.part(name) {
                    *part = SCALE;
                }
                let judge = Judge::new(field, alone, self.long_game);
                f64::from(judge.judge(field, board).value) / f64::from(SCALE)
            };
            Weights::NAMES.iter().map(part).collect()
        })
    }
}
