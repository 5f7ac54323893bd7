//! The ways out of the program, for the operator and the night: whoever watches over it is told by the exit status.

use super::{Books, Clock, Kiosked, Ordered};
use crate::visit::Errand;
use bevy::prelude::*;
use std::num::NonZeroU8;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, leave.in_set(Kiosked::CarryOut));
}

/// The exit status with which the operator has ended the program: it is not to be started again.
pub const QUIT: u8 = 0;
/// The exit status with which the program asks to be started anew (`EX_TEMPFAIL` of sysexits: try again).
pub const RESTART: u8 = 75;

fn leave(
    mut orders: MessageReader<Ordered>,
    (clock, books): (Res<Clock>, Res<Books>),
    mut exit: MessageWriter<AppExit>,
) {
    for Ordered(errand) in orders.read() {
        let (why, status) = match errand {
            Errand::Restart => ("the program starts itself anew", RESTART),
            Errand::Quit => ("the operator ends the program", QUIT),
            _ => continue,
        };
        books.line(&clock, why);
        books.rest();
        exit.write(NonZeroU8::new(status).map_or(AppExit::Success, AppExit::Error));
    }
}
