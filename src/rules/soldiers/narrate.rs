//! Tells a played move as a [`Ply`]: the showing path, which may take its time.

use super::bits::Bits;
use super::board::Board;
use super::field::{Direction, Field};
use super::mv::Move;
use super::play::Effects;
use super::ply::{Bracket, Ply};
use super::ruleset::Jumps;
use super::square::Square;

impl<B: Bits> Field<B> {
    /// The story of a move from the boards before and after it. The outcome is left open.
    pub(super) fn narrate(
        &self,
        before: &Board<B>,
        after: &Board<B>,
        mv: Move,
        effects: &Effects<B>,
    ) -> Ply {
        let mut ply = Ply {
            mv,
            side: before.side,
            calculus: None,
            path: Vec::new(),
            jumped: Vec::new(),
            brackets: Vec::new(),
            bound: self.names_of(effects.bound),
            freed: self.names_of(effects.freed),
            taken: effects
                .taken
                .squares()
                .filter_map(|index| Some((self.name(index), before.at(index)?)))
                .collect(),
            immobilised: self
                .immobilised(after, after.side)
                .map(|index| self.name(index)),
            between: false,
            grade: None,
            returned: Vec::new(),
            next: after.side,
            outcome: None,
        };
        match mv {
            Move::Place { at, .. } => {
                ply.path.push(at);
                ply.calculus = after.at(self.index(at));
            }
            Move::Go { from, to } => self.narrate_going(before, from, to, effects, &mut ply),
            Move::Remove { .. } | Move::Pass => {}
        }
        ply
    }

    fn narrate_going(
        &self,
        before: &Board<B>,
        from: Square,
        to: Square,
        effects: &Effects<B>,
        ply: &mut Ply,
    ) {
        let (start, goal) = (self.index(from), self.index(to));
        ply.calculus = before.at(start);
        let path = self.path(before, start, goal);
        ply.jumped = path
            .windows(2)
            .filter_map(|leg| self.jumped_over(before, leg[0], leg[1]))
            .map(|index| self.name(index))
            .collect();
        ply.path = path.into_iter().map(|index| self.name(index)).collect();
        let mut carried = *before;
        self.carry(&mut carried, start, goal);
        let captured = effects.taken | effects.bound | before.alligati();
        for direction in Direction::ALL {
            if let Some((line, helper)) = self.bracket(&carried, goal, before.side, direction)
                && !(line & captured).is_empty()
            {
                ply.brackets.push(Bracket {
                    mover: to,
                    helper: self.name(helper),
                    between: self.names_of(line),
                });
            }
        }
        ply.between =
            self.between_enemies(&carried, before.side).has(goal) && self.traps_announced(effects);
    }

    /// Going in between is worth a word only where it captured nothing.
    fn traps_announced(&self, effects: &Effects<B>) -> bool {
        (effects.taken | effects.bound).is_empty()
    }

    fn names_of(&self, set: B) -> Vec<Square> {
        set.squares().map(|index| self.name(index)).collect()
    }

    fn jumped_over(&self, before: &Board<B>, from: usize, to: usize) -> Option<usize> {
        let (start, goal) = (B::bit(from), B::bit(to));
        let middle = self.beside(start) & self.beside(goal) & before.occupied();
        (!middle.is_empty()).then(|| middle.lowest())
    }

    /// The squares a piece stands on from first to last: by a step or slide if one leads there, else by the fewest jumps.
    fn path(&self, before: &Board<B>, from: usize, to: usize) -> Vec<usize> {
        let Jumps::Over { whom, .. } = self.jumps_of(before, from) else {
            return vec![from, to];
        };
        if self.walks(before, from).has(to) {
            return vec![from, to];
        }
        let start = B::bit(from);
        let mut layers = vec![start];
        let mut seen = start;
        while let Some(&frontier) = layers.last()
            && !frontier.has(to)
            && !frontier.is_empty()
        {
            let next = self.jump_all(before, start, frontier, whom) & !seen;
            seen |= next;
            layers.push(next);
        }
        self.trace_back(before, start, &layers, whom, to)
    }

    fn jump_all(&self, before: &Board<B>, start: B, frontier: B, whom: super::JumpOver) -> B {
        Direction::ALL.iter().fold(B::EMPTY, |all, &direction| {
            all | self.jump(before, start, frontier, whom, direction)
        })
    }

    fn trace_back(
        &self,
        before: &Board<B>,
        start: B,
        layers: &[B],
        whom: super::JumpOver,
        to: usize,
    ) -> Vec<usize> {
        let mut path = vec![to];
        for layer in layers.iter().rev().skip(1) {
            let last = path[path.len() - 1];
            let previous = layer
                .squares()
                .find(|&index| self.jump_all(before, start, B::bit(index), whom).has(last));
            path.extend(previous);
        }
        path.reverse();
        path
    }
}
