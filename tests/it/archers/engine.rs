//! The opponent at the archers' table, and matches of two games.

use super::{RULESETS, position, terms};
use crate::support::run;
use latrunculi::ai::{self, Brief, Choice, Level, Limits, Memory, Temper, choose, reasons, search};
use latrunculi::arena::{House, Match};
use latrunculi::rules::{LongGame, Position, Side, Square};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

static GO: AtomicBool = AtomicBool::new(false);

fn engine(limits: Limits) -> House {
    House::Engine(
        Box::new(Brief::from(Temper::exact(limits))),
        Memory::default(),
    )
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

fn start(ruleset: &str) -> Position {
    Position::start(&terms(ruleset, "5x5"), Side::White).with_long_game(LongGame::Limited)
}

/// At so few positions a move the shares are smaller than with time: the module of the search has those.
#[test]
fn the_engine_beats_chance_greed_and_its_own_single_ply() {
    let single = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    for ruleset in RULESETS {
        let plan = Match {
            games: 30,
            seed: 11,
            opening: 2,
            most_plies: 600,
        };
        let start = start(ruleset);
        let against = |seat: &mut House| {
            plan.play(&start, &mut engine(nodes(3000)), seat, &mut |_| ())
                .expect("a match")
        };
        let chance = against(&mut House::Random);
        assert!(chance.wins_a >= 26, "{ruleset}: {chance:?}");
        let one_ply = against(&mut engine(single));
        assert!(one_ply.wins_a >= 21, "{ruleset}: {one_ply:?}");
        let greed = against(&mut House::Greedy);
        assert!(greed.wins_a >= 20, "{ruleset}: {greed:?}");
        let points = chance.points.expect("archers count points");
        assert!(points[0] > 2 * points[1], "{points:?}");
    }
}

#[test]
fn a_win_in_one_is_taken_at_every_level() {
    for (ruleset, text) in [
        ("jasyr", "1w1w1/w4/5/2b2/2b2 w - 0"),
        ("jasyr", "5/5/1b3/1w3/5 w - 3"),
        ("jarmo", "1w1w1/w4/5/2b2/2b2 w - 0"),
    ] {
        let position = position(ruleset, text);
        for level in Level::ALL {
            for seed in 0..4 {
                let choice = choose(&position, level, seed, &GO).expect("a choice");
                let mut after = position.clone();
                after.play(choice.mv).expect("legal");
                let winner = after.outcome().and_then(|end| end.winner);
                assert_eq!(winner, Some(Side::White), "{}: {}", level.word(), choice.mv);
                assert!(choice.score >= Choice::WON);
            }
        }
    }
}

#[test]
fn levels_play_whole_games_and_differ() {
    for ruleset in RULESETS {
        for level in [Level::Tiro, Level::Principalis, Level::Optio] {
            let mut games = std::collections::HashSet::new();
            for game in 0..4_u64 {
                let mut position = start(ruleset);
                let mut moves = String::new();
                for ply in 0.. {
                    if position.outcome().is_some() {
                        break;
                    }
                    assert!(ply < 1300, "no end");
                    let choice = choose(&position, level, game << 20 | ply, &GO).expect("a choice");
                    position.play(choice.mv).expect("legal");
                    moves.push_str(&format!("{} ", choice.mv));
                }
                games.insert(moves);
            }
            assert!(games.len() >= 3, "{ruleset} {}", level.word());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_choice_and_limits_hold() {
    let position = start("jarmo");
    let temper = Temper::exact(nodes(4000));
    let [first, second] = [7, 7].map(|seed| search(&position, temper, seed, &GO));
    assert_eq!(first, second);
    let choice = first.expect("a choice");
    assert!(choice.nodes <= 4001 && choice.depth >= 3, "{choice:?}");
    assert_eq!(choice.line[0], choice.mv);
    let began = Instant::now();
    let time = Limits {
        time: Some(Duration::from_millis(60)),
        ..Limits::default()
    };
    assert!(search(&position, Temper::exact(time), 1, &GO).is_some());
    assert!(began.elapsed() < Duration::from_secs(2));
    let stopped = AtomicBool::new(true);
    let _ = search(&position, Temper::exact(Limits::default()), 1, &stopped);
    assert!(began.elapsed() < Duration::from_secs(4));
    let brief = Brief {
        lines: 3,
        ..Brief::from(temper)
    };
    let told = ai::think(&position, brief, 1, &GO, &mut Memory::default()).expect("a choice");
    assert_eq!(told.others.len(), 2);
    assert!(told.others.iter().all(|(mv, _)| *mv != told.mv));
}

#[test]
fn reasons_tell_what_a_move_does_to_archers() {
    let position = position("jasyr", "b3b/5/1b3/1w3/5 w - 0");
    let mv = position.read_move("b2-b3").expect("legal");
    let told = reasons(&position, mv).expect("reasons");
    let b3 = Square::parse("b3").expect("b3");
    assert_eq!((told.takes, told.binds), (vec![b3], vec![]));
    assert_eq!(told.exposes, vec![b3]);
    assert_eq!(position.in_danger(Side::Black), [b3]);
}

#[test]
fn commands_know_archers() {
    let json =
        run("match --ruleset jarmo --a engine,nodes=300 --b random --games 4 --seed 3 --json");
    assert_eq!(json.status, Some(0), "{}", json.err);
    assert!(
        json.out.contains("\"board\":\"5x5\"") && json.out.contains(",\"points_a\":"),
        "{}",
        json.out
    );
    let told = run(
        "match --ruleset jasyr --board 5x5-conjectural --a greedy --b random --games 2 --seed 3",
    );
    assert!(told.out.contains("; points "), "{}", told.out);
    for (spec, status, why) in [
        ("first,depth=2", 2, "the first search plays no archers"),
        (
            "engine,depth=1,weights=assets/engine/bell.ron",
            1,
            "kind: found Weights(..); allowed ArcherWeights(..)",
        ),
    ] {
        let ran = run(&format!(
            "match --ruleset jasyr --a random --b {spec} --games 2 --seed 1"
        ));
        assert_eq!(ran.status, Some(status), "{}", ran.err);
        assert!(ran.err.contains(why), "{}", ran.err);
    }
    let position = run("position --ruleset jasyr --from '1w1w1/w4/5/2b2/2b2 w - 0' a4-c3 c2-a1");
    assert_eq!(position.status, Some(1));
    let over = run("position --ruleset jasyr --from '1w1w1/w4/5/2b2/2b2 w - 0' a4-c5");
    assert_eq!(
        over.out,
        "1www1/5/5/2b2/2b2 b - 1\nresult w base\npoints 3 0\n"
    );
}
