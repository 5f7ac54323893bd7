//! When the game is over, and why.

use super::{Twin, WAYS};
use latrunculi::rules::{
    Counted, DuxRule, EdgeBlocks, Move, Outcome, Reason, Role, Side, Square, Stage,
};

impl Twin {
    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_with(&self.actions())
    }

    /// All legal actions, sorted as their text is, and the end; a finished game has no actions.
    pub fn moves_and_outcome(&self) -> (Vec<Move>, Option<Outcome>) {
        let actions = self.actions();
        match self.outcome_with(&actions) {
            None => (actions, None),
            outcome => (Vec::new(), outcome),
        }
    }

    fn outcome_with(&self, actions: &[Move]) -> Option<Outcome> {
        if self.stage() == Stage::Placing {
            return None;
        }
        if let Some(outcome) = self.lost_by_loss() {
            return Some(outcome);
        }
        if self.immobilised(self.side).is_some() {
            return Some(lost(self.side, Reason::DuxImmobilised));
        }
        if actions.is_empty() {
            return Some(lost(self.side, Reason::NoAction));
        }
        let limit = self.rules.quiet_limit?;
        (self.quiet >= u32::from(limit)).then(|| self.counted(Reason::Quiet))
    }

    /// The ends that do not depend on what the side to act can do: its dux or too many pieces are gone.
    pub fn lost_by_loss(&self) -> Option<Outcome> {
        let sides = [self.side, self.side.other()];
        if self.rules.dux == DuxRule::Captured {
            let without = sides.into_iter().find(|&side| self.dux(side).is_none());
            if let Some(side) = without {
                return Some(lost(side, Reason::DuxCaptured));
            }
        }
        let few = self.rules.few_pieces;
        let poor = sides
            .into_iter()
            .find(|&side| self.count(side, few.counted) <= usize::from(few.at_most))?;
        Some(lost(poor, Reason::Men))
    }

    /// Where the dux of a side stands.
    pub fn dux(&self, side: Side) -> Option<Square> {
        self.board.all().find(|&sq| {
            self.at(sq).is_some_and(|piece| {
                piece.calculus.side == side && piece.calculus.role == Role::Dux
            })
        })
    }

    /// The dux of a side, if that rule is played and it is immobilised.
    pub fn immobilised(&self, side: Side) -> Option<Square> {
        let DuxRule::Immobilised { edge } = self.rules.dux else {
            return None;
        };
        let dux = self.dux(side)?;
        let mut enemies = 0;
        for way in WAYS {
            match self.beside(dux, way) {
                None if edge == EdgeBlocks::Blocks => {}
                None => return None,
                Some(next) => {
                    if self.at(next)?.calculus.side != side {
                        enemies += 1;
                    }
                }
            }
        }
        (enemies > 0).then_some(dux)
    }

    fn count(&self, side: Side, counted: Counted) -> usize {
        let mut count = 0;
        for piece in self.squares.iter().flatten() {
            let counts = match counted {
                Counted::All => true,
                Counted::Free => !piece.bonds.any(),
                Counted::Men => piece.calculus.role == Role::Miles,
            };
            if counts && piece.calculus.side == side {
                count += 1;
            }
        }
        count
    }

    /// The side with more pieces wins; equal is a draw.
    fn counted(&self, reason: Reason) -> Outcome {
        let white = self.count(Side::White, Counted::All);
        let black = self.count(Side::Black, Counted::All);
        let winner = match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Side::White),
            std::cmp::Ordering::Less => Some(Side::Black),
            std::cmp::Ordering::Equal => None,
        };
        Outcome { winner, reason }
    }
}

fn lost(side: Side, reason: Reason) -> Outcome {
    Outcome {
        winner: Some(side.other()),
        reason,
    }
}
