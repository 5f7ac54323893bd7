//! Imports point one way: who may use whom, read from the sources.

use crate::sources::{self, begins_with};
use std::fs;
use std::path::{Path, PathBuf};

/// A part of the house, and what may be named in it.
struct Layer {
    /// Its files and folders, under `src`.
    files: &'static [&'static str],
    /// Of each of these roots only these branches: `("crate", &["crate::rules"])`.
    only: &'static [(&'static str, &'static [&'static str])],
    /// The packages that it may use.
    packages: &'static [&'static str],
    /// What it must not name.
    never: &'static [&'static [&'static str]],
}

/// Words to the outside other than an error's.
const PRINTING: &[&str] = &["println!", "print!", "dbg!"];
/// Words to the outside, errors too.
const ERRORS: &[&str] = &["eprintln!", "eprint!"];
/// Files.
const FILES: &[&str] = &["std::fs"];
/// The network: nobody has it.
const NETWORK: &[&str] = &["std::net"];
/// What only a program as a whole has.
const SURROUNDINGS: &[&str] = &["std::io", "std::env", "std::process"];
/// Threads.
const THREADS: &[&str] = &["std::thread"];
/// Clocks, and names of files.
const CLOCKS: &[&str] = &["std::time", "std::path"];

const LAYERS: &[Layer] = &[
    Layer {
        files: &["rules"],
        only: &[("crate", &["crate::rules"])],
        packages: &["thiserror"],
        never: &[
            PRINTING,
            ERRORS,
            FILES,
            NETWORK,
            SURROUNDINGS,
            THREADS,
            CLOCKS,
        ],
    },
    Layer {
        files: &["rules/soldiers"],
        only: &[("crate", &["crate::rules"])],
        packages: &["thiserror"],
        never: &[&["archers"]],
    },
    Layer {
        files: &["rules/archers"],
        only: &[("crate", &["crate::rules"])],
        packages: &["thiserror"],
        never: &[&["soldiers"]],
    },
    Layer {
        files: &["record"],
        only: &[("crate", &["crate::record", "crate::rules"])],
        packages: &["thiserror"],
        never: &[
            PRINTING,
            ERRORS,
            FILES,
            NETWORK,
            SURROUNDINGS,
            THREADS,
            CLOCKS,
        ],
    },
    Layer {
        files: &["lang"],
        only: &[("crate", &["crate::lang", "crate::say"])],
        packages: &["fluent_bundle", "unic_langid", "serde"],
        never: &[
            PRINTING,
            ERRORS,
            FILES,
            NETWORK,
            SURROUNDINGS,
            THREADS,
            CLOCKS,
        ],
    },
    Layer {
        files: &["ai"],
        only: &[("crate", &["crate::ai", "crate::rules"])],
        packages: &["thiserror"],
        never: &[PRINTING, ERRORS, FILES, NETWORK, SURROUNDINGS],
    },
    Layer {
        files: &["arena"],
        only: &[("crate", &["crate::arena", "crate::ai", "crate::rules"])],
        packages: &["thiserror"],
        never: &[PRINTING, ERRORS, FILES, NETWORK, SURROUNDINGS],
    },
    Layer {
        files: &["bench"],
        only: &[(
            "crate",
            &[
                "crate::bench",
                "crate::arena",
                "crate::data",
                "crate::ai",
                "crate::rules",
            ],
        )],
        packages: &[],
        never: &[PRINTING, ERRORS, FILES, NETWORK, SURROUNDINGS],
    },
    Layer {
        files: &["data"],
        only: &[(
            "crate",
            &["crate::data", "crate::lang", "crate::ai", "crate::rules"],
        )],
        packages: &["thiserror", "serde", "ron"],
        never: &[PRINTING, ERRORS, FILES, NETWORK, SURROUNDINGS, THREADS],
    },
    Layer {
        files: &["store"],
        only: &[(
            "crate",
            &[
                "crate::store",
                "crate::data",
                "crate::lang",
                "crate::record",
                "crate::rules",
            ],
        )],
        packages: &["thiserror", "serde", "ron"],
        never: &[PRINTING, ERRORS, NETWORK],
    },
    Layer {
        files: &["visit"],
        only: &[("crate", &["crate::visit", "crate::data", "crate::lang"])],
        packages: &[],
        never: &[PRINTING, ERRORS, FILES, NETWORK, SURROUNDINGS, THREADS],
    },
    Layer {
        files: &["crowd"],
        only: &[(
            "crate",
            &[
                "crate::crowd",
                "crate::visit",
                "crate::data",
                "crate::arena::Dice",
            ],
        )],
        packages: &[],
        never: &[PRINTING, ERRORS, FILES, NETWORK, SURROUNDINGS, THREADS],
    },
    Layer {
        files: &["cli"],
        only: &[(
            "crate",
            &[
                "crate::cli",
                "crate::store",
                "crate::bench",
                "crate::arena",
                "crate::data",
                "crate::lang",
                "crate::ai",
                "crate::record",
                "crate::rules",
            ],
        )],
        packages: &["thiserror", "clap"],
        never: &[PRINTING, ERRORS, FILES, NETWORK],
    },
    Layer {
        files: &["app"],
        only: &[],
        packages: &[
            "bevy",
            "bevy_egui",
            "bevy_kira_audio",
            "kira",
            "cpu_time",
            "thiserror",
            "serde",
            "ron",
            "sys_locale",
            "gilrs",
            "jiff",
            "image",
        ],
        never: &[PRINTING, FILES, NETWORK],
    },
    Layer {
        files: &["app/game.rs", "app/game"],
        only: &[("crate::app", &["crate::app::game", "crate::app::flow"])],
        packages: &["bevy", "thiserror"],
        never: &[],
    },
    // Here `super` is `app`.
    Layer {
        files: &["app/game.rs"],
        only: &[("super", &["super::flow"])],
        packages: &["bevy", "thiserror"],
        never: &[],
    },
    Layer {
        files: &["main.rs"],
        only: &[],
        packages: &[],
        never: &[FILES],
    },
];

#[test]
fn imports_point_one_way() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let src = root.join("src");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("Cargo.toml");
    let packages = sources::dependencies(&manifest);
    let mut looked_at = 0;
    let mut faults = Vec::new();
    for layer in LAYERS {
        for file in files_of(&src, layer) {
            let text = fs::read_to_string(&file).expect("source");
            looked_at += 1;
            for path in forbidden(&text, layer, &packages) {
                let name = file.strip_prefix(&src).unwrap_or(&file).display();
                faults.push(format!("src/{name} names {path}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(looked_at > 40, "only {looked_at} sources were found");
}

#[test]
fn every_layer_is_under_watch() {
    let src = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).expect("src");
    for entry in src {
        let name = entry.expect("entry").file_name();
        let watched = LAYERS
            .iter()
            .any(|layer| layer.files.iter().any(|file| name == **file));
        assert!(watched || name == "lib.rs", "{name:?} has no layer");
    }
}

/// A layer for trying the reading of sources.
const TRIED: Layer = Layer {
    files: &[],
    only: &[("crate", &["crate::ai", "crate::rules"])],
    packages: &["serde"],
    never: &[&["std::fs", "println!"]],
};

fn found(text: &str) -> Vec<String> {
    let packages = ["serde", "bevy", "ron"].map(str::to_owned);
    forbidden(text, &TRIED, &packages)
}

#[test]
fn a_forbidden_import_is_found() {
    assert_eq!(found("use std::fs::File;"), ["std::fs::File"]);
    assert_eq!(found("use std::{env, fs};"), ["std::fs"]);
    assert_eq!(
        found("use std::{\n    env,\n    fs::{self, File},\n};"),
        ["std::fs", "std::fs::File"]
    );
    assert_eq!(
        found("use crate::{ai::{Level, choose}, data::Library};"),
        ["crate::data::Library"]
    );
    assert_eq!(found("pub(super) use crate::data;"), ["crate::data"]);
    assert_eq!(
        found("let x = crate::data::check();"),
        ["crate::data::check"]
    );
    assert_eq!(
        found("use bevy::prelude::*;"),
        ["bevy::prelude", "bevy::prelude::*"]
    );
    assert_eq!(found("#[derive(ron::Value)]"), ["ron::Value"]);
    assert_eq!(found("fn x() {}\n/// Says.\nuse bevy;"), ["bevy"]);
    assert_eq!(found("println!(\"{x}\");"), ["println!"]);
}

#[test]
fn what_only_looks_like_one_is_not() {
    assert!(found("// the only module with std::fs\n/// [`crate::data`]").is_empty());
    assert!(found("use crate::ai::Level; use crate::rules; use serde::Serialize;").is_empty());
    assert!(found("use crate::{ai, rules::{self, Move}};").is_empty());
    assert!(found("use bevy_like::x; eprintln!(); self::ron(); iron::smelt();").is_empty());
    assert!(found("panic!(\"std::fs {}\", '\"'); let x = \"crate::data\";").is_empty());
    assert!(found("fn x() {}\n#[cfg(test)]\nmod tests { use std::fs; }").is_empty());
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
        sources::collect(&src.join(name), &mut files);
    }
    files.sort();
    files
}

/// What a source names against its layer.
fn forbidden(source: &str, layer: &Layer, packages: &[String]) -> Vec<String> {
    let mut named = sources::named(source);
    named.retain(|name| is_forbidden(name, layer, packages));
    named
}

fn is_forbidden(name: &str, layer: &Layer, packages: &[String]) -> bool {
    let under_any = |paths: &[&str]| paths.iter().any(|path| begins_with(name, path));
    let astray = |(root, branches): &(&str, &[&str])| {
        name.len() > root.len() && begins_with(name, root) && !under_any(branches)
    };
    let package = packages.iter().any(|package| begins_with(name, package));
    layer.never.iter().any(|never| under_any(never))
        || layer.only.iter().any(astray)
        || (package && !under_any(layer.packages))
}
