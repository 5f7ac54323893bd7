//! Reading Rust sources as far as imports go.

use std::fs;
use std::path::{Path, PathBuf};

/// Every path and macro that a source names outside its comments, texts and unit tests, sorted.
pub fn named(source: &str) -> Vec<String> {
    let code = without_comments_and_texts(source);
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    let mut named = plain_paths(code);
    named.extend(used_paths(code));
    named.sort();
    named.dedup();
    named
}

/// The names of all packages that the manifest depends on.
pub fn dependencies(manifest: &str) -> Vec<String> {
    let from = manifest
        .split("\n[dependencies]\n")
        .nth(1)
        .unwrap_or_default();
    let lines = from.lines().take_while(|line| !line.starts_with('['));
    let names = lines.filter(|line| line.starts_with(char::is_alphabetic));
    let packages: Vec<String> = names
        .filter_map(|line| Some(line.split_once(" = ")?.0.replace('-', "_")))
        .collect();
    assert!(packages.contains(&"bevy".to_owned()), "{packages:?}");
    packages
}

/// All sources in a folder, or the one file.
pub fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("folder") {
            collect(&entry.expect("entry").path(), files);
        }
    } else if path.extension().is_some_and(|extension| extension == "rs") && path.is_file() {
        files.push(path.to_owned());
    }
}

/// `std::fs::File` begins with `std::fs`; `crate::database` does not begin with `crate::data`.
pub fn begins_with(name: &str, path: &str) -> bool {
    name.strip_prefix(path)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Every path and macro as it stands in the code: words joined by `::`.
fn plain_paths(code: &str) -> Vec<String> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == ':' || c == '!';
    let words = code
        .split(|c| !is_part(c))
        .map(|word| word.trim_matches(':'));
    words
        .filter(|word| word.contains("::") || word.ends_with('!'))
        .map(str::to_owned)
        .collect()
}

/// The paths of all `use` items, their braces multiplied out.
fn used_paths(code: &str) -> Vec<String> {
    let mut paths = Vec::new();
    for item in code.split(';') {
        let Some((before, tree)) = item.rsplit_once("use ") else {
            continue;
        };
        if before.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let tree: String = tree.split_whitespace().collect::<Vec<_>>().join("");
        multiply("", &tree, &mut paths);
    }
    paths
}

fn multiply(prefix: &str, tree: &str, paths: &mut Vec<String>) {
    for branch in split_outside_braces(tree) {
        match branch.split_once('{') {
            Some((head, rest)) => {
                let inner = rest.strip_suffix('}').unwrap_or(rest);
                multiply(&format!("{prefix}{head}"), inner, paths);
            }
            None => paths.push(
                format!("{prefix}{branch}")
                    .trim_end_matches("::self")
                    .to_owned(),
            ),
        }
    }
}

fn split_outside_braces(tree: &str) -> Vec<&str> {
    let mut depth = 0_i32;
    tree.split(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    })
    .filter(|branch| !branch.is_empty())
    .collect()
}

/// Line comments and the insides of texts are left out, line by line; raw texts do not occur over several lines.
fn without_comments_and_texts(source: &str) -> String {
    source.lines().fold(String::new(), |mut code, line| {
        let mut in_text = false;
        let mut before = ' ';
        for (idx, c) in line.char_indices() {
            if !in_text && line[idx..].starts_with("//") {
                break;
            }
            if c == '"' && before != '\\' && !line[idx..].starts_with("\"'") {
                in_text = !in_text;
            } else if !in_text {
                code.push(c);
            }
            before = if before == '\\' { ' ' } else { c };
        }
        code.push('\n');
        code
    })
}
