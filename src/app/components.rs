//! What the entities of a game are made of. They follow the position; they decide nothing.

use crate::rules;
use bevy::prelude::*;

/// A square of the board.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(Transform, Visibility)]
pub struct Square(pub rules::Square);

/// A piece, on the board, in hand or captured.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(Transform, Visibility)]
pub struct Calculus(pub rules::Calculus);

/// The square a piece stands on; a piece without it is in hand or captured.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stands(pub rules::Square);

/// A piece still in its owner's hand, in this place of the tray.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct InHand(pub usize);

/// A piece that was taken, in this place of its captor's tray.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Captured(pub usize);

/// Marks a commander.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Dux;

/// Marks a bound piece; it lies on its back.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alligatus(pub rules::Bonds);

/// Marks an archer.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Archer;

/// Marks an archer that has captured.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Superior;

/// Marks a dux that is shut in while its side must act.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Immobilised;

/// Marks anything that is moving on screen: while one exists, frames are drawn, and a piece that has it holds the phase.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct InMotion;

/// Marks a piece in a hand, or on its way back out of it: frames are drawn, but the phase goes on.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Carried;
