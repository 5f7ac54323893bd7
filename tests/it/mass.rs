//! What is done for all moves at once is held against the list of moves, in every ruleset and on a board of each width.

use latrunculi::arena::Dice;
use latrunculi::data::{Library, Variant};
use latrunculi::rules::{
    Bits, Board, Dimensions, Explorer, Field, Leaves, LongGame, Move, Position, Trail,
};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The ways in which a position is asked for its moves.
struct Asked {
    counted: u64,
    listed: u64,
    played: [u64; 2],
    drawn: HashMap<Move, u32>,
}

struct Ask<'a> {
    dice: &'a mut Dice,
    draws: u32,
}

impl Explorer for Ask<'_> {
    type Output = Asked;

    fn explore<B: Bits>(self, field: &Field<B>, board: &Board<B>, trail: &Trail) -> Asked {
        let mut listed = 0;
        let _ = field.visit_moves(board, &mut |_| {
            listed += 1;
            ControlFlow::Continue(())
        });
        let mut drawn = HashMap::new();
        for _ in 0..self.draws {
            if let Some(mv) = field.draw_legal(board, trail, &mut |n| self.dice.below(n)) {
                *drawn.entry(mv).or_default() += 1;
            }
        }
        let mut trail = trail.clone();
        Asked {
            counted: field.count_moves(board),
            listed,
            played: [Leaves::Counted, Leaves::Played]
                .map(|leaves| field.perft(board, &mut trail, 2, leaves)),
            drawn,
        }
    }
}

/// Every ruleset on its default board, and the largest board.
fn games() -> Vec<Position> {
    let library = Library::built_in();
    let mut games = Vec::new();
    let of_soldiers = |variant: &&Arc<Variant>| variant.ruleset.soldiers().is_some();
    for variant in library.variants.iter().filter(of_soldiers) {
        let large = (variant.id == "schadler").then(|| Dimensions::new(17, 18));
        for board in std::iter::once(None).chain(large) {
            let terms = variant.terms(board, None).expect("a listed board");
            let start = Position::start(&terms, variant.first());
            games.push(start.with_long_game(LongGame::Limited));
        }
    }
    games
}

#[test]
fn moves_counted_and_drawn_at_once_are_those_of_the_list() {
    let mut dice = Dice::new(3);
    for mut position in games() {
        let mut plies = 0;
        while plies < 250 && position.outcome().is_none() {
            let legal = position.moves();
            let asked = position.explore(Ask {
                dice: &mut dice,
                draws: 3,
            });
            let asked = asked.expect("soldiers");
            assert_eq!(asked.counted, asked.listed, "{position}");
            assert_eq!(position.count_moves(), legal.len() as u64, "{position}");
            assert!(
                asked.drawn.keys().all(|mv| legal.contains(mv)),
                "{position}"
            );
            if plies % 16 == 0 && legal.len() < 120 {
                assert_eq!(asked.played[0], asked.played[1], "{position}");
            }
            let mv = position.draw(&mut |n| dice.below(n)).expect("a move");
            position.play(mv).expect("a legal move");
            plies += 1;
        }
    }
}

#[test]
fn every_move_is_drawn_about_as_often_as_any_other() {
    let mut dice = Dice::new(4);
    for mut position in games() {
        for _ in 0..90 {
            if let Some(mv) = position.draw(&mut |n| dice.below(n)) {
                position.play(mv).expect("a legal move");
            }
        }
        let legal = position.moves();
        if legal.is_empty() || legal.len() > 200 {
            continue;
        }
        let draws = 200 * legal.len() as u32;
        let asked = position.explore(Ask {
            dice: &mut dice,
            draws,
        });
        let asked = asked.expect("soldiers");
        for mv in &legal {
            let times = asked.drawn.get(mv).copied().unwrap_or(0);
            assert!(
                (120..300).contains(&times),
                "{mv} {times} times in {position}"
            );
        }
    }
}
