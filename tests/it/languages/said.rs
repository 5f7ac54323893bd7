//! What the sources say: every `say!` with its message and arguments.

use crate::sources;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// One `say!`.
pub struct Said {
    /// The file.
    pub place: String,
    /// The name of the message.
    pub name: String,
    /// The names of its arguments.
    pub arguments: BTreeSet<String>,
}

/// Every `say!` with a literal name.
pub fn all() -> Vec<Said> {
    let mut all = Vec::new();
    for (place, code) in files() {
        for call in code.split("say!(").skip(1) {
            let parts = arguments(call);
            let Some(name) = parts.get(1).and_then(|part| literal(part)) else {
                continue;
            };
            let given = parts.iter().skip(2);
            let names = given.filter_map(|part| Some(part.split_once('=')?.0.trim().to_owned()));
            all.push(Said {
                place: place.clone(),
                name,
                arguments: names.collect(),
            });
        }
    }
    all
}

/// Every text in the sources that could be the name of a message.
pub fn literals() -> BTreeSet<String> {
    let is_name = |text: &str| {
        let mut letters = text.chars();
        letters.next().is_some_and(|c| c.is_ascii_lowercase())
            && letters.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let files = files();
    let texts = files.iter().flat_map(|(_, code)| code.split('"'));
    texts
        .filter(|text| is_name(text))
        .map(str::to_owned)
        .collect()
}

/// All sources without their comments and tests.
fn files() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths: Vec<PathBuf> = Vec::new();
    sources::collect(&root, &mut paths);
    let is_test = |path: &PathBuf| {
        let parts = path.components();
        parts.clone().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs")
    };
    paths.retain(|path| !is_test(path));
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("a source");
        let code = text.split("#[cfg(test)]\nmod tests {").next();
        let lines = code.unwrap_or_default().lines();
        let spoken = lines.filter(|line| !line.trim_start().starts_with("//"));
        let place = path.strip_prefix(&root).unwrap_or(path).display();
        (place.to_string(), spoken.collect::<Vec<_>>().join("\n"))
    };
    paths.iter().map(read).collect()
}

/// The arguments of a call, split at the commas outside brackets and texts.
fn arguments(call: &str) -> Vec<String> {
    let (mut depth, mut in_text, mut before) = (0_i32, false, ' ');
    let mut parts = vec![String::new()];
    for c in call.chars() {
        if c == '"' && before != '\\' {
            in_text = !in_text;
        } else if !in_text {
            depth += i32::from("([{".contains(c)) - i32::from(")]}".contains(c));
        }
        if depth < 0 {
            break;
        }
        match (c, depth, in_text) {
            (',', 0, false) => parts.push(String::new()),
            _ => parts.last_mut().expect("a part").push(c),
        }
        before = c;
    }
    parts.retain(|part| !part.trim().is_empty());
    parts
}

fn literal(part: &str) -> Option<String> {
    let inner = part.trim().strip_prefix('"')?.strip_suffix('"')?;
    Some(inner.to_owned())
}
