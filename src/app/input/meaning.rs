//! What a gesture on a square means in a position: a move, a choice, or a reason why not. Never a move that was not lit.

use super::Gesture;
use crate::lang::Words;
use crate::rules::{Move, MoveError, Position, Role, Square, Stage};
use crate::say;

/// What a gesture means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A legal move.
    Play(Move),
    /// This piece is chosen.
    Select(Square),
    /// Nothing is chosen any more.
    Deselect,
    /// The nearest move is not legal.
    Refuse {
        /// The square of the gesture.
        at: Square,
        /// The move it would have been.
        mv: Move,
        /// Why not.
        error: MoveError,
    },
    /// The frame is no square.
    OnTheFrame,
    /// The gesture is no move at all.
    Explain {
        /// The square of the gesture.
        at: Square,
        /// Why nothing happens.
        why: NoMove,
    },
}

/// Why a gesture that is no move does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoMove {
    /// The piece is the other side's, and none is chosen that could take it.
    OtherSide,
    /// Nothing is chosen that could go there.
    ChooseFirst,
    /// Every way of the piece is barred.
    Nowhere,
    /// The computer is to move.
    ComputersTurn,
    /// Nothing is played after the end.
    GameOver,
}

impl NoMove {
    /// The reason as a line.
    pub(super) fn told(self, words: &Words, position: &Position) -> String {
        match self {
            Self::OtherSide => say!(words, "refused-other-side"),
            Self::ChooseFirst if position.archers().is_some() => {
                say!(words, "archers-refused-choose-first")
            }
            Self::ChooseFirst => say!(words, "refused-choose-first"),
            Self::Nowhere => say!(words, "refused-nowhere"),
            Self::ComputersTurn => say!(words, "refused-computers-turn"),
            Self::GameOver => say!(words, "refused-game-over"),
        }
    }
}

/// The meaning of a gesture, given the chosen piece.
pub(super) fn of(position: &Position, chosen: Option<Square>, gesture: Gesture) -> Meaning {
    match gesture {
        Gesture::Click(at) => click(position, chosen, at),
        Gesture::Tap(at, near) => tap(position, chosen, at, near),
        Gesture::Frame => Meaning::OnTheFrame,
        Gesture::Lift(from) if movable(position, from) => Meaning::Select(from),
        Gesture::Lift(from) => why_not(position, None, from),
        Gesture::Drop(from, to) if from == to => Meaning::Select(from),
        Gesture::Drop(from, to) if movable(position, from) => {
            play_or(position, Move::Go { from, to }, to)
        }
        Gesture::Drop(from, _) => why_not(position, None, from),
        Gesture::Pass => play_or(position, Move::Pass, chosen.unwrap_or(Square::new(0, 0))),
    }
}

fn click(position: &Position, chosen: Option<Square>, at: Square) -> Meaning {
    if chosen == Some(at) && position.second_move() != Some(at) {
        return Meaning::Deselect;
    }
    let going = chosen.map(|from| Move::Go { from, to: at });
    let candidates = [going, placement(position, at), removal(position, at)];
    let legal = candidates
        .into_iter()
        .flatten()
        .find(|&mv| position.check(mv).is_ok());
    match legal {
        Some(mv) => Meaning::Play(mv),
        None if movable(position, at) => Meaning::Select(at),
        None => why_not(position, chosen, at),
    }
}

/// The first of the squares that a finger may have meant where a click means something; if there is none, its own.
fn tap(
    position: &Position,
    chosen: Option<Square>,
    at: Square,
    near: [Option<Square>; super::NEARBY],
) -> Meaning {
    std::iter::once(at)
        .chain(near.into_iter().flatten())
        .map(|at| click(position, chosen, at))
        .find(|meaning| {
            matches!(
                meaning,
                Meaning::Play(_) | Meaning::Select(_) | Meaning::Deselect
            )
        })
        .unwrap_or_else(|| click(position, chosen, at))
}

/// Whether a piece on this square has a legal move of its own.
#[must_use]
pub fn movable(position: &Position, at: Square) -> bool {
    let goes = |mv: &Move| matches!(mv, Move::Go { from, .. } if *from == at);
    position.moves().iter().any(goes)
}

/// The square a move is about.
pub(super) fn goal(mv: Move) -> Option<Square> {
    match mv {
        Move::Place { at, .. } | Move::Remove { at } => Some(at),
        Move::Go { to, .. } => Some(to),
        Move::Pass => None,
    }
}

/// A placement here: the men first, then the dux.
fn placement(position: &Position, at: Square) -> Option<Move> {
    let hand = position.hand(position.side());
    if position.archers().is_some() {
        let mv = Move::Place {
            role: Role::Miles,
            at,
        };
        return position.check(mv).is_ok().then_some(mv);
    }
    let role = if hand.men > 0 { Role::Miles } else { Role::Dux };
    (position.stage() == Stage::Placing && !hand.is_empty()).then_some(Move::Place { role, at })
}

/// The removal of what lies here; a shut-in group goes by the name of its first square, wherever it is clicked.
pub(super) fn removal(position: &Position, at: Square) -> Option<Move> {
    let theirs = position
        .at(at)
        .is_some_and(|calculus| calculus.side != position.side());
    if !theirs || !position.bonds(at).any() {
        return None;
    }
    match position.check(Move::Remove { at }) {
        Err(MoveError::NamedBy(_, first)) => Some(Move::Remove { at: first }),
        _ => Some(Move::Remove { at }),
    }
}

fn play_or(position: &Position, mv: Move, at: Square) -> Meaning {
    match position.check(mv) {
        Ok(()) => Meaning::Play(mv),
        Err(error) => Meaning::Refuse { at, mv, error },
    }
}

/// The most telling reason why a click here does nothing.
fn why_not(position: &Position, chosen: Option<Square>, at: Square) -> Meaning {
    let own = position
        .at(at)
        .is_some_and(|calculus| calculus.side == position.side());
    let occupied = position.at(at).is_some();
    if let Some(mv) = placement(position, at) {
        return play_or(position, mv, at);
    }
    if let (Some(from), false) = (chosen, own) {
        return play_or(position, Move::Go { from, to: at }, at);
    }
    if own {
        return stuck(position, at);
    }
    if let Some(mv) = removal(position, at) {
        return play_or(position, mv, at);
    }
    let why = if occupied {
        NoMove::OtherSide
    } else {
        NoMove::ChooseFirst
    };
    Meaning::Explain { at, why }
}

/// Why an own piece cannot go: it is bound, another one must act, or every way is barred.
fn stuck(position: &Position, from: Square) -> Meaning {
    let board = position.board();
    let to = match position.terms().archers() {
        Some(terms) => terms.lines().neighbours(from).first().copied(),
        None => neighbours(from).find(|&to| board.contains(to)),
    };
    let mv = Move::Go {
        from,
        to: to.unwrap_or(from),
    };
    match position.check(mv) {
        Err(
            error @ (MoveError::Bound { .. }
            | MoveError::OnlySecondMove(_)
            | MoveError::StillPlacing
            | MoveError::Archers(_)
            | MoveError::GameOver(_)),
        ) => Meaning::Refuse {
            at: from,
            mv,
            error,
        },
        _ => Meaning::Explain {
            at: from,
            why: NoMove::Nowhere,
        },
    }
}

fn neighbours(sq: Square) -> impl Iterator<Item = Square> {
    let Square { file, rank } = sq;
    [
        (Some(file), rank.checked_add(1)),
        (file.checked_add(1), Some(rank)),
        (Some(file), rank.checked_sub(1)),
        (file.checked_sub(1), Some(rank)),
    ]
    .into_iter()
    .filter_map(|(file, rank)| Some(Square::new(file?, rank?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Library;

    const BOUND: &str = "bb6/8/8/2wb-w3/8/8/8/ww6";

    fn sq(name: &str) -> Square {
        Square::parse(name).expect("a square")
    }

    /// What a click means, in short: a move, `+` and the chosen square, `0` for nothing chosen, `?` for a reason why not.
    fn check(id: &str, position: &str, chosen: Option<&str>, at: &str, expected: &str) {
        let library = Library::built_in();
        let variant = library.variant(id).expect("a ruleset");
        let terms = variant.terms(None, None).expect("its defaults");
        let position = Position::parse(&terms, position).expect("a position");
        let seen = match of(&position, chosen.map(sq), Gesture::Click(sq(at))) {
            Meaning::Play(mv) => mv.to_string(),
            Meaning::Select(at) => format!("+{at}"),
            Meaning::Deselect => "0".into(),
            Meaning::Refuse { error, .. } => format!("?{error}"),
            Meaning::Explain { .. } | Meaning::OnTheFrame => "?".into(),
        };
        assert_eq!(seen, expected, "{position}, {chosen:?}, {at}");
    }

    #[test]
    fn a_click_chooses_moves_and_takes_off() {
        let white = format!("{BOUND} w - 0");
        check("schadler", &white, None, "c5", "+c5");
        check("schadler", &white, Some("c5"), "c5", "0");
        check("schadler", &white, Some("c5"), "c6", "c5-c6");
        check("schadler", &white, Some("c5"), "a1", "+a1");
        check("schadler", &white, None, "d5", "xd5");
    }

    #[test]
    fn a_click_without_meaning_says_why() {
        let white = format!("{BOUND} w - 0");
        let black = format!("{BOUND} b - 0");
        check("schadler", &white, None, "e7", "?");
        check("schadler", &white, None, "a8", "?");
        check(
            "schadler",
            &white,
            Some("c5"),
            "c8",
            "?c8 is out of reach from c5",
        );
        check(
            "schadler",
            &black,
            None,
            "d5",
            "?the piece on d5 is bound and cannot move: its neighbours on c5 and e5 hold it",
        );
    }

    #[test]
    fn on_a_second_move_only_the_capturing_piece_acts() {
        let again = "4b3/8/8/4w3/8/8/ww6 w+e4 - 0";
        check("bell", again, Some("e4"), "e5", "e4-e5");
        check("bell", again, Some("e4"), "e4", "+e4");
        check(
            "bell",
            again,
            Some("e4"),
            "a1",
            "?only the piece on e4 may move again, or pass",
        );
    }

    #[test]
    fn one_click_places() {
        let start = "8/8/8/8/8/8/8/8 w w16b16 0";
        check("schadler", start, None, "c3", "@c3");
        let taken = "8/8/8/8/8/2b5/8/8 w w16b15 0";
        check("schadler", taken, None, "c3", "?c3 is occupied");
    }
}
