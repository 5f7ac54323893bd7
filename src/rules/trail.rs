//! The positions of a game so far, as far as they can come again.

/// Hashes of the positions since something last left the board, the present one included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trail {
    hashes: Vec<u64>,
    twice: Vec<u64>,
    /// The same positions as the other side of the table sees them, where they were told.
    turned: Vec<u64>,
    /// How many hashes end in each number: where there is none, nothing need be looked through.
    marks: Vec<u16>,
}

const MARKS: usize = 512;

fn mark(hash: u64) -> usize {
    hash as usize % MARKS
}

impl Default for Trail {
    fn default() -> Self {
        Self {
            hashes: Vec::new(),
            twice: Vec::new(),
            turned: Vec::new(),
            marks: vec![0; MARKS],
        }
    }
}

impl Trail {
    /// A trail that begins with a position.
    #[must_use]
    pub fn starting(hash: u64) -> Self {
        let mut trail = Self::default();
        trail.push(hash);
        trail
    }

    /// The trail as the other side of the table sees it.
    #[must_use]
    pub fn turned(&self) -> Self {
        let mut trail = Self::default();
        for &hash in &self.turned {
            trail.push(hash);
        }
        trail
    }

    /// Tells how the position that was added last looks from the other side of the table.
    pub fn is_seen_turned_as(&mut self, hash: u64) {
        self.turned.push(hash);
    }

    /// Adds the present position.
    #[inline]
    pub fn push(&mut self, hash: u64) {
        if self.has_been(hash) {
            self.twice.push(hash);
        }
        self.hashes.push(hash);
        // Beyond its range a mark stays full: nothing is missed, more is looked through.
        let mark = &mut self.marks[mark(hash)];
        *mark = mark.saturating_add(1);
    }

    /// Takes the last position back.
    #[inline]
    pub fn pop(&mut self) {
        if let Some(hash) = self.hashes.pop() {
            let mark = &mut self.marks[mark(hash)];
            if *mark < u16::MAX {
                *mark -= 1;
            }
            if self.twice.last() == Some(&hash) {
                self.twice.pop();
            }
        }
    }

    /// Forgets everything: nothing of the past can come again.
    pub fn restart(&mut self, hash: u64) {
        self.hashes.clear();
        self.twice.clear();
        self.turned.clear();
        self.marks.fill(0);
        self.push(hash);
    }

    /// The positions, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = u64> {
        self.hashes.iter().copied()
    }

    /// Whether a position has been.
    #[must_use]
    #[inline]
    pub fn has_been(&self, hash: u64) -> bool {
        self.marks[mark(hash)] > 0 && self.hashes.iter().rev().any(|&past| past == hash)
    }

    /// Whether the present position has been before.
    #[must_use]
    #[inline]
    pub fn came_before(&self) -> bool {
        self.hashes.split_last().is_some_and(|(&hash, past)| {
            self.marks[mark(hash)] > 1 && past.iter().rev().any(|&before| before == hash)
        })
    }

    /// How often a position has been.
    #[must_use]
    pub fn occurrences(&self, hash: u64) -> usize {
        self.hashes.iter().filter(|&&past| past == hash).count()
    }

    /// Whether a position has been twice or more.
    #[must_use]
    #[inline]
    pub fn came_twice(&self, hash: u64) -> bool {
        self.twice.contains(&hash)
    }

    /// Whether any position has been twice or more.
    #[must_use]
    #[inline]
    pub fn any_twice(&self) -> bool {
        !self.twice.is_empty()
    }
}
