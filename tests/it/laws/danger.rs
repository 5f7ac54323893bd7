//! What is said to be in danger can be lost by one action, and nothing else can: tried by playing.

use super::walk::{Amount, every_step};
use latrunculi::rules::{Position, Repetition, Ruleset, Side, Square, Stage};
use std::collections::BTreeSet;

#[test]
fn danger_is_what_one_action_can_do() {
    let amount = Amount {
        seed: 23,
        games: 0,
        set_ups: 1,
        plies: 30,
    };
    let mut endangered = 0_usize;
    every_step(&amount, |step, _| {
        let position = step.before;
        if position.stage() == Stage::Placing {
            assert!(
                position.in_danger(Side::White).is_empty(),
                "{}",
                step.place()
            );
            return;
        }
        let prey = position.side().other();
        let told: BTreeSet<Square> = position.in_danger(prey).into_iter().collect();
        let tried = tried(position, prey);
        endangered += told.len();
        let rules = position.ruleset();
        let forbids = |rules: &Ruleset| rules.repetition == Repetition::ThirdForbidden;
        if rules.soldiers().is_some_and(forbids) {
            assert!(told.is_superset(&tried), "{}", step.place());
        } else {
            assert_eq!(told, tried, "{}", step.place());
        }
        // What the side to act could lose is what it could lose if the other were to act.
        if let Some(turned) = turned(position) {
            let side = position.side();
            assert_eq!(
                position.in_danger(side),
                turned.in_danger(side),
                "{}",
                step.place()
            );
        }
    });
    assert!(endangered > 200, "only {endangered} pieces in danger");
}

/// What of `prey` each legal action takes, binds or shuts in.
fn tried(position: &Position, prey: Side) -> BTreeSet<Square> {
    let mut lost = BTreeSet::new();
    for mv in position.moves() {
        let mut after = position.clone();
        let ply = after.play(mv).expect("a legal move");
        let taken = ply.taken.iter().map(|&(at, _)| at);
        lost.extend(taken.chain(ply.bound.iter().copied()));
        lost.extend(after.immobilised(prey));
    }
    let theirs = |at: &Square| position.at(*at).is_some_and(|piece| piece.side == prey);
    lost.into_iter().filter(theirs).collect()
}

/// The same with the other side to act; nothing where the game would be over, or a second move is pending.
fn turned(position: &Position) -> Option<Position> {
    if position.second_move().is_some() || position.outcome().is_some() {
        return None;
    }
    let text = position.to_string();
    let mut fields: Vec<&str> = text.split(' ').collect();
    fields[1] = if fields[1] == "w" { "b" } else { "w" };
    let turned = Position::parse(position.terms(), &fields.join(" ")).ok()?;
    turned.outcome().is_none().then_some(turned)
}
