//! What the parts of a position of archers are worth, by what is played for. The numbers are data:
//! `assets/engine/archers-*.ron` say the same.

use crate::ai::weights::weights;
use crate::rules::archers::Scoring;

weights! {
    /// What the parts of a position of archers are worth, in hundredths of an archer.
    ArcherWeights {
        /// An archer under way.
        under_way,
        /// An archer on the enemy base.
        arrived,
        /// An archer in the hand.
        in_hand,
        /// What a superior archer under way is worth more.
        superior,
        /// Each move that an archer is away from the enemy base.
        step,
        /// An archer that can be captured at once, where its side does not act.
        hunted,
        /// Being the one to act.
        tempo,
    }
}

/// What a game of archers is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Who arrives first wins, and the dead need not walk (Jasyr).
    Race,
    /// Two for an archer that has arrived, one for any other on the board (Jarmo).
    Count,
}

impl Aim {
    /// Both of them.
    pub const ALL: [Aim; 2] = [Aim::Race, Aim::Count];

    /// The aim that a way of scoring sets.
    #[must_use]
    pub const fn of(scoring: Scoring) -> Self {
        match scoring {
            Scoring::WinnersArchers => Aim::Race,
            Scoring::ByPlace => Aim::Count,
        }
    }

    /// The word of the aim in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Aim::Race => "race",
            Aim::Count => "count",
        }
    }

    /// The numbers that positions are judged by.
    #[must_use]
    pub const fn weights(self) -> ArcherWeights {
        match self {
            Aim::Race => ArcherWeights {
                under_way: 30,
                arrived: 30,
                in_hand: 30,
                superior: 40,
                step: -60,
                hunted: -15,
                tempo: 30,
            },
            Aim::Count => ArcherWeights {
                under_way: 120,
                arrived: 200,
                in_hand: 15,
                superior: 35,
                step: -18,
                hunted: -30,
                tempo: 10,
            },
        }
    }
}
