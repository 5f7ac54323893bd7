//! The starting arrays as the rules tell them: two rows with their gaps, one row, a dux before it or in its middle.

use latrunculi::data::Library;
use latrunculi::rules::{Calculus, Dimensions, Opening, Square, Terms};

#[test]
fn the_arrays_stand_as_the_rules_say() {
    let library = Library::built_in();
    let cases = [
        (
            "bautista",
            "8x7",
            16,
            "bbbbbbbb/bbbbbbbb/......../......../......../wwwwwwww/wwwwwwww",
        ),
        (
            "bautista",
            "8x7",
            14,
            "bbbbbbbb/.bbbbbb./......../......../......../.wwwwww./wwwwwwww",
        ),
        (
            "bautista",
            "8x7",
            12,
            "bbbbbbbb/..bbbb../......../......../......../..wwww../wwwwwwww",
        ),
        (
            "bautista-dux",
            "8x7",
            8,
            "bbbbbbbb/...B..../......../......../......../....W.../wwwwwwww",
        ),
        (
            "bautista-dux",
            "7x7",
            7,
            "bbbbbbb/..B..../......./......./......./....W../wwwwwww",
        ),
        (
            "kowalski",
            "12x8",
            12,
            "bbbbbbbbbbbb/.....B....../............/............/............/............/......W...../wwwwwwwwwwww",
        ),
        (
            "kowalski-11x10",
            "11x10",
            10,
            "bbbbbBbbbbb/.........../.........../.........../.........../.........../.........../.........../.........../wwwwwWwwwww",
        ),
        (
            "astur-ranks",
            "8x7",
            8,
            "bbbbbbbb/......../......../......../......../......../wwwwwwww",
        ),
    ];
    for (id, board, men, wanted) in cases {
        let variant = library.variant(id).expect(id);
        let terms = variant
            .terms(Dimensions::parse(board), Some(men))
            .expect("listed");
        assert_eq!(drawn(&terms), wanted, "{id} {board} {men}");
    }
}

#[test]
fn every_array_is_symmetric_and_fits_its_army() {
    for variant in &Library::built_in().variants {
        let Some(ruleset) = variant.ruleset.soldiers() else {
            continue;
        };
        let duces = usize::from(ruleset.has_dux());
        for choice in &variant.boards {
            for &men in &choice.men {
                let terms = variant
                    .terms(Some(choice.board), Some(men))
                    .expect("listed");
                let array = terms.soldiers().expect("soldiers").array();
                if ruleset.opening != Opening::Array {
                    assert!(array.is_empty());
                    continue;
                }
                assert_eq!(array.len(), 2 * (usize::from(men) + duces));
                for &(sq, calculus) in array {
                    let partner = (choice.board.turned(sq), calculus.side.other());
                    let is_partner = |&&(at, other): &&(Square, Calculus)| {
                        (at, other.side) == partner && other.role == calculus.role
                    };
                    assert!(array.iter().any(|piece| is_partner(&piece)), "{sq}");
                }
            }
        }
    }
}

/// The rows of an array, the top one first.
fn drawn(terms: &Terms) -> String {
    let board = terms.board();
    let array = terms.soldiers().expect("soldiers").array();
    let row = |rank: u8| -> String {
        let letter = |file: u8| {
            let sq = Square::new(file, rank);
            let piece = array.iter().find(|&&(at, _)| at == sq);
            piece.map_or('.', |(_, calculus)| calculus.letter())
        };
        (0..board.files).map(letter).collect()
    };
    let rows: Vec<String> = (0..board.ranks).rev().map(row).collect();
    rows.join("/")
}
