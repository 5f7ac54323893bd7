//! Imports point one way: who may use whom, read from the sources.

use std::fs;
use std::path::{Path, PathBuf};

/// A part of the house, and what must not be named in it.
struct Layer {
    /// Its files, under `src`.
    files: &'static [&'static str],
    /// Files of another layer among them.
    except: &'static [&'static str],
    /// Paths that it must not name. `a::{b` in the sources counts as `a::b`.
    never: &'static [&'static str],
}

/// What only the window uses.
const WINDOW: [&str; 3] = ["bevy", "bevy_egui", "bevy_kira_audio"];

const LAYERS: &[Layer] = &[
    Layer {
        files: &["rules"],
        except: &[],
        never: &[
            "crate::record",
            "crate::ai",
            "crate::data",
            "crate::store",
            "crate::cli",
            "crate::app",
            "serde",
            "ron",
            "clap",
            "rand",
            "std::fs",
            "std::io",
            "std::net",
            "std::env",
            "std::process",
            "std::thread",
            "std::time",
            "std::path",
            "println!",
            "print!",
            "eprintln!",
            "eprint!",
            "dbg!",
        ],
    },
    Layer {
        files: &["record"],
        except: &[],
        never: &[
            "crate::ai",
            "crate::data",
            "crate::store",
            "crate::cli",
            "crate::app",
            "serde",
            "ron",
            "clap",
            "std::fs",
            "std::io",
            "std::env",
            "std::thread",
            "std::time",
            "println!",
            "print!",
            "eprintln!",
            "eprint!",
            "dbg!",
        ],
    },
    Layer {
        files: &["ai"],
        except: &[],
        never: &[
            "crate::record",
            "crate::data",
            "crate::store",
            "crate::cli",
            "crate::app",
            "serde",
            "ron",
            "clap",
            "std::fs",
            "std::io",
            "std::env",
            "std::net",
            "std::process",
            "println!",
            "print!",
            "eprintln!",
            "eprint!",
            "dbg!",
        ],
    },
    Layer {
        files: &["data"],
        except: &[],
        never: &[
            "crate::record",
            "crate::store",
            "crate::cli",
            "crate::app",
            "clap",
            "std::fs",
            "std::io",
            "std::env",
            "std::net",
            "std::thread",
            "std::time",
            "println!",
            "print!",
            "eprintln!",
            "eprint!",
            "dbg!",
        ],
    },
    Layer {
        files: &["store"],
        except: &[],
        never: &[
            "crate::ai",
            "crate::cli",
            "crate::app",
            "clap",
            "println!",
            "print!",
            "dbg!",
        ],
    },
    Layer {
        files: &["cli"],
        except: &[],
        never: &[
            "crate::app",
            "std::fs",
            "println!",
            "print!",
            "eprintln!",
            "eprint!",
            "dbg!",
        ],
    },
    Layer {
        files: &["app"],
        except: &[],
        never: &["std::fs"],
    },
    Layer {
        files: &["app/game.rs", "app/game"],
        except: &[],
        never: APP_BESIDE_FLOW,
    },
    Layer {
        files: &["", "main.rs", "lib.rs"],
        except: &["app"],
        never: &WINDOW,
    },
];

/// The modules of `app` that the owner of the game must not know; both ways of naming them.
const APP_BESIDE_FLOW: &[&str] = &[
    "super::components",
    "super::layout",
    "super::marks",
    "super::quality",
    "super::table",
    "super::calculi",
    "super::animation",
    "super::audio",
    "super::pacing",
    "super::thinking",
    "super::input",
    "super::hud",
    "super::menu",
    "super::theme",
    "super::offscreen",
    "crate::app::components",
    "crate::app::layout",
    "crate::app::marks",
    "crate::app::quality",
    "crate::app::table",
    "crate::app::calculi",
    "crate::app::animation",
    "crate::app::audio",
    "crate::app::pacing",
    "crate::app::thinking",
    "crate::app::input",
    "crate::app::hud",
    "crate::app::menu",
    "crate::app::theme",
    "crate::app::offscreen",
    "crate::cli",
];

#[test]
fn imports_point_one_way() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut looked_at = 0;
    let mut faults = Vec::new();
    for layer in LAYERS {
        for file in files_of(&src, layer) {
            let text = fs::read_to_string(&file).expect("source");
            looked_at += 1;
            for path in forbidden(&text, layer.never) {
                let name = file.strip_prefix(&src).unwrap_or(&file).display();
                faults.push(format!("src/{name} names {path}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(looked_at > 40, "only {looked_at} sources were found");
}

#[test]
fn a_forbidden_import_is_found() {
    let never = ["std::fs", "crate::data", "bevy", "println!"];
    let found = |text: &str| forbidden(text, &never);
    assert_eq!(found("use std::fs::File;"), ["std::fs"]);
    assert_eq!(found("use std::{env, fs};"), ["std::fs"]);
    assert_eq!(
        found("use std::{\n    env,\n    fs::{self, File},\n};"),
        ["std::fs"]
    );
    assert_eq!(
        found("use crate::{ai::{Level, choose}, data::Library};"),
        ["crate::data"]
    );
    assert_eq!(
        found("let x = crate::data::Library::built_in();"),
        ["crate::data"]
    );
    assert_eq!(found("use bevy::prelude::*;"), ["bevy"]);
    assert_eq!(found("println!(\"{x}\");"), ["println!"]);
}

#[test]
fn what_only_looks_like_one_is_not() {
    let never = ["std::fs", "crate::data", "bevy", "print!", "ron"];
    let found = |text: &str| forbidden(text, &never);
    assert!(found("// the only module with std::fs\n/// [`crate::data`]").is_empty());
    assert!(found("use crate::database::Row; use bevy_like::x; eprint!();").is_empty());
    assert!(found("let front = environment; iron::smelt();").is_empty());
    assert!(found("use crate::{ai, rules};").is_empty());
    assert!(found("panic!(\"std::fs\");\n#[cfg(test)]\nmod tests { use std::fs; }").is_empty());
}

#[test]
fn the_sources_forbid_unsafe_code() {
    for file in ["src/lib.rs", "src/main.rs"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let text = fs::read_to_string(path).expect("source");
        assert!(text.contains("#![forbid(unsafe_code)]"), "{file}");
    }
}

fn files_of(src: &Path, layer: &Layer) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for name in layer.files {
        collect(&src.join(name), &mut files);
    }
    files.sort();
    files.dedup();
    files.retain(|file| {
        layer
            .except
            .iter()
            .all(|name| !file.starts_with(src.join(name)))
    });
    files
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("folder") {
            collect(&entry.expect("entry").path(), files);
        }
    } else if path.extension().is_some_and(|extension| extension == "rs") && path.is_file() {
        files.push(path.to_owned());
    }
}

/// Which of the paths a source names outside its comments, texts and unit tests.
fn forbidden<'a>(source: &str, never: &[&'a str]) -> Vec<&'a str> {
    let code = without_comments_and_texts(source);
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    let mut named = plain_paths(code);
    named.extend(used_paths(code));
    never
        .iter()
        .copied()
        .filter(|path| named.iter().any(|name| begins_with(name, path)))
        .collect()
}

/// `std::fs::File` begins with `std::fs`; `crate::database` does not begin with `crate::data`.
fn begins_with(name: &str, path: &str) -> bool {
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
