//! The whole book, drawn and compared.

use super::Book;
use crate::app::offscreen::studio::StudioError;
use std::path::Path;

/// A machine without a graphics adapter draws nothing, and says so.
#[test]
fn every_page_looks_as_its_reference() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (out, references) = (root.join("out/book"), root.join("tests/book"));
    match Book::draw(&out, &references, false, "") {
        Ok(compared) => {
            let faults: Vec<String> = compared
                .iter()
                .filter(|page| !page.agrees())
                .map(ToString::to_string)
                .collect();
            assert!(compared.len() > 50, "{} pages", compared.len());
            assert!(faults.is_empty(), "in out/book:\n{}", faults.join("\n"));
        }
        Err(StudioError::NoAdapter) => eprintln!("{}", StudioError::NoAdapter),
        Err(error) => panic!("{error}"),
    }
}
