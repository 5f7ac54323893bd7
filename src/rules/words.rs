//! The small words of the game: sides, pieces, stages, bonds.

use std::fmt;

/// One of the two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// Sits at rank 1; written `w`.
    White,
    /// Sits at the last rank; written `b`.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 for White, 1 for Black.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of this side in positions and results.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'w',
            Side::Black => 'b',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::White => "White",
            Side::Black => "Black",
        })
    }
}

/// What a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// An ordinary piece, a man.
    Miles,
    /// The commander, where a ruleset has one.
    Dux,
}

/// A piece: whose it is and what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Calculus {
    /// Whose piece it is.
    pub side: Side,
    /// Man or dux.
    pub role: Role,
}

impl Calculus {
    /// The letter of the piece in a position: `w` `b` a man, `W` `B` a dux.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.role {
            Role::Miles => self.side.letter(),
            Role::Dux => self.side.letter().to_ascii_uppercase(),
        }
    }
}

/// What an archer has become; a soldier has no grade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Grade {
    /// As it came to the board; written `w` `b`.
    Simple,
    /// Has captured; written `W` `B`.
    Superior,
}

/// The two halves of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Pieces are set down from the hand; they are *vagi* (Isidore, Etym. 18.67).
    Placing,
    /// Pieces move; free ones are *ordinarii*.
    Moving,
}

/// What holds an alligatus; a piece with no bond is free.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bonds {
    /// Bracketed along the rank, written `-`.
    pub rank: bool,
    /// Bracketed along the file, written `|`.
    pub file: bool,
    /// Shut in by a blockade or in a corner, written `*`.
    pub shut: bool,
}

impl Bonds {
    /// Whether any bond holds.
    #[must_use]
    pub const fn any(self) -> bool {
        self.rank || self.file || self.shut
    }
}

/// What a side still has in hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    /// Men not yet set down.
    pub men: u8,
    /// Duces not yet set down: 0 or 1.
    pub duces: u8,
}

impl Hand {
    /// Whether nothing is left to set down.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.men == 0 && self.duces == 0
    }
}

/// How a game ended and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// The rule that ended it.
    pub reason: Reason,
}

/// The rule that ended a game, written as in a record's `Termination`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// Too few pieces (RULES: end).
    Men,
    /// A side that must act has no legal action.
    NoAction,
    /// A dux that may be captured has been.
    DuxCaptured,
    /// A side's turn began with its dux shut in on all sides (Kowalski).
    DuxImmobilised,
    /// The ruleset's limit of turns without capture.
    Quiet,
    /// Modern: the fifth occurrence of a position.
    Repetition,
    /// Modern: the product's limit on long games (after Seneca, Tranq. 14.7: "one ahead").
    LongGame,
    /// Modern: a match stopped the game at a number of plies.
    Length,
    /// A side gave up.
    Resigned,
    /// Both agreed on a draw.
    Agreed,
    /// All archers of a side stand on the enemy base (Jasyr, Jarmo).
    Base,
    /// A side has no archer left (Jasyr, Jarmo).
    NoArchers,
    /// Both sides passed one after the other (Jasyr, Jarmo).
    Passes,
}

impl Reason {
    /// Every reason, in the order of the enum.
    pub const ALL: [Reason; 13] = [
        Reason::Men,
        Reason::NoAction,
        Reason::DuxCaptured,
        Reason::DuxImmobilised,
        Reason::Quiet,
        Reason::Repetition,
        Reason::LongGame,
        Reason::Length,
        Reason::Resigned,
        Reason::Agreed,
        Reason::Base,
        Reason::NoArchers,
        Reason::Passes,
    ];

    /// The word used in text commands and records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Men => "men",
            Reason::NoAction => "no-action",
            Reason::DuxCaptured => "dux-captured",
            Reason::DuxImmobilised => "dux-immobilised",
            Reason::Quiet => "quiet",
            Reason::Repetition => "repetition",
            Reason::LongGame => "long-game",
            Reason::Length => "length",
            Reason::Resigned => "resigned",
            Reason::Agreed => "agreed",
            Reason::Base => "base",
            Reason::NoArchers => "no-archers",
            Reason::Passes => "passes",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A rule that a ruleset has or lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Switch {
    /// The ruleset has it.
    On,
    /// The ruleset lacks it.
    #[default]
    Off,
}

impl Switch {
    /// Whether the ruleset has the rule.
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self, Switch::On)
    }
}

/// Who acts first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum First {
    /// Drawn by lot or chosen; White in text commands.
    Lot,
    /// White.
    White,
    /// Black.
    Black,
}
