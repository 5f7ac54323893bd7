//! The twin: the rules once more, slow and obvious, to hold the fast ones against.
//!
//! A board is a list of squares, a question is a loop over it. Nothing here knows of bitboards, tables or hashes, and nothing is
//! taken from the crate but its words: sides, squares, switches, moves.

mod actions;
mod deeds;
mod ends;
mod text;

pub use deeds::Deed;

use latrunculi::rules::{
    Bonds, Calculus, Dimensions, DuxRule, Hand, Opening, Role, Ruleset, Side, Square, Stage, Terms,
};
use std::rc::Rc;

/// A piece on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is and what it is.
    pub calculus: Calculus,
    /// What holds it.
    pub bonds: Bonds,
}

impl Piece {
    /// A piece without bonds.
    pub fn free(calculus: Calculus) -> Self {
        Self {
            calculus,
            bonds: Bonds::default(),
        }
    }
}

/// A game at one moment, written out square by square.
#[derive(Debug, Clone)]
pub struct Twin {
    /// The switches.
    pub rules: Ruleset,
    /// The size of the board.
    pub board: Dimensions,
    /// What stands where, in the order a1, b1, ...
    pub squares: Vec<Option<Piece>>,
    /// Who acts.
    pub side: Side,
    /// What White and Black have in hand.
    pub hands: [Hand; 2],
    /// Turns without capture.
    pub quiet: u32,
    /// The piece that alone may act, on its second move.
    pub second: Option<Square>,
    /// Placements left in this turn.
    pub left: u8,
    /// Every position of the moving stage so far, without QUIET.
    pub past: Vec<Rc<str>>,
}

/// The four ways along ranks and files, as steps in files and ranks.
pub const WAYS: [(i16, i16); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl Twin {
    /// The start of a game.
    pub fn start(terms: &Terms, first: Side) -> Self {
        let terms = terms.soldiers().expect("soldiers");
        let rules = *terms.ruleset();
        let mut twin = Self {
            rules,
            board: terms.board(),
            squares: vec![None; terms.board().squares()],
            side: first,
            hands: [Hand::default(); 2],
            quiet: 0,
            second: None,
            left: 0,
            past: Vec::new(),
        };
        for &(sq, calculus) in terms.array() {
            twin.put(sq, Some(Piece::free(calculus)));
        }
        if let Opening::Placement { .. } = rules.opening {
            let duces = u8::from(rules.dux != DuxRule::None);
            let hand = Hand {
                men: terms.men(),
                duces,
            };
            twin.hands = [hand, hand];
        }
        twin.left = twin.placements_of_a_turn();
        twin.remember();
        twin
    }

    /// What stands on a square.
    pub fn at(&self, sq: Square) -> Option<Piece> {
        self.squares[self.board.index(sq)]
    }

    /// Puts a piece on a square, or empties it.
    pub fn put(&mut self, sq: Square, piece: Option<Piece>) {
        let idx = self.board.index(sq);
        self.squares[idx] = piece;
    }

    /// The half of the game.
    pub fn stage(&self) -> Stage {
        if self.hands.iter().all(|hand| hand.is_empty()) {
            Stage::Moving
        } else {
            Stage::Placing
        }
    }

    /// The square beside another one; `None` off the board.
    pub fn beside(&self, sq: Square, (files, ranks): (i16, i16)) -> Option<Square> {
        let file = u8::try_from(i16::from(sq.file) + files).ok()?;
        let rank = u8::try_from(i16::from(sq.rank) + ranks).ok()?;
        let next = Square::new(file, rank);
        self.board.contains(next).then_some(next)
    }

    /// Whether a free piece of a side stands on a square that may be off the board.
    pub fn free_piece(&self, sq: Option<Square>, side: Side) -> bool {
        let piece = sq.and_then(|sq| self.at(sq));
        piece.is_some_and(|piece| piece.calculus.side == side && !piece.bonds.any())
    }

    /// Whether any piece of a side, free or not, stands on a square that may be off the board.
    pub fn any_piece(&self, sq: Option<Square>, side: Side) -> bool {
        let piece = sq.and_then(|sq| self.at(sq));
        piece.is_some_and(|piece| piece.calculus.side == side)
    }

    /// Whether the square is one of the four corners.
    pub fn is_corner(&self, sq: Square) -> bool {
        (sq.file == 0 || sq.file == self.board.files - 1)
            && (sq.rank == 0 || sq.rank == self.board.ranks - 1)
    }

    /// The pieces of one side joined to the one on this square, in the order a1, b1, ...
    pub fn group(&self, sq: Square) -> Vec<Square> {
        let Some(piece) = self.at(sq) else {
            return Vec::new();
        };
        let mut group = vec![sq];
        let mut grew = true;
        while grew {
            grew = false;
            for other in self.board.all() {
                let joined = WAYS.iter().any(|&way| {
                    self.beside(other, way)
                        .is_some_and(|sq| group.contains(&sq))
                });
                let ours = self.any_piece(Some(other), piece.calculus.side);
                if ours && joined && !group.contains(&other) {
                    group.push(other);
                    grew = true;
                }
            }
        }
        group.sort_by_key(|&sq| self.board.index(sq));
        group
    }

    /// Whether every square beside the group is off the board, inside it, or held by a free enemy of it.
    pub fn is_shut_in(&self, group: &[Square]) -> bool {
        group.iter().all(|&sq| {
            let enemy = self.at(sq).map(|piece| piece.calculus.side.other());
            WAYS.iter().all(|&way| match self.beside(sq, way) {
                None => true,
                Some(next) => {
                    group.contains(&next)
                        || enemy.is_some_and(|enemy| self.free_piece(Some(next), enemy))
                }
            })
        })
    }

    /// Whether a dux can never be taken.
    pub fn is_untouchable(&self, calculus: Calculus) -> bool {
        calculus.role == Role::Dux && matches!(self.rules.dux, DuxRule::Immobilised { .. })
    }

    /// How many placements the side to act has at the beginning of its turn.
    fn placements_of_a_turn(&self) -> u8 {
        let hand = self.hands[self.side.index()];
        match self.rules.opening {
            Opening::Placement { per_turn } if hand.men > 0 => per_turn.min(hand.men),
            _ => hand.duces,
        }
    }

    /// Notes the present position, if men are no longer being placed.
    fn remember(&mut self) {
        if self.stage() == Stage::Moving {
            self.past.push(self.text_without_quiet().into());
        }
    }
}
