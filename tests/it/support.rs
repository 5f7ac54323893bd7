//! What several tests need.

use latrunculi::data::{Library, Variant};
use latrunculi::rules::{Dimensions, Position, Terms};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::sync::{Arc, LazyLock};

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);

pub fn library() -> &'static Library {
    &LIBRARY
}

pub fn variant(ruleset: &str) -> &'static Variant {
    library()
        .variant(ruleset)
        .unwrap_or_else(|| panic!("no ruleset {ruleset}"))
}

pub fn terms(ruleset: &str, board: &str) -> Arc<Terms> {
    let board = Dimensions::parse(board).unwrap_or_else(|| panic!("no board {board}"));
    variant(ruleset)
        .terms(Some(board), None)
        .unwrap_or_else(|error| panic!("{error}"))
}

pub fn start(ruleset: &str, board: &str) -> Position {
    Position::start(&terms(ruleset, board), variant(ruleset).first())
}

pub fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}

/// The rows of a table without its head, with the number of each line.
pub fn rows(file: &str) -> Vec<(usize, Vec<String>)> {
    let path = cases().join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let lines = text.lines().enumerate().skip(1);
    lines
        .map(|(idx, line)| (idx + 1, line.split('\t').map(str::to_owned).collect()))
        .collect()
}

/// What a run of the program left behind.
#[derive(Debug, PartialEq, Eq)]
pub struct Run {
    pub status: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The built program, with a home folder in which nothing lies.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_latrunculi"));
    command
        .stdin(Stdio::null())
        .env("HOME", "/nonexistent")
        .env_remove("XDG_DATA_HOME")
        .env_remove("XDG_CONFIG_HOME")
        .env_remove("XDG_STATE_HOME");
    command
}

/// Runs the program with arguments that are separated by spaces; `'` holds one together.
pub fn run(line: &str) -> Run {
    finish(program().args(words(line)))
}

pub fn finish(command: &mut Command) -> Run {
    let output = command.output().expect("the built program");
    Run {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// A run that went well and said nothing.
pub fn good(out: &str) -> Run {
    Run {
        status: Some(0),
        out: out.to_owned(),
        err: String::new(),
    }
}

/// A run that ended with status 1.
pub fn refused(out: &str, err: &str) -> Run {
    Run {
        status: Some(1),
        out: out.to_owned(),
        err: err.to_owned(),
    }
}

fn words(line: &str) -> Vec<String> {
    let quoted = line.split('\'').enumerate();
    quoted
        .flat_map(|(idx, part)| match idx % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// A folder of its own for a test, gone when the test is over.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("latrunculi-it-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("temporary folder");
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        let folder = path.parent().expect("a file in the folder");
        fs::create_dir_all(folder).expect("folder");
        fs::write(&path, content).expect("file");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
