//! A visitor's way through the game in a museum, as values: which page is shown, who is still there, who may reach the
//! operator's page, when the doors are open. Knows no clock: every call is told the moment.

mod corners;
mod lock;
mod moment;
mod page;
mod presence;
mod sign;
mod way;

pub use corners::{CORNER, Corners};
pub use lock::{Entry, Lock};
pub use moment::{Moment, waits_until};
pub use page::Page;
pub use presence::{Presence, Watch};
pub use sign::{Count, Errand, Wish};
pub use way::Visit;

#[cfg(test)]
mod tests;
