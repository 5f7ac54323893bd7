//! What random play has met: a law that never saw a rule at work says nothing about it.

use crate::twin::{Piece, Twin};
use latrunculi::rules::{
    Between, Calculus, Move, Outcome, Ply, Reason, Repetition, Role, Ruleset, Square,
};
use std::collections::BTreeSet;

const WANTED: [&str; 16] = [
    "a chain of three jumps",
    "a corner man fell",
    "a dux jumped",
    "a dux was taken",
    "a dux spared whom it jumped",
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
        let dux_jumped = !ply.jumped.is_empty() && ply.calculus.is_some_and(is_dux);
        let captured_again = before.second.is_some() && after.second.is_some();
        let doubly = |piece: &Piece| piece.bonds.rank && piece.bonds.file;
        let held_doubly = after.squares.iter().flatten().any(doubly);
        self.note(ply.path.len() > 3, "a chain of three jumps");
        self.note(dux_jumped, "a dux jumped");
        self.note(held_doubly, "a man held along rank and file");
        self.note(ply.between, "a man went safely in between");
        self.note(ply.mv == Move::Pass, "a pass");
        self.note(captured_again, "a second capture in one turn");
        self.note(!ply.freed.is_empty(), "an alligatus was freed");
        self.see_captures(ply, before, after);
    }

    fn see_captures(&mut self, ply: &Ply, before: &Twin, after: &Twin) {
        let moved = matches!(ply.mv, Move::Go { .. });
        let several = ply.taken.len() > 1;
        let brackets = || ply.brackets.iter();
        let on_corner = ply.taken.iter().any(|&(sq, _)| before.is_corner(sq));
        let line = brackets().any(|bracket| bracket.between.len() > 1);
        let from_corner = brackets().any(|bracket| after.at(bracket.helper).is_none());
        let spared = spared_in_corner(ply, before, after);
        let dux_taken = ply.taken.iter().any(|&(_, calculus)| is_dux(calculus));
        self.note(moved && on_corner, "a corner man fell");
        self.note(spared, "a dux spared whom it jumped");
        self.note(dux_taken, "a dux was taken");
        self.note(!moved && several, "a group went in one removal");
        self.note(line, "a line of several fell");
        self.note(from_corner, "an empty corner helped");
        self.note(moved && several, "several fell to one move");
    }

    fn note(&mut self, seen: bool, sight: &'static str) {
        if seen {
            self.0.insert(sight);
        }
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

fn is_dux(calculus: Calculus) -> bool {
    calculus.role == Role::Dux
}

/// Whether a piece jumped out of a corner over an enemy who would have been bracketed against that corner.
fn spared_in_corner(ply: &Ply, before: &Twin, after: &Twin) -> bool {
    let hostile = before.rules.capture.hostile_corner.is_on();
    let from_corner = ply.path.first().is_some_and(|&sq| before.is_corner(sq));
    let spared = |&sq: &Square| after.any_piece(Some(sq), ply.side.other());
    hostile && from_corner && ply.jumped.iter().any(spared)
}
