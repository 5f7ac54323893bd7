//! The left stick and the cross: one step at once, and more while they are held.

use bevy::prelude::*;
use std::time::Duration;

/// So far must the stick lean to count, and so near the middle must it come to be let go.
const LEANS: f32 = 0.55;
const RESTS: f32 = 0.35;
/// Time from the first step to the second, and between the later ones.
const FIRST: Duration = Duration::from_millis(420);
const NEXT: Duration = Duration::from_millis(140);

/// Which way it goes.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Stick {
    /// The stick, from -1 to 1.
    pub lean: Vec2,
    /// The cross.
    pub cross: IVec2,
    /// The direction that counts now.
    held: IVec2,
    /// Time until the next step.
    left: Duration,
}

impl Stick {
    /// Whether it is held in some direction.
    pub fn is_held(&self) -> bool {
        self.held != IVec2::ZERO
    }

    /// The step that is due after so much time, and whether it repeats the last one.
    pub fn step(&mut self, passed: Duration) -> Option<(IVec2, bool)> {
        let now = self.direction();
        if now == self.held {
            if now == IVec2::ZERO {
                return None;
            }
            self.left = self.left.saturating_sub(passed);
            if !self.left.is_zero() {
                return None;
            }
            self.left = NEXT;
            return Some((now, true));
        }
        self.held = now;
        self.left = FIRST;
        (now != IVec2::ZERO).then_some((now, false))
    }

    /// One of four directions; the farther of two leanings counts.
    fn direction(&self) -> IVec2 {
        if self.cross != IVec2::ZERO {
            return self.cross;
        }
        let least = if self.held == IVec2::ZERO {
            LEANS
        } else {
            RESTS
        };
        let far = self.lean.abs();
        if far.max_element() < least {
            IVec2::ZERO
        } else if far.x >= far.y {
            IVec2::new(self.lean.x.signum() as i32, 0)
        } else {
            IVec2::new(0, self.lean.y.signum() as i32)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Duration = Duration::from_millis(20);

    fn steps(stick: &mut Stick, frames: usize) -> Vec<(IVec2, bool)> {
        (0..frames).filter_map(|_| stick.step(FRAME)).collect()
    }

    #[test]
    fn a_stick_steps_once_and_then_again_and_again() {
        let mut stick = Stick {
            lean: Vec2::new(0.2, 0.9),
            ..default()
        };
        assert_eq!(steps(&mut stick, 20), [(IVec2::Y, false)]);
        // 0.42 s after the first, then every 0.14 s.
        assert_eq!(steps(&mut stick, 16), [(IVec2::Y, true); 3]);
        stick.lean = Vec2::new(0.0, 0.4);
        assert_eq!(steps(&mut stick, 5).len(), 0);
        assert!(stick.is_held(), "a little less far is no letting go");
        stick.lean = Vec2::ZERO;
        assert_eq!(steps(&mut stick, 50), []);
        assert!(!stick.is_held());
    }

    #[test]
    fn the_cross_goes_before_the_stick() {
        let mut stick = Stick {
            lean: Vec2::X,
            cross: IVec2::NEG_Y,
            ..default()
        };
        assert_eq!(steps(&mut stick, 1), [(IVec2::NEG_Y, false)]);
    }
}
