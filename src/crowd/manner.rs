//! How somebody behaves in a museum.

use crate::arena::Dice;
use std::time::Duration;

/// How somebody behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Manner {
    /// Chooses something and stays with it for a while.
    Player,
    /// Presses one thing after the other and reads nothing.
    Hurried,
    /// Touches the glass everywhere.
    Child,
    /// Touches once in passing and is gone.
    Passer,
    /// Uses keys or a box of buttons.
    Buttons,
    /// Leans on the glass.
    Leaner,
    /// Knows the corners and the PIN.
    Operator,
    /// Has watched the operator, and tries PINs.
    Guesser,
}

impl Manner {
    /// All manners.
    pub const ALL: [Self; 8] = [
        Self::Player,
        Self::Hurried,
        Self::Child,
        Self::Passer,
        Self::Buttons,
        Self::Leaner,
        Self::Operator,
        Self::Guesser,
    ];

    /// Of a hundred who come.
    const fn of_hundred(self) -> u32 {
        match self {
            Self::Player => 34,
            Self::Hurried => 20,
            Self::Child => 16,
            Self::Passer => 12,
            Self::Buttons => 10,
            Self::Leaner => 4,
            Self::Operator => 2,
            Self::Guesser => 2,
        }
    }

    pub(super) fn of(dice: &mut Dice) -> Self {
        let mut left = dice.below(100);
        for manner in Self::ALL {
            match left.checked_sub(manner.of_hundred()) {
                Some(rest) => left = rest,
                None => return manner,
            }
        }
        Self::Passer
    }

    /// How many things such a one does at most before going.
    pub(super) const fn patience(self) -> u32 {
        match self {
            Self::Player => 60,
            Self::Hurried => 25,
            Self::Child => 50,
            Self::Passer => 1,
            Self::Buttons => 45,
            Self::Leaner => 4,
            Self::Operator | Self::Guesser => 12,
        }
    }

    /// The longest pause between two deeds.
    pub(super) const fn pace(self) -> Duration {
        Duration::from_millis(match self {
            Self::Player | Self::Leaner => 6000,
            Self::Hurried => 1500,
            Self::Child => 700,
            Self::Buttons => 1200,
            Self::Passer => 2000,
            Self::Operator | Self::Guesser => 900,
        })
    }
}
