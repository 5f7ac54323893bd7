//! The tree: principal variation search from the root's children down to the horizon.

use super::beyond::BEYOND;
use super::evaluate::Judgement;
use super::order::{Batch, Knowledge, LOUD, REMEMBERED, Ranked};
use super::scores::{decides, from_here};
use super::table::{Bound, Entry};
use super::{INFINITE, Search, Stopped, WIN};
use crate::ai::Choice;
use crate::rules::{Bits, Board, Move, Removal, Side, Stage};
use std::ops::ControlFlow;

/// The window of a search and how far from the root it is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) ply: usize,
}

impl<B: Bits> Search<'_, B> {
    /// The score of a child for `side`, whoever acts there.
    pub(super) fn child(
        &mut self,
        side: Side,
        after: &Board<B>,
        depth: i32,
        window: Window,
        line: Line,
    ) -> Result<i32, Stopped> {
        self.trail.push(after.hash());
        let score = if after.side() == side {
            self.node(after, depth, window, line)
        } else {
            let turned = Window {
                alpha: -window.beta,
                beta: -window.alpha,
                ply: window.ply,
            };
            self.node(after, depth, turned, line).map(|score| -score)
        };
        self.trail.pop();
        score
    }

    /// The score of a board for its side to act.
    fn node(
        &mut self,
        board: &Board<B>,
        depth: i32,
        window: Window,
        line: Line,
    ) -> Result<i32, Stopped> {
        self.count_node()?;
        let ply = window.ply;
        if let Some(outcome) = self.ended(board) {
            return Ok(self.end_worth(board.side(), outcome, ply));
        }
        // Mate distance: nothing here can be better than a win now or worse than a loss now.
        let alpha = window.alpha.max(ply as i32 - WIN);
        let beta = window.beta.min(WIN - ply as i32 - 1);
        if alpha >= beta {
            return Ok(alpha);
        }
        if board.stage() == Stage::Moving && self.comes_again(board) {
            return Ok(self.draw_score(board.side()));
        }
        if depth <= 0 || ply >= super::MAX_PLY {
            return self.beyond(board, BEYOND, Window { alpha, beta, ply });
        }
        let key = self.key(board);
        let remembered = self.table.get(key);
        let exact_window = beta - alpha > 1;
        if let Some(entry) = remembered
            && !exact_window
            && entry.depth as i32 >= depth
            && let Some(score) = decides(&entry, alpha, beta, ply)
        {
            return Ok(score);
        }
        let Judgement { value, threatened } = self.judgement(board);
        let free_turn = board.stage() == Stage::Moving && board.second().is_none();
        let certain = alpha.abs().max(beta.abs()) >= Choice::WON;
        if !exact_window && free_turn && !certain {
            if depth <= 4 && threatened.is_empty() && value - 70 * depth >= beta {
                return Ok(value);
            }
            if depth >= 3 && line == Line::Open && value >= beta && self.may_hand_over(board) {
                let after = self.field.handed_over(board);
                let reduced = depth - 3 - depth / 4;
                let zero = Window {
                    alpha: beta - 1,
                    beta,
                    ply: ply + 1,
                };
                let score = self.child(board.side(), &after, reduced, zero, Line::HandedOver)?;
                if score >= beta {
                    return Ok(score.min(Choice::WON - 1));
                }
            }
        }
        let futile = value + 60 + 90 * depth <= alpha && depth <= 3;
        let mut here = Here {
            board,
            depth,
            window: Window { alpha, beta, ply },
            exact_window,
            best: (-INFINITE, None),
            tried: 0,
        };
        let first = remembered.and_then(|entry| entry.best);
        let first = first.filter(|&mv| self.field.is_possible(board, mv));
        if let Some(mv) = first {
            self.try_move(&mut here, mv, REMEMBERED)?;
        }
        let prunes = Prunes {
            quiet: !exact_window && !certain && free_turn,
            futile,
            value,
        };
        if here.window.alpha < beta {
            let begin = self.stack.len();
            let known = Knowledge {
                searched: first,
                threatened,
                hot: self.hot(board),
                ply,
                begin,
            };
            for batch in Batch::ALL {
                if self.try_batch(&mut here, batch, &known, prunes)?.is_break() {
                    break;
                }
            }
            self.stack.truncate(begin);
        }
        if here.tried == 0 {
            return Ok(ply as i32 - WIN);
        }
        self.remember(key, depth, here.best, (alpha, beta), ply);
        Ok(here.best.0)
    }

    /// Searches the moves of a batch; breaks when the node needs no more of them.
    fn try_batch(
        &mut self,
        here: &mut Here<B>,
        batch: Batch,
        known: &Knowledge<B>,
        prunes: Prunes,
    ) -> Result<ControlFlow<()>, Stopped> {
        let (depth, beta) = (here.depth, here.window.beta);
        let most_quiet = if depth <= 3 {
            6 + 4 * depth * depth
        } else {
            i32::MAX
        };
        let from = self.stack.len();
        if batch == Batch::Quiet && prunes.quiet && prunes.futile && self.is_enough(here) {
            here.settle_for(prunes.value);
            return Ok(ControlFlow::Break(()));
        }
        self.rank_batch(here.board, batch, known);
        for idx in from..self.stack.len() {
            let Ranked { mv, rank } = self.pick(idx);
            let may_prune = prunes.quiet && rank < LOUD && here.tried > 0;
            if may_prune && here.best.0 > -Choice::WON && (prunes.futile || here.tried > most_quiet)
            {
                // What follows is quiet too.
                here.settle_for(prunes.value);
                return Ok(ControlFlow::Break(()));
            }
            self.try_move(here, mv, rank)?;
            if here.window.alpha >= beta {
                if rank < LOUD {
                    self.reward(here.board, known.begin, idx, mv, depth, known.ply);
                }
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Whether a node that hopes for nothing from quiet moves may do without them: it has a move that does not lose.
    fn is_enough(&self, here: &Here<B>) -> bool {
        if here.tried > 0 {
            here.best.0 > -Choice::WON
        } else {
            self.may_move(here.board)
        }
    }

    fn hot(&self, board: &Board<B>) -> B {
        if board.stage() == Stage::Moving {
            self.field.hot_squares(board, board.side())
        } else {
            B::EMPTY
        }
    }

    /// Searches one move of a node and notes what came of it.
    #[inline]
    fn try_move(&mut self, here: &mut Here<B>, mv: Move, rank: i32) -> Result<(), Stopped> {
        let Window { alpha, beta, ply } = here.window;
        let (board, depth) = (here.board, here.depth);
        if self.overlooked(board, mv, ply) {
            return Ok(());
        }
        let mut after = *board;
        self.field.apply(&mut after, mv);
        if self.is_forbidden(&after) {
            return Ok(());
        }
        here.tried += 1;
        let deeper = self.deeper(board, &after, mv, depth);
        let score = if here.tried == 1 {
            let full = Window {
                ply: ply + 1,
                ..here.window
            };
            self.child(board.side(), &after, deeper, full, Line::Open)?
        } else {
            let less = self.reduction(depth, here.tried, rank, here.exact_window);
            self.later_child(board.side(), &after, (deeper, less), here.window)?
        };
        if score > here.best.0 {
            here.best = (score, Some(mv));
        }
        here.window.alpha = alpha.max(score).min(beta);
        Ok(())
    }

    /// Searches a move that is not expected to be the best: shallow and narrow first.
    pub(super) fn later_child(
        &mut self,
        side: Side,
        after: &Board<B>,
        (deeper, less): (i32, i32),
        Window { alpha, beta, ply }: Window,
    ) -> Result<i32, Stopped> {
        let zero = Window {
            alpha,
            beta: alpha + 1,
            ply: ply + 1,
        };
        let mut score = self.child(side, after, deeper - less, zero, Line::Open)?;
        if score > alpha && less > 0 {
            score = self.child(side, after, deeper, zero, Line::Open)?;
        }
        if score > alpha && score < beta {
            let full = Window { beta, ..zero };
            score = self.child(side, after, deeper, full, Line::Open)?;
        }
        Ok(score)
    }

    /// The depth of a child: taking off before a move costs no depth.
    pub(super) fn deeper(&self, board: &Board<B>, after: &Board<B>, mv: Move, depth: i32) -> i32 {
        let removal_first = self.field.ruleset().removal == Removal::BeforeMove
            && matches!(mv, Move::Remove { .. })
            && after.side() == board.side();
        if removal_first { depth } else { depth - 1 }
    }

    fn reduction(&self, depth: i32, tried: i32, rank: i32, exact_window: bool) -> i32 {
        if depth < 3 || tried < 4 || rank >= LOUD {
            return 0;
        }
        let row = &self.reductions[depth.min(31) as usize];
        let less = row[tried.clamp(0, 63) as usize]
            - i32::from(exact_window)
            - rank.clamp(-8000, 8000) / 5000;
        less.clamp(0, depth - 1)
    }

    fn reward(
        &mut self,
        board: &Board<B>,
        begin: usize,
        idx: usize,
        mv: Move,
        depth: i32,
        ply: usize,
    ) {
        let side = board.side().index();
        let bonus = 16 * depth * depth + 32 * depth;
        self.history.add(side, mv, bonus);
        for at in begin..idx {
            if self.stack[at].rank < LOUD {
                self.history.add(side, self.stack[at].mv, -bonus);
            }
        }
        if self.killers[ply][0] != Some(mv) {
            self.killers[ply][1] = self.killers[ply][0];
            self.killers[ply][0] = Some(mv);
        }
    }

    /// Handing the turn over is a fair question while there are enough pieces to have a good move.
    fn may_hand_over(&self, board: &Board<B>) -> bool {
        board.free(board.side()).count() > 3
    }

    fn remember(
        &self,
        key: u64,
        depth: i32,
        (score, best): (i32, Option<Move>),
        (floor, beta): (i32, i32),
        ply: usize,
    ) {
        let bound = if score >= beta {
            Bound::AtLeast
        } else if score <= floor {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let entry = Entry {
            best,
            score: from_here(score, ply),
            depth: depth.max(0) as u32,
            bound,
        };
        self.table.put(key, &entry);
    }
}

/// A node while its moves are searched.
struct Here<'b, B> {
    board: &'b Board<B>,
    depth: i32,
    window: Window,
    exact_window: bool,
    best: (i32, Option<Move>),
    tried: i32,
}

impl<B> Here<'_, B> {
    /// Quiet moves are left out: they would do no better than the judgement of the board.
    fn settle_for(&mut self, value: i32) {
        self.best.0 = self.best.0.max(value.min(self.window.alpha));
        self.tried = self.tried.max(1);
    }
}

/// Which moves a node may leave out.
#[derive(Debug, Clone, Copy)]
struct Prunes {
    /// Late quiet moves.
    quiet: bool,
    /// Every quiet move: the board is judged too far below the window.
    futile: bool,
    /// What the board is judged.
    value: i32,
}

/// What the last move of the line was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    /// A move.
    Open,
    /// The turn was handed over with nothing done.
    HandedOver,
}
