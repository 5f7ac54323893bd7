//! The program: `cli` carries out the command line; what needs a window is done by `app`.
#![forbid(unsafe_code)]

use latrunculi::cli::{self, Window};
use std::process::ExitCode;

#[cfg(feature = "app")]
const WINDOW: Option<Window> = Some(Window {
    play: latrunculi::app::run,
    picture: latrunculi::app::picture,
    bench: latrunculi::app::bench::run,
    book: latrunculi::app::book,
    exhibit: latrunculi::app::exhibit_picture,
    kiosk: latrunculi::app::soak::kiosk,
});

#[cfg(not(feature = "app"))]
const WINDOW: Option<Window> = None;

fn main() -> ExitCode {
    cli::run(std::env::args_os(), WINDOW)
}
