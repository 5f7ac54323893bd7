//! Records on disk: the command that replays them, and saved games.

use crate::record::good;
use crate::support::{Folder, finish, program, run};
use latrunculi::store::{
    Folders, autosave, forget_removed, put_back_game, read_text, remove_game, save_game,
    saved_games,
};
use std::path::Path;

#[test]
fn the_command_replays_a_record() {
    let folder = Folder::new("record");
    let text =
        "[Variant \"schadler\"]\n[Start \"8/8/8/2wb1w2/8/8/8/b6b w - 0\"]\n\n1. f5-e5 a1-a2 *\n";
    let file = folder.write("game.lat", text).display().to_string();
    let plain = finish(program().args(["record", &file]));
    let end = "8/8/8/2wb-w3/8/8/b7/7b w - 1\nresult -\n";
    assert_eq!(
        (plain.status, plain.out.as_str(), plain.err.as_str()),
        (Some(0), end, "")
    );
    let traced = finish(program().args(["record", "--trace", &file]));
    let by_position =
        "position --ruleset schadler --trace --from '8/8/8/2wb1w2/8/8/8/b6b w - 0' f5-e5 a1-a2";
    assert_eq!(traced, run(by_position));
}

#[test]
fn the_command_names_the_place_of_a_fault() {
    let folder = Folder::new("record-fault");
    let file = folder.write("game.lat", "[Variant \"bell\"]\n\n1. @a1+@b1 @a1\n");
    let name = file.display().to_string();
    let said = format!("{name}:3:12: '@a1': a1 is occupied\n");
    let plain = finish(program().args(["record", &name]));
    assert_eq!(
        (plain.status, plain.out.as_str(), &plain.err),
        (Some(1), "", &said)
    );
    let traced = finish(program().args(["record", "--trace", &name]));
    assert_eq!(
        (traced.status, traced.out.lines().count(), &traced.err),
        (Some(1), 2, &said)
    );
    let path = folder.write("binary.lat", b"\xc3\xa9\n\xc3\xa9\xc3\xa9\xff");
    let run = finish(program().arg("record").arg(&path));
    assert_eq!((run.status, run.out.as_str()), (Some(1), ""));
    let place = format!("{}:2:3: ", path.display());
    assert!(run.err.starts_with(&place), "{}", run.err);
}

#[test]
fn saved_games_never_replace_each_other() {
    let folder = Folder::new("saved");
    let variables = |_: &str| Some(folder.path().as_os_str().to_owned());
    let folders = Folders::from_environment(variables, None).expect("folders");
    let record = good("[Variant \"bell\"]\n\n1. @a1 *");
    let longer = good("[Variant \"bell\"]\n\n1. @a1+@b1 *");
    let names = |path: &Path| {
        path.file_name()
            .map(|name| name.to_string_lossy().into_owned())
    };
    let first = save_game(&folders, "a game", &record).expect("first");
    let second = save_game(&folders, "a game", &longer).expect("second");
    assert_eq!(names(&first).as_deref(), Some("a-game.lat"));
    assert_eq!(names(&second).as_deref(), Some("a-game-2.lat"));
    assert_eq!(read_text(&first).expect("first"), record.to_string());
    let kept = autosave(&folders, &record).expect("autosave");
    assert_eq!(autosave(&folders, &longer).expect("autosave"), kept);
    assert_eq!(read_text(&kept).expect("autosave"), longer.to_string());
    assert_eq!(folders.games.read_dir().expect("games").count(), 3);
}

#[test]
fn a_removed_game_is_put_back_until_it_is_forgotten() {
    let folder = Folder::new("removed");
    let variables = |_: &str| Some(folder.path().as_os_str().to_owned());
    let folders = Folders::from_environment(variables, None).expect("folders");
    let record = good("[Variant \"bell\"]\n\n1. @a1 *");
    let path = save_game(&folders, "a game", &record).expect("saved");
    let listed = || saved_games(&folders).expect("games").len();
    let aside = remove_game(&path).expect("removed");
    assert_eq!((listed(), path.exists()), (0, false));
    put_back_game(&aside, &path).expect("put back");
    assert_eq!(listed(), 1);
    assert_eq!(read_text(&path).expect("the game"), record.to_string());
    let aside = remove_game(&path).expect("removed");
    let other = save_game(&folders, "a game", &record).expect("saved");
    assert_eq!(other, path);
    let refused = put_back_game(&aside, &path).expect_err("the place is taken");
    assert_eq!(refused.to_string(), "another game has this name now");
    assert!(aside.exists());
    forget_removed(&folders);
    assert_eq!((listed(), aside.exists()), (1, false));
    assert!(remove_game(&aside).is_err());
}

#[test]
fn a_file_that_is_not_there_is_said_not_to_be_there() {
    let folder = Folder::new("record-missing");
    let name = folder.path().join("nofile.lat").display().to_string();
    let run = finish(program().args(["record", &name]));
    assert_eq!((run.status, run.out.as_str()), (Some(1), ""));
    assert!(
        run.err.contains(&format!("{name}: there is no such file")),
        "{}",
        run.err
    );
    assert!(!run.err.contains(":1:"), "{}", run.err);
    let folder = folder.path().display().to_string();
    let run = finish(program().args(["record", &folder]));
    assert!(run.err.contains("it is a folder"), "{}", run.err);
}
