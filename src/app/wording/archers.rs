//! What the archers' games say: prompts, refusals, results.

use super::key;
use crate::app::game::Game;
use crate::app::tally::{Score, Tally};
use crate::lang::Words;
use crate::rules::archers::{ArchersError, Comeback, Scoring};
use crate::rules::{Grade, Move, Outcome, Ply, Position, Reason, Rules};
use crate::say;
use std::cmp::Ordering;

/// What is asked of whoever acts, where something is said that soldiers never hear.
pub(super) fn asked(words: &Words, position: &Position, chosen: bool) -> Option<String> {
    let Rules::Archers(ruleset) = position.ruleset() else {
        return None;
    };
    let side = key(position.side());
    let in_hand = position.hand(position.side()).men > 0;
    Some(if position.puts_back() {
        say!(words, "archers-prompt-put-back", side = side)
    } else if position.moves() == [Move::Pass] {
        say!(words, "archers-prompt-pass", side = side)
    } else if chosen {
        say!(words, "archers-prompt-goal", side = side)
    } else if in_hand && ruleset.comeback == Comeback::AsAction {
        say!(words, "archers-prompt-come-back", side = side)
    } else {
        say!(words, "archers-prompt-move", side = side)
    })
}

/// Why an action of the archers was refused.
pub(super) fn refusal(words: &Words, error: ArchersError) -> String {
    match error {
        ArchersError::NoLine(from, to) => say!(
            words,
            "archers-refused-no-line",
            from = from.to_string(),
            to = to.to_string()
        ),
        ArchersError::Backwards(from, to) => say!(
            words,
            "archers-refused-backwards",
            from = from.to_string(),
            to = to.to_string()
        ),
        ArchersError::Arrived(at) => {
            say!(words, "archers-refused-arrived", square = at.to_string())
        }
        ArchersError::AtHome(at) => {
            say!(words, "archers-refused-at-home", square = at.to_string())
        }
        ArchersError::Shuttle(from, to) => say!(
            words,
            "archers-refused-shuttle",
            from = from.to_string(),
            to = to.to_string()
        ),
        ArchersError::PutBackFirst(_) => say!(words, "archers-refused-put-back-first"),
        ArchersError::NotOnBase(at, _) => {
            say!(
                words,
                "archers-refused-not-on-base",
                square = at.to_string()
            )
        }
        ArchersError::OnlyOnArrival => say!(words, "archers-refused-only-on-arrival"),
        ArchersError::MayNotPass => say!(words, "archers-refused-may-not-pass"),
    }
}

/// How a game of archers ended by rules of its own; `None` for an end that soldiers know too.
pub(super) fn ending(words: &Words, position: &Position, outcome: Outcome) -> Option<String> {
    let Rules::Archers(ruleset) = position.ruleset() else {
        return None;
    };
    let race = ruleset.scoring == Scoring::WinnersArchers;
    let winner = outcome.winner.map_or("none", key);
    Some(match outcome.reason {
        Reason::Base if race => say!(words, "archers-result-arrived", winner = winner),
        Reason::Quiet => say!(
            words,
            "archers-result-quiet",
            winner = winner,
            turns = position.quiet()
        ),
        _ => return None,
    })
}

/// What an archer has become by a ply.
pub(super) fn remark(words: &Words, ply: &Ply) -> Option<String> {
    let at = ply.last_square()?.to_string();
    Some(match ply.grade? {
        Grade::Superior => say!(words, "archers-became-superior", square = at),
        Grade::Simple => say!(words, "archers-became-simple", square = at),
    })
}

/// Where a match of two games stands.
#[must_use]
pub fn score(words: &Words, score: Score) -> String {
    let [white, black] = score.points;
    let game = say!(words, "archers-match-game", game = score.game);
    let points = say!(words, "archers-points", white = white, black = black);
    format!("{game} · {points}")
}

/// What a game is to its match: how the match ended, or that a second game is to come and who changes to which side.
#[must_use]
pub fn match_told(words: &Words, tally: &Tally, game: &Game) -> Option<String> {
    if tally.second_is_due(game) {
        let next = game.only_person().map_or("both", |side| key(side.other()));
        return Some(say!(words, "archers-match-goes-on", next = next));
    }
    let [white, black] = tally.end_of_match(game)?;
    let winner = match white.cmp(&black) {
        Ordering::Greater => "white",
        Ordering::Less => "black",
        Ordering::Equal => "none",
    };
    Some(say!(
        words,
        "archers-match-over",
        winner = winner,
        most = white.max(black),
        least = white.min(black)
    ))
}

/// The points of a finished game of archers.
#[must_use]
pub fn points(words: &Words, game: &Game) -> Option<String> {
    let [white, black] = game.points()?;
    Some(say!(words, "archers-points", white = white, black = black))
}
