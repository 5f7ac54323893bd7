//! Reading a position: every field is checked against the terms of the game before anyone sees it.

use super::BOND_SIGNS;
use super::rank::RankReader;
use crate::rules::error::{PositionError, shortened};
use crate::rules::fields::{counted, fault, read_men, read_quiet, read_side, split};
use crate::rules::soldiers::bits::Bits;
use crate::rules::soldiers::board::{Board, SHUT};
use crate::rules::soldiers::field::Field;
use crate::rules::soldiers::generate::placing_role;
use crate::rules::soldiers::ruleset::DuxRule;
use crate::rules::soldiers::terms::Terms;
use crate::rules::square::Square;
use crate::rules::words::{Hand, Side, Stage};

impl<B: Bits> Field<B> {
    pub(in crate::rules::soldiers) fn read(
        &self,
        terms: &Terms,
        text: &str,
    ) -> Result<Board<B>, PositionError> {
        let [pieces, side, hands, quiet] = split(text)?;
        let mut board = Board::empty(read_side(side)?);
        self.read_pieces(&mut board, pieces)?;
        self.read_hands(&mut board, hands)?;
        self.read_turn(&mut board, side.get(1..).unwrap_or_default())?;
        board.quiet = read_quiet(quiet)?;
        self.check_armies(&board, terms)?;
        self.check_bonds(&board)?;
        Ok(board)
    }

    fn read_pieces(&self, board: &mut Board<B>, text: &str) -> Result<(), PositionError> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != usize::from(self.board.ranks) {
            return fault(
                "BOARD",
                format!(
                    "found {}; a board of {} has {}",
                    counted(rows.len(), "rank"),
                    self.board,
                    self.board.ranks
                ),
            );
        }
        for (rank, row) in (0..self.board.ranks).rev().zip(rows) {
            RankReader::new(self, row, rank).read(board)?;
        }
        Ok(())
    }

    fn read_hands(&self, board: &mut Board<B>, text: &str) -> Result<(), PositionError> {
        if text == "-" {
            return Ok(());
        }
        let shown = shortened(text);
        if self.per_turn() == 0 {
            return fault(
                "HANDS",
                format!("found '{shown}'; these rules have no placing, so only '-' is possible"),
            );
        }
        let mut rest = text;
        for side in Side::BOTH {
            let hand = read_hand(&mut rest, side)?;
            board.set_hand(side, hand);
        }
        if rest.is_empty() && board.stage() == Stage::Placing {
            return Ok(());
        }
        fault(
            "HANDS",
            format!(
                "found '{shown}'; men and dux of White, then of Black, are written like w12Wb12B, or '-'"
            ),
        )
    }

    fn read_turn(&self, board: &mut Board<B>, text: &str) -> Result<(), PositionError> {
        if let Some(square) = text.strip_prefix('+') {
            return self.read_second(board, square);
        }
        let hand = board.hand(board.side);
        let placing = board.stage() == Stage::Placing;
        let two = match text {
            "" => false,
            "2" => true,
            _ => {
                return fault(
                    "SIDE",
                    format!(
                        "found '{}' after the side; nothing, '2' or '+' and a square can stand there",
                        shortened(text)
                    ),
                );
            }
        };
        if two && (!placing || self.per_turn() < 2) {
            return fault("SIDE", "found '2' where not two men are placed a turn");
        }
        if two && hand.men < 2 {
            return fault("SIDE", "found '2' with fewer than two men in hand");
        }
        if placing {
            self.check_hands(board, two)?;
            board.set_placements(if two { 2 } else { 1 });
        }
        Ok(())
    }

    /// Whoever acts has something to place, and at least as many men in hand as the other at the start of this turn.
    fn check_hands(&self, board: &Board<B>, two: bool) -> Result<(), PositionError> {
        let (own, other) = (board.hand(board.side), board.hand(board.side.other()));
        let placed = if two { 0 } else { self.per_turn() - 1 };
        if u16::from(own.men) + u16::from(placed) < u16::from(other.men) {
            return fault(
                "HANDS",
                format!(
                    "{} is to act with {} men in hand against {}; whoever acts has at least as many",
                    board.side, own.men, other.men
                ),
            );
        }
        if placing_role(board).is_none() {
            return fault(
                "HANDS",
                format!("{} is to act and has nothing to place", board.side),
            );
        }
        Ok(())
    }

    fn read_second(&self, board: &mut Board<B>, text: &str) -> Result<(), PositionError> {
        let shown = shortened(text);
        if !self.ruleset.second_move.is_on() {
            return fault(
                "SIDE",
                format!("found '+{shown}'; these rules have no second move"),
            );
        }
        if board.stage() == Stage::Placing {
            return fault(
                "SIDE",
                format!("found '+{shown}' while pieces are still in hand"),
            );
        }
        let square = Square::parse(text).filter(|&sq| self.board.contains(sq));
        let Some(index) = square.map(|sq| self.index(sq)) else {
            return fault(
                "SIDE",
                format!("'{shown}' is no square of a board of {}", self.board),
            );
        };
        if !board.free(board.side).has(index) {
            return fault(
                "SIDE",
                format!(
                    "no free piece of {} stands on {text} to move again",
                    board.side
                ),
            );
        }
        board.set_second(self, Some(index));
        Ok(())
    }

    fn check_armies(&self, board: &Board<B>, terms: &Terms) -> Result<(), PositionError> {
        for side in Side::BOTH {
            let (pieces, hand) = (board.pieces(side), board.hand(side));
            let duces = (pieces & board.duces).count() + u32::from(hand.duces);
            let men = (pieces & !board.duces).count() + u32::from(hand.men);
            if duces > 0 && !self.ruleset.has_dux() {
                return fault("BOARD", format!("{side} has a dux; these rules have none"));
            }
            if duces > 1 {
                return fault(
                    "BOARD",
                    format!("{side} has {duces} duces; one is the most"),
                );
            }
            let needs_dux = matches!(self.ruleset.dux, DuxRule::Immobilised { .. });
            if duces == 0 && needs_dux {
                return fault(
                    "BOARD",
                    format!("{side} has no dux; these rules need one a side"),
                );
            }
            if men > u32::from(terms.men()) {
                return fault(
                    "BOARD",
                    format!(
                        "{side} has {men} men with those in hand; {} are the most",
                        terms.men()
                    ),
                );
            }
        }
        Ok(())
    }

    fn check_bonds(&self, board: &Board<B>) -> Result<(), PositionError> {
        let laid = board.alligati();
        if laid.is_empty() {
            return Ok(());
        }
        if !self.ruleset.binds() {
            let sq = self.name(laid.lowest());
            return fault(
                "BOARD",
                format!("the piece on {sq} is bound; these rules bind nothing"),
            );
        }
        let capture = &self.ruleset.capture;
        let shuts = capture.blockade.is_on() || capture.corner_capture.is_on();
        if !shuts && !board.bonds[SHUT].is_empty() {
            let sq = self.name(board.bonds[SHUT].lowest());
            return fault(
                "BOARD",
                format!("the piece on {sq} has '*'; these rules shut nothing in"),
            );
        }
        let held = self.held_bonds(board);
        for (sign, bond) in BOND_SIGNS {
            let loose = board.bonds[bond] & !held[bond];
            if !loose.is_empty() {
                let (sq, sign) = (self.name(loose.lowest()), char::from(sign));
                return fault("BOARD", format!("nothing holds the bond '{sign}' on {sq}"));
            }
        }
        for side in Side::BOTH {
            let shut = board.bonds[SHUT] & board.pieces(side);
            let missing = self.flood(shut, board.pieces(side)) & !shut;
            if !missing.is_empty() {
                let sq = self.name(missing.lowest());
                return fault(
                    "BOARD",
                    format!("the piece on {sq} belongs to a shut-in group and lacks its '*'"),
                );
            }
        }
        Ok(())
    }
}

/// Reads one side's `w12W` off the front of `rest`.
fn read_hand(rest: &mut &str, side: Side) -> Result<Hand, PositionError> {
    let men = read_men(rest, side)?;
    let mut hand = Hand { men, duces: 0 };
    if let Some(after) = rest.strip_prefix(side.letter().to_ascii_uppercase()) {
        hand.duces = 1;
        *rest = after;
    }
    Ok(hand)
}
