//! The kiosk without a renderer: a visitor's hands, an operator's, and time.

mod house;
mod visitor;

use house::Museum;
