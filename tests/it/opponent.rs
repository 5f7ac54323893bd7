//! The opponent plays every ruleset by its rules, takes a win in one, is repeatable, and stops when told.

use latrunculi::ai::{Choice, Level, Limits, Temper, choose, search};
use latrunculi::data::Library;
use latrunculi::rules::{LongGame, Position, Side};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

static GO: AtomicBool = AtomicBool::new(false);

fn position(id: &str, board: Option<&str>, text: &str) -> Position {
    let library = Library::built_in();
    let variant = library.variant(id).expect("a built-in ruleset");
    let board = board.and_then(latrunculi::rules::Dimensions::parse);
    let terms = variant.terms(board, None).expect("a listed board");
    Position::parse(&terms, text).expect("a well-formed position")
}

fn nodes(nodes: u64) -> Temper {
    Temper::exact(Limits {
        nodes: Some(nodes),
        ..Limits::default()
    })
}

#[test]
fn every_ruleset_is_played_to_its_end_by_legal_moves() {
    for variant in &Library::built_in().variants {
        let terms = variant.terms(None, None).expect("the default board");
        let mut position =
            Position::start(&terms, variant.first()).with_long_game(LongGame::Limited);
        let mut plies = 0;
        while position.outcome().is_none() {
            let choice = search(&position, Level::Tiro.temper(), plies, &GO)
                .unwrap_or_else(|| panic!("{}: no choice in {position}", variant.id));
            position
                .play(choice.mv)
                .unwrap_or_else(|error| panic!("{}: {position}: {error}", variant.id));
            plies += 1;
            assert!(plies < 2000, "{}: no end", variant.id);
        }
    }
}

#[test]
fn a_win_in_one_is_taken_at_every_level() {
    let wins = [
        ("bautista", "8/8/8/wb1w4/8/8/8 w - 0", "d4-c4"),
        ("bautista-dux", "8/8/2wB4/8/8/4w3/b6W w - 0", "e2-e5"),
        ("schadler", "8/8/8/8/8/8/1w6/w1bw3b w - 3", "b2-b1"),
        ("bell", "8/8/8/2wb1w2/8/8/8 w - 4", "f4-e4"),
        ("kowalski", "12/5b6/4wB6/5w6/12/6w5/W11/11b w - 0", "g3-g6"),
    ];
    for (id, text, best) in wins {
        let position = position(id, None, text);
        for level in Level::ALL {
            for seed in 0..5 {
                let choice = choose(&position, level, seed, &GO).expect("a choice");
                let mut after = position.clone();
                after.play(choice.mv).expect("a legal choice");
                let outcome = after.outcome().unwrap_or_else(|| {
                    panic!("{id}: {} plays {} and not {best}", level.word(), choice.mv)
                });
                assert_eq!(outcome.winner, Some(Side::White), "{id}: {}", choice.mv);
            }
        }
    }
}

#[test]
fn a_dux_under_threat_is_saved() {
    // White shuts the dux in by h4-f4 next turn; Black has moves that keep it open.
    let position = position("kowalski", None, "12/5b6/4wB6/12/5w6/12/W10w/11b b - 0");
    let choice = search(&position, nodes(60_000), 1, &GO).expect("a choice");
    assert!(choice.score > -Choice::WON, "{choice:?}");
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    for id in ["schadler", "kowalski", "astur-ranks-delayed"] {
        let library = Library::built_in();
        let variant = library.variant(id).expect("a built-in ruleset");
        let terms = variant.terms(None, None).expect("the default board");
        let position = Position::start(&terms, variant.first());
        let temper = Temper {
            error: 25,
            ..nodes(5000)
        };
        let [first, second] = [7, 7].map(|seed| search(&position, temper, seed, &GO));
        assert_eq!(first, second);
        let moves: Vec<_> = (0..12)
            .filter_map(|seed| search(&position, temper, seed, &GO))
            .map(|choice| choice.mv)
            .collect();
        assert!(
            moves.iter().any(|mv| *mv != moves[0]),
            "{id} always plays {}",
            moves[0]
        );
    }
}

#[test]
fn limits_and_the_stop_flag_end_a_search() {
    let library = Library::built_in();
    let variant = library.variant("schadler").expect("a built-in ruleset");
    let board = latrunculi::rules::Dimensions::new(17, 18);
    let terms = variant.terms(board, None).expect("a listed board");
    let position = Position::start(&terms, Side::White);
    let time = |millis| {
        Temper::exact(Limits {
            time: Some(Duration::from_millis(millis)),
            ..Limits::default()
        })
    };
    let began = Instant::now();
    assert!(search(&position, time(100), 1, &GO).is_some());
    assert!(
        began.elapsed() < Duration::from_secs(2),
        "the clock was not looked at"
    );
    let counted = search(&position, nodes(3000), 1, &GO).expect("a choice");
    assert!(counted.nodes <= 3001, "{}", counted.nodes);
    let stopped = AtomicBool::new(true);
    let began = Instant::now();
    let _ = search(&position, time(60_000), 1, &stopped);
    assert!(
        began.elapsed() < Duration::from_secs(2),
        "the stop flag was not looked at"
    );
}

#[test]
fn more_nodes_beat_the_recruit() {
    for id in ["kowalski", "schadler", "bautista", "astur-free"] {
        let library = Library::built_in();
        let variant = library.variant(id).expect("a built-in ruleset");
        let terms = variant.terms(None, None).expect("the default board");
        let mut wins = 0;
        for strong in Side::BOTH {
            let mut position =
                Position::start(&terms, variant.first()).with_long_game(LongGame::Limited);
            let mut ply = 0;
            while position.outcome().is_none() {
                let temper = if position.side() == strong {
                    nodes(4000)
                } else {
                    Level::Tiro.temper()
                };
                let choice = search(&position, temper, ply, &GO).expect("a choice");
                position.play(choice.mv).expect("a legal choice");
                ply += 1;
            }
            wins += u32::from(position.outcome().and_then(|end| end.winner) == Some(strong));
        }
        assert_eq!(wins, 2, "{id}");
    }
}

#[test]
fn games_differ_from_the_first_moves_on() {
    for id in ["bautista", "schadler", "kowalski", "bell"] {
        let library = Library::built_in();
        let variant = library.variant(id).expect("a built-in ruleset");
        let terms = variant.terms(None, None).expect("the default board");
        for level in Level::ALL {
            let mut temper = level.temper();
            // The highest levels would take their time; what makes games differ is the same with fewer positions.
            temper.limits.nodes = Some(3000);
            let mut beginnings = std::collections::HashSet::new();
            for game in 0..10_u64 {
                let mut position = Position::start(&terms, variant.first());
                let mut beginning = String::new();
                for ply in 0..4 {
                    let seed = game.wrapping_mul(0x9e37_79b9_7f4a_7c15) + ply;
                    let choice = search(&position, temper, seed, &GO).expect("a choice");
                    position.play(choice.mv).expect("a legal choice");
                    beginning.push_str(&format!("{} ", choice.mv));
                }
                beginnings.insert(beginning);
            }
            let different = beginnings.len();
            assert!(
                different >= 8,
                "{id}: {} has only {different}",
                level.word()
            );
        }
    }
}

#[test]
fn no_level_thinks_longer_than_three_seconds() {
    for level in Level::ALL {
        assert_eq!(level.temper().limits.time, Some(Level::LONGEST));
        assert!(level.name().to_lowercase() == level.word());
    }
    assert!(Level::LONGEST <= Duration::from_secs(3));
}
