//! The kiosk without a renderer: a visitor's hands, an operator's, and time.

mod faulty;
mod hours;
mod house;
mod locked;
mod operator;
#[cfg(unix)]
mod read_to;
mod sizes;
mod traces;
mod visitor;

pub(super) use house::Museum;
use house::noon;
