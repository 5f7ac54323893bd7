//! What an action does.

use super::{Piece, Twin, WAYS};
use latrunculi::rules::{Bracket, Calculus, Jumped, Jumps, Move, Removal, Role, Square};

/// What came of an action.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Deed {
    /// Pieces taken off the board, in the order a1, b1, ...
    pub taken: Vec<(Square, Calculus)>,
    /// Free pieces that became alligati.
    pub bound: Vec<Square>,
    /// Alligati that became free.
    pub freed: Vec<Square>,
    /// The brackets that were closed, in no particular order.
    pub brackets: Vec<Bracket>,
}

/// How a piece is caught.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hold {
    AlongRank,
    AlongFile,
    ShutIn,
}

impl Twin {
    /// Plays a legal action.
    pub fn play(&mut self, mv: Move) -> Deed {
        let (after, deed) = self.after(mv);
        *self = after;
        self.remember();
        deed
    }

    /// The position after an action, not yet remembered, and what came of it.
    pub fn after(&self, mv: Move) -> (Self, Deed) {
        let mut after = self.clone();
        let mut deed = match mv {
            Move::Place { role, at } => after.place(role, at),
            Move::Go { from, to } => after.go(from, to),
            Move::Remove { at } => after.remove(at),
            Move::Pass => Deed::default(),
        };
        let (bound, freed) = self.changes_of_state(&after);
        (deed.bound, deed.freed) = (bound, freed);
        after.count_quiet_and_turn(mv, &deed);
        (after, deed)
    }

    fn place(&mut self, role: Role, at: Square) -> Deed {
        let side = self.side;
        self.put(at, Some(Piece::free(Calculus { side, role })));
        let hand = &mut self.hands[side.index()];
        match role {
            Role::Miles => hand.men -= 1,
            Role::Dux => hand.duces -= 1,
        }
        self.left -= 1;
        Deed::default()
    }

    fn remove(&mut self, at: Square) -> Deed {
        let shut = self.at(at).is_some_and(|piece| piece.bonds.shut);
        let going = if shut { self.group(at) } else { vec![at] };
        let taken = self.take_off(&going);
        self.drop_unheld_bonds();
        Deed {
            taken,
            ..Deed::default()
        }
    }

    fn go(&mut self, from: Square, to: Square) -> Deed {
        let safe = self.safely_jumped(from, to);
        self.put(to, self.at(from));
        self.put(from, None);
        self.drop_unheld_bonds();
        let brackets = self.brackets(to, safe);
        let caught = self.caught(to, &brackets, safe);
        let mut deed = Deed {
            brackets,
            ..Deed::default()
        };
        if self.rules.removal == Removal::Immediate {
            let going: Vec<Square> = caught.into_iter().map(|(sq, _)| sq).collect();
            deed.taken = self.take_off(&going);
        } else {
            self.bind(&caught);
            self.drop_unheld_bonds();
        }
        deed
    }

    /// The piece jumped over, where such a piece is safe. Only a single jump has this rule.
    fn safely_jumped(&self, from: Square, to: Square) -> Option<Square> {
        let rule = match self.at(from)?.calculus.role {
            Role::Miles => self.rules.jumps,
            Role::Dux => self.rules.dux_jumps,
        };
        let Jumps::Over {
            jumped: Jumped::Safe,
            ..
        } = rule
        else {
            return None;
        };
        let over = WAYS.iter().find_map(|&way| {
            let over = self.beside(from, way)?;
            (self.beside(over, way)? == to).then_some(over)
        })?;
        self.at(over).map(|_| over)
    }

    /// The brackets closed by the moved piece, on the board as it stands after the move.
    fn brackets(&self, mover: Square, safe: Option<Square>) -> Vec<Bracket> {
        let mut found = Vec::new();
        for way in WAYS {
            let mut between = Vec::new();
            let mut next = self.beside(mover, way);
            while let Some(sq) = next.filter(|&sq| self.any_piece(Some(sq), self.side.other())) {
                between.push(sq);
                next = self.beside(sq, way);
                if !self.rules.capture.line.is_on() {
                    break;
                }
            }
            let Some(helper) = next.filter(|&sq| self.helps(sq)) else {
                continue;
            };
            let spared = between.iter().any(|&sq| {
                safe == Some(sq)
                    || self
                        .at(sq)
                        .is_some_and(|piece| self.is_untouchable(piece.calculus))
            });
            if !between.is_empty() && !spared {
                found.push(Bracket {
                    mover,
                    helper,
                    between,
                });
            }
        }
        found
    }

    /// Whether what is on a square helps the side to act to bracket.
    fn helps(&self, sq: Square) -> bool {
        let corner = self.rules.capture.hostile_corner.is_on()
            && self.is_corner(sq)
            && self.at(sq).is_none();
        corner || self.free_piece(Some(sq), self.side)
    }

    /// Everything that is caught, and how.
    fn caught(
        &self,
        mover: Square,
        brackets: &[Bracket],
        safe: Option<Square>,
    ) -> Vec<(Square, Hold)> {
        let mut found = Vec::new();
        for bracket in brackets {
            let along_rank = bracket.helper.rank == mover.rank;
            let hold = if along_rank {
                Hold::AlongRank
            } else {
                Hold::AlongFile
            };
            found.extend(bracket.between.iter().map(|&sq| (sq, hold)));
        }
        for way in WAYS {
            let Some(next) = self.beside(mover, way) else {
                continue;
            };
            if !self.any_piece(Some(next), self.side.other()) {
                continue;
            }
            if self.rules.capture.blockade.is_on() {
                let group = self.group(next);
                if self.is_shut_in(&group) {
                    found.extend(group.into_iter().map(|sq| (sq, Hold::ShutIn)));
                }
            }
            if self.rules.capture.corner_capture.is_on() && self.is_cornered(next) {
                found.push((next, Hold::ShutIn));
            }
        }
        found.retain(|&(sq, _)| safe != Some(sq));
        found
    }

    /// Whether an enemy man on a corner square has free pieces of the side to act on both squares beside it.
    fn is_cornered(&self, sq: Square) -> bool {
        let man = self
            .at(sq)
            .is_some_and(|piece| piece.calculus.role == Role::Miles);
        let held = WAYS.iter().filter_map(|&way| self.beside(sq, way));
        let all_held = { held }.all(|next| self.free_piece(Some(next), self.side));
        man && self.is_corner(sq) && all_held
    }

    fn bind(&mut self, caught: &[(Square, Hold)]) {
        for &(sq, hold) in caught {
            let idx = self.board.index(sq);
            if let Some(piece) = &mut self.squares[idx] {
                match hold {
                    Hold::AlongRank => piece.bonds.rank = true,
                    Hold::AlongFile => piece.bonds.file = true,
                    Hold::ShutIn => piece.bonds.shut = true,
                }
            }
        }
    }

    /// Drops every bond whose holders are gone or bound themselves.
    fn drop_unheld_bonds(&mut self) {
        let before = self.clone();
        for sq in self.board.all() {
            let Some(mut piece) = before.at(sq).filter(|piece| piece.bonds.any()) else {
                continue;
            };
            let enemy = piece.calculus.side.other();
            let held = |way| before.free_piece(before.beside(sq, way), enemy);
            piece.bonds.rank &= held((-1, 0)) && held((1, 0));
            piece.bonds.file &= held((0, -1)) && held((0, 1));
            piece.bonds.shut = piece.bonds.shut && before.is_shut_in(&before.group(sq));
            self.put(sq, Some(piece));
        }
    }

    fn take_off(&mut self, going: &[Square]) -> Vec<(Square, Calculus)> {
        let mut taken = Vec::new();
        for sq in self.board.all().filter(|sq| going.contains(sq)) {
            if let Some(piece) = self.at(sq) {
                taken.push((sq, piece.calculus));
                self.put(sq, None);
            }
        }
        taken
    }

    /// Which pieces that stand on both boards became alligati, and which became free.
    fn changes_of_state(&self, after: &Self) -> (Vec<Square>, Vec<Square>) {
        let mut bound = Vec::new();
        let mut freed = Vec::new();
        for sq in self.board.all() {
            let (Some(old), Some(new)) = (self.at(sq), after.at(sq)) else {
                continue;
            };
            match (old.bonds.any(), new.bonds.any()) {
                (false, true) => bound.push(sq),
                (true, false) => freed.push(sq),
                _ => {}
            }
        }
        (bound, freed)
    }

    /// QUIET, and who acts next.
    fn count_quiet_and_turn(&mut self, mv: Move, deed: &Deed) {
        let caught = !deed.taken.is_empty() || !deed.bound.is_empty();
        if caught {
            self.quiet = 0;
        }
        let goes_on = match mv {
            Move::Place { .. } => self.left > 0,
            Move::Remove { .. } => self.rules.removal == Removal::BeforeMove,
            Move::Pass => false,
            Move::Go { .. } => {
                caught && self.rules.second_move.is_on() && self.lost_by_loss().is_none()
            }
        };
        self.second = match mv {
            Move::Go { to, .. } if goes_on => Some(to),
            _ => None,
        };
        if !goes_on {
            let placed = matches!(mv, Move::Place { .. });
            if !placed && !caught {
                self.quiet += 1;
            }
            self.side = self.side.other();
            self.left = self.placements_of_a_turn();
        }
    }
}
