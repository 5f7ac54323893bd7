//! The keys: a square cursor, and a letter for each wish.

use super::{Gesture, Selection, movable};
use crate::app::flow::{Flow, GameRequest, Phase, Screen, Skip, ViewRequest, at_home};
use crate::app::game::{Awaited, Game};
use crate::app::hints::HintRequest;
use crate::app::hud::{Deed, Dialog, Panels};
use crate::app::setup::Chosen;
use crate::app::watch::{Watch, WatchRequest};
use crate::rules::{Side, Square, Stage};
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            window_keys.in_set(Flow::Decide).run_if(at_home),
            table_keys
                .in_set(Flow::Decide)
                .run_if(in_state(Screen::Game)),
        ),
    );
}

/// What a key asks for.
#[derive(Debug, Clone, PartialEq)]
enum Wish {
    /// The cursor one square on, as the sitter sees it: to the right and away.
    Step(i16, i16),
    /// A click on the cursor's square.
    Act,
    /// One step back.
    Back,
    /// What a button does too.
    Deed(Deed),
}

impl Wish {
    fn of(key: &Key) -> Option<Self> {
        Some(match key {
            Key::ArrowUp => Self::Step(0, 1),
            Key::ArrowDown => Self::Step(0, -1),
            Key::ArrowRight => Self::Step(1, 0),
            Key::ArrowLeft => Self::Step(-1, 0),
            Key::Enter | Key::Space => Self::Act,
            Key::Escape => Self::Back,
            Key::Home => Self::Deed(Deed::View(ViewRequest::Reset)),
            Key::F1 => Self::Deed(Deed::ToggleRules),
            Key::PageUp => Self::Deed(Deed::Watch(WatchRequest::Faster)),
            Key::PageDown => Self::Deed(Deed::Watch(WatchRequest::Slower)),
            Key::Character(text) => return Self::letter(text),
            _ => return None,
        })
    }

    fn letter(text: &str) -> Option<Self> {
        // The digits of the number block, or of the row of digits, for whoever has the arrows on the wrong side.
        match text {
            "8" => return Some(Self::Step(0, 1)),
            "2" => return Some(Self::Step(0, -1)),
            "6" => return Some(Self::Step(1, 0)),
            "4" => return Some(Self::Step(-1, 0)),
            "5" => return Some(Self::Act),
            _ => {}
        }
        Some(Self::Deed(match text.to_lowercase().as_str() {
            "u" | "z" => Deed::Request(GameRequest::Undo),
            "r" | "y" => Deed::Request(GameRequest::Redo),
            "n" => Deed::Ask(Dialog::NewGame),
            "p" => Deed::Pass,
            "t" => Deed::View(ViewRequest::ToggleTop),
            "q" => Deed::View(ViewRequest::TurnLeft),
            "e" => Deed::View(ViewRequest::TurnRight),
            "+" | "=" => Deed::View(ViewRequest::Nearer),
            "-" => Deed::View(ViewRequest::Farther),
            "h" => Deed::Hint(HintRequest::Next),
            "w" => Deed::Hint(HintRequest::Why),
            "d" => Deed::ToggleThreats,
            "." => Deed::Watch(WatchRequest::Step),
            _ => return None,
        }))
    }

    /// Whether holding the key down repeats the wish.
    const fn repeats(&self) -> bool {
        matches!(self, Self::Step(..))
    }
}

/// What the wishes act on.
#[derive(SystemParam)]
struct Desk<'w> {
    game: Res<'w, Game>,
    phase: Res<'w, State<Phase>>,
    panels: ResMut<'w, Panels>,
    selection: ResMut<'w, Selection>,
    gestures: MessageWriter<'w, Gesture>,
    deeds: MessageWriter<'w, Deed>,
    skips: MessageWriter<'w, Skip>,
}

fn table_keys(mut keys: MessageReader<KeyboardInput>, egui: Res<EguiWantsInput>, mut desk: Desk) {
    for key in keys.read() {
        let wish = Wish::of(&key.logical_key)
            .filter(|wish| key.state.is_pressed() && (!key.repeat || wish.repeats()));
        match wish {
            // A page answers the keys itself.
            _ if desk.panels.is_covered() => {}
            // egui has let go of the button that had the focus: that is the one step back.
            Some(Wish::Back) if egui.wants_keyboard_input() && !desk.panels.is_modal() => {}
            Some(Wish::Back) => desk.back(),
            // A button that has the focus takes Enter and the arrows for itself, and letters for nothing.
            Some(wish @ Wish::Deed(_)) if desk.panels.dialog.is_none() => desk.grant(wish),
            Some(wish) if !desk.panels.is_modal() && !egui.wants_keyboard_input() => {
                desk.grant(wish);
            }
            _ => {}
        }
    }
}

impl Desk<'_> {
    fn grant(&mut self, wish: Wish) {
        if *self.phase.get() == Phase::Moving {
            self.skips.write(Skip);
        }
        match wish {
            Wish::Step(right, away) => self.step(right, away),
            Wish::Act if Watch::is_on(&self.game) => {
                self.deeds.write(Deed::Watch(WatchRequest::Toggle));
            }
            Wish::Act => {
                self.gestures
                    .write_batch(self.selection.cursor.map(Gesture::Click));
            }
            Wish::Back => self.back(),
            Wish::Deed(deed) => {
                self.deeds.write(deed);
            }
        }
    }

    /// One step back: the dialog, the panel, the choice with what was refused, the look through what was played, the game.
    fn back(&mut self) {
        if self.panels.is_modal() {
            self.panels.dialog = None;
            self.panels.result = false;
        } else if self.panels.rules {
            self.panels.rules = false;
        } else {
            let refused = self.selection.refused.take().is_some();
            let chosen = self.selection.piece.take().is_some();
            if self.game.is_looked_through() {
                self.deeds.write(Deed::Request(GameRequest::LookAway));
            } else if !refused && !chosen {
                self.deeds.write(Deed::Ask(Dialog::Menu));
            }
        }
    }

    fn step(&mut self, right: i16, away: i16) {
        let board = self.game.board();
        let turn = match self.game.sitter() {
            Side::White => 1,
            Side::Black => -1,
        };
        let Some(at) = self.selection.cursor else {
            let start = self.selection.piece;
            self.selection.cursor = Some(start.unwrap_or_else(|| first_place(&self.game)));
            return;
        };
        let along = |place: u8, step: i16, side: u8| {
            (i16::from(place) + turn * step).clamp(0, i16::from(side) - 1) as u8
        };
        self.selection.cursor = Some(Square::new(
            along(at.file, right, board.files),
            along(at.rank, away, board.ranks),
        ));
    }
}

/// Where the cursor is seen first: on a piece near the middle that the person may move, in the middle while pieces are placed.
fn first_place(game: &Game) -> Square {
    let (board, position) = (game.board(), game.position());
    let middle = Square::new(board.files / 2, board.ranks / 2);
    let side = match game.awaited() {
        Awaited::Person(side) => side,
        _ => game.sitter(),
    };
    let own = position.pieces().into_iter().filter(|(at, piece)| {
        piece.side == side && (position.side() != side || movable(position, *at))
    });
    let away = |at: Square| {
        let (files, ranks) = (at.file.abs_diff(middle.file), at.rank.abs_diff(middle.rank));
        u16::from(files) + u16::from(ranks)
    };
    let nearest = own.map(|(at, _)| at).min_by_key(|&at| away(at));
    match position.stage() {
        Stage::Placing => middle,
        Stage::Moving => nearest.unwrap_or(middle),
    }
}

/// Full screen and silence, in every screen of the program.
fn window_keys(mut keys: MessageReader<KeyboardInput>, mut chosen: ResMut<Chosen>) {
    for key in keys
        .read()
        .filter(|key| key.state.is_pressed() && !key.repeat)
    {
        match &key.logical_key {
            Key::F11 => chosen.full_screen = !chosen.full_screen,
            Key::Character(text) if text.eq_ignore_ascii_case("m") => {
                chosen.muted = !chosen.muted;
            }
            _ => {}
        }
    }
}
