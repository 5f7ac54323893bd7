//! Signs of life, wishes and the clock drive the visitor's way; what it says is ordered.

use super::hearing::{Heard, Sign};
use super::{Clock, Kiosked, Ordered, Visiting, Wished};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, drive.in_set(Kiosked::Drive));
}

fn drive(
    clock: Res<Clock>,
    mut visiting: ResMut<Visiting>,
    mut heard: ResMut<Heard>,
    mut wishes: MessageReader<Wished>,
    mut orders: MessageWriter<Ordered>,
) {
    let now = clock.moment();
    let mut errands = Vec::new();
    for sign in heard.take() {
        errands.extend(match sign {
            Sign::Down { finger, at, screen } => {
                visiting.down(finger, at.into(), screen.into(), now)
            }
            Sign::Moved(finger) => visiting.moved(finger, now),
            Sign::Up(finger) => visiting.up(finger, now),
            Sign::Acted => visiting.acted(now),
        });
    }
    for Wished(wish) in wishes.read() {
        errands.extend(visiting.wish(*wish, now));
    }
    errands.extend(visiting.tick(now));
    orders.write_batch(errands.into_iter().map(Ordered));
}
