//! The twin reads and writes positions by itself.

use super::{Piece, Twin};
use latrunculi::rules::{Bonds, Calculus, Hand, Role, Side, Square, Stage, Terms};

impl Twin {
    /// Reads a position that is known to be well-formed.
    pub fn read(terms: &Terms, text: &str) -> Self {
        let mut twin = Self::start(terms, Side::White);
        twin.squares.fill(None);
        twin.past.clear();
        let fields: Vec<&str> = text.split(' ').collect();
        twin.read_board(fields[0]);
        twin.side = side_of(fields[1].as_bytes()[0]);
        twin.second = fields[1]
            .split_once('+')
            .and_then(|(_, sq)| Square::parse(sq));
        twin.hands = hands_of(fields[2]);
        twin.quiet = fields[3].parse().expect("QUIET is a number");
        twin.left = match twin.stage() {
            Stage::Moving => 0,
            Stage::Placing if fields[1].ends_with('2') => 2,
            Stage::Placing => 1,
        };
        twin.remember();
        twin
    }

    fn read_board(&mut self, text: &str) {
        let mut rank = self.board.ranks;
        for row in text.split('/') {
            rank -= 1;
            let mut file = 0;
            let mut empty = 0;
            for letter in row.bytes() {
                if letter.is_ascii_digit() {
                    empty = empty * 10 + (letter - b'0');
                    continue;
                }
                file += empty;
                empty = 0;
                if letter.is_ascii_alphabetic() {
                    let role = if letter.is_ascii_uppercase() {
                        Role::Dux
                    } else {
                        Role::Miles
                    };
                    let side = side_of(letter);
                    let piece = Piece::free(Calculus { side, role });
                    self.put(Square::new(file, rank), Some(piece));
                    file += 1;
                } else {
                    self.read_bond(Square::new(file - 1, rank), letter);
                }
            }
        }
    }

    fn read_bond(&mut self, sq: Square, letter: u8) {
        let idx = self.board.index(sq);
        let bonds = &mut self.squares[idx]
            .as_mut()
            .expect("a bond follows a piece")
            .bonds;
        match letter {
            b'-' => bonds.rank = true,
            b'|' => bonds.file = true,
            b'*' => bonds.shut = true,
            _ => panic!("no such bond"),
        }
    }

    /// The four fields of the position.
    pub fn text(&self) -> String {
        format!("{} {}", self.text_without_quiet(), self.quiet)
    }

    /// The first three fields: what makes two positions the same.
    pub fn text_without_quiet(&self) -> String {
        let rows: Vec<String> = (0..self.board.ranks)
            .rev()
            .map(|rank| self.row(rank))
            .collect();
        let hands = format!(
            "{}{}",
            hand_text(self.hands[0], Side::White),
            hand_text(self.hands[1], Side::Black)
        );
        let hands = if hands.is_empty() { "-" } else { &hands };
        format!("{} {} {hands}", rows.join("/"), self.side_text())
    }

    fn row(&self, rank: u8) -> String {
        let mut row = String::new();
        let mut empty = 0;
        for file in 0..self.board.files {
            let Some(piece) = self.at(Square::new(file, rank)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                row += &empty.to_string();
                empty = 0;
            }
            row.push(piece.calculus.letter());
            row += &bonds_text(piece.bonds);
        }
        if empty > 0 {
            row += &empty.to_string();
        }
        row
    }

    fn side_text(&self) -> String {
        let letter = self.side.letter();
        match self.second {
            Some(sq) => format!("{letter}+{sq}"),
            None if self.left == 2 => format!("{letter}2"),
            None => letter.to_string(),
        }
    }
}

fn side_of(letter: u8) -> Side {
    match letter.to_ascii_lowercase() {
        b'w' => Side::White,
        b'b' => Side::Black,
        _ => panic!("no such side"),
    }
}

fn hands_of(text: &str) -> [Hand; 2] {
    let mut hands = [Hand::default(); 2];
    let mut side = Side::White;
    for letter in text.bytes() {
        match letter {
            b'-' => {}
            b'w' | b'b' => side = side_of(letter),
            b'W' | b'B' => hands[side_of(letter).index()].duces = 1,
            digit => {
                let men = &mut hands[side.index()].men;
                *men = *men * 10 + (digit - b'0');
            }
        }
    }
    hands
}

fn hand_text(hand: Hand, side: Side) -> String {
    let mut text = String::new();
    if hand.men > 0 {
        text += &format!("{}{}", side.letter(), hand.men);
    }
    if hand.duces > 0 {
        text.push(side.letter().to_ascii_uppercase());
    }
    text
}

fn bonds_text(bonds: Bonds) -> String {
    let marks = [(bonds.rank, '-'), (bonds.file, '|'), (bonds.shut, '*')];
    marks
        .iter()
        .filter(|(holds, _)| *holds)
        .map(|(_, mark)| mark)
        .collect()
}
