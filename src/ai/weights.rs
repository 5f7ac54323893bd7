//! What the parts of a position are worth, by family of rulesets. The numbers are data: `assets/engine/*.ron` say the same.

use crate::rules::{DuxRule, Removal, Ruleset};

/// A struct of numbers that can be told and set by their names.
macro_rules! weights {
    ($(#[$of_all:meta])* $weights:ident { $($(#[$doc:meta])* $name:ident,)* }) => {
        $(#[$of_all])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $weights {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl $weights {
            /// Nothing is worth anything.
            pub const NOTHING: Self = Self { $($name: 0,)* };

            /// The names of the parts, in the order of [`Self::values`].
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The numbers, in the order of [`Self::NAMES`].
            #[must_use]
            pub fn values(&self) -> Vec<i32> {
                vec![$(self.$name),*]
            }

            /// The part of that name.
            pub fn part(&mut self, name: &str) -> Option<&mut i32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

pub(super) use weights;

weights! {
    /// What the parts of a position are worth, in hundredths of a man.
    Weights {
        /// A piece on the board.
        man,
        /// What a man of a lead is worth more, the fewer pieces are left: this much with sixteen on the board.
        lead,
        /// What an alligatus has lost of its worth.
        bound,
        /// The first threatened piece of the side to act, which may still save it.
        threatened,
        /// Each further one.
        threatened_more,
        /// A threatened piece of the side that does not act.
        hunted,
        /// A threatened piece while men are still set down.
        placed_in_danger,
        /// A piece that can be bracketed neither along its rank nor along its file.
        secure,
        /// A piece with a friend beside it.
        supported,
        /// A piece on the inner squares.
        central,
        /// A square that a side can reach.
        reach,
        /// A piece without an open side, where groups can be shut in.
        enclosed,
        /// A piece of a group with one way out or none, where groups can be shut in.
        pressed,
        /// A dux, beyond a man.
        dux,
        /// A dux that is threatened, where its loss loses the game.
        dux_threatened,
        /// A dux with one open side left, where shutting it in wins.
        dux_one_open,
        /// A dux with two open sides left.
        dux_two_open,
        /// A dux with three open sides left.
        dux_three_open,
        /// What a full quiet count adds to each man of a lead.
        quiet_lead,
        /// Being the one to act.
        tempo,
        /// What a full quiet count, or a draw, takes from an even game in the eyes of the side that searches: it would rather
        /// try something.
        impatience,
    }
}

/// Rulesets that are alike enough to be judged by the same numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Family {
    /// Slides and immediate capture (Bautista).
    Bautista,
    /// Steps, jumps and alligati that cost a turn (Schädler).
    Schadler,
    /// Placing by twos and second moves (Bell).
    Bell,
    /// A dux to be shut in (Kowalski).
    Kowalski,
    /// Blockade (Salvius Astur).
    Astur,
}

impl Family {
    /// All of them.
    pub const ALL: [Family; 5] = [
        Family::Bautista,
        Family::Schadler,
        Family::Bell,
        Family::Kowalski,
        Family::Astur,
    ];

    /// The family of a ruleset, told by its switches.
    #[must_use]
    pub fn of(ruleset: &Ruleset) -> Self {
        if matches!(ruleset.dux, DuxRule::Immobilised { .. }) {
            Family::Kowalski
        } else if ruleset.capture.blockade.is_on() {
            Family::Astur
        } else if ruleset.removal == Removal::InsteadOfMove {
            Family::Schadler
        } else if ruleset.second_move.is_on() {
            Family::Bell
        } else {
            Family::Bautista
        }
    }

    /// The word of the family, the id of its file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Family::Bautista => "bautista",
            Family::Schadler => "schadler",
            Family::Bell => "bell",
            Family::Kowalski => "kowalski",
            Family::Astur => "astur",
        }
    }

    /// The numbers this family is judged by.
    #[must_use]
    pub const fn weights(self) -> Weights {
        const COMMON: Weights = Weights {
            man: 100,
            lead: 40,
            bound: 0,
            threatened: 12,
            threatened_more: 55,
            hunted: 8,
            placed_in_danger: 10,
            secure: 6,
            supported: 2,
            central: 0,
            reach: 1,
            enclosed: 0,
            pressed: 0,
            dux: 0,
            dux_threatened: 0,
            dux_one_open: 0,
            dux_two_open: 0,
            dux_three_open: 0,
            quiet_lead: 60,
            tempo: 6,
            impatience: 0,
        };
        match self {
            Family::Bautista => Weights {
                hunted: 16,
                secure: 0,
                reach: 2,
                dux_threatened: 60,
                impatience: 160,
                ..COMMON
            },
            Family::Schadler => Weights {
                bound: 55,
                central: 2,
                ..COMMON
            },
            Family::Bell => Weights {
                dux: 50,
                central: 2,
                ..COMMON
            },
            Family::Kowalski => Weights {
                dux_one_open: 110,
                dux_two_open: 40,
                dux_three_open: 8,
                ..COMMON
            },
            Family::Astur => Weights {
                lead: 53,
                bound: 61,
                threatened: 30,
                threatened_more: 37,
                hunted: 12,
                placed_in_danger: 13,
                secure: 4,
                central: 9,
                reach: 3,
                enclosed: 19,
                pressed: 20,
                quiet_lead: 90,
                tempo: 2,
                impatience: 60,
                ..COMMON
            },
        }
    }
}
