//! Laws of the search: what is won is won, mirrors agree, stop is obeyed, and a fixed search visits a fixed number of positions.

use crate::support::{library, start};
use latrunculi::ai::{self, Brief, Choice, Family, Limits, Memory, Temper};
use latrunculi::arena::{Dice, TwoPlies};
use latrunculi::rules::{LongGame, Move, Position, Side, Square, Stage};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

static GO: AtomicBool = AtomicBool::new(false);

fn to_depth(depth: u32) -> Temper {
    Temper::exact(Limits {
        depth: Some(depth),
        ..Limits::default()
    })
}

fn search(position: &Position, temper: Temper) -> Choice {
    ai::search(position, temper, 1, &GO).unwrap_or_else(|| panic!("no choice in {position}"))
}

/// Twenty positions: each ruleset after a few random plies, some after more.
fn twenty() -> Vec<(String, Position)> {
    let mut dice = Dice::new(77);
    let mut positions = Vec::new();
    let mut plies = 10;
    while positions.len() < 20 {
        for variant in &library().variants {
            if variant.ruleset.soldiers().is_none() {
                continue;
            }
            let terms = variant.terms(None, None).expect("the default board");
            let mut position = Position::start(&terms, variant.first());
            let mut left = plies;
            while left > 0 && position.outcome().is_none() {
                left -= u32::from(position.stage() == Stage::Moving);
                if let Some(mv) = position.draw(&mut |n| dice.below(n)) {
                    position.play(mv).expect("a legal move");
                }
            }
            if position.outcome().is_none() && positions.len() < 20 {
                positions.push((variant.id.clone(), position));
            }
        }
        plies += 15;
    }
    positions
}

#[test]
fn a_fixed_search_visits_a_fixed_number_of_positions() {
    let nodes: u64 = twenty()
        .iter()
        .map(|(_, position)| search(position, to_depth(5)).nodes)
        .sum();
    // A change that should not change how the engine plays does not change this number.
    assert_eq!(nodes, 6_524_871);
}

/// The board seen from the other side of the table, with the sides changed.
fn turned(position: &Position) -> Position {
    let text = position.to_string();
    let mut fields = text.split(' ');
    let board = fields.next().unwrap_or_default();
    let rows: Vec<String> = board.split('/').rev().map(turned_row).collect();
    let (side, second) = fields.next().unwrap_or_default().split_at(1);
    let side = if side == "w" { "b" } else { "w" };
    let second = Square::parse(second.trim_start_matches('+')).map_or(String::new(), |sq| {
        format!("+{}", position.board().turned(sq))
    });
    // Nothing is in hand any more in these positions, so that the rest has no sides.
    let rest: Vec<&str> = fields.collect();
    let text = format!("{} {side}{second} {}", rows.join("/"), rest.join(" "));
    Position::parse(position.terms(), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A rank read from its other end; bonds stay behind their piece.
fn turned_row(row: &str) -> String {
    let mut pieces: Vec<String> = Vec::new();
    for letter in row.chars() {
        let joins = match letter {
            '-' | '|' | '*' => true,
            digit if digit.is_ascii_digit() => pieces
                .last()
                .is_some_and(|last| last.bytes().all(|b| b.is_ascii_digit())),
            _ => false,
        };
        match pieces.last_mut() {
            Some(last) if joins => last.push(letter),
            _ => pieces.push(match letter {
                'w' => "b".to_owned(),
                'b' => "w".to_owned(),
                'W' => "B".to_owned(),
                'B' => "W".to_owned(),
                other => other.to_string(),
            }),
        }
    }
    pieces.reverse();
    pieces.concat()
}

#[test]
fn a_position_and_its_mirror_are_judged_alike() {
    for (id, position) in twenty() {
        let mirror = turned(&position);
        // Read from text, neither of the two remembers a past.
        let position = turned(&mirror);
        assert_eq!(ai::parts(&position), ai::parts(&mirror), "{id}: {position}");
        for depth in [1, 4] {
            let [one, other] =
                [&position, &mirror].map(|position| search(position, to_depth(depth)));
            let told = |choice: &Choice| (choice.score, choice.depth, choice.nodes);
            assert_eq!(told(&one), told(&other), "{id}, depth {depth}: {position}");
            if let (Move::Go { from, to }, Move::Go { from: a, to: b }) = (one.mv, other.mv) {
                let board = position.board();
                assert_eq!([board.turned(from), board.turned(to)], [a, b], "{id}");
            }
            assert!(position.check(one.mv).is_ok() && mirror.check(other.mv).is_ok());
            assert!(is_playable(&position, &one.line) && is_playable(&mirror, &other.line));
        }
    }
}

fn is_playable(position: &Position, line: &[Move]) -> bool {
    let mut position = position.clone();
    line.iter().all(|&mv| position.play(mv).is_ok())
}

#[test]
fn a_won_position_is_won() {
    let won = [
        ("bautista", "8x7", "8/8/3b4/8/1w1w1w2/3w4/8 w - 0"),
        ("kowalski", "12x8", "12/5b6/4wB6/5w6/6w5/12/W11/11b w - 0"),
        ("bautista-dux", "8x7", "8/2w5/3B4/8/3ww3/8/b6W w - 0"),
    ];
    for (id, board, text) in won {
        let terms = start(id, board).terms().clone();
        let position = Position::parse(&terms, text).expect("a well-formed position");
        let mut game = position.with_long_game(LongGame::Limited);
        let limits = Limits {
            nodes: Some(30_000),
            ..Limits::default()
        };
        let mut memory = Memory::default();
        while game.outcome().is_none() {
            let brief = Brief::from(Temper::exact(limits));
            let choice = ai::think(&game, brief, 1, &GO, &mut memory).expect("a choice");
            game.play(choice.mv).expect("a legal choice");
        }
        let end = game.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(end, Some(Side::White), "{id}: {game}");
    }
}

#[test]
fn the_best_moves_are_told_with_their_scores_and_chances() {
    let position = start("kowalski", "12x8");
    let brief = Brief {
        lines: 3,
        ..Brief::from(to_depth(4))
    };
    let choice = ai::think(&position, brief, 1, &GO, &mut Memory::default()).expect("a choice");
    assert_eq!(choice.others.len(), 2);
    let legal = position.moves();
    let mut told = vec![choice.mv];
    told.extend(choice.others.iter().map(|&(mv, _)| mv));
    assert!(told.iter().all(|mv| legal.contains(mv)));
    assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2]);
    assert_eq!(choice.line.first(), Some(&choice.mv));
    assert!((1..=99).contains(&choice.chance()));
    assert_eq!(
        [ai::chance(0), ai::chance(99_990), ai::chance(-99_990)],
        [50, 100, 0]
    );
}

#[test]
fn reasons_name_what_a_move_does() {
    let position = |id: &str, board: &str, text: &str| {
        Position::parse(start(id, board).terms(), text).expect("a well-formed position")
    };
    let reasons = |position: &Position, mv: &str| {
        let mv = position.read_move(mv).expect("a legal move");
        ai::reasons(position, mv).expect("reasons of a legal move")
    };
    let names = |squares: &[Square]| squares.iter().map(ToString::to_string).collect::<Vec<_>>();
    let taking = position("bautista", "8x7", "7b/8/8/8/wb1w4/8/8 w - 0");
    let found = reasons(&taking, "d3-c3");
    assert_eq!(names(&found.takes), ["b3"]);
    assert!(found.binds.is_empty() && found.exposes.is_empty());
    let threatening = position("bautista", "8x7", "7b/8/3b4/8/8/8/w6w w - 0");
    let found = reasons(&threatening, "a1-a5");
    assert!(found.takes.is_empty() && found.threatens.is_empty());
    let beside = position("bautista", "8x7", "7b/8/3b4/8/8/2w5/4w3 w - 0");
    assert_eq!(names(&reasons(&beside, "c2-c5").threatens), ["d5"]);
    let saving = position("bautista", "8x7", "7b/8/2wb4/8/8/1b6/w7 w - 0");
    assert_eq!(names(&reasons(&saving, "c5-c3").saves), ["c3"]);
    let binding = position("schadler", "8x8", "7b/8/8/8/8/8/8/w1bw3b w - 3");
    assert_eq!(names(&reasons(&binding, "a1-b1").binds), ["c1"]);
    assert_eq!(ai::reasons(&taking, Move::Pass), None);
    let hemming = position("kowalski", "12x8", "12/5b6/4wB6/12/12/6w5/W11/11b w - 0");
    assert_eq!(names(&reasons(&hemming, "g3-g6").hems_in), ["f6"]);
    assert!(reasons(&hemming, "g3-g4").hems_in.is_empty());
}

#[test]
fn no_win_and_no_loss_in_two_plies_is_overlooked() {
    let limits = Limits {
        nodes: Some(1500),
        ..Limits::default()
    };
    for (id, board) in [
        ("bautista-dux", "8x7"),
        ("kowalski", "12x8"),
        ("schadler", "7x7"),
        ("bell", "8x7"),
    ] {
        for seed in 0..3 {
            let mut position = start(id, board).with_long_game(LongGame::Limited);
            let mut dice = Dice::new(seed);
            let mut memory = Memory::default();
            for ply in 0..160 {
                if position.outcome().is_some() {
                    break;
                }
                let brief = Brief::from(Temper::exact(limits));
                let mv = if ply < 6 {
                    position.draw(&mut |n| dice.below(n)).expect("a move")
                } else {
                    let choice =
                        ai::think(&position, brief, ply, &GO, &mut memory).expect("a choice");
                    let overlooked = TwoPlies::of(&position).are_overlooked_by(choice.mv);
                    assert!(!overlooked, "{id}: {position}: {}", choice.mv);
                    choice.mv
                };
                position.play(mv).expect("a legal move");
            }
        }
    }
}

/// The processor time a thread has used so far, where the system tells it.
fn processor_time(thread: &Path) -> Option<Duration> {
    let told = std::fs::read_to_string(thread.join("schedstat")).ok()?;
    Some(Duration::from_nanos(
        told.split_whitespace().next()?.parse().ok()?,
    ))
}

/// How long a search on the largest board goes on after it was told to stop: in processor time where that is told, so that
/// a busy machine, which lets a thread wait, does not count.
fn time_to_stop(position: &Position, after: Duration) -> Duration {
    let stop = AtomicBool::new(false);
    let (name, named) = std::sync::mpsc::channel();
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| {
            let thread = std::fs::read_link("/proc/thread-self").unwrap_or_default();
            let thread = Path::new("/proc").join(thread);
            name.send(thread.clone()).expect("a listener");
            let brief = Brief::from(Temper::exact(Limits::default()));
            let mut memory = Memory::default();
            let _ = ai::think(position, brief, 1, &stop, &mut memory);
            (processor_time(&thread), Instant::now())
        });
        let thread = named.recv().expect("a name");
        std::thread::sleep(after);
        let (used, told) = (processor_time(&thread), Instant::now());
        stop.store(true, Ordering::Relaxed);
        let (used_in_all, ended) = thinking.join().expect("no panic");
        used.zip(used_in_all)
            .map(|(before, after)| after.saturating_sub(before))
            .unwrap_or(ended.saturating_duration_since(told))
    })
}

/// The middle one of several tries: a busy machine may delay one thread or the other now and then.
fn middle(mut times: [Duration; 9]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

#[test]
fn stop_is_obeyed_at_once() {
    let position = start("schadler", "17x18");
    // The first of them while the table is new: its pages are not yet there.
    let times = [1, 2, 3, 5, 10, 20, 40, 80, 150]
        .map(|after| time_to_stop(&position, Duration::from_millis(after)));
    assert!(middle(times) < Duration::from_millis(10), "{times:?}");
}

#[test]
fn the_time_used_follows_the_clock() {
    let position = start("schadler", "17x18");
    let allowed = Duration::from_millis(200);
    let limits = Limits {
        time: Some(allowed),
        ..Limits::default()
    };
    let times = std::array::from_fn(|_| {
        let began = Instant::now();
        let choice = search(&position, Temper::exact(limits));
        assert!(choice.depth > 0);
        began.elapsed().abs_diff(allowed)
    });
    assert!(middle(times) < Duration::from_millis(100), "{times:?}");
}

#[test]
fn two_threads_find_a_legal_move_too() {
    let position = start("bautista", "8x8");
    let brief = Brief {
        threads: 2,
        ..Brief::from(to_depth(6))
    };
    let choice = ai::think(&position, brief, 1, &GO, &mut Memory::default()).expect("a choice");
    assert!(position.check(choice.mv).is_ok());
}

#[test]
fn one_memory_serves_game_after_game() {
    let mut memory = Memory::new(1 << 20);
    for (_, position) in twenty() {
        let brief = Brief::from(to_depth(3));
        let choice = ai::think(&position, brief, 1, &GO, &mut memory).expect("a choice");
        assert!(position.check(choice.mv).is_ok());
    }
    assert!(Family::ALL.len() == 5);
}
