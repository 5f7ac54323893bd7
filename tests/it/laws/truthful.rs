//! A ply tells everything: whoever knows the start and every ply knows the board, without any rule of the game.

use super::walk::{Amount, Step, choose, every_beginning};
use crate::twin::Twin;
use latrunculi::rules::{Calculus, Hand, Move, Ply, Position, Role, Side, Square};
use std::collections::{BTreeMap, BTreeSet};

/// A table at which somebody moves the pieces as the plies tell.
#[derive(Debug, PartialEq, Eq)]
struct Table {
    pieces: BTreeMap<Square, Calculus>,
    alligati: BTreeSet<Square>,
    hands: [Hand; 2],
    side: Side,
}

#[test]
fn the_plies_alone_tell_the_game() {
    let amount = Amount {
        seed: 9,
        games: 2,
        set_ups: 3,
        plies: 100,
    };
    every_beginning(&amount, |game, mut position, plies, mut dice| {
        let mut table = Table::laid(&position);
        for _ in 0..plies {
            let Some(mv) = choose(&position, &mut dice) else {
                break;
            };
            let before = position.clone();
            let ply = position.play(mv);
            let ply = ply.unwrap_or_else(|error| panic!("{}: {before} {mv}: {error}", game.name));
            let step = Step {
                game,
                before: &before,
                ply: &ply,
                after: &position,
            };
            table.follow(&ply, &step.place());
            assert_eq!(table, Table::laid(&position), "{}", step.place());
            marks_agree(&step);
        }
    });
}

impl Table {
    fn laid(position: &Position) -> Self {
        let pieces = position.pieces();
        let bound = pieces
            .iter()
            .map(|&(sq, _)| sq)
            .filter(|&sq| position.bonds(sq).any());
        Self {
            alligati: bound.collect(),
            pieces: pieces.into_iter().collect(),
            hands: Side::BOTH.map(|side| position.hand(side)),
            side: position.side(),
        }
    }

    fn follow(&mut self, ply: &Ply, place: &str) {
        assert_eq!(ply.side, self.side, "{place}");
        match ply.mv {
            Move::Place { role, at } => self.set_down(ply, role, at, place),
            Move::Go { from, to } => self.carry(ply, from, to, place),
            Move::Remove { .. } | Move::Pass => {
                let still = ply.path.is_empty() && ply.jumped.is_empty() && ply.calculus.is_none();
                assert!(still, "{place}");
            }
        }
        self.see_brackets(ply, place);
        for sq in &ply.bound {
            assert!(
                self.pieces.contains_key(sq) && self.alligati.insert(*sq),
                "{place}: {sq}"
            );
        }
        for sq in &ply.freed {
            assert!(self.alligati.remove(sq), "{place}: {sq}");
        }
        for (sq, calculus) in &ply.taken {
            assert_eq!(self.pieces.remove(sq), Some(*calculus), "{place}: {sq}");
            self.alligati.remove(sq);
        }
        self.side = ply.next;
        assert_eq!(ply.ends_turn(), ply.next != ply.side, "{place}");
    }

    fn set_down(&mut self, ply: &Ply, role: Role, at: Square, place: &str) {
        let side = ply.side;
        assert_eq!(ply.calculus, Some(Calculus { side, role }), "{place}");
        assert_eq!(ply.path, [at], "{place}");
        assert!(ply.jumped.is_empty(), "{place}");
        let earlier = self.pieces.insert(at, Calculus { side, role });
        assert_eq!(earlier, None, "{place}");
        let hand = &mut self.hands[side.index()];
        match role {
            Role::Miles => hand.men -= 1,
            Role::Dux => hand.duces -= 1,
        }
    }

    /// Lifts the piece, follows its path square by square, and sets it down.
    fn carry(&mut self, ply: &Ply, from: Square, to: Square, place: &str) {
        let ends = (ply.path.first().copied(), ply.last_square());
        assert_eq!(ends, (Some(from), Some(to)), "{place}: {:?}", ply.path);
        assert!(!self.alligati.contains(&from), "{place}");
        let calculus = self.pieces.remove(&from);
        assert!(calculus.is_some() && calculus == ply.calculus, "{place}");
        let mut jumped = Vec::new();
        for leg in ply.path.windows(2) {
            let passed = squares_between(leg[0], leg[1]);
            let passed = passed.unwrap_or_else(|| panic!("{place}: {:?}", ply.path));
            assert!(
                !self.pieces.contains_key(&leg[1]),
                "{place}: {:?}",
                ply.path
            );
            jumped.extend(passed.into_iter().filter(|sq| self.pieces.contains_key(sq)));
        }
        assert_eq!(ply.jumped, jumped, "{place}: {:?}", ply.path);
        let legs_with_jumps = if jumped.is_empty() { 1 } else { jumped.len() };
        assert_eq!(
            ply.path.len(),
            legs_with_jumps + 1,
            "{place}: {:?}",
            ply.path
        );
        self.pieces.extend(calculus.map(|calculus| (to, calculus)));
    }

    /// Brackets run from the moved piece over enemies to a friend or an empty corner, and all they hold is caught.
    fn see_brackets(&self, ply: &Ply, place: &str) {
        for bracket in &ply.brackets {
            assert_eq!(Some(bracket.mover), ply.last_square(), "{place}");
            let mut held = squares_between(bracket.mover, bracket.helper).unwrap_or_default();
            let mut told = bracket.between.clone();
            held.sort();
            told.sort();
            assert!(!held.is_empty() && held == told, "{place}: {bracket:?}");
            for sq in &held {
                let enemy = self
                    .pieces
                    .get(sq)
                    .is_some_and(|calculus| calculus.side != ply.side);
                let caught = ply.bound.contains(sq)
                    || ply.taken.iter().any(|(taken, _)| taken == sq)
                    || self.alligati.contains(sq);
                assert!(enemy && caught, "{place}: {bracket:?}");
            }
            let helps = self.pieces.get(&bracket.helper).is_none_or(|helper| {
                helper.side == ply.side && !self.alligati.contains(&bracket.helper)
            });
            assert!(helps, "{place}: {bracket:?}");
        }
    }
}

/// The squares strictly between two squares of one rank or file, from the first to the second.
fn squares_between(from: Square, to: Square) -> Option<Vec<Square>> {
    let mut between = Vec::new();
    let toward = |at: u8, goal: u8| match at.cmp(&goal) {
        std::cmp::Ordering::Less => at + 1,
        std::cmp::Ordering::Equal => at,
        std::cmp::Ordering::Greater => at - 1,
    };
    if (from.file != to.file && from.rank != to.rank) || from == to {
        return None;
    }
    let mut sq = Square::new(toward(from.file, to.file), toward(from.rank, to.rank));
    while sq != to {
        between.push(sq);
        sq = Square::new(toward(sq.file, to.file), toward(sq.rank, to.rank));
    }
    Some(between)
}

/// What the ply says beside what moved: the end, a dux shut in, a man gone safely in between.
fn marks_agree(step: &Step) {
    let Step { ply, after, .. } = step;
    let place = step.place();
    assert_eq!(ply.outcome, after.outcome(), "{place}");
    assert_eq!(ply.immobilised, after.immobilised(after.side()), "{place}");
    let between = match ply.mv {
        Move::Go { from, to } => {
            let twin = Twin::read(&step.game.terms, &step.before.to_string());
            twin.ends_between(from, to) && ply.taken.is_empty() && ply.bound.is_empty()
        }
        _ => false,
    };
    assert_eq!(ply.between, between, "{place}");
}
