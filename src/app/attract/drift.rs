//! Where a camera drifts that nobody holds.

use crate::app::table::camera::View;
use std::f32::consts::TAU;

/// Round the table to either side: radians, and seconds for there and back.
const SWAY: (f32, f32) = (0.42, 96.0);
/// Up and down.
const NOD: (f32, f32) = (0.13, 61.0);
/// Nearer and farther, as a part of the distance.
const REACH: (f32, f32) = (0.07, 77.0);
/// A little farther away than one sits, so that the corners are seen while the table turns.
const BACK: f32 = 1.06;

/// The view after so many seconds, seen from a seat: three slow waves that hardly ever meet.
pub(super) fn drift(seat: View, seconds: f32) -> View {
    let wave = |(by, period): (f32, f32)| by * (TAU * seconds / period).sin();
    View {
        yaw: seat.yaw + wave(SWAY),
        pitch: seat.pitch + wave(NOD),
        distance: seat.distance * (BACK + wave(REACH)),
        ..seat
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::camera::TableCamera;
    use crate::rules::Side;

    #[test]
    fn it_begins_at_the_seat_and_hurries_nowhere() {
        let seat = View::opening(&TableCamera::default(), Side::White, 0.0);
        let first = drift(seat, 0.0);
        assert_eq!((first.yaw, first.pitch), (seat.yaw, seat.pitch));
        for second in 0..600 {
            let (now, next) = (drift(seat, second as f32), drift(seat, second as f32 + 1.0));
            assert!((next.yaw - now.yaw).abs() < 0.03, "{second}");
            assert!((next.pitch - now.pitch).abs() < 0.015, "{second}");
            assert!((next.distance - now.distance).abs() < 0.007, "{second}");
            assert!(now.distance > 0.98, "{second}");
        }
    }
}
