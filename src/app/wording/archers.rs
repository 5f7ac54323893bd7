//! What the archers' games say: prompts, refusals, results.

use super::key;
use crate::app::game::Game;
use crate::lang::Words;
use crate::rules::archers::{ArchersError, Comeback, Scoring};
use crate::rules::{Grade, Move, Outcome, Ply, Position, Reason, Rules};
use crate::say;

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

/// What the hand is, when the first archer of a game comes to lie in it; else what an archer has become by a ply.
pub(super) fn remark(words: &Words, game: &Game, ply: &Ply) -> Option<String> {
    hand_explained(words, game, ply).or_else(|| became(words, ply))
}

fn hand_explained(words: &Words, game: &Game, ply: &Ply) -> Option<String> {
    let Rules::Archers(ruleset) = game.position().ruleset() else {
        return None;
    };
    let returned = game.plies().filter(|it| !it.returned.is_empty()).count();
    if ply.returned.is_empty() || returned != 1 {
        return None;
    }
    let side = key(ply.side.other());
    Some(match ruleset.comeback {
        Comeback::AsAction => say!(words, "archers-hand-action", side = side),
        Comeback::OnArrival => say!(words, "archers-hand-arrival", side = side),
    })
}

fn became(words: &Words, ply: &Ply) -> Option<String> {
    let at = ply.last_square()?.to_string();
    Some(match ply.grade? {
        Grade::Superior => say!(words, "archers-became-superior", square = at),
        Grade::Simple => say!(words, "archers-became-simple", square = at),
    })
}
