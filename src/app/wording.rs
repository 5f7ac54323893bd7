//! What the game says. The sides are named by what is seen: the glass is white and blue.

use super::game::{Awaited, Game};
use crate::rules::{
    Counted, First, MoveError, Outcome, Ply, Position, Reason, Removal, Role, Ruleset, Side, Stage,
    Terms,
};

/// Said over the table when its scene file is faulty; the title page tells what is wrong with it.
pub const BROKEN_SCENE: &str = "The table\u{2019}s scene file cannot be read (the menu says why): the built-in table stands here.";

/// The name of a side at the table.
#[must_use]
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Blue",
    }
}

/// A number of things: `1 turn`, `2 turns`.
#[must_use]
pub fn counted(number: usize, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// Why a move was refused, as a sentence.
#[must_use]
pub fn refusal(error: &MoveError) -> String {
    let text = match error {
        MoveError::NotYours(at, owner, actor) => format!(
            "the piece on {at} is {}'s, and {} is to act",
            side(*owner),
            side(*actor)
        ),
        MoveError::NotInHand(owner) => format!("{} has no such piece in hand", side(*owner)),
        other => other.to_string(),
    };
    sentence(&text)
}

/// Squares are written alike everywhere, so one that begins the sentence stays as it is.
fn sentence(text: &str) -> String {
    let square = text
        .chars()
        .nth(1)
        .is_some_and(|second| second.is_ascii_digit());
    if square {
        return text.to_owned();
    }
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// What is asked of whoever acts, in one line.
#[must_use]
pub fn prompt(game: &Game, chosen: bool) -> String {
    match game.awaited() {
        Awaited::Nobody => game
            .outcome()
            .map_or_else(String::new, |outcome| result(game, outcome)),
        Awaited::Engine(actor, _) => format!("{} is thinking", side(actor)),
        Awaited::Person(_) => asked(game.position(), chosen),
    }
}

fn asked(position: &Position, chosen: bool) -> String {
    let hand = position.hand(position.side());
    if position.stage() == Stage::Placing {
        let calculi = match (hand.men, position.placements_left()) {
            (0, _) => return "Place your dux on an empty square".into(),
            (_, 2) => "two calculi",
            _ => "a calculus",
        };
        return format!("Place {calculi} ({})", in_hand(position, position.side()));
    }
    if position.second_move().is_some() {
        return "The same calculus may move again, or pass".into();
    }
    let bound = position
        .pieces()
        .iter()
        .any(|&(at, piece)| piece.side != position.side() && position.bonds(at).any());
    let text = match (position.ruleset().removal, bound, chosen) {
        (_, _, true) => "Choose a lit square",
        (Removal::InsteadOfMove, true, _) => "Take off a bound piece, or move",
        (Removal::BeforeMove, true, _) => "Take off bound pieces if you wish, then move",
        _ => "Choose a calculus to move",
    };
    text.into()
}

/// How moves are written.
pub const LEGEND: &str = "@c7 set down, D@a3 the dux set down, a2-a4 moved, xd4 taken off; + joins what is done in one turn";

/// Board and men, in one line.
#[must_use]
pub fn terms(terms: &Terms) -> String {
    let dux = if terms.ruleset().has_dux() {
        " and a dux"
    } else {
        ""
    };
    let men = men(terms.men().into());
    format!("{} board, {men}{dux} each", terms.board())
}

/// What a side has on the board and in hand, and what it took.
#[must_use]
pub fn counts(game: &Game, side: Side) -> String {
    let position = game.position();
    let stands = position.count(side);
    let duces = position
        .pieces()
        .iter()
        .filter(|(_, piece)| piece.side == side && piece.role == Role::Dux)
        .count() as u32;
    let hand = position.hand(side);
    let empty_handed = hand.men == 0 && hand.duces == 0;
    let mut parts = Vec::new();
    if stands > 0 || empty_handed {
        let dux = position.ruleset().has_dux();
        let force = force(stands - duces, duces, dux && empty_handed);
        parts.push(format!("{force} on the board"));
    }
    if !empty_handed {
        parts.push(in_hand(position, side));
    }
    let captured = game.lost(side.other());
    if captured > 0 {
        parts.push(format!("took {captured}"));
    }
    parts.join(", ")
}

fn in_hand(position: &Position, side: Side) -> String {
    let hand = position.hand(side);
    let dux = position.ruleset().has_dux();
    let force = force(hand.men.into(), hand.duces.into(), dux);
    format!("{force} in hand")
}

/// `7 men and the dux`; where nothing is said of men, only the number.
fn force(number: u32, duces: u32, named: bool) -> String {
    match (number, duces) {
        (0, 1..) => "the dux".into(),
        (_, 1..) => format!("{} and the dux", men(number)),
        _ if named => men(number),
        _ => number.to_string(),
    }
}

fn men(number: u32) -> String {
    match number {
        1 => "1 man".into(),
        _ => format!("{number} men"),
    }
}

/// Who begins, where the lot has decided it.
#[must_use]
pub fn opening(game: &Game) -> Option<String> {
    let drawn = game.setup().first.is_none() && game.position().ruleset().first == First::Lot;
    let first = side(game.setup().first_side());
    (drawn && game.last_ply().is_none()).then(|| format!("By lot, {first} begins"))
}

/// Turns that are left before a limit on turns without a capture ends the game, once it is near.
#[must_use]
pub fn quiet_left(position: &Position) -> Option<String> {
    const NEAR: u16 = 20;
    const LONG_GAME: u16 = 200;
    if position.stage() == Stage::Placing {
        return None;
    }
    let limit = position.ruleset().quiet_limit.unwrap_or(LONG_GAME);
    let left = limit.saturating_sub(position.quiet());
    (left <= NEAR).then(|| match left {
        1 => "One turn without a capture ends the game".into(),
        left => format!("{left} turns without a capture end the game"),
    })
}

/// How the game ended, naming the rule.
#[must_use]
pub fn result(game: &Game, outcome: Outcome) -> String {
    let why = reason(game, outcome);
    match outcome.winner {
        Some(winner) => format!("{} wins: {why}", side(winner)),
        None => format!("Drawn: {why}"),
    }
}

fn reason(game: &Game, outcome: Outcome) -> String {
    let ruleset = game.position().ruleset();
    let loser = outcome
        .winner
        .map_or("neither side", |winner| side(winner.other()));
    let more = match outcome.winner {
        Some(winner) => format!("and {} has more pieces", side(winner)),
        None => "and both sides have equally many pieces".into(),
    };
    match outcome.reason {
        Reason::Men => few(ruleset, loser),
        Reason::NoAction => format!("{loser} has no legal move left"),
        Reason::DuxCaptured => format!("{loser}'s dux is captured"),
        Reason::DuxImmobilised => format!("{loser}'s dux is shut in on all four sides"),
        Reason::Quiet => format!(
            "{} turns have passed without a capture, {more}",
            game.position().quiet()
        ),
        Reason::Repetition => "the same position has come for the fifth time".into(),
        Reason::LongGame => format!("the game has gone on too long, {more}"),
        Reason::Length => "the agreed number of moves has been played".into(),
        Reason::Resigned => format!("{loser} gives up"),
        Reason::Agreed => "both sides agree".into(),
    }
}

fn few(ruleset: &Ruleset, loser: &str) -> String {
    let kind = match ruleset.few_pieces.counted {
        Counted::All => "piece",
        Counted::Free => "free piece",
        Counted::Men => "man",
    };
    match ruleset.few_pieces.at_most {
        0 => format!("{loser} has no {kind} left"),
        1 => format!("{loser} has only one {kind} left"),
        most => format!("{loser} has only {most} {kind}s left, or fewer"),
    }
}

/// What a ply is to be noticed for, where the rules ask the players to announce it.
#[must_use]
pub fn remark(ply: &Ply) -> Option<String> {
    let at = ply.last_square().filter(|_| ply.between)?;
    Some(format!(
        "{} goes in between two enemies on {at}, and is safe there",
        side(ply.side)
    ))
}

/// A turn as it is written in the list of moves: its actions joined by `+`.
#[must_use]
pub fn turns<'a>(plies: impl Iterator<Item = &'a Ply>) -> Vec<(Side, String)> {
    let mut turns: Vec<(Side, String)> = Vec::new();
    let mut goes_on = false;
    for ply in plies {
        match turns.last_mut() {
            Some((_, text)) if goes_on => *text = format!("{text}+{}", ply.mv),
            _ => turns.push((ply.side, ply.mv.to_string())),
        }
        goes_on = !ply.ends_turn();
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Dimensions, Square};

    #[test]
    fn refusals_are_sentences_that_name_the_sides_as_they_look() {
        let at = Square::new(3, 4);
        let wrong = MoveError::NotYours(at, Side::White, Side::Black);
        assert_eq!(
            refusal(&wrong),
            "The piece on d5 is White's, and Blue is to act"
        );
        let board = Dimensions { files: 8, ranks: 8 };
        let off = MoveError::OffBoard(Square::new(9, 0), board);
        assert_eq!(refusal(&off), "j1 is not on this board of 8x8");
    }

    #[test]
    fn the_dux_is_named_beside_the_men() {
        assert_eq!(force(16, 1, true), "16 men and the dux");
        assert_eq!(force(0, 1, true), "the dux");
        assert_eq!(force(1, 0, true), "1 man");
        assert_eq!(force(9, 0, false), "9");
    }

    #[test]
    fn one_thing_and_more() {
        assert_eq!(counted(0, "turn"), "0 turns");
        assert_eq!(counted(1, "turn"), "1 turn");
    }
}
