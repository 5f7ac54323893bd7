//! RULES.md section 5, sentence by sentence.

use super::{BOARDS, RULESETS, after, listed, position, terms};
use latrunculi::rules::{Grade, LongGame, Position, Reason, Side, Square};

const START: &str = "bbbbb/5/5/5/wwwww w - 0";

/// The lines as RULES.md lists them.
pub const LINES: &str = "a5-b3 a5-c4 b5-a3 b5-d4 c5-a4 c5-e4 d5-b4 d5-e3 e5-c4 e5-d3 a4-c3 b4-c4 b4-b3 b4-d3 c4-d4 c4-b2 \
    d4-d3 d4-e2 e4-c3 a3-b1 b3-b2 b3-d2 b3-a1 c3-a2 c3-d1 d3-d2 d3-c1 d3-e1 e3-c2 a2-c1 b2-c2 b2-d1 c2-d2 c2-a1 c2-e1 d2-b1 e2-c1";

#[test]
fn the_boards_have_the_lines_of_the_rules() {
    let written = |extra: &str| {
        let mut lines: Vec<String> = format!("{LINES} {extra}")
            .split_whitespace()
            .map(|line| {
                let mut ends: Vec<&str> = line.split('-').collect();
                ends.sort_by_key(|end| (end.as_bytes()[1], end.as_bytes()[0]));
                ends.join("-")
            })
            .collect();
        lines.sort();
        lines
    };
    for (board, extra, count) in [("5x5", "", 37), ("5x5-conjectural", "c5-b3", 38)] {
        let terms = terms("jasyr", board);
        let lines = terms.archers().expect("archers").lines().clone();
        let mut found: Vec<String> = lines.all().map(|(a, b)| format!("{a}-{b}")).collect();
        found.sort();
        assert_eq!(found, written(extra), "{board}");
        assert_eq!(found.len(), count);
        assert_eq!(terms.board_name(), board);
    }
    let variant = crate::support::variant("jarmo");
    assert_eq!(
        variant
            .boards
            .iter()
            .map(|board| board.conjectural)
            .collect::<Vec<_>>(),
        [false, true]
    );
}

#[test]
fn the_worked_example_comes_out() {
    let moves = "b1-d2 d5-b4 c1-d3 e5-d3 d2-d3 b4-d3 e1-d3";
    let position = after("jasyr", START, moves);
    assert_eq!(position.to_string(), "bbb2/5/3W1/5/w2w1 b w1b2 0");
    let d3 = Square::parse("d3").expect("d3");
    assert_eq!(position.grade(d3), Some(Grade::Superior));
    assert_eq!(position.grade(Square::new(0, 0)), Some(Grade::Simple));
    // In Jarmo nobody dies.
    assert_eq!(
        after("jarmo", START, moves).to_string(),
        "bbb2/5/3W1/5/w2w1 b w2b2 0"
    );
}

#[test]
fn counts_from_the_start_are_those_of_the_rules() {
    for (ruleset, counts) in [
        ("jasyr", [11, 110, 1131, 10920]),
        ("jarmo", [11, 110, 1283, 13937]),
    ] {
        let start = Position::start(&terms(ruleset, "5x5"), Side::White);
        assert_eq!(start.to_string(), START);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(start.perft(depth), count, "{ruleset} {depth}");
        }
        let parts = start.divide(3);
        let sum: u64 = parts.iter().map(|(_, nodes)| nodes).sum();
        assert_eq!((parts.len(), sum), (11, counts[2]));
    }
}

#[test]
fn jasyr_goes_forwards_or_level_and_jarmo_back_too() {
    let text = "4b/5/5/2w2/5 w - 0";
    assert_eq!(listed(&position("jasyr", text)), "c2-b2 c2-d2 c2-e3");
    assert_eq!(
        listed(&position("jarmo", text)),
        "c2-a1 c2-b2 c2-d2 c2-e1 c2-e3"
    );
}

#[test]
fn an_enemy_at_home_is_captured_only_when_nothing_else_is_possible() {
    // From d4 lines lead to b5, c4, d3 and e2.
    assert_eq!(listed(&position("jasyr", "1b3/3w1/5/5/5 w - 0")), "d4-c4");
    // a4 leads to c5 and c3, which is back.
    assert_eq!(listed(&position("jasyr", "2b2/w4/5/5/5 w - 0")), "a4-c5");
    // Coming back counts as another action.
    assert_eq!(
        listed(&position("jasyr", "2b2/w4/5/5/1www1 w w1 0")),
        "@a1 @e1 b1-a3 b1-d2 c1-a2 c1-d3 c1-e2 d1-b2 d1-c3"
    );
    assert_eq!(
        listed(&position("jasyr", "2b2/w4/5/5/5 w w1 0")),
        "@a1 @b1 @c1 @d1 @e1"
    );
}

#[test]
fn an_arrived_archer_stays_and_a_side_without_an_action_passes() {
    let position = after("jasyr", "w4/W4/5/b4/1b3 w - 3", "a4-c5");
    assert_eq!(
        position.outcome().map(|end| (end.winner, end.reason)),
        Some((Some(Side::White), Reason::Base))
    );
    assert_eq!(position.points(), Some([2, 0]));
    // a3 leads to b5, where a friend has arrived, and back to b1; Black's archers stand in each other's way.
    let text = "1w3/5/w1b2/b4/2bb1 w - 0";
    let stuck = super::position("jasyr", text);
    assert_eq!(listed(&stuck), "pass");
    let once = after("jasyr", text, "pass");
    assert_eq!(once.to_string(), "1w3/5/w1b2/b4/2bb1 b - 1");
    assert_eq!((listed(&once).as_str(), once.outcome()), ("pass", None));
    let twice = after("jasyr", text, "pass pass");
    let end = twice.outcome().expect("both have passed");
    assert_eq!((end.winner, end.reason), (None, Reason::Passes));
    assert_eq!(twice.points(), Some([0, 0]));
}

#[test]
fn the_captured_die_or_come_to_the_hand() {
    // A simple archer dies in Jasyr.
    let dead = after("jasyr", "b4/5/1b3/1w3/5 w - 9", "b2-b3");
    assert_eq!(dead.to_string(), "b4/5/1W3/5/5 b - 0");
    // A superior one goes to the hand as a simple one, and comes back by an action.
    let taken = after("jasyr", "b4/5/1B3/1w3/5 w - 9", "b2-b3");
    assert_eq!(taken.to_string(), "b4/5/1W3/5/5 b b1 0");
    let back = after("jasyr", "b4/5/1B3/1w3/5 w - 9", "b2-b3 @c5");
    assert_eq!(back.to_string(), "b1b2/5/1W3/5/5 w - 1");
    // In Jarmo the simple one lives too.
    let hand = after("jarmo", "b4/5/1b3/1w3/5 w - 9", "b2-b3");
    assert_eq!(hand.to_string(), "b4/5/1W3/5/5 b b1 0");
    assert!(hand.read_move("@b5").is_err());
}

#[test]
fn a_superior_archer_that_arrives_brings_one_back_in_jarmo() {
    let text = "b4/W4/5/5/1w3 w w2 4";
    let arrived = after("jarmo", text, "a4-c5");
    assert_eq!(arrived.to_string(), "b1w2/5/5/5/1w3 w+ w2 5");
    assert!(arrived.puts_back());
    assert_eq!(listed(&arrived), "@a1 @c1 @d1 @e1 pass");
    let back = after("jarmo", text, "a4-c5 @d1");
    assert_eq!(back.to_string(), "b1w2/5/5/5/1w1w1 b w1 5");
    let declined = after("jarmo", text, "a4-c5 pass");
    assert_eq!(declined.to_string(), "b1w2/5/5/5/1w3 b w2 5");
    // With an empty hand the turn ends at once, and the archer is simple all the same.
    let alone = after("jarmo", "b4/W4/5/5/1w3 w - 4", "a4-c5");
    assert_eq!(alone.to_string(), "b1w2/5/5/5/1w3 b - 5");
    // A base that is full leaves nothing to put back.
    let full = after("jarmo", "b4/W4/5/5/bbbbw w w3 4", "a4-c5");
    assert_eq!(full.to_string(), "b1w2/5/5/5/bbbbw b w3 5");
    // One that became superior by that very capture is simple again.
    // To and fro until nothing is left but to capture at home.
    let cornered = "a4-c3 e2-d4 c3-a4 d4-c4 a4-c3 c4-d4 c3-a4 d4-c4";
    let text = "2b2/w4/5/4b/5 w w1 4";
    assert_eq!(listed(&after("jarmo", text, cornered)), "a4-c5");
    let captor = after("jarmo", text, &format!("{cornered} a4-c5"));
    assert_eq!(captor.to_string(), "2w2/2b2/5/5/5 w+ w1b1 0");
}

#[test]
fn the_end_waits_until_the_turn_is_over() {
    let text = "5/W4/b4/5/5 w w1 4";
    let arrived = after("jarmo", text, "a4-c5");
    assert_eq!(arrived.outcome(), None);
    assert_eq!(after("jarmo", text, "a4-c5 @a1").outcome(), None);
    let over = after("jarmo", text, "a4-c5 pass");
    let end = over
        .outcome()
        .expect("all of White's on the board have arrived");
    assert_eq!((end.winner, end.reason), (Some(Side::White), Reason::Base));
    assert_eq!(over.points(), Some([2, 1]));
}

#[test]
fn no_archer_goes_to_and_fro_a_fifth_time() {
    let text = "4b/5/5/2w2/5 w - 0";
    let four = "c2-a1 e5-c4 a1-c2 c4-d4 c2-a1 d4-c4 a1-c2 c4-d4";
    let position = after("jarmo", text, four);
    assert!(!listed(&position).contains("c2-a1"));
    assert_eq!(
        position
            .read_move("c2-a1")
            .expect_err("a fifth time")
            .to_string(),
        "an archer has gone between c2 and a1 four times running: another move has to come first"
    );
    // Another move, and it may.
    let other = after("jarmo", text, &format!("{four} c2-b2 d4-d3 b2-c2 d3-d4"));
    assert!(listed(&other).contains("c2-a1"));
    // A position read from text has no memory.
    let read = super::position("jarmo", &position.to_string());
    assert!(listed(&read).contains("c2-a1"));
    // Jasyr minds nothing.
    let level = "b2-c2 a5-c4 c2-b2 c4-d4 b2-c2 d4-c4 c2-b2 c4-d4 b2-c2";
    assert_eq!(
        after("jasyr", "b4/5/5/1w3/5 w - 0", level).to_string(),
        "5/3b1/5/2w2/5 b - 9"
    );
}

#[test]
fn games_end_by_the_last_archer_by_passes_and_by_quiet() {
    let last = after("jasyr", "5/5/1b3/1w3/5 w - 0", "b2-b3");
    let end = last.outcome().expect("no archer left");
    assert_eq!(
        (end.winner, end.reason),
        (Some(Side::White), Reason::NoArchers)
    );
    assert_eq!(last.points(), Some([1, 0]));
    // In Jarmo the hand does not live: White has nobody on the board, and Black counts more.
    let count = after("jarmo", "b4/5/1b3/1w3/5 b - 0", "b3-b2");
    let end = count.outcome().expect("no archer on the board");
    assert_eq!(
        (end.winner, end.reason),
        (Some(Side::Black), Reason::NoArchers)
    );
    assert_eq!(count.points(), Some([0, 2]));
    // A hundred turns without a capture.
    let quiet = after("jasyr", "b4/5/5/1w3/5 w - 99", "b2-c2");
    let end = quiet.outcome().expect("a hundred turns");
    assert_eq!((end.winner, end.reason), (None, Reason::Quiet));
    assert_eq!(quiet.points(), Some([0, 0]));
    let counted = after("jarmo", "bb3/5/5/1w3/5 w - 99", "b2-c2");
    let end = counted.outcome().expect("a hundred turns");
    assert_eq!((end.winner, end.reason), (Some(Side::Black), Reason::Quiet));
    assert_eq!(counted.points(), Some([1, 2]));
}

#[test]
fn the_side_that_has_just_acted_is_looked_at_first() {
    // White takes Black's last archer with its own last one under way, on the enemy base.
    let both = after("jasyr", "2b2/w4/5/5/5 w - 0", "a4-c5");
    let end = both.outcome().expect("over");
    assert_eq!((end.winner, end.reason), (Some(Side::White), Reason::Base));
    assert_eq!(both.points(), Some([1, 0]));
}

#[test]
fn the_product_wide_limits_hold_for_archers_too() {
    for ruleset in RULESETS {
        for board in BOARDS {
            let start = Position::start(&terms(ruleset, board), Side::Black);
            assert_eq!(start.long_game(), LongGame::Unlimited);
            assert_eq!(start.side(), Side::Black);
            let mut limited = start.with_long_game(LongGame::Limited);
            assert_eq!(limited.long_game(), LongGame::Limited);
            assert!(limited.play(limited.moves()[0]).is_ok());
        }
    }
    let mut wander = position("jarmo", "5/2b2/5/2w2/5 w - 0").with_long_game(LongGame::Limited);
    let round = "c2-d2 c4-d4 d2-b3 d4-d3 b3-b2 d3-b4 b2-c2 b4-c4";
    let mut moves = round.split(' ').cycle();
    while wander.outcome().is_none() {
        let mv = moves.next().expect("a cycle");
        let mv = wander.read_move(mv).expect("legal");
        wander.play(mv).expect("legal");
    }
    // The fifth time.
    let end = wander.outcome().expect("a draw");
    assert_eq!((end.winner, end.reason), (None, Reason::Repetition));
    assert_eq!(wander.turns(), 32);
}
