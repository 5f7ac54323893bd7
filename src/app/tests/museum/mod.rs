//! The kiosk without a renderer: a visitor's hands, an operator's, and time.

mod hours;
mod house;
mod locked;
mod operator;
mod traces;
mod visitor;

pub(super) use house::Museum;
use house::noon;
