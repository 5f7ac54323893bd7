//! What a museum's machine has counted outlives a cut of the power, a full disk, and a disk that is only read.

use crate::children::{self, fill, hear_and_kill, own_folder, say};
use crate::support::Folder;
use latrunculi::lang::Language;
use latrunculi::store::RotatingLog;
use latrunculi::store::statistics::{Ended, Opened, Statistics, Visit};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

/// How many children are killed: as many as games are.
const FEW_KILLS: u32 = 20;
const DAY: &str = "2026-11-30";

fn visit() -> Visit {
    Visit {
        language: Some(Language::Italian),
        lasted: Duration::from_secs(90),
        games: 1,
        opened: Opened::default(),
        ended: Ended::ByVisitor,
    }
}

fn visits(folder: &Path) -> u32 {
    let days = Statistics::in_folder(folder).days("2026").expect("days");
    days.get(DAY).map_or(0, |day| day.visits)
}

/// Counts visits for ever, and tells of each that is written.
#[test]
fn child_that_counts() {
    let Some(folder) = own_folder() else {
        return;
    };
    let folder = &folder;
    let mut statistics = Statistics::in_folder(folder);
    loop {
        statistics.count(DAY, &visit()).expect("written");
        say("counted");
    }
}

#[test]
fn a_kiosk_that_is_killed_has_lost_no_visit_that_was_written() {
    let kills = children::kills(FEW_KILLS);
    let folder = Folder::new("killed-count");
    let mut counted = 0;
    for kill in 0..kills {
        let child = children::child("museum_faults::child_that_counts", folder.path());
        let pause = Duration::from_micros(u64::from(kill) * 7919 % 15_000);
        let said = hear_and_kill(child, "counted", pause);
        let told = said.iter().filter(|line| *line == "counted").count();
        counted += u32::try_from(told).expect("a few");
        let kept = visits(folder.path());
        // What was written but not told any more is kept too.
        assert!(
            (counted..=counted + 1).contains(&kept),
            "{kill}: {counted} were told, {kept} are kept"
        );
        counted = kept;
    }
    let damaged = fs::read_dir(folder.path()).expect("a folder");
    let names: Vec<String> = damaged
        .map(|entry| {
            entry
                .expect("entry")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .filter(|name| name.contains("damaged"))
        .collect();
    assert!(names.is_empty(), "{names:?}");
    println!("{kills} kills, {counted} visits found again");
}

/// Works on a disk that it fills.
#[test]
fn child_that_fills_the_disk() {
    let Some(folder) = own_folder() else {
        return;
    };
    let folder = &folder;
    let mut statistics = Statistics::in_folder(folder);
    let mut log = RotatingLog::in_folder(folder, 3, 16);
    statistics.count(DAY, &visit()).expect("there is room");
    log.line("10:00", "the doors open").expect("there is room");
    fill(&folder.join("filler"));
    for _ in 0..3 {
        let full = statistics
            .count(DAY, &visit())
            .expect_err("the disk is full");
        assert_eq!(full.kind(), ErrorKind::StorageFull);
    }
    // What still fits into the last block of the log is written; then no more.
    let line = "a line of some length, so that a block is full soon";
    let lost = (0..200)
        .filter(|_| log.line("10:01", line).is_err())
        .count();
    assert!(lost > 0, "a log on a full disk");
    assert_eq!(visits(folder), 1, "what was there is still there");
    fs::remove_file(folder.join("filler")).expect("the filler");
    statistics.count(DAY, &visit()).expect("room again");
    assert_eq!(visits(folder), 5, "nothing is lost");
    log.line("10:02", "room again").expect("room again");
    let text = fs::read_to_string(log.file(0)).expect("a log");
    assert!(text.contains(&format!("{lost} lines were lost")), "{text}");
    say("survived");
}

/// Finds a disk that cannot be written to.
#[test]
fn child_that_may_not_write() {
    let Some(folder) = own_folder() else {
        return;
    };
    let folder = &folder;
    let mut statistics = Statistics::in_folder(folder);
    let mut log = RotatingLog::in_folder(folder, 3, 16);
    let said = statistics.count(DAY, &visit()).expect_err("only read");
    assert_eq!(said.kind(), ErrorKind::ReadOnlyFilesystem);
    let said = log.line("10:00", "a fault").expect_err("only read");
    assert_eq!(said.kind(), ErrorKind::ReadOnlyFilesystem);
    assert_eq!((statistics.waits(), log.lost()), (true, 1));
    let days = statistics.days("2026").expect("what is there can be read");
    assert_eq!(days[DAY].visits, 6, "with the one that waits");
    say("survived");
}

#[test]
fn a_full_disk_and_one_that_is_only_read_stop_no_counting() {
    let folder = Folder::new("museum-disk");
    children::on_a_small_disk("museum_faults", folder.path());
}
