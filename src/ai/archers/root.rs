//! The root: which of the moves, ever deeper.

use super::tree::{Step, Window};
use super::{INFINITE, Search, Stopped, spread};
use crate::ai::{Choice, Limits};
use crate::rules::Move;
use crate::rules::archers::Board;

impl Search<'_> {
    /// Searches ever deeper, and then for the next best moves, where more than one line is asked for.
    pub(super) fn deepen(&mut self, board: &Board, lines: u32) -> Option<Choice> {
        if let Some(win) = self.win_in_one(board) {
            return Some(win);
        }
        self.past.push(board.hash());
        let mut options = self.steps(board, None, 0);
        options.sort_by_key(|step| {
            let chance = spread(step.after.hash() ^ self.seed, 1 << 20);
            (!step.captures, chance)
        });
        let deepest = self.temper.limits.depth.unwrap_or(Limits::DEEPEST);
        let mut best: Option<Choice> = None;
        for depth in 1..=deepest.clamp(1, Limits::DEEPEST) {
            let Ok(choice) = self.root(board, &mut options, depth) else {
                break;
            };
            let cut_short = choice.depth < depth;
            let settled = choice.score.abs() >= Choice::WON || (options.len() == 1 && lines <= 1);
            best = Some(choice);
            if settled || cut_short {
                break;
            }
        }
        let mut best = best.or_else(|| self.anything(&options))?;
        self.add_others(board, options, lines, &mut best);
        best.nodes = self.nodes;
        Some(best)
    }

    /// Searches every move of the root to one depth. When told to stop half-way, a move that was found better counts; the
    /// first one searched is the best of the depth before.
    fn root(&mut self, board: &Board, options: &mut [Step], depth: u32) -> Result<Choice, Stopped> {
        let kept = self.past.len();
        let mut alpha = -INFINITE;
        let mut best: Option<Choice> = None;
        for idx in 0..options.len() {
            let (mv, after) = (options[idx].mv, options[idx].after);
            let whim = spread(after.hash() ^ self.seed.rotate_left(17), self.temper.whim);
            let full = Window {
                alpha: -INFINITE,
                beta: INFINITE,
                ply: 1,
            };
            let narrow = Window {
                alpha: alpha - whim,
                beta: alpha - whim + 1,
                ply: 1,
            };
            let deeper = depth as i32 - i32::from(after.side() != board.side());
            let searched = if idx == 0 {
                self.child(board.side(), &after, deeper, full)
            } else {
                match self.child(board.side(), &after, deeper, narrow) {
                    Ok(score) if score > narrow.alpha => {
                        self.child(board.side(), &after, deeper, full)
                    }
                    searched => searched,
                }
            };
            let score = match searched {
                Ok(score) if score.abs() >= Choice::WON => score,
                Ok(score) => score + whim,
                Err(Stopped) => {
                    self.past.truncate(kept);
                    let mut choice = best.ok_or(Stopped)?;
                    choice.depth -= 1;
                    return Ok(choice);
                }
            };
            if best.as_ref().is_none_or(|best| score > best.score) {
                best = Some(Choice {
                    mv,
                    score,
                    depth,
                    nodes: self.nodes,
                    line: self.line(mv, &after),
                    others: Vec::new(),
                });
                options[..=idx].rotate_right(1);
            }
            alpha = alpha.max(score);
        }
        best.ok_or(Stopped)
    }

    /// A win in one is taken at every limit and with every error: of several the one with most points.
    fn win_in_one(&self, board: &Board) -> Option<Choice> {
        let side = board.side();
        let wins = self.table.possible(board).into_iter().filter_map(|mv| {
            let mut after = *board;
            self.table.apply(&mut after, mv);
            let outcome = self.table.outcome(&after)?;
            (outcome.winner == Some(side)).then(|| (mv, self.end_score(&after, outcome, side, 1)))
        });
        let (mv, score) = wins.max_by_key(|&(_, score)| score)?;
        Some(Choice {
            mv,
            score,
            depth: 1,
            nodes: 1,
            line: vec![mv],
            others: Vec::new(),
        })
    }

    /// When even one ply was cut short, any move is better than none, unless the caller wants none.
    fn anything(&self, options: &[Step]) -> Option<Choice> {
        let first = options.first()?;
        (!self.is_told_to_stop()).then(|| Choice {
            mv: first.mv,
            score: 0,
            depth: 0,
            nodes: self.nodes,
            line: vec![first.mv],
            others: Vec::new(),
        })
    }

    fn add_others(&mut self, board: &Board, mut options: Vec<Step>, lines: u32, best: &mut Choice) {
        let mut left = best.mv;
        for _ in 1..lines {
            options.retain(|option| option.mv != left);
            self.most_nodes = self.most_nodes.saturating_add(self.nodes);
            self.deadline = self
                .temper
                .limits
                .time
                .map(|time| std::time::Instant::now() + time);
            let Ok(next) = self.root(board, &mut options, best.depth.max(1)) else {
                break;
            };
            left = next.mv;
            best.others.push((next.mv, next.score));
        }
    }

    /// The expected continuation as the table remembers it.
    fn line(&self, mv: Move, after: &Board) -> Vec<Move> {
        let mut line = vec![mv];
        let mut board = *after;
        while line.len() < Limits::DEEPEST as usize
            && self.table.outcome(&board).is_none()
            && let Some(best) = self.known.get(board.key()).and_then(|entry| entry.best)
            && self.table.possible(&board).contains(&best)
        {
            line.push(best);
            self.table.apply(&mut board, best);
        }
        line
    }
}
