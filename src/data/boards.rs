//! The boards of a ruleset with their numbers of men and starting arrays, turned into terms that can be played.

use super::arrangement::{Arrangement, Arrangements};
use super::fault::Faults;
use super::value::{Fields, Value};
use super::variant::BoardChoice;
use crate::rules::soldiers;
use crate::rules::{Calculus, Dimensions, Opening, Position, Ruleset, Side, Square, Terms};
use std::sync::Arc;

/// Reads the boards. Without a ruleset (it has faults of its own) everything that does not depend on it is checked.
pub(super) fn read(
    value: &Value,
    ruleset: Option<&Ruleset>,
    arrangements: &Arrangements,
    faults: &mut Faults,
) -> Option<Vec<BoardChoice>> {
    let entries = value.list(faults, "boards")?;
    if entries.is_empty() {
        value.refuse(faults, "at least one board, the default first");
    }
    let mut seen = Vec::new();
    let choices: Vec<Option<BoardChoice>> = entries
        .iter()
        .map(|entry| {
            let fields = entry.fields(faults, &["board", "men", "arrangements"])?;
            let entry = Entry::read(&fields, ruleset, faults);
            entry.note_doubled(&fields, &mut seen, faults);
            entry.complete(&fields, ruleset, arrangements, faults)
        })
        .collect();
    choices.into_iter().collect()
}

/// A board with a single number of men.
pub(super) fn choice_of(terms: Terms) -> Option<BoardChoice> {
    BoardChoice::new(terms.board_name(), terms.board(), vec![Arc::new(terms)])
}

/// One board as far as it could be read.
struct Entry<'t> {
    board: Option<Dimensions>,
    men: Option<Vec<(Value<'t>, u8)>>,
    arrangements: Option<Vec<Value<'t>>>,
}

impl<'t> Entry<'t> {
    fn read(fields: &Fields<'t>, ruleset: Option<&Ruleset>, faults: &mut Faults) -> Self {
        let board = fields.read("board", faults, Value::board);
        let men = fields.read("men", faults, |value, faults| {
            men(value, board, ruleset, faults)
        });
        let arrangements = fields.read("arrangements", faults, |value, faults| {
            value.list(faults, "ids of arrangements")
        });
        Self {
            board,
            men,
            arrangements,
        }
    }

    fn note_doubled(&self, fields: &Fields, seen: &mut Vec<Dimensions>, faults: &mut Faults) {
        let (Some(board), Some(value)) = (self.board, fields.get("board")) else {
            return;
        };
        if seen.contains(&board) {
            value.refuse_as(faults, format!("{board} a second time"), "each board once");
        }
        seen.push(board);
    }

    fn complete(
        &self,
        fields: &Fields<'t>,
        ruleset: Option<&Ruleset>,
        arrangements: &Arrangements,
        faults: &mut Faults,
    ) -> Option<BoardChoice> {
        let named = self.named(fields, ruleset, arrangements, faults)?;
        let (board, men, ruleset) = (self.board?, self.men.as_ref()?, ruleset?);
        let terms: Vec<Option<Arc<Terms>>> = men
            .iter()
            .enumerate()
            .map(|(idx, (value, men))| {
                let array = named.get(idx).map_or(&[][..], |array| array.pieces());
                let terms = playable(*ruleset, board, *men, array);
                terms.map_err(|allowed| value.refuse(faults, allowed)).ok()
            })
            .collect();
        let terms: Vec<Arc<Terms>> = terms.into_iter().collect::<Option<_>>()?;
        BoardChoice::new(board.to_string(), board, terms)
    }

    /// The arrangements, one for each number of men; none where men are placed.
    fn named<'l>(
        &self,
        fields: &Fields<'t>,
        ruleset: Option<&Ruleset>,
        known: &'l Arrangements,
        faults: &mut Faults,
    ) -> Option<Vec<&'l Arrangement>> {
        let (value, names) = (fields.get("arrangements")?, self.arrangements.as_ref()?);
        let opening = ruleset?.opening;
        if opening != Opening::Array {
            if !names.is_empty() {
                value.refuse(
                    faults,
                    "[] with opening: Placement, for the board starts empty",
                );
            }
            return names.is_empty().then(Vec::new);
        }
        let men = self.men.as_ref()?;
        if names.len() != men.len() {
            let found = format!("{} arrangements", names.len());
            let allowed = format!(
                "{}, one for each number of men, in the same order",
                men.len()
            );
            value.refuse_as(faults, found, allowed);
            return None;
        }
        let found: Vec<Option<&Arrangement>> = names
            .iter()
            .zip(men)
            .map(|(name, &(_, men))| fitting(name, self.board?, men, ruleset?, known, faults))
            .collect();
        found.into_iter().collect()
    }
}

fn men<'t>(
    value: &Value<'t>,
    board: Option<Dimensions>,
    ruleset: Option<&Ruleset>,
    faults: &mut Faults,
) -> Option<Vec<(Value<'t>, u8)>> {
    let numbers = value.list(faults, "numbers of men")?;
    if numbers.is_empty() {
        value.refuse(faults, "at least one number of men, the default first");
        return None;
    }
    let least = ruleset.map_or(1, |ruleset| ruleset.few_pieces.at_most + 1);
    let duces = ruleset.map_or(0, |ruleset| usize::from(ruleset.has_dux()));
    let room = board.map_or(usize::MAX, |board| (board.squares() - 1) / 2 - duces);
    let most = u8::try_from(room).unwrap_or(u8::MAX);
    let why = board.map_or_else(String::new, |board| {
        format!(": both armies fit on {board} with a square to spare, and neither has lost at once")
    });
    let mut seen = Vec::new();
    let read: Vec<Option<(Value<'t>, u8)>> = numbers
        .into_iter()
        .map(|number| {
            let men = number.whole(faults, least..=most, &why)?;
            if seen.contains(&men) {
                number.refuse_as(faults, format!("{men} a second time"), "each number once");
            }
            seen.push(men);
            Some((number, men))
        })
        .collect();
    read.into_iter().collect()
}

/// The terms, if a game by them can begin; else what would be allowed.
fn playable(
    ruleset: Ruleset,
    board: Dimensions,
    men: u8,
    array: &[(Square, Calculus)],
) -> Result<Arc<Terms>, String> {
    let terms = soldiers::Terms::new(ruleset, board, men, array.to_vec())
        .map_err(|error| format!("terms that make sense: {error}"))?;
    let terms = Arc::new(Terms::from(terms));
    let over = Side::BOTH
        .into_iter()
        .find_map(|first| Position::start(&terms, first).outcome());
    match over {
        Some(outcome) => Err(format!(
            "a start at which the game is not over by '{}'",
            outcome.reason
        )),
        None => Ok(terms),
    }
}

/// The arrangement of that name, if it fits the board, the number of men and the dux.
fn fitting<'l>(
    name: &Value,
    board: Dimensions,
    men: u8,
    ruleset: &Ruleset,
    known: &'l Arrangements,
    faults: &mut Faults,
) -> Option<&'l Arrangement> {
    let id = name.id(faults)?;
    let duces = usize::from(ruleset.has_dux());
    let fits = |array: &&Arrangement| {
        array.moment().is_none()
            && array.board() == board
            && array.men() == usize::from(men)
            && array.duces() == duces
    };
    let found = known.get(id);
    let fitting = found.filter(fits);
    if fitting.is_none() {
        let found = found.map_or_else(|| format!("{id}, which no file describes"), described);
        let names: Vec<&str> = known.values().filter(fits).map(Arrangement::id).collect();
        let wanted = format!(
            "an arrangement for {board} with {}",
            army(usize::from(men), duces)
        );
        let allowed = match names.as_slice() {
            [] => format!("{wanted}; none is known"),
            names => format!("{wanted}: {}", names.join(", ")),
        };
        name.refuse_as(faults, found, allowed);
    }
    fitting
}

fn described(array: &Arrangement) -> String {
    let moment = array.moment().map_or("", |_| ", a moment of play,");
    format!(
        "{}{moment} for {} with {}",
        array.id(),
        array.board(),
        army(array.men(), array.duces())
    )
}

fn army(men: usize, duces: usize) -> String {
    let dux = if duces == 0 { "no dux" } else { "a dux" };
    format!("{men} men and {dux}")
}
