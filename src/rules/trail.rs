//! The positions of a game so far, as far as they can come again.

/// Hashes of the positions since something last left the board, the present one included.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Trail {
    hashes: Vec<u64>,
    twice: Vec<u64>,
}

impl Trail {
    /// A trail that begins with a position.
    #[must_use]
    pub fn starting(hash: u64) -> Self {
        Self {
            hashes: vec![hash],
            twice: Vec::new(),
        }
    }

    /// Adds the present position.
    pub fn push(&mut self, hash: u64) {
        if self.hashes.contains(&hash) {
            self.twice.push(hash);
        }
        self.hashes.push(hash);
    }

    /// Takes the last position back.
    pub fn pop(&mut self) {
        if let Some(hash) = self.hashes.pop()
            && self.twice.last() == Some(&hash)
        {
            self.twice.pop();
        }
    }

    /// Forgets everything: nothing of the past can come again.
    pub fn restart(&mut self, hash: u64) {
        self.hashes.clear();
        self.twice.clear();
        self.hashes.push(hash);
    }

    /// How often a position has been.
    #[must_use]
    pub fn occurrences(&self, hash: u64) -> usize {
        self.hashes.iter().filter(|&&past| past == hash).count()
    }

    /// Whether a position has been twice or more.
    #[must_use]
    pub fn came_twice(&self, hash: u64) -> bool {
        self.twice.contains(&hash)
    }

    /// Whether any position has been twice or more.
    #[must_use]
    pub fn any_twice(&self) -> bool {
        !self.twice.is_empty()
    }
}
