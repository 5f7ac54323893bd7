//! When the game is over, why, and what it counts.

use super::board::Board;
use super::generate::Table;
use super::places::Places;
use super::ruleset::{Comeback, Scoring};
use super::words::{Outcome, Reason, Side};
use std::cmp::Ordering;

impl Table {
    /// The end of the game by the rules alone. While an archer may be put back the turn is not over and nothing ends.
    #[must_use]
    pub fn outcome(&self, board: &Board) -> Option<Outcome> {
        if board.putting_back {
            return None;
        }
        // Where both sides meet an end at once, the side that has just acted is looked at first.
        let by_archers = [board.side.other(), board.side]
            .into_iter()
            .find_map(|side| self.end_of(board, side));
        by_archers
            .or_else(|| (board.passes >= 2).then(|| self.counted(board, None, Reason::Passes)))
            .or_else(|| {
                (board.quiet >= self.ruleset.quiet_limit)
                    .then(|| self.counted(board, None, Reason::Quiet))
            })
    }

    /// The end that one side has met: no archer left, or all arrived.
    fn end_of(&self, board: &Board, side: Side) -> Option<Outcome> {
        if self.hand_lives() && board.hand(side) > 0 {
            return None;
        }
        if board.archers(side).is_empty() {
            return Some(self.counted(board, Some(side.other()), Reason::NoArchers));
        }
        self.under_way(board, side)
            .is_empty()
            .then(|| self.counted(board, Some(side), Reason::Base))
    }

    /// Whether an archer in the hand is among the living: it may come back by an action of its own.
    fn hand_lives(&self) -> bool {
        self.ruleset.comeback == Comeback::AsAction
    }

    /// An end that `first` has reached; where points are counted they say who has won.
    fn counted(&self, board: &Board, first: Option<Side>, reason: Reason) -> Outcome {
        let winner = match self.ruleset.scoring {
            Scoring::WinnersArchers => first,
            Scoring::ByPlace => ahead(self.counts(board)),
        };
        Outcome { winner, reason }
    }

    /// Two points for each archer on the enemy base, one for each other on the board; White's first.
    #[must_use]
    pub fn counts(&self, board: &Board) -> [u32; 2] {
        Side::BOTH.map(|side| {
            let arrived: Places = board.archers(side) & self.base(side.other());
            board.archers(side).count() + arrived.count()
        })
    }

    /// The points of a game that ended so; White's first. Whoever gives a game up scores nothing in it (settled here).
    #[must_use]
    pub fn points(&self, board: &Board, outcome: Outcome) -> [u32; 2] {
        let each = match self.ruleset.scoring {
            Scoring::ByPlace => self.counts(board),
            Scoring::WinnersArchers => Side::BOTH.map(|side| board.archers(side).count()),
        };
        let all_count =
            self.ruleset.scoring == Scoring::ByPlace && outcome.reason != Reason::Resigned;
        Side::BOTH.map(|side| {
            if all_count || outcome.winner == Some(side) {
                each[side.index()]
            } else {
                0
            }
        })
    }
}

/// Who has more; nobody where it is equal.
pub(super) fn ahead([white, black]: [u32; 2]) -> Option<Side> {
    match white.cmp(&black) {
        Ordering::Greater => Some(Side::White),
        Ordering::Less => Some(Side::Black),
        Ordering::Equal => None,
    }
}
