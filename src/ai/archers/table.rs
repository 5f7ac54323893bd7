//! What is known of positions already searched.

use super::super::Limits;
use crate::rules::Move;

/// What a score says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of one position.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    key: u64,
    pub(super) depth: i32,
    pub(super) score: i32,
    pub(super) bound: Bound,
    pub(super) best: Option<Move>,
}

/// The table: as many entries as a power of two, the newer one stays.
pub(super) struct Known(Vec<Option<Entry>>);

impl Known {
    const LEAST: usize = 1 << 10;
    const MOST: usize = 1 << 18;
    const POSITIONS_A_MILLISECOND: u128 = 2_000;

    /// A table for what a search within limits can visit.
    pub(super) fn with_room_for(limits: Limits) -> Self {
        let by_time = limits.time.map_or(usize::MAX, |time| {
            usize::try_from(time.as_millis() * Self::POSITIONS_A_MILLISECOND).unwrap_or(usize::MAX)
        });
        let by_nodes = limits.nodes.map_or(usize::MAX, |nodes| {
            usize::try_from(nodes).unwrap_or(usize::MAX)
        });
        let wanted = by_time.min(by_nodes).clamp(Self::LEAST, Self::MOST);
        Self(vec![None; wanted.next_power_of_two()])
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.0[self.place(key)].filter(|entry| entry.key == key)
    }

    #[inline]
    pub(super) fn keep(
        &mut self,
        key: u64,
        depth: i32,
        (score, bound): (i32, Bound),
        best: Option<Move>,
    ) {
        let place = self.place(key);
        self.0[place] = Some(Entry {
            key,
            depth,
            score,
            bound,
            best,
        });
    }
}
