//! The kiosk without a renderer: a visitor's hands, an operator's, and time.

mod hours;
mod house;
mod locked;
mod operator;
mod traces;
mod visitor;

use house::{Museum, noon};
