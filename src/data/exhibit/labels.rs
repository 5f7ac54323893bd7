//! Where one looks, and what is said there.

use super::sources::{MARKS, Mark, Sources, once};
use crate::data::arrangement::{Arrangement, Arrangements};
use crate::data::fault::Faults;
use crate::data::library::Library;
use crate::data::value::{Fields, Value};

/// From where to where one looks, in millimetres of the plan.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct View {
    /// The eye; above the ground.
    pub from: [f32; 3],
    /// What is in the middle of the picture.
    pub to: [f32; 3],
}

/// A place with a label.
#[derive(Debug, Clone, PartialEq)]
pub struct HotSpot {
    /// `board`
    pub id: String,
    /// Where its sign stands.
    pub at: [f32; 3],
    /// How one looks at it.
    pub view: View,
    /// The message that is its title.
    pub title: String,
    /// What is said, at least one statement.
    pub statements: Vec<Statement>,
}

/// Something that is said, how sure it is, and by whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// How sure it is.
    pub mark: Mark,
    /// The message.
    pub text: String,
    /// Ids of sources; never empty.
    pub sources: Vec<String>,
}

/// A stop of the guided tour.
#[derive(Debug, Clone, PartialEq)]
pub struct Stop {
    /// How one looks.
    pub view: View,
    /// How long, with the way there.
    pub seconds: f32,
    /// The message that is shown.
    pub caption: String,
    /// The hot spot whose label tells more.
    pub hot_spot: String,
}

/// A game that can be played on from the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Continuation {
    /// The message that names it.
    pub title: String,
    /// The id of a built-in ruleset.
    pub ruleset: String,
    /// The id of the arrangement that the counters slide to.
    pub arrangement: String,
    /// The id of the source of these rules.
    pub source: String,
}

/// Reads a view.
pub(super) fn view(value: &Value, faults: &mut Faults) -> Option<View> {
    let fields = value.fields(faults, &["from", "to"])?;
    let mut place = |name| {
        fields.read(name, faults, |value, faults| {
            value.numbers::<3>(faults, -4000.0..=4000.0, "millimetres")
        })
    };
    let (from, to) = (place("from"), place("to"));
    let view = View {
        from: from?,
        to: to?,
    };
    if let Some(value) = fields.get("from")
        && view.from[2] < view.to[2] + 20.0
    {
        let allowed = format!(
            "an eye higher than what it looks at, from {}",
            view.to[2] + 20.0
        );
        value.refuse(faults, allowed);
        return None;
    }
    Some(view)
}

/// Reads the hot spots.
pub(super) fn hot_spots(
    value: &Value,
    cited: &Sources,
    faults: &mut Faults,
) -> Option<Vec<HotSpot>> {
    const MOST: usize = 24;
    let entries = value.list(faults, "hot spots")?;
    if !(1..=MOST).contains(&entries.len()) {
        let found = format!("{} hot spots", entries.len());
        value.refuse_as(faults, found, format!("1 to {MOST} hot spots"));
    }
    let mut seen = Vec::new();
    let spots: Vec<Option<HotSpot>> = entries
        .iter()
        .map(|entry| hot_spot(entry, &mut seen, cited, faults))
        .collect();
    spots.into_iter().collect()
}

fn hot_spot(
    value: &Value,
    seen: &mut Vec<String>,
    cited: &Sources,
    faults: &mut Faults,
) -> Option<HotSpot> {
    let fields = value.fields(faults, &["id", "at", "view", "title", "statements"])?;
    let id = fields.read("id", faults, |value, faults| once(value, seen, faults));
    let at = fields.read("at", faults, |value, faults| {
        value.numbers(faults, -2000.0..=2000.0, "millimetres")
    });
    let view = fields.read("view", faults, view);
    let title = fields.read("title", faults, Value::id);
    let statements = fields.read("statements", faults, |value, faults| {
        statements(value, cited, faults)
    });
    Some(HotSpot {
        id: id?,
        at: at?,
        view: view?,
        title: title?.to_owned(),
        statements: statements?,
    })
}

fn statements(value: &Value, cited: &Sources, faults: &mut Faults) -> Option<Vec<Statement>> {
    const MOST: usize = 4;
    let entries = value.list(faults, "statements")?;
    if !(1..=MOST).contains(&entries.len()) {
        let found = format!("{} statements", entries.len());
        value.refuse_as(faults, found, format!("1 to {MOST} statements"));
    }
    let statements: Vec<Option<Statement>> = entries
        .iter()
        .map(|entry| {
            let fields = entry.fields(faults, &["mark", "text", "sources"])?;
            let mark = fields.word("mark", faults, &MARKS);
            let text = fields.read("text", faults, Value::id);
            let sources = fields.read("sources", faults, |value, faults| {
                cited.several(value, faults)
            });
            Some(Statement {
                mark: mark?,
                text: text?.to_owned(),
                sources: sources?,
            })
        })
        .collect();
    statements.into_iter().collect()
}

/// Reads the tour. Without hot spots (they have faults of their own) the names of them are not checked.
pub(super) fn tour(
    value: &Value,
    spots: Option<&[HotSpot]>,
    faults: &mut Faults,
) -> Option<Vec<Stop>> {
    let entries = value.list(faults, "stops")?;
    let stops: Vec<Option<Stop>> = entries
        .iter()
        .map(|entry| stop(entry, spots, faults))
        .collect();
    stops.into_iter().collect()
}

fn stop(value: &Value, spots: Option<&[HotSpot]>, faults: &mut Faults) -> Option<Stop> {
    let fields = value.fields(faults, &["view", "seconds", "caption", "hot_spot"])?;
    let view = fields.read("view", faults, view);
    let seconds = fields.read("seconds", faults, |value, faults| {
        value.number(faults, 4.0..=60.0, "seconds")
    });
    let caption = fields.read("caption", faults, Value::id);
    let hot_spot = fields.read("hot_spot", faults, |value, faults| {
        let id = value.id(faults)?;
        let spots = spots.unwrap_or_default();
        if !spots.is_empty() && !spots.iter().any(|spot| spot.id == id) {
            let ids: Vec<&str> = spots.iter().map(|spot| spot.id.as_str()).collect();
            value.refuse(faults, format!("the id of a hot spot: {}", ids.join(", ")));
            return None;
        }
        Some(id)
    });
    Some(Stop {
        view: view?,
        seconds: seconds?,
        caption: caption?.to_owned(),
        hot_spot: hot_spot?.to_owned(),
    })
}

/// Reads the games that can be played on: each must be a position by its ruleset.
pub(super) fn continuations(
    value: &Value,
    arrangements: &Arrangements,
    cited: &Sources,
    faults: &mut Faults,
) -> Option<Vec<Continuation>> {
    let entries = value.list(faults, "continuations")?;
    let games: Vec<Option<Continuation>> = entries
        .iter()
        .map(|entry| continuation(entry, arrangements, cited, faults))
        .collect();
    games.into_iter().collect()
}

fn continuation(
    value: &Value,
    arrangements: &Arrangements,
    cited: &Sources,
    faults: &mut Faults,
) -> Option<Continuation> {
    let fields = value.fields(faults, &["title", "ruleset", "arrangement", "source"])?;
    let title = fields.read("title", faults, Value::id);
    let ruleset = fields.read("ruleset", faults, ruleset);
    let arrangement = fields.read("arrangement", faults, |value, faults| {
        arrangement(value, arrangements, faults)
    });
    let source = fields.read("source", faults, |value, faults| cited.one(value, faults));
    let (ruleset, arrangement) = (ruleset?, arrangement?);
    playable(&fields, &ruleset, arrangement, faults)?;
    Some(Continuation {
        title: title?.to_owned(),
        ruleset,
        arrangement: arrangement.id().to_owned(),
        source: source?,
    })
}

fn ruleset(value: &Value, faults: &mut Faults) -> Option<String> {
    let id = value.id(faults)?;
    let library = Library::built_in();
    if library.variant(id).is_none() {
        let ids: Vec<&str> = library.variants.iter().map(|one| one.id.as_str()).collect();
        value.refuse(faults, ids.join(", "));
        return None;
    }
    Some(id.to_owned())
}

fn arrangement<'a>(
    value: &Value,
    known: &'a Arrangements,
    faults: &mut Faults,
) -> Option<&'a Arrangement> {
    let id = value.id(faults)?;
    let found = known.get(id);
    if found.is_none() {
        let ids: Vec<&str> = known.keys().map(String::as_str).collect();
        value.refuse(faults, ids.join(", "));
    }
    found
}

fn playable(
    fields: &Fields,
    ruleset: &str,
    arrangement: &Arrangement,
    faults: &mut Faults,
) -> Option<()> {
    let library = Library::built_in();
    let variant = library.variant(ruleset)?;
    let position = variant
        .terms(Some(arrangement.board()), None)
        .map_err(|error| error.to_string())
        .and_then(|terms| {
            let position = arrangement.position(&terms, variant.first());
            position.map_err(|error| error.to_string())
        });
    if let Err(reason) = position {
        let value = fields.get("arrangement")?;
        value.refuse(faults, format!("a position by {ruleset}: {reason}"));
        return None;
    }
    Some(())
}
