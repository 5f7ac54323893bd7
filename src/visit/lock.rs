//! The PIN. Wrong ones are slowed down, and no number of them locks the operator out for good.

use crate::data::kiosk::Operator;
use std::time::Duration;

/// The digits entered so far, and what wrong PINs have cost.
#[derive(Debug, Clone, Default)]
pub struct Lock {
    digits: String,
    wrong: u32,
    closed_until: Duration,
}

/// What a digit has led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// More digits are awaited.
    More,
    /// The right PIN.
    Open,
    /// A wrong PIN; the next is taken after so long.
    Wrong(Duration),
    /// Nothing is taken yet; so long it still waits.
    Waiting(Duration),
}

impl Lock {
    /// How many digits stand there.
    #[must_use]
    pub fn entered(&self) -> usize {
        self.digits.len()
    }

    /// How long no digit is taken, if so.
    #[must_use]
    pub fn waiting(&self, now: Duration) -> Option<Duration> {
        let left = self.closed_until.saturating_sub(now);
        (!left.is_zero()).then_some(left)
    }

    /// Takes a digit; with the last one the PIN is looked at.
    pub fn digit(&mut self, digit: u8, operator: &Operator, now: Duration) -> Entry {
        if let Some(left) = self.waiting(now) {
            return Entry::Waiting(left);
        }
        self.digits.push(char::from(b'0' + digit % 10));
        if self.digits.len() < operator.pin.len() {
            return Entry::More;
        }
        let right = self.digits == operator.pin;
        self.digits.clear();
        if right {
            self.wrong = 0;
            return Entry::Open;
        }
        self.wrong += 1;
        let wait = operator.wrong_pins.wait_after(self.wrong);
        self.closed_until = now + wait;
        Entry::Wrong(wait)
    }

    /// Takes the last digit back.
    pub fn erase(&mut self) {
        self.digits.pop();
    }

    /// Forgets the digits, not the wrong PINs.
    pub fn clear(&mut self) {
        self.digits.clear();
    }
}
