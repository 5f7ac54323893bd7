//! What is kept outlives everything: a killed game, a full disk, a folder that cannot be written to, a damaged file.

use crate::children::{self, fill, hear_and_kill, own_folder, say};
use crate::support::{Folder, variant};
use latrunculi::cli;
use latrunculi::record::{Record, Tags};
use latrunculi::rules::{LongGame, Position};
use latrunculi::store::{
    self, Begins, Folders, Kept, Scribe, Settings, SettingsFile, autosave, resume,
};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

/// How many children are killed.
const FEW_KILLS: u32 = 25;
/// Placing and alligati, second moves, groups, sliding: what a position may hold.
const PLAYED: [&str; 4] = ["schadler", "bell", "astur-free-delayed", "kowalski"];

pub fn folders(folder: &Path) -> Folders {
    let variables = |_: &str| Some(folder.as_os_str().to_owned());
    Folders::from_environment(variables, None).expect("folders")
}

pub fn resumed(folders: &Folders) -> store::Resumed {
    let library = crate::support::library();
    resume(folders, |tags| cli::resolve(library, tags))
}

pub fn begun(round: u64) -> Record {
    let variant = variant(PLAYED[round as usize % PLAYED.len()]);
    let terms = variant.terms(None, None).expect("its own defaults");
    let start = Position::start(&terms, variant.first());
    Record::new(
        Tags::of(&variant.id, &start),
        start.with_long_game(LongGame::Limited),
    )
}

/// The same numbers in every run (xorshift).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, count: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % count.max(1)
    }
}

pub fn play_any(record: &mut Record, dice: &mut Dice) {
    let moves = record.position().moves();
    let mv = moves[dice.below(moves.len() as u64) as usize];
    record.play(mv).expect("a legal move");
}

/// Plays on from what is kept, tells each ply to the scribe and then to whoever listens, and never ends by itself.
#[test]
fn child_that_plays() {
    let Some(folder) = own_folder() else {
        return;
    };
    let folders = folders(&folder);
    let mut opened = SettingsFile::open(&folders.settings);
    let kept = resumed(&folders).record;
    let mut begins = Begins::GoesOn;
    let mut record = kept.unwrap_or_else(|| begun(0));
    let mut round = 0;
    let mut dice = Dice(0x9e37_79b9 + u64::from(std::process::id()));
    let scribe = Scribe::start(folders, opened.file, || {}).expect("a thread");
    say(&format!("game {}", words(&record)));
    loop {
        if record.position().outcome().is_some() {
            round += 1;
            begins = Begins::Anew;
            record = begun(round);
            say(&format!("game {}", words(&record)));
        }
        // In the game itself a ply takes far longer than a write.
        scribe.rest();
        play_any(&mut record, &mut dice);
        let played = record.clone();
        scribe.keep_game(begins, move || played);
        opened.settings.text = 80 + (opened.settings.text - 79) % 121;
        scribe.keep_settings(&opened.settings);
        begins = Begins::GoesOn;
        let mv = record.plies()[record.plies().len() - 1].mv;
        say(&format!("ply {} {mv}", opened.settings.text));
        for report in scribe.reports() {
            assert!(report.result.is_ok(), "{report:?}");
        }
    }
}

/// Variant and moves, as one line.
fn words(record: &Record) -> String {
    let variant = record.tags().find("Variant").unwrap_or_default().to_owned();
    let moves = record.plies().iter().map(|ply| ply.mv.to_string());
    std::iter::once(variant)
        .chain(moves)
        .collect::<Vec<_>>()
        .join(" ")
}

/// What a child said before it was killed: the games with all that was told of them, and the text size told last.
#[derive(Default)]
struct Heard {
    games: Vec<String>,
    text: Option<u16>,
}

impl Heard {
    fn of(lines: &[String]) -> Self {
        let mut heard = Self::default();
        for line in lines {
            if let Some(game) = line.strip_prefix("game ") {
                heard.games.push(game.to_owned());
            } else if let Some(ply) = line.strip_prefix("ply ")
                && let Some((size, mv)) = ply.split_once(' ')
            {
                heard.text = size.parse().ok();
                let game = heard.games.last_mut().expect("a game before a ply");
                game.push_str(&format!(" {mv}"));
            }
        }
        heard
    }
}

#[test]
fn a_killed_game_loses_at_most_the_ply_it_was_at() {
    let kills = children::kills(FEW_KILLS);
    let folder = Folder::new("killed");
    let folders = folders(folder.path());
    let mut dice = Dice(20_261_130);
    let (mut plies, mut lost, mut games) = (0, 0, 0);
    for kill in 0..kills {
        let child = children::child("survival::child_that_plays", folder.path());
        // It has begun once it has played.
        let pause = Duration::from_micros(dice.below(30_000));
        let heard = Heard::of(&hear_and_kill(child, "ply", pause));
        let opened = SettingsFile::open(&folders.settings);
        assert!(opened.faults.is_empty(), "{kill}: {:?}", opened.faults);
        let kept = resumed(&folders);
        assert!(kept.fault.is_none(), "{kill}: {:?}", kept.fault);
        games += heard.games.len();
        let told = heard.games.last().expect("a game was told of");
        let text = heard.text.expect("a ply was told of");
        let next = 80 + (text - 79) % 121;
        let before = if text == 80 { 200 } else { text - 1 };
        assert!(
            [before, text, next].contains(&opened.settings.text),
            "{kill}: {text} was told and {} is kept",
            opened.settings.text
        );
        // A game that was over is not offered again, and the next one had not come to its first ply.
        let Some(record) = kept.record else {
            continue;
        };
        let kept = words(&record);
        let told: Vec<&str> = told.split(' ').collect();
        let kept: Vec<&str> = kept.split(' ').collect();
        plies += kept.len() - 1;
        if kept[0] != told[0] {
            assert!(told.len() <= 2, "{kill}: {told:?} was told, {kept:?} kept");
            continue;
        }
        let common = kept.len().min(told.len());
        assert_eq!(kept[..common], told[..common], "{kill}");
        assert!(kept.len() + 1 >= told.len() && kept.len() <= told.len() + 1);
        lost += usize::from(kept.len() < told.len());
    }
    println!(
        "{kills} kills, {games} games begun or gone on with, {plies} plies found again; {lost} times the last ply was lost, never more"
    );
}

/// Works on a disk that it fills.
#[test]
fn child_that_fills_the_disk() {
    let Some(folder) = own_folder() else {
        return;
    };
    let folder = &folder;
    let folders = folders(folder);
    let mut dice = Dice(7);
    let mut record = begun(0);
    play_any(&mut record, &mut dice);
    autosave(&folders, &record).expect("there is room for one");
    let opened = SettingsFile::open(&folders.settings);
    opened.file.write(&Settings::default()).expect("and room");
    fill(&folder.join("filler"));
    let before = record.clone();
    play_any(&mut record, &mut dice);
    let full = autosave(&folders, &record).expect_err("the disk is full");
    assert_eq!(full.kind(), ErrorKind::StorageFull);
    let louder = Settings {
        sound: 100,
        ..Settings::default()
    };
    opened.file.write(&louder).expect_err("the disk is full");
    let kept = resumed(&folders).record.expect("the game before");
    assert_eq!(words(&kept), words(&before));
    let again = SettingsFile::open(&folders.settings);
    assert_eq!(
        (again.settings, again.faults.len()),
        (Settings::default(), 0)
    );
    fs::remove_file(folder.join("filler")).expect("the filler");
    autosave(&folders, &record).expect("room again");
    opened.file.write(&louder).expect("room again");
    assert_eq!(SettingsFile::open(&folders.settings).settings, louder);
    let left = folders.games.read_dir().expect("games").count();
    assert_eq!(left, 1, "nothing lies beside the game");
    say("survived");
}

/// Finds a disk that cannot be written to.
#[test]
fn child_that_may_not_write() {
    let Some(folder) = own_folder() else {
        return;
    };
    let folders = folders(&folder);
    let opened = SettingsFile::open(&folders.settings);
    assert_eq!(opened.faults, [], "what is there can be read");
    let kept = resumed(&folders).record.expect("the game that is there");
    let scribe = Scribe::start(folders, opened.file, || {}).expect("a thread");
    scribe.keep_settings(&opened.settings);
    scribe.keep_game(Begins::GoesOn, || kept);
    scribe.rest();
    let reports = scribe.reports();
    assert_eq!(reports.len(), 2);
    for report in reports {
        let said = report.result.expect_err("a disk that is only read");
        assert_eq!(said.kind(), ErrorKind::ReadOnlyFilesystem);
    }
    say("survived");
}

#[test]
fn a_full_disk_and_one_that_is_only_read_leave_what_was_kept() {
    let folder = Folder::new("disk");
    children::on_a_small_disk("survival", folder.path());
}

#[test]
fn a_folder_that_is_none_is_told_and_harms_nothing() {
    let folder = Folder::new("no-folder");
    let folders = folders(&folder.write("file", "in the way"));
    let opened = SettingsFile::open(&folders.settings);
    assert_eq!(opened.settings, Settings::default());
    let scribe = Scribe::start(folders, opened.file, || {}).expect("a thread");
    scribe.keep_settings(&opened.settings);
    scribe.keep_game(Begins::Anew, || begun(1));
    scribe.rest();
    let kept: Vec<(Kept, bool)> = scribe
        .reports()
        .iter()
        .map(|report| (report.kept, report.result.is_ok()))
        .collect();
    assert_eq!(kept, [(Kept::Game, false), (Kept::Settings, false)]);
}

#[test]
fn the_last_of_many_orders_counts_and_the_game_before_is_kept() {
    let folder = Folder::new("orders");
    let folders = folders(folder.path());
    let opened = SettingsFile::open(&folders.settings);
    assert!(opened.first_start);
    let mut dice = Dice(5);
    let (mut first, mut second) = (begun(0), begun(1));
    play_any(&mut first, &mut dice);
    play_any(&mut second, &mut dice);
    let expected = (words(&first), words(&second));
    let scribe = Scribe::start(folders.clone(), opened.file, || {}).expect("a thread");
    scribe.keep_game(Begins::Anew, move || first);
    scribe.rest();
    for text in 80..=200 {
        scribe.keep_settings(&Settings {
            text,
            ..Settings::default()
        });
    }
    scribe.keep_game(Begins::Anew, move || second);
    drop(scribe);
    let again = SettingsFile::open(&folders.settings);
    assert_eq!((again.settings.text, again.first_start), (200, false));
    let kept = resumed(&folders).record.expect("the second game");
    assert_eq!(words(&kept), expected.1);
    let before = folders.games.join("autosave-before.lat");
    let library = crate::support::library();
    let before = store::read_game(&before, |tags| cli::resolve(library, tags)).expect("the first");
    assert_eq!(words(&before), expected.0);
}
