//! One visitor, deed by deed.

use super::deed::{Button, Deed, Place};
use super::manner::Manner;
use crate::arena::Dice;
use crate::data::kiosk::Operator;
use crate::visit::Page;
use std::collections::VecDeque;
use std::time::Duration;

/// What a visitor sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    /// What fills the screen.
    pub page: Page,
    /// One is asked whether one is still there.
    pub asked: bool,
    /// One may move a calculus.
    pub to_move: bool,
}

/// Somebody.
#[derive(Debug, Clone)]
pub struct Visitor {
    manner: Manner,
    dice: Dice,
    /// What is to be done next without looking.
    plan: VecDeque<Deed>,
    deeds: u32,
}

impl Visitor {
    /// Somebody of a manner.
    #[must_use]
    pub fn new(manner: Manner, seed: u64, operator: &Operator) -> Self {
        let mut dice = Dice::new(seed);
        let deeds = 1 + dice.below(manner.patience());
        let mut visitor = Self {
            manner,
            dice,
            plan: VecDeque::new(),
            deeds,
        };
        visitor.make_plan(operator);
        visitor
    }

    /// How such a one behaves.
    #[must_use]
    pub const fn manner(&self) -> Manner {
        self.manner
    }

    #[cfg(test)]
    pub(super) fn plan(&self) -> impl Iterator<Item = Deed> {
        self.plan.iter().copied()
    }

    /// The next deed, and how long one waits before it; none: the visitor has gone, in the middle of whatever it was.
    pub fn next(&mut self, sight: &Sight) -> Option<(Duration, Deed)> {
        if let Some(deed) = self.plan.pop_front() {
            return Some((self.pause(), deed));
        }
        self.deeds = self.deeds.checked_sub(1)?;
        let deed = match self.manner {
            Manner::Player => self.play(sight),
            Manner::Hurried | Manner::Operator | Manner::Guesser => self.press(),
            Manner::Child => self.play_with_the_glass(),
            Manner::Passer => Deed::Touch(self.place()),
            Manner::Buttons => Deed::Button(Button::PRESSED[self.dice.below(10) as usize]),
            Manner::Leaner => {
                let rests = Duration::from_secs(u64::from(self.dice.below(120)));
                Deed::Rest(self.place(), rests)
            }
        };
        Some((self.pause(), deed))
    }

    /// Who knows the corners touches them, and enters a PIN: the operator the right one, most times.
    fn make_plan(&mut self, operator: &Operator) {
        let tries = match self.manner {
            Manner::Operator => 1,
            Manner::Guesser => 1 + self.dice.below(5),
            _ => return,
        };
        let corners = operator.corners.iter().map(|&corner| Deed::Corner(corner));
        self.plan.extend(corners);
        for _ in 0..tries {
            for digit in operator.pin.bytes() {
                let slip = self.manner == Manner::Guesser && self.dice.below(3) > 0;
                let digit = if slip {
                    self.dice.below(10) as u8
                } else {
                    digit - b'0'
                };
                self.plan.push_back(Deed::Digit(digit));
            }
        }
    }

    /// Moves where a move is awaited, presses something otherwise; now and then looks away for long.
    fn play(&mut self, sight: &Sight) -> Deed {
        match self.dice.below(20) {
            0 => Deed::Touch(self.place()),
            1 => Deed::Drag(self.place(), self.place()),
            _ if sight.asked || !sight.to_move => self.press(),
            2 | 3 => self.press(),
            _ => Deed::Move(self.dice.below(1000)),
        }
    }

    fn play_with_the_glass(&mut self) -> Deed {
        match self.dice.below(5) {
            0 => Deed::Drag(self.place(), self.place()),
            1 => self.press(),
            2 => Deed::Rest(self.place(), Duration::from_millis(900)),
            _ => Deed::Touch(self.place()),
        }
    }

    fn press(&mut self) -> Deed {
        Deed::Press(self.dice.below(1000))
    }

    fn place(&mut self) -> Place {
        let mut part = || self.dice.below(1000) as f32 / 1000.0;
        Place {
            x: part(),
            y: part(),
        }
    }

    fn pause(&mut self) -> Duration {
        // Players look up from the screen now and then.
        if self.manner == Manner::Player && self.dice.below(25) == 0 {
            return Duration::from_secs(u64::from(self.dice.below(100)));
        }
        let longest = u32::try_from(self.manner.pace().as_millis()).unwrap_or(u32::MAX);
        Duration::from_millis(u64::from(100 + self.dice.below(longest)))
    }
}
