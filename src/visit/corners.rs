//! The operator's secret: corners touched in an order.

use crate::data::kiosk::{Corner, Operator};
use std::time::Duration;

/// How far a corner reaches from both edges, as a part of the shorter side.
pub const CORNER: f32 = 0.12;

/// How much of the sequence was touched, and since when.
#[derive(Debug, Clone, Default)]
pub struct Corners {
    touched: usize,
    since: Duration,
}

impl Corners {
    /// Takes a touch at a place of the screen (both in the same unit, from the upper left) and says whether the sequence is
    /// complete. A touch elsewhere, a wrong corner or slowness begins it anew.
    pub fn touch(
        &mut self,
        at: (f32, f32),
        screen: (f32, f32),
        operator: &Operator,
        now: Duration,
    ) -> bool {
        let Some(corner) = corner_at(at, screen) else {
            self.touched = 0;
            return false;
        };
        if self.touched > 0 && now.saturating_sub(self.since) > operator.within {
            self.touched = 0;
        }
        if operator.corners.get(self.touched) != Some(&corner) {
            self.touched = 0;
        }
        if operator.corners.get(self.touched) == Some(&corner) {
            if self.touched == 0 {
                self.since = now;
            }
            self.touched += 1;
        }
        let complete = self.touched == operator.corners.len();
        if complete {
            self.touched = 0;
        }
        complete
    }
}

fn corner_at((x, y): (f32, f32), (width, height): (f32, f32)) -> Option<Corner> {
    let reach = CORNER * width.min(height);
    let (left, right) = (x <= reach, x >= width - reach);
    let (top, bottom) = (y <= reach, y >= height - reach);
    match (left, right, top, bottom) {
        (true, _, true, _) => Some(Corner::TopLeft),
        (_, true, true, _) => Some(Corner::TopRight),
        (true, _, _, true) => Some(Corner::BottomLeft),
        (_, true, _, true) => Some(Corner::BottomRight),
        _ => None,
    }
}
