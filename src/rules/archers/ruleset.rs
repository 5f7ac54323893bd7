//! The switches of the archers. Jasyr and Jarmo are values of [`Ruleset`]; nothing else tells them apart.

use super::words::First;

/// Whether an archer may go back towards its own base.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Backwards {
    /// Along any line (Jarmo, as BrainKing and Wikipedia have it).
    Allowed,
    /// Forwards or level only (Jasyr, as played in eastern Poland; pergioco.net).
    Never,
}

/// What becomes of a captured archer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Captured {
    /// A simple one is dead, a superior one goes to its owner's hand as a simple one (Jasyr).
    SuperiorReturns,
    /// Every one goes to its owner's hand (Jarmo: no difference of dead and alive).
    EveryoneReturns,
}

/// When an archer in the hand comes back to an empty place of its own base.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Comeback {
    /// As the action of a turn; archers in the hand are among the living (Jasyr).
    AsAction,
    /// When a superior archer reaches the enemy base and becomes simple: at once or never (Jarmo; settled in RULES.md).
    OnArrival,
}

/// Whether an archer may go to and fro between two places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shuttling {
    /// As often as it likes.
    Free,
    /// Not a fifth time running (Jarmo).
    FifthForbidden,
}

/// What a finished game counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// The winner one point for each of its archers on the board, the other none (Jasyr).
    WinnersArchers,
    /// Each side two points for an archer on the enemy base and one for any other on the board; more points win (Jarmo).
    ByPlace,
}

/// All switches of one form of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Going back.
    pub backwards: Backwards,
    /// What becomes of the captured.
    pub captured: Captured,
    /// How they come back.
    pub comeback: Comeback,
    /// Going to and fro.
    pub shuttling: Shuttling,
    /// What is counted at the end.
    pub scoring: Scoring,
    /// So many turns without a capture end the game (settled in RULES.md).
    pub quiet_limit: u16,
    /// Who acts first.
    pub first: First,
}
