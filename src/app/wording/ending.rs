//! How a game ended: a sentence that names the rule.

use super::{archers, key};
use crate::app::game::Game;
use crate::lang::Words;
use crate::rules::{Counted, FewPieces, Outcome, Reason};
use crate::say;

/// Where no rule counts pieces.
const NOBODY: FewPieces = FewPieces {
    at_most: 0,
    counted: Counted::All,
};

/// How the game ended, naming the rule.
#[must_use]
pub fn result(words: &Words, game: &Game, outcome: Outcome) -> String {
    let position = game.position();
    let few = position
        .ruleset()
        .soldiers()
        .map_or(NOBODY, |ruleset| ruleset.few_pieces);
    archers::ending(words, position, outcome)
        .unwrap_or_else(|| ending(words, outcome, few, position.quiet()))
}

/// Who has won, in a few words: to the only person, whether it was he or she.
#[must_use]
pub fn headline(words: &Words, game: &Game, outcome: Outcome) -> String {
    let who = match (outcome.winner, game.only_person()) {
        (None, _) => "none",
        (Some(side), Some(person)) if side == person => "you",
        (Some(_), Some(_)) => "lost",
        (Some(side), None) => key(side),
    };
    say!(words, "result-headline", who = who)
}

/// The same from what it rests on alone.
pub(super) fn ending(words: &Words, outcome: Outcome, few: FewPieces, turns: u16) -> String {
    let winner = outcome.winner.map_or("none", key);
    match outcome.reason {
        Reason::Men => say!(
            words,
            "result-men",
            winner = winner,
            most = few.at_most,
            counted = counted(few.counted)
        ),
        Reason::NoAction => say!(words, "result-no-action", winner = winner),
        Reason::DuxCaptured => say!(words, "result-dux-captured", winner = winner),
        Reason::DuxImmobilised => say!(words, "result-dux-immobilised", winner = winner),
        Reason::Quiet => say!(words, "result-quiet", winner = winner, turns = turns),
        Reason::Repetition => say!(words, "result-repetition"),
        Reason::LongGame => say!(words, "result-long-game", winner = winner),
        Reason::Length => say!(words, "result-length", winner = winner),
        Reason::Resigned => say!(words, "result-resigned", winner = winner),
        Reason::Agreed => say!(words, "result-agreed"),
        Reason::Base => say!(words, "archers-result-base", winner = winner),
        Reason::NoArchers => say!(words, "archers-result-no-archers", winner = winner),
        Reason::Passes => say!(words, "archers-result-passes", winner = winner),
    }
}

const fn counted(counted: Counted) -> &'static str {
    match counted {
        Counted::All => "all",
        Counted::Free => "free",
        Counted::Men => "men",
    }
}
