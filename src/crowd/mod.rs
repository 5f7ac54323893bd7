//! Visitors who are not there: a kiosk is tried with thousands of them before the first real one comes. The same seed gives the
//! same visitors; what they see is told to them, and what they do is theirs. No clock, no window.

mod deed;
mod manner;
#[cfg(test)]
mod tests;
mod visitor;

pub use deed::{Button, Deed, Place};
pub use manner::Manner;
pub use visitor::{Sight, Visitor};

use crate::arena::Dice;
use crate::data::kiosk::Operator;
use std::time::Duration;

/// Who comes, and what happens to the house.
#[derive(Debug, Clone)]
pub struct Crowd {
    dice: Dice,
    operator: Operator,
}

/// What comes next.
#[derive(Debug, Clone)]
pub enum Coming {
    /// Somebody.
    Visitor(Visitor),
    /// The clock on the wall is set by so many minutes: summer time, or a battery that is empty.
    Clock(i32),
    /// The window becomes so large, in pixels: the screen was turned, or was gone and is back.
    Window(u16, u16),
}

/// Of so many that come one is no visitor.
const MISHAP: u32 = 60;
/// The windows there are: as most screens have it, and one that stands upright.
const WINDOWS: [(u16, u16); 3] = [(1280, 720), (720, 1280), (1024, 768)];
/// By how much clocks are set, in minutes.
const JUMPS: [i32; 6] = [60, -60, 1, -1, 7 * 24 * 60, -3 * 24 * 60];

impl Crowd {
    /// A crowd that comes to a kiosk with this way to the operator's page.
    #[must_use]
    pub const fn new(seed: u64, operator: Operator) -> Self {
        Self {
            dice: Dice::new(seed),
            operator,
        }
    }

    /// How long it is until the next one comes, and who that is: sometimes at once, sometimes after minutes.
    pub fn come(&mut self) -> (Duration, Coming) {
        let longest = [2, 20, 60, 240][self.dice.below(4) as usize];
        let wait = Duration::from_secs(u64::from(self.dice.below(longest)));
        let coming = match self.dice.below(MISHAP) {
            0 => Coming::Clock(JUMPS[self.dice.below(6) as usize]),
            1 => {
                let (width, height) = WINDOWS[self.dice.below(3) as usize];
                Coming::Window(width, height)
            }
            _ => {
                let manner = Manner::of(&mut self.dice);
                let seed = self.dice.roll();
                Coming::Visitor(Visitor::new(manner, seed, &self.operator))
            }
        };
        (wait, coming)
    }
}
