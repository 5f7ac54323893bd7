//! What somebody does to a screen.

use crate::data::kiosk::Corner;
use std::time::Duration;

/// A place of the screen, from the upper left, as parts of its width and height.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

/// What somebody does. Numbers are counted round what there is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Deed {
    /// Presses one of the things that can be pressed.
    Press(u32),
    /// Makes one of the moves there are.
    Move(u32),
    /// Touches somewhere.
    Touch(Place),
    /// Draws a finger over the glass.
    Drag(Place, Place),
    /// Leaves a hand or a bag on the glass for so long.
    Rest(Place, Duration),
    /// Presses a button of a box, or a key.
    Button(Button),
    /// Touches a corner.
    Corner(Corner),
    /// Enters a digit of the PIN.
    Digit(u8),
}

/// A button of a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Button {
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// On to the next.
    Next,
    /// Do it.
    Enter,
    /// A step back.
    Back,
}

impl Button {
    /// All buttons, those one presses most more than once.
    pub(super) const PRESSED: [Self; 10] = [
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::Next,
        Self::Next,
        Self::Enter,
        Self::Enter,
        Self::Enter,
        Self::Back,
    ];
}
