//! The real app without a window: real plugins and data, no renderer and no sound device.

mod archers_match;
mod by_ear;
mod devices;
mod gamepads;
mod hands;
mod harness;
mod helped;
mod kept;
mod left;
mod looked_through;
mod museum;
mod places;
mod pointing;
mod quick_hands;
#[cfg(unix)]
mod read_aloud;
mod reading;
mod staged;
mod whole_games;

use harness::Table;
