//! What a position decides: which actions are legal, what playing one does, whether the game is over.

use super::bits::Bits;
use super::board::Board;
use super::ends::by_count;
use super::error::MoveError;
use super::long_game::LongGame;
use super::mv::Move;
use super::perft::Leaves;
use super::ply::Ply;
use super::position::{Core, Explorer, Position, with};
use super::words::{Outcome, Reason, Stage};
use std::ops::ControlFlow;

impl Position {
    /// All legal actions, sorted as their text is. A finished game has none.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut moves = self.possible();
        moves.sort_by_cached_key(ToString::to_string);
        moves
    }

    fn possible(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.visit(&mut |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        moves
    }

    fn visit(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        with!(&self.core, |field, board| field.visit_legal(
            board,
            &self.trail,
            visit
        ))
    }

    /// How many actions are legal.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        if self.outcome().is_some() {
            return 0;
        }
        with!(&self.core, |field, board| field.perft(
            board,
            &mut self.trail.clone(),
            1,
            Leaves::Counted
        ))
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, mv: Move) -> Result<(), MoveError> {
        if let Some(outcome) = self.outcome() {
            return Err(MoveError::GameOver(outcome));
        }
        let found = self.visit(&mut |legal| {
            if legal == mv {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if found.is_break() {
            return Ok(());
        }
        Err(with!(&self.core, |field, board| field.diagnose(board, mv)))
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Why it is not legal; the position is untouched then.
    pub fn play(&mut self, mv: Move) -> Result<Ply, MoveError> {
        self.check(mv)?;
        let before = (self.side(), self.stage());
        let mut ply = with!(&mut self.core, |field, board| {
            let old = *board;
            let effects = field.apply(board, mv);
            let irreversible = !effects.taken.is_empty() || matches!(mv, Move::Place { .. });
            if irreversible {
                self.trail.restart(board.hash);
            } else {
                self.trail.push(board.hash);
            }
            self.trail.is_seen_turned_as(field.turned(board).hash);
            field.narrate(&old, board, mv, &effects)
        });
        let turn_ended = before.1 == Stage::Moving && self.side() != before.0;
        self.turns += u32::from(turn_ended);
        ply.outcome = self.outcome();
        Ok(ply)
    }

    /// A legal action, each as likely as any other; `below(n)` gives a number from 0 to `n - 1`. `None` when the game is over.
    pub fn draw(&self, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        if self.outcome().is_some() {
            return None;
        }
        with!(&self.core, |field, board| field.draw_legal(
            board,
            &self.trail,
            below
        ))
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let has_action = self.visit(&mut |_| ControlFlow::Break(())).is_break();
        with!(&self.core, |field, board| field
            .outcome(board, has_action)
            .or_else(|| self.long_game_end(board)))
    }

    fn long_game_end<B: Bits>(&self, board: &Board<B>) -> Option<Outcome> {
        if self.long_game == LongGame::Unlimited || board.stage() == Stage::Placing {
            return None;
        }
        if self.trail.occurrences(board.hash) >= LongGame::OCCURRENCES {
            return Some(Outcome {
                winner: None,
                reason: Reason::Repetition,
            });
        }
        (board.quiet >= LongGame::QUIET || self.turns >= LongGame::TURNS)
            .then(|| by_count(board, Reason::LongGame))
    }

    /// How many sequences of `depth` legal actions there are.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        with!(&self.core, |field, board| field.perft(
            board,
            &mut self.trail.clone(),
            depth,
            Leaves::Counted
        ))
    }

    /// Lets an [`Explorer`] work on the board at its own width.
    pub fn explore<E: Explorer>(&self, explorer: E) -> E::Output {
        with!(&self.core, |field, board| explorer.explore(
            field,
            board,
            &self.trail
        ))
    }
}
