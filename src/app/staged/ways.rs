//! How a game that is read first and then begun is set out, begun by a hand on the board, gone on with and left.

use super::{Staged, from_the_start, rest, small_terms};
use crate::ai::Level;
use crate::app::flow::{GameRequest, Screen};
use crate::app::game::{Seat, TakeUp};
use crate::app::hud::Panels;
use crate::app::input::Gesture;
use crate::app::menu::Shelf;
use crate::rules::{Position, Side};
use bevy::ecs::component::Mutable;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// How such a game stands; `T` is what comes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stand<T> {
    /// What it is about is read.
    Told,
    /// It is on.
    On,
    /// It is decided.
    Decided(T),
}

/// A game that is read first and then begun.
pub trait Read: Resource<Mutability = Mutable> {
    /// Begins, if it has not begun; tells whether it does.
    fn begin(&mut self) -> bool;
}

/// Whoever touches the board without having pressed anything begins, and the touch counts.
pub fn begin_by_hand<T: Read>(
    mut gestures: MessageReader<Gesture>,
    mut read: ResMut<T>,
    mut panels: ResMut<Panels>,
) {
    let touched = gestures
        .read()
        .any(|gesture| !matches!(gesture, Gesture::Frame | Gesture::Pass));
    if touched && panels.resting && read.begin() {
        rest(&mut panels, false);
    }
}

/// What is put on the table.
#[derive(Debug, Clone, Copy)]
pub struct Setting<'a> {
    /// By which reconstruction, on its smallest board.
    pub ruleset: &'a str,
    /// Against whom.
    pub level: Level,
    /// Where the game stands, White to act; without it, where the reconstruction begins.
    pub position: Option<&'a str>,
}

/// What such a game writes to; `E` is the message of its end.
#[derive(SystemParam)]
pub struct Ways<'w, E: Message> {
    games: MessageWriter<'w, TakeUp>,
    /// What is asked of the game at the table.
    pub requests: MessageWriter<'w, GameRequest>,
    ended: MessageWriter<'w, E>,
    next: ResMut<'w, NextState<Screen>>,
    panels: ResMut<'w, Panels>,
    shelf: Res<'w, Shelf>,
}

impl<E: Message> Ways<'_, E> {
    /// Sets the table; `None` where the reconstruction is not known.
    pub fn set_out(&mut self, setting: Setting, seed: u64) -> Option<()> {
        let variant = self.shelf.0.variant(setting.ruleset)?;
        let board = small_terms(variant)?;
        let seats = [Seat::Human, Seat::Engine(setting.level)];
        let mut game = from_the_start(variant, board, seats, seed);
        if let Some(text) = setting.position {
            match Position::parse(&game.setup.terms, text) {
                Ok(start) if start.side() == Side::White => game.start = start,
                Ok(_) => warn!("White does not act in {text}"),
                Err(error) => warn!("{text}: {error}"),
            }
        }
        self.games.write(game);
        Some(())
    }

    /// What was staged goes on as a game of the players' own.
    pub fn play_on<T: Resource>(&mut self, ended: E, commands: &mut Commands) {
        self.ended.write(ended);
        self.requests.write(GameRequest::LookAway);
        rest(&mut self.panels, false);
        commands.remove_resource::<Staged>();
        commands.remove_resource::<T>();
    }

    /// Out.
    pub fn leave(&mut self, ended: E) {
        self.ended.write(ended);
        self.next.set(Screen::Title);
    }
}
