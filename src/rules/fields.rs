//! The fields of a position that are read alike in both families.

use super::error::{PositionError, shortened};
use super::words::Side;

/// A fault in one of the fields.
pub(super) fn fault<T>(field: &'static str, reason: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError {
        field,
        reason: reason.into(),
    })
}

/// A number of things: `1 rank`, `2 ranks`.
pub(super) fn counted(count: usize, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}

/// The four fields `BOARD SIDE HANDS QUIET`.
pub(super) fn split(text: &str) -> Result<[&str; 4], PositionError> {
    let fields: Vec<&str> = text.split(' ').collect();
    <[&str; 4]>::try_from(fields).or_else(|fields| {
        fault(
            "POSITION",
            format!(
                "found {} separated by single spaces; four are wanted, BOARD SIDE HANDS QUIET",
                counted(fields.len(), "field")
            ),
        )
    })
}

/// The letter that SIDE begins with.
pub(super) fn read_side(text: &str) -> Result<Side, PositionError> {
    match text.as_bytes().first() {
        Some(b'w') => Ok(Side::White),
        Some(b'b') => Ok(Side::Black),
        _ => fault(
            "SIDE",
            format!("found '{}'; 'w' or 'b' is possible", shortened(text)),
        ),
    }
}

/// QUIET.
pub(super) fn read_quiet(text: &str) -> Result<u16, PositionError> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(quiet) if digits => Ok(quiet),
        _ => fault(
            "QUIET",
            format!(
                "found '{}'; a number from 0 to {} is wanted",
                shortened(text),
                u16::MAX
            ),
        ),
    }
}

/// Reads one side's men, `w12`, off the front of HANDS; none where its letter is missing.
pub(super) fn read_men(rest: &mut &str, side: Side) -> Result<u8, PositionError> {
    let Some(after) = rest.strip_prefix(side.letter()) else {
        return Ok(0);
    };
    let digits = after
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(after.len());
    match after[..digits].parse() {
        Ok(men) if men > 0 && !after.starts_with('0') => {
            *rest = &after[digits..];
            Ok(men)
        }
        _ => fault(
            "HANDS",
            format!(
                "found '{}' after '{}'; a number of men from 1 on is wanted",
                shortened(&after[..digits]),
                side.letter()
            ),
        ),
    }
}
