//! The exhibit and the kiosk as they are compiled in: what the find's reports say, and what a museum gets that changes nothing.

use latrunculi::data::exhibit::{
    Colour, Exhibit, Mark, Presented, built_in_exhibit, read_exhibit, triangles,
};
use latrunculi::data::kiosk::{Day, Minute, OpenHours, WrongPins, built_in_kiosk, read_kiosk};
use latrunculi::data::lesson::{Goal, built_in_lesson};
use latrunculi::data::reading::{Ancient, Wording, built_in_reading};
use latrunculi::data::{Library, check_file};
use latrunculi::lang::{Language, Words};
use latrunculi::rules::{Move, Side};
use std::fs;
use std::path::Path;
use std::time::Duration;

fn exhibit() -> Exhibit {
    built_in_exhibit().expect("the exhibit has no faults")
}

fn text(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    fs::read_to_string(root.join(path)).expect("a file of the assets")
}

#[test]
fn the_board_has_the_size_that_was_reported_and_thirteen_counters_of_each_colour() {
    let exhibit = exhibit();
    assert_eq!((exhibit.board.length, exhibit.board.width), (559.0, 356.0));
    assert_eq!(exhibit.board.mark, Mark::Probable);
    for colour in [Colour::White, Colour::Blue] {
        let counters = exhibit.counters.iter();
        assert_eq!(counters.filter(|one| one.colour == colour).count(), 13);
    }
}

/// No published list of places could be read: nothing of ours is ever shown as found.
#[test]
fn what_we_ship_is_an_illustration_and_every_place_is_marked_as_invented() {
    let exhibit = exhibit();
    assert_eq!(exhibit.presented, Presented::Illustration);
    assert!(
        exhibit
            .counters
            .iter()
            .all(|one| one.mark == Mark::Invented && one.source == "ours")
    );
}

#[test]
fn the_tour_has_six_stops_and_lasts_about_ninety_seconds() {
    let exhibit = exhibit();
    assert_eq!(exhibit.tour.len(), 6);
    let seconds: f32 = exhibit.tour.iter().map(|stop| stop.seconds).sum();
    assert!((85.0..=95.0).contains(&seconds), "{seconds}");
}

#[test]
fn every_label_has_at_most_sixty_words_in_every_language_and_none_is_missing() {
    let exhibit = exhibit();
    for language in Language::ALL {
        let words = Words::of(language);
        for id in exhibit.messages() {
            assert!(words.has(id), "{id} in {}", language.tag());
        }
        for spot in &exhibit.hot_spots {
            let said = spot.statements.iter().map(|one| words.say(&one.text));
            let count: usize = said.map(|text| text.split_whitespace().count()).sum();
            assert!(
                (8..=60).contains(&count),
                "{count} words at {} in {}",
                spot.id,
                language.tag()
            );
        }
    }
}

#[test]
fn every_source_is_cited_and_every_hot_spot_is_reached() {
    let exhibit = exhibit();
    let mut cited: Vec<&str> = vec![&exhibit.board.source];
    cited.extend(exhibit.counters.iter().map(|one| one.source.as_str()));
    cited.extend(exhibit.objects.iter().map(|one| one.source.as_str()));
    cited.extend(exhibit.continuations.iter().map(|one| one.source.as_str()));
    let statements = exhibit.hot_spots.iter().flat_map(|spot| &spot.statements);
    cited.extend(statements.flat_map(|one| one.sources.iter().map(String::as_str)));
    for source in &exhibit.sources {
        assert!(cited.contains(&source.id.as_str()), "{}", source.id);
    }
    for stop in &exhibit.tour {
        assert!(exhibit.hot_spot(&stop.hot_spot).is_some());
    }
}

#[test]
fn the_counters_find_their_squares_for_both_games() {
    let exhibit = exhibit();
    let library = Library::built_in();
    let positions: Vec<String> = exhibit
        .continuations
        .iter()
        .map(|game| {
            let variant = library.variant(&game.ruleset).expect("a ruleset");
            let array = library.arrangement(&game.arrangement).expect("an array");
            let terms = variant.terms(Some(array.board()), None).expect("terms");
            let position = array.position(&terms, variant.first()).expect("a position");
            assert!(position.outcome().is_none());
            position.to_string()
        })
        .collect();
    assert_eq!(
        positions,
        [
            "bbbbbbbbbbbb/5B6/12/12/12/12/6W5/wwwwwwwwwwww b - 0",
            "1bbbbbbbbbbb/b11/12/12/12/12/w11/1wwwwwwwwwww w - 0",
        ]
    );
}

#[test]
fn the_layout_in_squares_is_the_one_in_millimetres() {
    let exhibit = exhibit();
    let library = Library::built_in();
    let array = library
        .arrangement("stanway-illustration")
        .expect("an array");
    assert_eq!(array.moment(), Some(Side::White));
    assert_eq!(array.pieces().len(), 26);
    for &(sq, calculus) in array.pieces() {
        let middle = [
            (f32::from(sq.file) + 0.5) * exhibit.board.length / 12.0,
            (f32::from(sq.rank) + 0.5) * exhibit.board.width / 8.0,
        ];
        let colour = match calculus.side {
            Side::White => Colour::White,
            Side::Black => Colour::Blue,
        };
        let near = exhibit.counters.iter().any(|one| {
            one.colour == colour && (one.at[0] - middle[0]).hypot(one.at[1] - middle[1]) < 8.0
        });
        assert!(near, "no {colour:?} counter at {sq:?}");
    }
}

/// A curator's work: places from a plan, and the label follows.
#[test]
fn places_from_a_plan_change_what_the_exhibit_says_of_itself() {
    let built_in = text("exhibits/stanway.ron");
    let planned = built_in
        .replace(
            "mark: Invented, source: \"ours\"",
            "mark: Certain, source: \"monograph-2007\"",
        )
        .replace(
            "presented: Illustration",
            "presented: AfterPlan(source: \"monograph-2007\")",
        );
    let exhibit = read_exhibit("plan.ron", &planned).expect("no faults");
    let source = "monograph-2007".to_owned();
    assert_eq!(exhibit.presented, Presented::AfterPlan { source });
    let too_early = built_in.replace(
        "presented: Illustration",
        "presented: AfterPlan(source: \"monograph-2007\")",
    );
    let faults = read_exhibit("plan.ron", &too_early).expect_err("the places are invented");
    assert!(
        faults[0]
            .to_string()
            .contains("found AfterPlan with 26 counters marked Invented"),
        "{}",
        faults[0]
    );
}

#[test]
fn an_outline_is_filled_by_two_triangles_fewer_than_it_has_points() {
    use latrunculi::data::exhibit::Solid;
    let exhibit = exhibit();
    let parts = exhibit.objects.iter().flat_map(|object| &object.parts);
    let mut outlines = 0;
    for part in parts {
        if let Solid::Extrude { outline, .. } = &part.solid {
            assert_eq!(triangles(outline).len(), outline.len() - 2);
            outlines += 1;
        }
    }
    assert!(outlines >= 8, "only {outlines}");
}

#[test]
fn a_museum_that_changes_nothing_has_a_kiosk_that_works() {
    let kiosk = built_in_kiosk().expect("the kiosk has no faults");
    assert_eq!(kiosk.languages.len(), 7);
    assert_eq!(kiosk.languages[0], Language::English);
    assert_eq!(kiosk.absence.idle, Duration::from_secs(90));
    assert_eq!(kiosk.hours, OpenHours::Always);
    assert_eq!(kiosk.restart, Minute::new(4, 0));
    assert_eq!(kiosk.challenge.calculi, 3);
    let checked = check_file("kiosk.ron", &text("kiosk.ron"));
    assert_eq!(checked.map(|(_, id)| id), Ok("kiosk".to_owned()));
}

/// What is wrong with a file that is the shipped one but for its hours.
fn faults_of_hours(hours: &str) -> String {
    let own = text("kiosk.ron").replace("hours: Always", &format!("hours: During([{hours}])"));
    let faults = read_kiosk("own.ron", &own).map(drop).unwrap_err();
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    told.join("\n")
}

#[test]
fn hours_that_overlap_or_end_before_they_begin_are_told() {
    let morning = r#"(days: [Monday, Friday], from: "09:00", until: "12:00")"#;
    let noon = r#"(days: [Friday], from: "11:30", until: "14:00")"#;
    let told = faults_of_hours(&format!("{morning}, {noon}"));
    assert_eq!(told.lines().count(), 1, "{told}");
    let found =
        "found hours that overlap Friday, 09:00 to 12:00; allowed every minute of a day once";
    assert!(told.contains("hours") && told.ends_with(found), "{told}");
    let told = faults_of_hours(r#"(days: [Friday], from: "17:00", until: "09:00")"#);
    assert!(told.ends_with("allowed a later time than 17:00"), "{told}");
    // One that begins when another ends is another.
    let after = r#"(days: [Friday], from: "12:00", until: "14:00")"#;
    let own = format!("hours: During([{morning}, {after}])");
    let own = text("kiosk.ron").replace("hours: Always", &own);
    assert!(read_kiosk("own.ron", &own).is_ok());
}

#[test]
fn a_ruleset_and_a_language_that_do_not_exist_are_told() {
    for (is, becomes, found) in [
        ("[English, German,", "[English, Klingon,", "found Klingon"),
        (
            r#"ruleset: "bautista""#,
            r#"ruleset: "chess""#,
            "found \"chess\"",
        ),
    ] {
        let own = text("kiosk.ron").replace(is, becomes);
        let faults = read_kiosk("own.ron", &own).map(drop).unwrap_err();
        let told = faults[0].to_string();
        assert!(faults.len() == 1 && told.contains(found), "{told}");
    }
}

#[test]
fn a_museum_is_open_in_its_hours_only() {
    let own = text("kiosk.ron").replace(
        "hours: Always",
        r#"hours: During([(days: [Tuesday, Sunday], from: "10:00", until: "17:30")])"#,
    );
    let hours = read_kiosk("own.ron", &own).expect("no faults").hours;
    let at = |hour, minute| Minute::new(hour, minute).expect("a time");
    assert!(hours.is_open(Day::Tuesday, at(10, 0)));
    assert!(hours.is_open(Day::Sunday, at(17, 29)));
    assert!(!hours.is_open(Day::Sunday, at(17, 30)));
    assert!(!hours.is_open(Day::Monday, at(12, 0)));
    assert!(!hours.is_open(Day::Tuesday, at(9, 59)));
}

#[test]
fn wrong_pins_are_slowed_down() {
    let wrong = WrongPins {
        free: 3,
        wait: Duration::from_secs(10),
        longest: Duration::from_secs(60),
    };
    let waits = [0, 3, 4, 5, 6, 7, 4000].map(|count| wrong.wait_after(count).as_secs());
    assert_eq!(waits, [0, 0, 10, 20, 40, 60, 60]);
}

/// What was not compared with a printed edition is marked, and the two lines of the Laus Pisonis of which that holds are left
/// out.
#[test]
fn every_passage_is_translated_into_every_language_and_tells_what_it_supports() {
    let reading = built_in_reading().expect("the passages have no faults");
    assert_eq!(reading.passages.len(), 18);
    for language in Language::ALL {
        let words = Words::of(language);
        for passage in &reading.passages {
            for id in [passage.translation(), passage.rule()] {
                assert!(words.has(&id), "{id} in {}", language.tag());
            }
        }
    }
    let greek = |one: &&latrunculi::data::reading::Passage| one.language == Ancient::Greek;
    let uncertain: Vec<&str> = reading
        .passages
        .iter()
        .filter(|one| one.wording == Wording::Uncertain)
        .map(|one| one.id.as_str())
        .collect();
    assert_eq!(uncertain, ["pollux"]);
    assert_eq!(reading.passages.iter().filter(greek).count(), 1);
    let laus = &reading.passages[0];
    assert_eq!(laus.lines.len(), 17);
    assert!(laus.lines[0].starts_with("callidiore modo"));
}

/// What is only known by hearsay is never shown: other sizes, handles, a smaller counter, what the rods were made of.
#[test]
fn nothing_unconfirmed_is_said() {
    let words = Words::of(Language::English);
    let exhibit = exhibit();
    let said: String = exhibit.messages().iter().map(|id| words.say(id)).collect();
    for hearsay in [
        "565", "385", "57 by 39", "smaller", "handles", "rings", "upside", "13 by 9",
    ] {
        assert!(!said.contains(hearsay), "{hearsay}");
    }
}

/// Move, bracket, bind, free: each step has its move, and a move that teaches nothing is told apart from it.
#[test]
fn the_lesson_teaches_four_things_by_one_move_each() {
    let lesson = built_in_lesson().expect("the lesson has no faults");
    let goals: Vec<Goal> = lesson.steps.iter().map(|step| step.goal).collect();
    assert_eq!(goals, [Goal::Move, Goal::Take, Goal::Bind, Goal::Free]);
    for (step, teaching, idle) in [
        (1, "e1-e4", Some("e1-e3")),
        (2, "e3-e4", Some("e3-f3")),
        (3, "e2-e3", Some("e2-f2")),
        (0, "c2-c5", None),
    ] {
        let step = &lesson.steps[step];
        let played = |text: &str| {
            let mv = Move::parse(text).expect("a move");
            step.start.clone().play(mv).expect("a legal move")
        };
        assert!(step.goal.is_reached(&played(teaching)), "{}", step.title);
        if let Some(idle) = idle {
            assert!(!step.goal.is_reached(&played(idle)), "{}", step.title);
        }
    }
    for language in Language::ALL {
        let words = Words::of(language);
        for step in &lesson.steps {
            for id in [&step.title, &step.task, &step.done] {
                assert!(words.has(id), "{id} in {}", language.tag());
            }
        }
    }
}
