//! A whole game of each ruleset through the same messages a person's clicks become, and back to the start.

use super::Table;
use crate::ai::Level;
use crate::app::flow::{GameRequest, MoveChosen, Phase};
use crate::app::game::{Seat, mixed};
use crate::app::menu::Shelf;
use crate::rules::{Move, Reason, Side, Square};

const PERSONS: [Seat; 2] = [Seat::Human, Seat::Human];
const LONGEST: usize = 200;

fn ids(table: &Table) -> Vec<String> {
    let shelf = table.app.world().resource::<Shelf>();
    shelf.0.variants.iter().map(|it| it.id.clone()).collect()
}

#[test]
fn every_ruleset_is_played_and_taken_back() {
    let mut table = Table::in_the_dark();
    let ids = ids(&table);
    assert_eq!(ids.len(), 14, "twelve of the soldiers, two of the archers");
    for id in ids {
        table.begin(&id, PERSONS);
        let start = table.position().to_string();
        play_on(&mut table, 7);
        table.check_entities();
        let (end, plies) = (table.position().to_string(), table.plies());
        table.request(GameRequest::Undo);
        table.check_entities();
        while table.game().can_undo() {
            table
                .app
                .world_mut()
                .write_message_batch([GameRequest::Undo; 10]);
            table.settle();
        }
        assert_eq!(table.position().to_string(), start, "{id}");
        table.check_entities();
        while table.game().can_redo() {
            table
                .app
                .world_mut()
                .write_message_batch([GameRequest::Redo; 10]);
            table.settle();
        }
        assert_eq!(table.position().to_string(), end, "{id}");
        assert_eq!(table.plies(), plies, "{id}");
        table.check_entities();
    }
}

/// Plays seeded legal moves, holding the entities against the position after each.
fn play_on(table: &mut Table, seed: u64) {
    for ply in 0..LONGEST {
        let moves = table.position().moves();
        if table.phase() == Some(Phase::Over) || moves.is_empty() {
            assert!(table.game().outcome().is_some(), "{}", table.position());
            return;
        }
        let pick = mixed(seed ^ ply as u64) % moves.len() as u64;
        table.play(moves[pick as usize]);
        table.check_entities();
    }
}

#[test]
fn the_computer_answers_and_both_are_taken_back() {
    let mut table = Table::with_game("bautista", [Seat::Human, Seat::Engine(Level::Tiro)]);
    let start = table.plies();
    let before = table.position().to_string();
    let mv = table.position().moves()[0];
    table.play(mv);
    assert_eq!(table.plies(), start + 2, "the computer has answered");
    table.request(GameRequest::Undo);
    assert_eq!(table.position().to_string(), before);
    assert_eq!(table.phase(), Some(Phase::Choosing));
    table.request(GameRequest::Redo);
    assert_eq!(table.plies(), start + 2);
}

#[test]
fn taking_back_works_while_the_computer_thinks() {
    let mut table = Table::with_game("bautista", [Seat::Human, Seat::Engine(Level::Legatus)]);
    let before = table.position().to_string();
    let plies = table.plies();
    let mv = table.position().moves()[0];
    table.write(MoveChosen(mv));
    table.frames(1);
    while table.phase() != Some(Phase::Thinking) {
        table.frames(1);
    }
    table.request(GameRequest::Undo);
    assert_eq!(table.position().to_string(), before);
    table.frames(30);
    assert_eq!(table.plies(), plies, "the search's answer came too late");
}

#[test]
fn giving_up_ends_the_game_and_can_be_taken_back() {
    let mut table = Table::with_game("kowalski", PERSONS);
    assert_eq!(table.position().side(), Side::Black);
    table.request(GameRequest::Resign);
    assert_eq!(table.phase(), Some(Phase::Over));
    let outcome = table.game().outcome().expect("an outcome");
    assert_eq!(outcome.reason, Reason::Resigned);
    assert_eq!(outcome.winner, Some(Side::White));
    table.request(GameRequest::Undo);
    assert_eq!(table.phase(), Some(Phase::Choosing));
    table.request(GameRequest::Resign);
    table.request(GameRequest::Again);
    assert_eq!(table.plies(), 0);
    assert_eq!(table.phase(), Some(Phase::Choosing));
}

#[test]
fn a_move_that_is_not_awaited_or_not_legal_changes_nothing() {
    let mut table = Table::with_game("kowalski", PERSONS);
    let before = table.position().to_string();
    let home = Square::new(0, 0);
    table.write(MoveChosen(Move::Go {
        from: home,
        to: home,
    }));
    table.write(MoveChosen(Move::Pass));
    table.settle();
    assert_eq!(table.position().to_string(), before);
    let mv = table.position().moves()[0];
    table.write(MoveChosen(mv));
    table.write(MoveChosen(mv));
    table.frames(1);
    let next = table.position().moves()[0];
    table.write(MoveChosen(next));
    table.frames(1);
    table.settle();
    assert_eq!(table.plies(), 1, "only the first of several is played");
}

#[test]
fn two_computers_play_by_themselves() {
    let engines = [Seat::Engine(Level::Tiro); 2];
    let mut table = Table::new();
    let shelf = table.app.world().resource::<Shelf>();
    let variant = shelf.0.variant("schadler").expect("a ruleset").clone();
    let terms = variant.terms(None, None).expect("its defaults");
    table.write(crate::app::game::NewGame(crate::app::game::GameSetup {
        variant,
        terms,
        first: None,
        seats: engines,
        seed: 3,
    }));
    let mut frames = 0;
    while frames < 3 || table.plies() < 12 {
        table.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
        frames += 1;
        assert!(frames < 5000, "the computers do not play");
    }
    table.check_entities();
}
