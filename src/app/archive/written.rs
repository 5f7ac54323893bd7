//! A game as its record, and a record as the game it was.

use crate::ai::Level;
use crate::app::game::{Game, GameSetup, LookThrough, Seat, TakeUp};
use crate::data::Library;
use crate::record::{Record, Score, Tag, Tags};
use crate::rules::{LongGame, Move, Outcome, Position, Reason, Side};
use crate::store;
use std::sync::Arc;

/// How the computer signs; the word of its level follows.
const COMPUTER: &str = "Latrunculi, ";
/// How a person signs.
const PERSON: &str = "?";

/// All that a record tells of a game. It is cheap to make and can be written down elsewhere.
#[derive(Debug, Clone)]
pub struct Written {
    variant: String,
    start: Position,
    moves: Vec<Move>,
    seats: [Seat; 2],
    outcome: Option<Outcome>,
}

impl Written {
    /// The game as it stands; one that is looked through, to its end.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        Self {
            variant: game.setup().variant.id.clone(),
            start: game.first_position().clone(),
            moves: game.all_plies().map(|ply| ply.mv).collect(),
            seats: game.setup().seats,
            outcome: game.ending(),
        }
    }

    /// The record.
    #[must_use]
    pub fn record(self) -> Record {
        let mut tags = Tags::of(&self.variant, &self.start);
        let [white, black] = self.seats.map(signature);
        tags.set(Tag::White, white);
        tags.set(Tag::Black, black);
        tags.set(Tag::Date, store::today());
        let start = self.start.with_long_game(LongGame::Limited);
        let mut record = Record::new(tags, start);
        for mv in self.moves {
            // Each of them has been played from here.
            if record.play(mv).is_err() {
                break;
            }
        }
        if let Some(outcome) = self.outcome {
            record.finish(outcome);
        }
        record
    }
}

fn signature(seat: Seat) -> String {
    match seat {
        Seat::Human => PERSON.to_owned(),
        Seat::Engine(level) => format!("{COMPUTER}{}", level.word()),
    }
}

/// Who sat there; a name that is not the computer's is a person's.
fn seat(name: Option<&str>) -> Seat {
    let word = name.and_then(|name| name.strip_prefix(COMPUTER));
    let level = Level::ALL
        .into_iter()
        .find(|level| word == Some(level.word()));
    level.map_or(Seat::Human, Seat::Engine)
}

/// The game of a record, as the same players would go on with it.
#[must_use]
pub fn taken_up(record: &Record, library: &Library, seed: u64) -> Option<TakeUp> {
    let tags = record.tags();
    let variant = library.variant(tags.get(Tag::Variant)?)?;
    let seats = [Tag::White, Tag::Black].map(|tag| seat(tags.get(tag)));
    Some(TakeUp {
        setup: GameSetup {
            variant: Arc::clone(variant),
            terms: record.start().terms().clone(),
            first: Some(record.start().side()),
            seats,
            seed,
        },
        start: record.start().clone(),
        moves: record.plies().iter().map(|ply| ply.mv).collect(),
    })
}

/// The game of a record, to be looked through from the beginning. Where no person sat, two may play on.
#[must_use]
pub fn looked_through(record: &Record, library: &Library, seed: u64) -> Option<LookThrough> {
    let by_rules = record.position().outcome();
    let given_up = record.tags().get(Tag::Termination) == Some(Reason::Resigned.word());
    let resigned = match record.score() {
        Score::White if given_up && by_rules.is_none() => Some(Side::Black),
        Score::Black if given_up && by_rules.is_none() => Some(Side::White),
        _ => None,
    };
    let mut game = taken_up(record, library, seed)?;
    if !game.setup.seats.contains(&Seat::Human) {
        game.setup.seats = [Seat::Human; 2];
    }
    Some(LookThrough {
        game,
        resigned,
        at: 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sat_there_is_read_as_it_is_written() {
        for level in Level::ALL {
            let engine = Seat::Engine(level);
            assert_eq!(seat(Some(&signature(engine))), engine);
        }
        assert_eq!(seat(Some(&signature(Seat::Human))), Seat::Human);
        for name in [
            None,
            Some("Livia"),
            Some("Latrunculi"),
            Some("Latrunculi, x"),
        ] {
            assert_eq!(seat(name), Seat::Human);
        }
    }
}
