//! What is known of positions already searched: a table of fixed size that several threads may share.

use crate::rules::{Move, Role, Square};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// How a remembered score stands to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What was found of one position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub best: Option<Move>,
    pub score: i32,
    pub depth: u32,
    pub bound: Bound,
}

/// A key mixed with its data, and the data: a slot written by two threads at once fits neither key.
type Slot = [AtomicU64; 2];

/// Two slots belong to a position: one keeps the deepest, one the newest. No pair lies astride two lines of the cache.
#[derive(Debug, Default)]
#[repr(align(32))]
struct Pair([Slot; 2]);

/// A table of fixed size, whose pages are made when something is first written on them: a large one costs nothing at once, and
/// a search is told to stop in its first milliseconds too.
#[derive(Debug, Default)]
pub(super) struct Table {
    pages: Vec<OnceLock<Box<[Pair]>>>,
    /// How many pairs there are, a power of two.
    pairs: usize,
    age: AtomicU64,
}

/// Pairs on a page, as a power of two: 64 KiB of them are cleared in some microseconds.
const PAGE: u32 = 11;

impl Table {
    /// The least number of slots.
    const LEAST: usize = 1 << 10;

    /// A table for about so many positions that stays within so many bytes.
    pub(super) fn with_room_for(positions: u64, bytes: usize) -> Self {
        let most = bytes / size_of::<Slot>();
        let wanted = usize::try_from(positions).unwrap_or(usize::MAX).min(most);
        let pairs = power_of_two_up_to(wanted).max(Self::LEAST) / 2;
        let mut pages = Vec::new();
        pages.resize_with(pairs.div_ceil(1 << PAGE), OnceLock::new);
        Self {
            pages,
            pairs,
            age: AtomicU64::new(0),
        }
    }

    /// How many positions it holds.
    pub(super) const fn room(&self) -> usize {
        self.pairs * 2
    }

    /// A new search begins: what is older gives way first.
    pub(super) fn grow_older(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    /// The number of the pair that a position belongs to, as page and place.
    #[inline]
    const fn place(&self, hash: u64) -> (usize, usize) {
        let at = (hash >> 1) as usize & self.pairs.wrapping_sub(1);
        (at >> PAGE, at & ((1 << PAGE) - 1))
    }

    fn blank(&self) -> Box<[Pair]> {
        let pairs = self.pairs.min(1 << PAGE);
        std::iter::repeat_with(Pair::default).take(pairs).collect()
    }

    #[inline]
    pub(super) fn get(&self, hash: u64) -> Option<Entry> {
        let (page, at) = self.place(hash);
        let Pair(slots) = self.pages.get(page)?.get()?.get(at)?;
        slots.iter().find_map(|[key, data]| {
            let data = data.load(Ordering::Relaxed);
            (key.load(Ordering::Relaxed) ^ data == hash && data != 0).then(|| unpack(data))
        })
    }

    #[inline]
    pub(super) fn put(&self, hash: u64, entry: &Entry) {
        let (page, at) = self.place(hash);
        let Some(page) = self.pages.get(page) else {
            return;
        };
        let Some(Pair([deep, new])) = page.get_or_init(|| self.blank()).get(at) else {
            return;
        };
        let age = self.age.load(Ordering::Relaxed) & AGE_MASK;
        let data = pack(entry, age);
        let kept = deep[1].load(Ordering::Relaxed);
        let same = deep[0].load(Ordering::Relaxed) ^ kept == hash;
        let stale = kept >> AGE_SHIFT != age;
        let [key, place] = if same || stale || entry.depth >= depth_of(kept) {
            deep
        } else {
            new
        };
        place.store(data, Ordering::Relaxed);
        key.store(hash ^ data, Ordering::Relaxed);
    }
}

const fn power_of_two_up_to(n: usize) -> usize {
    if n == 0 { 1 } else { 1 << n.ilog2() }
}

// 0..32 the move, 32..52 the score, 52..58 the depth, 58..60 the bound, 60..64 the age.
const SCORE_SHIFT: u32 = 32;
const SCORE_BIAS: i64 = 1 << 19;
const DEPTH_SHIFT: u32 = 52;
const BOUND_SHIFT: u32 = 58;
const AGE_SHIFT: u32 = 60;
const AGE_MASK: u64 = 15;

const fn depth_of(data: u64) -> u32 {
    (data >> DEPTH_SHIFT) as u32 & 63
}

fn pack(entry: &Entry, age: u64) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    u64::from(pack_move(entry.best))
        | ((i64::from(entry.score) + SCORE_BIAS) as u64 & 0xf_ffff) << SCORE_SHIFT
        | u64::from(entry.depth.min(63)) << DEPTH_SHIFT
        | bound << BOUND_SHIFT
        | age << AGE_SHIFT
}

fn unpack(data: u64) -> Entry {
    Entry {
        best: unpack_move(data as u32),
        score: ((data >> SCORE_SHIFT & 0xf_ffff) as i64 - SCORE_BIAS) as i32,
        depth: depth_of(data),
        bound: match data >> BOUND_SHIFT & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
    }
}

/// Kind in the top bits, then two squares of five bits a coordinate.
fn pack_move(mv: Option<Move>) -> u32 {
    let square = |sq: Square| u32::from(sq.file) | u32::from(sq.rank) << 5;
    match mv {
        None => 0,
        Some(Move::Go { from, to }) => 1 << 28 | square(from) << 10 | square(to),
        Some(Move::Place { role, at }) => 2 << 28 | u32::from(role == Role::Dux) << 20 | square(at),
        Some(Move::Remove { at }) => 3 << 28 | square(at),
        Some(Move::Pass) => 4 << 28,
    }
}

fn unpack_move(packed: u32) -> Option<Move> {
    let square = |bits: u32| Square::new((bits & 31) as u8, (bits >> 5 & 31) as u8);
    match packed >> 28 {
        1 => Some(Move::Go {
            from: square(packed >> 10),
            to: square(packed),
        }),
        2 => Some(Move::Place {
            role: if packed >> 20 & 1 == 1 {
                Role::Dux
            } else {
                Role::Miles
            },
            at: square(packed),
        }),
        3 => Some(Move::Remove { at: square(packed) }),
        4 => Some(Move::Pass),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_comes_back() {
        let table = Table::with_room_for(1 << 12, 1 << 20);
        let square = Square::new;
        let moves = [
            None,
            Some(Move::Pass),
            Some(Move::Go {
                from: square(16, 17),
                to: square(0, 25),
            }),
            Some(Move::Place {
                role: Role::Dux,
                at: square(3, 4),
            }),
            Some(Move::Remove { at: square(25, 0) }),
        ];
        for (idx, best) in moves.into_iter().enumerate() {
            for score in [-100_000, -1, 0, 99_999] {
                let hash = 0x1234_5678_9abc_0000 + idx as u64 * 4;
                let entry = Entry {
                    best,
                    score,
                    depth: 7,
                    bound: Bound::AtLeast,
                };
                table.put(hash, &entry);
                assert_eq!(table.get(hash), Some(entry));
                assert_eq!(table.get(hash + 2), None);
            }
        }
    }

    #[test]
    fn the_table_stays_within_its_bytes() {
        let table = Table::with_room_for(u64::MAX, 64 << 20);
        assert_eq!(table.room() * size_of::<Slot>(), 64 << 20);
        assert!(Table::with_room_for(100, 64 << 20).room() <= 1024);
    }
}
