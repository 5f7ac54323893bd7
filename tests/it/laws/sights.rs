//! What random play has met: a law that never saw a rule at work says nothing about it.

use crate::twin::{Piece, Twin};
use latrunculi::rules::{Between, Calculus, Move, Outcome, Ply, Reason, Repetition, Role, Ruleset};
use std::collections::BTreeSet;

const WANTED: [&str; 15] = [
    "a chain of three jumps",
    "a corner man fell",
    "a dux jumped",
    "a dux was taken",
    "a group went in one removal",
    "a line of several fell",
    "a man held along rank and file",
    "a man went safely in between",
    "a pass",
    "a second capture in one turn",
    "a third time was forbidden",
    "an alligatus was freed",
    "an empty corner helped",
    "going in between was forbidden",
    "several fell to one move",
];

const WANTED_ENDS: [Reason; 5] = [
    Reason::DuxCaptured,
    Reason::DuxImmobilised,
    Reason::Men,
    Reason::NoAction,
    Reason::Quiet,
];

/// The rare things met so far.
#[derive(Default)]
pub struct Sights(BTreeSet<&'static str>);

impl Sights {
    /// Fails unless everything wanted has been met.
    pub fn are_all_met(&self) {
        let ends = WANTED_ENDS.iter().map(|end| end.word());
        let missed: Vec<&str> = WANTED
            .into_iter()
            .chain(ends)
            .filter(|sight| !self.0.contains(sight))
            .collect();
        assert!(missed.is_empty(), "never met: {missed:?}");
    }

    /// Notes what a ply shows.
    pub fn see_ply(&mut self, ply: &Ply, before: &Twin, after: &Twin) {
        let moved = matches!(ply.mv, Move::Go { .. });
        let several = ply.taken.len() > 1;
        let dux = |calculus: Calculus| calculus.role == Role::Dux;
        let on_corner = ply.taken.iter().any(|&(sq, _)| before.is_corner(sq));
        let doubly = |piece: &Piece| piece.bonds.rank && piece.bonds.file;
        let on = ply.brackets.iter();
        let from_corner = on.clone().any(|bracket| after.at(bracket.helper).is_none());
        let sights = [
            (ply.path.len() > 3, "a chain of three jumps"),
            (moved && on_corner, "a corner man fell"),
            (
                !ply.jumped.is_empty() && ply.calculus.is_some_and(dux),
                "a dux jumped",
            ),
            (
                ply.taken.iter().any(|taken| dux(taken.1)),
                "a dux was taken",
            ),
            (!moved && several, "a group went in one removal"),
            (
                { on }.any(|bracket| bracket.between.len() > 1),
                "a line of several fell",
            ),
            (
                after.squares.iter().flatten().any(doubly),
                "a man held along rank and file",
            ),
            (ply.between, "a man went safely in between"),
            (ply.mv == Move::Pass, "a pass"),
            (
                before.second.is_some() && after.second.is_some(),
                "a second capture in one turn",
            ),
            (!ply.freed.is_empty(), "an alligatus was freed"),
            (from_corner, "an empty corner helped"),
            (moved && several, "several fell to one move"),
        ];
        let seen = sights.into_iter().filter(|&(seen, _)| seen);
        self.0.extend(seen.map(|(_, sight)| sight));
    }

    /// Notes whether a rule forbids anything here: with the rule left out, more could be done.
    pub fn see_forbidden(&mut self, twin: &Twin, moves: &[Move]) {
        let mut without = |change: fn(&mut Ruleset), sight| {
            let mut freer = twin.clone();
            change(&mut freer.rules);
            if freer.rules != twin.rules && freer.moves_and_outcome().0.len() > moves.len() {
                self.0.insert(sight);
            }
        };
        without(
            |rules| rules.between = Between::Safe,
            "going in between was forbidden",
        );
        without(
            |rules| rules.repetition = Repetition::Free,
            "a third time was forbidden",
        );
    }

    /// Notes how a game ended.
    pub fn see_end(&mut self, outcome: Option<Outcome>) {
        self.0.extend(outcome.map(|outcome| outcome.reason.word()));
    }
}
