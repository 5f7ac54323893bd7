//! What is refused, and with which words.

use super::{position, terms};
use latrunculi::rules::Position;

#[test]
fn a_refused_action_says_why() {
    let start = "bbbbb/5/5/5/wwwww w - 0";
    for (ruleset, text, action, why) in [
        ("jasyr", start, "a1-a2", "no line joins a1 and a2"),
        (
            "jasyr",
            start,
            "a5-b3",
            "the piece on a5 is Black's, and White is to act",
        ),
        ("jasyr", start, "a2-c3", "no piece stands on a2"),
        ("jasyr", start, "f1-f2", "f1 is not on this board of 5x5"),
        (
            "jasyr",
            start,
            "xa5",
            "under these rules nothing is taken off as an action",
        ),
        ("jasyr", start, "@c1", "White has no such piece in hand"),
        (
            "jasyr",
            start,
            "pass",
            "a side passes only when it has no other action",
        ),
        (
            "jasyr",
            "4b/5/5/2w2/5 w - 0",
            "c2-a1",
            "from c2 to a1 is backwards: under these rules an archer goes forwards or level",
        ),
        (
            "jasyr",
            "1w2b/5/5/2w2/5 w - 0",
            "b5-d4",
            "the archer on b5 stands on the enemy base and moves no more",
        ),
        ("jasyr", "4b/5/5/1ww2/5 w - 0", "b2-c2", "c2 is occupied"),
        (
            "jasyr",
            "1b3/3w1/5/5/5 w - 0",
            "d4-b5",
            "the archer on b5 stands on its own base: it is captured only when there is no other action",
        ),
        (
            "jasyr",
            "4b/5/5/2w2/5 w w1 0",
            "@c3",
            "c3 is not on White's base, where archers come back",
        ),
        ("jasyr", "4b/5/5/2w2/2w2 w w1 0", "@c1", "c1 is occupied"),
        (
            "jasyr",
            "4b/5/5/2w2/5 w w1 0",
            "D@c1",
            "White has no such piece in hand",
        ),
        (
            "jarmo",
            "4b/5/5/2w2/5 w w1 0",
            "@c1",
            "under these rules an archer comes back only when a superior one reaches the enemy base",
        ),
        (
            "jarmo",
            "b1w2/5/5/5/1w3 w+ w2 5",
            "b1-d2",
            "an archer may be put back on the own base now, as @a1, or pass",
        ),
        ("jasyr", "5/5/5/2w2/5 w - 0", "c2-d2", "the game is over"),
    ] {
        let position = position(ruleset, text);
        let refused = position.read_move(action).expect_err(action);
        assert_eq!(refused.to_string(), why, "{ruleset} {text} {action}");
    }
}

#[test]
fn malformed_positions_are_refused_in_the_right_field() {
    for (ruleset, text, why) in [
        (
            "jasyr",
            "5/5/5/5 w - 0",
            "field BOARD: found 4 ranks; a board of 5x5 has 5",
        ),
        (
            "jasyr",
            "5/5/5/5/6 w - 0",
            "field BOARD: rank 1 has 6 squares; a board of 5x5 has 5",
        ),
        (
            "jasyr",
            "5/5/5/5/wwwwww w - 0",
            "field BOARD: rank 1 has 6 squares; a board of 5x5 has 5",
        ),
        (
            "jasyr",
            "5/5/5/5/w-4 w - 0",
            "field BOARD: found '-' in rank 1; numbers, w b for simple and W B for superior archers are possible",
        ),
        (
            "jasyr",
            "w4/5/5/5/wwwww w - 0",
            "field BOARD: White has 6 archers with those in hand; 5 are the most",
        ),
        (
            "jasyr",
            "5/5/5/5/wwwww w w1 0",
            "field BOARD: White has 6 archers with those in hand; 5 are the most",
        ),
        (
            "jasyr",
            "5/5/5/5/5 x - 0",
            "field SIDE: found 'x'; 'w' or 'b' is possible",
        ),
        (
            "jasyr",
            "5/5/5/5/5 w2 w2 0",
            "field SIDE: found '2' after the side; nothing or '+' can stand there",
        ),
        (
            "jasyr",
            "w4/5/5/5/5 w+ w2 0",
            "field SIDE: found '+'; under these rules archers come back by an action of their own",
        ),
        (
            "jarmo",
            "w4/5/5/5/5 w+ - 0",
            "field SIDE: found '+' where White has no archer in hand to put back",
        ),
        (
            "jarmo",
            "w4/5/5/5/bbbbb w+ w1 0",
            "field SIDE: found '+' where White's base has no empty place",
        ),
        (
            "jarmo",
            "5/w4/5/5/5 w+ w1 0",
            "field SIDE: found '+' where no archer of White has reached the enemy base",
        ),
        (
            "jarmo",
            "5/5/5/5/5 w b1w1 0",
            "field HANDS: found 'b1w1'; the archers of White, then of Black, are written like w1b2, or '-'",
        ),
        (
            "jarmo",
            "5/5/5/5/5 w w0 0",
            "field HANDS: found '0' after 'w'; a number of men from 1 on is wanted",
        ),
        (
            "jarmo",
            "5/5/5/5/5 w - x",
            "field QUIET: found 'x'; a number from 0 to 65535 is wanted",
        ),
        (
            "jarmo",
            "5/5/5/5/5 w - 0 1",
            "field POSITION: found 5 separated by single spaces; four are wanted, BOARD SIDE HANDS QUIET",
        ),
    ] {
        let refused = Position::parse(&terms(ruleset, "5x5"), text).expect_err(text);
        let why = why.replace("found 5 separated", "found 5 fields separated");
        assert_eq!(refused.to_string(), why, "{text}");
    }
}
