//! What is remembered from one move of a game to the next.

use super::table::Table;
use crate::ai::Limits;
use crate::rules::{Dimensions, Ruleset};

/// What a search remembers from one move of a game to the next.
#[derive(Debug)]
pub struct Memory {
    pub(super) table: Table,
    bytes: usize,
    /// What game it remembers: the same pieces on another board have the same hash.
    game: Option<(Ruleset, Dimensions)>,
}

impl Memory {
    /// The bytes of a table when nobody says otherwise.
    pub const BYTES: usize = 64 << 20;

    /// A memory of at most so many bytes; they are taken when a search first needs them.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        Self {
            table: Table::default(),
            bytes,
            game: None,
        }
    }

    /// Forgets everything, for another game.
    pub fn clear(&mut self) {
        self.table = Table::default();
    }

    /// Makes room for a search within limits, and lets what is older give way.
    pub(super) fn prepare(&mut self, limits: Limits, game: (Ruleset, Dimensions)) {
        const POSITIONS_A_SECOND: f64 = 2_000_000.0;
        let by_time = limits.time.map_or(u64::MAX, |time| {
            (time.as_secs_f64() * POSITIONS_A_SECOND) as u64
        });
        let by_depth = match limits.depth {
            Some(depth) => 1000_u64.saturating_mul(4_u64.saturating_pow(depth)),
            None => u64::MAX,
        };
        let positions = limits.nodes.unwrap_or(u64::MAX).min(by_time).min(by_depth);
        let wanted = usize::try_from(positions).unwrap_or(usize::MAX);
        let small = self.table.room() < wanted.min(self.bytes / 16) / 2;
        if small || self.table.room() == 0 || self.game != Some(game) {
            self.game = Some(game);
            self.table = Table::with_room_for(positions, self.bytes);
        }
        self.table.grow_older();
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new(Self::BYTES)
    }
}
