//! Matches: from outside by the command, and what their figures must come to.

use crate::support::{Folder, library, run, start};
use latrunculi::ai::archers::Aim;
use latrunculi::ai::{Brief, Family, Level, Limits, Memory, Temper};
use latrunculi::arena::{House, Match, Player};
use latrunculi::data::{
    built_in_archer_levels, built_in_archer_weights, built_in_levels, built_in_weights,
};
use latrunculi::rules::{LongGame, Reason};

fn engine(nodes: u64) -> House {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    House::Engine(
        Box::new(Brief::from(Temper::exact(limits))),
        Memory::default(),
    )
}

#[test]
fn a_match_is_told_as_json_and_is_the_same_again() {
    let line = "match --ruleset bautista --board 7x7 --a engine,nodes=200 --b greedy --games 4 --seed 9 --json";
    let [first, second] = [run(line), run(line)];
    assert_eq!(first.status, Some(0), "{}", first.err);
    assert_eq!(first, second);
    for part in [
        "{\"ruleset\":\"bautista\",\"board\":\"7x7\",\"seed\":9,\"games\":4,\"a\":\"engine,nodes=200\",\"b\":\"greedy\",\"wins_a\":",
        ",\"elo\":",
        ",\"elo_low\":",
        ",\"elo_high\":",
        ",\"reasons\":{\"",
        ",\"plies\":{\"min\":",
    ] {
        assert!(first.out.contains(part), "{part} in {}", first.out);
    }
    let told = run(&line.replace(" --json", ""));
    assert!(told.out.starts_with("engine,nodes=200 against greedy: "));
}

#[test]
fn who_plays_is_checked_and_what_is_allowed_is_listed() {
    let wrong = [
        ("nobody", "allowed: random greedy"),
        ("engine", "at least one of depth=, nodes= and time="),
        (
            "engine,nodes=0",
            "nodes= needs a whole number from 1, not '0'",
        ),
        ("engine,speed=9", "'speed=9' is no setting"),
        (
            "level=caesar",
            "allowed: tiro miles immunis principalis optio centurio tribunus legatus",
        ),
        ("ugi:", "a program is missing"),
    ];
    for (spec, why) in wrong {
        let ran = run(&format!(
            "match --ruleset bell --a random --b {spec} --games 2 --seed 1"
        ));
        assert_eq!(ran.status, Some(2), "{spec}: {}", ran.err);
        assert!(ran.err.contains(why), "{spec}: {}", ran.err);
    }
    let no_ruleset = run("match --ruleset chess --a random --b random --games 2 --seed 1");
    assert_eq!(no_ruleset.status, Some(2));
}

#[test]
fn weights_can_be_brought_and_are_checked() {
    let folder = Folder::new("weights");
    let text = std::fs::read_to_string("assets/engine/bautista.ron").expect("the built-in weights");
    let good = folder.write("good.ron", &text);
    let bad = folder.write("bad.ron", text.replace("man: 100", "man: 0"));
    let line = |file: &std::path::Path| {
        format!(
            "match --ruleset bautista --a random --b engine,depth=1,weights={} --games 2 --seed 1 --max-plies 30",
            file.display()
        )
    };
    assert_eq!(run(&line(&good)).status, Some(0));
    let refused = run(&line(&bad));
    assert_eq!(refused.status, Some(1));
    assert!(
        refused
            .err
            .contains("man: found 0; allowed a whole number from 1"),
        "{}",
        refused.err
    );
}

#[test]
fn the_files_of_the_engine_say_what_is_compiled_in() {
    let weights = built_in_weights().unwrap_or_else(|faults| panic!("{faults:?}"));
    let compiled = Family::ALL.map(|family| (family, family.weights()));
    for pair in &compiled {
        assert!(
            weights.contains(pair),
            "assets/engine/{}.ron",
            pair.0.word()
        );
    }
    assert_eq!(weights.len(), compiled.len());
    let levels = built_in_levels().unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(levels, Level::ALL.map(Level::temper));
    let archers = built_in_archer_weights().unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(archers, Aim::ALL.map(|aim| (aim, aim.weights())));
    let levels = built_in_archer_levels().unwrap_or_else(|faults| panic!("{faults:?}"));
    let compiled = Aim::ALL.map(|aim| (aim, Level::ALL.map(|level| aim.temper(level))));
    assert_eq!(levels, compiled);
}

#[test]
fn engines_beat_greed_and_greed_beats_chance() {
    for (id, board) in [
        ("kowalski", "12x8"),
        ("astur-ranks", "8x7"),
        ("schadler", "7x7"),
    ] {
        let start = start(id, board).with_long_game(LongGame::Limited);
        let plan = Match {
            games: 6,
            seed: 5,
            opening: 2,
            most_plies: 600,
        };
        let mut seen = 0;
        let strong = plan
            .play(&start, &mut engine(600), &mut House::Greedy, &mut |_| {
                seen += 1
            })
            .expect("a match");
        assert_eq!(seen, 6);
        assert!(strong.wins_a >= 4 && strong.wins_b == 0, "{id}: {strong:?}");
        let greedy = plan
            .play(&start, &mut House::Greedy, &mut House::Random, &mut |_| ())
            .expect("a match");
        assert!(greedy.wins_a >= 5, "{id}: {greedy:?}");
        let [elo, low, high] = greedy.elo();
        assert!(low < elo && elo < high && low > 0.0, "{low} {elo} {high}");
    }
}

#[test]
fn placing_with_purpose_beats_placing_at_random() {
    for id in ["schadler", "bell"] {
        let line = format!(
            "match --ruleset {id} --a engine,nodes=400 --b engine,nodes=400,placing=random --games 12 --seed 3 --json"
        );
        let ran = run(&line);
        assert_eq!(ran.status, Some(0), "{}", ran.err);
        let count = |name: &str| -> u32 {
            let rest = ran.out.split(name).nth(1).expect("the count");
            let digits = rest.split(|c: char| !c.is_ascii_digit()).next();
            digits.expect("digits").parse().expect("a number")
        };
        let (won, lost) = (count("\"wins_a\":"), count("\"wins_b\":"));
        assert!(won > lost, "{id}: {}", ran.out);
    }
}

#[test]
fn what_is_overlooked_in_two_plies_is_told() {
    let blind =
        run("match --ruleset bautista-dux --a random --b random --games 4 --seed 1 --oversights");
    assert_eq!(blind.status, Some(0), "{}", blind.err);
    assert!(blind.out.contains(" and not "), "{}", blind.out);
    let sharp = run(
        "match --ruleset bautista-dux --a engine,nodes=500 --b engine,nodes=500 --games 2 --seed 1 --oversights",
    );
    let last = sharp.out.lines().last();
    assert_eq!(last, Some("overlooked in two plies: 0; games lost so: 0"));
}

#[test]
fn sides_are_changed_and_openings_shared_in_pairs() {
    let start = start("kowalski", "12x8").with_long_game(LongGame::Limited);
    let plan = Match {
        games: 4,
        seed: 2,
        opening: 6,
        most_plies: 6,
    };
    let mut last = Vec::new();
    let tally = plan
        .play(
            &start,
            &mut House::Random,
            &mut House::Greedy,
            &mut |game| {
                assert_ne!(game.winner, Some(Player::A));
                last.push(game.last.to_string());
            },
        )
        .expect("a match");
    assert_eq!(tally.draws, 4);
    assert!(last[0] == last[1] && last[2] == last[3] && last[0] != last[2]);
    assert_eq!(tally.plies(), [6, 6, 6]);
    assert_eq!(library().variants.len(), 14);
}

/// A game that would go on for ever is broken off after so many plies; engines come to an end before that.
#[test]
fn no_game_between_engines_is_broken_off() {
    let soldiers =
        |variant: &&std::sync::Arc<latrunculi::data::Variant>| variant.ruleset.soldiers().is_some();
    let all = library();
    let mut tables: Vec<(&str, String)> = (all.variants.iter().filter(soldiers))
        .map(|variant| (variant.id.as_str(), variant.boards[0].board.to_string()))
        .collect();
    assert_eq!(tables.len(), 12);
    tables.push(("schadler", "17x18".to_owned()));
    for (id, board) in tables {
        let start = start(id, &board).with_long_game(LongGame::Limited);
        let plan = Match {
            games: 2,
            seed: 5,
            opening: 4,
            most_plies: 600,
        };
        let (mut a, mut b) = (engine(300), engine(300));
        let tally = plan
            .play(&start, &mut a, &mut b, &mut |_| ())
            .expect("a match");
        assert_eq!(
            tally.reasons.get(&Reason::Length),
            None,
            "{id}@{board}: {tally:?}"
        );
    }
}

#[test]
fn a_beginner_can_beat_the_recruit() {
    for (id, board) in [("bautista", "8x7"), ("schadler", "8x8")] {
        let start = start(id, board).with_long_game(LongGame::Limited);
        let plan = Match {
            games: 20,
            seed: 8,
            opening: 2,
            most_plies: 700,
        };
        let brief = Brief::from(Level::Tiro.temper());
        let mut recruit = House::Engine(Box::new(brief), Memory::default());
        let tally = plan
            .play(&start, &mut House::Greedy, &mut recruit, &mut |_| ())
            .expect("a match");
        // Of a hundred games greed wins 95 and more.
        assert!(tally.wins_a >= 18, "{id}: {tally:?}");
    }
}
