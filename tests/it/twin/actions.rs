//! What a side may do, found by trying.

use super::{Twin, WAYS};
use latrunculi::rules::{
    Between, Chain, JumpOver, Jumps, Move, Movement, Removal, Repetition, Role, Side, Square, Stage,
};

impl Twin {
    /// All actions that the position allows, if the game is not over, sorted as their text is.
    pub fn actions(&self) -> Vec<Move> {
        let mut found = match self.stage() {
            Stage::Placing => self.placements(),
            Stage::Moving => self.goings(),
        };
        if self.stage() == Stage::Moving {
            match self.second {
                Some(_) => found.push(Move::Pass),
                None => found.extend(self.removals()),
            }
            found.retain(|&mv| self.may_come_about(mv));
        }
        found.sort_by_key(ToString::to_string);
        found.dedup();
        found
    }

    fn placements(&self) -> Vec<Move> {
        let men_left = self.hands.iter().any(|hand| hand.men > 0);
        let role = if men_left { Role::Miles } else { Role::Dux };
        let hand = self.hands[self.side.index()];
        let has = if men_left { hand.men } else { hand.duces };
        if has == 0 {
            return Vec::new();
        }
        let empty = self.board.all().filter(|&sq| self.at(sq).is_none());
        empty.map(|at| Move::Place { role, at }).collect()
    }

    fn goings(&self) -> Vec<Move> {
        let mut found = Vec::new();
        for from in self.board.all() {
            let may_act = self.second.is_none_or(|only| only == from);
            if may_act && self.free_piece(Some(from), self.side) {
                for to in self.reach(from) {
                    if self.may_stand(from, to) {
                        found.push(Move::Go { from, to });
                    }
                }
            }
        }
        found
    }

    /// Where the piece can get to, whatever comes of it.
    pub fn reach(&self, from: Square) -> Vec<Square> {
        let mut found = self.straight(from);
        found.extend(self.jumps(from));
        found
    }

    fn straight(&self, from: Square) -> Vec<Square> {
        let mut found = Vec::new();
        for way in WAYS {
            let mut sq = from;
            while let Some(next) = self.beside(sq, way) {
                if self.at(next).is_some() {
                    break;
                }
                found.push(next);
                sq = next;
                if self.rules.movement == Movement::Step {
                    break;
                }
            }
        }
        found
    }

    fn jumps(&self, from: Square) -> Vec<Square> {
        let Some(piece) = self.at(from) else {
            return Vec::new();
        };
        let rule = match piece.calculus.role {
            Role::Miles => self.rules.jumps,
            Role::Dux => self.rules.dux_jumps,
        };
        let Jumps::Over { whom, chain, .. } = rule else {
            return Vec::new();
        };
        let mut lifted = self.clone();
        lifted.put(from, None);
        let mut landed = vec![from];
        let mut next = 0;
        while next < landed.len() {
            for way in WAYS {
                let land = lifted.landing(landed[next], way, whom, piece.calculus.side);
                if let Some(land) = land.filter(|land| !landed.contains(land)) {
                    landed.push(land);
                }
            }
            next += 1;
            if chain == Chain::Single {
                break;
            }
        }
        landed.split_off(1)
    }

    /// Where one jump ends, if it can be made.
    fn landing(&self, sq: Square, way: (i16, i16), whom: JumpOver, side: Side) -> Option<Square> {
        let over = self.beside(sq, way)?;
        let land = self.beside(over, way)?;
        let jumped = self.at(over)?;
        let allowed = whom == JumpOver::Either || jumped.calculus.side != side;
        (allowed && self.at(land).is_none()).then_some(land)
    }

    /// Whether the rule on moving in between lets the piece end there.
    fn may_stand(&self, from: Square, to: Square) -> bool {
        if self.rules.between == Between::Safe || !self.ends_between(from, to) {
            return true;
        }
        let (_, deed) = self.after(Move::Go { from, to });
        let bound_before = |sq: &Square| self.at(*sq).is_some_and(|piece| piece.bonds.any());
        let taken = deed.taken.iter().map(|(sq, _)| sq);
        taken.chain(&deed.bound).any(|sq| !bound_before(sq))
    }

    /// Whether the piece would have enemies, bound or not, on both sides along a rank or a file.
    pub fn ends_between(&self, from: Square, to: Square) -> bool {
        let mut moved = self.clone();
        moved.put(to, self.at(from));
        moved.put(from, None);
        let enemy = |way| moved.any_piece(moved.beside(to, way), self.side.other());
        (enemy((-1, 0)) && enemy((1, 0))) || (enemy((0, -1)) && enemy((0, 1)))
    }

    fn removals(&self) -> Vec<Move> {
        if self.rules.removal == Removal::Immediate {
            return Vec::new();
        }
        let mut found = Vec::new();
        for sq in self.board.all() {
            let Some(piece) = self.at(sq) else { continue };
            if piece.calculus.side != self.side && piece.bonds.any() {
                found.push(Move::Remove {
                    at: self.removal_name(sq),
                });
            }
        }
        found
    }

    /// The square by which the removal of the alligatus on a square is named.
    pub fn removal_name(&self, sq: Square) -> Square {
        match self.at(sq) {
            Some(piece) if piece.bonds.shut => self.group(sq)[0],
            _ => sq,
        }
    }

    /// Whether the rule on repetition lets the action bring its position about.
    fn may_come_about(&self, mv: Move) -> bool {
        if self.rules.repetition == Repetition::Free {
            return true;
        }
        let (after, _) = self.after(mv);
        let position = after.text_without_quiet();
        self.past.iter().filter(|past| ***past == *position).count() < 2
    }
}
