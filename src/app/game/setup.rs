//! What is chosen before a game: by which rules, on which board, who sits where, who begins.

use crate::ai::Level;
use crate::data::Variant;
use crate::rules::{First, Side, Terms};
use std::sync::Arc;

/// Who decides for a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// A person.
    Human,
    /// The computer.
    Engine(Level),
}

/// What was chosen before a game.
#[derive(Debug, Clone)]
pub struct GameSetup {
    /// The reconstruction.
    pub variant: Arc<Variant>,
    /// Board, men and array.
    pub terms: Arc<Terms>,
    /// Who acts first, where somebody chose; otherwise the ruleset says, or the lot.
    pub first: Option<Side>,
    /// Who decides for White and Black.
    pub seats: [Seat; 2],
    /// Seeds the lot and the computer's choices.
    pub seed: u64,
}

impl GameSetup {
    /// Who acts first: as chosen, as the ruleset says, or by a lot drawn with the seed.
    #[must_use]
    pub fn first_side(&self) -> Side {
        let by_rule = match self.terms.ruleset().first() {
            First::White => Side::White,
            First::Black => Side::Black,
            First::Lot if mixed(self.seed) & 1 == 0 => Side::White,
            First::Lot => Side::Black,
        };
        self.first.unwrap_or(by_rule)
    }

    /// Who decides for a side.
    #[must_use]
    pub const fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// The same terms with another lot and other choices of the computer.
    #[must_use]
    pub fn again(&self) -> Self {
        Self {
            seed: mixed(self.seed),
            ..self.clone()
        }
    }

    /// The same terms with the two seats exchanged.
    #[must_use]
    pub fn sides_changed(&self) -> Self {
        let [white, black] = self.seats;
        Self {
            seats: [black, white],
            ..self.again()
        }
    }
}

/// Scrambles a number (the finaliser of SplitMix64), so that neighbouring seeds do not give neighbouring choices.
#[must_use]
pub const fn mixed(seed: u64) -> u64 {
    let a = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let b = (a ^ (a >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let c = (b ^ (b >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    c ^ (c >> 31)
}
