//! A slow, obvious twin of the archers' rules: one square at a time, written from RULES.md without a look at the core.

use super::rules::LINES;
use latrunculi::rules::{Grade, Outcome, Position, Reason, Side, Square};
use std::collections::BTreeMap;

/// A game as one would play it by hand.
#[derive(Clone)]
pub struct Twin {
    pub jarmo: bool,
    lines: Vec<(Square, Square)>,
    /// Whose archer, and whether it is superior.
    pub archers: BTreeMap<Square, (Side, bool)>,
    pub hands: [u32; 2],
    pub side: Side,
    pub putting_back: bool,
    pub quiet: u32,
    passed: u32,
    /// What each side has done, its last action last.
    done: [Vec<String>; 2],
}

/// What an action did.
#[derive(Debug, PartialEq, Eq)]
pub struct Deed {
    pub taken: Option<Square>,
    pub returned: bool,
    pub grade: Option<Grade>,
}

impl Twin {
    /// The same position without a past.
    pub fn of(position: &Position, jarmo: bool, conjectural: bool) -> Self {
        let extra = if conjectural { " c5-b3" } else { "" };
        let lines = format!("{LINES}{extra}")
            .split_whitespace()
            .map(|line| {
                let (a, b) = line.split_once('-').expect("a line");
                (Square::parse(a).expect("a"), Square::parse(b).expect("b"))
            })
            .collect();
        let superior = |sq| position.grade(sq) == Some(Grade::Superior);
        let archers = position.pieces().into_iter();
        Self {
            jarmo,
            lines,
            archers: archers
                .map(|(sq, archer)| (sq, (archer.side, superior(sq))))
                .collect(),
            hands: Side::BOTH.map(|side| u32::from(position.hand(side).men)),
            side: position.side(),
            putting_back: position.puts_back(),
            quiet: u32::from(position.quiet()),
            passed: 0,
            done: [Vec::new(), Vec::new()],
        }
    }

    fn base(side: Side) -> u8 {
        if side == Side::White { 0 } else { 4 }
    }

    fn hand(&mut self, side: Side) -> &mut u32 {
        &mut self.hands[usize::from(side == Side::Black)]
    }

    fn in_hand(&self, side: Side) -> u32 {
        self.hands[usize::from(side == Side::Black)]
    }

    fn joined(&self, from: Square, to: Square) -> bool {
        self.lines.contains(&(from, to)) || self.lines.contains(&(to, from))
    }

    fn squares() -> impl Iterator<Item = Square> {
        (0..5).flat_map(|rank| (0..5).map(move |file| Square::new(file, rank)))
    }

    fn vacant_base(&self) -> Vec<Square> {
        Self::squares()
            .filter(|sq| sq.rank == Self::base(self.side) && !self.archers.contains_key(sq))
            .collect()
    }

    /// Going along lines, without a look at who may be captured.
    fn ways(&self) -> Vec<(Square, Square)> {
        let mut ways = Vec::new();
        for from in Self::squares() {
            let own = self.archers.get(&from).is_some_and(|a| a.0 == self.side);
            if !own || from.rank == Self::base(self.side.other()) {
                continue;
            }
            for to in Self::squares().filter(|&to| self.joined(from, to)) {
                let backwards = match self.side {
                    Side::White => to.rank < from.rank,
                    Side::Black => to.rank > from.rank,
                };
                let friend = self.archers.get(&to).is_some_and(|a| a.0 == self.side);
                if friend || (backwards && !self.jarmo) || self.fifth(from, to) {
                    continue;
                }
                ways.push((from, to));
            }
        }
        ways
    }

    /// Whether the last four actions of the side went to and fro between these two.
    fn fifth(&self, from: Square, to: Square) -> bool {
        let done = &self.done[usize::from(self.side == Side::Black)];
        let both = [format!("{from}-{to}"), format!("{to}-{from}")];
        self.jarmo && done.len() >= 4 && done[done.len() - 4..].iter().all(|it| both.contains(it))
    }

    /// All legal actions as text, sorted.
    pub fn actions(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let comebacks = self.vacant_base().into_iter().map(|sq| format!("@{sq}"));
        let mut actions: Vec<String> = Vec::new();
        if self.putting_back {
            actions.extend(comebacks);
            actions.push("pass".to_owned());
        } else {
            let at_home = |to: &Square| {
                let enemy = self.side.other();
                to.rank == Self::base(enemy) && self.archers.get(to).is_some_and(|a| a.0 == enemy)
            };
            let (guarded, open): (Vec<_>, Vec<_>) =
                self.ways().into_iter().partition(|(_, to)| at_home(to));
            let written = |ways: Vec<(Square, Square)>| {
                ways.into_iter().map(|(from, to)| format!("{from}-{to}"))
            };
            actions.extend(written(open));
            if !self.jarmo && self.in_hand(self.side) > 0 {
                actions.extend(comebacks);
            }
            if actions.is_empty() {
                actions.extend(written(guarded));
            }
            if actions.is_empty() {
                actions.push("pass".to_owned());
            }
        }
        actions.sort();
        actions
    }

    /// Plays an action that is legal.
    pub fn play(&mut self, action: &str) -> Deed {
        let side = self.side;
        let mut deed = Deed {
            taken: None,
            returned: false,
            grade: None,
        };
        let was_putting_back = std::mem::take(&mut self.putting_back);
        if !was_putting_back {
            self.done[usize::from(side == Side::Black)].push(action.to_owned());
        }
        let mut turn_over = true;
        if let Some((from, to)) = action.split_once('-') {
            let (from, to) = (
                Square::parse(from).expect("from"),
                Square::parse(to).expect("to"),
            );
            turn_over = self.go(from, to, &mut deed);
            self.passed = 0;
        } else {
            if let Some(at) = action.strip_prefix('@') {
                self.archers
                    .insert(Square::parse(at).expect("at"), (side, false));
                *self.hand(side) -= 1;
                self.passed = 0;
            } else if !was_putting_back {
                self.passed += 1;
            }
            if !was_putting_back {
                self.quiet += 1;
            }
        }
        if turn_over {
            self.side = side.other();
        }
        deed
    }

    fn go(&mut self, from: Square, to: Square, deed: &mut Deed) -> bool {
        let side = self.side;
        let (_, was_superior) = self.archers.remove(&from).expect("an archer");
        let taken = self.archers.remove(&to);
        let mut superior = was_superior;
        self.quiet += 1;
        if let Some((enemy, its_rank)) = taken {
            superior = true;
            self.quiet = 0;
            deed.taken = Some(to);
            deed.returned = self.jarmo || its_rank;
            if deed.returned {
                *self.hand(enemy) += 1;
            }
        }
        let arrives = self.jarmo && superior && to.rank == Self::base(side.other());
        if arrives {
            superior = false;
        }
        self.archers.insert(to, (side, superior));
        if superior != was_superior {
            deed.grade = Some(if superior {
                Grade::Superior
            } else {
                Grade::Simple
            });
        }
        self.putting_back = arrives && self.in_hand(side) > 0 && !self.vacant_base().is_empty();
        !self.putting_back
    }

    /// Archers of a side on the board, and how many of them stand on the enemy base.
    fn counted(&self, side: Side) -> (u32, u32) {
        let own = self.archers.iter().filter(|(_, archer)| archer.0 == side);
        let arrived = own
            .clone()
            .filter(|(sq, _)| sq.rank == Self::base(side.other()));
        (own.count() as u32, arrived.count() as u32)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        if self.putting_back {
            return None;
        }
        for side in [self.side.other(), self.side] {
            let (all, arrived) = self.counted(side);
            let living = if self.jarmo {
                all
            } else {
                all + self.in_hand(side)
            };
            if living == 0 {
                return Some(self.end(Some(side.other()), Reason::NoArchers));
            }
            if living == arrived {
                return Some(self.end(Some(side), Reason::Base));
            }
        }
        if self.passed >= 2 {
            return Some(self.end(None, Reason::Passes));
        }
        (self.quiet >= 100).then(|| self.end(None, Reason::Quiet))
    }

    fn end(&self, reached: Option<Side>, reason: Reason) -> Outcome {
        let winner = if self.jarmo {
            let [white, black] = self.counts();
            match white.cmp(&black) {
                std::cmp::Ordering::Greater => Some(Side::White),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Less => Some(Side::Black),
            }
        } else {
            reached
        };
        Outcome { winner, reason }
    }

    fn counts(&self) -> [u32; 2] {
        Side::BOTH.map(|side| {
            let (all, arrived) = self.counted(side);
            all + arrived
        })
    }

    pub fn points(&self) -> Option<[u32; 2]> {
        let outcome = self.outcome()?;
        if self.jarmo {
            return Some(self.counts());
        }
        Some(Side::BOTH.map(|side| {
            if outcome.winner == Some(side) {
                self.counted(side).0
            } else {
                0
            }
        }))
    }

    /// The four fields.
    pub fn text(&self) -> String {
        let mut ranks = Vec::new();
        for rank in (0..5).rev() {
            let mut row = String::new();
            for file in 0..5 {
                row.push(match self.archers.get(&Square::new(file, rank)) {
                    None => '1',
                    Some((Side::White, false)) => 'w',
                    Some((Side::White, true)) => 'W',
                    Some((Side::Black, false)) => 'b',
                    Some((Side::Black, true)) => 'B',
                });
            }
            for gap in (2..=5).rev() {
                row = row.replace(&"1".repeat(gap), &gap.to_string());
            }
            ranks.push(row);
        }
        let side = if self.side == Side::White { "w" } else { "b" };
        let plus = if self.putting_back { "+" } else { "" };
        let hand = |count: u32, letter: &str| match count {
            0 => String::new(),
            count => format!("{letter}{count}"),
        };
        let hands = hand(self.hands[0], "w") + &hand(self.hands[1], "b");
        let hands = if hands.is_empty() { "-" } else { &hands };
        format!("{} {side}{plus} {hands} {}", ranks.join("/"), self.quiet)
    }
}
