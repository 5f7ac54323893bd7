//! What is said of a game: facts of the rules in, sentences of the language out. The sides are named by what is seen: the
//! glass is white and blue.

pub mod archers;
mod ending;
pub mod matches;
mod refusal;
pub mod ruleset;

use super::game::{Awaited, Game, Seat};
use crate::ai::Level;
use crate::lang::Words;
use crate::rules::{First, Ply, Position, Removal, Role, Side, Stage, Terms};
use crate::say;

pub use ending::{headline, result};
pub use refusal::{held, joined, refusal, squares};

/// A side as the messages know it: `white` or `black`.
#[must_use]
pub const fn key(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// The name of a side at the table.
#[must_use]
pub fn side(words: &Words, side: Side) -> String {
    say!(words, "side-name", side = key(side))
}

/// What is asked of whoever acts, in one line.
#[must_use]
pub fn prompt(words: &Words, game: &Game, chosen: bool) -> String {
    match game.awaited() {
        Awaited::Nobody => game
            .outcome()
            .map_or_else(String::new, |outcome| result(words, game, outcome)),
        Awaited::Engine(actor, _) => say!(words, "prompt-thinking", side = key(actor)),
        Awaited::Person(_) => asked(words, game.position(), chosen),
    }
}

fn asked(words: &Words, position: &Position, chosen: bool) -> String {
    if let Some(asked) = archers::asked(words, position, chosen) {
        return asked;
    }
    let side = key(position.side());
    if position.stage() == Stage::Placing {
        let hand = in_hand(words, position, position.side());
        return match (
            position.hand(position.side()).men,
            position.placements_left(),
        ) {
            (0, _) => say!(words, "prompt-dux", side = side),
            (_, 2) => say!(words, "prompt-place-two", side = side, hand = hand),
            _ => say!(words, "prompt-place", side = side, hand = hand),
        };
    }
    if position.second_move().is_some() {
        return say!(words, "prompt-again", side = side);
    }
    let bound = position
        .pieces()
        .iter()
        .any(|&(at, piece)| piece.side != position.side() && position.bonds(at).any());
    let removal = position
        .ruleset()
        .soldiers()
        .map_or(Removal::Immediate, |ruleset| ruleset.removal);
    match (removal, bound, chosen) {
        (_, _, true) => say!(words, "prompt-goal", side = side),
        (Removal::InsteadOfMove, true, _) => say!(words, "prompt-take-or-move", side = side),
        (Removal::BeforeMove, true, _) => say!(words, "prompt-take-then-move", side = side),
        _ => say!(words, "prompt-move", side = side),
    }
}

/// How moves are written.
#[must_use]
pub fn notation(words: &Words) -> String {
    say!(words, "notation")
}

/// Board and men, in one line.
#[must_use]
pub fn terms(words: &Words, terms: &Terms) -> String {
    if terms.archers().is_some() {
        let places = terms.board().squares();
        return say!(words, "archers-terms", places = places, men = terms.men());
    }
    let board = terms.board().to_string();
    say!(
        words,
        "terms",
        board = board,
        men = terms.men(),
        dux = if terms.ruleset().has_dux() {
            "yes"
        } else {
            "no"
        }
    )
}

/// What a side has on the board and in hand, and what it took.
#[must_use]
pub fn counts(words: &Words, game: &Game, side: Side) -> String {
    let position = game.position();
    let stands = position.count(side);
    let duces = position
        .pieces()
        .iter()
        .filter(|(_, piece)| piece.side == side && piece.role == Role::Dux)
        .count() as u32;
    let hand = position.hand(side);
    let mut parts = Vec::new();
    if stands > 0 || hand.is_empty() {
        let named = position.ruleset().has_dux() && hand.is_empty();
        let men = stands - duces;
        parts.push(say!(
            words,
            "count-on-board",
            men = men,
            dux = force(men, duces, named)
        ));
    }
    if !hand.is_empty() {
        parts.push(in_hand(words, position, side));
    }
    let captured = game.lost(side.other());
    if captured > 0 {
        parts.push(say!(words, "count-took", count = captured));
    }
    parts.join(", ")
}

fn in_hand(words: &Words, position: &Position, side: Side) -> String {
    let hand = position.hand(side);
    let (men, duces) = (u32::from(hand.men), u32::from(hand.duces));
    let dux = force(men, duces, position.ruleset().has_dux());
    say!(words, "count-in-hand", men = men, dux = dux)
}

/// What a number of men and duces is called: the dux `alone`, men `with` a dux, `men` by name, or an `unnamed` number.
const fn force(men: u32, duces: u32, named: bool) -> &'static str {
    match (men, duces) {
        (0, 1..) => "alone",
        (_, 1..) => "with",
        _ if named => "men",
        _ => "unnamed",
    }
}

/// What is said until a person has acted: who begins, where the lot has decided it; who the computer is; and what the
/// pieces are called.
#[must_use]
pub fn opening(words: &Words, game: &Game) -> Option<String> {
    let seat = |side| game.setup().seat(side);
    let watched = !game.setup().seats.contains(&Seat::Human);
    if game.is_looked_through() {
        return None;
    }
    if game
        .plies()
        .any(|ply| watched || seat(ply.side) == Seat::Human)
    {
        return None;
    }
    let ruleset = game.position().ruleset();
    let drawn = game.setup().first.is_none() && ruleset.first() == First::Lot;
    let first = game.setup().first_side();
    let mut said = Vec::new();
    if drawn {
        said.push(say!(words, "opening-by-lot", side = key(first)));
    }
    let other = game.only_person().map(Side::other);
    if let Some(Seat::Engine(level)) = other.map(seat) {
        let name = level_called(words, level);
        said.push(say!(words, "opening-against", name = name));
    }
    if ruleset.archers().is_some() && !watched {
        said.push(say!(words, "archers-opening-goal"));
    }
    if ruleset.soldiers().is_some() && !watched {
        let dux = if ruleset.has_dux() { "yes" } else { "no" };
        said.push(say!(words, "opening-men", dux = dux));
    }
    (!said.is_empty()).then(|| said.join(". "))
}

/// A level by its name, and what that means: “Tiro, the recruit”.
#[must_use]
pub fn level_called(words: &Words, level: Level) -> String {
    match level {
        Level::Tiro => say!(words, "level-called-tiro"),
        Level::Miles => say!(words, "level-called-miles"),
        Level::Immunis => say!(words, "level-called-immunis"),
        Level::Principalis => say!(words, "level-called-principalis"),
        Level::Optio => say!(words, "level-called-optio"),
        Level::Centurio => say!(words, "level-called-centurio"),
        Level::Tribunus => say!(words, "level-called-tribunus"),
        Level::Legatus => say!(words, "level-called-legatus"),
    }
}

/// Turns that are left before a limit on turns without a capture ends the game, once it is near.
#[must_use]
pub fn quiet_left(words: &Words, position: &Position) -> Option<String> {
    const NEAR: u16 = 20;
    const LONG_GAME: u16 = 200;
    if position.stage() == Stage::Placing {
        return None;
    }
    let limit = position.ruleset().quiet_limit().unwrap_or(LONG_GAME);
    let left = limit.saturating_sub(position.quiet());
    (left <= NEAR).then(|| say!(words, "quiet-left", turns = left))
}

/// What a ply is to be noticed for, where the rules ask the players to announce it.
#[must_use]
pub fn remark(words: &Words, game: &Game, ply: &Ply) -> Option<String> {
    if let Some(remark) = archers::remark(words, game, ply) {
        return Some(remark);
    }
    let at = ply.last_square().filter(|_| ply.between)?;
    Some(say!(
        words,
        "went-between",
        side = key(ply.side),
        square = at.to_string()
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
mod tests;
