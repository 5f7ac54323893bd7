//! All reconstructions that can be played, from the files compiled in and those of the player.

use super::arrangement::{self, Arrangement, Arrangements};
use super::built_in;
use super::document::{Document, Kind};
use super::engine;
use super::exhibit;
use super::fault::Fault;
use super::kiosk;
use super::lesson;
use super::lines::{self, LineBoard, LineBoards};
use super::reading;
use super::variant::{self, Variant};
use std::sync::{Arc, LazyLock};

/// All reconstructions that can be played, and what was wrong with the files that failed.
#[derive(Debug, Clone, Default)]
pub struct Library {
    /// In the order of the menu.
    pub variants: Vec<Arc<Variant>>,
    /// What was wrong with the files that were left out.
    pub faults: Vec<Fault>,
    arrangements: Arrangements,
    line_boards: LineBoards,
}

impl Library {
    /// Those that are compiled in.
    #[must_use]
    pub fn built_in() -> Self {
        static BUILT_IN: LazyLock<Library> = LazyLock::new(|| {
            let mut library = Library::default();
            let files = built_in::ARRANGEMENTS
                .iter()
                .chain(&built_in::BOARDS)
                .chain(&built_in::RULESETS);
            let documents = library.open(files.copied());
            library.add(&documents, Owner::House);
            library
        });
        BUILT_IN.clone()
    }

    /// Adds a player's own files, given as name and text. Rulesets may name the built-in arrangements and those among
    /// these files. A file with a fault, or with an id that is taken, is left out and its faults are kept.
    pub fn add_own(&mut self, files: &[(String, String)]) {
        let documents = self.open(pairs(files));
        self.add(&documents, Owner::Player);
    }

    /// A reconstruction by its id.
    #[must_use]
    pub fn variant(&self, id: &str) -> Option<&Arc<Variant>> {
        self.variants.iter().find(|variant| variant.id == id)
    }

    /// A starting array by its id.
    #[must_use]
    pub fn arrangement(&self, id: &str) -> Option<&Arrangement> {
        self.arrangements.get(id)
    }

    /// All starting arrays, in the order of their ids.
    pub fn arrangements(&self) -> impl Iterator<Item = &Arrangement> {
        self.arrangements.values()
    }

    /// All boards of lines, in the order of their ids.
    pub fn line_boards(&self) -> impl Iterator<Item = &LineBoard> {
        self.line_boards.values()
    }

    /// The starting arrays by their ids.
    pub(super) const fn arrangements_by_id(&self) -> &Arrangements {
        &self.arrangements
    }

    fn open<'a>(&mut self, files: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<Document<'a>> {
        let opened = files.map(|(name, text)| Document::open(name, text));
        opened.filter_map(|opened| self.kept(opened)).collect()
    }

    fn add(&mut self, documents: &[Document], owner: Owner) {
        let games = [Kind::Ruleset, Kind::Arrangement, Kind::Board];
        for document in documents.iter().filter(|one| !games.contains(&one.kind)) {
            self.faults.extend(document.refuse_kind(&games));
        }
        for document in of_kind(documents, Kind::Arrangement) {
            if let Some(arrangement) = self.kept(arrangement::read(document)) {
                self.add_arrangement(arrangement, document);
            }
        }
        for document in of_kind(documents, Kind::Board) {
            if let Some(board) = self.kept(lines::read(document)) {
                self.add_line_board(board, document);
            }
        }
        for document in of_kind(documents, Kind::Ruleset) {
            let read = variant::read(document, &self.arrangements, &self.line_boards);
            if let Some(variant) = self.kept(read) {
                let own = owner == Owner::Player;
                self.add_variant(Variant { own, ..variant }, document);
            }
        }
    }

    fn add_arrangement(&mut self, arrangement: Arrangement, document: &Document) {
        if self.arrangements.contains_key(arrangement.id()) {
            self.refuse_id(document);
        } else {
            let id = arrangement.id().to_owned();
            self.arrangements.insert(id, arrangement);
        }
    }

    fn add_line_board(&mut self, board: LineBoard, document: &Document) {
        if self.line_boards.contains_key(board.id()) {
            self.refuse_id(document);
        } else {
            self.line_boards.insert(board.id().to_owned(), board);
        }
    }

    fn add_variant(&mut self, variant: Variant, document: &Document) {
        if self.variant(&variant.id).is_some() {
            self.refuse_id(document);
        } else {
            self.variants.push(Arc::new(variant));
        }
    }

    fn refuse_id(&mut self, document: &Document) {
        let allowed = "an id that no other file has; the built-in ones are taken";
        self.faults.extend(document.refuse("id", allowed));
    }

    fn kept<T>(&mut self, read: Result<T, Vec<Fault>>) -> Option<T> {
        match read {
            Ok(value) => Some(value),
            Err(faults) => {
                self.faults.extend(faults);
                None
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    House,
    Player,
}

/// Checks one file: its kind and id, or all its faults. A ruleset may name the built-in arrangements.
///
/// # Errors
/// Every fault, in the order of the file.
pub fn check_file(name: &str, text: &str) -> Result<(Kind, String), Vec<Fault>> {
    let document = Document::open(name, text)?;
    check(&document, &Library::built_in())
}

/// Checks files that belong together, given as name and text: a ruleset may name the built-in arrangements and those
/// among these files, which go before. The answers are in the order of the files.
#[must_use]
pub fn check_files(files: &[(String, String)]) -> Vec<Result<(Kind, String), Vec<Fault>>> {
    let mut known = Library::built_in();
    let documents: Vec<Result<Document, Vec<Fault>>> = pairs(files)
        .map(|(name, text)| Document::open(name, text))
        .collect();
    for document in documents.iter().flatten() {
        if document.kind == Kind::Arrangement
            && let Ok(arrangement) = arrangement::read(document)
        {
            let id = arrangement.id().to_owned();
            known.arrangements.insert(id, arrangement);
        }
        if document.kind == Kind::Board
            && let Ok(board) = lines::read(document)
        {
            known.line_boards.insert(board.id().to_owned(), board);
        }
    }
    documents
        .into_iter()
        .map(|document| check(&document?, &known))
        .collect()
}

fn check(document: &Document, known: &Library) -> Result<(Kind, String), Vec<Fault>> {
    let id = match document.kind {
        Kind::Ruleset => variant::read(document, &known.arrangements, &known.line_boards)?.id,
        Kind::Arrangement => arrangement::read(document)?.id().to_owned(),
        Kind::Board => lines::read(document)?.id().to_owned(),
        Kind::Weights => engine::weights(document)?.0.word().to_owned(),
        Kind::ArcherWeights => engine::archer_weights(document)?.0.word().to_owned(),
        Kind::Levels => engine::levels(document).map(|_| "levels".to_owned())?,
        Kind::Exhibit => exhibit::read(document, &known.arrangements)?.id,
        Kind::Reading => reading::read(document)?.id,
        Kind::Lesson => lesson::read(document)?.id,
        Kind::Kiosk => kiosk::read(document).map(|_| "kiosk".to_owned())?,
    };
    Ok((document.kind, id))
}

fn of_kind<'d, 'a>(
    documents: &'d [Document<'a>],
    kind: Kind,
) -> impl Iterator<Item = &'d Document<'a>> {
    documents
        .iter()
        .filter(move |document| document.kind == kind)
}

fn pairs(files: &[(String, String)]) -> impl Iterator<Item = (&str, &str)> {
    files
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
}
