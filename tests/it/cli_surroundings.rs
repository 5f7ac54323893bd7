//! The text commands and what is round them: home folders, files, pipes.

use crate::support::{Folder, finish, good, program};
use std::fs;
use std::path::Path;
use std::process::Stdio;

#[test]
fn where_names_four_places_and_creates_none() {
    let home = Folder::new("where");
    let at = |name: &str| home.path().join(name).display().to_string();
    let named = |paths: [&str; 4]| {
        let names = ["variants", "settings", "games", "logs"];
        let lines = names
            .iter()
            .zip(paths)
            .map(|(name, path)| format!("{name}\t{}\n", at(path)));
        good(&lines.collect::<String>())
    };
    if cfg!(target_os = "linux") {
        let by_home = finish(program().env("HOME", home.path()).arg("where"));
        assert_eq!(
            by_home,
            named([
                ".local/share/latrunculi/variants",
                ".config/latrunculi/settings.ron",
                ".local/share/latrunculi/games",
                ".local/state/latrunculi/logs",
            ])
        );
        let by_variables = finish(
            program()
                .env_remove("HOME")
                .env("XDG_DATA_HOME", at("d"))
                .env("XDG_CONFIG_HOME", at("c"))
                .env("XDG_STATE_HOME", at("s"))
                .arg("where"),
        );
        let expected = [
            "d/latrunculi/variants",
            "c/latrunculi/settings.ron",
            "d/latrunculi/games",
            "s/latrunculi/logs",
        ];
        assert_eq!(by_variables, named(expected));
    }
    assert_eq!(home.path().read_dir().expect("folder").count(), 0);
}

#[test]
fn commands_work_without_a_home_and_from_any_folder() {
    let folder = Folder::new("elsewhere");
    let elsewhere = finish(
        program()
            .env_remove("HOME")
            .current_dir(folder.path())
            .args(["position", "--ruleset", "bell"]),
    );
    assert_eq!(elsewhere, good("8/8/8/8/8/8/8 w2 w16Wb16B 0\nresult -\n"));
    let listed = finish(program().env_clear().current_dir("/").arg("rulesets"));
    assert_eq!(listed.status, Some(0));
    assert!(listed.out.starts_with("bautista\t"), "{}", listed.out);
    let places = finish(program().env_remove("HOME").arg("where"));
    assert!(matches!(places.status, Some(0 | 1)), "{places:?}");
}

/// Standard output that nobody reads any more.
#[test]
fn a_closed_pipe_ends_quietly() {
    let lines: [&[&str]; 4] = [
        &["rulesets"],
        &[
            "position",
            "--ruleset",
            "schadler",
            "--board",
            "17x18",
            "--moves",
        ],
        &["perft", "--ruleset", "kowalski", "--depth", "1", "--divide"],
        &["--help"],
    ];
    for args in lines {
        let (reader, writer) = std::io::pipe().expect("pipe");
        drop(reader);
        let output = program()
            .args(args)
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .expect("the built program");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(
            !said.contains("panic") && !said.contains("pipe"),
            "{args:?}: {said}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .expect("/dev/full");
    let output = program()
        .arg("rulesets")
        .stdout(full)
        .output()
        .expect("the built program");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.starts_with("the output cannot be written: "), "{said}");
}

#[test]
fn own_rulesets_are_listed_and_broken_ones_reported() {
    let home = Folder::new("own");
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/variants/bell.ron");
    let bell = std::fs::read_to_string(assets).expect("bell.ron");
    let own = bell.replacen("id: \"bell\"", "id: \"my-bell\"", 1);
    assert_ne!(own, bell, "the id was not found");
    home.write("latrunculi/variants/mine.ron", own);
    let broken = home.write(
        "latrunculi/variants/broken.ron",
        "Ruleset(\n  id: \"broken\"\n  name: 3,\n)",
    );
    let binary = home.write("latrunculi/variants/binary.ron", b"Ruleset(\n  \xff");
    home.write("latrunculi/variants/notes.txt", "not a ruleset");
    let with_home = |line: &[&str]| finish(program().env("XDG_DATA_HOME", home.path()).args(line));

    let listed = with_home(&["rulesets"]);
    assert_eq!(listed.status, Some(0));
    assert!(
        listed.out.ends_with("\nmy-bell\t8x7 8x8\n"),
        "{}",
        listed.out
    );
    let faults: Vec<&str> = listed.err.lines().collect();
    let begins = |path: &Path, place: &str| {
        let beginning = format!("{}:{place}", path.display());
        faults.iter().any(|fault| fault.starts_with(&beginning))
    };
    assert!(begins(&broken, "3:"), "{faults:?}");
    assert!(begins(&binary, "2:3: "), "{faults:?}");
    assert_eq!(faults.len(), 2, "{faults:?}");

    let position = with_home(&["position", "--ruleset", "my-bell"]);
    assert_eq!(position, good("8/8/8/8/8/8/8 w2 w16Wb16B 0\nresult -\n"));
    let unknown = with_home(&["position", "--ruleset", "broken"]);
    assert_eq!(unknown.status, Some(2));
    assert!(
        unknown.err.contains("my-bell") && unknown.err.contains("broken.ron:3:"),
        "{}",
        unknown.err
    );
}

#[test]
fn check_answers_for_each_file_in_turn() {
    let folder = Folder::new("check");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let bell = root.join("assets/variants/bell.ron").display().to_string();
    let row = root
        .join("assets/arrangements/row-8x8.ron")
        .display()
        .to_string();
    let ok = format!("{bell}: ok Ruleset bell\n{row}: ok Arrangement row-8x8\n");
    assert_eq!(finish(program().args(["check", &bell, &row])), good(&ok));

    let broken = folder
        .write("broken.ron", "Ruleset(id: 3)")
        .display()
        .to_string();
    let missing = folder.path().join("missing.ron").display().to_string();
    let checked = finish(program().args(["check", &missing, &broken, &bell]));
    assert_eq!((checked.status, checked.err.as_str()), (Some(1), ""));
    let lines: Vec<&str> = checked.out.lines().collect();
    assert_eq!(lines[0], format!("{missing}: there is no such file"));
    assert!(lines[1].starts_with(&format!("{broken}:1:")), "{lines:?}");
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with(&broken) && line.contains(" id: found 3; allowed ")),
        "{lines:?}"
    );
    assert_eq!(
        lines.last(),
        Some(&format!("{bell}: ok Ruleset bell").as_str())
    );
}

#[cfg(feature = "app")]
#[test]
fn a_kiosk_without_a_good_configuration_tells_all_faults_and_does_not_begin() {
    let folder = Folder::new("kiosk");
    let at = |name: &str| folder.path().join(name);
    let kiosk = |file: &str| {
        finish(
            program()
                .env("XDG_STATE_HOME", at("state"))
                .env_remove("DISPLAY")
                .env_remove("WAYLAND_DISPLAY")
                .args(["kiosk", "--config"])
                .arg(at(file)),
        )
    };
    let missing = kiosk("missing.ron");
    assert_eq!(missing.status, Some(1));
    assert!(
        missing.err.contains("missing.ron: there is no such file"),
        "{}",
        missing.err
    );
    let shipped = include_str!("../../assets/kiosk.ron");
    let broken = shipped
        .replace("idle: 90", "idle: 9000")
        .replace("\"2580\"", "\"25\"");
    std::fs::write(at("kiosk.ron"), broken).expect("written");
    let refused = kiosk("kiosk.ron");
    assert_eq!(refused.status, Some(1));
    assert!(
        refused.err.contains("9000") && refused.err.contains("pin"),
        "{}",
        refused.err
    );
    // A good one is kept, and in force when the file breaks; here it only lacks a display.
    std::fs::write(at("kiosk.ron"), shipped).expect("written");
    let good = kiosk("kiosk.ron");
    assert!(good.err.contains("there is no display"), "{}", good.err);
    std::fs::write(at("kiosk.ron"), "Kiosk(").expect("written");
    let fallen_back = kiosk("kiosk.ron");
    assert!(
        fallen_back.err.contains("there is no display"),
        "{}",
        fallen_back.err
    );
}

/// A museum's picture that is not there, or is none, is told with its place before the doors open.
#[test]
fn checking_a_kiosk_looks_for_its_picture() {
    let folder = Folder::new("kiosk-picture");
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let text = fs::read_to_string(shipped.join("kiosk.ron")).expect("the shipped file");
    let line = 1 + text
        .lines()
        .position(|it| it.trim() == "logo: None,")
        .expect("a field");
    let none = folder.write("none.png", "no picture");
    let picture = shipped.join("textures/linen_orm.png");
    let checked = |logo: &Path| {
        let named = format!("logo: {:?},", logo.display().to_string());
        let file = folder.write("kiosk.ron", text.replace("logo: None,", &named));
        let run = finish(program().arg("check").arg(&file));
        (
            run.status,
            run.out.replace(&file.display().to_string(), "FILE"),
        )
    };
    let missing = folder.path().join("missing.png");
    for (logo, found) in [
        (
            missing.as_path(),
            "a file that cannot be read: No such file",
        ),
        (&none, "a file that is no PNG"),
    ] {
        let (status, told) = checked(logo);
        let begins = format!("FILE:{line}:15: museum.logo: found {found}");
        assert_eq!(
            (status, told.starts_with(&begins)),
            (Some(1), true),
            "{told}"
        );
    }
    let good = (Some(0), "FILE: ok Kiosk kiosk\n".to_owned());
    assert_eq!(checked(&picture), good);
}
