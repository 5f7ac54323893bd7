//! What a hint knows: a good move, what speaks for it, and which others are as good.

use crate::ai::{self, Brief, Choice, Limits, Memory, Reasons, Temper};
use crate::rules::{Move, Position, Square, Stage};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What a hint's search may cost. Nodes decide; the time is a cap for slow machines.
const LIMITS: Limits = Limits {
    depth: Some(10),
    nodes: Some(150_000),
    time: Some(Duration::from_millis(2500)),
};
/// How many moves are called good, at most.
const GOOD: u32 = 3;
/// A move is as good as the best when it is worth this much less at most, in hundredths of a man.
const AS_GOOD: i32 = 45;

/// What is known of a good move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Case {
    /// What it does at once.
    pub at_once: Reasons,
    /// The mover's next move by the expected line, and what that does, where it takes or binds something.
    pub prepares: Option<(Move, Reasons)>,
    /// It leads to a win that cannot be prevented.
    pub wins: bool,
    /// It ends the game at once.
    pub ends: bool,
    /// There is no other move.
    pub only: bool,
}

impl Case {
    /// Whether nothing can be said for it.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        let quiet = Reasons {
            exposes: self.at_once.exposes.clone(),
            ..Reasons::default()
        };
        self.at_once == quiet && self.prepares.is_none() && !(self.wins || self.ends || self.only)
    }
}

/// A good move, with its case and its equals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// The best move that was found.
    pub mv: Move,
    /// What speaks for it.
    pub case: Case,
    /// The good moves, the best among them, in the board's order.
    pub good: Vec<Move>,
}

/// Looks for a good move; nothing when the game is over, or when it was told to stop.
#[must_use]
pub fn advise(position: &Position, stop: &AtomicBool) -> Option<Advice> {
    let brief = Brief {
        lines: GOOD,
        ..Temper::exact(LIMITS).into()
    };
    let choice = ai::think(position, brief, 0, stop, &mut Memory::default())?;
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    let mut good: Vec<Move> = choice
        .others
        .iter()
        .filter(|(_, score)| score + AS_GOOD >= choice.score)
        .map(|&(mv, _)| mv)
        .chain([choice.mv])
        .collect();
    good.sort_by_key(|mv| mv.to_string());
    good.dedup();
    Some(Advice {
        mv: choice.mv,
        case: case(position, &choice),
        good,
    })
}

/// What spoke for a move that was played from `before`: nothing when it was no legal move there, or when told to stop.
#[must_use]
pub fn explain(before: &Position, mv: Move, stop: &AtomicBool) -> Option<Case> {
    let mut after = before.clone();
    let ply = after.play(mv).ok()?;
    // Whoever moves next decides what the move may lead to.
    let reply = ai::search(&after, Temper::exact(LIMITS), 0, stop);
    let mut line = vec![mv];
    let mut score = 0;
    if let Some(reply) = &reply {
        line.extend(&reply.line);
        score = if after.side() == before.side() {
            reply.score
        } else {
            -reply.score
        };
    }
    let wins = ply.outcome.and_then(|outcome| outcome.winner) == Some(before.side());
    Some(weigh(before, &line, wins || score >= Choice::WON))
}

fn case(position: &Position, choice: &Choice) -> Case {
    weigh(position, &choice.line, choice.score >= Choice::WON)
}

/// The case for the first move of a line.
fn weigh(position: &Position, line: &[Move], wins: bool) -> Case {
    let Some(&mv) = line.first() else {
        return Case::default();
    };
    let mut after = position.clone();
    let ends = after.play(mv).is_ok_and(|ply| ply.outcome.is_some());
    Case {
        at_once: ai::reasons(position, mv).unwrap_or_default(),
        prepares: prepared(position, line),
        wins: wins && !ends,
        ends: wins && ends,
        only: position.count_moves() == 1,
    }
}

/// The mover's next move in the line after the other side's answer, where it takes or binds.
fn prepared(position: &Position, line: &[Move]) -> Option<(Move, Reasons)> {
    let side = position.side();
    let mut now = position.clone();
    let mut answered = false;
    for &mv in line.iter().take(6) {
        if answered && now.side() == side {
            let reasons = ai::reasons(&now, mv)?;
            let worth = !(reasons.takes.is_empty() && reasons.binds.is_empty());
            return worth.then_some((mv, reasons));
        }
        now.play(mv).ok()?;
        answered |= now.side() != side;
    }
    None
}

/// What a first hint lights up: the piece that has a good move, or the part of the board where one is well placed.
#[must_use]
pub fn whereabouts(position: &Position, mv: Move) -> Vec<Square> {
    match mv {
        Move::Go { from, .. } => vec![from],
        Move::Remove { at } => vec![at],
        Move::Pass => position.second_move().into_iter().collect(),
        Move::Place { at, .. } => {
            let near = |a: u8, b: u8| a.abs_diff(b) <= 1;
            let empty = position.board().all().filter(|&sq| {
                near(sq.file, at.file) && near(sq.rank, at.rank) && position.at(sq).is_none()
            });
            empty.collect()
        }
    }
}

/// The square a move ends on, or takes from.
#[must_use]
pub fn goal(mv: Move) -> Option<Square> {
    match mv {
        Move::Go { to, .. } => Some(to),
        Move::Place { at, .. } | Move::Remove { at } => Some(at),
        Move::Pass => None,
    }
}

/// Whether a hint can go beyond the first step: for a removal or a pass the first says all.
#[must_use]
pub fn has_goal_of_its_own(position: &Position, mv: Move) -> bool {
    match mv {
        Move::Go { .. } => true,
        Move::Place { .. } => position.stage() == Stage::Placing,
        Move::Remove { .. } | Move::Pass => false,
    }
}
