//! `Lesson(..)`: positions in which one move teaches one thing.

use super::built_in;
use super::document::{Document, Kind};
use super::fault::{Fault, Faults};
use super::library::Library;
use super::value::{Fields, Value};
use super::variant::Variant;
use crate::rules::{Ply, Position, Side};
use std::sync::Arc;

/// A lesson, step by step.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// `two-minutes`
    pub id: String,
    /// In the order in which they are taught; never empty.
    pub steps: Vec<LessonStep>,
}

/// One thing that is taught by one move of White.
#[derive(Debug, Clone)]
pub struct LessonStep {
    /// The message that names it.
    pub title: String,
    /// The message that says what to do.
    pub task: String,
    /// The message that says what was done.
    pub done: String,
    /// By which rules.
    pub variant: Arc<Variant>,
    /// Where it begins; White acts next, and some move reaches the goal.
    pub start: Position,
    /// What the move must do.
    pub goal: Goal,
}

/// What a move must do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Anything.
    Move,
    /// Take a piece off the board.
    Take,
    /// Bind an enemy.
    Bind,
    /// Free a man of one's own.
    Free,
}

impl Goal {
    /// Whether a ply does it.
    #[must_use]
    pub fn is_reached(self, ply: &Ply) -> bool {
        match self {
            Self::Move => true,
            Self::Take => !ply.taken.is_empty(),
            Self::Bind => !ply.bound.is_empty(),
            Self::Free => !ply.freed.is_empty(),
        }
    }
}

/// Reads a lesson.
///
/// # Errors
/// Every fault, in the order of the file.
pub fn read_lesson(name: &str, text: &str) -> Result<Lesson, Vec<Fault>> {
    let document = Document::open(name, text)?;
    if document.kind != Kind::Lesson {
        return Err(document.refuse_kind(&[Kind::Lesson]));
    }
    read(&document)
}

/// The lesson that is compiled in.
///
/// # Errors
/// Every fault of the file; a test holds it against them.
pub fn built_in_lesson() -> Result<Lesson, Vec<Fault>> {
    let (name, text) = built_in::LESSON;
    read_lesson(name, text)
}

/// Reads a file of this kind.
pub(super) fn read(document: &Document) -> Result<Lesson, Vec<Fault>> {
    let mut faults = document.faults();
    let lesson = document
        .root()
        .fields(&mut faults, &["id", "steps"])
        .and_then(|fields| convert(&fields, &mut faults));
    faults.finish(lesson)
}

fn convert(fields: &Fields, faults: &mut Faults) -> Option<Lesson> {
    let id = fields.read("id", faults, Value::id);
    let steps = fields.read("steps", faults, |value, faults| {
        let entries = value.list(faults, "steps")?;
        if entries.is_empty() {
            value.refuse(faults, "at least one of the steps");
            return None;
        }
        let steps: Vec<Option<LessonStep>> =
            entries.iter().map(|entry| step(entry, faults)).collect();
        steps.into_iter().collect()
    });
    Some(Lesson {
        id: id?.to_owned(),
        steps: steps?,
    })
}

const NAMES: [&str; 7] = [
    "title", "task", "done", "ruleset", "board", "position", "goal",
];
const GOALS: [(&str, Goal); 4] = [
    ("Move", Goal::Move),
    ("Take", Goal::Take),
    ("Bind", Goal::Bind),
    ("Free", Goal::Free),
];

fn step(value: &Value, faults: &mut Faults) -> Option<LessonStep> {
    let fields = value.fields(faults, &NAMES)?;
    let mut message = |name| fields.read(name, faults, Value::id);
    let (title, task, done) = (message("title"), message("task"), message("done"));
    let variant = fields.read("ruleset", faults, ruleset);
    let board = fields.read("board", faults, Value::board);
    let goal = fields.word("goal", faults, &GOALS);
    let (variant, board, goal) = (variant?, board?, goal?);
    let terms = match variant.terms(Some(board), None) {
        Ok(terms) => terms,
        Err(error) => {
            fields.get("board")?.refuse(faults, error.to_string());
            return None;
        }
    };
    let start = fields.read("position", faults, |value, faults| {
        let text = value.line(faults, 400)?;
        match Position::parse(&terms, text) {
            Ok(position) => Some(position),
            Err(error) => {
                value.refuse(faults, format!("a position by {}: {error}", variant.id));
                None
            }
        }
    })?;
    let value = fields.get("position")?;
    if start.side() != Side::White || !can_be_reached(&start, goal) {
        let allowed = "a position in which White acts next and some move reaches the goal";
        value.refuse(faults, allowed);
        return None;
    }
    Some(LessonStep {
        title: title?.to_owned(),
        task: task?.to_owned(),
        done: done?.to_owned(),
        variant,
        start,
        goal,
    })
}

fn ruleset(value: &Value, faults: &mut Faults) -> Option<Arc<Variant>> {
    let id = value.id(faults)?;
    let library = Library::built_in();
    let variant = library.variant(id).cloned();
    if variant.is_none() {
        let ids: Vec<&str> = library.variants.iter().map(|one| one.id.as_str()).collect();
        value.refuse(faults, ids.join(", "));
    }
    variant
}

fn can_be_reached(start: &Position, goal: Goal) -> bool {
    start.moves().into_iter().any(|mv| {
        let mut position = start.clone();
        position.play(mv).is_ok_and(|ply| goal.is_reached(&ply))
    })
}
