//! The vocabulary that all features of the window share: screens, phases, sets and messages.

use crate::rules::{Move, MoveError, Ply, Square};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<House>()
        .init_state::<Screen>()
        .add_sub_state::<Phase>()
        .configure_sets(
            Update,
            (Flow::Decide, Flow::Rule, Flow::Present, Flow::Settle).chain(),
        )
        .add_message::<MoveChosen>()
        .add_message::<MovePlayed>()
        .add_message::<MoveRefused>()
        .add_message::<GameRequest>()
        .add_message::<PositionReset>()
        .add_message::<Skip>()
        .add_message::<ViewRequest>()
        .add_message::<Remark>();
}

/// What fills the window.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The title menu.
    #[default]
    Title,
    /// The table.
    Game,
    /// The Stanway board in a museum.
    Exhibit,
    /// Nothing: a page of the museum covers everything.
    Covered,
}

/// Where the program runs.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum House {
    /// At home: everything is within reach.
    #[default]
    Home,
    /// In a museum: menu, settings, saved games and the way out of the program are within nobody's reach.
    Museum,
}

/// Whether the program runs at home.
#[must_use]
pub fn at_home(house: Res<House>) -> bool {
    *house == House::Home
}

/// What the table waits for. Who decides next and who won are asked of the position, not stored here.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Game)]
pub enum Phase {
    /// A person decides.
    Choosing,
    /// The computer decides.
    Thinking,
    /// Something is [`InMotion`](super::components::InMotion); a game just begun passes through here too.
    #[default]
    Moving,
    /// The game has ended.
    Over,
}

/// The order of work in one `Update`.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub enum Flow {
    /// Input and engine turn into [`MoveChosen`] and [`GameRequest`].
    Decide,
    /// The game plays the move; entities follow the [`Ply`].
    Rule,
    /// Animation, sound and panels read the [`Ply`]; they compute no rule.
    Present,
    /// When nothing moves any more, the next phase begins.
    Settle,
}

/// Someone decided: a click, a key, the engine, a replay.
#[derive(Message, Debug, Clone, Copy)]
pub struct MoveChosen(pub Move);

/// A move was played, with all that came of it.
#[derive(Message, Debug, Clone)]
pub struct MovePlayed(pub Ply);

/// A chosen move was not legal; nothing changed.
#[derive(Message, Debug, Clone)]
pub struct MoveRefused {
    /// What was chosen.
    pub mv: Move,
    /// Why not.
    pub error: MoveError,
}

/// A wish about the game as a whole.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameRequest {
    /// Back to the last moment at which a person was to decide.
    Undo,
    /// Forward again.
    Redo,
    /// The person to move (or the only person) gives up.
    Resign,
    /// The same terms again.
    Again,
    /// The game is looked through, and seen after so many plies; nobody decides meanwhile.
    LookAt(usize),
    /// It is played on from the position that is looked at.
    PlayOn,
    /// It is looked through no more, and goes on where it stood.
    LookAway,
}

/// The position was replaced, not played on: entities are rebuilt from it (new game, undo, load).
#[derive(Message, Debug, Clone, Copy)]
pub struct PositionReset;

/// Whatever is in motion arrives now.
#[derive(Message, Debug, Clone, Copy)]
pub struct Skip;

/// A wish about the camera.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum ViewRequest {
    /// Between the slanted and the straight-down view.
    ToggleTop,
    /// The opening view of the current kind.
    Reset,
    /// A little round the table, to the left.
    TurnLeft,
    /// A little round the table, to the right.
    TurnRight,
    /// A little nearer.
    Nearer,
    /// A little farther away.
    Farther,
}

/// One line for the person at the table: why a click meant nothing, or what the last move is to be noticed for.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// The square it is about.
    pub at: Option<Square>,
    /// The line.
    pub text: String,
    /// Whether something was refused.
    pub refusal: bool,
}
