//! `Exhibit(..)`: a find as a scene: a board with counters in millimetres, objects, labels, a tour.
//!
//! All places are measured as on a printed plan of the board, in millimetres from its lower left corner: x along the long
//! side, y across, z upwards from the board's underside. Texts are named by the messages of the interface, sources by the ids
//! of the file's own list.

mod counters;
mod labels;
mod objects;
mod outline;
mod sources;

pub use counters::{Colour, Counter, ShownBoard};
pub use labels::{Continuation, HotSpot, Statement, Stop, View};
pub use objects::{Material, Object, Part, Placing, Solid};
pub use outline::triangles;
pub(super) use sources::once;
pub use sources::{Mark, Source};

use super::arrangement::Arrangements;
use super::built_in;
use super::document::{Document, Kind};
use super::fault::{Fault, Faults};
use super::library::Library;
use super::value::{Fields, Value};
use sources::Sources;

/// A find as a scene.
#[derive(Debug, Clone, PartialEq)]
pub struct Exhibit {
    /// `stanway`
    pub id: String,
    /// What the places of the counters are.
    pub presented: Presented,
    /// What is cited; never empty.
    pub sources: Vec<Source>,
    /// The board.
    pub board: ShownBoard,
    /// The counters on it; each lies wholly on the board, none on another.
    pub counters: Vec<Counter>,
    /// What else lay there, in the order of worth.
    pub objects: Vec<Object>,
    /// The view of the whole.
    pub view: View,
    /// Places with a label.
    pub hot_spots: Vec<HotSpot>,
    /// The stops of the guided tour.
    pub tour: Vec<Stop>,
    /// The games that can be played on from here.
    pub continuations: Vec<Continuation>,
}

/// What the places of the counters are, as every label says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Presented {
    /// An illustration after published descriptions.
    Illustration,
    /// The places of a published plan.
    AfterPlan {
        /// The id of the plan among the sources.
        source: String,
    },
}

impl Exhibit {
    /// The source of an id.
    #[must_use]
    pub fn source(&self, id: &str) -> Option<&Source> {
        self.sources.iter().find(|source| source.id == id)
    }

    /// The hot spot of an id.
    #[must_use]
    pub fn hot_spot(&self, id: &str) -> Option<&HotSpot> {
        self.hot_spots.iter().find(|spot| spot.id == id)
    }

    /// The names of all messages that the file asks for, in its order.
    #[must_use]
    pub fn messages(&self) -> Vec<&str> {
        let spots = self.hot_spots.iter().flat_map(|spot| {
            let statements = spot.statements.iter().map(|one| one.text.as_str());
            std::iter::once(spot.title.as_str()).chain(statements)
        });
        let objects = self.objects.iter().map(|object| object.name.as_str());
        let stops = self.tour.iter().map(|stop| stop.caption.as_str());
        let games = self.continuations.iter().map(|game| game.title.as_str());
        objects.chain(spots).chain(stops).chain(games).collect()
    }
}

/// Reads an exhibit.
///
/// # Errors
/// Every fault, in the order of the file.
pub fn read_exhibit(name: &str, text: &str) -> Result<Exhibit, Vec<Fault>> {
    let document = Document::open(name, text)?;
    if document.kind != Kind::Exhibit {
        return Err(document.refuse_kind(&[Kind::Exhibit]));
    }
    read(&document, Library::built_in().arrangements_by_id())
}

/// The exhibit that is compiled in.
///
/// # Errors
/// Every fault of the file; a test holds it against them.
pub fn built_in_exhibit() -> Result<Exhibit, Vec<Fault>> {
    let (name, text) = built_in::EXHIBIT;
    read_exhibit(name, text)
}

/// The fields of the file.
const NAMES: [&str; 10] = [
    "id",
    "presented",
    "sources",
    "board",
    "counters",
    "objects",
    "view",
    "hot_spots",
    "tour",
    "continuations",
];

/// Reads a file of this kind. `arrangements` are those a continuation may name.
pub(super) fn read(
    document: &Document,
    arrangements: &Arrangements,
) -> Result<Exhibit, Vec<Fault>> {
    let mut faults = document.faults();
    let exhibit = document
        .root()
        .fields(&mut faults, &NAMES)
        .and_then(|fields| convert(&fields, arrangements, &mut faults));
    faults.finish(exhibit)
}

fn convert(fields: &Fields, arrangements: &Arrangements, faults: &mut Faults) -> Option<Exhibit> {
    let id = fields.read("id", faults, Value::id);
    let sources = fields.read("sources", faults, sources::read);
    // Without a list of sources none of the others is a fault of its own.
    let cited = sources.as_deref().map_or(Sources::Unknown, Sources::Listed);
    let board = fields.read("board", faults, |value, faults| {
        counters::board(value, &cited, faults)
    });
    let counters = fields.read("counters", faults, |value, faults| {
        counters::read(value, board.as_ref(), &cited, faults)
    });
    let presented = fields.read("presented", faults, |value, faults| {
        presented(value, counters.as_deref(), &cited, faults)
    });
    let objects = fields.read("objects", faults, |value, faults| {
        objects::read(value, &cited, faults)
    });
    let view = fields.read("view", faults, labels::view);
    let hot_spots = fields.read("hot_spots", faults, |value, faults| {
        labels::hot_spots(value, &cited, faults)
    });
    let tour = fields.read("tour", faults, |value, faults| {
        labels::tour(value, hot_spots.as_deref(), faults)
    });
    let continuations = fields.read("continuations", faults, |value, faults| {
        labels::continuations(value, arrangements, &cited, faults)
    });
    Some(Exhibit {
        id: id?.to_owned(),
        presented: presented?,
        sources: sources?,
        board: board?,
        counters: counters?,
        objects: objects?,
        view: view?,
        hot_spots: hot_spots?,
        tour: tour?,
        continuations: continuations?,
    })
}

fn presented(
    value: &Value,
    counters: Option<&[Counter]>,
    cited: &Sources,
    faults: &mut Faults,
) -> Option<Presented> {
    if value.is_word("Illustration") {
        return Some(Presented::Illustration);
    }
    if value.struct_name() != Some(Some("AfterPlan")) {
        value.refuse(faults, "Illustration, AfterPlan(source: \"..\")");
        return None;
    }
    let fields = value.fields(faults, &["source"])?;
    let source = fields.read("source", faults, |value, faults| cited.one(value, faults))?;
    let invented = counters?
        .iter()
        .filter(|counter| counter.mark == Mark::Invented)
        .count();
    if invented > 0 {
        value.refuse_as(
            faults,
            format!("AfterPlan with {invented} counters marked Invented"),
            "Illustration while a counter's place is invented",
        );
        return None;
    }
    Some(Presented::AfterPlan { source })
}
