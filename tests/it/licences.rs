//! The list of packages that the page about the game shows is that of the lock file.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn every_listed_package_is_locked_in_its_version() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| fs::read_to_string(root.join(path)).expect(path);
    let (lock, listed) = (read("Cargo.lock"), read("assets/licences/packages.txt"));
    let value = |line: &str| line.split('"').nth(1).unwrap_or_default().to_owned();
    let locked: BTreeSet<String> = lock
        .split("[[package]]\n")
        .skip(1)
        .map(|package| {
            let mut lines = package.lines();
            let name = lines.next().map(value).unwrap_or_default();
            let version = lines.next().map(value).unwrap_or_default();
            format!("{name} {version}")
        })
        .collect();
    assert!(listed.lines().count() > 300);
    for line in listed.lines() {
        let (package, licence) = line.split_once(": ").expect("a licence");
        assert!(
            locked.contains(package),
            "{package}: run assets/licences/list.py"
        );
        assert!(!licence.is_empty(), "{package}");
    }
}
