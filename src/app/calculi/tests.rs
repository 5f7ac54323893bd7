//! The entities follow whole games of every kind.

use super::*;
use crate::app::components::InMotion;
use crate::app::fixture::{
    self, Seeded, choose, kowalski, leave, now, reset, settled, table, terms,
};
use crate::app::flow::{GameRequest, Skip};
use crate::data::Library;
use crate::rules::{Move, Side, Terms};
use std::collections::BTreeMap;
use std::sync::Arc;

fn all_terms() -> Vec<Arc<Terms>> {
    vec![
        terms(fixture::schaedler(), 5, 5, 7),
        terms(kowalski(), 6, 6, 5),
        terms(fixture::bell(), 5, 5, 6),
        terms(fixture::astur(), 5, 4, 6),
        archers("jasyr"),
        archers("jarmo"),
    ]
}

fn archers(id: &str) -> Arc<Terms> {
    let library = Library::built_in();
    let variant = library.variant(id).expect("a form of the archers' game");
    variant.terms(None, None).expect("its terms")
}

/// The resting poses of all pieces, by place.
fn poses(app: &mut App) -> BTreeMap<String, Transform> {
    let mut query = app.world_mut().query::<(
        &Calculus,
        &Transform,
        Option<&Stands>,
        Option<&InHand>,
        Option<&Captured>,
    )>();
    query
        .iter(app.world())
        .map(|(calculus, pose, stands, in_hand, captured)| {
            let place = format!("{:?} {stands:?} {in_hand:?} {captured:?}", calculus.0.side);
            (place, *pose)
        })
        .collect()
}

fn mismatches(app: &App) -> Mismatches {
    *app.world().resource::<Mismatches>()
}

#[test]
fn entities_match_the_position_through_whole_games() {
    for terms in all_terms() {
        let mut app = table(&terms);
        let mut dice = Seeded(7);
        for played in 0..90 {
            let moves = now(&app).moves();
            if now(&app).outcome().is_some() || moves.is_empty() {
                break;
            }
            let captures = |mv: &&Move| matches!(mv, Move::Remove { .. });
            let mv = match moves.iter().find(captures) {
                Some(&mv) if dice.below(2) == 0 => mv,
                _ => moves[dice.below(moves.len())],
            };
            choose(&mut app, mv);
            if played % 4 > 0 {
                app.world_mut().write_message(Skip);
            }
            settled(&mut app);
            assert_eq!(mismatches(&app), Mismatches(0), "after {mv}: {}", now(&app));
            let mut moving = app.world_mut().query_filtered::<(), With<InMotion>>();
            assert_eq!(moving.iter(app.world()).count(), 0);
        }
        let left_by_play = poses(&mut app);
        reset(&mut app);
        let set_up = poses(&mut app);
        let on_board = |poses: &BTreeMap<String, Transform>| {
            let standing = poses
                .iter()
                .filter(|(place, _)| place.contains("Some(Stands"));
            standing.map(|(p, t)| (p.clone(), *t)).collect::<Vec<_>>()
        };
        assert_eq!(on_board(&left_by_play), on_board(&set_up));
        assert_eq!(left_by_play.len(), set_up.len());
        assert_eq!(mismatches(&app), Mismatches(0));
    }
}

#[test]
fn undo_sets_the_pieces_up_as_they_were() {
    let mut app = table(&terms(fixture::schaedler(), 5, 5, 4));
    let before = poses(&mut app);
    choose(&mut app, fixture::mv("@c3"));
    assert_ne!(poses(&mut app), before);
    app.world_mut().write_message(GameRequest::Undo);
    settled(&mut app);
    assert_eq!(poses(&mut app), before);
    assert_eq!(mismatches(&app), Mismatches(0));
}

#[test]
fn pieces_leave_with_the_table() {
    let mut app = table(&terms(kowalski(), 6, 6, 5));
    assert_eq!(poses(&mut app).len(), 12);
    leave(&mut app);
    assert_eq!(poses(&mut app).len(), 0);
}

#[test]
fn a_missing_piece_is_reported_and_set_up_again() {
    let mut app = table(&terms(kowalski(), 6, 6, 5));
    let mut query = app.world_mut().query::<(Entity, &Stands)>();
    let a1 = query
        .iter(app.world())
        .find(|(_, stands)| stands.0 == rules::Square::new(0, 0))
        .map(|(entity, _)| entity)
        .expect("a piece on a1");
    app.world_mut().entity_mut(a1).despawn();
    choose(&mut app, fixture::mv("a1-a4"));
    settled(&mut app);
    assert!(mismatches(&app).0 > 0);
    let reported = mismatches(&app);
    assert_eq!(poses(&mut app).len(), 12);
    let next = now(&app).moves()[0];
    choose(&mut app, next);
    settled(&mut app);
    assert_eq!(mismatches(&app), reported, "all is well again");
}

#[test]
fn a_set_up_position_counts_what_is_missing_as_captured() {
    let terms = terms(kowalski(), 6, 6, 5);
    let position = fixture::position(&terms, "b1b1B1/6/6/6/2W3/w1w1w1 w - 0");
    assert_eq!(captured(&position, Side::White).men, 2);
    assert_eq!(captured(&position, Side::Black).men, 3);
    assert_eq!(captured(&position, Side::Black).duces, 0);
    assert_eq!(muster(&position).len(), 12);
}
