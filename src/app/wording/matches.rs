//! How a match of archers stands. In its second game the sides change hands, so nobody is called by a colour.

use super::key;
use crate::app::game::{Game, Seat};
use crate::app::tally::{Score, Tally};
use crate::lang::Words;
use crate::rules::Side;
use crate::say;
use std::cmp::Ordering;

/// Who sits at a side, by a name that stays the same in both games; nothing where no match is played.
#[must_use]
pub fn party(words: &Words, tally: &Tally, game: &Game, side: Side) -> Option<String> {
    let score = tally.score(game)?;
    let number = if opener(score) == side { 1 } else { 2 };
    Some(
        match (game.setup().seat(side), game.setup().seat(side.other())) {
            (Seat::Human, Seat::Engine(_)) => say!(words, "archers-match-you"),
            (Seat::Human, Seat::Human) => say!(words, "archers-match-player", number = number),
            (Seat::Engine(level), Seat::Engine(other)) if level == other => {
                let numeral = if number == 1 { "I" } else { "II" };
                format!("{} {numeral}", level.name())
            }
            (Seat::Engine(level), _) => level.name().into(),
        },
    )
}

/// The side of who had White in the first game.
const fn opener(score: Score) -> Side {
    match score.game {
        1 => Side::White,
        _ => Side::Black,
    }
}

/// Where the match stands, in one line.
#[must_use]
pub fn standing(words: &Words, tally: &Tally, game: &Game) -> Option<String> {
    let score = tally.score(game)?;
    let pair = |points| pair(words, tally, game, score, points);
    Some(match (score.first, score.now) {
        (None, None) => say!(words, "archers-match-none"),
        (None, Some(now)) => say!(words, "archers-match-game", game = 1, pair = pair(now)),
        (Some(first), None) => say!(words, "archers-match-second", pair = pair(first)),
        (Some(_), Some(_)) => {
            say!(words, "archers-match-sum", pair = pair(score.together()))
        }
    })
}

/// What a finished game is to its match: its points, and that a second game is to come and who changes to which side; or what
/// each game counted, and both together.
#[must_use]
pub fn told(words: &Words, tally: &Tally, game: &Game) -> Vec<String> {
    let (Some(score), Some(now)) = (tally.score(game), game.points()) else {
        return Vec::new();
    };
    let counted = |number: u8, points| {
        let pair = pair(words, tally, game, score, points);
        say!(words, "archers-match-game", game = number, pair = pair)
    };
    let Some(first) = score.first else {
        let next = game.only_person().map_or("both", |side| key(side.other()));
        let goes_on = say!(words, "archers-match-goes-on", next = next);
        return vec![counted(1, now), goes_on];
    };
    let sum = pair(words, tally, game, score, score.together());
    let sum = say!(words, "archers-match-sum", pair = sum);
    vec![counted(1, first), counted(2, now), sum]
}

/// Who has won a match that is over.
#[must_use]
pub fn headline(words: &Words, tally: &Tally, game: &Game) -> Option<String> {
    let [white, black] = tally.end_of_match(game)?;
    let winner = match white.cmp(&black) {
        Ordering::Greater => Some(Side::White),
        Ordering::Less => Some(Side::Black),
        Ordering::Equal => None,
    };
    let who = match (winner, game.only_person()) {
        (None, _) => "none",
        (Some(side), Some(person)) if side == person => "you",
        (Some(_), Some(_)) => "lost",
        (Some(_), None) => "other",
    };
    let name = winner.and_then(|side| party(words, tally, game, side));
    let name = name.unwrap_or_default();
    Some(say!(
        words,
        "archers-match-headline",
        who = who,
        name = name
    ))
}

/// What giving the game up costs: who gets how many points; nothing where none are counted.
#[must_use]
pub fn cost(words: &Words, tally: &Tally, game: &Game) -> Option<String> {
    let (side, points) = game.points_given_away()?;
    let name = party(words, tally, game, side)?;
    Some(say!(
        words,
        "archers-match-cost",
        name = name,
        points = points
    ))
}

/// Points with whose they are: the only person first, else who had White in the first game.
fn pair(words: &Words, tally: &Tally, game: &Game, score: Score, points: [u32; 2]) -> String {
    let one = game.only_person().unwrap_or(opener(score));
    let name = |side| party(words, tally, game, side).unwrap_or_default();
    say!(
        words,
        "archers-match-pair",
        one = name(one),
        points = points[one.index()],
        other = name(one.other()),
        others = points[one.other().index()]
    )
}
