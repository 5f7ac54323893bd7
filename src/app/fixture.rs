//! Games for the tests of the window's features: small rulesets, and an app without window, device or assets.

mod stage;

use super::flow::{MoveChosen, Phase, PositionReset, Screen};
use super::game::{Game, GameSetup, NewGame, Seat};
use super::{animation, audio, calculi, flow, game, settle};
use crate::data::Variant;
use crate::rules::{
    Between, Calculus, Capture, Chain, Counted, Dimensions, DuxRule, EdgeBlocks, FewPieces, First,
    JumpOver, Jumped, Jumps, Move, Movement, Opening, Position, Removal, Repetition, Role, Ruleset,
    Side, Square, Switch, Terms, soldiers,
};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::EguiPlugin;
use std::sync::Arc;
use std::time::Duration;

pub use stage::Stage;

/// Bevy and egui as the window has them, with nothing drawn and no window opened.
pub fn unseen() -> App {
    let mut app = App::new();
    app.add_plugins(super::unseen::plugins().disable::<LogPlugin>())
        .add_plugins((SyncWorldPlugin, EguiPlugin::default()));
    app
}

/// The length of a frame in tests.
pub const FRAME: Duration = Duration::from_millis(20);

/// Placing, stepping, chains of jumps, alligati: Schädler's game on a small board.
pub fn schaedler() -> Ruleset {
    Ruleset {
        opening: Opening::Placement { per_turn: 1 },
        movement: Movement::Step,
        jumps: Jumps::Over {
            whom: JumpOver::Either,
            chain: Chain::Many,
            jumped: Jumped::Exposed,
        },
        dux_jumps: Jumps::None,
        capture: Capture::default(),
        removal: Removal::InsteadOfMove,
        between: Between::Safe,
        second_move: Switch::Off,
        dux: DuxRule::None,
        repetition: Repetition::Free,
        few_pieces: FewPieces {
            at_most: 1,
            counted: Counted::All,
        },
        quiet_limit: None,
        first: First::White,
    }
}

/// Sliding, immediate capture, an immobilised dux: Kowalski's game.
pub fn kowalski() -> Ruleset {
    Ruleset {
        opening: Opening::Array,
        movement: Movement::Slide,
        jumps: Jumps::None,
        removal: Removal::Immediate,
        dux: DuxRule::Immobilised {
            edge: EdgeBlocks::Blocks,
        },
        capture: Capture {
            corner_capture: Switch::On,
            ..Capture::default()
        },
        few_pieces: FewPieces {
            at_most: 0,
            counted: Counted::Men,
        },
        ..schaedler()
    }
}

/// Placing a dux too, second moves, hostile corners: Bell's game.
pub fn bell() -> Ruleset {
    Ruleset {
        removal: Removal::Immediate,
        second_move: Switch::On,
        dux: DuxRule::Plain,
        jumps: Jumps::None,
        dux_jumps: Jumps::Over {
            whom: JumpOver::Enemy,
            chain: Chain::Single,
            jumped: Jumped::Safe,
        },
        capture: Capture {
            hostile_corner: Switch::On,
            ..Capture::default()
        },
        ..schaedler()
    }
}

/// Sliding, blockades, alligati taken off before a move: Salvius Astur's delayed game.
pub fn astur() -> Ruleset {
    Ruleset {
        movement: Movement::Slide,
        jumps: Jumps::None,
        removal: Removal::BeforeMove,
        capture: Capture {
            blockade: Switch::On,
            ..Capture::default()
        },
        few_pieces: FewPieces {
            at_most: 0,
            counted: Counted::All,
        },
        ..schaedler()
    }
}

/// The terms of a ruleset; an array stands on the outer ranks, the dux in front of its men.
pub fn terms(ruleset: Ruleset, files: u8, ranks: u8, men: u8) -> Arc<Terms> {
    let board = Dimensions::new(files, ranks).expect("a board");
    let array = match ruleset.opening {
        Opening::Placement { .. } => Vec::new(),
        Opening::Array => array(board, men, ruleset.has_dux()),
    };
    let terms = soldiers::Terms::new(ruleset, board, men, array).expect("terms");
    Arc::new(terms.into())
}

fn array(board: Dimensions, men: u8, dux: bool) -> Vec<(Square, Calculus)> {
    let white = |role| Calculus {
        side: Side::White,
        role,
    };
    let mut array: Vec<_> = (0..men)
        .map(|file| (Square::new(file, 0), white(Role::Miles)))
        .collect();
    if dux {
        array.push((Square::new(men / 2, 1), white(Role::Dux)));
    }
    for (sq, calculus) in array.clone() {
        let black = Calculus {
            side: Side::Black,
            ..calculus
        };
        array.push((board.turned(sq), black));
    }
    array
}

/// A position read from text.
pub fn position(terms: &Arc<Terms>, text: &str) -> Position {
    Position::parse(terms, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A move read from text.
pub fn mv(text: &str) -> Move {
    Move::parse(text).unwrap_or_else(|| panic!("{text} is no move"))
}

/// The window's game, pieces, movements and sounds, with two persons at the table and the game just begun.
pub fn table(terms: &Arc<Terms>) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    flow::plugin(&mut app);
    game::plugin(&mut app);
    calculi::plugin(&mut app);
    animation::plugin(&mut app);
    audio::plugin(&mut app);
    settle::plugin(&mut app);
    app.world_mut().write_message(NewGame(setup(terms)));
    settled(&mut app);
    app
}

fn setup(terms: &Arc<Terms>) -> GameSetup {
    GameSetup {
        variant: Arc::new(Variant {
            id: "test".into(),
            name: "Test".into(),
            description: [String::new(), String::new()],
            source: String::new(),
            rules: Vec::new(),
            ruleset: terms.ruleset(),
            boards: Vec::new(),
            own: false,
        }),
        terms: Arc::clone(terms),
        first: Some(Side::White),
        seats: [Seat::Human, Seat::Human],
        seed: 1,
    }
}

/// Draws frames until a move is awaited or the game is over; tells how many.
pub fn settled(app: &mut App) -> usize {
    for frames in 0..1000 {
        app.update();
        let phase = app.world().get_resource::<State<Phase>>();
        if phase.is_some_and(|phase| *phase.get() != Phase::Moving) {
            return frames;
        }
    }
    panic!("the table never settles");
}

/// Chooses a move and draws the frame in which it is played.
pub fn choose(app: &mut App, mv: Move) {
    app.world_mut().write_message(MoveChosen(mv));
    app.update();
}

/// The position of the game at the table.
pub fn now(app: &App) -> &Position {
    app.world().resource::<Game>().position()
}

/// Leaves and enters nothing, but has all pieces set up anew.
pub fn reset(app: &mut App) {
    app.world_mut().write_message(PositionReset);
    app.update();
}

/// Back to the title.
pub fn leave(app: &mut App) {
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    app.update();
    app.update();
}

/// The same numbers in every run (xorshift).
pub struct Seeded(pub u64);

impl Seeded {
    /// A number below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % count.max(1)
    }
}
