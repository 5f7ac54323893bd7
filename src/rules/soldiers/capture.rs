//! What a moved piece brackets and shuts in, and which bonds still hold.

use super::bits::Bits;
use super::board::{Board, FILE, RANK, SHUT};
use super::field::{Direction, Field};
use super::ruleset::DuxRule;
use super::words::Side;

/// What one move captures, all found on one and the same board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Catch<B> {
    /// By bond: along the rank, along the file, shut in.
    pub bonds: [B; 3],
}

impl<B: Bits> Catch<B> {
    pub(super) fn all(&self) -> B {
        self.bonds[RANK] | self.bonds[FILE] | self.bonds[SHUT]
    }
}

impl<B: Bits> Field<B> {
    /// What the free piece that has just arrived on `to` captures. Pieces in `safe` are spared.
    #[inline]
    pub(super) fn catch(&self, board: &Board<B>, to: usize, side: Side, safe: B) -> Catch<B> {
        let enemies = board.pieces(side.other());
        if (self.beside_square(to) & enemies).is_empty() {
            return Catch {
                bonds: [B::EMPTY; 3],
            };
        }
        self.catch_beside(board, to, side, safe)
    }

    /// [`Self::catch`] where an enemy is beside the piece.
    fn catch_beside(&self, board: &Board<B>, to: usize, side: Side, safe: B) -> Catch<B> {
        let mut bonds = if self.ruleset.capture.line.is_on() {
            self.catch_lines(board, to, side)
        } else {
            self.catch_singles(board, to, side)
        };
        if self.ruleset.capture.corner_capture.is_on() {
            bonds[SHUT] |= self.cornered(board, to, side);
        }
        if self.ruleset.capture.blockade.is_on() {
            bonds[SHUT] |= self.shut_in(board, to, side);
        }
        for bond in &mut bonds {
            *bond &= !safe;
        }
        Catch { bonds }
    }

    fn catch_lines(&self, board: &Board<B>, to: usize, side: Side) -> [B; 3] {
        let mut bonds = [B::EMPTY; 3];
        for direction in Direction::ALL {
            if let Some((line, _)) = self.bracket(board, to, side, direction) {
                bonds[line_of(direction)] |= line;
            }
        }
        bonds
    }

    /// All four directions at once: enemies beside the moved piece with a helper on their other side.
    fn catch_singles(&self, board: &Board<B>, to: usize, side: Side) -> [B; 3] {
        let open = board.pieces(side.other()) & !self.protected(board);
        let helpers = self.brackets_for(board, side);
        let mover = B::bit(to);
        let along = |one: Direction| {
            let other = one.back();
            (self.shift(mover, one) & self.shift(helpers, other))
                | (self.shift(mover, other) & self.shift(helpers, one))
        };
        [
            open & along(Direction::East),
            open & along(Direction::North),
            B::EMPTY,
        ]
    }

    /// The enemies bracketed between `to` and a free friend (or hostile corner) in a direction, and where the helper is.
    pub(super) fn bracket(
        &self,
        board: &Board<B>,
        to: usize,
        side: Side,
        direction: Direction,
    ) -> Option<(B, usize)> {
        let enemies = board.pieces(side.other());
        let mut next = self.shift(B::bit(to), direction);
        let mut line = next & enemies;
        if line.is_empty() {
            return None;
        }
        next = self.shift(next, direction);
        if self.ruleset.capture.line.is_on() {
            while !(next & enemies).is_empty() {
                line |= next;
                next = self.shift(next, direction);
            }
        }
        let helper = next & self.brackets_for(board, side);
        let protected = !(line & self.protected(board)).is_empty();
        (!helper.is_empty() && !protected).then(|| (line, helper.lowest()))
    }

    /// Squares that may stand at the far end of a side's bracket.
    pub(super) fn brackets_for(&self, board: &Board<B>, side: Side) -> B {
        let free = board.free(side);
        if self.ruleset.capture.hostile_corner.is_on() {
            free | (self.corners & !board.occupied())
        } else {
            free
        }
    }

    /// Pieces that cannot be captured.
    pub(super) fn protected(&self, board: &Board<B>) -> B {
        if self.ruleset.dux_can_be_captured() {
            B::EMPTY
        } else {
            board.duces
        }
    }

    fn cornered(&self, board: &Board<B>, to: usize, side: Side) -> B {
        let men = board.pieces(side.other()) & !board.duces;
        let cornered = self.beside_square(to) & self.corners & men;
        if cornered.is_empty() {
            return B::EMPTY;
        }
        let free = board.free(side);
        let mut caught = B::EMPTY;
        for corner in cornered.squares() {
            let beside = self.beside_square(corner);
            if (beside & !free).is_empty() {
                caught |= B::bit(corner);
            }
        }
        caught
    }

    fn shut_in(&self, board: &Board<B>, to: usize, side: Side) -> B {
        let enemies = board.pieces(side.other());
        let free = board.free(side);
        let protected = self.protected(board);
        let mut rest = self.beside_square(to) & enemies;
        let mut caught = B::EMPTY;
        while !rest.is_empty() {
            let group = self.flood(B::bit(rest.lowest()), enemies);
            rest &= !group;
            let open = self.beside(group) & !group & !free;
            if open.is_empty() && (group & protected).is_empty() {
                caught |= group;
            }
        }
        caught
    }

    /// The bonds that still hold, of those that are laid.
    pub(super) fn held_bonds(&self, board: &Board<B>) -> [B; 3] {
        let mut held = [B::EMPTY; 3];
        for side in Side::BOTH {
            let pieces = board.pieces(side);
            let holders = self.brackets_for(board, side.other());
            let along = |one: Direction| {
                pieces & self.shift(holders, one) & self.shift(holders, one.back())
            };
            held[RANK] |= board.bonds[RANK] & along(Direction::East);
            held[FILE] |= board.bonds[FILE] & along(Direction::North);
            let shut = board.bonds[SHUT] & pieces;
            if !shut.is_empty() {
                let outside = self.full & !pieces & !board.free(side.other());
                let open = self.flood(pieces & self.beside(outside), pieces);
                held[SHUT] |= shut & !open;
            }
        }
        held
    }

    /// Drops the bonds that nothing holds any more.
    #[inline]
    pub(super) fn drop_broken_bonds(&self, board: &mut Board<B>) {
        if !self.ruleset.binds() || board.alligati().is_empty() {
            return;
        }
        for (bond, held) in self.held_bonds(board).into_iter().enumerate() {
            board.set_bond(self, bond, held);
        }
    }

    /// The squares that lie between two enemies of a side, along a rank or a file.
    pub(super) fn between_enemies(&self, board: &Board<B>, side: Side) -> B {
        let enemies = board.pieces(side.other());
        let both = |one: Direction| self.shift(enemies, one) & self.shift(enemies, one.back());
        both(Direction::North) | both(Direction::East)
    }

    /// The dux of a side that is shut in on all four sides with at least one enemy beside it, where the ruleset asks.
    pub(super) fn immobilised(&self, board: &Board<B>, side: Side) -> Option<usize> {
        let DuxRule::Immobilised { edge } = self.ruleset.dux else {
            return None;
        };
        let dux = board.duces & board.pieces(side);
        let beside = self.beside(dux);
        let spared = edge == super::EdgeBlocks::Spares && beside.count() < 4;
        let blocked = (beside & !board.occupied()).is_empty();
        let enemy = !(beside & board.pieces(side.other())).is_empty();
        (!dux.is_empty() && !spared && blocked && enemy).then(|| dux.lowest())
    }
}

const fn line_of(direction: Direction) -> usize {
    match direction {
        Direction::East | Direction::West => RANK,
        Direction::North | Direction::South => FILE,
    }
}
