//! The games that are tried: all that are built in, and a few house rules that join switches no author joins.

use crate::dice::Dice;
use crate::twin::{Piece, Twin};
use latrunculi::data::{Library, Variant};
use latrunculi::rules::{
    Between, Calculus, Capture, Chain, Counted, Dimensions, DuxRule, FewPieces, First, Hand,
    JumpOver, Jumped, Jumps, Movement, Opening, Position, Removal, Repetition, Role, Ruleset, Side,
    Square, Switch, Terms, soldiers,
};
use std::sync::{Arc, LazyLock};

/// One ruleset on one board with one number of men.
pub struct Game {
    /// What a failed law calls it.
    pub name: String,
    /// The terms.
    pub terms: Arc<Terms>,
    /// Who acts first.
    pub first: Side,
}

static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let library = Library::built_in();
    let of_soldiers = |variant: &&Arc<Variant>| variant.ruleset.soldiers().is_some();
    let variants = || library.variants.iter().filter(of_soldiers);
    let built_in = variants().flat_map(|variant| games_of(variant));
    let crowded = variants().map(|variant| in_a_crowd(variant));
    built_in.chain(crowded).chain(house_rules()).collect()
});

/// Every game there is.
pub fn every_game() -> &'static [Game] {
    assert!(GAMES.len() > 50, "the built-in rulesets are missing");
    &GAMES
}

/// Every board of a variant with the default number of men and with the last that may be chosen.
fn games_of(variant: &Variant) -> Vec<Game> {
    let mut games = Vec::new();
    for choice in &variant.boards {
        let mut men = vec![choice.men[0], choice.men[choice.men.len() - 1]];
        men.dedup();
        for men in men {
            let terms = variant.terms(Some(choice.board), Some(men));
            games.push(Game {
                name: format!("{} on {} with {men}", variant.id, choice.board),
                terms: terms.unwrap_or_else(|error| panic!("{error}")),
                first: variant.first(),
            });
        }
    }
    games
}

/// The rules of a variant on a board so small that its rare cases come often. The men are placed, for it has no array.
fn in_a_crowd(variant: &Variant) -> Game {
    let ruleset = *variant.ruleset.soldiers().expect("soldiers");
    let opening = match ruleset.opening {
        Opening::Array => Opening::Placement { per_turn: 1 },
        placement @ Opening::Placement { .. } => placement,
    };
    let ruleset = Ruleset { opening, ..ruleset };
    Game {
        name: format!("{} in a crowd", variant.id),
        terms: terms(ruleset, Dimensions { files: 5, ranks: 4 }, 7),
        first: variant.first(),
    }
}

fn house_rules() -> Vec<Game> {
    let game = |name: &str, ruleset, (files, ranks), men| Game {
        name: name.to_owned(),
        terms: terms(ruleset, Dimensions { files, ranks }, men),
        first: Side::White,
    };
    vec![
        game(
            "house rules, bonds of all kinds",
            bonds_of_all_kinds(),
            (6, 5),
            9,
        ),
        game(
            "house rules, lines into corners",
            lines_into_corners(),
            (6, 6),
            10,
        ),
        game("house rules, nothing thrice", nothing_thrice(), (4, 3), 3),
    ]
}

fn terms(ruleset: Ruleset, board: Dimensions, men: u8) -> Arc<Terms> {
    let terms = soldiers::Terms::new(ruleset, board, men, Vec::new());
    Arc::new(terms.unwrap_or_else(|error| panic!("{error}")).into())
}

const PLAINEST: Ruleset = Ruleset {
    opening: Opening::Placement { per_turn: 1 },
    movement: Movement::Step,
    jumps: Jumps::None,
    dux_jumps: Jumps::None,
    capture: Capture {
        line: Switch::Off,
        hostile_corner: Switch::Off,
        corner_capture: Switch::Off,
        blockade: Switch::Off,
    },
    removal: Removal::Immediate,
    between: Between::Safe,
    second_move: Switch::Off,
    dux: DuxRule::None,
    repetition: Repetition::Free,
    few_pieces: FewPieces {
        at_most: 0,
        counted: Counted::All,
    },
    quiet_limit: None,
    first: First::Lot,
};

fn bonds_of_all_kinds() -> Ruleset {
    Ruleset {
        jumps: Jumps::Over {
            whom: JumpOver::Enemy,
            chain: Chain::Many,
            jumped: Jumped::Exposed,
        },
        capture: Capture {
            corner_capture: Switch::On,
            blockade: Switch::On,
            ..PLAINEST.capture
        },
        removal: Removal::BeforeMove,
        between: Between::OnlyWhenItBinds,
        few_pieces: FewPieces {
            at_most: 1,
            counted: Counted::Free,
        },
        ..PLAINEST
    }
}

fn lines_into_corners() -> Ruleset {
    Ruleset {
        opening: Opening::Placement { per_turn: 2 },
        movement: Movement::Slide,
        dux_jumps: Jumps::Over {
            whom: JumpOver::Either,
            chain: Chain::Single,
            jumped: Jumped::Exposed,
        },
        capture: Capture {
            line: Switch::On,
            hostile_corner: Switch::On,
            ..PLAINEST.capture
        },
        second_move: Switch::On,
        dux: DuxRule::Captured,
        quiet_limit: Some(12),
        ..PLAINEST
    }
}

fn nothing_thrice() -> Ruleset {
    Ruleset {
        removal: Removal::InsteadOfMove,
        repetition: Repetition::ThirdForbidden,
        ..PLAINEST
    }
}

/// A position of the moving stage set up at random: armies of any size, QUIET now and then near its limit.
pub fn set_up(game: &Game, dice: &mut Dice) -> Position {
    let mut twin = Twin::start(&game.terms, game.first);
    twin.squares.fill(None);
    twin.hands = [Hand::default(); 2];
    twin.left = 0;
    let men = usize::from(game.terms.men());
    for side in Side::BOTH {
        let fewest = if dice.once_in(8) { 1 } else { men.min(3) };
        let count = fewest + dice.below(men - fewest + 1);
        for _ in 0..count {
            set_down(
                &mut twin,
                Calculus {
                    side,
                    role: Role::Miles,
                },
                dice,
            );
        }
        if game.terms.ruleset().has_dux() {
            set_down(
                &mut twin,
                Calculus {
                    side,
                    role: Role::Dux,
                },
                dice,
            );
        }
    }
    twin.side = *dice.pick(&Side::BOTH);
    let limit = u32::from(game.terms.ruleset().quiet_limit().unwrap_or(9));
    twin.quiet = if dice.once_in(2) {
        limit.saturating_sub(8)
    } else {
        0
    };
    let text = twin.text();
    Position::parse(&game.terms, &text)
        .unwrap_or_else(|error| panic!("{}: {text}: {error}", game.name))
}

/// Corners and edges are chosen more often than chance would: there the rules have their exceptions.
fn set_down(twin: &mut Twin, calculus: Calculus, dice: &mut Dice) {
    let empty: Vec<Square> = twin
        .board
        .all()
        .filter(|&sq| twin.at(sq).is_none())
        .collect();
    let corners: Vec<Square> = empty
        .iter()
        .copied()
        .filter(|&sq| twin.is_corner(sq))
        .collect();
    let sq = match corners.as_slice() {
        [_, ..] if dice.once_in(6) => *dice.pick(&corners),
        _ => *dice.pick(&empty),
    };
    twin.put(sq, Some(Piece::free(calculus)));
}
