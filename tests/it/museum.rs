//! What a museum's machine writes and reads, for years: visits by day, a log, its own exhibit file.

use crate::support::Folder;
use latrunculi::lang::Language;
use latrunculi::store::RotatingLog;
use latrunculi::store::exhibits::first_of;
use latrunculi::store::statistics::{Ended, Opened, Statistics, Visit};
use std::fs;
use std::path::Path;
use std::time::Duration;

fn visit(language: Language, seconds: u64, ended: Ended) -> Visit {
    Visit {
        language: Some(language),
        lasted: Duration::from_secs(seconds),
        games: 1,
        opened: Opened {
            lesson: true,
            ..Opened::default()
        },
        ended,
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("a readable file")
}

const HEAD: &str = "day,visits,games,seconds,ended_by_visitor,ended_by_absence,ended_by_house,english,latin,spanish,german,french,italian,russian,lesson,short_game,exhibit,reading\n";

#[test]
fn who_goes_before_choosing_counts_for_no_language() {
    let folder = Folder::new("visits-undecided");
    let mut statistics = Statistics::in_folder(folder.path());
    let undecided = Visit {
        language: None,
        ..visit(Language::German, 7, Ended::ByAbsence)
    };
    statistics.count("2026.12.31", &undecided).expect("written");
    let year = text(&folder.path().join("visits-2026.csv"));
    assert_eq!(
        year,
        format!("{HEAD}2026-12-31,1,1,7,0,1,0,0,0,0,0,0,0,0,1,0,0,0\n")
    );
}

#[test]
fn visits_are_counted_by_day_in_a_file_for_each_year() {
    let folder = Folder::new("visits");
    let mut statistics = Statistics::in_folder(folder.path());
    let mut count = |day, language, seconds, ended| {
        let visit = visit(language, seconds, ended);
        statistics.count(day, &visit).expect("written");
    };
    count("2026.12.31", Language::German, 60, Ended::ByAbsence);
    count("2026.12.31", Language::English, 30, Ended::ByVisitor);
    count("2027-01-01", Language::Russian, 5, Ended::ByHouse);
    // The clock jumps back; the day is counted on.
    count("2026.12.31", Language::German, 10, Ended::ByAbsence);
    let year = text(&folder.path().join("visits-2026.csv"));
    assert_eq!(
        year,
        format!("{HEAD}2026-12-31,3,3,100,1,2,0,1,0,0,2,0,0,0,3,0,0,0\n")
    );
    let next = text(&folder.path().join("visits-2027.csv"));
    assert_eq!(
        next,
        format!("{HEAD}2027-01-01,1,1,5,0,0,1,0,0,0,0,0,0,1,1,0,0,0\n")
    );
    let stick = Folder::new("stick");
    assert_eq!(statistics.copy_to(stick.path()).expect("copied"), 2);
    assert_eq!(text(&stick.path().join("visits-2026.csv")), year);
}

#[test]
fn what_cannot_be_written_waits_and_is_counted_later() {
    let folder = Folder::new("visits-blocked");
    let place = folder.path().join("statistics");
    fs::write(&place, "in the way").expect("a file where the folder is to be");
    let mut statistics = Statistics::in_folder(&place);
    let one = visit(Language::Latin, 7, Ended::ByVisitor);
    for _ in 0..3 {
        assert!(statistics.count("2026.05.01", &one).is_err());
    }
    assert!(statistics.waits());
    fs::remove_file(&place).expect("out of the way");
    statistics.count("2026.05.02", &one).expect("written");
    assert!(!statistics.waits());
    let days = statistics.days("2026").expect("days");
    let visits: Vec<(&str, u32)> = days
        .iter()
        .map(|(day, counted)| (day.as_str(), counted.visits))
        .collect();
    assert_eq!(visits, [("2026-05-01", 3), ("2026-05-02", 1)]);
}

#[test]
fn a_table_that_went_through_a_spreadsheet_is_read_and_a_spoilt_one_is_set_aside() {
    let folder = Folder::new("visits-spoilt");
    let head = HEAD.trim_end().replace(',', ";");
    folder.write(
        "visits-2026.csv",
        format!("\u{feff}{head}\r\n\"2026-05-01\";4;0;9;4;0;0;4;0;0;0;0;0;0;0;0;0;0\r\n"),
    );
    folder.write("visits-2025.csv", "our visitors were many\n");
    let mut statistics = Statistics::in_folder(folder.path());
    let one = visit(Language::English, 1, Ended::ByVisitor);
    statistics.count("2026.05.01", &one).expect("written");
    statistics.count("2025.05.01", &one).expect("written");
    let days = statistics.days("2026").expect("days");
    assert_eq!(days["2026-05-01"].visits, 5);
    assert_eq!(
        text(&folder.path().join("visits-2025-damaged.csv")),
        "our visitors were many\n"
    );
    assert_eq!(statistics.days("2025").expect("days").len(), 1);
}

#[test]
fn the_log_rotates_and_never_grows_beyond_its_bounds() {
    let folder = Folder::new("log");
    let mut log = RotatingLog::in_folder(folder.path(), 3, 1);
    for number in 0..200 {
        let line = format!("fault {number}\nin two lines");
        log.line("2026-05-01 10:00", &line).expect("written");
    }
    let mut sizes = Vec::new();
    for number in 0..3 {
        sizes.push(log.file(number).metadata().expect("a file").len());
    }
    assert!(sizes.iter().all(|&size| size <= 1024), "{sizes:?}");
    assert!(!log.file(3).exists());
    let newest = text(&log.file(0));
    assert!(newest.ends_with("2026-05-01 10:00 fault 199 in two lines\n"));
}

#[test]
fn a_log_that_could_not_be_written_tells_how_much_was_lost() {
    let folder = Folder::new("log-blocked");
    let place = folder.path().join("logs");
    fs::write(&place, "in the way").expect("a file where the folder is to be");
    let mut log = RotatingLog::in_folder(&place, 2, 16);
    for _ in 0..5 {
        assert!(log.line("10:00", "a fault").is_err());
    }
    fs::remove_file(&place).expect("out of the way");
    log.line("10:01", "another").expect("written");
    assert_eq!(
        text(&log.file(0)),
        "10:01 5 lines were lost\n10:01 another\n"
    );
    assert_eq!(log.lost(), 0);
}

#[test]
fn a_museums_own_exhibit_is_shown_and_a_faulty_one_is_told_and_replaced() {
    let folder = Folder::new("exhibits");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/exhibits/stanway.ron");
    let own = text(&root).replace("id: \"stanway\"", "id: \"ours-here\"");
    let good = folder.write("good.ron", own);
    let shown = first_of(&[folder.path().join("missing.ron"), good]);
    assert_eq!(shown.exhibit.expect("an exhibit").id, "ours-here");
    assert!(shown.faults.is_empty());
    let bad = folder.write("bad.ron", "Exhibit(id: \"");
    let shown = first_of(&[bad]);
    assert_eq!(shown.exhibit.expect("an exhibit").id, "stanway");
    assert!(shown.faults[0].to_string().contains("bad.ron:1:"));
}
