//! Broken files and what is said about them: `NAME.ron` beside `NAME.expected` in `tests/data/broken`.

use latrunculi::data::check_file;
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/broken")
}

fn files_with(extension: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .expect("the folder of broken files")
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

fn faults_of(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a readable file");
    let name = path.file_name().expect("a file name").to_string_lossy();
    match check_file(&name, &text) {
        Ok((kind, id)) => format!("{name}: ok {kind} {id}\n"),
        Err(faults) => faults.iter().map(|fault| format!("{fault}\n")).collect(),
    }
}

/// `LATRUNCULI_BLESS=1 cargo test` writes the messages anew; read them before committing.
#[test]
fn every_fault_of_a_broken_file_is_reported_with_its_place() {
    let bless = std::env::var_os("LATRUNCULI_BLESS").is_some();
    let files = files_with("ron");
    assert!(files.len() >= 25, "only {} broken files", files.len());
    for path in files {
        let said = faults_of(&path);
        let expected = path.with_extension("expected");
        if bless {
            fs::write(&expected, &said).expect("the messages can be written");
        }
        let wanted = fs::read_to_string(&expected).unwrap_or_default();
        assert_eq!(said, wanted, "{}", path.display());
    }
}

#[test]
fn no_expected_message_stands_without_its_file() {
    for path in files_with("expected") {
        assert!(path.with_extension("ron").exists(), "{}", path.display());
    }
}

/// Cutting or garbling a file anywhere ends in faults on single lines, never in a panic.
#[test]
fn no_damage_makes_the_reader_panic() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for file in [
        "variants/kowalski.ron",
        "arrangements/row-8x8.ron",
        "kiosk.ron",
        "boards/archers.ron",
        "engine/archers-race.ron",
        "engine/archers-count-levels.ron",
        "variants/jarmo.ron",
    ] {
        let text = fs::read_to_string(root.join(file)).expect("a built-in file");
        let places = text.char_indices().map(|(place, _)| place).step_by(7);
        for place in places {
            let (before, after) = text.split_at(place);
            let damaged = [
                before.to_owned(),
                format!("{before}({after}"),
                format!("{before}\"{after}"),
                format!("{before}\u{0}\u{e9}{after}"),
                format!("{before}{}", after.get(1..).unwrap_or_default()),
            ];
            for text in damaged {
                let Err(faults) = check_file("damaged.ron", &text) else {
                    continue;
                };
                assert!(!faults.is_empty(), "refused without a reason:\n{text}");
                for fault in faults {
                    let line = fault.to_string();
                    assert!(!line.contains(char::is_control), "{line}");
                }
            }
        }
    }
}
