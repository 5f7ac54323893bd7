//! The switches of a ruleset. Every reconstruction is a value of [`Ruleset`]; nothing else tells two of them apart.

use super::words::{First, Switch};

/// How a game opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The men stand in a starting array (Kowalski, Salvius Astur "in ranks", Bautista).
    Array,
    /// The board is empty and the sides set their men down in turn (Schädler 1994; Bell 1960), then their dux if they have one.
    Placement {
        /// Men set down in one turn: 1 or 2.
        per_turn: u8,
    },
}

/// How far a piece goes along a rank or file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Movement {
    /// One square (Schädler, Bell).
    Step,
    /// Any number of empty squares (Kowalski, Salvius Astur, Bautista).
    Slide,
}

/// What a piece may jump over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Jumps {
    /// It does not jump.
    None,
    /// Over one adjacent piece to the empty square right behind it, in line.
    Over {
        /// Whom it may jump over.
        whom: JumpOver,
        /// Whether it may go on jumping in the same move.
        chain: Chain,
        /// Whether the piece jumped over is safe from that move's capture.
        jumped: Jumped,
    },
}

/// Whom a jump may pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum JumpOver {
    /// A piece of either colour (Schädler).
    Either,
    /// Only an enemy (Bell's dux).
    Enemy,
}

/// Whether jumps join into one move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chain {
    /// One jump a move.
    Single,
    /// Any number of jumps in a move; only the last square brackets (Schädler).
    Many,
}

/// What becomes of a piece that is jumped over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Jumped {
    /// It may be bracketed like any other.
    Exposed,
    /// It is not captured by that move (Bell).
    Safe,
}

/// What is captured beside the plain custodial bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Capture {
    /// A whole unbroken line of enemies between the moved piece and a free friend is bracketed (Kowalski's early rules).
    pub line: Switch,
    /// An empty corner square counts as a friend of the capturer (Bell).
    pub hostile_corner: Switch,
    /// A man on a corner square falls to free enemies on both squares beside it (Kowalski).
    pub corner_capture: Switch,
    /// A group without an open side is captured whole (Salvius Astur).
    pub blockade: Switch,
}

/// When a bracketed piece leaves the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Removal {
    /// At once (Kowalski, Bell, Bautista).
    Immediate,
    /// It is bound; taking one off is a whole later turn (Schädler; from Seneca, Ep. 117.30).
    InsteadOfMove,
    /// It is bound; any number may be taken off before a later move (Salvius Astur, delayed).
    BeforeMove,
}

/// Whether a piece may go in between two enemies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Between {
    /// Always, and it is safe there.
    Safe,
    /// Only when the move binds or captures a piece that was not bound before (Schädler 2001).
    OnlyWhenItBinds,
}

/// What the dux is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DuxRule {
    /// There is none.
    None,
    /// It moves and is captured like a man; its loss is just a piece (Bell).
    Plain,
    /// As plain, and a side without its dux has lost (Bautista).
    Captured,
    /// It cannot be captured; a side whose turn begins with its dux shut in has lost (Kowalski).
    Immobilised {
        /// Whether the edge counts as a blocked side. Settled here: yes, save on 11x10, where the dux starts on the edge.
        edge: EdgeBlocks,
    },
}

/// Whether the edge of the board blocks a dux.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EdgeBlocks {
    /// The edge counts as blocked.
    Blocks,
    /// A dux on the edge is never shut in.
    Spares,
}

/// Whether positions may come again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// As often as the players like.
    Free,
    /// No move may bring about a position for the third time (settled here for Kowalski's "he must vary his attack").
    ThirdForbidden,
}

/// Which pieces count when a side has too few left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Counted {
    /// All its pieces on the board.
    All,
    /// Only its free pieces, not the alligati (Schädler as read in 2001).
    Free,
    /// Only its men, not the dux.
    Men,
}

/// When a side has too few pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FewPieces {
    /// With this many or fewer the side has lost: 0 or 1.
    pub at_most: u8,
    /// What is counted.
    pub counted: Counted,
}

/// All switches of one reconstruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// How the game opens.
    pub opening: Opening,
    /// Step or slide.
    pub movement: Movement,
    /// What the men jump over.
    pub jumps: Jumps,
    /// What the dux jumps over.
    pub dux_jumps: Jumps,
    /// What is captured beside the plain bracket.
    pub capture: Capture,
    /// When captured pieces leave the board.
    pub removal: Removal,
    /// Whether one may go in between two enemies.
    pub between: Between,
    /// Whether a capturing piece may move again (Bell).
    pub second_move: Switch,
    /// What the dux is.
    pub dux: DuxRule,
    /// Whether positions may come again.
    pub repetition: Repetition,
    /// When a side has too few pieces.
    pub few_pieces: FewPieces,
    /// After this many turns without capture the side with more pieces wins; `None` is no limit.
    pub quiet_limit: Option<u16>,
    /// Who acts first.
    pub first: First,
}

impl Ruleset {
    /// Whether captured pieces stay on the board as alligati.
    #[must_use]
    pub const fn binds(&self) -> bool {
        !matches!(self.removal, Removal::Immediate)
    }

    /// Whether a dux belongs to each side's army.
    #[must_use]
    pub const fn has_dux(&self) -> bool {
        !matches!(self.dux, DuxRule::None)
    }

    /// Whether a dux can be bracketed.
    #[must_use]
    pub const fn dux_can_be_captured(&self) -> bool {
        matches!(self.dux, DuxRule::Plain | DuxRule::Captured)
    }
}
