//! Files that are damaged: what can be read is taken, what cannot is told, and the damaged file is kept aside.

use crate::support::Folder;
use crate::survival::{Dice, begun, folders, play_any, resumed};
use latrunculi::store::{Settings, SettingsFile, autosave};
use std::fs;

/// Cut off after each byte, and with bytes that do not belong there.
fn damaged(good: &[u8]) -> impl Iterator<Item = Vec<u8>> + '_ {
    let cut = (0..good.len()).map(|end| good[..end].to_vec());
    let mut dice = Dice(99);
    let changed = (0..400).map(move |_| {
        let mut bytes = good.to_vec();
        for _ in 0..=dice.below(4) {
            let at = dice.below(bytes.len() as u64) as usize;
            bytes[at] = dice.below(256) as u8;
        }
        bytes
    });
    cut.chain(changed)
}

#[test]
fn settings_that_are_damaged_anyhow_are_told_and_set_aside() {
    let folder = Folder::new("damaged-settings");
    let folders = folders(folder.path());
    let opened = SettingsFile::open(&folders.settings);
    let set = Settings {
        text: 150,
        ruleset: Some("bell".into()),
        ..Settings::default()
    };
    opened.file.write(&set).expect("written");
    let good = fs::read(&folders.settings).expect("settings");
    let mut faulty = 0;
    for bytes in damaged(&good) {
        fs::write(&folders.settings, &bytes).expect("written");
        let opened = SettingsFile::open(&folders.settings);
        assert!(Settings::TEXT.contains(&opened.settings.text));
        if opened.faults.is_empty() {
            assert!(folders.settings.exists());
            continue;
        }
        faulty += 1;
        let aside = opened.aside.expect("a fault").expect("set aside");
        assert_eq!(fs::read(&aside).expect("the damaged file"), bytes);
        fs::remove_file(&aside).expect("the damaged file");
        opened.file.write(&opened.settings).expect("written anew");
        let again = SettingsFile::open(&folders.settings);
        assert_eq!((again.settings, again.faults), (opened.settings, vec![]));
    }
    assert!(faulty > good.len() - 3, "{faulty} of {}", good.len() + 400);
}

#[test]
fn a_game_that_is_damaged_anyhow_goes_on_from_what_can_be_read() {
    let folder = Folder::new("damaged-game");
    let folders = folders(folder.path());
    let mut record = begun(1);
    let mut dice = Dice(3);
    for _ in 0..20 {
        play_any(&mut record, &mut dice);
    }
    let path = autosave(&folders, &record).expect("written");
    let good = fs::read(&path).expect("the game");
    let mut kept_after_a_fault = 0;
    for bytes in damaged(&good) {
        fs::write(&path, &bytes).expect("written");
        let resumed = resumed(&folders);
        let Some((told, aside)) = resumed.fault else {
            continue;
        };
        assert!(told.starts_with(&path.display().to_string()), "{told}");
        let aside = aside.expect("set aside");
        assert_eq!(fs::read(&aside).expect("the damaged file"), bytes);
        fs::remove_file(&aside).expect("the damaged file");
        kept_after_a_fault += usize::from(resumed.record.is_some());
    }
    assert!(kept_after_a_fault > 20, "{kept_after_a_fault}");
}

#[test]
fn what_is_no_file_is_told_and_not_waited_for() {
    let folder = Folder::new("no-file");
    let folders = folders(folder.path());
    fs::create_dir_all(&folders.settings).expect("a folder in the way");
    let opened = SettingsFile::open(&folders.settings);
    assert_eq!(opened.faults.len(), 1);
    opened.aside.expect("a fault").expect("set aside");
    opened.file.write(&Settings::default()).expect("now it can");
    assert!(SettingsFile::open(&folders.settings).faults.is_empty());
}
