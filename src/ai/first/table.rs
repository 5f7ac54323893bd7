//! What is known of positions already searched: a table of fixed size, newest entry wins.

use crate::rules::Move;

/// How a remembered score stands to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What was found of one position.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    pub hash: u64,
    pub best: Option<Move>,
    pub score: i32,
    pub depth: u32,
    pub bound: Bound,
}

/// A table of [`Table::ENTRIES`] positions.
#[derive(Debug)]
pub(super) struct Table(Vec<Option<Entry>>);

impl Table {
    const ENTRIES: usize = 1 << 17;

    pub(super) fn new() -> Self {
        Self(vec![None; Self::ENTRIES])
    }

    fn slot(hash: u64) -> usize {
        hash as usize % Self::ENTRIES
    }

    pub(super) fn get(&self, hash: u64) -> Option<&Entry> {
        self.0[Self::slot(hash)]
            .as_ref()
            .filter(|entry| entry.hash == hash)
    }

    pub(super) fn put(&mut self, entry: Entry) {
        self.0[Self::slot(entry.hash)] = Some(entry);
    }
}
