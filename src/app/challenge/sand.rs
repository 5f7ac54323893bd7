//! How much sand is left.

use std::time::Duration;

/// The longest step that counts: what slept, or hung, loses nobody's time.
const LONGEST_STEP: Duration = Duration::from_secs(1);

/// Sand that runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sand {
    whole: Duration,
    left: Duration,
}

impl Sand {
    /// All of it is above.
    #[must_use]
    pub const fn full(whole: Duration) -> Self {
        Self { whole, left: whole }
    }

    /// How long it still runs.
    #[must_use]
    pub const fn left(self) -> Duration {
        self.left
    }

    /// The part that is still above, 0 to 1.
    #[must_use]
    pub fn part(self) -> f32 {
        self.left.as_secs_f32() / self.whole.as_secs_f32().max(f32::EPSILON)
    }

    /// Whether nothing is left above.
    #[must_use]
    pub const fn is_out(self) -> bool {
        self.left.is_zero()
    }

    /// Whether all of it is above.
    #[must_use]
    pub fn is_full(self) -> bool {
        self.left == self.whole
    }

    /// Runs for so long.
    pub fn run(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time.min(LONGEST_STEP));
    }

    /// All of it is above again.
    pub fn pour_back(&mut self) {
        self.left = self.whole;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sand_runs_out_and_is_poured_back() {
        let second = Duration::from_secs(1);
        let mut sand = Sand::full(second * 3);
        sand.run(second);
        assert_eq!((sand.left(), sand.part()), (second * 2, 2.0 / 3.0));
        // A computer that slept for an hour takes one second.
        sand.run(second * 3600);
        assert_eq!(sand.left(), second);
        sand.run(second);
        sand.run(second);
        assert!(sand.is_out());
        sand.pour_back();
        assert!(sand.is_full());
    }
}
