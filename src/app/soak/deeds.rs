//! What a simulated visitor does, done with fingers and buttons.

use super::days::{Days, EFFECTS};
use super::hands::{self, Pressable};
use crate::crowd::{Deed, Place};
use bevy::a11y::AccessibilityRequested;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use std::time::Duration;

impl Days {
    pub(super) fn carry_out(&mut self, deed: Deed) {
        const TAP: Duration = Duration::from_millis(80);
        match deed {
            Deed::Press(number) => {
                let things = self.look();
                let thing = things.get(number as usize % things.len().max(1));
                if let Some(at) = thing.map(|thing| thing.at) {
                    self.touch(at, at, TAP);
                }
            }
            Deed::Digit(digit) => {
                let name = digit.to_string();
                let things = self.look();
                if let Some(thing) = things.into_iter().find(|thing| thing.name == name) {
                    self.touch(thing.at, thing.at, TAP);
                }
            }
            Deed::Move(number) => {
                for square in hands::squares_of(self.app.world(), number) {
                    if let Some(at) = hands::seen_at(self.app.world_mut(), square) {
                        self.touch(at, at, TAP);
                        self.pass(Duration::from_millis(300));
                    }
                }
            }
            Deed::Touch(place) => self.touch_places(place, place, TAP),
            Deed::Drag(from, to) => self.touch_places(from, to, Duration::from_millis(400)),
            Deed::Rest(place, long) => self.touch_places(place, place, long),
            Deed::Corner(corner) => {
                let at = hands::in_corner(self.app.world_mut(), corner);
                self.touch(at, at, TAP);
            }
            Deed::Button(button) => {
                for state in [ButtonState::Pressed, ButtonState::Released] {
                    hands::button(self.app.world_mut(), button, state);
                    self.effects = EFFECTS;
                    self.pass(TAP);
                }
            }
        }
    }

    fn touch_places(&mut self, from: Place, to: Place, long: Duration) {
        let world = self.app.world_mut();
        let (from, to) = (hands::at(world, from), hands::at(world, to));
        self.touch(from, to, long);
    }

    /// A finger comes down, stays or moves, and goes up.
    fn touch(&mut self, from: Vec2, to: Vec2, long: Duration) {
        self.touched = true;
        hands::finger(self.app.world_mut(), TouchPhase::Started, from);
        self.effects = EFFECTS;
        self.pass(long / 2);
        if from != to {
            hands::finger(self.app.world_mut(), TouchPhase::Moved, to);
        }
        self.pass(long / 2);
        hands::finger(self.app.world_mut(), TouchPhase::Ended, to);
        self.effects = EFFECTS;
        self.step(Duration::from_millis(20));
        self.step(Duration::from_millis(20));
        self.touched = false;
    }

    /// What can be pressed now: told only while somebody looks.
    fn look(&mut self) -> Vec<Pressable> {
        self.app
            .world()
            .resource::<AccessibilityRequested>()
            .set(true);
        self.step(Duration::ZERO);
        let things = hands::pressable(self.app.world_mut());
        self.app
            .world()
            .resource::<AccessibilityRequested>()
            .set(false);
        things
    }
}
