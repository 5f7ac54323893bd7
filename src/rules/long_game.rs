//! The limits on long games: the same for every ruleset, and no part of any.

/// Whether the product-wide limits on long games apply. They are modern, and no part of any ruleset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LongGame {
    /// A draw at the fifth occurrence of a position; at QUIET 200, or after 600 turns of the moving stage, the side with
    /// more pieces wins.
    Limited,
    /// The ruleset alone ends the game.
    Unlimited,
}

impl LongGame {
    /// The occurrence of a position that draws.
    pub const OCCURRENCES: usize = 5;
    /// The number of quiet turns that ends the game.
    pub const QUIET: u16 = 200;
    /// The number of turns of the moving stage that ends the game.
    pub const TURNS: u32 = 600;
}
